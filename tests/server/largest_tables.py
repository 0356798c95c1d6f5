"""Tables as big as they get, and those who ask there for something."""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from lynxdeck.server.store import Page
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.commands import LOG_OF_A_SEAT
from lynxdeck.table.table import Table
from tests.server.fair_clients import deal_of
from tests.server.house import Place
from tests.server.monitored_server import MonitoredServer

API = "/api/v1"
Ask = Callable[[], object]


def decide(table: Table, chosen: tuple[int, str, int]) -> commands.Events:
    """A decision of seat, token and move."""
    return commands.decide(table, *chosen)


class Stage:
    """Tables as big as they get: a long game under way, and one that is over."""

    def __init__(self, watched: MonitoredServer) -> None:
        self.watched = watched
        self.names = itertools.count(1)
        self.long = self.table(public=True)
        watched.do(self.play(self.long, 330))
        self.linko = self.table("linko", seats=5)
        watched.do(self.play(self.linko, 110))
        self.full = self.table()
        self.free = self.empty(public=True), self.empty()
        self.over = self.table()
        watched.do(self.play(self.over))
        watched.do(self.over.host("rematch"))
        watched.do(self.play(self.over, 30))
        for _ in range(50):
            self.empty(public=True, title="ß" * 40)
        self.logged = self.table()
        watched.do(self.fill(self.logged))
        self.wipers = itertools.count(1)
        status, self.record = self.ask("GET", f"{self.over.path}/record?game=1")
        assert status == 200

    def table(self, game: str = "push", seats: int = 6, **wish: Any) -> Place:
        """A table at which everybody sits."""
        return self.watched.do(self.watched.house.make(game, seats=seats, **wish))

    def empty(self, **wish: Any) -> Place:
        """A table at which nobody sits yet."""
        return self.table(persons=(), **wish)

    async def play(self, place: Place, most: int = 1000) -> None:
        """Begin, and decide so often, as makes the game long."""
        await place.start()
        table = place.room.table
        while table.status == "playing" and (watch := table.watch).move < most:
            seat, legal = watch.asked, watch.legal
            assert seat is not None
            token = max(legal, key=len)
            await place.room.journal.act(partial(decide, chosen=(seat, token, watch.move)))

    def ask(self, method: str, path: str, body: object = None, key: str = "") -> tuple[int, bytes]:
        """A request to the API."""
        status, text = self.watched.ask(method, API + path, body, key)
        return status, text

    def done(self, method: str, path: str, body: object = None, key: str = "") -> Ask:
        """A request that must not be refused."""

        def ask() -> None:
            status, text = self.ask(method, path, body, key)
            assert status < 400, (method, path, text[:200])

        return ask

    def host(self, what: str, body: object = None, *, played: int = 0, **wish: Any) -> Ask:
        """The host of another full table does something."""
        place = self.table(**wish)
        if played:
            self.watched.do(self.play(place, played))
        return self.done("POST", f"{place.path}/{what}", body, key=place.host_key)

    def seat(self, what: str, body: object = None) -> Ask:
        """Somebody at a full table does something."""
        key = self.full.keys[1]
        return self.done("POST", f"{self.full.path}/seats/1/{what}", body, key)

    def leaves(self, what: str, body: object = None) -> Ask:
        """Somebody at another full table does something that cannot be done twice."""
        place = self.table()
        return self.done("POST", f"{place.path}/seats/1/{what}", body, key=place.keys[1])

    def claim(self, path: str) -> Ask:
        """One after the other sits down, with a long name."""
        body = {"name": f"{next(self.names):0>8}" + "Ǻ" * 16}
        return self.done("POST", path, body)

    async def fill(self, place: Place) -> None:
        """As much chat as a table's log takes from all seats, and nothing of it in memory."""
        chats = [ev.Chatted(1 + n % 6, f"{n} " + "é" * 290) for n in range(6 * LOG_OF_A_SEAT - 60)]
        await self._store(place, chats)

    def wipe(self) -> Ask:
        """Wipe the data of a seat with its share of a long log."""
        seat, place = next(self.wipers), self.logged
        return self.done("DELETE", f"{place.path}/seats/{seat}/data", None, place.keys[seat])

    def reload(self) -> Ask:
        """A table with a long log, which is not in memory any more."""
        self.watched.do(self._forget())
        return self.done("GET", f"{self.over.path}/view?seat=1&since=0", key=self.over.keys[1])

    async def _forget(self) -> None:
        """Let the table's log be longer, and nothing of it be in memory."""
        await self._store(self.over, [ev.Chatted(1, "x" * 300)] * 1000)

    async def _store(self, place: Place, events: Sequence[ev.Event]) -> None:
        house, room = self.watched.house, place.room
        said = [(room.table.touched, ev.encode(event)) for event in events]
        stored: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        house.store.append(
            Page(room.table.name, room.table.n, room.journal.owner, said, None), stored.set_result
        )
        assert await stored is None
        house.tables._rooms.pop(room.table.name).stop()

    def code(self) -> dict[str, object]:
        """A wish for a QR code that nobody has wished for before."""
        return {"text": f"{next(self.names):0>8}" + "😀" * 126}

    def take_over(self) -> Ask:
        """A second device."""
        place = self.table()
        lent = self.watched.do(place.own(1, "handover"))
        return self.done("POST", f"{place.path}/handover/claim", {"key": lent["key"]})

    def decide(self) -> Ask:
        """A decision without a socket."""
        watch = self.long.room.table.watch
        seat = watch.asked
        assert seat is not None
        body = {"id": "x" * 64, "move": watch.move, "token": watch.legal[-1]}
        return self.done(
            "POST", f"{self.long.path}/seats/{seat}/decide", body, self.long.keys[seat]
        )

    def promise(self) -> Ask:
        """A promise without a socket."""
        place = self.table()
        body = {"commitment": deal_of(place).commitment, "promise": "ab" * 32}
        return self.done("POST", f"{place.path}/seats/1/promise", body, place.keys[1])

    def reveal(self) -> Ask:
        """The last share of a full table: with it the game begins."""
        place = self.empty()
        for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"):
            self.watched.do(place.claim(name, share="ab" * 32))
        self.watched.do(place.host("start"))
        self.watched.do(place.answer(1, 2, 3, 4, 5))
        body = {"share": "ab" * 32}
        return self.done("POST", f"{place.path}/seats/6/reveal", body, place.keys[6])

    def lesson(self) -> dict[str, object]:
        """The biggest wish for a table."""
        table = self.long.room.table
        names = {number: name for name, number in table.played.notation.CARDS.items()}
        deck = [names[card] for card in table.order(table.game)[0]]
        moves = {str(seat): ["1x1"] * 400 for seat in range(2, 7)}
        return {"game": "push", "seats": 6, "script": {"deck": deck, "moves": moves}}
