"""`lynxdeck bench`."""

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import DAY_S, AsJson, decimal, text, whole

if TYPE_CHECKING:
    from lynxdeck.games.bench import BenchRow


def command(
    *,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="NAME", parser=text, help="Only this one.")
    ] = None,
    runs: Annotated[
        int, typer.Option(metavar="N", parser=whole(1, 1000), help="Runs; the median counts.")
    ] = 5,
    seconds: Annotated[
        float, typer.Option(metavar="SECONDS", parser=decimal(0.001, DAY_S), help="Per run.")
    ] = 0.1,
    cores: Annotated[
        int, typer.Option(metavar="N", parser=whole(1, 1000), help="Threads at once.")
    ] = os.cpu_count() or 1,
    gpu: Annotated[bool, typer.Option("--gpu", help="On a CUDA device instead.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure random play of each edition on this machine."""
    from lynxdeck.arena.interrupts import heard
    from lynxdeck.games import bench
    from lynxdeck.games.ready import check_compiler
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
    check_compiler()
    with heard():
        if gpu:
            _print_gpu(edition, as_json=as_json)
            return
        rows = _watched(bench.table(only=edition, runs=runs, seconds=seconds, cores=cores), total)
        (_print_json if as_json else _print_table)(rows, bench.machine(), cores)


def _print_gpu(edition: str | None, *, as_json: bool) -> None:
    import json

    from lynxdeck.games import bench
    from lynxdeck.games.refusal import Refusal
    from lynxdeck.games.registry import games

    for game in games():
        for one in game.editions:
            if edition in (None, one.name):
                for seats in one.players:
                    rate = bench.on_gpu(game.name, one.name, seats)
                    if rate is None:
                        raise Refusal("no-gpu", "There is no CUDA device that Numba can use here.")
                    row = {"edition": one.name, "seats": seats, "decisions": rate}
                    text = f"{one.name:20} {seats} seats {rate / 1e9:6.2f} billion decisions/s"
                    print(json.dumps(row) if as_json else text)


def _watched(rows: "Iterable[BenchRow]", total: int) -> "list[BenchRow]":
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return list(
        track(rows, "Playing", total=total, console=console, disable=not console.is_terminal)
    )


def _print_json(rows: "list[BenchRow]", machine: dict[str, str], cores: int) -> None:
    import json
    from dataclasses import asdict

    measured = [asdict(row) for row in rows]
    print(json.dumps({"machine": machine, "threads": cores, "rows": measured}, indent=1))


def _print_table(rows: "list[BenchRow]", machine: dict[str, str], cores: int) -> None:
    from lynxdeck.cli.output import TextTable, say, show

    head = ["edition", "seats", "games/s", "decisions/s", "listing", f"{cores} cores", "cores ÷"]
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
    show("Random play, median of runs", TextTable(head, body))
    say(", ".join(f"{name} {value}" for name, value in machine.items()))
