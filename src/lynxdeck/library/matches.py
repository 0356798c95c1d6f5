"""Many games at once: who wins more often, and what came of every game."""

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Literal, NamedTuple

from lynxdeck.arena.judged import luck_of
from lynxdeck.arena.report import (
    BotRow,
    Cells,
    Estimate,
    Report,
    bot_rows,
    mean,
    report,
    write_csv,
)
from lynxdeck.arena.results import GameResult
from lynxdeck.arena.run import Outcome, run
from lynxdeck.arena.settings import Meeting, RunSettings, checked
from lynxdeck.arena.workers import CorePool, InProcess, Workers
from lynxdeck.bots import registry
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.library.players import Called, Choose, Player, name_of
from lynxdeck.library.position import Flags, agreed, plain_seed, whole
from lynxdeck.locale.text import counted

if TYPE_CHECKING:
    from pandas import DataFrame


class Played(NamedTuple):
    """One game of many."""

    number: int
    """From 1."""
    deal: int
    """Games of one deal have the same cards, and the bots change seats."""
    seating: tuple[str, ...]
    """Who sat where."""
    start: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats, from 1."""
    end: str
    turns: int


class Results(Sequence[BotRow]):
    """How the bots did: a row for each of them, in the order they were named."""

    def __init__(self, made: Report, outcome: Outcome) -> None:
        self._made = made
        self._outcome = outcome

    def __len__(self) -> int:
        return len(self._made.bots)

    def __getitem__(self, which: int | str) -> BotRow:  # type: ignore[override]
        """A bot's row, by its place or its name."""
        if isinstance(which, int):
            return self._made.bots[which]
        for row in self._made.bots:
            if row.bot == which:
                return row
        names = ", ".join(row.bot for row in self._made.bots)
        raise KeyError(f"{which!r} did not play; {names} did")

    @property
    def settings(self) -> RunSettings:
        """What was played; with its seed the same games can be played again."""
        return self._made.settings

    @property
    def rows(self) -> list[Cells]:
        """A dictionary for each bot, bounds of 95 % included."""
        return bot_rows(self._made)

    @property
    def games(self) -> list[Played]:
        """Every game. Those of one deal are no independent trials: see `mean`."""
        names, schedule = self.settings.names, self.settings.schedule
        return [_played(one, schedule.at(one.game), names) for one in self._outcome.results]

    def mean(self, measure: Callable[[Played], float]) -> Estimate:
        """What a measure of a game comes to, with bounds of 95 % counted by deals.

        Games of one deal share its luck, and are one and the same where all bots are: who took
        each for a trial of its own would get bounds that are too narrow.
        """
        deals: dict[int, list[float]] = {}
        for game in self.games:
            deals.setdefault(game.deal, []).append(float(measure(game)))
        return mean([fmean(values) for values in deals.values()])

    def frame(self) -> "DataFrame":
        """The rows as a DataFrame, where pandas is installed."""
        return framed(self.rows)

    def games_frame(self) -> "DataFrame":
        """The games as a DataFrame, where pandas is installed."""
        return framed([game._asdict() for game in self.games])

    def to_csv(self, path: str | Path) -> None:
        """Write the rows to a file."""
        write_csv(Path(path), self.rows)

    def __str__(self) -> str:
        width = max(len(row.bot) for row in self)
        head = f"{'bot':{width}}  {'wins':>7}  {'from':>7}  {'to':>7}  {'score':>7}"
        faults = [
            f"{row.bot}: {counted(row.faults, 'fault')}, the first in {row.complaint}"
            for row in self
            if row.faults
        ]
        return "\n".join([head, *(_line(row, width) for row in self), *faults])

    __repr__ = __str__


def _played(one: GameResult, meeting: Meeting, names: Sequence[str]) -> Played:
    return Played(
        number=one.game + 1,
        deal=meeting.deal + 1,
        seating=tuple(names[bot] for bot in meeting.seating),
        start=meeting.start + 1,
        scores=tuple(one.scores),
        winners=tuple(one.winners),
        end=one.end,
        turns=one.turns,
    )


def _line(row: BotRow, width: int) -> str:
    share, score = row.win_share, row.score
    low, high = (f"{x:7.1%}" if x is not None else " " * 7 for x in (share.low, share.high))
    return f"{row.bot:{width}}  {share.value:7.1%}  {low}  {high}  {score.value:7.2f}"


def framed(rows: Sequence[Mapping[str, object]]) -> "DataFrame":
    try:
        from pandas import DataFrame
    except ImportError as fault:
        raise Refusal("pandas", "For a DataFrame, install pandas: pip install pandas") from fault
    return DataFrame(rows)


def play(
    game: str,
    bots: Sequence[str | Player | Choose],
    *,
    games: int = 1000,
    edition: str | None = None,
    flags: Flags | None = None,
    seats: int | None = None,
    seed: int | str | None = None,
    workers: int = 1,
    faults: Literal["raise", "count"] = "raise",
    luck_adjusted: bool = False,
) -> Results:
    """Let bots play many games, every deal in all seatings, and sum up.

    A bot is a name, what `bot` made of one, or a function that gets a view and answers with a
    token. Functions play in this process; names alone may be spread over several `workers`.
    What a function raises is raised here. With `faults="count"` it costs the function the rest of
    that game, and is counted and told in the results, as what outside programs do wrong is.

    With `luck_adjusted` each row also has `adjusted`: its share of the win less what luck brought.

    >>> import lynxdeck
    >>> results = lynxdeck.play("push", ["greedy", "random"], games=60, seats=2, seed=1)
    >>> results["greedy"].win_share.value > results["random"].win_share.value
    True
    """
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) < 2:
        raise Refusal("one-bot", "A match needs two bots or more; the same one may come twice.")
    for one in bots:
        if not isinstance(one, str | Player) and not callable(one):
            raise Refusal("unknown-bot", f"A bot is a name or a function, not {one!r}.")
    if faults not in ("raise", "count"):
        raise Refusal("faults", f"faults is “raise” or “count”, not {faults!r}.")
    found, chosen, number = agreed(game, edition, flags, seats)
    planned, processes = whole("games", games), whole("workers", workers)
    named = _named(bots)
    own = {name: one for name, one in named if not isinstance(one, str | Player)}
    with guests(found, own, raises=faults == "raise"):
        settings = checked(
            found,
            [chosen],
            seats=number,
            bots=[name for name, _ in named],
            seed=plain_seed(seed).text,
        )
        place = _place(processes, own)
        outcome = run(settings, place, games=planned, stay=luck_adjusted)
    if outcome.stopped and not outcome.results:
        raise KeyboardInterrupt
    luck = None
    if luck_adjusted:
        place = InProcess() if outcome.stopped else place
        luck = luck_of(settings, outcome.results, place)
        place.close(at_once=False)
    made = report(
        settings, outcome.results, planned=outcome.planned, stopped=outcome.stopped, luck=luck
    )
    return Results(made, outcome)


def _named(bots: Sequence[str | Player | Choose]) -> list[tuple[str, str | Player | Choose]]:
    """The bots with their names; functions of one name, as lambdas are, are told apart."""
    named: list[tuple[str, str | Player | Choose]] = []
    for one in bots:
        name = called = name_of(one)
        alike = sum(known.partition("#")[0] == name for known, _ in named)
        if not isinstance(one, str | Player) and alike:
            called = f"{name}#{alike + 1}"
        named.append((called, one))
    return named


def _place(workers: int, own: Mapping[str, Choose]) -> Workers:
    if workers == 1:
        return InProcess()
    if own:
        raise Refusal("workers", "A function plays in this process only: leave out workers.")
    return CorePool(workers)


@contextlib.contextmanager
def guests(game: Game, own: Mapping[str, Choose], *, raises: bool) -> Iterator[None]:
    """Make functions known as bots for a while."""

    def maker(name: str) -> "registry.Maker":
        return lambda played: Called(played, name, own[name], raises=raises)

    taken = [name for name in own if name in registry.names(game)]
    if taken:
        raise Refusal("bot-name", f"{taken[0]} is a bot of the house: rename your function.")
    registry.guests.update({name: maker(name) for name in own})
    try:
        yield
    finally:
        for name in own:
            del registry.guests[name]
