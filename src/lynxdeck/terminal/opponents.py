"""The other players: bots at their seats, and the strong one who gives hints."""

import threading
from collections.abc import Callable
from typing import NamedTuple

from lynxdeck.bots.bot import Bot, token_of
from lynxdeck.bots.registry import make
from lynxdeck.games.chance import generator
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.locale.text import counted
from lynxdeck.terminal.session import Session

USUAL = "medium"
ADVISER = "hard"
Maker = Callable[[str, Game], Bot]
NAMES = ("Ben", "Cleo", "Dan", "Eve", "Finn")


def levels(text: str | None, *, others: int) -> list[str]:
    """The levels of the others from `hard,easy`; one level goes for all.

    >>> levels("hard", others=2), levels("easy,hard", others=2)
    (['hard', 'hard'], ['easy', 'hard'])
    """
    given = [level.strip() for level in text.split(",")] if text else [USUAL]
    if len(given) == 1:
        return given * others
    if len(given) != others:
        seats, bots = counted(others, "other seat"), counted(len(given), "bot")
        raise Refusal("bots", f"{seats}, but {bots} named: name one for each, or one for all.")
    return given


def sitting(human: str, seat: int, others: int) -> list[str]:
    """The names in seat order.

    >>> sitting("Ann", 2, 2)
    ['Ben', 'Ann', 'Cleo']
    """
    names = list(NAMES[:others])
    names.insert(seat - 1, human)
    return names


class Question(NamedTuple):
    """What a seat is asked with: the record as it may see it, and what it has not heard yet."""

    masked: bytes
    news: list[tuple[int, str]]
    heard: int
    """How many decisions it has heard of then."""


class Opponents:
    """The bots of one sitting. Asked from another thread than the table's, one at a time."""

    def __init__(self, session: Session, *, seed: int, maker: Maker = make) -> None:
        self._game = session.game
        self._make = maker
        self._bots = {seat: maker(level, self._game) for seat, level in session.levels.items()}
        self._rng = generator(seed)
        self._lock = threading.Lock()
        self._heard: dict[int, int] = {}

    def begin(self, session: Session) -> None:
        self._heard = dict.fromkeys(self._bots, len(session.decisions))
        for seat, bot in self._bots.items():
            bot.begin(session.edition, seats=len(session.names), seat=seat)

    def question(self, session: Session, seat: int) -> Question:
        unheard = session.decisions[self._heard.get(seat, 0) :]
        news = [(decision.seat, decision.token) for decision in unheard]
        return Question(session.table.masked(seat), news, len(session.decisions))

    def answer(self, seat: int, question: Question) -> str:
        """The token a bot chooses; what it raises is for the table to tell."""
        with self._lock:
            bot = self._bots[seat]
            for who, token in question.news:
                bot.event(who, token)
            self._heard[seat] = question.heard
            token = token_of(bot, question.masked, self._rng)
            if bot.faults:  # a program's: it chose at random
                raise RuntimeError(getattr(bot, "last_fault", ""))
            return token

    def advise(self, question: Question) -> str:
        with self._lock:
            # A new one each time: the person need not have followed its last advice.
            return token_of(self._make(ADVISER, self._game), question.masked, self._rng)

    def replace(self, seat: int) -> None:
        with self._lock:
            self._bots[seat] = self._make("greedy", self._game)

    def finish(self, session: Session) -> None:
        game = session.table.game
        with self._lock:
            for bot in self._bots.values():
                bot.finish(game.scores or [], game.winners)

    def close(self, *, at_once: bool = False) -> None:
        """Everybody leaves; `at_once` means in the middle of a thought."""
        for bot in self._bots.values():
            bot.close(at_once=at_once)
