"""What is wrong with a server: settings, store, bus, clock, machine; and what to do about it."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import ssl
import stat
import time
from collections.abc import Awaitable, Callable, Generator, Iterator, Mapping
from pathlib import Path
from socket import gaierror
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from lynxdeck.games.refusal import Refusal, install
from lynxdeck.locale.text import counted
from lynxdeck.server.clock import Clock
from lynxdeck.server.cluster.bus import CHANNEL, write
from lynxdeck.server.ops import storage
from lynxdeck.server.ops.storage import Store, store_at
from lynxdeck.server.play import versions
from lynxdeck.server.settings import Settings, variable
from lynxdeck.server.store import StoreError
from lynxdeck.server.store.address import is_local, shown
from lynxdeck.server.store.files import in_use, parts
from lynxdeck.server.tables.loading import replay

if TYPE_CHECKING:
    from lynxdeck.server.store.postgres.connection import Condition

Area = Literal["config", "store", "bus", "bots", "clock", "limits"]
Level = Literal["fine", "mind", "wrong"]
"""`mind` is worth a thought; only what is `wrong` must be mended."""
Progress = Callable[[int, int], None]
"""Called with how many tables are done, of how many."""


class Diagnosis(msgspec.Struct, frozen=True):
    area: Area
    level: Level
    sentence: str
    advice: str = ""


# --- settings, clock and limits of the machine ----------------------------------------------------

MB = 1 << 20
NAMELESS = "its name cannot be read"
HIDDEN = "not all of its tables could be listed"
LOOPBACK = ("127.", "::1", "localhost")
GROUP = Path("/sys/fs/cgroup")
"""Where Linux tells what a container, or a service, may have."""
EARLIEST_MS = 1_735_689_600_000
"""The beginning of 2025: this program is younger."""
LATEST_MS = 4_102_444_800_000
"""The end of 2099."""
WATCHED_S = 0.25
DRIFT_MS = 50
FAR_BACK_MS = 60_000


def check_settings(settings: Settings) -> Iterator[Diagnosis]:
    found = [*_unsafe(settings), *_contradictions(settings)]
    yield from found
    if not found:
        yield Diagnosis("config", "fine", "The settings go together.")


def _unsafe(settings: Settings) -> Iterator[Diagnosis]:
    own = settings.host.startswith(LOOPBACK)
    if not settings.limited:
        level: Level = "mind" if own and not settings.public_url else "wrong"
        yield Diagnosis(
            "config",
            level,
            f"{variable('limits')} is off: one visitor can stop the server for all.",
            "Leave it on; off is for tests.",
        )
    if any(network.prefixlen == 0 for network in settings.proxies):
        yield Diagnosis(
            "config",
            "wrong",
            f"{variable('trusted_proxies')} trusts the whole world: anybody can pretend to come"
            " from any address, and no limit holds.",
            "Name the proxy's own address.",
        )
    if settings.public_url.startswith("http:"):
        yield Diagnosis(
            "config",
            "mind",
            f"{variable('public_url')} is plain http: keys, cards and chat can be read on the way.",
            "Put a proxy with a certificate before the server, and name its https address.",
        )


def _contradictions(settings: Settings) -> Iterator[Diagnosis]:
    proxied = settings.public_url.startswith("https:")
    if proxied and not settings.proxies:
        yield Diagnosis(
            "config",
            "wrong",
            f"{variable('public_url')} is https, which a proxy serves, but"
            f" {variable('trusted_proxies')} names none: all visitors share one limit.",
            f"Set {variable('trusted_proxies')} to the proxy's address, as 127.0.0.1.",
        )
    if settings.proxies and not settings.public_url:
        yield Diagnosis(
            "config",
            "wrong",
            f"{variable('trusted_proxies')} is set, but {variable('public_url')} is not: links"
            " begin with whatever name a visitor used.",
            f"Set {variable('public_url')} to the address that people open.",
        )
    if settings.public_url and settings.host_names:
        yield Diagnosis(
            "config",
            "mind",
            f"{variable('host_names')} counts only without {variable('public_url')}.",
            "Leave one of them out.",
        )
    if settings.message_burst < settings.messages_per_second:
        yield Diagnosis(
            "config",
            "mind",
            f"{variable('message_burst')} is less than {variable('messages_per_second')}.",
            "Nobody can send what the second one allows: raise the first.",
        )
    if settings.sockets_per_address > settings.connections_per_address:
        yield Diagnosis(
            "config",
            "mind",
            f"{variable('sockets_per_address')} is more than"
            f" {variable('connections_per_address')}.",
            "A socket is a connection first: raise the second.",
        )
    if not settings.retention_days:
        yield Diagnosis(
            "config",
            "mind",
            f"{variable('retention_days')} is 0: no finished table is ever deleted.",
            "Watch the size of the store.",
        )


def check_clock(where: Path | str, hands: Clock | None = None) -> Iterator[Diagnosis]:
    """Whether the date can be right, stands or jumps, and is not before what was stored."""
    hands = hands or Clock()
    now = hands.wall()
    found = [*_date(now), *_steady(hands), *_behind(where, now)]
    yield from found
    if not found:
        yield Diagnosis("clock", "fine", "The clock is steady, and after all that is stored.")


def _date(now: int) -> Iterator[Diagnosis]:
    if not EARLIEST_MS < now < LATEST_MS:
        yield Diagnosis(
            "clock",
            "wrong",
            "The machine's date cannot be right.",
            "Set it, and let it be kept by NTP.",
        )


def _steady(hands: Clock) -> Iterator[Diagnosis]:
    wall, ticks = hands.wall(), hands.monotonic()
    time.sleep(WATCHED_S)
    off = hands.wall() - wall - round((hands.monotonic() - ticks) * 1000)
    if abs(off) > DRIFT_MS:
        yield Diagnosis(
            "clock",
            "wrong",
            f"The clock on the wall jumped by {off} ms while it was watched.",
            "Let one program keep it, slowly, as NTP does. Turns are not touched by it.",
        )


def _behind(where: Path | str, now: int) -> Iterator[Diagnosis]:
    back = (newest(where) - now) // 1000
    if back * 1000 > FAR_BACK_MS:
        yield Diagnosis(
            "clock",
            "wrong",
            f"The newest event is {back} seconds ahead of the clock: one of them was wrong.",
            "Set the date. Turns and tables are not touched by it; dates follow at the next start.",
        )


def newest(where: Path | str) -> int:
    """When a server was last seen up, in milliseconds since the epoch; 0 if that is not known."""

    async def work() -> int:
        one = storage.store_at(str(where))
        await one.look()
        try:
            return max((up.seen for up in await one.uptimes()), default=0)
        finally:
            await one.close()

    try:
        return asyncio.run(work())
    except (StoreError, Refusal, OSError):
        return 0


def check_limits(settings: Settings) -> Iterator[Diagnosis]:
    found = [*_descriptors(), *_memory(), *_file_size(), *_cores(settings)]
    yield from found
    if not found:
        yield Diagnosis("limits", "fine", "Files, memory and cores are enough.")


def _descriptors() -> Iterator[Diagnosis]:
    most = file_limit()
    if most is not None and most < 4096:
        yield Diagnosis(
            "limits",
            "wrong" if most < 1024 else "mind",
            f"This user may have {most} files open: so many people can be connected, at most.",
            "Raise it: ulimit -n, or LimitNOFILE= of the service.",
        )


def _memory() -> Iterator[Diagnosis]:
    left = free_memory()
    if left is not None and left < 1024 * MB:
        yield Diagnosis(
            "limits",
            "wrong" if left < 300 * MB else "mind",
            f"{left // MB} MB of memory are left: a server takes 200 to 300, and more with bots.",
            "Stop something else, or give it a larger machine.",
        )


def _file_size() -> Iterator[Diagnosis]:
    most = file_size_limit()
    if most is not None:
        yield Diagnosis(
            "limits",
            "wrong",
            f"No file may grow beyond {most // MB} MB for this user: then nothing is stored.",
            "Lift it: ulimit -f unlimited.",
        )


def _cores(settings: Settings) -> Iterator[Diagnosis]:
    most = cores()
    if settings.bot_workers > most:
        yield Diagnosis(
            "limits",
            "mind",
            f"{variable('bot_workers')} is {settings.bot_workers}, but there are {most} cores.",
            "Bots would wait for each other, and people for bots.",
        )


def file_limit() -> int | None:
    return _limit("RLIMIT_NOFILE")


def file_size_limit() -> int | None:
    """How large a file may grow, in bytes; None if there is no such limit."""
    return _limit("RLIMIT_FSIZE")


def _limit(name: str) -> int | None:
    """The hard one: a server raises the other by itself."""
    with contextlib.suppress(ImportError, AttributeError):
        import resource

        most = resource.getrlimit(getattr(resource, name))[1]
        return None if most == resource.RLIM_INFINITY else int(most)
    return None


def free_memory() -> int | None:
    found = [one for one in (_of_machine(), _of_group()) if one is not None]
    return min(found, default=None)


def _of_machine() -> int | None:
    with contextlib.suppress(OSError, ValueError):
        for line in Path("/proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    return None


def _of_group() -> int | None:
    with contextlib.suppress(OSError, ValueError):  # ValueError: "max", no limit
        most = int((GROUP / "memory.max").read_text())
        return most - int((GROUP / "memory.current").read_text())
    return None


def cores() -> int:
    with contextlib.suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# --- the store ------------------------------------------------------------------------------------

OTHER_VERSION = "another version of the server is needed for it"
APART_MS = 2_000
"""So far may the database's clock and ours be apart."""


async def examine(store: Store, progress: Progress) -> dict[str, str]:
    """What is wrong, by table, and under no name with the store as a whole; nothing is changed.

    The store checks itself, then every table is read and replayed. Servers may be using it.
    """
    wrong: dict[str, str] = {}
    await store.look()
    try:
        if faults := await store.check():
            wrong[""] = "; ".join(faults)
        found = await store.names()
        for done, name in enumerate(found.names, start=1):
            if fault := await _fault(store, name):
                wrong[name] = fault
            progress(done, len(found.names))
        wrong |= {f"number {number}": NAMELESS for number in found.nameless}
        if not found.whole:
            wrong[""] = "; ".join(filter(None, [wrong.get("", ""), HIDDEN]))
    except StoreError as fault:
        wrong.setdefault("", str(fault).rstrip("."))
    finally:
        await store.close()
    return {**store.damage, **wrong}


async def _fault(store: Store, name: str) -> str:
    """What is wrong with a table; nothing if nothing is, or it was deleted meanwhile."""
    try:
        taken = await store.visit(name)
        if taken is None or name in store.damage:
            return store.damage.get(name, "")
        if not taken.rows:
            return "its events are gone"
        await asyncio.to_thread(replay, name, taken.rows)
    except StoreError as fault:
        return f"it cannot be read: {str(fault).rstrip('.')}"
    except Exception as fault:  # of any kind: the log is at fault
        return OTHER_VERSION if versions.is_foreign(fault) else "its log no longer replays"
    return ""


def damaged(damage: Mapping[str, str]) -> Iterator[Diagnosis]:
    """What is not as it was written, by table; under no name, the store as a whole."""
    foreign = [table for table, fault in damage.items() if fault == OTHER_VERSION]
    if foreign:
        yield Diagnosis(
            "store",
            "mind",
            f"For {counted(len(foreign), 'table')} another version of the server is needed.",
            "Run one next to this, or let them grow old.",
        )
    for table, fault in damage.items():
        if table not in foreign:
            whose = f"Table {table}" if table else "The store itself"
            yield Diagnosis("store", "wrong", f"{whose}: {fault}.", _advice(fault))


def _advice(fault: str) -> str:
    if "listed" in fault:
        return "Open the table once: it is listed again."
    return "Restore a backup, if it matters more than what was played since."


# --- a file -----------------------------------------------------------------------------------


def check_file(path: Path, progress: Progress) -> Iterator[Diagnosis]:
    try:
        yield from _whole(path, progress)
    except OSError as fault:
        what = fault.filename or path
        yield Diagnosis(
            "store",
            "wrong",
            f"{what} cannot be read: {fault.strerror or fault}.",
            "Ask as the user who runs the server, or give the folder and its files to this one.",
        )


def _whole(path: Path, progress: Progress) -> Iterator[Diagnosis]:
    folder = path.parent
    if folder.exists() and not folder.is_dir():
        advice = f"Name the folder that it is in: {folder.parent}."
        yield Diagnosis("store", "wrong", f"{folder} is a file: tables are in a folder.", advice)
        return
    if not path.is_file():
        yield Diagnosis("store", "fine", f"There are no tables in {folder} yet.")
        return
    yield from _files(path)
    yield from _space(folder)
    try:
        damage = asyncio.run(examine(store_at(str(path)), progress))
    except (StoreError, sqlite3.Error) as fault:
        damage = {"": str(fault).rstrip(".")}
    yield from damaged(damage)
    if not set(damage.values()) - {OTHER_VERSION}:
        used = ", in use by a server" if in_use(path) else ""
        yield Diagnosis("store", "fine", f"{path} is whole{used}.")


def _files(path: Path) -> Iterator[Diagnosis]:
    files = [*filter(Path.exists, parts(path))]
    loose = [str(file) for file in files if _open_to_others(file, stat.S_IRWXG | stat.S_IRWXO)]
    if _open_to_others(path.parent, stat.S_IWGRP | stat.S_IWOTH):
        loose.append(str(path.parent))
    if loose:
        yield Diagnosis(
            "store",
            "wrong",
            f"Others on this machine may use {', '.join(loose)}, where cards are.",
            f"chmod -R go= {path.parent}",
        )
    own = [path.parent, *files]
    closed = [str(file) for file in own if not os.access(file, os.R_OK | os.W_OK)]
    if closed:
        yield Diagnosis(
            "store",
            "wrong",
            f"This user may not write to {', '.join(closed)}.",
            "Give the folder and its files to the user who runs the server.",
        )


def _open_to_others(file: Path, bits: int) -> bool:
    return os.name == "posix" and bool(stat.S_IMODE(file.stat().st_mode) & bits)


def _space(folder: Path) -> Iterator[Diagnosis]:
    free = shutil.disk_usage(folder).free // MB
    if free < 1024:
        level: Level = "wrong" if free < 100 else "mind"
        yield Diagnosis(
            "store",
            level,
            f"The disk of {folder} has {free} MB left.",
            "Make room: on a full disk nothing is stored.",
        )


# --- a database -------------------------------------------------------------------------------


def check_database(
    settings: Settings, now: int, progress: Progress
) -> "Generator[Diagnosis, None, Condition | None]":
    try:
        condition, damage = asyncio.run(_database(settings.store, progress))
    except ModuleNotFoundError:
        need = "Tables in PostgreSQL need a bit more."
        yield Diagnosis("store", "wrong", need, install("postgres"))
        return None
    except (StoreError, Refusal) as fault:
        advice = f"Mend it there, or correct {variable('store')}."
        yield Diagnosis("store", "wrong", str(fault), advice)
        return None
    yield from _state(settings.store, condition, now)
    yield from damaged(damage)
    if not set(damage.values()) - {OTHER_VERSION}:
        tables = "is whole" if condition.used else "has no tables yet"
        servers = counted(condition.servers, "server")
        used = f", in use by {servers}" if condition.servers else ""
        yield Diagnosis("store", "fine", f"{shown(settings.store)} {tables}{used}.")
    return condition


async def _database(address: str, progress: Progress) -> "tuple[Condition, dict[str, str]]":
    from lynxdeck.server.store.postgres.connection import condition

    found = await condition(address)
    return found, await examine(store_at(address), progress) if found.used else {}


def _state(address: str, condition: "Condition", now: int) -> Iterator[Diagnosis]:
    place = shown(address)
    if not condition.keeps:
        yield Diagnosis(
            "store",
            "wrong",
            f"PostgreSQL at {place} does not wait for its disk: a power cut can lose everything.",
            "Set fsync and full_page_writes to on.",
        )
    if not (condition.encrypted or is_local(address)):
        yield Diagnosis(
            "store",
            "mind",
            f"The way to {place} is not encrypted: cards can be read on it.",
            "Add ?sslmode=verify-full to the address.",
        )
    if abs(apart := condition.now - now) > APART_MS:
        yield Diagnosis(
            "clock",
            "mind",
            f"The database's clock is {abs(apart) // 1000} seconds apart from this machine's.",
            "Let NTP keep both. Turns are not touched by it.",
        )


# --- the bus --------------------------------------------------------------------------------------

PATIENCE_S = 3.0
"""How long an answer may take."""
TOLD = next(write("doctor", ()))
"""A message that servers read and that tells them nothing."""
SLOW_MS = 100
"""Hints that take longer are felt at the table."""
WITHOUT = "Until then every server asks the store twice a second: slower, and nothing is lost."

CLOSED = "is not there", "Start Redis or Valkey there, or correct the address."
SILENT = "does not answer", "A firewall may stand between, or the scheme be wrong."
STRANGER = (
    "does not answer as a Redis does",
    "Check port and scheme: redis://, with TLS rediss://.",
)


class Trial(NamedTuple):
    server: str
    """Which program in which version."""
    answer_ms: float
    """From a question to its answer, the shortest of a few."""
    heard_ms: float | None
    """From telling to hearing; none if nothing was heard."""
    listeners: int | None = None
    """Others who listen, if it tells how many."""


def check_bus(settings: Settings, condition: "Condition | None") -> Iterator[Diagnosis]:
    if settings.bus:
        yield from _redis(settings.bus, condition)
    elif condition:
        yield from _postgres(settings.store)


def _postgres(address: str) -> Iterator[Diagnosis]:
    try:
        tried = asyncio.run(try_postgres(address))
    except StoreError as fault:
        yield Diagnosis("bus", "wrong", str(fault), WITHOUT)
        return
    advice = f"A pooler between must keep sessions apart; or name a Redis: {variable('bus')}."
    yield from _heard(shown(address), tried, advice)


def _redis(address: str, condition: "Condition | None") -> Iterator[Diagnosis]:
    place = shown(address)
    try:
        from redis.exceptions import RedisError

        tried = asyncio.run(try_redis(address))
    except ModuleNotFoundError:
        yield Diagnosis("bus", "wrong", "Hints over Redis need a bit more.", install("redis"))
        return
    except (RedisError, OSError, TimeoutError, ValueError) as fault:
        words, advice = told(fault)
        yield Diagnosis("bus", "wrong", f"{place} {words}.", f"{advice} {WITHOUT}")
        return
    if not (address.startswith(("rediss:", "unix:")) or is_local(address)):
        yield Diagnosis(
            "bus",
            "mind",
            f"The way to {place} is not encrypted: names of tables can be read on it.",
            "Use rediss://, or a network that is yours alone.",
        )
    servers = condition.servers if condition else 0
    if tried.listeners is not None and tried.listeners < servers:
        yield Diagnosis(
            "bus",
            "mind",
            f"{servers} servers share the store, but {tried.listeners} of them listen at {place}.",
            f"Give all of them the same {variable('bus')}.",
        )
    yield from _heard(place, tried, "Let its user publish and subscribe.")


def _heard(place: str, tried: Trial, advice: str) -> Iterator[Diagnosis]:
    if tried.heard_ms is None:
        sentence = f"{place} took a hint, and nobody heard it."
        yield Diagnosis("bus", "wrong", sentence, f"{advice} {WITHOUT}")
        return
    sentence = (
        f"{place} is {tried.server} and answers in {tried.answer_ms:.1f} ms; a hint was heard"
        f" after {tried.heard_ms:.1f} ms."
    )
    if max(tried.answer_ms, tried.heard_ms) > SLOW_MS:
        yield Diagnosis("bus", "mind", sentence, "Have the bus near the servers.")
    else:
        yield Diagnosis("bus", "fine", sentence)


def told(fault: BaseException) -> tuple[str, str]:
    from redis import exceptions

    known: tuple[tuple[type[BaseException], str, str], ...] = (
        (
            exceptions.AuthenticationError,
            "wants another user or password",
            f"Write {variable('bus')}=redis://user:password@host.",
        ),
        (
            exceptions.NoPermissionError,
            "does not let this user carry hints",
            "Let it: ACL SETUSER name &lynxdeck* +ping +publish +subscribe.",
        ),
        (
            exceptions.ResponseError,
            f"refuses to carry hints: {str(fault).partition('.')[0]}",
            "Look at its settings.",
        ),
        (
            ssl.SSLCertVerificationError,
            "has a certificate that is not trusted here",
            "Name its authority's: rediss://…?ssl_ca_certs=FILE.",
        ),
        (ssl.SSLError, *STRANGER),
        (gaierror, "has a name that nobody knows", "Check its host, and this machine's DNS."),
        (ConnectionRefusedError, *CLOSED),
        (FileNotFoundError, *CLOSED),
        (TimeoutError, *SILENT),
        (exceptions.TimeoutError, *SILENT),
        (OSError, "cannot be reached", "Check the address, and the way there."),
    )
    causes = [*_causes(fault)]
    for kind, words, advice in known:
        if any(isinstance(cause, kind) for cause in causes):
            return words, advice
    return STRANGER


def _causes(fault: BaseException | None) -> Iterator[BaseException]:
    while fault is not None:
        yield fault
        fault = fault.__cause__ or fault.__context__


async def try_redis(address: str) -> Trial:
    from redis.asyncio import Redis
    from redis.exceptions import NoPermissionError

    line = Redis.from_url(address, socket_connect_timeout=PATIENCE_S, socket_timeout=PATIENCE_S)
    async with line, line.pubsub() as channel:
        answer_ms = await _fastest(line.ping)
        try:
            facts = await line.info("server")
            ((_, listeners),) = await line.pubsub_numsub(CHANNEL)
        except NoPermissionError:  # servers need neither
            facts, listeners = {}, None
        await channel.subscribe(CHANNEL)
        await asyncio.wait_for(_comes(channel, 1), PATIENCE_S)  # how many channels we have now
        heard = asyncio.ensure_future(_comes(channel, TOLD.encode()))
        heard_ms = await _timed(line.publish(CHANNEL, TOLD), heard)
    return Trial(_named(facts), answer_ms, heard_ms, listeners)


async def _comes(channel: Any, data: object) -> None:
    async for message in channel.listen():
        if message["data"] == data:
            return


def _named(facts: dict[str, object]) -> str:
    for program in ("valkey", "redis"):
        if version := facts.get(f"{program}_version"):
            return f"{program.capitalize()} {version}"
    return "Redis"


async def try_postgres(address: str) -> Trial:
    from lynxdeck.server.store.postgres.connection import connected

    async with connected(address) as told, connected(address) as hears:
        heard = asyncio.get_running_loop().create_future()

        def hear(*what: object) -> None:
            if what[-1] == TOLD and not heard.done():
                heard.set_result(None)

        answer_ms = await _fastest(lambda: told.fetchval("SELECT 1"))
        await hears.add_listener(CHANNEL, hear)
        heard_ms = await _timed(told.execute("SELECT pg_notify($1, $2)", CHANNEL, TOLD), heard)
        version = told.get_server_version()
    # Since 10 it has two parts, and asyncpg calls the second one `micro`.
    return Trial(f"PostgreSQL {version.major}.{version.micro}", answer_ms, heard_ms)


async def _fastest(ask: Callable[[], Awaitable[object]]) -> float:
    """The first question opens the line, and does not count."""
    await ask()
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        await ask()
        times.append(time.perf_counter() - begun)
    return min(times) * 1000


async def _timed(tell: Awaitable[object], heard: "asyncio.Future[None]") -> float | None:
    begun = time.perf_counter()
    try:
        await tell
        async with asyncio.timeout(PATIENCE_S):
            await heard
    except TimeoutError:
        return None
    finally:
        heard.cancel()
    return (time.perf_counter() - begun) * 1000
