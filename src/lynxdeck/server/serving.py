"""Start the server, say where it is, and end it well."""

import asyncio
import contextlib
import errno
import ipaddress
import os
import signal
import socket
import sys
import threading
import webbrowser

import structlog
from aiohttp import web

from lynxdeck import __version__
from lynxdeck.bots.offers import check_programs
from lynxdeck.games.refusal import Refusal
from lynxdeck.server import collector, compiling, keeping, logs
from lynxdeck.server.bells import Bells
from lynxdeck.server.company import company_of
from lynxdeck.server.door import listen
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import EventStore, Unusable
from lynxdeck.server.tables import Tables
from lynxdeck.server.web import application
from lynxdeck.table.text import alike

SHUTDOWN_S = 2
"""How long clients may take to say goodbye. aiohttp may wait twice as long: below ten seconds."""
FILES = 65_536
SWITCH_S = 0.001
"""How long a thread may keep the others waiting: the loop does not wait for somebody's replay."""

log = structlog.get_logger()


def serve(settings: Settings, *, lan: bool = False, open_browser: bool = False) -> None:
    """Run until somebody says stop."""
    logs.set_up(settings)
    raise_file_limit()
    sys.setswitchinterval(SWITCH_S)
    run = asyncio.run
    with contextlib.suppress(ModuleNotFoundError):
        import uvloop

        run = uvloop.run
    try:
        run(_serve(settings, lan=lan, open_browser=open_browser))
    except Unusable as fault:
        raise Refusal("store", str(fault)) from fault


async def _serve(settings: Settings, *, lan: bool, open_browser: bool) -> None:
    check_address(settings)
    check_programs(settings.offers.values())
    store = keeping.store_of(settings)
    results, bells = keeping.results_of(settings), await bellman(settings, store)
    bus = keeping.bus_of(settings)
    company = company_of(settings, store, bus)
    tables = Tables(store, company, settings, bells=bells, results=results, bus=bus)
    app = application(tables, parts=keeping.parts_of(settings))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN_S, handle_signals=False)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await runner.setup()
    try:
        await compiling.prepare()
        alike("Ann", "Ben")  # the table of look-alikes
        with contextlib.closing(await listen(runner, settings.host, settings.port)) as listening:
            collector.calm()
            tables.spawn(collector.tidy(tables.counts))
            tables.spawn(compiling.compile_beside())
            tables.spawn(tables.checkup.run_later())
            tables.spawn(tables.checkup.watch())
            port = listening.sockets[0].getsockname()[1]
            announce(settings, port, lan=lan, open_browser=open_browser)
            log.info("server.started", version=__version__, host=settings.host, port=port)
            await stop.wait()
            log.info("server.stopping")
    finally:
        await runner.cleanup()
    log.info("server.stopped")


async def bellman(settings: Settings, store: EventStore) -> Bells | None:
    """Whoever calls people who are away; nobody unless the host says how to be reached."""
    if not settings.push_contact:
        return None
    try:
        from lynxdeck.server.bells.bellman import Bellman
        from lynxdeck.server.bells.identity import Identity, made
    except ModuleNotFoundError as fault:
        sentence = "Notices need a bit more: pip install 'lynxdeck[push]'."
        raise Refusal("extra", sentence) from fault
    key = await keeping.push_key(settings, made)
    return Bellman(store, Identity(key, settings.push_contact), also=settings.push_service)


def check_address(settings: Settings) -> None:
    """Say at once where nobody can listen, before anything is begun."""
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
            sentence = f"{place} is taken: choose another --port, or end what has it."
        else:
            sentence = f"{place} cannot be listened on: {fault.strerror or fault}."
        raise Refusal("address", sentence) from fault


def announce(settings: Settings, port: int, *, lan: bool, open_browser: bool) -> None:
    """Say where the table is."""
    local = local_address(settings.host, port)
    address = settings.public_url or (f"http://{lan_address()}:{port}" if lan else local)
    print(f"Lynxdeck is at {address}", flush=True)
    print(f"Tables are kept in {keeping.place(settings)}", flush=True)
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
    """Let as many sockets be open as the system allows."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most))
