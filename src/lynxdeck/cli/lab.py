"""`lynxdeck lab`."""

from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.arena import RunOptions, around, played, print_json, say_goodbye, short
from lynxdeck.cli.options import chosen_edition, chosen_seats, flattened, text
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.text import counted

if TYPE_CHECKING:
    from lynxdeck.arena.lab import Comparison, MeasureRow
    from lynxdeck.arena.report import Estimate


@flattened
def command(
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOT", parser=text, help="Who plays; greedy if nobody."),
    ] = None,
    *,
    wanted: RunOptions,
) -> None:
    """See what a change of flags does. The same deals are played with and without."""
    from lynxdeck.arena import lab

    found, base = chosen_edition(wanted.game, wanted.edition, None, wanted.seats)
    twin = lab.changed(found, base, wanted.changes or [])
    number = chosen_seats(twin if len(twin.players) < len(base.players) else base, wanted.seats)
    players = bots or ["greedy"]
    if len(players) > number:
        raise Refusal("too-many-bots", f"{len(players)} bots cannot sit on {number} seats.")
    outcome = played(wanted, found, [base, twin], number, players)
    made = lab.compare(
        outcome.settings, outcome.results, planned=outcome.planned, stopped=outcome.stopped
    )
    if made.deals:
        (print_json if wanted.as_json else _print_table)(made)
        if wanted.csv:
            from lynxdeck.arena.report import write_csv

            write_csv(wanted.csv, lab.measure_rows(made))
        if wanted.plot:
            from lynxdeck.arena.plots import plot_comparison

            plot_comparison(made, wanted.plot)
    say_goodbye(outcome, wanted.resume)


def _print_table(made: "Comparison") -> None:
    from lynxdeck.arena.lab import title
    from lynxdeck.cli.output import TextTable, say, show

    settings = made.settings
    exact = [
        [
            row.measure,
            *_cells(row, row.unchanged),
            *_cells(row, row.changed),
            *_cells(row, row.difference, sign="+"),
            "clear" if row.clear else "",
        ]
        for row in made.measures
    ]
    brief = [
        [
            row.measure,
            _short(row, row.unchanged),
            _short(row, row.changed),
            _short(row, row.difference, sign="+"),
            "clear" if row.clear else "",
        ]
        for row in made.measures
    ]
    head = ["measure", "unchanged", "95 %", "changed", "95 %", "difference", "95 %", ""]
    heading = ["measure", "unchanged", "changed", "difference", ""]
    show(title(settings), TextTable(head, exact), TextTable(heading, brief))
    each = settings.schedule.per_edition
    seatings = f", in {each} seatings" if each > 1 else ""
    say(
        f"{counted(made.deals, 'deal')}, {settings.seats} seats,"
        f" each played with and without the change{seatings}, by {', '.join(settings.names)};"
        f" seed “{settings.seed}”."
        " Clear: the interval of the difference leaves 0 out."
    )


def _cells(row: "MeasureRow", estimate: "Estimate", *, sign: str = "") -> list[str]:
    if row.is_share:
        return [f"{estimate.value:{sign}z.1%}", around(estimate, "%")]
    return [f"{estimate.value:{sign}z.2f}", around(estimate)]


def _short(row: "MeasureRow", estimate: "Estimate", *, sign: str = "") -> str:
    unit = "%" if row.is_share else ""
    return short(estimate, unit, digits=0 if unit else 1, sign=sign)
