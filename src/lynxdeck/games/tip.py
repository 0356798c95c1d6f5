"""What the tips of all games have in common: their names, and how they read what was told."""

from typing import NamedTuple

from lynxdeck.games.fields import Numbers


class Tip(NamedTuple):
    """Something worth knowing when it first matters; its sentence is `web-tip-NAME`."""

    name: str
    rule: str | None
    """The number of the rule behind it."""


def add_tip(out: Numbers, n: int, tip: int, matters: bool) -> int:  # noqa: FBT001
    """Write a tip if it matters; how many there are now."""
    out[n] = tip
    return n + 1 if matters else n


def told_row(told: Numbers, count: int, code: int) -> int:
    """Where a fact is told; -1 if it is not."""
    for row in range(count):
        if told[row, 0] == code:
            return row
    return -1


def told_by(told: Numbers, count: int, code: int, seat: int) -> bool:
    """Whether a fact is told that begins with this seat."""
    row = told_row(told, count, code)
    return bool(row >= 0 and told[row, 1] == seat)
