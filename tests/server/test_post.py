"""What is told in one turn of the loop leaves together, and in order."""

import asyncio

from lynxdeck.server.post import Post


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
        post = Post()
        for name in ("ann", "ben", "cleo"):
            post.add(Told(name, sent))
            assert sent == []
        await asyncio.sleep(0)
        assert sent == ["ann", "ben", "cleo"]
        post.add(Told("dan", sent))
        await asyncio.sleep(0)
        assert sent == ["ann", "ben", "cleo", "dan"]

    asyncio.run(scene())
