"""How processes hear from each other that something has happened: hints, and nothing but hints.

Whoever hears one asks the store. So a hint that is lost, late, doubled or forged costs a question
or a moment, and never a decision.
"""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

BESIDE = -1
"""In place of a number: something beside the log has changed, as who is there."""

NOBODY = 0
"""In place of a process: one that nobody tells anything of its own."""
EVERYBODY: Collection[int] = (NOBODY,)


class Hint(NamedTuple):
    """A table has got to a number."""

    table: str
    n: int


Hear = Callable[[Sequence[Hint]], None]
"""Called in the loop's thread with what the others tell; never with what we told ourselves."""


class Bus(Protocol):
    """Carries hints between the processes that share a store."""

    @property
    def healthy(self) -> bool:
        """Whether hints come and go, as far as is known."""

    @property
    def strange(self) -> int:
        """Messages that none of us can have written; nobody has heard them."""

    async def open(self, hear: Hear, me: int = NOBODY) -> None:
        """Begin, as this process; a bus that cannot be reached is tried again and again."""

    def tell(self, hint: Hint, to: Collection[int] = EVERYBODY) -> None:
        """Let these processes know, or all others, soon: never waits, never raises."""

    async def close(self) -> None:
        """Tell what is left to be told, and end."""


class Silence:
    """Where nothing carries hints: everybody asks the store often."""

    healthy = False
    strange = 0

    async def open(self, hear: Hear, me: int = NOBODY) -> None:
        """Nothing will be heard."""

    def tell(self, hint: Hint, to: Collection[int] = EVERYBODY) -> None:
        """Nobody hears."""

    async def close(self) -> None:
        """Nothing was begun."""
