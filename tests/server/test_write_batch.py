"""What is told in one turn of the loop leaves together, and in order."""

import asyncio

from lynxdeck.server.socket.connection import WriteBatch


class Told:
    """Somebody for whom something waits."""

    def __init__(self, name: str, sent: list[str]) -> None:
        self._name = name
        self._sent = sent

    def send(self) -> None:
        """Note that it is sent."""
        self._sent.append(self._name)


def test_all_leaves_at_the_end_of_the_turn_in_order() -> None:
    sent: list[str] = []

    async def scene() -> None:
        batch = WriteBatch()
        for name in ("ann", "ben", "cleo"):
            batch.add(Told(name, sent))  # type: ignore[arg-type]
            assert sent == []
        await asyncio.sleep(0)
        assert sent == ["ann", "ben", "cleo"]
        batch.add(Told("dan", sent))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        assert sent == ["ann", "ben", "cleo", "dan"]

    asyncio.run(scene())
