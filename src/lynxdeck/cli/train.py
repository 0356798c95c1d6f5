"""`lynxdeck train`."""

import importlib.util
from pathlib import Path
from typing import Annotated

import typer

from lynxdeck.cli.options import GameWord, decimal, path, text
from lynxdeck.games.refusal import Refusal, not_installed

NETWORKS = ("teacher", "student")


def command(
    name: GameWord,
    *,
    folder: Annotated[
        Path,
        typer.Option(
            metavar="FOLDER", parser=path, help="Keeps what is learnt; the same one goes on."
        ),
    ] = Path("training"),
    plan: Annotated[
        Path | None,
        typer.Option(metavar="FILE", parser=path, help="How they learn; the game's own if none."),
    ] = None,
    only: Annotated[
        str | None, typer.Option(metavar="NETWORK", parser=text, help="teacher or student.")
    ] = None,
    minutes: Annotated[
        float,
        typer.Option(
            metavar="N", parser=decimal(0, 10_000), help="Stop before; go on at any time."
        ),
    ] = 9.0,
    device: Annotated[
        str | None,
        typer.Option(metavar="DEVICE", parser=text, help="cuda or cpu; a GPU if there is one."),
    ] = None,
) -> None:
    """Train a game's networks from nothing: a large teacher, then the small student to ship."""
    if only not in (None, *NETWORKS):
        raise Refusal("network", f"--only is teacher or student, not “{only}”.")
    if device not in (None, "cuda", "cpu"):
        raise Refusal("device", f"--device is cuda or cpu, not “{device}”.")
    if importlib.util.find_spec("torch") is None:
        raise not_installed("Training needs PyTorch", "train")
    from lynxdeck.arena.plots import plot_curve
    from lynxdeck.games.registry import game
    from lynxdeck.train import plan as plans
    from lynxdeck.train import run

    found = game(name).name
    chosen = plans.read_plan(plan or plans.FOLDER / f"{found}.toml")
    if chosen.game != found:
        raise Refusal("plan", f"That plan is for {chosen.game}, not for {found}.")
    kept = folder / found
    until = run.deadline(minutes)
    for network in NETWORKS if only is None else [only]:
        if network == "student" and not (kept / run.TEACHER).exists():
            raise Refusal("no-teacher", f"There is no {run.TEACHER} in {kept} to learn from.")
        learnt = run.train(
            chosen, network, kept, until=until, device=device or run.best_device(), report=_show
        )
        if (kept / network / run.CURVE).exists():
            plot_curve(kept / network / run.CURVE, kept / f"{network}.svg")
        if not learnt:
            typer.echo(f"Time is up; the same command goes on from {kept}.")
            return
    typer.echo(f"All that is planned is learnt: it lies in {kept}.")


def _show(network: str, row: dict[str, float]) -> None:
    won = ", ".join(f"{100 * row[f'greedy_{seats}']:.1f} %" for seats in (2, 3, 4))
    rate = row["decisions_per_second"] / 1e6
    typer.echo(
        f"{network}, update {row['updates']}: wins {won} against greedy at 2, 3 and 4 seats; "
        f"{rate:.2f} million decisions a second"
    )
