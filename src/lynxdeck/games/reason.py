"""Why one choice is worth less than another, as a game tells it: names and numbers."""

from typing import NamedTuple


class Reason(NamedTuple):
    """Something that happens after a choice, or that can be counted before it."""

    name: str
    takes: tuple[str, ...] = ()
    """What its sentence speaks of, in the order in which `certain` writes it."""
