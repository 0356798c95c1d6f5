"""The other players: bots at their seats, and the strong one who gives hints."""

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from lynxdeck.bots.bot import Bot
from lynxdeck.bots.registry import make
from lynxdeck.games.chance import generator
from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
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
        raise Refusal("bots", f"There are {others} other seats, and {len(given)} bots are named.")
    return given


def sitting(human: str, seat: int, others: int) -> list[str]:
    """The names in seat order.

    >>> sitting("Ann", 2, 2)
    ['Ben', 'Ann', 'Cleo']
    """
    names = list(NAMES[:others])
    names.insert(seat - 1, human)
    return names


class Company:
    """The bots of one sitting. Asked from another thread than the table's, one at a time."""

    def __init__(self, session: Session, *, seed: int, maker: Maker = make) -> None:
        plan = session.plan
        others = [seat for seat in range(1, len(plan.names) + 1) if seat != plan.seat]
        self._game = plan.game
        self._make = maker
        self._bots: dict[int, Bot] = {
            seat: maker(level, plan.game) for seat, level in zip(others, plan.bots, strict=True)
        }
        self._rng = generator(seed)
        self._lock = threading.Lock()
        self._heard: dict[int, int] = {}

    def begin(self, session: Session) -> None:
        """A game begins, or goes on."""
        plan = session.plan
        self._heard = dict.fromkeys(self._bots, len(session.events))
        for seat, bot in self._bots.items():
            bot.begin(plan.edition, seats=len(plan.names), seat=seat)

    def question(self, session: Session, seat: int) -> Any:
        """What a seat is asked with: the record as it may see it, and what it has not heard yet."""
        news = [(event.seat, event.token) for event in session.events[self._heard.get(seat, 0) :]]
        return masked(session.position, seat), news, len(session.events)

    def answer(self, seat: int, question: Any) -> str:
        """The token a bot chooses; what it raises is for the table to tell."""
        record, news, heard = question
        with self._lock:
            bot = self._bots[seat]
            for who, token in news:
                bot.event(who, token)
            self._heard[seat] = heard
            return self._token(record, bot.choose(record, self._rng))

    def advise(self, question: Any) -> str:
        """What a strong player would do in the person's place."""
        record, _, _ = question
        with self._lock:
            # A new one each time: the person need not have followed its last advice.
            adviser = self._make(ADVISER, self._game)
            return self._token(record, adviser.choose(record, self._rng))

    def replace(self, seat: int) -> None:
        """Send a bot away that cannot answer; a simple one takes its seat."""
        with self._lock:
            self._bots[seat] = self._make("greedy", self._game)

    def finish(self, session: Session) -> None:
        """The game is over."""
        position = session.position
        with self._lock:
            for bot in self._bots.values():
                bot.finish(position.scores, position.winners)

    def close(self) -> None:
        """Everybody leaves."""
        for bot in self._bots.values():
            bot.close()

    def _token(self, record: Any, action: int) -> str:
        return str(self._game.notation.token(record.view(np.recarray)[0], action))


def masked(position: Position, seat: int) -> Any:
    """An array of one record, as a seat may see it."""
    game = position.game
    out = np.zeros(1, game.rules.STATE)
    shown = position.states.view(np.recarray)
    game.interpreted.mask_at(shown, 0, seat - 1, out.view(np.recarray), 0)
    return out
