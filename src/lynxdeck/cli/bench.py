"""`lynxdeck bench`."""

import os
from typing import Annotated, Any

import typer

from lynxdeck.cli.options import AsJson


def command(
    *,
    edition: Annotated[str | None, typer.Option("--edition", help="Only this one.")] = None,
    runs: Annotated[int, typer.Option(min=1, help="Runs, of which the median counts.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.001, help="Seconds a run.")] = 0.1,
    cores: Annotated[int, typer.Option(min=1, help="Threads at once.")] = os.cpu_count() or 1,
    as_json: AsJson = False,
) -> None:
    """Measure random play: each edition and seat count, one core and all, listing and not."""
    from lynxdeck.games import bench
    from lynxdeck.games.refusal import Refusal
    from lynxdeck.games.registry import games

    names = [one.name for game in games() for one in game.editions]
    if edition and edition not in names:
        raise Refusal(
            "unknown-edition", f"“{edition}” is no edition; there are {', '.join(names)}."
        )
    total = sum(
        len(one.players) for game in games() for one in game.editions if edition in (None, one.name)
    )
    rows = _watched(bench.table(only=edition, runs=runs, seconds=seconds, cores=cores), total)
    (_print_json if as_json else _print_table)(rows, bench.machine(), cores)


def _watched(rows: Any, total: int) -> list[Any]:
    """All rows, with a progress bar on standard error while somebody waits for them."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return list(
        track(rows, "Playing", total=total, console=console, disable=not console.is_terminal)
    )


def _print_json(rows: list[Any], machine: dict[str, str], cores: int) -> None:
    import json
    from dataclasses import asdict

    measured = [asdict(row) for row in rows]
    typer.echo(json.dumps({"machine": machine, "threads": cores, "rows": measured}, indent=1))


def _print_table(rows: list[Any], machine: dict[str, str], cores: int) -> None:
    from lynxdeck.cli.screen import console, table

    head = ["edition", "seats", "games/s", "decisions/s", "listing", f"on {cores} cores", "cores ÷"]
    body = [
        [
            row.edition,
            str(row.seats),
            f"{row.games:,.0f}",
            f"{row.decisions / 1e6:.1f} M",
            f"{row.listing / 1e6:.1f} M",
            f"{row.all_cores / 1e6:.1f} M",
            f"{row.all_cores / row.decisions:.2f}",
        ]
        for row in rows
    ]
    console().print(table("Random play, median of runs", head, body))
    typer.echo(", ".join(f"{name} {value}" for name, value in machine.items()))
