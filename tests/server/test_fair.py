"""Fair deals over the wire: promised, sealed, revealed; void; silent; and nothing told early.

Ann's and Ben's clients do by themselves what browsers do. What the deal must be is reckoned in
`test_replays.py`; which commands are allowed when, in `tests/table/test_fairly.py`.
"""

import json
import random
import time

import pytest

from lynxdeck.games.fair import FairDeal, parse_seed
from lynxdeck.records import Fault, read_text
from lynxdeck.records.dealt import Known, verify
from tests.pledge import Pledge
from tests.server.conftest import Play
from tests.server.fair_clients import (
    Stubborn,
    comes,
    deal_of,
    parts,
    playing,
    pledges,
    prepared,
    relent,
    table,
    voided,
)
from tests.server.guest import play_on
from tests.server.house import House, Place


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
            assert told["scheme"] == "lynx2-fair"
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
        assert time.perf_counter() - began < house.tables.settings.reveal_seconds / 2
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


def test_a_restart_between_any_two_events_changes_nothing(play_stored: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house)
        await comes(place, "Ann")
        shown = (await place.info())["deal"]["commitment"]
        await house.restart()
        await comes(place, "Eve", Stubborn)
        await house.restart()
        ann, _ = [await comes(place, "", seat=seat) for seat in (1, 2)]
        assert (await place.info())["deal"]["commitment"] == shown
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

    play_stored(scene)


@pytest.mark.promise("fair-order")
def test_no_share_and_no_seed_is_told_before_its_time(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await table(house, seats=3)
        guests = {1: await comes(place, "Ann"), 2: await comes(place, "Ben")}
        guests[3] = await comes(place, "Eve", Stubborn)
        watcher = await place.join(None)
        dropped = deal_of(place).seed.hex()
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
        seed = deal_of(place).seed.hex()
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
