"""A release while people play: the version before and the next one, side by side on one PostgreSQL.

The next version is a wheel that is built here. It plays Push by other rules, Linko has one more
flag, and it brings the database one step further.
"""

import asyncio
import json
import random
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import pytest

from tests.server import release
from tests.server.front.process import Process, Start
from tests.server.front.test_two_processes import FAILOVER_S, across, visit_both
from tests.server.guest import play_on
from tests.server.house import Place
from tests.server.pulse import within
from tests.server.remote_server import RemoteServer
from tests.server.server_group import at

TOMORROW: dict[str, Any] = {"edition": "playte", "flags": {"spare": "yes"}}
"""What only the next version knows."""


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the next version is."""
    return release.build(tmp_path_factory.mktemp("next"))


class Host(NamedTuple):
    """The one who renews the servers."""

    start: Start
    store: str
    folder: Path
    installed: Path

    def old(self, name: str = "old") -> Process:
        """A server as it is now."""
        return self._begin(name)

    def new(self, name: str = "new") -> Process:
        """A server of the next version."""
        return self._begin(name, PYTHONPATH=str(self.installed))

    def _begin(self, name: str, **more: str) -> Process:
        wish = {"LYNXDECK_STORE": self.store, "LYNXDECK_LIMITS": "off", **more}
        return self.start(data=self.folder / name, **wish)


@pytest.fixture
def host(start: Start, postgres: str, tmp_path: Path, installed: Path) -> Iterator[Host]:
    """A database that is brought further, and away afterwards."""
    yield Host(start, postgres, tmp_path, installed)
    for process in tmp_path.glob("*.err"):
        assert "[error" not in process.read_text(), process.read_text()
    asyncio.run(asked(postgres, "DROP SCHEMA lynxdeck CASCADE"))


async def asked(store: str, question: str, *values: object) -> Any:
    """What the database says, asked behind everybody's back."""
    sql = await asyncpg.connect(store)
    try:
        return await sql.fetch(question, *values)
    finally:
        await sql.close()


async def decisions(store: str, place: Place) -> list[str]:
    """What people have decided, as it is stored."""
    question = "SELECT payload FROM lynxdeck.log WHERE name = $1 ORDER BY n"
    events = [json.loads(row[0]) for row in await asked(store, question, place.name)]
    return [e["token"] for e in events if e["t"] == "moved" and e.get("by", "person") == "person"]


async def whose(store: str, place: Place) -> int | None:
    """Which process runs a table, or was the last one to do so."""
    question = "SELECT process FROM lynxdeck.heads WHERE name = $1"
    (row,) = await asked(store, question, place.name)
    return int(row[0]) if row[0] else None


async def says(process: Process, told: Callable[[str], bool]) -> None:
    """Wait until a server has logged something."""
    while not told(process.err):
        await asyncio.sleep(0.02)


async def is_left(there: RemoteServer, place: Place) -> None:
    """Who comes to a table at a process that cannot play it is sent on, for the moment."""
    answer = await there.ask("GET", place.path)
    assert (answer.status, answer.code) == (503, "other-version")
    assert answer.headers["Retry-After"] == "1"
    bye = await (await there.connect(place.name)).gone()
    assert (bye["code"], bye["retry_ms"]) == ("restart", 500)
    assert await at(there, place).refused("start") == "other-version"


@pytest.mark.promise("release")
def test_a_release_is_made_while_people_play(host: Host) -> None:
    old, new = host.old(), host.new()

    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        place, guests = await across(here, there)
        tokens = await play_on(guests, random.Random(1), most=5)

        fresh = await there.make(seats=2, bots={"2": "easy"}, public=True, **TOMORROW)
        await is_left(here, fresh)
        cleo = (await fresh.begun())[1]
        await play_on({1: cleo}, random.Random(2), most=2)
        listed = (await here.get("/tables"))["tables"]
        assert [info["setup"]["flags"]["spare"] for info in listed] == ["yes"]

        async with here.session.get(f"{here.base}/{release.PART}") as part:
            assert (part.status, part.content_type) == (200, "text/javascript")

        await asyncio.to_thread(old.stop)
        assert guests[1].byes[-1]["code"] == "restart"
        guests[1] = await at(there, place).join(1)
        tokens += await play_on(guests, random.Random(3))
        assert await decisions(host.store, place) == tokens
        assert not guests[2].byes
        await play_on({1: cleo}, random.Random(4), most=2)
        assert not cleo.byes

    visit_both(old, new, scene)


@pytest.mark.long
def test_a_table_made_by_the_next_version_is_played_by_both(host: Host) -> None:
    """As long as nothing new is wanted there: the same rows, whichever version writes them."""

    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        place, guests = await across(there, here)
        tokens = await play_on(guests, random.Random(5))
        assert await decisions(host.store, place) == tokens
        assert (await at(here, place).info())["status"] == "over"

    visit_both(host.old(), host.new(), scene)


@pytest.mark.long
@pytest.mark.parametrize("game", ["linko", "push"])
def test_nobody_takes_up_what_it_cannot_play(host: Host, game: str) -> None:
    """Killed while its bots and clocks are waited for, and the others let the table be."""
    stays, dies = host.old(), host.new()
    wish = TOMORROW if game == "linko" else {}

    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        place = await there.make(game, seats=3, bots={"3": "easy"}, **wish)
        guests = await place.begun()
        tokens = await play_on(guests, random.Random(6), most=3)
        owner = await whose(host.store, place)
        dies.popen.send_signal(signal.SIGKILL)
        dies.popen.wait()
        await says(stays, lambda err: "table.left" in err and place.name in err)
        await is_left(here, place)
        assert await whose(host.store, place) == owner

        again = await asyncio.to_thread(host.new, "again")
        async with within(FAILOVER_S):
            back = RemoteServer(again.base, here.session, 3000)
            guests = {seat: await at(back, place).join(seat) for seat in (1, 2)}
            tokens += await play_on(guests, random.Random(7), most=3)
        tokens += await play_on(guests, random.Random(8))
        assert await decisions(host.store, place) == tokens
        for guest in guests.values():
            await guest.close()

    visit_both(stays, dies, scene)


@pytest.mark.long
def test_rules_of_before_are_left_to_those_who_know_them(host: Host) -> None:
    """The other way round: the next version no longer knows them."""
    old, new = host.old(), host.new()

    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        place = await here.make("push", seats=2)
        guests = await place.begun()
        await is_left(there, place)
        tokens = await play_on(guests, random.Random(9))
        assert await decisions(host.store, place) == tokens

    visit_both(old, new, scene)


@pytest.mark.long
def test_a_table_that_becomes_one_of_the_next_version_moves_there(host: Host) -> None:
    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        place = await here.make(edition="playte", seats=2)
        ann = await place.join(1)
        ben = await at(there, place).join(2)
        await at(there, place).host("setup", {"flags": {"spare": "yes"}})
        bye = await ann.gone()
        assert bye["retry_ms"]
        await is_left(here, place)
        guests = {1: await at(there, place).join(1), 2: ben}
        await at(there, place).start()
        for guest in guests.values():
            await guest.until(lambda g: g.view is not None)
        await play_on(guests, random.Random(10))

    visit_both(host.old(), host.new(), scene)


@pytest.mark.long
def test_the_version_before_can_be_started_again(host: Host) -> None:
    """It crashed during the release, or the release is taken back."""
    new = host.new()

    async def scene(here: RemoteServer, there: RemoteServer) -> None:
        _, guests = await across(here, there)
        await play_on(guests, random.Random(11))

    visit_both(host.old(), new, scene)
