"""The tables and its store: nothing is told before it is stored, nothing stored is forgotten."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from lynxdeck.games.registry import game as find_game
from lynxdeck.server import projection, tables
from lynxdeck.server.keyring import hashed
from lynxdeck.server.store import Done, Listing, Page, Unwritable
from lynxdeck.server.tables import Tables
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from tests.server.conftest import Play
from tests.server.guest import SOON_S, GoneError, Guest, play_on
from tests.server.house import House, Place
from tests.server.memory_store import MemoryStore


async def nothing_new(*guests: Guest) -> None:
    """Let whatever might be told be told; there must be nothing."""
    heard = {guest: len(guest.frames) for guest in guests}
    await asyncio.sleep(0.2)
    for guest, before in heard.items():
        assert not [frame for frame in guest.frames[before:] if "presence" not in frame]


def memory(house: House) -> MemoryStore:
    assert isinstance(house.store, MemoryStore)
    return house.store


# --- stored first, told afterwards --------------------------------------------------------------


def test_nobody_hears_of_anything_until_it_is_stored(play: Play) -> None:
    """Whoever looks meanwhile, by whatever way, sees the table as it is stored."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1, public=True)
        guests = await place.begun()
        watcher = await place.join(None)
        for guest in (*guests.values(), watcher):
            await guest.until(lambda g: g.presence and g.presence["watching"] == 1)
        before = guests[1].n
        memory(house).held = True
        asked = [
            await guests[1].begin("decide", move=0, token="+"),
            await guests[1].begin("chat", text="hello"),
            await guests[1].begin("decide", move=0, token="+"),
        ]
        by_http = asyncio.create_task(place.own(2, "rename", {"name": "Benno"}))
        late = await place.join(2)
        assert (late.n, late.view["move"], late.chat) == (before, 0, [])
        assert (await guests[1].ask("why", token="a"))["code"] == "push-why-not-asked"
        for info in await told_of(house, place):
            assert info["seats"][1]["name"] == "Ben"
        seen = await house.get(f"{place.path}/view?seat=1", place.keys[1])
        assert (seen["n"], seen["view"]["move"]) == (before, 0)
        assert (await house.get(f"{place.path}/replay"))["events"] == []
        await nothing_new(*guests.values(), watcher, late)
        assert not [task for task in (*asked, by_http) if task.done()]
        memory(house).let_through()
        answers = [await answer for answer in asked]
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
        assert answers[2]["code"] == "stale"
        assert [answers[0]["n"], answers[1]["n"]] == [before + 1, before + 2]
        assert (await by_http)["info"]["seats"][1]["name"] == "Benno"
        for guest in (*guests.values(), watcher, late):
            await guest.sees(before + 3)
        assert (await place.view(1))["move"] == 1
        assert late.view == guests[2].view

    play(scene)


async def told_of(house: House, place: Place) -> list[Any]:
    """All about a table, by every request that tells it."""
    infos = [await place.info()]
    infos.append((await house.get(f"/invites/{place.invite}"))["info"])
    infos.append((await house.get(f"{place.path}/view"))["info"])
    return [*infos, *(await house.get("/tables"))["tables"]]


class Mute(MemoryStore):
    """Stores, and if a test likes never says so."""

    mute = False

    def append(self, page: Page, done: Done) -> None:
        super().append(page, (lambda _: None) if self.mute else done)


def test_what_was_stored_but_not_told_is_there_after_a_crash(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store has the decision; the server died before it could say so."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        assert isinstance(house.store, Mute)
        house.store.mute = True
        asked = await guests[1].begin("decide", id="said once", move=0, token="+")
        await asyncio.sleep(0.05)
        monkeypatch.setattr(tables, "FINISH_S", 0.1)
        await house.end()
        house.store.mute = False
        await house.open()
        assert isinstance(asked.exception(), GoneError)
        back = await place.join(1)
        assert back.view["move"] == 1
        again = await back.decide("+", id="said once", move=0)
        assert again["type"] == "done"
        assert place.room.table.game.tokens == ["+"]

    play(scene, store=Mute())


def test_closing_finishes_what_is_being_stored_and_says_so(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        memory(house).held = True
        asked = await guests[1].begin("decide", move=0, token="+")
        by_http = asyncio.create_task(place.own(2, "rename", {"name": "Benno"}))
        await asyncio.sleep(0.05)
        loop = asyncio.get_running_loop()
        began = loop.time()
        loop.call_later(0.1, memory(house).let_through)
        await house.runner.cleanup()
        assert loop.time() - began < 0.9  # nothing had to be given up
        assert (await asked)["type"] == "done"
        assert (await by_http)["info"]["seats"][1]["name"] == "Benno"
        assert (await guests[1].gone())["code"] == "restart"

    play(scene)


# --- when the store fails -----------------------------------------------------------------------


def test_what_cannot_be_stored_is_refused_and_does_not_happen(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        before = guests[1].n
        memory(house).fault = "The disk is full."
        refusal = await guests[1].decide("+")
        assert (refusal["type"], refusal["code"]) == ("refused", "storage")
        assert (await guests[1].ask("chat", text="hello"))["code"] == "storage"
        wish = {"id": "a", "move": 0, "token": "+"}
        path = f"{place.path}/seats/1/decide"
        answer = await house.ask("POST", path, wish, keys=[place.keys[1]])
        assert (answer.status, answer.code) == (503, "storage")
        assert (await house.ask("POST", "/tables", {"game": "push", "seats": 2})).status == 503
        assert (await place.view(1))["move"] == 0
        memory(house).fault = None
        assert (await guests[1].decide("+"))["n"] == before + 1

    play(scene)


def test_a_table_whose_append_fails_comes_back_where_it_was(play: Play) -> None:
    async def scene(house: House) -> None:
        house.allowed.add("table.not_stored")
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        await guests[1].done("+")
        before, view = guests[1].n, await place.view(1)
        store = memory(house)
        store.held = True
        asked = await guests[1].begin("decide", id="lost", move=1, token="a")
        by_http = asyncio.create_task(
            house.ask("POST", f"{place.path}/seats/2/rename", {"name": "B"}, keys=[place.keys[2]])
        )
        late = await place.join(2)
        assert late.n == before
        store.fault = "The disk is full."
        store.let_through()
        for guest in (*guests.values(), late):
            bye = await guest.gone()
            assert (bye["code"], bye["retry_ms"]) == ("resync", 1000)
        assert isinstance(asked.exception(), Exception)  # nobody said it was done
        assert ((await by_http).status, (await by_http).code) == (503, "storage")
        store.fault = None
        back = await place.all_join()
        assert (back[1].n, back[1].view) == (before, view)
        assert (await back[1].decide("a", id="lost", move=1))["n"] == before + 1
        await play_on(back, random.Random(1))
        assert back[1].result is not None

    play(scene)


class Shaky(MemoryStore):
    """Fails for one append while others succeed, as a disk that is full for a moment."""

    fails = False
    failed: Done | None = None

    def append(self, page: Page, done: Done) -> None:
        if self.fails and self.failed is None:
            self.failed = done
        else:
            super().append(page, done)

    def strike(self) -> None:
        """Say that it has failed."""
        assert self.failed is not None
        self.failed(Unwritable("The disk was full just then."))


def test_no_event_is_stored_behind_one_that_was_not(play: Play) -> None:
    """Else the log had a gap, and the table could never be read again."""

    async def scene(house: House) -> None:
        house.allowed.add("table.not_stored")
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        before = guests[1].n
        assert isinstance(house.store, Shaky)
        house.store.fails = True
        for number in range(3):
            await guests[1].begin("chat", text=f"line {number}")
            await asyncio.sleep(0.05)
        house.store.strike()
        await guests[1].gone()
        rows = await house.store.read(place.name)
        assert [row.n for row in rows] == list(range(1, before + 1))
        back = await place.all_join()
        assert back[1].n == before
        await play_on(back, random.Random(2))
        assert (await place.info())["status"] == "over"

    play(scene, store=Shaky())


def test_a_fault_of_our_own_is_answered_and_leaves_the_log_whole(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A decision is stored when something breaks: nobody hears of it until they come back."""

    async def scene(house: House) -> None:
        house.allowed |= {"message.failed", "table.not_stored"}
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        before = guests[1].n

        def stumble(*_: object) -> Any:
            raise RuntimeError("we stumbled")

        with monkeypatch.context() as patch:
            patch.setattr(projection, "move", stumble)
            await guests[1].say({"type": "decide", "id": "a", "move": 0, "token": "+"})
            for guest in guests.values():
                assert (await guest.gone())["code"] == "resync"
                assert guest.n == before
        back = await place.all_join()
        assert (await back[1].decide("+", id="a", move=0))["n"] == before + 1 == back[1].n
        with monkeypatch.context() as patch:
            patch.setattr(commands, "why", stumble)
            refusal = await back[1].ask("why", token="+")
        assert (refusal["type"], refusal["code"]) == ("refused", "fault")
        assert "stumbled" not in refusal["sentence"]
        await play_on(back, random.Random(8))
        rows = await house.store.read(place.name)
        assert [row.n for row in rows] == list(range(1, back[1].n + 1))

    play(scene)


def test_a_table_goes_on_by_itself_once_the_store_is_well_again(play: Play) -> None:
    """A bot's decision cannot be stored; it is made again later."""

    async def scene(house: House) -> None:
        house.allowed.add("table.not_stored")
        place = await house.make("push", seats=2, bots={"1": "easy", "2": "easy"})
        watcher = await place.join(None)
        store = memory(house)
        store.held = True
        begun = asyncio.create_task(place.start())
        await asyncio.sleep(0.05)
        store.let_through()
        await begun
        store.fault = "The disk is full."
        await asyncio.sleep(0.1)
        store.fault = None
        await house.passes(3)
        if watcher.byes:
            watcher = await place.join(None)
        await watcher.until(lambda g: g.result is not None)

    play(scene)


# --- joining while something is being stored ------------------------------------------------------


def test_whoever_comes_or_goes_while_something_is_stored_is_counted_right(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        ann = await place.join(1)
        memory(house).held = True
        asked = await ann.begin("chat", text="hello")
        late = await place.join(2)
        await late.cut()
        memory(house).let_through()
        await asked
        await ann.until(lambda g: g.presence and g.presence["here"] == [1])
        assert [seat["here"] for seat in (await place.info())["seats"]] == [True, False]

    play(scene)


def test_joining_twice_while_something_is_being_stored(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        ann = await place.join(1)
        memory(house).held = True
        asked = await ann.begin("chat", text="hello")
        both = await house.connect(place.name)
        await both.join(1, key=place.keys[1])
        await both.join(2, key=place.keys[2])
        assert (both.seat, both.chat) == (2, [])
        memory(house).let_through()
        await asked
        await ann.ask("chat", text="again")
        await both.until(lambda g: g.chat == ["hello", "again"])

    play(scene)


# --- who sits where -------------------------------------------------------------------------------


def test_two_who_claim_the_first_free_seat_at_once_both_get_one(play_on_disk: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=4, persons=[])
        seats = await asyncio.gather(*(place.claim(name) for name in ("Ann", "Ben", "Cleo", "Dan")))
        assert sorted(seats) == [1, 2, 3, 4]
        path = f"/invites/{place.invite}/claim"
        assert (await house.ask("POST", path, {"name": "Eve"})).code == "full"
        await house.restart()
        assert {guest.seat for guest in (await place.all_join()).values()} == {1, 2, 3, 4}

    play_on_disk(scene)


def test_two_who_claim_the_same_seat_or_name_at_once(play_on_disk: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=4, persons=[])
        path = f"/invites/{place.invite}/claim"
        wishes: list[Any] = [{"name": "Ann", "seat": 2}, {"name": "Ben", "seat": 2}]
        wishes += [{"name": "Cleo"}, {"name": "cleo"}]
        answers = await asyncio.gather(*(house.ask("POST", path, wish) for wish in wishes))
        assert sorted(answer.status for answer in answers) == [201, 201, 409, 409]
        codes = [answer.code for answer in answers if answer.status == 409]
        assert codes == ["seat-taken", "name-taken"]

    play_on_disk(scene)


def test_a_seat_taken_while_somebody_is_kicked_from_it_keeps_its_key(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=2)
        store = memory(house)
        store.held = True
        kicked = asyncio.create_task(place.host("seats/2/kick"))
        await asyncio.sleep(0.05)
        claimed = asyncio.create_task(place.claim("Cleo", seat=2))
        await asyncio.sleep(0.05)
        store.let_through()
        await asyncio.gather(kicked, claimed)
        assert (await place.join(2)).seat == 2
        await house.restart()
        assert (await place.join(2)).info["seats"][1]["name"] == "Cleo"

    play(scene)


# --- after a restart ------------------------------------------------------------------------------


def test_bots_go_on_after_a_restart_without_anybody_looking(play_on_disk: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, bots={"1": "easy", "2": "easy"})
        house.thinkers.may_answer.clear()  # type: ignore[attr-defined]
        await place.start()
        await house.restart()
        assert not place_loaded_tokens(house, place)
        house.thinkers.may_answer.set()  # type: ignore[attr-defined]
        for _ in range(200):
            if (await place.info())["status"] == "over":
                break
            await asyncio.sleep(0.02)
        assert (await place.info())["status"] == "over"

    play_on_disk(scene)


def place_loaded_tokens(house: House, place: Place) -> list[str]:
    """What has been decided, as far as the table is loaded."""
    loaded = [room.table for room in house.tables.rooms if room.table.name == place.name]
    return loaded[0].game.tokens if loaded else []


def test_an_index_that_lags_behind_the_log_is_put_right(play_on_disk: Play) -> None:
    """An older version died between storing the last decision and noting that the game is over."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        guests = await place.begun()
        await play_on(guests, random.Random(3))
        await asyncio.sleep(0.05)
        await place.list_as(Listing("playing"))
        await house.restart()
        await status_in_the_index(house, place, "over")

    play_on_disk(scene)


async def status_in_the_index(house: House, place: Place, status: str) -> None:
    """The index beside the log says so, at the latest in a moment."""
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
        house.shift_ms += 11 * 60_000
        house.tables.sweep()
        assert place.room  # people are looking
        for guest in guests.values():
            await guest.close()
        await asyncio.sleep(0.05)
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
        await asyncio.sleep(0.05)
        house.shift_ms += 11 * 60_000
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
        await asyncio.sleep(0.05)
        house.shift_ms += 181 * 86_400_000
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
        house.allowed.add("table.unplayable")
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


def test_a_log_with_a_gap_closes_its_table(play: Play) -> None:
    async def scene(house: House) -> None:
        house.allowed.add("table.unplayable")
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
        house.allowed.add("table.unplayable")
        place = await house.make("push", seats=2)
        rows = await house.store.read(place.name)
        created = ev.decode(rows[0].payload)
        assert isinstance(created, ev.Created)
        setup = msgspec.structs.replace(created.setup, rules=99)
        changed = ev.encode(ev.Created(setup, created.seed))
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
