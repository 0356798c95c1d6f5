"""What everybody sees of one game, decision by decision: views, and what changes in them.

All that seats see alike is made once, for a spectator; a seat adds its hand and its choices.
"""

import copy
from typing import Any, NamedTuple

from msgspec.structs import astuple

from lynxdeck.games.position import Position
from lynxdeck.games.sight import Cards

Patch = dict[str, Any]
"""Path → new value: a field of the view, or `players.I.FIELD`, `display.I`, `columns.I`."""

ROWS = {"display", "columns"}
"""Lists of places, compared place by place."""


class Changes(NamedTuple):
    """What one decision changed."""

    public: Patch
    own: dict[int, Patch]
    """What a seat (from 1) sees beside that."""


class Watch:
    """The eyes around a table, for a position of the compiled rules.

    Nothing leaves it that was not masked.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self._view = position.game.view
        self._sight = position.game.sight
        self._seats = position.seats
        self._secrets = b""
        self._hands: list[Cards | None] = [None] * self._seats
        self._look()

    def view(self, seat: int | None) -> Any:
        """The view of a seat (from 1), or of a spectator."""
        view = copy.copy(self.shown)
        if seat is not None:
            view.seat = seat
            view.legal = self.legal if seat == self.asked else []
            if (hand := self._hands[seat - 1]) is not None:
                view.hand = hand
        return view

    def hands(self) -> list[Cards]:
        """Every hand: for finished games, and records somebody brought."""
        return [hand or {} for hand in self._hands]

    def step(self) -> Changes:
        """What has changed since the last look: for all, and for single seats."""
        before, asked = self.shown, self.asked
        own: dict[int, Patch] = {seat: {"hand": self._hands[seat - 1]} for seat in self._look()}
        if asked is not None and asked != self.asked:
            own.setdefault(asked, {})["legal"] = []
        if self.asked is not None:
            own.setdefault(self.asked, {})["legal"] = self.legal
        return Changes(diff(before, self.shown), own)

    def _look(self) -> list[int]:
        """See anew; the seats whose hands have changed."""
        position, sight, view = self.position, self._sight, self._view
        tally = sight.tally(position.states, 0)
        spectator = sight.mask(position.states, 0, None)
        self.shown = view.show(spectator, tally, position.edition, [])
        self.asked: int | None = self.shown.to_move
        self.legal: list[str] = []
        if self.asked is not None:
            self.legal = sorted(view.tokens(*sight.choices(position.states, 0, self.asked)))
        before, self._secrets = self._secrets, view.secrets(position.states)
        return self._look_at_hands(before) if before != self._secrets else []

    def _look_at_hands(self, before: bytes) -> list[int]:
        changed = []
        size = len(self._secrets) // self._seats
        for i in range(self._seats):
            if before[i * size : (i + 1) * size] != self._secrets[i * size : (i + 1) * size]:
                seen = self._sight.mask(self.position.states, 0, i + 1)
                self._hands[i] = self._view.hand(seen, i + 1)
                changed.append(i + 1)
        return changed


def diff(before: Any, after: Any) -> Patch:
    """What differs between two views of one seat, as paths and new values."""
    patch: Patch = {}
    fields = zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
    for field, old, new in fields:
        if old == new:
            continue
        if field == "players":
            for i, (was, now) in enumerate(zip(old, new, strict=True)):
                if was != now:
                    _diff_player(patch, f"players.{i}.", was, now)
        elif field in ROWS:
            for i, (was, now) in enumerate(zip(old, new, strict=True)):
                if was != now:
                    patch[f"{field}.{i}"] = now
        else:
            patch[field] = new
    return patch


def _diff_player(patch: Patch, path: str, before: Any, after: Any) -> None:
    fields = zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
    patch |= {path + field: new for field, old, new in fields if old != new}
