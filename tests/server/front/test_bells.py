"""People who are away are called when it is their turn: sealed, once, and nowhere else."""

import asyncio
import base64
import json
import os
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import http_ece
import pytest
from aiohttp import web
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import keeping
from lynxdeck.server.bells import Call, address, bellman
from lynxdeck.server.bells.bellman import Bellman
from lynxdeck.server.bells.identity import Identity, made
from lynxdeck.server.bells.names import PublicOnly
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import EventStore
from tests.server.front.conftest import House, Made, World
from tests.server.memory_store import MemoryStore
from tests.server.ports import free_port

CONTACT = "mailto:host@cards.example"


def text(data: bytes) -> str:
    """As browsers write bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Phone:
    """Somebody's browser: its keys, and what it can read."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    def wish(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """What it gives to be called."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": text(point), "auth": text(self.secret)}
        return {"endpoint": endpoint, **keys, "language": language}

    def read(self, body: bytes) -> Any:
        """What was sealed for it."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret))


@dataclass
class Service:
    """A push service of our own, on loopback."""

    base: str = ""
    says: list[int] = field(default_factory=list)
    """What it answers next; 201 when there is nothing left to say."""
    calls: asyncio.Queue[tuple[str, Any, bytes]] = field(default_factory=asyncio.Queue)

    async def take(self, request: web.Request) -> web.Response:
        """A notice."""
        await self.calls.put((request.path, request.headers, await request.read()))
        status = self.says.pop(0) if self.says else 201
        return web.Response(status=status, headers={"Location": f"{self.base}/elsewhere"})


@pytest.fixture
def port() -> int:
    """Where the push service is."""
    return free_port()


@asynccontextmanager
async def serving(port: int) -> AsyncIterator[Service]:
    """The push service, for as long as it is needed."""
    service = Service(f"http://127.0.0.1:{port}")
    app = web.Application()
    app.router.add_post("/{any:.*}", service.take)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield service
    finally:
        await runner.cleanup()


@pytest.fixture
def bells(port: int) -> Callable[[EventStore], Bellman]:
    """A bellman who may call that service."""
    also = f"http://127.0.0.1:{port}"
    return lambda store: Bellman(store, Identity(made(), CONTACT), also=also)


async def hang(world: World, made: Made, seat: int, wish: dict[str, str]) -> None:
    """Have a browser called for a seat."""
    done = await world.post(f"{made.path}/seats/{seat}/bell", wish, key=made.keys[seat])
    assert done.status == 200, done.text


async def decide(world: World, made: Made, seat: int) -> None:
    """The first thing that a seat may do."""
    view = (await world.get(f"{made.path}/view?seat={seat}", key=made.keys[seat])).json["view"]
    wish = {"id": f"{view['move']}", "move": view["move"], "token": view["legal"][0]}
    path = f"{made.path}/seats/{seat}/decide"
    assert (await world.post(path, wish, key=made.keys[seat])).status == 200


async def to_move(world: World, made: Made) -> int:
    """Whose turn it is."""
    for seat, key in made.keys.items():
        view = (await world.get(f"{made.path}/view?seat={seat}", key=key)).json["view"]
        if view["legal"]:
            return seat
    raise AssertionError("It is nobody's turn.")


async def until_turn_of(world: World, made: Made, seat: int) -> None:
    """Play on until it is somebody's turn."""
    while (mover := await to_move(world, made)) != seat:
        await decide(world, made, mover)


async def begun(world: World) -> Made:
    """A game of two that seat 1 begins."""
    made = await world.table("Ann", "Ben", start=1)
    await world.start(made)
    return made


@pytest.mark.promise("calls-sealed")
def test_who_is_away_is_called_once(house: House, bells: Any, port: int) -> None:
    async def scene(world: World) -> None:
        async with serving(port) as service:
            made, ann, ben = await begun(world), Phone(), Phone()
            await hang(world, made, 1, ann.wish(f"{service.base}/ann"))
            await hang(world, made, 2, ben.wish(f"{service.base}/ben", "de"))
            async with world.line(made, key=made.keys[1]) as line:
                await line.join(1)
                await until_turn_of(world, made, 2)
                path, headers, body = await service.calls.get()
                assert path == "/ben"
                told = ben.read(body)
                assert set(told) == {"title", "body", "table"}
                assert told["title"] == "Du bist dran: Linko"
                assert told["table"] == made.path.rsplit("/", 1)[-1]
                assert Vapid02.verify(headers["Authorization"])
                key = (await world.get("/bell")).json["key"]
                assert headers["Authorization"].endswith(f"k={key}")
                assert (headers["TTL"], len(headers["Topic"])) == ("86400", 32)
                await until_turn_of(world, made, 1)  # Ann is there: nobody calls her
                await until_turn_of(world, made, 2)
                assert (await service.calls.get())[0] == "/ben"
                assert service.calls.empty()

    house(scene, bells=bells)


@pytest.mark.promise("calls-sealed")
def test_a_browser_that_is_gone_is_called_no_more(house: House, bells: Any, port: int) -> None:
    async def scene(world: World) -> None:
        async with serving(port) as service:
            made = await begun(world)
            service.says = [410]
            await hang(world, made, 2, Phone().wish(f"{service.base}/gone"))
            await hang(world, made, 2, Phone().wish(f"{service.base}/here"))
            await until_turn_of(world, made, 2)
            assert [(await service.calls.get())[0] for _ in range(2)] == ["/gone", "/here"]
            await until_turn_of(world, made, 1)
            await until_turn_of(world, made, 2)
            assert (await service.calls.get())[0] == "/here"
            off = {"endpoint": f"{service.base}/here"}
            path = f"{made.path}/seats/2/bell/off"
            assert (await world.post(path, off, key=made.keys[1])).code == "no-key"
            assert (await world.post(path, off, key=made.keys[2])).status == 200
            assert await world.tables.store.bells(made.path.rsplit("/", 1)[-1]) == []

    house(scene, bells=bells)


@pytest.mark.promise("calls-public")
def test_a_busy_service_is_asked_again_and_never_followed(
    house: House, bells: Any, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bellman, "LONGEST_PAUSE_S", 0.01)

    async def scene(world: World) -> None:
        async with serving(port) as service:
            assert world.tables.bells is not None
            made, counts = await begun(world), world.tables.bells.counts
            service.says = [503, 429, 201, 302]
            await hang(world, made, 2, Phone().wish(f"{service.base}/busy"))
            await until_turn_of(world, made, 2)
            assert [(await service.calls.get())[0] for _ in range(3)] == ["/busy"] * 3
            await until_turn_of(world, made, 1)
            await until_turn_of(world, made, 2)
            assert (await service.calls.get())[0] == "/busy"
            while not counts.failed:
                await asyncio.sleep(0)
            assert (counts.sent, counts.failed, counts.dropped) == (1, 1, 0)
            assert service.calls.empty()  # nothing came to where it was sent on to

    house(scene, bells=bells)


@pytest.mark.promise("calls-sealed")
def test_a_seat_s_next_owner_is_not_called_by_the_last_one_s_bell(
    house: House, bells: Any, port: int
) -> None:
    async def scene(world: World) -> None:
        async with serving(port) as service:
            made = await begun(world)
            await hang(world, made, 2, Phone().wish(f"{service.base}/old"))
            new = await world.post(f"{made.path}/seats/2/revoke", key=made.keys[2])
            made.keys[2] = new.json["key"]
            await hang(world, made, 2, Phone().wish(f"{service.base}/new"))
            await until_turn_of(world, made, 2)
            assert (await service.calls.get())[0] == "/new"
            assert service.calls.empty()

    house(scene, bells=bells)


def test_a_server_that_calls_nobody_says_so(house: House) -> None:
    async def scene(world: World) -> None:
        made = await begun(world)
        assert (await world.get("/bell")).json == {"key": None}
        wish = Phone().wish("https://push.example/1")
        refused = await world.post(f"{made.path}/seats/2/bell", wish, key=made.keys[2])
        assert (refused.status, refused.code) == (403, "off")

    house(scene)


ELSEWHERE = [
    "http://push.example/1",
    "https://push.example:8443/1",
    "https://ann@push.example/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://2130706433/1",
    "https://0x7f.1/1",
    "https://localhost/1",
    "https://push.example/1#there",
    "https://push.example/a b",
    "https://push.example/\u00e9",
    "https://push.example:x/1",
    "file:///etc/passwd",
    "https://push.example/" + "x" * 1000,
]


@pytest.mark.promise("calls-public")
@pytest.mark.parametrize("endpoint", ELSEWHERE)
def test_only_push_services_are_called(endpoint: str) -> None:
    with pytest.raises(Refusal):
        address.check(endpoint)


@pytest.mark.promise("calls-public")
@pytest.mark.parametrize(
    "found",
    ["127.0.0.1", "10.1.2.3", "192.168.0.9", "169.254.169.254", "100.64.0.1", "0.0.0.0",
     "::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1"],
)  # fmt: skip
def test_a_name_that_leads_home_is_not_called(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is where a name leads when it is called, one bad answer among good ones too."""

    async def resolve(*_: object) -> list[dict[str, str]]:
        return [{"host": "9.9.9.9"}, {"host": found}]

    monkeypatch.setattr(ThreadedResolver, "resolve", resolve)

    async def scene() -> None:
        connector = aiohttp.TCPConnector(resolver=PublicOnly())
        async with aiohttp.ClientSession(connector=connector) as line:
            with pytest.raises(aiohttp.ClientConnectorDNSError) as refused:
                await line.post("https://push.example/1")
            assert "not public" in str(refused.value.os_error)

    asyncio.run(scene())


def test_keys_that_nothing_can_be_sealed_with_are_refused(house: House, bells: Any) -> None:
    async def scene(world: World) -> None:
        made = await begun(world)
        wish = Phone().wish("https://push.example/1")
        for spoilt in ({"auth": "AA"}, {"p256dh": "AA"}, {"p256dh": "!"}, {"language": "deutsch"}):
            answer = await world.post(f"{made.path}/seats/2/bell", wish | spoilt, key=made.keys[2])
            assert answer.status == 422

    house(scene, bells=bells)


@pytest.mark.promise("calls-public")
def test_the_list_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bellman, "MOST", 2)

    async def scene() -> None:
        man = Bellman(MemoryStore(), Identity(made(), CONTACT))
        for seat in (1, 1, 2, 3, 3):
            man.ring(Call("a", "linko", seat, 1))
        assert man.counts.dropped == 2

    asyncio.run(scene())


def test_the_server_s_key_is_made_once_and_is_its_own(tmp_path: Path) -> None:
    async def public(folder: str) -> str:
        key = await keeping.push_key(Settings(data=tmp_path / folder), made)
        return Identity(key, CONTACT).public

    first, second, other = (asyncio.run(public(name)) for name in ("data", "data", "other"))
    assert first == second
    assert other != first
    assert stat.S_IMODE((tmp_path / "data" / keeping.PUSH_KEY).stat().st_mode) == 0o600


def test_servers_that_share_a_database_share_their_key(postgres: str) -> None:
    async def scene() -> None:
        settings = Settings(store=postgres)
        keys = await asyncio.gather(*(keeping.push_key(settings, made) for _ in range(4)))
        assert len(set(keys)) == 1

    asyncio.run(scene())
