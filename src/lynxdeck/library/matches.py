"""Many games at once: who wins more often, and what came of every game."""

import contextlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from lynxdeck.arena import tables
from lynxdeck.arena.places import Cores, Here, Place
from lynxdeck.arena.report import Report, Row, report
from lynxdeck.arena.results import Result
from lynxdeck.arena.schedule import Meeting
from lynxdeck.arena.session import Outcome, run
from lynxdeck.arena.settings import Settings, checked
from lynxdeck.bots import registry
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.library.agreed import agreed
from lynxdeck.library.players import Called, Choose, name_of

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


class Results(Sequence[Row]):
    """How the bots did: a row for each of them, in the order they were named."""

    def __init__(self, made: Report, outcome: Outcome) -> None:
        self._made = made
        self._outcome = outcome

    def __len__(self) -> int:
        return len(self._made.bots)

    def __getitem__(self, which: int | str) -> Row:  # type: ignore[override]
        """A bot's row, by its place or its name."""
        if isinstance(which, int):
            return self._made.bots[which]
        for row in self._made.bots:
            if row.bot == which:
                return row
        names = ", ".join(row.bot for row in self._made.bots)
        raise KeyError(f"{which!r} did not play; {names} did")

    @property
    def settings(self) -> Settings:
        """What was played; with its seed the same games can be played again."""
        return self._made.settings

    @property
    def rows(self) -> list[tables.Row]:
        """A dictionary for each bot, bounds of 95 % included."""
        return tables.bot_rows(self._made)

    @property
    def games(self) -> list[Played]:
        """Every game."""
        names, schedule = self.settings.names, self.settings.schedule
        return [_played(one, schedule.at(one.game), names) for one in self._outcome.results]

    def frame(self) -> "DataFrame":
        """The rows as a DataFrame, where pandas is installed."""
        return _frame(self.rows)

    def games_frame(self) -> "DataFrame":
        """The games as a DataFrame, where pandas is installed."""
        return _frame([game._asdict() for game in self.games])

    def to_csv(self, path: str | Path) -> None:
        """Write the rows to a file."""
        tables.write_csv(Path(path), self.rows)

    def __str__(self) -> str:
        width = max(len(row.bot) for row in self)
        head = f"{'bot':{width}}  {'wins':>7}  {'from':>7}  {'to':>7}  {'score':>7}"
        return "\n".join([head, *(_line(row, width) for row in self)])

    __repr__ = __str__


def _played(one: Result, meeting: Meeting, names: Sequence[str]) -> Played:
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


def _line(row: Row, width: int) -> str:
    share, score = row.win_share, row.score
    low, high = (f"{x:7.1%}" if x is not None else " " * 7 for x in (share.low, share.high))
    return f"{row.bot:{width}}  {share.value:7.1%}  {low}  {high}  {score.value:7.2f}"


def _frame(rows: Sequence[Mapping[str, object]]) -> "DataFrame":
    try:
        from pandas import DataFrame
    except ImportError as fault:
        raise Refusal("pandas", "For a DataFrame, install pandas: pip install pandas") from fault
    return DataFrame(rows)


def play(
    game: str,
    bots: Sequence[str | Choose],
    *,
    games: int = 1000,
    edition: str | None = None,
    flags: Mapping[str, str] | None = None,
    seats: int | None = None,
    seed: int | str | None = None,
    workers: int = 1,
) -> Results:
    """Let bots play many games, every deal in all seatings, and sum up.

    A bot is a name (see `bot`) or a function that gets a view and answers with a token.
    Functions play in this process; names alone may be spread over several `workers`.

    >>> import lynxdeck
    >>> results = lynxdeck.play("push", ["greedy", "random"], games=60, seats=2, seed=1)
    >>> results["greedy"].win_share.value > results["random"].win_share.value
    True
    """
    if len(bots) < 2:
        raise Refusal("one-bot", "A match needs two bots or more; the same one may come twice.")
    found, chosen, number = agreed(game, edition, flags, seats)
    own = {name_of(one): one for one in bots if callable(one)}
    with guests(found, own):
        settings = checked(
            found,
            [chosen],
            seats=number,
            bots=[one if isinstance(one, str) else name_of(one) for one in bots],
            seed=secrets.token_hex(8) if seed is None else str(seed),
        )
        outcome = run(settings, _place(workers, own), games=games)
    if outcome.stopped and not outcome.results:
        raise KeyboardInterrupt
    made = report(settings, outcome.results, planned=outcome.planned, stopped=outcome.stopped)
    return Results(made, outcome)


def _place(workers: int, own: Mapping[str, Choose]) -> Place:
    if workers == 1:
        return Here()
    if own:
        raise Refusal("workers", "A function plays in this process only: leave out workers.")
    return Cores(workers)


@contextlib.contextmanager
def guests(game: Game, own: Mapping[str, Choose]) -> Iterator[None]:
    """Make functions known as bots for a while."""

    def maker(name: str) -> "registry.Maker":
        return lambda played: Called(played, name, own[name])

    taken = [name for name in own if name in registry.names(game)]
    if taken:
        raise Refusal("bot-name", f"{taken[0]} is a bot of the house: rename your function.")
    registry.guests.update({name: maker(name) for name in own})
    try:
        yield
    finally:
        for name in own:
            del registry.guests[name]
