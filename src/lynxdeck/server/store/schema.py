"""The database file: whose it is, which version it has, and the steps from one to the next."""

import sqlite3
from importlib import resources
from pathlib import Path

from lynxdeck.server.store.faults import plain
from lynxdeck.server.store.refusals import Unusable

APPLICATION = int.from_bytes(b"Lynx")
OLDEST_SQLITE = (3, 37, 0)
"""STRICT tables."""

SETTINGS = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA secure_delete = ON;
PRAGMA journal_size_limit = 67108864;
PRAGMA wal_autocheckpoint = 4000;
"""
"""Fully synchronous: an event survives a power cut. Deleted names and chat are overwritten.

The log goes back into the file every 16 MB: at 2,000 events a second over 1,500 tables the 99th
percentile of an append was 0.6 ms, with SQLite's usual 4 MB 1.2 ms, with 64 MB 0.8 ms (6 s each).
"""


def steps() -> dict[int, str]:
    """The migrations by number, each of which makes that version from the one before."""
    folder = resources.files(__package__) / "migrations"
    found = (file for file in folder.iterdir() if file.name.endswith(".sql"))
    return {int(file.name.removesuffix(".sql")): file.read_text("utf-8") for file in found}


def open_writer(path: Path, *, busy_s: float = 5.0) -> sqlite3.Connection:
    """The connection that writes, on a file that is brought up to date."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise Unusable(f"SQLite {sqlite3.sqlite_version} is too old: Lynxdeck needs 3.37.")
    connection = sqlite3.connect(path, timeout=busy_s, isolation_level=None)
    connection.text_factory = legible
    try:
        check(connection, path)
        connection.executescript(SETTINGS)
        migrate(connection, path)
    except sqlite3.DatabaseError as fault:
        connection.close()
        raise Unusable(f"{path} cannot be used: {plain(fault, path)}.") from fault
    except BaseException:
        connection.close()
        raise
    return connection


def open_reader(path: Path) -> sqlite3.Connection:
    """A connection that cannot write, nor move the write-ahead log into the file.

    Before 3.51.3 SQLite can spoil a file when two connections do that at the same moment.
    """
    address = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    connection.text_factory = legible
    connection.execute("PRAGMA query_only = ON")
    return connection


def legible(text: bytes) -> str:
    """A text, also one that is damaged: it must not keep others from being read."""
    return text.decode("utf-8", "replace")


def check(connection: sqlite3.Connection, path: Path) -> int:
    """The file's version; refuses one that is not ours, or newer than we are."""
    version = _pragma(connection, "user_version")
    application = _pragma(connection, "application_id")
    empty = connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None
    if application != APPLICATION and not (empty and version == application == 0):
        raise Unusable(f"{path} is no store of Lynxdeck's.")
    newest = max(steps())
    if version > newest:
        raise Unusable(
            f"{path} was written by a newer Lynxdeck (version {version} of the store; "
            f"this one knows {newest}). Start the newer one, or restore a backup."
        )
    return version


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Take the steps that the file has not taken yet, each whole or not at all."""
    for number, step in sorted(steps().items()):
        connection.execute("BEGIN IMMEDIATE")  # others who start wait here, and then see it done
        try:
            if check(connection, path) < number:
                for statement in _statements(step):
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise


def _statements(script: str) -> list[str]:
    """A script, statement by statement: `executescript` would commit first."""
    found, begun = [], ""
    for line in script.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            found.append(begun)
            begun = ""
    return found


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
