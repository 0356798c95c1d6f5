"""What the drawings point at: the consequences of the choice under the cursor."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Marks:
    """Seats and spots that light up; each also gets a sign, so that colour is not the only cue."""

    seats: frozenset[int] = frozenset()
    """Who would be snatched."""
    spots: frozenset[str] = frozenset()
    """What the choice under the cursor is about."""
    open: frozenset[str] = frozenset()
    """All that may be chosen now."""


TARGET = "✦"
TURN = "▸"
