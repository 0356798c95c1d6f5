"""A client that writes down every byte it is told, over all its connections."""

import json

from tests.server.guest import Guest
from tests.server.house import Place


class RecordingClient:
    """The seat whose eyes are tested, over all its connections."""

    def __init__(self, place: Place, seat: int | None) -> None:
        self.place, self.seat = place, seat
        self.guest: Guest
        self.told: list[str] = []
        self._taken = 0

    async def join(self, *, since: int | None = None) -> None:
        """Come, or come back."""
        before = getattr(self, "guest", None)
        self.guest = await self.place.house.connect(self.place.name)
        if since is not None and before is not None:
            self.guest.view, self.guest.info = before.view, before.info
        self._taken = 0
        await self.guest.join(self.seat, key=self.place.keys.get(self.seat or 0), since=since)
        await self.guest.until(lambda g: g.presence is not None)

    async def settle(self) -> int:
        """Wait for all that is on its way, and write it down; how much that is."""
        await self.guest.ping()
        self.told += self.guest.frames[self._taken :]
        self._taken = len(self.guest.frames)
        return len(self.told)

    async def asks(self, path: str) -> None:
        """A request over HTTP, its answer written down too."""
        keys = [self.place.keys[self.seat]] if self.seat else []
        answer = await self.place.house.ask("GET", path, keys=keys)
        self.told.append(json.dumps(answer.body))

    async def probes(self, tokens: list[str]) -> None:
        """Everything that anybody might ask, whichever seat is to decide."""
        await self.settle()
        for token in tokens:
            for kind in ("why", "preview"):
                await self.guest.ask(kind, token=token)
            if self.guest.view["to_move"] != self.seat:
                await self.guest.decide(token)
        for kind in ("odds", "tips", "hint"):
            await self.guest.ask(kind)
        await self.guest.ask("chat", text="hm")
        await self.settle()
        table = f"/tables/{self.place.name}"
        eyes = self.seat or "none"
        await self.asks(table)
        await self.asks(f"{table}/fairness")
        await self.asks(f"{table}/replay?eyes={eyes}")
        await self.asks(f"{table}/view?seat={eyes}")
        for other in range(1, len(self.guest.info["seats"]) + 1):
            if other != self.seat:
                await self.asks(f"{table}/view?seat={other}")
                await self.asks(f"{table}/replay?eyes={other}")
        for forbidden in ("record", "replay?eyes=open", "seats/2/data"):
            await self.asks(f"{table}/{forbidden}")


QUESTIONS = {
    "linko": [*map(str, range(1, 14)), "J", "7x2", "3+J", "T", "^*", "G5", "-", "nonsense"],
    "push": ["+", "!r", "!p", "a", "c", "=b", "nonsense"],
}
