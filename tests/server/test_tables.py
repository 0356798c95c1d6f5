"""All tables of a server: taken up again, let go, and kept apart from one that is broken."""

import asyncio
import random

import msgspec
import pytest

from lynxdeck.games.registry import game as find_game
from lynxdeck.server.keyring import hashed
from lynxdeck.server.store import Listing
from lynxdeck.server.tables.tables import Tables
from lynxdeck.table import events as ev
from tests.server.conftest import Play
from tests.server.guest import SOON_S, eventually, play_on
from tests.server.house import House, Place
from tests.server.memory_store import MemoryStore


def memory(house: House) -> MemoryStore:
    assert isinstance(house.store, MemoryStore)
    return house.store


# --- after a restart ------------------------------------------------------------------------------


def test_bots_go_on_after_a_restart_without_anybody_looking(play_stored: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, bots={"1": "easy", "2": "easy"})
        house.bot_pool.may_answer.clear()  # type: ignore[attr-defined]
        await place.start()
        await house.restart()
        assert not place_loaded_tokens(house, place)
        house.bot_pool.may_answer.set()  # type: ignore[attr-defined]
        await eventually(lambda: place_loaded_tokens(house, place))
        await eventually(lambda: place.room.table.status == "over")

    play_stored(scene)


def place_loaded_tokens(house: House, place: Place) -> list[str]:
    """What has been decided, as far as the table is loaded."""
    loaded = [room.table for room in house.tables.rooms if room.table.name == place.name]
    return loaded[0].game.tokens if loaded else []


def test_an_index_that_lags_behind_the_log_is_put_right(play_stored: Play) -> None:
    """An older version died between storing the last decision and noting that the game is over."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        guests = await place.begun()
        await play_on(guests, random.Random(3))
        await place.list_as(Listing("playing"))
        await house.restart()
        await status_in_the_index(house, place, "over")

    play_stored(scene)


async def status_in_the_index(house: House, place: Place, status: str) -> None:
    """The index next to the log says so, at the latest in a moment."""
    async with asyncio.timeout(SOON_S):
        while True:
            taken = await house.store.take(place.name)
            assert taken is not None
            if taken.entry.status == status:
                return
            await asyncio.sleep(0.01)


def test_tables_that_nobody_needs_leave_the_memory_and_come_back(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        await guests[1].done("+")
        view = await place.view(1)
        house.clock.shift_ms += 11 * 60_000
        house.tables.sweep()
        assert place.room  # people are looking
        for guest in guests.values():
            await guest.close()
        await eventually(lambda: place.room.idle)
        house.tables.sweep()
        assert house.tables.rooms  # they have only just gone
        house.clock.shift_ms += 11 * 60_000
        house.tables.sweep()
        assert not house.tables.rooms
        assert (await place.view(1)) == view
        back = await place.all_join()
        await play_on(back, random.Random(4))
        assert back[1].result is not None

    play(scene)


def test_somebody_who_connects_as_the_table_leaves_the_memory_can_play(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        await place.start()
        early = await house.connect(place.name)
        await early.ping()
        house.clock.shift_ms += 11 * 60_000
        house.tables.sweep()
        await early.say({"type": "join", "protocol": 1, "seat": 1, "key": place.keys[1]})
        assert (await early.gone())["code"] == "resync"
        back = await place.join(1)
        await back.done("+")
        assert (await place.join(2)).n == back.n

    play(scene)


def test_old_finished_tables_are_deleted_and_viewers_told(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        guests = await place.begun()
        await play_on(guests, random.Random(5))
        house.clock.shift_ms += 181 * 86_400_000
        await house.passes(64)
        assert (await guests[1].gone())["code"] == "gone"
        assert (await house.ask("GET", place.path)).status == 404

    play(scene)


# --- logs that do not replay ----------------------------------------------------------------------


async def spoil(house: House, place: Place, payload: bytes) -> None:
    """Put something else for the last decision of a table in the store."""
    rows = await house.store.read(place.name)
    last = next(row for row in reversed(rows) if b'"moved"' in row.payload)
    await house.store.rewrite([last._replace(payload=payload)])
    await house.restart()


@pytest.mark.promise("logs-replay")
@pytest.mark.parametrize(
    "instead",
    [
        b'{"t":"moved","seat":1,"token":"=c"}',
        b'{"t":"moved","seat":1,"token":"?"}',
        b'{"t":"moved"}',
        b'{"t":"danced","seat":1}',
        b"\xff not JSON",
    ],
    ids=["illegal", "unknown", "fields missing", "unknown event", "not text"],
)
def test_a_log_that_does_not_replay_closes_its_table_with_a_notice(
    play_on_disk: Play, instead: bytes
) -> None:
    async def scene(house: House) -> None:
        house.allowed |= {"table.unplayable", "store.damaged"}
        place = await house.make("push", seats=2, match=1)
        other = await house.make("push", seats=2, bots={"1": "easy", "2": "easy"})
        guests = await place.begun()
        await play_on(guests, random.Random(6))
        record = await house.get(f"{place.path}/record?game=1")
        await place.start()
        for guest in guests.values():
            await guest.until(lambda g: g.info["status"] == "playing")
        await play_on(guests, random.Random(7), most=9)
        kept = len(await house.store.read(place.name))
        await spoil(house, place, instead)
        info = await place.info()
        assert (info["status"], info["notice"]) == ("closed", "unplayable")
        guest = await place.join(1)
        assert (guest.info["status"], guest.view, guest.n) == ("closed", None, kept)
        assert (await guest.ask("chat", text="hello"))["code"] == "closed"
        assert await place.refused("start") == "closed"
        assert await house.get(f"{place.path}/record?game=1") == record
        assert len(await house.store.read(place.name)) == kept
        await status_in_the_index(house, place, "closed")
        await other.start()  # nobody else is touched
        assert house.tables.counts.unplayable == 1

    play_on_disk(scene)


@pytest.mark.promise("logs-replay")
def test_a_log_with_a_gap_closes_its_table(play: Play) -> None:
    async def scene(house: House) -> None:
        house.allowed |= {"table.unplayable", "store.damaged"}
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        await guests[1].done("+")
        store = memory(house)
        del store.shelf.log[place.name][guests[1].n - 1]
        await house.restart()
        assert (await place.info())["notice"] == "unplayable"

    play(scene)


def test_a_table_of_other_rules_cannot_be_read_any_more(play: Play) -> None:
    async def scene(house: House) -> None:
        house.allowed |= {"table.unplayable", "store.damaged"}
        place = await house.make("push", seats=2)
        rows = await house.store.read(place.name)
        created = ev.decode(rows[0].payload)
        assert isinstance(created, ev.Created)
        setup = msgspec.structs.replace(created.setup, rules=99)
        changed = ev.encode(ev.Created(setup, created.next))
        await house.store.rewrite([rows[0]._replace(payload=changed)])
        await house.restart()
        answer = await house.ask("GET", place.path)
        assert answer.code == "unplayable"
        assert (await house.ask("GET", "/tables")).status == 200

    play(scene)


# --- what is kept of keys -------------------------------------------------------------------------


def test_only_hashes_of_keys_are_stored(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        taken = await house.store.take(place.name)
        assert taken is not None
        secrets = [place.host_key, *place.keys.values()]
        assert {key.key_hash for key in taken.keys} == {hashed(secret) for secret in secrets}
        rows = await house.store.read(place.name)
        log = b"".join(row.payload for row in rows)
        assert not [secret for secret in secrets if secret.encode() in log]
        assert await house.store.find_invite(hashed(place.invite)) == place.name

    play(scene)


def test_the_lobby_shows_public_tables_with_free_seats(play: Play) -> None:
    async def scene(house: House) -> None:
        private = await house.make(seats=2, persons=["Ann"])
        public = await house.make(seats=2, persons=["Ann"], public=True)
        full = await house.make(seats=2, public=True)
        shown = [info["table"] for info in (await house.get("/tables"))["tables"]]
        assert shown == [public.name]
        assert private.name not in shown
        assert full.name not in shown
        claimed = await house.post(f"{public.path}/claim", {"name": "Ben"})
        assert claimed["seat"] == 2
        path = f"{private.path}/claim"
        assert (await house.ask("POST", path, {"name": "Ben"})).code == "no-key"
        mine = await house.post(path, {"name": "Ben"}, private.host_key)
        assert mine["seat"] == 2
        assert (await house.get("/tables"))["tables"] == []
        await house.post(f"{public.path}/start", {}, public.host_key)
        watched = (await house.get("/tables"))["tables"]
        assert [(info["table"], info["status"]) for info in watched] == [(public.name, "playing")]

    play(scene)


def test_every_game_can_be_told_by_the_hub_without_a_web_server() -> None:
    """What the tables needs of the world is given to it."""
    assert find_game("linko")
    assert "aiohttp" not in vars(__import__(Tables.__module__, fromlist=["x"]))
