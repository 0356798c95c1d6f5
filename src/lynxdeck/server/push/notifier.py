"""Notices to people's browsers through their push services; nothing else here calls out.

A push service sees whom it calls, not about what. Notices that wait are bounded, and take turns:
one at a time to each service for each address that subscribed, so that nobody waits for a service
that is silent to another.
"""

import asyncio
import base64
import hashlib
import socket
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Collection
from typing import NamedTuple

import aiohttp
import http_ece
import msgspec
import structlog
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02, VapidException

from lynxdeck.locale import FALLBACK, languages, speaker
from lynxdeck.locale.text import number_in
from lynxdeck.server.push.subscription import (
    Subscription,
    check_endpoint,
    is_public,
    origin_of,
    service_of,
    unpack,
)
from lynxdeck.server.store import EventStore, PushAddress, StoreError
from lynxdeck.server.tasks import Tasks

MOST = 1000
"""Notices that may wait; more are not sent: people find their turn at the table."""
MOST_OF_ONE = 100
"""Of these, those of tables at which one address subscribed last."""
PAYERS = 10_000
"""Tables of which that address is remembered."""
AT_ONCE = 16
PACE_S = 0.1
"""Between two notices to one service for one address."""
TRIES = 3
CALL_S = 10.0
KEPT_S = 86_400
"""How long a push service keeps a notice for a browser that is off."""
LONGEST_PAUSE_S = 60.0
GONE = (404, 410)
"""A browser does not want to be called any more."""
LATER = (408, 429, 500, 502, 503, 504)

VALID_S = 12 * 3600
"""How long a signature is good; services allow a day at most."""

log = structlog.get_logger()


class Call(NamedTuple):
    table: str
    game: str
    seat: int
    sitting: int


class Identity:
    """Signs what the server sends, with the host's address for complaints."""

    def __init__(self, pem: bytes, contact: str) -> None:
        self._contact = contact
        self._key = Vapid02.from_pem(pem)

    @property
    def public(self) -> str:
        """What a browser needs so that only this server can call it."""
        point = self._key.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def sign(self, origin: str, now_s: int) -> str:
        """The header `Authorization`, by which a push service knows the caller."""
        claims = {"sub": self._contact, "aud": origin, "exp": now_s + VALID_S}
        signed: dict[str, str] = self._key.sign(claims)
        return signed["Authorization"]


def new_key() -> bytes:
    key = Vapid02()
    key.generate_keys()
    return bytes(key.private_pem())


def is_sound(pem: bytes) -> bool:
    try:
        key = Vapid02.from_pem(pem).public_key
        return isinstance(getattr(key, "curve", None), ec.SECP256R1)
    except (ValueError, TypeError, VapidException, UnsupportedAlgorithm):
        return False


class PublicResolver(AbstractResolver):
    """A resolver that refuses names with addresses that are not public."""

    def __init__(self) -> None:
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Where a name leads; nowhere if any of it is not public."""
        found = await self._names.resolve(host, port, family)
        if not found or not all(is_public(one["host"]) for one in found):
            raise OSError(f"{host} leads to an address that is not public")
        return found

    async def close(self) -> None:
        await self._names.close()


class Notice(msgspec.Struct):
    """A notice that a table waits for its reader; nothing of the game."""

    title: str
    body: str
    table: str


def notice(table: str, game: str, language: str) -> Notice:
    say = speaker(language if language in languages() else FALLBACK).say
    return Notice(say("notice-title", game=say(f"web-game-{game}")), say("notice-body"), table)


def seal(told: Notice, to: Subscription) -> bytes:
    """A notice encrypted for one browser (RFC 8291)."""
    sealed: bytes = http_ece.encrypt(
        msgspec.json.encode(told),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unpack(to.p256dh),
        auth_secret=unpack(to.auth),
        version="aes128gcm",
    )
    return sealed


class Lane(NamedTuple):
    """Of one lane one notice is under way at a time: others pass by."""

    service: str
    """By the name that is known: names that end with it are without number."""
    payer: str
    """The address that subscribed."""


class Bell(NamedTuple):
    call: Call
    address: PushAddress
    to: Subscription
    lane: Lane
    tried: int = 0

    @property
    def key(self) -> tuple[str, bytes]:
        return self.call.table, self.address.address_hash


class Notifier:
    def __init__(
        self, store: EventStore, identity: Identity, *, also: Collection[str] = ()
    ) -> None:
        self._store = store
        self._identity = identity
        self._also = also
        self._tasks: Tasks | None = None
        self._line: aiohttp.ClientSession | None = None
        self._calls: set[Call] = set()
        """Players to be notified whose browsers are not known yet."""
        self._bells: set[tuple[str, bytes]] = set()
        """Browsers that wait for their notice, by table and address."""
        self._waiting: dict[Lane, deque[Bell]] = {}
        self._free: OrderedDict[Lane, None] = OrderedDict()
        """Lanes in which something waits and nothing is under way, the longest so first."""
        self._busy: set[Lane] = set()
        self._pending: Counter[str] = Counter()
        """Calls and bells of each payer that are not done yet."""
        self._payers: OrderedDict[str, str] = OrderedDict()
        """The address that subscribed at a table last: kept in memory only."""
        self.sent = self.failed = self.dropped = 0

    @property
    def key(self) -> str:
        return self._identity.public

    def accept(self, table: str, to: Subscription, address: str) -> None:
        """Refuse a subscription that cannot be called, or remember who is behind it."""
        to.check(self._also)
        self._payers[table] = address
        self._payers.move_to_end(table)
        if len(self._payers) > PAYERS:
            self._payers.popitem(last=False)

    def open(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._line = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(resolver=PublicResolver(), limit=AT_ONCE),
            timeout=aiohttp.ClientTimeout(total=CALL_S),
            cookie_jar=aiohttp.DummyCookieJar(),
        )
        self._go_on()

    async def close(self) -> None:
        self._tasks = None
        if self._line is not None:
            await self._line.close()

    def notify(self, table: str, game: str, seat: int, sitting: int) -> None:
        """Notify a player's browsers soon; once, however often it is asked for."""
        call = Call(table, game, seat, sitting)
        if call in self._calls:
            return
        payer = self._payers.get(table, table)
        if self._pending.total() >= MOST or self._pending[payer] >= MOST_OF_ONE:
            self.dropped += 1
            return
        self._calls.add(call)
        self._pending[payer] += 1
        if self._tasks is not None:
            self._tasks.spawn("notices", self._look_up(call, payer))

    def _done(self, payer: str) -> None:
        self._pending[payer] -= 1
        if not self._pending[payer]:
            del self._pending[payer]

    async def _look_up(self, call: Call, payer: str) -> None:
        """Find all browsers of one seat; a notice sent again replaces the first."""
        try:
            found = await self._store.subscriptions(call.table)
        except StoreError as fault:
            log.warning("push.store", table=call.table, fault=str(fault))
            return
        finally:
            self._calls.discard(call)
            self._done(payer)
        for one in found:
            if (one.seat, one.sitting) == call[2:]:
                self._add(call, one, payer)

    def _add(self, call: Call, one: PushAddress, payer: str) -> None:
        try:
            to = msgspec.json.decode(one.payload, type=Subscription)
        except msgspec.MsgspecError:  # written by another version, or spoilt
            self.failed += 1
            return
        self._pending[payer] += 1
        self._put(Bell(call, one, to, Lane(service_of(to.endpoint, self._also), payer)))

    def _put(self, bell: Bell) -> None:
        """Let a browser wait for its notice, unless it waits for one of this table already."""
        if bell.key in self._bells:
            self._done(bell.lane.payer)
            return
        self._bells.add(bell.key)
        self._waiting.setdefault(bell.lane, deque()).append(bell)
        if bell.lane not in self._busy:
            self._free[bell.lane] = None
        self._go_on()

    def _go_on(self) -> None:
        """Begin with the lanes that are free, each with what has waited longest in it."""
        while self._tasks is not None and self._free and len(self._busy) < AT_ONCE:
            lane, _ = self._free.popitem(last=False)
            bell = self._waiting[lane].popleft()
            if not self._waiting[lane]:
                del self._waiting[lane]
            self._bells.discard(bell.key)
            self._busy.add(lane)
            self._tasks.spawn("notices", self._ring(bell))

    async def _ring(self, bell: Bell) -> None:
        loop, wait_s = asyncio.get_running_loop(), None
        try:
            wait_s = await self._notify(bell)
        except StoreError as fault:
            log.warning("push.store", table=bell.call.table, fault=str(fault))
        finally:
            loop.call_later(PACE_S, self._let_go, bell.lane)
            if wait_s is None:
                self._done(bell.lane.payer)
            else:
                loop.call_later(wait_s, self._put, bell._replace(tried=bell.tried + 1))

    def _let_go(self, lane: Lane) -> None:
        self._busy.discard(lane)
        if lane in self._waiting:
            self._free[lane] = None
        self._go_on()

    async def _notify(self, bell: Bell) -> float | None:
        """Send a notice; how long to wait if it is to be tried again."""
        status, pause = await self._post(bell.call, bell.to)
        if 200 <= status < 300:
            self.sent += 1
        elif status in GONE:
            await self._store.unsubscribe(bell.call.table, [bell.address.address_hash])
        elif (status in LATER or not status) and bell.tried + 1 < TRIES:
            return float(min(pause * 2**bell.tried, LONGEST_PAUSE_S))
        else:
            self.failed += 1
            log.warning("push.failed", status=status, service=origin_of(bell.to.endpoint))
        return None

    async def _post(self, call: Call, to: Subscription) -> tuple[int, float]:
        """Hand a notice to a push service: what it says, and how long to wait; 0 if nothing."""
        origin = origin_of(to.endpoint)
        headers = {
            "Authorization": self._identity.sign(origin, int(time.time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Topic": topic(call.table),
        }
        try:
            check_endpoint(to.endpoint, self._also)
            body = seal(notice(call.table, call.game, to.language), to)
            if self._line is None:
                return 0, 1.0
            async with self._line.post(
                to.endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                answer.close()  # its body is not needed
                return answer.status, _pause(answer.headers.get("Retry-After", ""))
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as fault:
            log.info("push.unreached", service=origin, fault=type(fault).__name__)
            return 0, 1.0


def topic(table: str) -> str:
    """The topic of a table: a newer notice replaces an older one that is not delivered yet."""
    return base64.urlsafe_b64encode(hashlib.sha256(table.encode()).digest())[:32].decode()


def _pause(text: str) -> float:
    """How long a service asks us to wait: it may say any text there, a date too."""
    return float(min(number_in(text.strip(), 10**9, least=1) or 1, LONGEST_PAUSE_S))
