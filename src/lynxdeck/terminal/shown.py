"""What the views of all games have, whatever else is in them."""

from typing import Protocol


class Shown(Protocol):
    """All that a seat may see, as far as games have it in common."""

    edition: str
    seat: int | None
    to_move: int | None
    phase: str
    legal: list[str]
    over: bool
    end: str | None
    winners: list[int]
