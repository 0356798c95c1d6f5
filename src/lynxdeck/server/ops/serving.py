"""Start the server, say where it is, and end it well."""

import asyncio
import contextlib
import copy
import errno
import gc
import ipaddress
import os
import signal
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

import structlog
from aiohttp import web

from lynxdeck import __version__
from lynxdeck.bots.offers import check_programs
from lynxdeck.games.refusal import Refusal, not_installed
from lynxdeck.locale import speaker
from lynxdeck.server.bots.pool import BotPool
from lynxdeck.server.http.app import application
from lynxdeck.server.ops import compiling, logs, storage
from lynxdeck.server.play.services import Counts
from lynxdeck.server.settings import Settings
from lynxdeck.server.socket.listener import listen
from lynxdeck.server.store import EventStore, Unusable
from lynxdeck.server.tables.tables import Tables
from lynxdeck.table.text import alike

if TYPE_CHECKING:
    from lynxdeck.server.push.notifier import Notifier

SHUTDOWN_S = 2
"""How long clients may take to say goodbye. aiohttp may wait twice as long: below ten seconds."""
FILES = 65_536
SWITCH_S = 0.001
"""How long a thread may keep the others waiting: the loop does not wait for a visitor's replay."""
YOUNG = 12_000
"""So much that is new is looked at together, in about a millisecond. Decisions that wait for the
disk are not to be looked at for nothing: 250 of them are some five thousand objects."""
NEVER = 1_000_000
LOOK_S = 5.0
"""Nobody plays if nothing has been counted for so long."""
GROWTH = 3_000_000
"""Pieces of memory, some 300 MB of them, that may pile up while people play on and on."""

log = structlog.get_logger()


def serve(settings: Settings, *, lan: bool = False, open_browser: bool = False) -> None:
    logs.set_up(settings)
    raise_file_limit()
    sys.setswitchinterval(SWITCH_S)
    run_loop = asyncio.run
    with contextlib.suppress(ModuleNotFoundError):
        import uvloop

        run_loop = uvloop.run
    try:
        run_loop(_serve(settings, lan=lan, open_browser=open_browser))
    except Unusable as fault:
        raise Refusal("store", str(fault)) from fault


async def _serve(settings: Settings, *, lan: bool, open_browser: bool) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await run(settings, stop, lan=lan, open_browser=open_browser)


async def run(
    settings: Settings, stop: asyncio.Event, *, lan: bool = False, open_browser: bool = False
) -> None:
    check_address(settings)
    check_programs(settings.offers.values())
    store = storage.store_of(settings)
    results, notifier = storage.results_of(settings), await notifier_of(settings, store)
    bus = storage.bus_of(settings)
    tables = Tables(
        store, BotPool.of(settings), settings, notifier=notifier, results=results, bus=bus
    )
    app = application(tables, assets=storage.assets_of(settings))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN_S, handle_signals=False)
    await runner.setup()
    try:
        await compiling.prepare()
        alike("Ann", "Ben")  # the table of look-alikes
        speaker()  # the library that makes sentences: 0.1 s
        with contextlib.closing(await listen(runner, settings.host, settings.port)) as listening:
            calm_collector()
            tables.tasks.keep("garbage", lambda: collect_garbage(tables.counts))
            tables.tasks.spawn("compiling", compiling.compile_missing())
            tables.tasks.keep("store", tables.upkeep.watch_store)
            port = listening.sockets[0].getsockname()[1]
            announce(settings, port, lan=lan, open_browser=open_browser)
            log.info("server.started", version=__version__, host=settings.host, port=port)
            await stop.wait()
            log.info("server.stopping")
    finally:
        await runner.cleanup()
    log.info("server.stopped")


async def notifier_of(settings: Settings, store: EventStore) -> "Notifier | None":
    if not settings.push_contact:
        return None
    try:
        from lynxdeck.server.push.notifier import Identity, Notifier, is_sound, new_key
    except ModuleNotFoundError as fault:
        raise not_installed("Notices need a bit more", "push") from fault
    key = await storage.push_key(settings, new_key, is_sound)
    return Notifier(store, Identity(key, settings.push_contact), also=settings.also_notifying)


def check_address(settings: Settings) -> None:
    place = f"{settings.host}:{settings.port}"
    try:
        for family, kind, number, _, address in socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            with socket.socket(family, kind, number) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
                if family == socket.AF_INET6:
                    probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                probe.bind(address)
    except OSError as fault:
        if fault.errno == errno.EADDRINUSE:
            sentence = (
                f"{place} is taken: end what has it, or choose another port:"
                f" --port {settings.port + 1}, or LYNXDECK_PORT={settings.port + 1} make play."
            )
        else:
            sentence = f"{place} cannot be listened on: {fault.strerror or fault}."
        raise Refusal("address", sentence) from fault


def announce(settings: Settings, port: int, *, lan: bool, open_browser: bool) -> None:
    local = local_address(settings.host, port)
    address = settings.public_url or (f"http://{lan_address()}:{port}" if lan else local)
    print(f"Lynxdeck is at {address}")
    print(f"Tables are kept in {storage.place(settings)}")
    print("Ctrl-C ends it", flush=True)
    if lan:
        import segno

        print("Open it on a phone in the same network:")
        segno.make(address, error="m").terminal(compact=True)
        sys.stdout.flush()
    if open_browser:
        # In a thread: a browser in the terminal would keep everybody waiting.
        address = settings.public_url or local
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def local_address(host: str, port: int) -> str:
    """Where this machine finds its own server.

    >>> local_address("0.0.0.0", 80), local_address("::1", 80), local_address("10.0.0.4", 80)
    ('http://127.0.0.1:80', 'http://[::1]:80', 'http://10.0.0.4:80')
    """
    with contextlib.suppress(ValueError):
        found = ipaddress.ip_address(host)
        if found.is_unspecified:
            host = "127.0.0.1" if found.version == 4 else "[::1]"
        elif found.version == 6:
            host = f"[{host}]"
    return f"http://{host}:{port}"


def lan_address() -> str:
    """This machine's address in the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: no packet leaves
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def raise_file_limit() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most))


def calm_collector() -> None:
    """Have Python's collector look at new objects only, in small bites; leave what is there now.

    Left to itself it looks at all that tables keep, again and again: an eighth of every decision,
    and pauses of half a second where many people play. `collect_garbage` looks at everything.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_garbage(counts: Counts) -> None:
    """Look at everything while nobody plays; if they never stop, before memory has doubled."""
    kept = sys.getallocatedblocks()
    while True:
        before = copy.copy(counts)
        await asyncio.sleep(LOOK_S)
        if (counts == before and is_due()) or has_grown(kept, sys.getallocatedblocks()):
            gc.collect()
            kept = sys.getallocatedblocks()


def is_due() -> bool:
    return gc.get_count()[1] > 0


def has_grown(kept: int, now: int) -> bool:
    """Whether so much has come that it must be seen how much of it is needed.

    >>> has_grown(1_000_000, 3_900_000), has_grown(1_000_000, 4_100_000)
    (False, True)
    >>> has_grown(8_000_000, 15_000_000), has_grown(8_000_000, 16_100_000)
    (False, True)
    """
    return now - kept > max(kept, GROWTH)
