"""Where a server keeps what it has: in a folder of its own, or in a database that many share."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Protocol

import platformdirs
import structlog

from lynxdeck.games.refusal import not_installed
from lynxdeck.locale.text import counted
from lynxdeck.server.cluster.bus import Bus, PostgresBus, RedisBus
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import EventStore, Names, TableRow, Unusable
from lynxdeck.server.store.address import is_postgres, shown
from lynxdeck.server.store.files import private_file, set_aside, sync
from lynxdeck.server.store.results import FileResults, ResultStore
from lynxdeck.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from lynxdeck.server.store.postgres import PostgresAssets

log = structlog.get_logger()

FILE = "lynxdeck.db"
PUSH_KEY = "push-key.pem"


class Store(EventStore, Protocol):
    """A store that commands can also read while a server uses it."""

    async def look(self) -> None:
        """Open it for reading only."""

    async def tables(self) -> list[TableRow]:
        """All tables, the latest first."""

    async def names(self) -> Names:
        """All tables that any way leads to."""

    async def check(self) -> list[str]:
        """What the database's own check finds wrong."""


def data_folder(settings: Settings) -> Path:
    return settings.data or Path(platformdirs.user_data_dir("lynxdeck", appauthor=False))


def database(settings: Settings) -> Path:
    return data_folder(settings) / FILE


def place(settings: Settings) -> str:
    return shown(settings.store) if settings.store else str(data_folder(settings))


def store_of(settings: Settings) -> Store:
    return store_at(settings.store or str(database(settings)))


def store_at(where: str) -> Store:
    if is_postgres(where):
        store: Store = _postgres().PostgresStore(where)
        return store
    return SqliteStore(Path(where))


def results_of(settings: Settings) -> ResultStore:
    return results_at(settings.store or str(database(settings)))


def results_at(where: str) -> ResultStore:
    if is_postgres(where):
        results: ResultStore = _postgres().PostgresResults(where)
        return results
    return FileResults(Path(where).with_name("daily.db"))


def assets_of(settings: Settings) -> "PostgresAssets | None":
    """Where servers with the same store share the files of pages; one alone has them all."""
    if not is_postgres(settings.store):
        return None
    assets: PostgresAssets = _postgres().PostgresAssets(settings.store)
    return assets


def bus_of(settings: Settings) -> Bus | None:
    if settings.bus:
        try:
            return RedisBus(settings.bus)
        except ModuleNotFoundError as fault:
            raise not_installed("Hints over Redis need a bit more", "redis") from fault
    return PostgresBus(settings.store) if is_postgres(settings.store) else None


def named(where: str) -> str:
    """A store by what people call it: an address, a file, or the folder that the file is in."""
    path = Path(where)
    return where if is_postgres(where) or path.is_file() or path.suffix else str(path / FILE)


def told_place(where: str) -> str:
    return shown(where) if is_postgres(where) else where


async def check_unused(where: str) -> None:
    """Refuse a database that servers are using; a file refuses them by itself."""
    if is_postgres(where) and (servers := await _postgres().servers(where)):
        busy = counted(servers, "server")
        raise Unusable(f"{shown(where)} is in use by {busy}: stop them first.")


async def push_key(
    settings: Settings, make: Callable[[], bytes], is_sound: Callable[[bytes], bool]
) -> bytes:
    """The key by which push services know this server, whichever of its processes calls.

    A spoilt one is set aside: browsers that know it ask to be notified again when they come back.
    """
    where = settings.store or str(database(settings))
    file = Path(where).with_name(PUSH_KEY)
    with suppress(IsADirectoryError):
        key = await _push_key(where)
        if is_sound(key):
            return key
    if not is_postgres(where) and file.exists():
        log.error("push.key_set_aside", file=str(set_aside(file)))
    return await _keep_push_key(where, make())


async def hand_on_push_key(source: str, target: str) -> None:
    if key := await _push_key(source):
        await _keep_push_key(target, key)


async def _push_key(where: str) -> bytes:
    if is_postgres(where):
        return bytes(await _postgres().secret(where, PUSH_KEY))
    file = Path(where).with_name(PUSH_KEY)
    return file.read_bytes() if file.exists() else b""


async def _keep_push_key(where: str, key: bytes) -> bytes:
    if is_postgres(where):
        return bytes(await _postgres().secret(where, PUSH_KEY, key))
    file = Path(where).with_name(PUSH_KEY)
    part = file.with_name(file.name + ".part")  # a crash leaves no half of a key
    private_file(part)
    part.write_bytes(key)
    sync(part)
    part.replace(file)
    return key


def _postgres() -> ModuleType:
    try:
        from lynxdeck.server.store import postgres
    except ModuleNotFoundError as fault:
        raise not_installed("Tables in PostgreSQL need a bit more", "postgres") from fault
    return postgres
