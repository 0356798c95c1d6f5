"""Options, faces and ready marks over HTTP: what everybody hears, and how it is dealt then."""

from tests.server.conftest import Play
from tests.server.guest import eventually
from tests.server.house import House


def test_the_host_changes_a_table_and_a_new_deal_is_prepared(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, persons=["Ann"])
        before = await place.info()
        wish = {"game": "linko", "seats": 4, "match": 1, "public": True}
        info = (await place.host("setup", wish))["info"]
        assert (info["setup"]["game"], len(info["seats"]), info["rounds"]) == ("linko", 4, 4)
        assert info["seats"][0]["name"] == "Ann"
        assert info["deal"]["commitment"] != before["deal"]["commitment"]
        lobby = await house.get("/tables")
        assert [one["table"] for one in lobby["tables"]] == [place.name]
        assert await place.refused("setup", {"seats": 9}) == "bad-request"
        assert await place.refused("setup", {"seats": 2}, key=place.keys[1]) == "not-host"

    play(scene)


def test_faces_and_ready_marks_are_told_and_survive_a_restart(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=3, persons=[])
        await place.claim("Ann", face=4)
        await place.claim("Ben")
        ann = await place.join(1)
        await place.own(2, "face", {"face": 7})
        await place.own(2, "ready", {"ready": True})
        seats = (await place.info())["seats"]
        assert [(seat["face"], seat["ready"]) for seat in seats[:2]] == [(4, False), (7, True)]
        assert await place.refused("seats/1/face", {"face": 7}, key=place.keys[1]) == "face-taken"
        await ann.until(lambda guest: guest.info["seats"][1]["ready"])
        await ann.close()
        await house.restart()
        assert (await place.info())["seats"] == [{**seat, "here": False} for seat in seats]

    play(scene)


def test_a_rematch_is_dealt_when_all_want_it(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, persons=[])
        await place.claim("Ann", share="ab" * 32)
        await place.claim("Ben", share="cd" * 32)
        await place.start()
        for seat in (1, 2):  # bots play on, to the end
            await place.own(seat, "leave")
        await eventually(lambda: place.room.table.status == "over")
        await place.own(2, "back")
        await place.own(1, "ready", {"ready": True})
        assert (await place.info())["status"] == "over"
        await place.own(2, "ready", {"ready": True})
        await place.answer()
        await place.answer()
        info = await place.info()
        assert (info["status"], info["game_number"]) == ("playing", 2)
        assert not any(seat["ready"] for seat in info["seats"])

    play(scene)
