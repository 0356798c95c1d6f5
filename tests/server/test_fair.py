"""Fair deals over the wire: promised, sealed, revealed; void; silent; and nothing told early.

Ann's and Ben's clients do by themselves what browsers do. What the deal must be is reckoned in
`test_replays.py`; which commands are allowed when, in `tests/table/test_fairly.py`.
"""

import json
import random
import time
from typing import Any

import msgspec
import pytest

from lynxdeck.games.fair import FairDeal, commitment, parse_seed, read_frame
from lynxdeck.games.pledge import Answer, Pledge
from lynxdeck.records import Fault, read_text
from lynxdeck.records.dealt import Known, verify
from lynxdeck.table import events as ev
from tests.server.conftest import Play
from tests.server.guest import Guest, play_on
from tests.server.house import House, Place


class Stubborn(Pledge):
    """Promises, and then says nothing, until it relents."""

    relents = False

    def answer(self, **shown: Any) -> Answer | None:
        answer = super().answer(**shown)
        return answer if answer and (self.relents or answer.kind == "promise") else None


async def comes(
    place: Place, name: str, pledge: type[Pledge] = Pledge, *, seat: int | None = None
) -> Guest:
    """Somebody sits down with a program of today, or comes back to a seat."""
    known = seat is not None
    number = seat or await place.claim(name, fair=True)
    guest = await place.house.connect(place.name)
    guest.pledge = pledges(place).setdefault(number, pledge(place.name, number))
    await guest.join(number, key=place.keys[number])
    if not known:
        await guest.until(lambda g: g.info["deal"]["promises"][number - 1])
    return guest


def pledges(place: Place) -> dict[int, Pledge]:
    """What each program keeps on its device."""
    kept: dict[int, Pledge] = vars(place).setdefault("kept", {})
    return kept


def relent(place: Place, seat: int) -> None:
    """A stubborn program reveals after all."""
    stubborn = pledges(place)[seat]
    assert isinstance(stubborn, Stubborn)
    stubborn.relents = True


async def table(house: House, *, seats: int = 2, **wish: Any) -> Place:
    return await house.make("push", seats=seats, persons=[], **wish)


def playing(guest: Guest) -> bool:
    return bool(guest.info["status"] == "playing")


async def prepared(guest: Guest, game: int) -> None:
    """Wait until the deal of this game is prepared and promised."""
    await guest.until(lambda g: g.info["deal"]["game_number"] == game)


async def voided(guest: Guest, times: int) -> None:
    """Wait until so many deals became void."""
    await guest.until(lambda g: len(g.events("void")) == times)


def parts(guest: Guest) -> list[str]:
    words = guest.info["deal"]["terms"].split(" parts=")[1].split(",")
    return [word.partition(":")[0] for word in words]


# --- as it should be ------------------------------------------------------------------------------


@pytest.mark.promise("fair-order")
def test_everybody_present_has_the_first_card_within_a_second(play: Play) -> None:
    took = []

    async def scene(house: House) -> None:
        place = await table(house, seats=4)
        guests = [await comes(place, name) for name in ("Ann", "Ben", "Cleo", "Dan")]
        began = time.perf_counter()
        await place.host("start")
        for guest in guests:
            await guest.until(playing)
        took.append(time.perf_counter() - began)
        await guests[0].until(lambda g: g.view is not None)
        heard = [event["what"] for event in guests[0].events("table")]
        assert heard[-6:] == ["sealed", *["revealed"] * 4, "started"]
        assert parts(guests[0]) == ["share"] * 4

    play(scene)
    assert took[0] <= 1.0


def test_at_the_end_everybody_finds_what_they_noted(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house, seats=3, bots={"2": "easy"}, match=1)
        ann, ben = await comes(place, "Ann"), await comes(place, "Ben")
        for number in (1, 2):
            await prepared(ann, number)
            await place.host("start")
            for guest in (ann, ben):
                await guest.until(playing)
            await play_on({1: ann, 3: ben}, random.Random(number))
            told = await house.get(f"{place.path}/fairness?game={number}")
            assert told["verified"] is True
            assert set(told["checks"].values()) == {True}
            assert (told["scheme"], told["contributed"]) == ("lynx2-fair", [1, 3])
            for guest in (ann, ben):
                assert guest.pledge is not None
                assert guest.pledge.faults(number, guest.result["seed"]) == []
            note = pledges(place)[3].notes[number]
            text = await house.get(f"{place.path}/record?game={number}")
            record = next(iter(read_text(text)))
            assert not isinstance(record, Fault)
            known = Known(note.commitment, 3, note.share.hex(), note.promise, note.terms)
            finding = verify(record, known)
            assert (finding.fault, finding.unproven) == (None, ())

    play(scene)


def test_one_person_among_bots_starts_at_once(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house, seats=3, bots={"2": "easy", "3": "easy"})
        ann = await comes(place, "Ann")
        began = time.perf_counter()
        await place.host("start")
        await ann.until(playing)
        assert time.perf_counter() - began <= 1.0
        assert parts(ann) == ["share", "bot", "bot"]

    play(scene)


def test_a_start_that_is_faster_than_a_promise_waits_for_it(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house)
        ann = await comes(place, "Ann")
        seat = await place.claim("Ben", fair=True)
        ben = await house.connect(place.name)
        await ben.join(seat, key=place.keys[seat])
        await place.host("start")
        await ann.until(lambda g: g.events("starting"))
        assert (await place.info())["status"] == "waiting"
        ben.pledge = Pledge(place.name, seat)
        await ben._add_chance()
        await ann.until(playing)
        assert parts(ann) == ["share", "share"]

    play(scene)


# --- void -----------------------------------------------------------------------------------------


@pytest.mark.promise("fair-void")
def test_who_withholds_makes_it_void_before_all_and_is_silent_after_two(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house)
        ann, eve = await comes(place, "Ann"), await comes(place, "Eve", Stubborn)
        watcher = await place.join(None)
        await place.host("start")
        shown = []
        for tries in (1, 2):
            await ann.until(lambda g: g.info["deal"]["waiting"] == [2])
            shown.append(ann.info["commitment"])
            house.clock.shift_ms += 3_600_000  # no clock on the wall counts
            await house.passes(9)
            assert len(ann.events("void")) == tries - 1
            await house.passes(1)
            for guest in (ann, eve, watcher):
                await voided(guest, tries)
                void = guest.events("void")[-1]["info"]["deal"]["void"]
                assert void == {"seats": [2], "cause": "late", "count": tries}
        await ann.until(playing)
        assert parts(ann) == ["share", "silent"]
        assert len({*shown, ann.info["commitment"]}) == 3
        assert ann.info["deal"]["void"]["count"] == 2

    play(scene)


def test_a_lost_connection_makes_it_void_once_and_the_rest_begin(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house, seats=3)
        ann, ben = await comes(place, "Ann"), await comes(place, "Ben")
        cleo = await comes(place, "Cleo", Stubborn)
        await place.host("start")
        await ann.until(lambda g: g.info["deal"]["waiting"] == [3])
        await cleo.cut()
        await house.passes(10)
        await ann.until(playing)
        assert parts(ann) == ["share", "share", "silent"]
        assert len(ben.events("void")) == 1

    play(scene)


def test_who_leaves_just_then_is_told_and_nobody_is_held_up(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house)
        ann, _ = await comes(place, "Ann"), await comes(place, "Eve", Stubborn)
        await place.host("start")
        await ann.until(lambda g: g.info["deal"]["waiting"] == [2])
        assert await place.refused("seats/2/kick") == "started"
        await place.own(2, "leave")
        await ann.until(lambda g: g.events("freed"))
        assert ann.info["deal"]["void"]["cause"] == "left"
        pledges(place).pop(2)
        await comes(place, "Ben")
        await place.host("start")
        await ann.until(playing)
        assert parts(ann) == ["share", "share"]

    play(scene)


# --- silent ---------------------------------------------------------------------------------------


@pytest.mark.promise("fair-old-programs")
def test_older_programs_and_those_who_are_away_play_as_silent_seats(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house, seats=4, clock={"kind": "days", "days": 1})
        ann = await comes(place, "Ann")
        await place.claim("Olga", contribution="ab" * 16)
        olga = await place.join(2)
        assert (await olga.ask("contribute", contribution="cd" * 16))["type"] == "done"
        gone = await comes(place, "Gus")
        await gone.close()
        await place.claim("Http", share="ef" * 32)
        await house.passes(11)  # nothing was heard of that program meanwhile
        await place.host("start")
        await ann.until(playing)
        await olga.until(playing)
        assert parts(ann) == ["share", "silent", "silent", "silent"]

    play(scene)


def test_a_program_without_a_socket_that_was_heard_of_takes_part(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house)
        ann = await comes(place, "Ann")
        await place.claim("Ben", share="ef" * 32)
        await house.passes(8)
        await place.view(2)
        await house.passes(8)
        await place.host("start")
        await ann.until(lambda g: g.info["deal"]["waiting"] == [2])
        assert await place.refused("seats/2/reveal", {"share": "00" * 32}, key=place.keys[2])
        await place.answer(2)
        await ann.until(playing)
        assert parts(ann) == ["share", "share"]

    play(scene)


async def passed_around(house: House) -> tuple[Place, Guest]:
    """Ann and Ben on one device."""
    place = await table(house)
    for name in ("Ann", "Ben"):
        await place.claim(name, share="ef" * 32)
    device = await house.connect(place.name)
    for seat in (2, 1):
        await device.join(seat, key=place.keys[seat])
    return place, device


def test_all_seats_of_a_device_that_is_passed_around_take_part(play: Play) -> None:
    async def scene(house: House) -> None:
        place, device = await passed_around(house)
        await house.passes(60)
        await place.host("start")
        assert (await place.info())["deal"]["waiting"] == [1, 2]
        await place.answer()
        await device.until(playing)
        assert parts(device) == ["share", "share"]

    play(scene)


def test_a_key_that_was_taken_back_makes_nobody_be_here(play: Play) -> None:
    async def scene(house: House) -> None:
        place, device = await passed_around(house)
        await place.own(2, "revoke")
        await house.passes(60)
        await place.host("start")
        await place.answer(1)
        await device.until(playing)
        assert parts(device) == ["share", "silent"]

    play(scene)


# --- crashes --------------------------------------------------------------------------------------


def test_a_restart_between_any_two_events_changes_nothing(play_on_disk: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house)
        await comes(place, "Ann")
        shown = (await place.info())["commitment"]
        await house.restart()
        await comes(place, "Eve", Stubborn)
        await house.restart()
        ann, _ = [await comes(place, "", seat=seat) for seat in (1, 2)]
        assert (await place.info())["commitment"] == shown
        await place.host("start")
        await ann.until(lambda g: g.info["deal"]["waiting"] == [2])
        terms = ann.info["deal"]["terms"]
        await house.restart()
        ann, _ = [await comes(place, "", seat=seat) for seat in (1, 2)]
        assert (ann.info["deal"]["terms"], ann.info["deal"]["waiting"]) == (terms, [2])
        await house.passes(10)
        await ann.until(lambda g: g.events("void"))
        await ann.until(lambda g: g.info["deal"]["waiting"] == [2])
        await house.restart()
        relent(place, 2)
        ann, ben = [await comes(place, "", seat=seat) for seat in (1, 2)]
        await ann.until(playing)
        assert parts(ann) == ["share", "share"]
        await house.restart()
        ann, ben = [await comes(place, "", seat=seat) for seat in (1, 2)]
        await play_on({1: ann, 2: ben}, random.Random(1))
        assert (await house.get(f"{place.path}/fairness"))["verified"] is True

    play_on_disk(scene)


# --- a server that cheats -------------------------------------------------------------------------


async def forge(house: House, place: Place, change: Any) -> None:
    """Rewrite the log, as somebody may who owns the server."""
    rows = []
    for row in await house.store.read(place.name):
        event = change(ev.decode(row.payload))
        rows.append(row._replace(payload=ev.encode(event)))
    await house.store.rewrite(rows)
    await house.restart()


def other_seed(event: Any, *, committed: bool) -> Any:
    """The table's first deal is prepared from another seed."""
    if not isinstance(event, ev.Created):
        return event
    assert event.next is not None
    seed = bytes(32)
    kept = commitment(seed, read_frame(event.next.frame)) if committed else event.next.commitment
    swapped = msgspec.structs.replace(event.next, seed=seed.hex(), commitment=kept)
    return msgspec.structs.replace(event, next=swapped)


@pytest.mark.promise("fair-own-check")
@pytest.mark.parametrize("committed", [False, True], ids=["the seed", "and its commitment"])
def test_a_seed_that_was_swapped_before_the_start_is_told(
    play_on_disk: Play, committed: bool
) -> None:
    """It once worked: the server's own check said that all was well."""

    async def scene(house: House) -> None:
        place = await table(house)
        guests = {1: await comes(place, "Ann"), 2: await comes(place, "Ben")}
        await forge(house, place, lambda event: other_seed(event, committed=committed))
        guests = {seat: await comes(place, "", seat=seat) for seat in guests}
        await place.host("start")
        if committed:  # programs notice, and reveal nothing
            await house.passes(21)
            assert guests[1]._faults or guests[2]._faults
            for guest in guests.values():
                guest._faults.clear()
            return
        for guest in guests.values():
            await guest.until(playing)
        await play_on(guests, random.Random(1))
        told = await house.get(f"{place.path}/fairness")
        assert (told["verified"], told["checks"]["commitment"]) == (False, False)
        assert pledges(place)[1].faults(1, told["seed"])

    play_on_disk(scene)


def test_the_older_scheme_claims_nothing(play_on_disk: Play) -> None:
    """Its commitment was not kept from before, so there is nothing to compare with."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)

        def older(event: Any) -> Any:
            if isinstance(event, ev.Created):
                return msgspec.structs.replace(event, seed="ab" * 32, next=None)
            return event

        await forge(house, place, older)
        assert (await place.info())["deal"] is None
        guests = await place.begun()
        await play_on(guests, random.Random(1))
        told = await house.get(f"{place.path}/fairness")
        assert (told["verified"], told["scheme"], told["terms"]) == (None, "lynx1-fair", None)
        await place.host("rematch")
        await place.start()
        assert (await place.info())["status"] == "playing"

    play_on_disk(scene)


# --- what is not told -----------------------------------------------------------------------------


@pytest.mark.promise("fair-order")
def test_no_share_and_no_seed_is_told_before_its_time(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house, seats=3)
        guests = {1: await comes(place, "Ann"), 2: await comes(place, "Ben")}
        guests[3] = await comes(place, "Eve", Stubborn)
        watcher = await place.join(None)
        dropped = place.room.table.seed.hex()
        await place.host("start")
        await watcher.until(lambda g: g.info["deal"]["waiting"] == [3])
        old = [pledge.notes[1].share.hex() for pledge in pledges(place).values()]
        told = await asked(house, place)
        await house.passes(10)
        await voided(watcher, 1)
        relent(place, 3)
        await guests[3].ping()
        await guests[3]._add_chance()
        await watcher.until(playing)
        seed = place.room.table.seed.hex()
        shares = [pledge.notes[1].share.hex() for pledge in pledges(place).values()]
        told += await asked(house, place)
        for guest in (*guests.values(), watcher):
            await guest.ping()
            told += guest.frames
        for secret in (dropped, seed, *old, *shares):
            assert not [frame for frame in told if secret in frame]
        await play_on(guests, random.Random(1))
        opened = parse_seed(guests[1].result["seed"])
        assert isinstance(opened, FairDeal)
        assert opened.seed.hex() == seed
        told = [*guests[1].frames, *await asked(house, place)]
        for secret in (dropped, *old):  # of a void deal nothing is ever told
            assert not [frame for frame in told if secret in frame]

    play(scene)


async def asked(house: House, place: Place) -> list[str]:
    """Everything that anybody can ask for without a socket."""
    paths = ("", "/view", "/fairness", "/replay", "/record", "/view?seat=1", "/seats/1/data")
    answers = []
    for key in (place.keys[1], place.keys[2], place.host_key, "nothing"):
        for path in paths:
            answer = await house.ask("GET", place.path + path, keys=[key])
            answers.append(json.dumps(answer.body))
    return answers
