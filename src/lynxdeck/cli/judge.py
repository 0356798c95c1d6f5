"""`lynxdeck judge`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import AsJson, Cluster, Place, Workers, file, path, whole
from lynxdeck.cli.record import Intake
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.text import counted

if TYPE_CHECKING:
    from lynxdeck.judging import JudgedMove, SeatResult, Verdict


def command(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE", parser=file, help="- for standard input.")
    ],
    *,
    moves: Annotated[
        bool, typer.Option("--moves", help="Every choice, not only those that cost.")
    ] = False,
    redeals: Annotated[
        int,
        typer.Option(
            metavar="N", parser=whole(2, 100_000), help="Deals by which each choice is weighed."
        ),
    ] = 256,
    on: Place = None,
    workers: Workers = None,
    address: Cluster = None,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", parser=path, help="The curve of the game, .png or .svg."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Judge records: what luck brought, what choices cost, what the others gave away."""
    from lynxdeck.arena.interrupts import heard
    from lynxdeck.arena.judged import judged
    from lynxdeck.arena.workers import PROCESS, LostWorkerError, workers_on
    from lynxdeck.cli.arena import check_files, check_judge
    from lynxdeck.games.registry import game
    from lynxdeck.judging.judge import Care

    check_files(plot)
    intake = Intake()
    records = [record for _, record in intake.records(files)]
    if not records:
        intake.miss(files)
        raise typer.Exit(intake.status)
    if plot and len(records) > 1:
        raise Refusal("plot", f"A plot shows one game; there are {len(records):,}.")
    for name in dict.fromkeys(record.position.game.name for record in records):
        check_judge(game(name))
    with heard():
        few = PROCESS if len(records) == 1 and on is None else on
        where = workers_on(few, workers=workers, address=address)
        stopped = True
        try:
            for number, verdict in enumerate(judged(records, where, Care(redeals=redeals))):
                _tell(verdict, number, every=moves, as_json=as_json)
                if plot:
                    from lynxdeck.arena.plots import plot_verdict

                    plot_verdict(verdict, plot)
            stopped = False
        except LostWorkerError as fault:
            raise Refusal("workers", str(fault)) from fault
        finally:
            where.close(at_once=stopped)
    raise typer.Exit(intake.status)


def _tell(verdict: "Verdict", number: int, *, every: bool, as_json: bool) -> None:
    if as_json:
        from lynxdeck.cli.arena import print_json

        print_json(verdict)
    else:
        if number:
            print()
        _print(verdict, every=every)


def _print(verdict: "Verdict", *, every: bool) -> None:
    from lynxdeck.cli.output import TextTable, say, show

    seats = len(verdict.seats)
    state = "" if verdict.over else "; it is not over, so results are what can be expected"
    title = f"{verdict.game}, {verdict.edition}: share of the win, in points of 100{state}"
    dice = any(row.rolls for row in verdict.seats)
    kinds = ["deal", "cards", *(["rolls"] if dice else [])]
    whole_head = ["seat", "result", "luck", *kinds, "skill", "others"]
    exact = [
        [row.name, _points(row.result, ""), _points(row.luck)]
        + [_points(getattr(row, kind)) for kind in kinds]
        + [_points(row.skill), _points(row.others)]
        for row in verdict.seats
    ]
    brief = [[*cells[:3], *cells[-2:]] for cells in exact]
    show(
        title,
        TextTable(whole_head, exact),
        TextTable(["seat", "result", "luck", "skill", "others"], brief),
    )
    say(
        f"Result less {_points(1 / seats, '')}, the even share, is luck + skill + others. Judged"
        f" by network {verdict.network}, each choice by {counted(verdict.redeals, 'deal')}."
    )
    print()
    told = [move for move in verdict.moves if move.prefers and (every or move.cost)]
    if told:
        rows = [_cells(move, verdict.seats) for move in told]
        head = ["move", "seat", "played", "better", "before", "after", "cost", "error"]
        short = [[*row[:4], row[6]] for row in rows]
        show(
            "Every choice:" if every else "Choices that cost something:",
            TextTable(head, rows),
            TextTable([*head[:4], "cost"], short),
        )
    close = sum(row.close for row in verdict.seats)
    choices = sum(row.choices for row in verdict.seats)
    say(f"{counted(choices, 'choice')}; {close:,} of them too close to call.")


def _cells(move: "JudgedMove", seats: "list[SeatResult]") -> list[str]:
    same = move.gap == 0
    return [
        str(move.number),
        seats[move.seat - 1].name,
        move.token,
        "–" if same else str(move.prefers),
        _points(move.before or 0.0, ""),
        _points(move.after or 0.0, ""),
        "–" if same else "close" if move.close else _points(move.cost, ""),
        "–" if same else _points(move.error, ""),
    ]


def _points(share: float, sign: str = "+") -> str:
    """A share of the win in points.

    >>> _points(0.125), _points(-0.04), _points(0.5, "")
    ('+12.5', '-4.0', '50.0')
    """
    return f"{100 * share:{sign}z.1f}"
