"""The journal and its store: nothing is told before it is stored, nothing stored is forgotten."""

import asyncio
import random
from typing import Any

import pytest

from lynxdeck.server.play import messages
from lynxdeck.server.store import Done, Page, Unwritable
from lynxdeck.server.tables import tables
from lynxdeck.table import commands
from tests.server.conftest import Play
from tests.server.guest import GoneError, Guest, eventually, play_on
from tests.server.house import House, Place
from tests.server.memory_store import MemoryStore


async def nothing_new(*guests: Guest) -> None:
    """Let whatever might be told be told; there must be nothing."""
    heard = {guest: len(guest.frames) for guest in guests}
    for guest in guests:
        await guest.ping()
    for guest, before in heard.items():
        told = [frame for frame in guest.frames[before:] if "presence" not in frame]
        assert ["pong" in frame for frame in told] == [True]


def memory(house: House) -> MemoryStore:
    assert isinstance(house.store, MemoryStore)
    return house.store


# --- stored first, told afterwards --------------------------------------------------------------


@pytest.mark.promise("stored-first")
def test_nobody_hears_of_anything_until_it_is_stored(play: Play) -> None:
    """A look meanwhile, by whatever way, shows the table as it is stored."""

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
        await guests[1].ping()
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
        await eventually(lambda: place.room.journal.waiting == 2)
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
        await guests[1].ping()
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
            patch.setattr(messages, "move", stumble)
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
        await eventually(lambda: place.room.journal.waiting == 1)
        store.let_through()
        await begun
        store.fault = "The disk is full."
        thoughts = house.bot_pool.requests  # type: ignore[attr-defined]
        await eventually(lambda: thoughts and not place.room.journal.waiting)
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
