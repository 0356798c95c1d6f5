"""Tells people of their turn while they are away: Web Push, if the host wants it."""

from typing import NamedTuple, Protocol

from lynxdeck.server.bells.subscription import Subscription


class Call(NamedTuple):
    """Somebody whose turn it is, and who is not there."""

    table: str
    game: str
    seat: int
    sitting: int


class Bells(Protocol):
    """Whoever goes round and rings."""

    @property
    def key(self) -> str:
        """What browsers need to be called by this server alone."""

    @property
    def counts(self) -> "Counts":
        """What has become of calls."""

    def check(self, to: Subscription) -> None:
        """Refuse an address that may not be called."""

    def ring(self, call: Call) -> None:
        """Call somebody soon."""

    def open(self) -> None:
        """Begin."""

    async def close(self) -> None:
        """Ring nobody any more."""


class Counts:
    """What has become of calls."""

    def __init__(self) -> None:
        self.sent = self.failed = self.dropped = 0
