"""What everybody sees of one game, decision by decision: views, and what changes in them.

All that seats see alike is taken once, as a spectator sees it, leaf by leaf; a seat adds its hand
and its choices.
"""

import copy
import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import msgspec
import numpy as np

from lynxdeck.games import ready
from lynxdeck.games.fields import Numbers
from lynxdeck.games.position import Position
from lynxdeck.games.shape import Seen
from lynxdeck.games.sight import Cards, Foresight, Plan, Sight, spans
from lynxdeck.games.teller import NOTHING, Told
from lynxdeck.games.tip import Tip

if TYPE_CHECKING:
    from lynxdeck.games.registry import Game

Patch = dict[str, object]
"""Path → new value: a field of the view, or `players.I.FIELD`, `display.I`, `columns.I`."""


class Changes(msgspec.Struct, frozen=True):
    """What one decision changed."""

    public: Patch
    own: dict[int, Patch]
    """What a seat (from 1) sees beside that."""
    told: Told
    """The same as facts, in the order of happening."""

    def seen_by(self, seat: int | None) -> Patch:
        """All that changed for a seat, or for a spectator."""
        return self.public | self.own.get(seat, {}) if seat else self.public


class Watch:
    """The eyes around a table, through the compiled rules unless other sight is lent.

    Nothing leaves it that was not masked.
    """

    __slots__ = (
        "_before", "_count", "_hands", "_last", "_plan", "_raw", "_seats", "_secrets", "_seer",
        "_shown", "_sight", "_spans", "_teller", "_told", "_view", "asked", "legal", "move",
        "position",
    )  # fmt: skip

    def __init__(self, position: Position, sight: Sight | None = None) -> None:
        self.position = position
        self._view = position.game.view
        self._sight = sight or ready.sight(position.game)
        self._seer = position.game.seer(compiled=self._sight.compiled)
        self._teller = position.game.teller(compiled=self._sight.compiled)
        self._seats = position.seats
        self._plan, self._spans = _plan(position.game, self._seats)
        self._count = cast(Callable[[bytes], int], self._plan[0].write)
        self._raw = b""
        self._shown: Seen | None = None
        """What a spectator sees, once somebody has asked; a copy becomes a seat's view."""
        self._secrets = b""
        self._hands: list[Cards | None] = [None] * self._seats
        self.asked: int | None = None
        """The seat whose decision it is."""
        self.legal: list[str] = []
        """What that seat may decide."""
        self.move = 0
        """How many decisions have been made."""
        self._told = self._last = NOTHING
        self._look()
        self._before = np.frombuffer(bytearray(self._raw), np.uint8)

    def view(self, seat: int | None) -> Seen:
        """The view of a seat (from 1), or of a spectator."""
        if self._shown is None:
            self._shown = cast(Seen, self._view.show(self._raw, self.position.edition, []))
        view = copy.copy(self._shown)
        if seat is not None:
            view.seat = seat
            view.legal = self.legal if seat == self.asked else []
            if (hand := self._hands[seat - 1]) is not None:
                setattr(view, "hand", hand)  # noqa: B010 - not every game has one
        return view

    def hands(self) -> list[Cards]:
        """Every hand: for finished games, and records somebody brought."""
        return [hand or {} for hand in self._hands]

    def decide(self, code: int) -> int:
        """Make the decision that a token's code means, to be told at the next step; or why not."""
        reason, self._told = self._teller.decide(self.position.states, 0, code)
        return reason

    def step(self) -> Changes:
        """What has changed since the last look: for all, and for single seats."""
        before, asked = self._raw, self.asked
        own: dict[int, Patch] = {seat: {"hand": self._hands[seat - 1]} for seat in self._look()}
        if asked is not None and asked != self.asked:
            own.setdefault(asked, {})["legal"] = []
        if self.asked is not None:
            own.setdefault(self.asked, {})["legal"] = self.legal
        public: Patch = {}
        raw, plan = self._raw, self._plan
        for i in self._sight.changes(self._before, self._spans):
            path, write, _, derived = plan[i]
            leaf = write(raw)
            if not derived or leaf != write(before):
                public[path] = leaf
        self._last, self._told = self._told, NOTHING
        return Changes(public, own, self._last)

    def foresee(self, seat: int, code: int) -> Foresight | None:
        """What a decision would do at once, as far as a seat can know; None if it is illegal."""
        return self._seer.foresee(self.position.states, 0, seat, code)

    def odds(self, seat: int) -> tuple[int, int] | None:
        """How many of the cards in the pile would bust, and how many there are."""
        return self._seer.odds(self.position.states, 0, seat)

    def tips(self, seat: int) -> list[Tip]:
        """What is worth knowing for a seat after the last decision, weightiest first."""
        return self._seer.tips(self.position.states, 0, seat, self._last.rows)

    def warm(self) -> None:
        """Ask all that a seat may ask: the first who does would wait for the compiler."""
        if self.asked is not None:
            self.foresee(self.asked, self.position.game.code(self.legal[0]))
            self.odds(self.asked)
            self.tips(self.asked)

    def _look(self) -> list[int]:
        """See anew; the seats whose hands have changed."""
        states, view, self._shown = self.position.states, self._view, None
        self._raw, self.asked, actions = self._sight.look(states, 0)
        self.legal = sorted(view.tokens(self._raw, actions))  # they name public cards only
        self.move = self._count(self._raw)
        before, self._secrets = self._secrets, view.secrets(states)
        return self._look_at_hands(before) if before != self._secrets else []

    def _look_at_hands(self, before: bytes) -> list[int]:
        changed = []
        now, size, at = self._secrets, len(self._secrets) // self._seats, 0
        for seat in range(1, self._seats + 1):
            end = at + size
            secret = now[at:end]
            if secret != before[at:end]:
                self._hands[seat - 1] = self._view.hand(secret)
                changed.append(seat)
            at = end
        return changed


@functools.cache
def _plan(game: "Game", seats: int) -> tuple[Plan, Numbers]:
    plan = game.view.PLAN[seats]
    return plan, spans(plan)
