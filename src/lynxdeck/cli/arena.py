"""`lynxdeck arena`, and what `lynxdeck lab` shares with it."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import (
    DAY_S,
    MANY,
    AsJson,
    Cluster,
    GameOptions,
    Place,
    Workers,
    chosen_edition,
    chosen_seats,
    decimal,
    flattened,
    path,
    text,
    whole,
)
from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.text import counted

if TYPE_CHECKING:
    from lynxdeck.arena.judged import Luck
    from lynxdeck.arena.report import Estimate, Report
    from lynxdeck.arena.run import Outcome
    from lynxdeck.games.edition import Edition
    from lynxdeck.games.registry import Game

STOPPED = 130
WORKERS_LOST = 1


@dataclass(frozen=True)
class RunOptions(GameOptions):
    games: Annotated[
        int,
        typer.Option(
            metavar="N", parser=whole(1, MANY), help="How many; rounded up to whole deals."
        ),
    ] = 1000
    time: Annotated[
        float | None,
        typer.Option(
            "--time",
            metavar="SECONDS",
            parser=decimal(0.001, DAY_S),
            help="Per move, for bots that use it.",
        ),
    ] = None
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", parser=text, help="Fixes all chance; fresh if none."),
    ] = None
    on: Place = None
    workers: Workers = None
    address: Cluster = None
    resume: Annotated[
        Path | None,
        typer.Option(
            "--resume",
            metavar="FILE",
            parser=path,
            help="Keep results there, and continue from them.",
        ),
    ] = None
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", parser=path, help="Append all games as records.")
    ] = None
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", parser=path, help="The table as CSV.")
    ] = None
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", parser=path, help="A .png or .svg.")
    ] = None
    as_json: AsJson = False


@flattened
def command(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT", parser=text, help="Such as greedy, search:2000, cmd:PROGRAM."
        ),
    ],
    *,
    mirror: Annotated[bool, typer.Option(help="With two bots, also swap their roles.")] = False,
    luck_adjusted: Annotated[
        bool, typer.Option("--luck-adjusted", help="Also tell wins without what luck brought.")
    ] = False,
    wanted: RunOptions,
) -> None:
    """Let bots play many games and rate them. Every deal comes in all seatings."""
    from lynxdeck.arena.report import bot_rows, report, write_csv
    from lynxdeck.arena.settings import check_size

    if len(bots) < 2:
        raise Refusal("one-bot", "An arena needs two bots or more; the same one may come twice.")
    found, chosen = chosen_edition(wanted.game, wanted.edition, wanted.changes, wanted.seats)
    number = chosen_seats(chosen, wanted.seats)
    check_size(len(bots), number, wanted.games)
    _check_ratings(wanted.plot)
    if luck_adjusted:
        check_judge(found)
    outcome = played(wanted, found, [chosen], number, bots, mirror=mirror)
    if outcome.results:
        made = report(
            outcome.settings,
            outcome.results,
            planned=outcome.planned,
            stopped=outcome.stopped,
            luck=_luck(outcome, wanted) if luck_adjusted else None,
        )
        (print_json if wanted.as_json else _print_table)(made)
        if wanted.csv:
            write_csv(wanted.csv, bot_rows(made))
        if wanted.plot:
            from lynxdeck.arena.plots import plot_ratings

            plot_ratings(made, wanted.plot)
    say_goodbye(outcome, wanted.resume)


def check_judge(found: "Game") -> None:
    """Refuse, before anything is played, a game that nobody can judge here."""
    from lynxdeck.bots.engine import say_compiling_network
    from lynxdeck.judging import Judge

    Judge(found, None)
    say_compiling_network(found)


def _luck(outcome: "Outcome", wanted: RunOptions) -> "Luck":
    """What luck brought in every game, found out where the games were played."""
    from lynxdeck.arena.interrupts import heard
    from lynxdeck.arena.judged import luck_of
    from lynxdeck.arena.workers import workers_on

    with heard():
        where = workers_on(wanted.on, workers=wanted.workers, address=wanted.address)
        try:
            return luck_of(outcome.settings, outcome.results, where)
        finally:
            where.close(at_once=False)


def _check_ratings(plot: Path | None) -> None:
    """Say before anything is played that there will be no ratings; a plot has nothing else."""
    from lynxdeck.arena.report import can_rate
    from lynxdeck.games.ready import say_once
    from lynxdeck.games.refusal import install, not_installed

    if can_rate():
        return
    if plot:
        raise not_installed("A plot of ratings needs openskill", "arena")
    say_once(f"There are no ratings without openskill: {install('arena')} brings it.")


def check_files(plot: Path | None, *others: Path | None) -> None:
    import os

    for file in (plot, *others):
        if file and (
            file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK)
        ):
            raise Refusal("file", f"{file} cannot be written.")
    if plot:
        from lynxdeck.arena.plots import check

        check(plot)


def _chosen_seed(seed: str | None, resume: Path | None) -> str:
    import secrets

    from lynxdeck.arena.results import seed_of

    kept = seed_of(resume) if resume and seed is None else None
    return seed if seed is not None else kept or secrets.token_hex(4)


def played(
    wanted: RunOptions,
    found: "Game",
    editions: "list[Edition]",
    seats: int,
    bots: list[str],
    *,
    mirror: bool = False,
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
    from lynxdeck.arena.run import run
    from lynxdeck.arena.settings import checked
    from lynxdeck.arena.workers import workers_on

    check_files(wanted.plot, wanted.resume, wanted.records, wanted.csv)
    seed = _chosen_seed(wanted.seed, wanted.resume)
    settings = checked(
        found, editions, seats=seats, bots=bots, seed=seed, time=wanted.time, mirror=mirror
    )
    console = Console(stderr=True)
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    bar = Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
    task = bar.add_task("games", total=settings.schedule.total(wanted.games))
    with heard(may_leave=lambda: bar.tasks[task].completed == 0):
        where = workers_on(wanted.on, workers=wanted.workers, address=wanted.address)
        with bar:
            return run(
                settings,
                where,
                games=wanted.games,
                keep=wanted.resume,
                records=wanted.records,
                watch=lambda done: bar.advance(task, done),
            )


def say_goodbye(outcome: "Outcome", resume: Path | None) -> None:
    """If it ended early, say how to go on, and keep what was played; the exit status."""
    from lynxdeck.arena.run import INTERRUPTED, keep_after_all

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
    import msgspec

    print(msgspec.json.encode(made).decode())


def _print_table(made: "Report") -> None:
    from lynxdeck.cli.output import TextTable, say, show

    settings = made.settings
    bots = sorted(made.bots, key=lambda row: -(row.rating or row.win_share).value)
    exact = [
        [
            row.bot,
            *([f"{row.rating.value:.1f}", around(row.rating)] if row.rating else ["–", "–"]),
            f"{row.win_share.value:.1%}",
            around(row.win_share, "%"),
            *([f"{row.adjusted.value:.1%}", around(row.adjusted, "%")] if row.adjusted else []),
            f"{row.score.value:.2f}",
            around(row.score),
            "–" if row.seconds is None else _duration(row.seconds),
            str(row.faults),
        ]
        for row in bots
    ]
    brief = [
        [
            row.bot,
            short(row.rating) if row.rating else "–",
            short(row.win_share, "%"),
            *([short(row.adjusted, "%")] if row.adjusted else []),
            short(row.score, digits=1),
            "–" if row.seconds is None else _duration(row.seconds),
            str(row.faults),
        ]
        for row in bots
    ]
    without = ["without luck"] if made.network else []
    head = ["bot", "rating", "95 %", "wins", "95 %", *without, *["95 %" for _ in without]]
    head += ["score", "95 %", "a decision", "faults"]
    heading = ["bot", "rating", "wins", *without, "score", "time", "faults"]
    title = f"{settings.editions[0]}, {settings.seats} seats, seed “{settings.seed}”"
    show(title, TextTable(head, exact), TextTable(heading, brief))
    say(_footnote(made))
    for row in made.bots:
        if row.faults:
            say(f"{row.bot}: {faults_sentence(row.faults, row.complaint)}")


def faults_sentence(faults: int, complaint: str | None) -> str:
    count = counted(faults, "fault")
    return f"{count}; the first in {complaint}." if complaint else f"{count}."


def _footnote(made: "Report") -> str:
    dealt = f"{counted(made.deals, 'deal')}, each in {counted(made.per_deal, 'seating')}"
    played = f"{counted(made.games, 'game')}: {dealt}"
    spare = made.games - made.deals * made.per_deal
    if spare:
        played += f", and {spare:,} of unfinished deals" + (", not counted" if made.deals else "")
    told = f"{played}. Wins and score are a seat's; an even share is {made.even_share:.1%}."
    return f"{told} Luck is told by network {made.network}." if made.network else told


def around(estimate: "Estimate", unit: str = "") -> str:
    if estimate.low is None or estimate.high is None:
        return "–"
    scale, digits = (100, 1) if unit else (1, 2)
    return f"{estimate.low * scale:z.{digits}f} to {estimate.high * scale:z.{digits}f}{unit}"


def short(estimate: "Estimate", unit: str = "", *, digits: int = 0, sign: str = "") -> str:
    """A figure with its interval, in fewer decimals.

    >>> from lynxdeck.arena.report import Estimate
    >>> short(Estimate(0.5, 0.446, 0.554), "%"), short(Estimate(-1.25, -2.5, 0.04), digits=1)
    ('50.0% (45–55)', '-1.2 (-2.5 to 0.0)')
    """
    scale = 100 if unit else 1
    text = f"{estimate.value * scale:{sign}z.1f}{unit}"
    if estimate.low is None or estimate.high is None:
        return text
    low, high = f"{estimate.low * scale:z.{digits}f}", f"{estimate.high * scale:z.{digits}f}"
    return f"{text} ({low} to {high})" if low[0] == "-" else f"{text} ({low}–{high})"


def _duration(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"
