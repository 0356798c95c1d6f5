"""Keys: what each opens, where it is kept, and that it is never told to anybody else."""

import asyncio
import hmac
import io
import logging
import re
import sys
from pathlib import Path
from typing import Any, Literal

import pytest
import structlog

from lynxdeck.server import keyring
from lynxdeck.server.keyring import Ids
from lynxdeck.server.ops import logs
from lynxdeck.server.play.seating import Seating
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import Key
from lynxdeck.server.store.sqlite import SqliteStore
from lynxdeck.table.table import PERSON, Seat, Table
from tests.pledge import Pledge
from tests.server.front.conftest import House, Made, World
from tests.server.guest import shown_of

URL_SAFE = re.compile(r"[A-Za-z0-9_-]+")


class RememberedIds(Ids):
    """Real ids and keys, remembered to look for them where they must not be."""

    def __init__(self) -> None:
        self.told: set[str] = set()

    def invite(self) -> str:
        """An invite."""
        return self._note(super().invite())

    def key(self) -> str:
        """A key."""
        return self._note(super().key())

    def draw(self, size: int) -> bytes:
        """A seed, or what the server adds to a deal."""
        drawn = super().draw(size)
        self._note(drawn.hex())
        return drawn

    def _note(self, secret: str) -> str:
        self.told.add(secret)
        return secret


@pytest.mark.promise("keys-unguessable")
def test_ids_and_keys_cannot_be_guessed() -> None:
    ids = Ids()
    for make, size in ((ids.table, 12), (ids.invite, 16), (ids.key, 22)):
        made = [make() for _ in range(2000)]
        assert len(set(made)) == 2000
        assert all(len(text) == size and URL_SAFE.fullmatch(text) for text in made)
        # Every place takes many signs: nothing in them counts up or stands still.
        assert all(len(set(column)) > 20 for column in zip(*(m[:-1] for m in made), strict=True))
    assert ids.draw(32) != ids.draw(32)


def test_no_table_is_named_like_an_option() -> None:
    assert not any(Ids().table().startswith("-") for _ in range(5000))


@pytest.mark.promise("keys-hashed")
def test_keys_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every stored key is looked at, whichever fits, and by the function made for that."""
    compared: list[tuple[bytes, bytes]] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return hmac.compare_digest(one, other)

    monkeypatch.setattr(keyring, "hmac", type("", (), {"compare_digest": staticmethod(compare)}))
    table = Table("t")
    table.seats = [Seat(PERSON, sitting=seat) for seat in range(1, 6)]
    known = [
        Key("t", seat, keyring.SEAT, keyring.hashed(f"key {seat}"), sitting=seat)
        for seat in range(1, 6)
    ]
    ring = keyring.Keyring(table, known, Ids())
    assert ring.rights(["key 1"]).seats == {1}
    assert len(compared) == 5
    assert ring.rights(["nothing"]).seats == set()
    assert len(compared) == 10


async def whole_evening(world: World) -> set[str]:
    """A bit of everything, over HTTP and sockets; what of it is secret."""
    made = await world.table("Ann", seats=3, bots={"3": "easy"}, game="push")
    claim = {"name": "Ben"}
    sat = (await world.post(f"/invites/{made.invite}/claim", claim)).json
    made.keys[2] = sat["key"]
    secrets = {made.host, made.invite, *made.keys.values()}
    await world.get(f"/invites/{made.invite}")
    await world.ask("GET", f"/j/{made.invite}", Referer=f"{world.base}/t/x#take=y")
    await world.post(f"{made.path}/host", {"key": made.host})
    await world.post(f"{made.path}/host", {"key": "wrong" + made.host})
    await world.get("/games", key=made.host + "\u00e9")
    link = (await world.post(f"{made.path}/seats/1/handover", key=made.keys[1])).json
    secrets.add(link["key"])
    await world.post(f"{made.path}/handover/claim", {"key": link["key"]})
    await world.post(f"{made.path}/handover/claim", {"key": link["key"]})
    async with world.line(made) as line:
        await line.join(1, key=made.keys[1])
        pledge = Pledge(made.table, 1)
        info = (await world.get(made.path)).json["info"]
        promised = pledge.answer(**shown_of(info["deal"]))
        assert promised is not None
        secrets.add(pledge.notes[1].share.hex())
        shown = {"commitment": promised.commitment, "promise": promised.value}
        await line.ask("done", type="promise", id="7", **shown)
        await line.say(type="reveal", id="8", share="5ec12e70" * 8)
        secrets.add("5ec12e70" * 8)
        await line.say(type="join", protocol=1, seat=2, key="wrong" + made.keys[2])
        await line.say(type="chat", id="2", text="nobody else's business")
        await line.socket.send_str('{"type":"join","key":"' + made.keys[2] + '"')
        secrets.add("nobody else's business")
        await world.start(made)
        await line.say(type="reveal", id="9", share=pledge.notes[1].share.hex())
        while (await world.get(made.path)).json["info"]["status"] != "playing":
            pass
        state = await line.ask("state", type="join", protocol=1, seat=1)
        await line.say(type="decide", id="3", move=state["view"]["move"], token="nonsense")
        await line.say(type="hint", id="4")
        await line.hear("refused")
    new = (await world.post(f"{made.path}/seats/1/revoke", key=made.keys[1])).json["key"]
    made.keys[1] = new
    secrets.add(new)
    await world.play(made)
    assert (await world.get(f"{made.path}/fairness")).json["verified"] is True
    secrets.add((await world.post(f"{made.path}/invite", key=made.host)).json["invite"])
    return secrets


@pytest.mark.promise("logs-silent")
@pytest.mark.parametrize("form", ["json", "console"])
def test_no_secret_is_ever_logged(
    house: House, form: Literal["console", "json"], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A whole evening with everything logged, and with faults of every kind on the way."""
    paper, ids = io.StringIO(), RememberedIds()
    monkeypatch.setattr(sys, "stderr", paper)
    logs.set_up(Settings(log_level="debug", log_format=form))
    secrets: set[str] = set()

    async def scene(world: World) -> None:
        secrets.update(await whole_evening(world))
        made = await world.table("Cleo", "Dan")
        secrets.update({made.host, made.invite, *made.keys.values()})
        await provoke(world, made, monkeypatch)

    try:
        house(scene, store=SqliteStore(tmp_path / "lynxdeck.db"), ids=ids, limits="off")
    finally:
        structlog.reset_defaults()
        logging.basicConfig(handlers=[], force=True)
    text = paper.getvalue()
    assert "request.failed" in text  # it was worth looking
    assert "store.failed" in text
    assert len(secrets | ids.told) > 12
    for secret in secrets | ids.told:
        assert secret not in text
        assert secret[:12] not in text
    assert "127.0.0.1" not in text


async def provoke(world: World, made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults of the program, of the disk and of clients."""

    async def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(Seating, "claim", broken)
        patch.setattr(Seating, "redeem", broken)
        claim = {"name": "Eve"}
        assert (await world.post(f"/invites/{made.invite}/claim", claim)).status == 500
        key = {"key": made.keys[1]}
        assert (await world.post(f"{made.path}/handover/claim", key)).status == 500
    host, port = world.base.removeprefix("http://").split(":")
    for junk in (
        f"GET /j/{made.invite}\u00e9 HTTP/1.1\r\nHost: a\r\n\r\n",
        f"NONSENSE {made.keys[1]}\r\n\r\n",
        f"GET / HTTP/1.1\r\nHost: a\r\nCookie: seat-1={made.keys[1]}\x01\r\n\r\n",
        f"GET / HTTP/1.1\r\nAuthorization: Bearer {made.host}\r\n\r\n",
    ):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(junk.encode("latin-1"))
        assert (await reader.read(100)).startswith(b"HTTP/1.0 400")
        writer.close()
        await writer.wait_closed()
    await world.tables.store.close()
    assert (await world.post(f"{made.path}/invite", key=made.host)).status == 503
    assert (await world.get(f"/invites/{made.invite}")).status == 503


@pytest.mark.promise("keys-hashed")
def test_only_hashes_of_keys_are_stored(house: House, tmp_path: Path) -> None:
    file = tmp_path / "lynxdeck.db"
    found: list[str] = []

    async def scene(world: World) -> None:
        made = await world.table("Annabella", "Ben")
        link = (await world.post(f"{made.path}/seats/1/handover", key=made.keys[1])).json
        invite = (await world.post(f"{made.path}/invite", key=made.host)).json["invite"]
        found.extend([made.host, made.invite, invite, link["key"], *made.keys.values()])
        await world.start(made)
        found_in = b"".join(part.read_bytes() for part in file.parent.iterdir())
        assert b"Annabella" in found_in  # what is stored is readable, if one looks
        for secret in found:
            assert secret.encode() not in found_in

    house(scene, store=SqliteStore(file))
    left = b"".join(part.read_bytes() for part in file.parent.iterdir())
    assert not [secret for secret in found if secret.encode() in left]
    assert {part.stat().st_mode & 0o077 for part in file.parent.iterdir()} == {0}


@pytest.mark.promise("keys-not-in-addresses")
def test_no_key_stands_in_an_address(house: House) -> None:
    """Links carry keys behind the #, which browsers keep to themselves; nothing asks for more."""

    async def scene(world: World) -> None:
        made = (await world.post("/tables", {"game": "linko", "seats": 2})).json
        assert made["host_link"] == f"{world.base}/t/{made['table']}#host={made['host_key']}"
        claim = {"name": "Ann"}
        sat = (await world.post(f"/invites/{made['invite']}/claim", claim)).json
        at = f"/tables/{made['table']}"
        link = (await world.post(f"{at}/seats/1/handover", key=sat["key"])).json
        assert link["link"] == f"{world.base}/t/{made['table']}#take={link['key']}"
        for name in ("key", "seat-1", "token"):  # not even if somebody puts one there
            found = await world.get(f"{at}?{name}={sat['key']}")
            assert found.json["mine"] == []
            refused = await world.post(f"{at}/seats/1/leave?{name}={sat['key']}")
            assert refused.code == "no-key"
        # What travels in an answer is for the one who asked: nobody keeps a copy on the way.
        answer = await world.get(at, key=sat["key"])
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        for secret in (made["host_key"], made["invite"], sat["key"]):
            assert secret not in answer.text

    house(scene)


@pytest.mark.promise("keys-own-table")
def test_a_key_of_one_table_opens_nothing_at_another(house: House) -> None:
    async def scene(world: World) -> None:
        one = await world.table("Ann", "Ben", spectators=False)
        other = await world.table("Ann", "Ben", spectators=False)
        for key in (one.host, *one.keys.values()):
            found = (await world.get(other.path, key=key)).json
            assert (found["mine"], found["host"]) == ([], False)
            for path in ("start", "close", "invite", "seats/1/kick", "seats/1/revoke"):
                assert (await world.post(f"{other.path}/{path}", key=key)).code == "not-host", path
            for path in ("leave", "back", "handover"):
                answer = await world.post(f"{other.path}/seats/1/{path}", key=key)
                assert answer.code == "no-key", path
            assert (await world.get(f"{other.path}/view?seat=1", key=key)).code == "no-key"
            assert (await world.get(f"{other.path}/seats/1/data", key=key)).code == "no-key"
            taken = await world.post(f"{other.path}/handover/claim", {"key": key})
            assert taken.code == "no-key"
            assert (await world.post(f"{other.path}/host", {"key": key})).code == "no-key"
            async with world.line(other, key=key) as line:
                assert (await line.join(1))["code"] == "no-key"
                assert (await line.join(1, key=key))["code"] == "no-key"
                assert (await line.join())["code"] == "off"

    house(scene)


@pytest.mark.promise("keys-own-table")
def test_a_seat_is_not_the_neighbours_nor_the_host(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        await world.start(made)
        ann, ben = made.keys[1], made.keys[2]
        assert (await world.get(f"{made.path}/view?seat=2", key=ann)).code == "no-key"
        assert (await world.get(f"{made.path}/replay?eyes=2", key=ann)).code == "no-key"
        assert (await world.get(f"{made.path}/replay?eyes=open", key=ann)).code == "off"
        assert (await world.get(f"{made.path}/record", key=ann)).code == "off"
        assert (await world.get(f"{made.path}/fairness", key=ann)).json["seed"] is None
        wish = {"id": "1", "move": 0, "token": "T"}
        answer = await world.post(f"{made.path}/seats/2/decide", wish, key=ann)
        assert answer.code == "no-key"
        assert (
            await world.post(f"{made.path}/seats/2/rename", {"name": "X"}, key=ann)
        ).status == 403
        assert (await world.post(f"{made.path}/close", key=ben)).code == "not-host"
        # The host has no seat of its own, and does not look into hands.
        assert (await world.get(f"{made.path}/view?seat=1", key=made.host)).code == "no-key"
        assert (await world.get(f"{made.path}/seats/1/data", key=made.host)).code == "no-key"

    house(scene)
