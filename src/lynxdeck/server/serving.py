"""Start the server, say where it is, and end it well."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path

import platformdirs
import structlog
from aiohttp import web

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.brains import Brains
from lynxdeck.server.hub import Hub
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import SqliteStore, Unusable
from lynxdeck.server.web import application

SHUTDOWN_S = 8
FILES = 65_536
SECRETS = ("key", "keys", "host_key", "seed", "contribution", "invite", "cookie", "authorization")


def data_folder(settings: Settings) -> Path:
    """Where tables are kept."""
    return settings.data or Path(platformdirs.user_data_dir("lynxdeck", appauthor=False))


def database(settings: Settings) -> Path:
    """The file they are in."""
    return data_folder(settings) / "lynxdeck.db"


def serve(settings: Settings, *, lan: bool = False, open_browser: bool = False) -> None:
    """Run until somebody says stop."""
    set_up_logs(settings)
    raise_file_limit()
    run = asyncio.run
    with contextlib.suppress(ModuleNotFoundError):
        import uvloop

        run = uvloop.run
    try:
        run(_serve(settings, lan=lan, open_browser=open_browser))
    except Unusable as fault:
        raise Refusal("store", str(fault)) from fault


async def _serve(settings: Settings, *, lan: bool, open_browser: bool) -> None:
    store = SqliteStore(database(settings))
    hub = Hub(store, Brains(settings.bot_workers or None), settings)
    runner = web.AppRunner(
        application(hub), access_log=None, shutdown_timeout=SHUTDOWN_S, handle_signals=False
    )
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await runner.setup()
    try:
        site = web.TCPSite(runner, settings.host, settings.port, backlog=2048)
        try:
            await site.start()
        except OSError as fault:
            raise Refusal(
                "address", f"{settings.host}:{settings.port} cannot be used: {fault.strerror}."
            ) from fault
        port = runner.addresses[0][1]
        announce(settings, port, lan=lan, open_browser=open_browser)
        await stop.wait()
    finally:
        await runner.cleanup()


def announce(settings: Settings, port: int, *, lan: bool, open_browser: bool) -> None:
    """Say where the table is."""
    local = f"http://127.0.0.1:{port}"
    address = settings.public_url or (f"http://{lan_address()}:{port}" if lan else local)
    print(f"Lynxdeck is at {address}", flush=True)
    print(f"Tables are kept in {data_folder(settings)}", flush=True)
    if lan and not settings.public_url:
        import segno

        print("Open it on a phone in the same network:")
        segno.make(address, error="m").terminal(compact=True)
        sys.stdout.flush()
    if open_browser:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(settings.public_url or local)


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


def set_up_logs(settings: Settings) -> None:
    """Structured logs on standard error, without secrets."""
    level = logging.getLevelNamesMapping().get(settings.log_level.upper())
    if level is None:
        raise Refusal("settings", f"“{settings.log_level}” is no log level.")
    tidy = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty() and "NO_COLOR" not in os.environ
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if settings.log_format == "json" else tidy,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def without_secrets(
    logger: object,  # noqa: ARG001
    name: str,  # noqa: ARG001
    event: "structlog.typing.EventDict",
) -> "structlog.typing.EventDict":
    """Drop what must not stand in a log, should it ever get there."""
    return {field: "…" if field in SECRETS else value for field, value in event.items()}
