"""`lynxdeck findings`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.arena import STOPPED, WORKERS_LOST
from lynxdeck.cli.options import MANY, Cluster, Place, Workers, path, text, whole
from lynxdeck.games.refusal import Refusal

if TYPE_CHECKING:
    from lynxdeck.arena.findings import Measurement


def command(
    *,
    page: Annotated[
        Path,
        typer.Option(
            metavar="FILE", parser=path, help="The page; data and pictures lie next to it."
        ),
    ] = Path("findings.md"),
    kept: Annotated[
        Path,
        typer.Option(
            "--resume", metavar="FOLDER", parser=path, help="Keeps results, to go on from."
        ),
    ] = Path("findings-results"),
    game: Annotated[
        str | None, typer.Option(metavar="GAME", parser=text, help="Only this one.")
    ] = None,
    bot: Annotated[str, typer.Option(metavar="BOT", parser=text, help="The strong one.")] = (
        "neural"
    ),
    weaker: Annotated[str, typer.Option(metavar="BOT", parser=text, help="The other one.")] = (
        "greedy"
    ),
    games: Annotated[
        int,
        typer.Option(metavar="N", parser=whole(1, MANY), help="Games a question; whole deals."),
    ] = 2000,
    seed: Annotated[str, typer.Option(metavar="TEXT", parser=text, help="Fixes all chance.")] = (
        "findings"
    ),
    on: Place = None,
    workers: Workers = None,
    address: Cluster = None,
) -> None:
    """Measure what the games are like: every edition and number of seats, by strong bots."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from lynxdeck.arena import findings
    from lynxdeck.arena.interrupts import heard
    from lynxdeck.arena.plots import check
    from lynxdeck.arena.run import INTERRUPTED
    from lynxdeck.arena.workers import workers_on
    from lynxdeck.games import registry

    if page.is_dir():
        raise Refusal("file", f"{page} is a folder: name a file in it.")
    check(page.with_suffix(".svg"))
    chosen = [registry.game(game)] if game else list(registry.games())
    plan = list(findings.studies(chosen, bot=bot, weaker=weaker, count=games, seed=seed))
    kept.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    bar = Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
    task = bar.add_task("games", total=sum(study.total for study in plan))
    found: list[Measurement] = []
    with heard(may_leave=lambda: bar.tasks[task].completed == 0):
        where = workers_on(on, workers=workers, address=address)
        with bar:
            for study in plan:
                bar.update(task, description=study.name)
                outcome = findings.play(study, where, kept, lambda done: bar.advance(task, done))
                if outcome.stopped:
                    why = "Stopped" if outcome.stopped == INTERRUPTED else outcome.stopped
                    sys.stderr.write(f"lynxdeck: {why}; the same command goes on from {kept}.\n")
                    raise typer.Exit(STOPPED if why == "Stopped" else WORKERS_LOST)
                found += findings.rows(study, outcome.results)
        where.close(at_once=False)
    words = f"lynxdeck findings --bot {bot} --weaker {weaker} --games {games} --seed {seed}"
    text = findings.page(found, bot=bot, weaker=weaker, seed=seed, command=words, folder=page.stem)
    _write(page, found, text)
    typer.echo(f"{page} tells what was found.")


def _write(page: Path, found: "list[Measurement]", text: str) -> None:
    """The page, its data and its pictures."""
    from lynxdeck.arena import findings
    from lynxdeck.arena.plots import plot_findings

    beside = page.with_suffix("")
    beside.mkdir(parents=True, exist_ok=True)
    findings.write_data(beside / "findings.csv", found)
    for name in dict.fromkeys(row.game for row in found):
        for file, (measure, title) in findings.PICTURES.items():
            rows = [row for row in found if (row.game, row.measure) == (name, measure)]
            rows = [row for row in rows if row.question in (findings.EQUALS, findings.APART)]
            if not rows:
                continue
            path = beside / f"{name}-{file}.svg"
            plot_findings(rows, title, path, less_even="win" in title)
    page.write_text(text, encoding="utf-8")
