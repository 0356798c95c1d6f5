"""`lynxdeck lab`."""

from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.arena import (
    Address,
    Csv,
    Games,
    On,
    Plot,
    Records,
    Resume,
    SeedText,
    Time,
    Workers,
    around,
    check_files,
    chosen_seed,
    played,
    print_json,
    say_goodbye,
)
from lynxdeck.cli.options import (
    USUAL,
    AsJson,
    Changes,
    EditionName,
    GameName,
    Seats,
    chosen_edition,
    chosen_seats,
)
from lynxdeck.locale.english import counted

if TYPE_CHECKING:
    from lynxdeck.arena.intervals import Estimate
    from lynxdeck.arena.lab import Comparison, Row


def command(
    bots: Annotated[
        list[str] | None, typer.Argument(metavar="BOT", help="Who plays; greedy if nobody.")
    ] = None,
    *,
    game: GameName = USUAL,
    edition: EditionName = None,
    changes: Changes = None,
    seats: Seats = None,
    games: Games = 1000,
    time: Time = None,
    seed: SeedText = None,
    on: On = "cores",
    workers: Workers = None,
    address: Address = None,
    resume: Resume = None,
    records: Records = None,
    csv: Csv = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """See what a change of flags does. The same deals are played with and without."""
    from lynxdeck.arena import lab
    from lynxdeck.arena.settings import checked
    from lynxdeck.games.refusal import Refusal

    found, base = chosen_edition(game, edition, None)
    twin = lab.changed(found, base, changes or [])
    number = chosen_seats(twin if len(twin.players) < len(base.players) else base, seats)
    players = bots or ["greedy"]
    if len(players) > number:
        raise Refusal("too-many-bots", f"{len(players)} bots cannot sit on {number} seats.")
    check_files(plot, resume, records, csv)
    text = chosen_seed(seed, resume)
    settings = checked(found, [base, twin], seats=number, bots=players, seed=text, time=time)
    outcome = played(settings, games, on, workers, address, resume, records)
    made = lab.compare(settings, outcome.results, planned=outcome.planned, stopped=outcome.stopped)
    if made.deals:
        (print_json if as_json else _print_table)(made)
        if csv:
            from lynxdeck.arena.tables import measure_rows, write_csv

            write_csv(csv, measure_rows(made))
        if plot:
            from lynxdeck.arena.plots import plot_comparison

            plot_comparison(made, plot)
    say_goodbye(outcome, resume)


def _print_table(made: "Comparison") -> None:
    from lynxdeck.arena.lab import title
    from lynxdeck.cli.screen import console, table

    settings = made.settings
    rows = [
        [
            row.measure,
            *_cells(row, row.unchanged),
            *_cells(row, row.changed),
            *_cells(row, row.difference, sign="+"),
            "clear" if row.clear else "",
        ]
        for row in made.measures
    ]
    head = ["measure", "unchanged", "95 %", "changed", "95 %", "difference", "95 %", ""]
    console().print(table(title(settings), head, rows))
    each = settings.schedule.per_edition
    seatings = f", in {each} seatings" if each > 1 else ""
    typer.echo(
        f"{counted(made.deals, 'deal')}, {settings.seats} seats,"
        f" each played with and without the change{seatings}, by {', '.join(settings.names)};"
        f" seed “{settings.seed}”."
        " Clear: the interval of the difference leaves 0 out."
    )


def _cells(row: "Row", estimate: "Estimate", *, sign: str = "") -> list[str]:
    if row.is_share:
        return [f"{estimate.value:{sign}z.1%}", around(estimate, "%")]
    return [f"{estimate.value:{sign}z.2f}", around(estimate)]
