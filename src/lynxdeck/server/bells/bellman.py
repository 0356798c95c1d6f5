"""Goes round and rings: a bounded list of calls, a few at a time, each tried a few times."""

import asyncio
import base64
import contextlib
import hashlib
import time
from collections import OrderedDict

import aiohttp
import msgspec
import structlog

from lynxdeck.server.bells import Call, Counts, address
from lynxdeck.server.bells.identity import Identity
from lynxdeck.server.bells.names import PublicOnly
from lynxdeck.server.bells.notice import notice, seal
from lynxdeck.server.bells.subscription import Subscription
from lynxdeck.server.store import Bell, EventStore, StoreError

MOST = 1000
"""Calls that may wait; more are not made: whoever is away finds their turn at the table."""
AT_ONCE = 4
TRIES = 3
CALL_S = 10.0
KEPT_S = 86_400
"""How long a push service keeps a notice for a browser that is off."""
LONGEST_PAUSE_S = 60.0
GONE = (404, 410)
"""A browser does not want to be called any more."""
LATER = (408, 429, 500, 502, 503, 504)

log = structlog.get_logger()


class Bellman:
    """Calls people's browsers through their push services."""

    def __init__(self, store: EventStore, identity: Identity, *, also: str = "") -> None:
        self._store = store
        self._identity = identity
        self._also = also
        """One origin that may be called though it is not public; for tests."""
        self._waiting: OrderedDict[Call, int] = OrderedDict()
        """What is to be done, and how often it was tried."""
        self._work = asyncio.Semaphore(0)
        self._tasks: set[asyncio.Task[None]] = set()
        self.counts = Counts()

    @property
    def key(self) -> str:
        """What browsers need to be called by this server alone."""
        return self._identity.public

    def check(self, to: Subscription) -> None:
        """Refuse an address that may not be called."""
        to.check(self._also)

    def open(self) -> None:
        """Begin."""
        for _ in range(AT_ONCE):
            self._spawn()

    def _spawn(self) -> None:
        task = asyncio.get_running_loop().create_task(self._walk())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Ring nobody any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ring(self, call: Call, tried: int = 0) -> None:
        """Call somebody soon; whoever is on the list already is called once."""
        if call in self._waiting:
            return
        if len(self._waiting) >= MOST:
            self.counts.dropped += 1
            return
        self._waiting[call] = tried
        self._work.release()

    async def _walk(self) -> None:
        connector = aiohttp.TCPConnector(resolver=PublicOnly(), limit_per_host=AT_ONCE)
        patience = aiohttp.ClientTimeout(total=CALL_S)
        async with aiohttp.ClientSession(
            connector=connector, timeout=patience, cookie_jar=aiohttp.DummyCookieJar()
        ) as line:
            while True:
                await self._work.acquire()
                call, tried = self._waiting.popitem(last=False)
                await self._call(line, call, tried)

    async def _call(self, line: aiohttp.ClientSession, call: Call, tried: int) -> None:
        """Ring all bells of one seat; tried again, the same notice takes the place of the first."""
        try:
            found = await self._store.bells(call.table)
            mine = [bell for bell in found if (bell.seat, bell.sitting) == call[2:]]
            hang = [await self._ring(line, call, bell, tried) for bell in mine]
            gone = [bell.address_hash for bell, on in zip(mine, hang, strict=True) if not on]
            if gone:
                await self._store.take_down(call.table, gone)
        except StoreError as fault:
            log.warning("bell.store", table=call.table, fault=str(fault))

    async def _ring(self, line: aiohttp.ClientSession, call: Call, bell: Bell, tried: int) -> bool:
        """Ring one bell; whether it still hangs."""
        to = msgspec.json.decode(bell.payload, type=Subscription)
        status, pause = await self._post(line, call, to)
        if 200 <= status < 300:
            self.counts.sent += 1
        elif status in GONE:
            return False
        elif (status in LATER or not status) and tried + 1 < TRIES:
            loop = asyncio.get_running_loop()
            loop.call_later(min(pause * 2**tried, LONGEST_PAUSE_S), self.ring, call, tried + 1)
        else:
            self.counts.failed += 1
            log.warning("bell.failed", status=status, service=address.origin(to.endpoint))
        return True

    async def _post(
        self, line: aiohttp.ClientSession, call: Call, to: Subscription
    ) -> tuple[int, float]:
        """Hand a notice to a push service: what it says, and how long to wait; 0 if nothing."""
        origin = address.origin(to.endpoint)
        headers = {
            "Authorization": self._identity.sign(origin, int(time.time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Topic": topic(call.table),
        }
        try:
            address.check(to.endpoint, self._also)
            body = seal(notice(call.table, call.game, to.language), to)
            async with line.post(
                to.endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                answer.close()  # what it says beside is not for us
                return answer.status, _pause(answer.headers.get("Retry-After", ""))
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as fault:
            log.info("bell.unreached", service=origin, fault=type(fault).__name__)
            return 0, 1.0


def topic(table: str) -> str:
    """By which a newer notice takes the place of an older one that has not come yet."""
    return base64.urlsafe_b64encode(hashlib.sha256(table.encode()).digest())[:32].decode()


def _pause(text: str) -> float:
    """How long a service asks to be left alone."""
    with contextlib.suppress(ValueError):
        return min(max(float(text), 1.0), LONGEST_PAUSE_S)
    return 1.0
