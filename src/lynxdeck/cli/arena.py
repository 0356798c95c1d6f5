"""`lynxdeck arena`, and what `lynxdeck lab` shares with it."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

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
    from lynxdeck.arena.report import Report
    from lynxdeck.arena.session import Outcome
    from lynxdeck.arena.settings import Settings

STOPPED = 130
WORKERS_LOST = 1

Games = Annotated[
    int, typer.Option("--games", metavar="N", min=1, help="How many; rounded up to whole deals.")
]
Time = Annotated[
    float | None,
    typer.Option("--time", metavar="SECONDS", min=0.001, help="Per move, for bots that use it."),
]
SeedText = Annotated[
    str | None,
    typer.Option("--seed", metavar="TEXT", help="Fixes all chance; fresh if none."),
]
On = Annotated[str, typer.Option("--on", metavar="PLACE", help="process, cores or ray.")]
Workers = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", min=1, help="Games at once; one per core if none."),
]
Address = Annotated[
    str | None, typer.Option("--address", metavar="HOST:PORT", help="The Ray cluster's.")
]
Resume = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FILE", help="Keep results there, and continue from them."),
]
Records = Annotated[
    Path | None, typer.Option("--records", metavar="FILE", help="Append all games as records.")
]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="The table as CSV.")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="A .png or .svg.")]


def command(
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT", help="Such as greedy, search:2000, cmd:PROGRAM."),
    ],
    *,
    game: GameName = USUAL,
    edition: EditionName = None,
    changes: Changes = None,
    seats: Seats = None,
    games: Games = 1000,
    time: Time = None,
    seed: SeedText = None,
    mirror: Annotated[
        bool, typer.Option("--mirror", help="With two bots, also swap their roles.")
    ] = False,
    on: On = "cores",
    workers: Workers = None,
    address: Address = None,
    resume: Resume = None,
    records: Records = None,
    csv: Csv = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and rate them. Every deal comes in all seatings."""
    from lynxdeck.arena.report import report
    from lynxdeck.arena.schedule import check_size
    from lynxdeck.arena.settings import checked
    from lynxdeck.games.refusal import Refusal

    if len(bots) < 2:
        raise Refusal("one-bot", "An arena needs two bots or more; the same one may come twice.")
    found, chosen = chosen_edition(game, edition, changes)
    number = chosen_seats(chosen, seats)
    check_size(len(bots), number, games)
    check_files(plot, resume, records, csv)
    text = chosen_seed(seed, resume)
    settings = checked(
        found, [chosen], seats=number, bots=bots, seed=text, time=time, mirror=mirror
    )
    outcome = played(settings, games, on, workers, address, resume, records)
    if outcome.results:
        made = report(settings, outcome.results, planned=outcome.planned, stopped=outcome.stopped)
        (print_json if as_json else _print_table)(made)
        if csv:
            from lynxdeck.arena.tables import bot_rows, write_csv

            write_csv(csv, bot_rows(made))
        if plot:
            from lynxdeck.arena.plots import plot_ratings

            plot_ratings(made, plot)
    say_goodbye(outcome, resume)


def check_files(plot: Path | None, *others: Path | None) -> None:
    """Refuse files that could not be written, before anything is played."""
    import os

    from lynxdeck.games.refusal import Refusal

    for path in (plot, *others):
        if path and (
            path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK)
        ):
            raise Refusal("file", f"{path} cannot be written.")
    if plot:
        from lynxdeck.arena.plots import check

        check(plot)


def chosen_seed(seed: str | None, resume: Path | None) -> str:
    """The seed asked for, else that of the results to go on with, else a fresh one."""
    import secrets

    from lynxdeck.arena.results import seed_of

    kept = seed_of(resume) if resume and seed is None else None
    return seed if seed is not None else kept or secrets.token_hex(4)


def played(
    settings: "Settings",
    games: int,
    on: str,
    workers: int | None,
    address: str | None,
    resume: Path | None,
    records: Path | None,
) -> "Outcome":
    """Play, with a progress bar on standard error while somebody waits."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from lynxdeck.arena.interrupts import heard
    from lynxdeck.arena.places import place
    from lynxdeck.arena.session import run

    console = Console(stderr=True)
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    bar = Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
    task = bar.add_task("games", total=settings.schedule.total(games))
    with heard(may_leave=lambda: bar.tasks[task].completed == 0):
        where = place(on, workers=workers, address=address)
        with bar:
            return run(
                settings,
                where,
                games=games,
                keep=resume,
                records=records,
                watch=lambda done: bar.advance(task, done),
            )


def say_goodbye(outcome: "Outcome", resume: Path | None) -> None:
    """If it ended early, say how to go on, and keep what was played; the exit status."""
    from lynxdeck.arena.session import INTERRUPTED, keep_after_all

    if outcome.stopped is None:
        return
    interrupted = outcome.stopped == INTERRUPTED
    why = "Stopped" if interrupted else outcome.stopped.rstrip(".") + ":"
    count = f"{why} after {len(outcome.results):,} of {counted(outcome.planned, 'game')}"
    kept = resume or Path(f"arena-{outcome.settings.mark}.jsonl")
    if resume is None and outcome.results:
        keep_after_all(outcome, kept)
    where = f"; go on with --resume {kept}" if outcome.results or resume else ""
    sys.stdout.flush()
    sys.stderr.write(f"lynxdeck: {count}{where}.\n")
    raise typer.Exit(STOPPED if interrupted else WORKERS_LOST)


def print_json(made: object) -> None:
    """A report for programs."""
    import msgspec

    typer.echo(msgspec.json.encode(made).decode())


def _print_table(made: "Report") -> None:
    from lynxdeck.cli.screen import console, table

    settings = made.settings
    rows = [
        [
            row.bot,
            f"{row.rating.value:.1f}",
            around(row.rating),
            f"{row.win_share.value:.1%}",
            around(row.win_share, "%"),
            f"{row.score.value:.2f}",
            around(row.score),
            "–" if row.seconds is None else _duration(row.seconds),
            str(row.faults),
        ]
        for row in sorted(made.bots, key=lambda row: -row.rating.value)
    ]
    head = ["bot", "rating", "95 %", "wins", "95 %", "score", "95 %", "a decision", "faults"]
    title = f"{settings.editions[0]}, {settings.seats} seats, seed “{settings.seed}”"
    console().print(table(title, head, rows))
    typer.echo(_footnote(made))
    for row in made.bots:
        if row.faults:
            typer.echo(f"{row.bot}: {faults_sentence(row.faults, row.complaint)}")


def faults_sentence(faults: int, complaint: str | None) -> str:
    """What is told of a bot that failed."""
    count = counted(faults, "fault")
    return f"{count}; the first in {complaint}." if complaint else f"{count}."


def _footnote(made: "Report") -> str:
    dealt = f"{counted(made.deals, 'deal')}, each in {counted(made.per_deal, 'seating')}"
    played = f"{counted(made.games, 'game')}: {dealt}"
    spare = made.games - made.deals * made.per_deal
    if spare:
        played += f", and {spare:,} of unfinished deals" + (", not counted" if made.deals else "")
    return f"{played}. Wins and score are a seat's; an even share is {made.even_share:.1%}."


def around(estimate: "Estimate", unit: str = "") -> str:
    """An interval as people write it."""
    if estimate.low is None or estimate.high is None:
        return "–"
    scale, digits = (100, 1) if unit else (1, 2)
    return f"{estimate.low * scale:z.{digits}f} to {estimate.high * scale:z.{digits}f}{unit}"


def _duration(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"
