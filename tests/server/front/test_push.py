"""People who are away are called when it is their turn: sealed, once, and nowhere else."""

import asyncio
import base64
import json
import os
import re
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import http_ece
import msgspec
import pytest
from aiohttp import web
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.ops import storage
from lynxdeck.server.push import notifier as notifying
from lynxdeck.server.push.notifier import Identity, Notifier, PublicResolver, is_sound, new_key
from lynxdeck.server.push.subscription import Subscription, check_endpoint
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import EventStore, PushAddress
from lynxdeck.server.tasks import Tasks
from tests.server.front.conftest import House, Made, World
from tests.server.guest import eventually
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
    waits: str | None = None
    """What it says of how long to wait."""
    silent: bool = False
    calls: asyncio.Queue[tuple[str, Any, bytes]] = field(default_factory=asyncio.Queue)

    async def take(self, request: web.Request) -> web.Response:
        """A notice."""
        await self.calls.put((request.path, request.headers, await request.read()))
        if self.silent:
            await asyncio.sleep(60)  # time is the subject
        status = self.says.pop(0) if self.says else 201
        headers = {"Location": f"{self.base}/elsewhere"}
        if self.waits is not None:
            headers["Retry-After"] = self.waits
        return web.Response(status=status, headers=headers)


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
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield service
    finally:
        await runner.cleanup()


@pytest.fixture
def notifier(port: int) -> Callable[[EventStore], Notifier]:
    """A notifier that may call that service."""
    also = [f"http://127.0.0.1:{at}" for at in (port, port + 1)]
    return lambda store: Notifier(store, Identity(new_key(), CONTACT), also=also)


async def subscribe(world: World, made: Made, seat: int, wish: dict[str, str]) -> None:
    """Have a browser called for a seat."""
    done = await world.post(f"{made.path}/seats/{seat}/push", wish, key=made.keys[seat])
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
def test_who_is_away_is_called_once(house: House, notifier: Any, port: int) -> None:
    async def scene(world: World) -> None:
        async with serving(port) as service:
            made, ann, ben = await begun(world), Phone(), Phone()
            await subscribe(world, made, 1, ann.wish(f"{service.base}/ann"))
            await subscribe(world, made, 2, ben.wish(f"{service.base}/ben", "de"))
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
                key = (await world.get("/push")).json["key"]
                assert headers["Authorization"].endswith(f"k={key}")
                assert (headers["TTL"], len(headers["Topic"])) == ("86400", 32)
                await until_turn_of(world, made, 1)  # Ann is there: nobody calls her
                await until_turn_of(world, made, 2)
                assert (await service.calls.get())[0] == "/ben"
                assert service.calls.empty()

    house(scene, notifier=notifier)


@pytest.mark.promise("calls-sealed")
def test_a_browser_that_is_gone_is_called_no_more(house: House, notifier: Any, port: int) -> None:
    async def scene(world: World) -> None:
        async with serving(port) as service:
            made = await begun(world)
            service.says = [410]
            await subscribe(world, made, 2, Phone().wish(f"{service.base}/gone"))
            await subscribe(world, made, 2, Phone().wish(f"{service.base}/here"))
            await until_turn_of(world, made, 2)
            assert [(await service.calls.get())[0] for _ in range(2)] == ["/gone", "/here"]
            await until_turn_of(world, made, 1)
            await until_turn_of(world, made, 2)
            assert (await service.calls.get())[0] == "/here"
            off = {"endpoint": f"{service.base}/here"}
            path = f"{made.path}/seats/2/push/off"
            assert (await world.post(path, off, key=made.keys[1])).code == "no-key"
            assert (await world.post(path, off, key=made.keys[2])).status == 200
            assert await world.tables.store.subscriptions(made.path.rsplit("/", 1)[-1]) == []

    house(scene, notifier=notifier)


@pytest.mark.promise("calls-public")
def test_a_busy_service_is_asked_again_and_never_followed(
    house: House, notifier: Any, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifying, "LONGEST_PAUSE_S", 0.01)

    async def scene(world: World) -> None:
        async with serving(port) as service:
            assert world.tables.notifier is not None
            made, counts = await begun(world), world.tables.notifier
            service.says = [503, 429, 201, 302]
            await subscribe(world, made, 2, Phone().wish(f"{service.base}/busy"))
            await until_turn_of(world, made, 2)
            assert [(await service.calls.get())[0] for _ in range(3)] == ["/busy"] * 3
            await until_turn_of(world, made, 1)
            await until_turn_of(world, made, 2)
            assert (await service.calls.get())[0] == "/busy"
            while not counts.failed:
                await asyncio.sleep(0)
            assert (counts.sent, counts.failed, counts.dropped) == (1, 1, 0)
            assert service.calls.empty()  # nothing came to where it was sent on to

    house(scene, notifier=notifier)


WAITS = [
    "nan",
    "-nan",
    "inf",
    "-1",
    "1e400",
    "9" * 5000,
    "\u0663",
    "",
    "Wed, 21 Oct 2026 07:28:00 GMT",
]


@pytest.mark.promise("calls-fair")
def test_whatever_a_service_says_others_are_called(
    house: House, notifier: Any, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pause that is no number ends nothing: the next one is called, and so is who comes after."""
    monkeypatch.setattr(notifying, "LONGEST_PAUSE_S", 0.01)
    assert [notifying._pause(text) for text in WAITS] == [0.01] * len(WAITS)

    async def scene(world: World) -> None:
        async with serving(port) as service:
            made = await begun(world)
            await subscribe(world, made, 2, Phone().wish(f"{service.base}/b"))
            for wait in ("nan", "inf", "-1", "9" * 5000):
                service.says, service.waits = [503, 201], wait
                await until_turn_of(world, made, 2)
                assert [(await service.calls.get())[0] for _ in range(2)] == ["/b", "/b"]
                await until_turn_of(world, made, 1)
            assert not world.tables.tasks.failures

    house(scene, notifier=notifier)


@pytest.mark.promise("calls-fair")
def test_nobody_waits_for_a_service_that_is_silent_to_another(
    house: House, notifier: Any, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables of one address with silent browsers: another's notice goes out at once."""
    monkeypatch.setattr(notifying, "CALL_S", 20.0)

    async def scene(world: World) -> None:
        async with serving(port) as silent, serving(port + 1) as service:
            silent.silent = True
            for _ in range(6):
                made = await begun(world)
                for bell in range(5):
                    await subscribe(world, made, 2, Phone().wish(f"{silent.base}/{bell}"))
                await until_turn_of(world, made, 2)
            other = await begun(world)
            await subscribe(world, other, 2, Phone().wish(f"{service.base}/other"))
            await until_turn_of(world, other, 2)
            assert (await asyncio.wait_for(service.calls.get(), 2))[0] == "/other"
            assert silent.calls.qsize() == 1  # one under way, for this address and service

    house(scene, notifier=notifier)


@pytest.mark.promise("calls-fair")
def test_all_names_of_a_service_are_one_service(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its names are without number: silent ones would take all calls that there may be at once."""
    names = [f"https://n{number}.notify.windows.com/1" for number in range(2 * notifying.AT_ONCE)]
    begun: list[str] = []

    async def silent(_: Notifier, call: notifying.Call, to: Subscription) -> tuple[int, float]:
        begun.append(to.endpoint)
        await asyncio.sleep(60 if call.table != "other" else 0)  # time is the subject
        return 201, 1.0

    async def scene() -> None:
        store, tasks = MemoryStore(), Tasks()
        one = Notifier(store, Identity(new_key(), CONTACT))
        one.open(tasks)
        wishes = [msgspec.convert(Phone().wish(name), Subscription) for name in names]
        for number, wish in enumerate(wishes):
            one.accept(f"{number}", wish, "192.0.2.1")
        one.accept("other", wishes[0], "192.0.2.2")
        for table in [*map(str, range(len(names))), "other"]:
            one.notify(table, "linko", 1, 1)
        await eventually(lambda: one.sent == 1)
        assert begun == [names[0], names[0]]
        tasks.cancel()
        await one.close()

    async def subscriptions(_: MemoryStore, table: str) -> list[PushAddress]:
        endpoint = names[0 if table == "other" else int(table)]
        wish = msgspec.convert(Phone().wish(endpoint), Subscription)
        return [wish.stored(table, 1, 1)]

    monkeypatch.setattr(MemoryStore, "subscriptions", subscriptions)
    monkeypatch.setattr(Notifier, "_post", silent)
    asyncio.run(scene())


def test_notices_of_one_address_leave_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifying, "MOST_OF_ONE", 2)

    async def scene() -> None:
        one = Notifier(MemoryStore(), Identity(new_key(), CONTACT))
        wish = Phone().wish("https://push.apple.com/1")
        for table in "abcd":
            one.accept(table, msgspec.convert(wish, Subscription), "192.0.2.1")
        for table in "abcde":
            one.notify(table, "linko", 1, 1)
        assert (one.dropped, len(one._calls)) == (2, 3)

    asyncio.run(scene())


def test_nothing_else_calls_out() -> None:
    """One place calls out to the internet; stores and buses are where their host says."""
    source = Path(notifying.__file__).parents[2]
    calls = re.compile(
        r"ClientSession\(|urlopen|http\.client|create_connection\(|open_connection\("
    )
    found = {
        str(file.relative_to(source))
        for file in source.rglob("*.py")
        if calls.search(file.read_text("utf-8"))
    }
    assert found == {"server/push/notifier.py", "arena/workers.py"}  # Ray, where it is named


@pytest.mark.promise("calls-sealed")
def test_a_seat_s_next_owner_is_not_called_by_the_last_one_s_subscription(
    house: House, notifier: Any, port: int
) -> None:
    async def scene(world: World) -> None:
        async with serving(port) as service:
            made = await begun(world)
            await subscribe(world, made, 2, Phone().wish(f"{service.base}/old"))
            new = await world.post(f"{made.path}/seats/2/revoke", key=made.keys[2])
            made.keys[2] = new.json["key"]
            await subscribe(world, made, 2, Phone().wish(f"{service.base}/new"))
            await until_turn_of(world, made, 2)
            assert (await service.calls.get())[0] == "/new"
            assert service.calls.empty()

    house(scene, notifier=notifier)


def test_a_server_that_calls_nobody_says_so(house: House) -> None:
    async def scene(world: World) -> None:
        made = await begun(world)
        assert (await world.get("/push")).json == {"key": None}
        wish = Phone().wish("https://push.apple.com/1")
        refused = await world.post(f"{made.path}/seats/2/push", wish, key=made.keys[2])
        assert (refused.status, refused.code) == (403, "off")

    house(scene)


ELSEWHERE = [
    "http://push.example/1",
    "https://push.example/1",
    "https://push.apple.com.example/1",
    "https://xpush.apple.com/1",
    "https://push.apple.com./1",
    "https://push.apple.com\\@push.example/1",
    "https://127.0.0.1./1",
    "https://push.apple.com:8443/1",
    "https://ann@push.example/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://2130706433/1",
    "https://0x7f.1/1",
    "https://localhost/1",
    "https://push.apple.com/1#there",
    "https://push.apple.com/a b",
    "https://push.apple.com/\u00e9",
    "https://push.apple.com:x/1",
    "file:///etc/passwd",
    "https://push.apple.com/" + "x" * 1000,
]


@pytest.mark.promise("calls-public")
@pytest.mark.parametrize("endpoint", ELSEWHERE)
def test_only_push_services_are_called(endpoint: str) -> None:
    with pytest.raises(Refusal):
        check_endpoint(endpoint)


@pytest.mark.promise("calls-public")
@pytest.mark.parametrize(
    "found",
    ["127.0.0.1", "10.1.2.3", "192.168.0.9", "169.254.169.254", "100.64.0.1", "0.0.0.0",
     "192.88.99.1", "240.0.0.1", "::7f00:1", "::10.0.0.1", "fec0::1", "64:ff9b:1::a00:1", "100::1",
     "2001::1", "2001:20::1", "2001:db8::1", "3fff::1", "5f00::1", "ff02::1", "nonsense", "",
     "::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1"],
)  # fmt: skip
def test_a_name_that_leads_home_is_not_called(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is where a name leads when it is called, one bad answer among good ones too."""

    async def resolve(*_: object) -> list[dict[str, str]]:
        return [{"host": "9.9.9.9"}, {"host": found}]

    monkeypatch.setattr(ThreadedResolver, "resolve", resolve)

    async def scene() -> None:
        connector = aiohttp.TCPConnector(resolver=PublicResolver())
        async with aiohttp.ClientSession(connector=connector) as line:
            with pytest.raises(aiohttp.ClientConnectorDNSError) as refused:
                await line.post("https://push.apple.com/1")
            assert "not public" in str(refused.value.os_error)

    asyncio.run(scene())


def test_keys_that_nothing_can_be_sealed_with_are_refused(house: House, notifier: Any) -> None:
    async def scene(world: World) -> None:
        made = await begun(world)
        wish = Phone().wish("https://push.apple.com/1")
        for spoilt in ({"auth": "AA"}, {"p256dh": "AA"}, {"p256dh": "!"}, {"language": "deutsch"}):
            answer = await world.post(f"{made.path}/seats/2/push", wish | spoilt, key=made.keys[2])
            assert answer.status == 422

    house(scene, notifier=notifier)


@pytest.mark.promise("calls-public")
def test_the_list_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifying, "MOST", 2)

    async def scene() -> None:
        one = Notifier(MemoryStore(), Identity(new_key(), CONTACT))
        for seat in (1, 1, 2, 3, 3):
            one.notify("a", "linko", seat, 1)
        assert one.dropped == 2

    asyncio.run(scene())


def test_the_server_s_key_is_made_once_and_is_its_own(tmp_path: Path) -> None:
    async def public(folder: str) -> str:
        key = await storage.push_key(Settings(data=tmp_path / folder), new_key, is_sound)
        return Identity(key, CONTACT).public

    first, second, other = (asyncio.run(public(name)) for name in ("data", "data", "other"))
    assert first == second
    assert other != first
    assert stat.S_IMODE((tmp_path / "data" / storage.PUSH_KEY).stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_servers_that_share_a_database_share_their_key(postgres: str) -> None:
    async def scene() -> None:
        settings = Settings(store=postgres)
        keys = await asyncio.gather(
            *(storage.push_key(settings, new_key, is_sound) for _ in range(4))
        )
        assert len(set(keys)) == 1

    asyncio.run(scene())
