"""The third game on the server: tables, views, hints, reasons, replays, rules."""

import random

from lynxdeck.records import Record, read_text
from tests.patches import apply_patch
from tests.server.conftest import Play
from tests.server.guest import Guest, play_on
from tests.server.house import House


def test_a_table_from_the_deal_to_the_replay(play: Play) -> None:
    async def scene(house: House) -> None:
        (found,) = [
            game for game in (await house.get("/games"))["games"] if game["name"] == "topper"
        ]
        assert [flag["name"] for flag in found["flags"]] == ["equal", "short"]
        place = await house.make("topper", seats=3, bots={"3": "hard"}, flags={"equal": "yes"})
        guests = await place.begun()
        looker = await place.join(None)
        assert looker.view is not None
        assert (looker.view["game"], looker.view["hand"]) == ("topper", None)
        assert guests[1].view["hand"] != guests[2].view["hand"] or guests[1].view["hand"]
        await play_on({**guests}, random.Random(1))
        await looker.until(lambda guest: guest.view["over"])
        assert (await place.info())["status"] == "over"
        (record,) = read_text(await house.get(f"{place.path}/record"))
        assert isinstance(record, Record), record
        assert record.tags["Edition"] == "custom equal=yes"
        replay = await house.get(f"{place.path}/replay?eyes=1", place.keys[1])
        view = replay["view"]
        for event in replay["events"]:
            apply_patch(view, event["patch"])
        assert view == guests[1].view
        assert hidden_draws(guests[1]) == {1}

    play(scene)


def hidden_draws(guest: Guest) -> set[int]:
    """The seats whose drawn cards this guest was told."""
    facts = [
        fact for event in guest.events("move") for fact in event["facts"] if fact["fact"] == "drew"
    ]
    assert any(fact["card"] is None for fact in facts)
    return {fact["seat"] for fact in facts if fact["card"] is not None}


def test_questions_are_answered(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("topper", seats=2, bots={"2": "easy"}, start=1)
        guests = await place.begun()
        legal = guests[1].view["legal"]
        assert (await guests[1].ask("hint"))["token"] in legal
        why = await guests[1].ask("why", token="^")
        assert (why["allowed"], why["code"]) == (False, "topper-why-not-asked")
        assert why["sentence"] == "Seat 1 is asked for something else now."
        assert (await guests[1].ask("preview", token=legal[0]))["code"] == "off"
        assert (await guests[1].ask("odds"))["code"] == "off"
        assert (await house.get("/rules/topper?lang=de")).startswith("# Topper")
        assert "bot-lowest = Spielt" in await house.get("/words/topper?lang=de")
        assert "bot-lowest = Always" in await house.get("/words/topper?lang=fr")
        assert await house.get("/words/push") == ""

    play(scene)
