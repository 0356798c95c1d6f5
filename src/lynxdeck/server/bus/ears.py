"""A bus that more than one listens to."""

from collections.abc import Collection, Sequence

from lynxdeck.server.bus import EVERYBODY, NOBODY, Bus, Hear, Hint


class Ears:
    """Meets the contract `Bus`, and tells what it hears to others as well."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._hear: list[Hear] = []

    @property
    def healthy(self) -> bool:
        """As the bus."""
        return self._bus.healthy

    @property
    def strange(self) -> int:
        """As the bus."""
        return self._bus.strange

    def also(self, hear: Hear) -> None:
        """Let somebody hear what comes from now on."""
        self._hear.append(hear)

    async def open(self, hear: Hear, me: int = NOBODY) -> None:
        """Begin."""
        self.also(hear)
        await self._bus.open(self._heard, me)

    def _heard(self, hints: Sequence[Hint]) -> None:
        for hear in self._hear:
            hear(hints)

    def tell(self, hint: Hint, to: Collection[int] = EVERYBODY) -> None:
        """Let others know."""
        self._bus.tell(hint, to)

    async def close(self) -> None:
        """End."""
        await self._bus.close()
