"""What is wrong with a server's settings, store, clock and machine, and what to do about it."""

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import database_doctor, keeping, machine
from lynxdeck.server.checkup import ITSELF, judge
from lynxdeck.server.clock import Clock
from lynxdeck.server.finding import Finding, Level, Told
from lynxdeck.server.settings import Settings, variable
from lynxdeck.server.store import SqliteStore, StoreError, marks
from lynxdeck.server.store.faults import error_name
from lynxdeck.server.store.files import parts

MB = 1 << 20
EARLIEST_MS = 1_735_689_600_000
"""The beginning of 2025: this program is younger."""
LATEST_MS = 4_102_444_800_000
"""The end of 2099."""
WATCHED_S = 0.25
DRIFT_MS = 50
FAR_BACK_MS = 60_000
LOOPBACK = ("127.", "::1", "localhost")


def examine(settings: Settings, path: Path, told: Told) -> Iterator[Finding]:
    """Everything, one finding after the other; nothing is changed."""
    yield from config(settings)
    if settings.store:
        yield from database_doctor.findings(settings.store, Clock().wall(), told)
    else:
        yield from store(path, told)
    yield from clock(settings.store or path)
    yield from limits(settings)


# --- settings -------------------------------------------------------------------------------------


def config(settings: Settings) -> Iterator[Finding]:
    """Settings that are unsafe, or speak against each other."""
    found = [*_unsafe(settings), *_contradictions(settings)]
    yield from found
    if not found:
        yield Finding("config", "fine", "The settings go together.")


def _unsafe(settings: Settings) -> Iterator[Finding]:
    own = settings.host.startswith(LOOPBACK)
    if not settings.limited:
        level: Level = "mind" if own and not settings.public_url else "wrong"
        yield Finding(
            "config",
            level,
            f"{variable('limits')} is off: one visitor can stop the server for all.",
            "Leave it on; off is for tests.",
        )
    if any(network.prefixlen == 0 for network in settings.proxies):
        yield Finding(
            "config",
            "wrong",
            f"{variable('trusted_proxies')} trusts the whole world: anybody can pretend to come"
            " from any address, and no limit holds.",
            "Name the proxy's own address.",
        )
    if settings.public_url.startswith("http:"):
        yield Finding(
            "config",
            "mind",
            f"{variable('public_url')} is plain http: keys, cards and chat can be read on the way.",
            "Put a proxy with a certificate before the server, and name its https address.",
        )


def _contradictions(settings: Settings) -> Iterator[Finding]:
    proxied = settings.public_url.startswith("https:")
    if proxied and not settings.proxies:
        yield Finding(
            "config",
            "wrong",
            f"{variable('public_url')} is https, which a proxy serves, but"
            f" {variable('trusted_proxies')} names none: all visitors share one limit.",
            f"Set {variable('trusted_proxies')} to the proxy's address, as 127.0.0.1.",
        )
    if settings.proxies and not settings.public_url:
        yield Finding(
            "config",
            "wrong",
            f"{variable('trusted_proxies')} is set, but {variable('public_url')} is not: links"
            " begin with whatever name a visitor used.",
            f"Set {variable('public_url')} to the address that people open.",
        )
    if settings.public_url and settings.host_names:
        yield Finding(
            "config",
            "mind",
            f"{variable('host_names')} counts only without {variable('public_url')}.",
            "Leave one of them out.",
        )
    if settings.message_burst < settings.messages_per_second:
        yield Finding(
            "config",
            "mind",
            f"{variable('message_burst')} is less than {variable('messages_per_second')}.",
            "Nobody can send what the second one allows: raise the first.",
        )
    if settings.sockets_per_address > settings.connections_per_address:
        yield Finding(
            "config",
            "mind",
            f"{variable('sockets_per_address')} is more than"
            f" {variable('connections_per_address')}.",
            "A socket is a connection first: raise the second.",
        )
    if not settings.retention_days:
        yield Finding(
            "config",
            "mind",
            f"{variable('retention_days')} is 0: no finished table is ever deleted.",
            "Watch the size of the store.",
        )


# --- the store ------------------------------------------------------------------------------------


def store(path: Path, told: Told) -> Iterator[Finding]:
    """The data folder and what is in it; a server may be using it."""
    folder = path.parent
    if not path.is_file():
        if marks.read(marks.beside(path)).last:
            yield Finding("store", "wrong", f"{path} is gone.", "Restore a backup.")
            return
        yield Finding("store", "fine", f"There are no tables in {folder} yet.")
        return
    yield from _files(path)
    yield from _space(folder)
    damage = dict(_damage(path, told))
    for table, fault in damage.items():
        whose = f"Table {table}" if table else ITSELF.capitalize()
        yield Finding("store", "wrong", f"{whose}: {fault}.", _advice(fault))
    if not damage:
        used = ", in use by a server" if in_use(path) else ""
        yield Finding("store", "fine", f"{path} is whole{used}.")
    if not marks.beside(path).exists():
        yield Finding(
            "store",
            "mind",
            "There are no marks beside the database: events that went missing until now would"
            " not be noticed.",
            "They are written by the next start of the server.",
        )


def _advice(fault: str) -> str:
    if "acknowledged" in fault:
        return (
            "An older copy is in its place, or its end was lost. Restore a backup, or stop the"
            " server and accept it: lynxdeck doctor --accept."
        )
    if "listed" in fault:
        return "Open the table once: it is listed anew."
    return "Restore a backup, if it matters more than what was played since."


def _damage(path: Path, told: Told) -> dict[str, str]:
    """What is not as it was written."""

    async def work() -> dict[str, str]:
        one = SqliteStore(path)
        await one.look()
        try:
            await one.verify(judge, told, 1.0)
        finally:
            await one.close()
        return dict(one.damage)

    try:
        return asyncio.run(work())
    except (StoreError, sqlite3.Error) as fault:
        return {"": str(fault).rstrip(".")}


def _files(path: Path) -> Iterator[Finding]:
    """Whether the owner alone can read them, and write to them."""
    files = [*filter(Path.exists, [*parts(path), marks.beside(path)])]
    loose = [str(file) for file in files if _open_to_others(file, stat.S_IRWXG | stat.S_IRWXO)]
    if _open_to_others(path.parent, stat.S_IWGRP | stat.S_IWOTH):
        loose.append(str(path.parent))
    if loose:
        yield Finding(
            "store",
            "wrong",
            f"Others on this machine may use {', '.join(loose)}, where cards are.",
            f"chmod -R go= {path.parent}",
        )
    own = [path.parent, *files]
    closed = [str(file) for file in own if not os.access(file, os.R_OK | os.W_OK)]
    if closed:
        yield Finding(
            "store",
            "wrong",
            f"This user may not write to {', '.join(closed)}.",
            "Give the folder and its files to the user who runs the server.",
        )


def _open_to_others(file: Path, bits: int) -> bool:
    return os.name == "posix" and bool(stat.S_IMODE(file.stat().st_mode) & bits)


def _space(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free // MB
    if free < 1024:
        level: Level = "wrong" if free < 100 else "mind"
        yield Finding(
            "store",
            level,
            f"The disk of {folder} has {free} MB left.",
            "Make room: on a full disk nothing is stored.",
        )


def in_use(path: Path) -> bool:
    """Whether a server has the store; nothing is changed or created."""
    lock = path.with_name(path.name + ".lock")
    address = f"{lock.absolute().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=0, isolation_level=None)) as sql:
            sql.execute("BEGIN EXCLUSIVE")
            sql.execute("ROLLBACK")
    except sqlite3.Error as fault:
        return error_name(fault) == "SQLITE_BUSY"
    return False


# --- the clock ------------------------------------------------------------------------------------


def clock(where: Path | str, hands: Clock | None = None) -> Iterator[Finding]:
    """Whether the date can be right, stands or jumps, and is not before what was stored."""
    hands = hands or Clock()
    now = hands.wall()
    found = [*_date(now), *_steady(hands), *_behind(where, now)]
    yield from found
    if not found:
        yield Finding("clock", "fine", "The clock is steady, and after all that is stored.")


def _date(now: int) -> Iterator[Finding]:
    if not EARLIEST_MS < now < LATEST_MS:
        yield Finding(
            "clock",
            "wrong",
            "The machine's date cannot be right.",
            "Set it, and let it be kept by NTP.",
        )


def _steady(hands: Clock) -> Iterator[Finding]:
    wall, ticks = hands.wall(), hands.monotonic()
    machine.rest(WATCHED_S)
    off = hands.wall() - wall - round((hands.monotonic() - ticks) * 1000)
    if abs(off) > DRIFT_MS:
        yield Finding(
            "clock",
            "wrong",
            f"The clock on the wall jumped by {off} ms while it was watched.",
            "Let one program keep it, slowly, as NTP does. Turns are not touched by it.",
        )


def _behind(where: Path | str, now: int) -> Iterator[Finding]:
    back = (newest(where) - now) // 1000
    if back * 1000 > FAR_BACK_MS:
        yield Finding(
            "clock",
            "wrong",
            f"The newest event is {back} seconds ahead of the clock: one of them was wrong.",
            "Set the date. Turns and tables are not touched by it; dates follow at the next start.",
        )


def newest(where: Path | str) -> int:
    """When a server was last seen up, in milliseconds since the epoch; 0 if that is not known."""

    async def work() -> int:
        one = keeping.store_at(str(where))
        await one.look()
        try:
            return max((up.seen for up in await one.uptimes()), default=0)
        finally:
            await one.close()

    try:
        return asyncio.run(work())
    except (StoreError, Refusal):
        return 0


# --- limits ---------------------------------------------------------------------------------------


def limits(settings: Settings) -> Iterator[Finding]:
    """What the system lets a server have."""
    found = [*_descriptors(), *_memory(), *_file_size(), *_cores(settings)]
    yield from found
    if not found:
        yield Finding("limits", "fine", "Files, memory and cores are enough.")


def _descriptors() -> Iterator[Finding]:
    most = machine.file_limit()
    if most is not None and most < 4096:
        yield Finding(
            "limits",
            "wrong" if most < 1024 else "mind",
            f"This user may have {most} files open: so many people can be connected, at most.",
            "Raise it: ulimit -n, or LimitNOFILE= of the service.",
        )


def _memory() -> Iterator[Finding]:
    left = machine.free_memory()
    if left is not None and left < 1024 * MB:
        yield Finding(
            "limits",
            "wrong" if left < 300 * MB else "mind",
            f"{left // MB} MB of memory are left: a server takes 200 to 300, and more with bots.",
            "Stop something else, or give it a larger machine.",
        )


def _file_size() -> Iterator[Finding]:
    most = machine.file_size_limit()
    if most is not None:
        yield Finding(
            "limits",
            "wrong",
            f"No file may grow beyond {most // MB} MB for this user: then nothing is stored.",
            "Lift it: ulimit -f unlimited.",
        )


def _cores(settings: Settings) -> Iterator[Finding]:
    cores = machine.cores()
    if settings.bot_workers > cores:
        yield Finding(
            "limits",
            "mind",
            f"{variable('bot_workers')} is {settings.bot_workers}, but there are {cores} cores.",
            "Bots would wait for each other, and people for bots.",
        )
