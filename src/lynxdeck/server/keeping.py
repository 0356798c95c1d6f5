"""Where a server keeps what it has: in a folder of its own, or in a database that many share."""

import asyncio
import os
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from typing import Any, Protocol

import platformdirs

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale.english import counted
from lynxdeck.server.bus.ears import Ears
from lynxdeck.server.parts import Parts
from lynxdeck.server.results import FileResults, Results
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import EventStore, SqliteStore, TableRow, Unusable, marks
from lynxdeck.server.store.address import is_postgres, shown
from lynxdeck.server.store.queue import Thinking

FILE = "lynxdeck.db"
PUSH_KEY = "push-key.pem"


class Store(EventStore, Protocol):
    """A store that commands can also look at beside a server."""

    async def look(self) -> None:
        """Open it for reading only."""

    async def tables(self) -> list[TableRow]:
        """All tables, the latest first."""


def data_folder(settings: Settings) -> Path:
    """Where files are kept."""
    return settings.data or Path(platformdirs.user_data_dir("lynxdeck", appauthor=False))


def database(settings: Settings) -> Path:
    """The file that tables are in, if they are in one."""
    return data_folder(settings) / FILE


def place(settings: Settings) -> str:
    """Where tables are kept, as it may be told."""
    return shown(settings.store) if settings.store else str(data_folder(settings))


def store_of(settings: Settings) -> Store:
    """The store that the settings name."""
    return store_at(settings.store or str(database(settings)))


def store_at(where: str) -> Store:
    """The store at an address, or in a file."""
    if is_postgres(where):
        store: Store = _postgres().PostgresStore(where)
        return store
    return SqliteStore(Path(where))


def results_of(settings: Settings) -> Results:
    """The results of days, with the tables."""
    return results_at(settings.store or str(database(settings)))


def results_at(where: str) -> Results:
    """The results that are kept with a store."""
    if is_postgres(where):
        results: Results = _postgres().PostgresResults(where)
        return results
    return FileResults(Path(where).with_name("daily.db"))


def parts_of(settings: Settings) -> Parts | None:
    """Where servers with the same store share what pages are made of; one alone has it all."""
    if not is_postgres(settings.store):
        return None
    parts: Parts = _postgres().PostgresParts(settings.store)
    return parts


def bus_of(settings: Settings) -> Ears | None:
    """What carries hints to other servers with the same store; none where there can be none."""
    if settings.bus:
        try:
            from lynxdeck.server.bus.redis import RedisBus
        except ModuleNotFoundError as fault:
            sentence = "Hints over Redis need a bit more: pip install 'lynxdeck[redis]'."
            raise Refusal("extra", sentence) from fault
        return Ears(RedisBus(settings.bus))
    if is_postgres(settings.store):
        from lynxdeck.server.bus.postgres import PostgresBus

        return Ears(PostgresBus(settings.store))
    return None


def entered(settings: Settings) -> AbstractAsyncContextManager[tuple[int, Thinking]]:
    """A process that thinks for servers: its number, and the queue that it takes from."""
    process: AbstractAsyncContextManager[tuple[int, Thinking]] = _postgres().entered(settings.store)
    return process


def named(where: str) -> str:
    """A store by what people call it: an address, a file, or the folder that the file is in."""
    path = Path(where)
    return where if is_postgres(where) or path.is_file() or path.suffix else str(path / FILE)


def told_place(where: str) -> str:
    """A store as it may be told."""
    return shown(where) if is_postgres(where) else where


async def check_unused(where: str) -> None:
    """Refuse a database that servers are using; a file refuses them by itself."""
    if is_postgres(where) and (servers := await _postgres().servers(where)):
        busy = counted(servers, "server")
        raise Unusable(f"{shown(where)} is in use by {busy}: stop them first.")


def accept(where: str) -> None:
    """Take what is there for all there was, though more was acknowledged."""
    if is_postgres(where):
        asyncio.run(_postgres().accept(where))
    else:
        marks.accept(Path(where))


async def push_key(settings: Settings, make: Callable[[], bytes]) -> bytes:
    """The key by which push services know this server, whichever of its processes calls."""
    where = settings.store or str(database(settings))
    key = await _push_key(where)
    return key or await _keep_push_key(where, make())


async def hand_on_push_key(source: str, target: str) -> None:
    """Let browsers know the server that comes after another by the same key."""
    if key := await _push_key(source):
        await _keep_push_key(target, key)


async def _push_key(where: str) -> bytes:
    if is_postgres(where):
        return bytes(await _postgres().secret(where, PUSH_KEY))
    file = Path(where).with_name(PUSH_KEY)
    return file.read_bytes() if file.exists() else b""


async def _keep_push_key(where: str, key: bytes) -> bytes:
    """Keep a key if there is none yet; the one that is kept."""
    if is_postgres(where):
        return bytes(await _postgres().secret(where, PUSH_KEY, key))
    file = Path(where).with_name(PUSH_KEY)
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        new = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(new, "wb") as out:
            out.write(key)
    return file.read_bytes()


def _postgres() -> Any:
    try:
        from lynxdeck.server.store import postgres
    except ModuleNotFoundError as fault:
        sentence = "Tables in PostgreSQL need a bit more: pip install 'lynxdeck[postgres]'."
        raise Refusal("extra", sentence) from fault
    return postgres
