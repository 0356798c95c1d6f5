"""One sitting: a game, or a match of several, as the person at one seat lives it. No I/O.

Undo goes back before an own decision as long as that tells nothing: once a card was turned up
from the pile, a die was rolled, or another has decided, the way back is closed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from lynxdeck.games.edition import Edition
from lynxdeck.games.match import Match
from lynxdeck.games.position import Position
from lynxdeck.games.registry import Game
from lynxdeck.records import Record, begin_from_seed

SEAT_TAG, BOTS_TAG = "Seat", "Bots"
"""What a saved game remembers of the sitting, as free tags."""


@dataclass(frozen=True)
class Event:
    """One decision as this seat saw it."""

    seat: int
    token: str
    before: Any
    after: Any


@dataclass(frozen=True)
class _Mark:
    """A way back: the game as it was before an own decision."""

    position: Position
    tokens: int
    events: int


@dataclass(frozen=True)
class Plan:
    """What was agreed before the first card: game, edition, players, and from what to deal."""

    game: Game
    edition: Edition
    names: Sequence[str]
    seat: int
    bots: Sequence[str]
    """The levels of the others, in seat order."""
    seed: str
    cycles: int = 0
    """How often every seat starts in a match; 0 for a single game."""

    @property
    def match(self) -> Match | None:
        """The match, if it is one."""
        return Match(seats=len(self.names), cycles=self.cycles) if self.cycles else None

    def record(self, number: int) -> Record:
        """The record of a round that is about to begin; rounds count from 1."""
        free = {SEAT_TAG: str(self.seat), BOTS_TAG: " | ".join(self.bots)}
        match = self.match
        if match is None:
            start = (number - 1) % len(self.names) + 1
            seed = self.seed if number == 1 else f"{self.seed} {number}"
        else:
            start = match.start(number) + 1
            seed = f"{self.seed} {number}"
            free |= {"Match": f"terminal {self.seed}", "Round": match.round_tag(number)}
        return begin_from_seed(
            self.game, self.edition, self.names, seed=seed, start=start, free=free
        )


@dataclass
class Session:
    """A game under way, what was played before it, and what has been told of it."""

    plan: Plan
    record: Record
    finished: list[Record] = field(default_factory=list)
    """The rounds before this one."""
    events: list[Event] = field(default_factory=list)
    generation: int = 0
    """Grows with every change: an answer to an older one comes too late."""
    _marks: list[_Mark] = field(default_factory=list)
    _view: Any = None

    @property
    def position(self) -> Position:
        """The game as it stands; only for those who must not show it."""
        return self.record.position

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self.plan.seat

    @property
    def view(self) -> Any:
        """All that may be shown."""
        if self._view is None:
            self._view = self.position.view(self.seat)
        return self._view

    @property
    def mine(self) -> bool:
        """Whether the person is asked."""
        return bool(self.view.to_move == self.seat)

    @property
    def round(self) -> int:
        """The number of this game, from 1."""
        return len(self.finished) + 1

    @property
    def rows(self) -> list[list[int]]:
        """The scores of the finished rounds; of a single sitting too."""
        records = [*self.finished, self.record] if self.view.over else self.finished
        return [record.position.scores for record in records]

    @property
    def started(self) -> bool:
        """Whether there is anything worth saving."""
        return bool(self.record.tokens or self.finished)

    def decide(self, token: str) -> Event:
        """Make the decision that is asked for, whoever is asked."""
        before, seat = self.view, self.position.to_move or self.seat
        mark = _Mark(self.position.copy(), len(self.record.tokens), len(self.events))
        self.record.play(token)
        self._changed()
        event = Event(seat, token, before, self.view)
        self.events.append(event)
        if seat != self.seat or _revealed(before, self.view):
            self._marks.clear()
        elif len(before.legal) > 1:
            self._marks.append(mark)
        return event

    @property
    def can_undo(self) -> bool:
        """Whether the last own decision can be taken back."""
        return bool(self._marks)

    def undo(self) -> None:
        """Go back before the last own decision that was a choice."""
        mark = self._marks.pop()
        self.record.position = mark.position
        del self.record.tokens[mark.tokens :]
        del self.events[mark.events :]
        for tag in ("Result", "End"):
            self.record.tags.pop(tag, None)
        self._changed()

    @property
    def has_next(self) -> bool:
        """Whether the match goes on after this game; single games always may."""
        match = self.plan.match
        return match is None or self.round < match.rounds

    def next_round(self) -> None:
        """Deal the next game."""
        self.finished.append(self.record)
        self.record = self.plan.record(self.round)
        self.events.clear()
        self._marks.clear()
        self._changed()

    def _changed(self) -> None:
        self._view = None
        self.generation += 1


def _revealed(before: Any, after: Any) -> bool:
    """Whether a decision turned up a card of the pile, or rolled the die."""
    rolls = getattr(before, "rolls", 0), getattr(after, "rolls", 0)
    return bool(before.pile != after.pile or rolls[0] != rolls[1])
