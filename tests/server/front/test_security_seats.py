"""Keys that change hands or are taken back, and what those without one see."""

import asyncio
from pathlib import Path

import pytest

from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.front.conftest import API, House, World
from tests.server.guest import eventually

TEN_MINUTES_MS = 600_000


@pytest.mark.promise("keys-handover-once")
def test_a_handover_link_works_once(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        link = (await world.post(f"{made.path}/seats/1/handover", key=made.keys[1])).json
        assert link["expires"] == world.tables.now() + TEN_MINUTES_MS
        asked = [world.post(f"{made.path}/handover/claim", {"key": link["key"]}) for _ in range(5)]
        answers = await asyncio.gather(*asked)  # all at the same moment
        assert sorted(answer.status for answer in answers) == [200, 403, 403, 403, 403]
        # The link itself is no key: only what was made from it.
        assert (await world.get(made.path, key=link["key"])).json["mine"] == []

    house(scene)


@pytest.mark.promise("keys-handover-once")
def test_a_handover_link_grows_old(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        links = [
            (await world.post(f"{made.path}/seats/1/handover", key=made.keys[1])).json["key"]
            for _ in range(2)
        ]
        world.clock.shift_ms += TEN_MINUTES_MS - 1
        answer = await world.post(f"{made.path}/handover/claim", {"key": links[0]})
        assert answer.json["seat"] == 1
        world.clock.shift_ms += 1
        answer = await world.post(f"{made.path}/handover/claim", {"key": links[1]})
        assert answer.code == "no-key"

    house(scene)


@pytest.mark.promise("keys-taken-back")
def test_a_revoked_key_opens_nothing_at_once(house: House) -> None:
    """Old devices are sent away, old links die, and no socket still knows the key."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        old = made.keys[1]
        link = (await world.post(f"{made.path}/seats/1/handover", key=old)).json["key"]
        await world.start(made)
        cookie = f"seat-1={old}; seat-2={made.keys[2]}"
        async with (
            world.line(made, key=old) as device,
            world.line(made, Cookie=cookie) as both,
            world.line(made, key=old) as unseated,
        ):
            assert (await device.join(1))["seat"] == 1
            assert (await both.join(2))["seat"] == 2
            assert (await unseated.join())["seat"] is None
            answer = await world.post(f"{made.path}/seats/1/revoke", key=old)
            new = answer.json["key"]
            heard, code = await device.end()
            assert (heard[-1]["type"], heard[-1]["code"], code) == ("bye", "revoked", 1008)
            assert (await both.join(1))["code"] == "no-key"
            assert (await unseated.join(1))["code"] == "no-key"
        assert (await world.get(made.path, key=old)).json["mine"] == []
        assert (await world.get(made.path, key=new)).json["mine"] == [1]
        assert (await world.post(f"{made.path}/handover/claim", {"key": link})).code == "no-key"

    house(scene)


@pytest.mark.promise("keys-taken-back")
def test_revoking_is_announced(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        async with world.line(made, key=made.keys[2]) as line:
            await line.join(2)
            answer = await world.post(f"{made.path}/seats/1/revoke", key=made.host)
            assert answer.json["key"] is None  # the host gets no key for another's seat
            event = await line.hear("event")
            assert (event["what"], event["seat"]) == ("revoked", 1)

    house(scene)


@pytest.mark.promise("keys-former-holder")
def test_a_key_of_a_seat_that_was_left_opens_nothing(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        gone = made.keys[1]
        await world.post(f"{made.path}/seats/1/leave", key=gone)
        sat = await world.post(f"/invites/{made.invite}/claim", {"name": "Cleo"})
        assert sat.json["seat"] == 1
        assert (await world.get(made.path, key=gone)).json["mine"] == []
        kicked = made.keys[2]
        async with world.line(made, key=kicked) as line:
            await line.join(2)
            assert (await world.post(f"{made.path}/seats/2/kick", key=made.host)).status == 200
            heard, code = await line.end()
            assert (heard[-1]["code"], code) == ("revoked", 1008)
        assert (await world.get(made.path, key=kicked)).json["mine"] == []

    house(scene)


@pytest.mark.promise("no-spectators")
def test_no_spectators_means_none(house: House) -> None:
    """Not by the socket, a view, a replay, a record, nor by the seed after the end."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben", game="push", spectators=False)
        await world.start(made)

        async def refused(path: str) -> None:
            for key in ("", "x" * 22):
                answer = await world.get(made.path + path, key=key)
                assert (answer.status, answer.code) == (403, "off"), path

        for path in ("/view", "/replay", "/replay?eyes=none", "/record", "/fairness"):
            await refused(path)
        async with world.line(made) as line:
            assert (await line.join())["code"] == "off"
            assert (await line.ask("refused", type="chat", id="1", text="hi"))[
                "code"
            ] == "not-joined"
        await world.play(made)
        for path in ("/view", "/replay", "/replay?eyes=open", "/record", "/fairness"):
            await refused(path)
            for key in (made.keys[1], made.host):
                answer = await world.get(made.path + path, key=key)
                assert answer.status == 200, (path, answer.text)
        async with world.line(made) as line:
            assert (await line.join())["code"] == "off"

    house(scene, limits="off")


def test_spectators_see_no_hand(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        await world.start(made)
        view = (await world.get(f"{made.path}/view")).json["view"]
        assert view["hand"] is None
        assert view["legal"] == []
        assert "hands" not in view
        async with world.line(made) as line:
            state = await line.join()
            assert state["view"]["hand"] is None
            for message in (
                {"type": "decide", "id": "1", "move": 0, "token": "T"},
                {"type": "chat", "id": "2", "text": "psst"},
            ):
                assert (await line.ask("refused", **message))["code"] == "no-seat"

    house(scene)


def test_questions_tell_nothing_of_a_neighbours_hand(house: House) -> None:
    """A reason speaks of the cards of the seat that is asked: only that one may hear it."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben", start=1)
        await world.start(made)
        async with world.line(made, key=made.keys[2]) as ben, world.line(made) as spectator:
            await ben.join(2)
            await spectator.join()
            for token in ("1", "13x4", "J", "7x8"):
                for kind in ("why", "preview", "hint"):
                    asked = {"type": kind, "id": "1"} | ({"token": token} if kind != "hint" else {})
                    told = await ben.ask("why", "preview", "hint", "refused", **asked)
                    assert told["code"] == ("not-your-decision" if kind != "hint" else "off")
                    assert told["args"] in ({"seat": 1}, {})
                    told = await spectator.ask("why", "preview", "hint", "refused", **asked)
                    assert told["code"] in ("no-seat", "off")

    house(scene)


def test_what_a_host_may(house: House) -> None:
    """Others may as soon as the host has been gone for two minutes, and not before."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        ann = made.keys[1]
        world.clock.shift_ms += 119_999
        assert (await world.post(f"{made.path}/start", key=ann)).code == "not-host"
        async with world.line(made, key=made.host) as line:
            await line.join()
            world.clock.shift_ms += 600_000
            assert (await world.post(f"{made.path}/start", key=ann)).code == "not-host"
        await eventually(lambda: not world.front.connections)
        world.clock.shift_ms += 119_999
        assert not (await world.get(made.path)).json["info"]["host_open"]
        assert (await world.post(f"{made.path}/start", key=ann)).code == "not-host"
        world.clock.shift_ms += 1
        assert (await world.get(made.path)).json["info"]["host_open"]
        assert (await world.post(f"{made.path}/start")).code == "not-host"  # nobody without a seat
        assert (await world.post(f"{made.path}/start", key=ann)).status == 200
        assert (await world.get(f"{made.path}/view?seat=2", key=ann)).code == "no-key"

    house(scene)


def test_a_player_takes_everything_along(house: House, tmp_path: Path) -> None:
    """A player's own data: all of it on request, and wiped from the file itself."""
    file = tmp_path / "lynxdeck.db"

    async def scene(world: World) -> None:
        made = await world.table("Zebediah", "Ben", game="push")
        async with world.line(made, key=made.keys[1]) as line:
            await line.join(1)
            await line.ask("done", type="chat", id="1", text="my cat is called Xerxes")
        await world.start(made)
        refused = await world.ask("DELETE", f"{API}{made.path}/seats/1/data", key=made.keys[1])
        assert refused.code == "started"
        await world.play(made)
        told = (await world.get(f"{made.path}/seats/1/data", key=made.keys[1])).json
        assert told["name"] == "Zebediah"
        assert told["chat"] == ["my cat is called Xerxes"]
        assert told["decisions"]
        gone = await world.ask("DELETE", f"{API}{made.path}/seats/1/data", key=made.keys[1])
        assert gone.json["info"]["seats"][0]["name"] == "Seat 1"
        record = await world.get(f"{made.path}/record")
        assert "Zebediah" not in record.text
        assert "Ben" in record.text
        async with world.line(made) as line:
            assert "Xerxes" not in str(await line.join())

    house(scene, store=SqliteStore(file), limits="off")
    left = b"".join(part.read_bytes() for part in file.parent.iterdir())
    assert b"Ben" in left
    assert b"Zebediah" not in left
    assert b"Xerxes" not in left
