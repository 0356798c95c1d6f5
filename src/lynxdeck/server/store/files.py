"""The database file of SQLite's: schema, who may use it, copies, and what can go wrong."""

import errno
import os
import shutil
import sqlite3
from contextlib import closing
from importlib import resources
from itertools import count
from pathlib import Path

from lynxdeck.server.store import (
    Conflict,
    StoreError,
    UnknownTable,
    Unusable,
    Unwritable,
)

APPLICATION = int.from_bytes(b"Lynx")
VERSION = 7
"""Of `schema.sql`; a file of another version is refused."""
OLDEST_SQLITE = (3, 37, 0)
"""STRICT tables."""

SETTINGS = """
PRAGMA page_size = 2048;
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA secure_delete = ON;
PRAGMA journal_size_limit = 67108864;
PRAGMA wal_autocheckpoint = 8000;
"""
"""Fully synchronous: an event survives a power cut. Deleted names and chat are overwritten.

The log goes back into the file every 16 MB: at 2,000 events a second over 1,500 tables the 99th
percentile of an append was 0.6 ms, with SQLite's usual 4 MB 1.2 ms, with 64 MB 0.8 ms (6 s each).
Every event changes a page of the log's index: in commits of 20 events over 1,500 tables an event
takes 21 µs of the processor with pages of 2 KB, 31 µs with SQLite's usual 4 KB.
"""

ROOM = 1 << 20
"""Bytes: a disk with less has no room for a store."""
FULL = "the disk is full; make room"
FORBIDDEN = "it may not be written to; give the folder and its files to the user who runs this"
DAMAGED = "it is damaged; restore a backup"
IN_USE = "another program keeps it locked"
SENTENCES = {
    "SQLITE_FULL": FULL,
    "SQLITE_READONLY": FORBIDDEN,
    "SQLITE_PERM": FORBIDDEN,
    "SQLITE_AUTH": FORBIDDEN,
    "SQLITE_CANTOPEN": "it cannot be opened; is the folder there, and may it be written to?",
    "SQLITE_IOERR": "the disk fails to read or write it; check the disk",
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_BUSY": IN_USE,
    "SQLITE_LOCKED": IN_USE,
}
"""By the name of SQLite's error, or how that begins."""
REFUSED = {errno.EACCES: FORBIDDEN, errno.EPERM: FORBIDDEN, errno.EROFS: FORBIDDEN}


# --- opening ----------------------------------------------------------------------------------


def open_writer(path: Path, *, busy_s: float = 5.0) -> sqlite3.Connection:
    """The connection that writes; an empty file gets the schema."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise Unusable(f"SQLite {sqlite3.sqlite_version} is too old: Lynxdeck needs 3.37.")
    connection = sqlite3.connect(path, timeout=busy_s, isolation_level=None)
    connection.text_factory = legible
    try:
        check_version(connection, path)
        connection.executescript(SETTINGS)
        _make_schema(connection, path)
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


def check_version(connection: sqlite3.Connection, path: Path) -> bool:
    """Refuse a file that is not ours, or of another version; whether it has the schema."""
    version = _pragma(connection, "user_version")
    application = _pragma(connection, "application_id")
    empty = connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None
    if empty and version == application == 0:
        return False
    if application != APPLICATION:
        raise Unusable(f"{path} is no store of Lynxdeck's.")
    if version != VERSION:
        raise Unusable(other_version(str(path), version, VERSION))
    return True


def check_holds(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file without tables, too: SQLite takes an empty one for an empty database."""
    if not check_version(connection, path):
        raise Unusable(f"{path} holds no tables.")


def other_version(place: str, version: int, known: int) -> str:
    which = "a newer" if version > known else "an older"
    return (
        f"{place} was written by {which} Lynxdeck (version {version} of the store; this one knows"
        f" {known}). Start that one, or restore a backup."
    )


def _make_schema(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("BEGIN IMMEDIATE")  # others who start wait here, and then see it done
    try:
        if not check_version(connection, path):
            for statement in _statements(schema()):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def schema() -> str:
    return (resources.files(__package__) / "schema.sql").read_text("utf-8")


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


# --- who may use it ---------------------------------------------------------------------------


def parts(path: Path) -> list[Path]:
    """The file, its write-ahead log, and the index of that."""
    return [path.with_name(path.name + end) for end in ("", "-wal", "-shm")]


def private_file(path: Path) -> None:
    """Make sure of a file that only its owner may read; a new folder for it is as private."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)  # SQLite gives its -wal and -shm the same mode


def set_aside(path: Path) -> Path:
    """Move a spoilt file out of the way, with what SQLite keeps next to it; where it is then."""
    places = (path.with_name(f"{path.name}.spoilt-{n}") for n in count(1))
    aside = next(place for place in places if not place.exists())
    for end in ("-journal", "-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)  # would spoil what comes after it
    path.replace(aside)
    return aside


def is_spoilt(fault: BaseException) -> bool:
    """Whether a file is no database any more, or never was one of ours."""
    spoilt = is_damage(fault) or error_name(fault) in ("SQLITE_NOTADB", "SQLITE_ERROR")
    return spoilt or isinstance(fault, IsADirectoryError)


def claim(path: Path) -> sqlite3.Connection:
    """Keep others off a store until the connection is closed, or this process dies.

    A lock of SQLite's on a file next to it: unlike `flock` it is not handed on to worker
    processes, and it also holds between two stores in one process.
    """
    lock = lock_of(path)
    try:
        private_file(path)
        if lock.is_dir():
            set_aside(lock)
        private_file(lock)
        try:
            return _lock(lock)
        except sqlite3.DatabaseError as fault:
            if not is_spoilt(fault):
                raise
            # Who has it keeps others from reading it, so nobody has. Emptied in its place: a
            # server that starts at the same moment must lock the same file.
            os.truncate(lock, 0)
            return _lock(lock)
    except OSError as fault:
        raise Unusable(f"{path} cannot be used: {plain(fault, path)}.") from fault
    except sqlite3.DatabaseError as fault:
        if error_name(fault) != "SQLITE_BUSY":
            raise Unusable(f"{path} cannot be used: {plain(fault, lock)}.") from fault
        raise Unusable(f"{path} is in use by another Lynxdeck.") from fault


def _lock(lock: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError:
        connection.close()
        raise
    return connection


def in_use(path: Path) -> bool:
    """Whether a server has the store; nothing is changed or created."""
    address = f"{lock_of(path).absolute().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=0, isolation_level=None)) as sql:
            sql.execute("BEGIN EXCLUSIVE")
            sql.execute("ROLLBACK")
    except sqlite3.Error as fault:
        return error_name(fault) == "SQLITE_BUSY"
    return False


def lock_of(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


# --- copies -----------------------------------------------------------------------------------


def copy(source: Path, target: Path) -> None:
    """Copy a store as it is at one moment, in use or not; the copy is checked, then shown.

    In one step: in several, every write in between would start it afresh.
    """
    part = target.with_name(target.name + ".part")
    try:
        with closing(_open(source)) as reader:
            check_holds(reader, source)
            part.unlink(missing_ok=True)
            private_file(part)
            with closing(sqlite3.connect(part, isolation_level=None)) as writer:
                reader.backup(writer)
                writer.execute("PRAGMA journal_mode = DELETE")  # one file, nothing next to it
                fault = writer.execute("PRAGMA quick_check(1)").fetchone()[0]
                if fault != "ok":
                    raise StoreError(f"{source} is damaged: {fault}.")
        sync(part)
        part.replace(target)
        sync(target.parent)
    except sqlite3.Error as error:
        why = plain(error, target)
        if why.startswith(DAMAGED):
            raise StoreError(f"{source} is damaged: {error}.") from error
        raise StoreError(f"{source} cannot be copied to {target}: {why}.") from error
    finally:
        part.unlink(missing_ok=True)


def restore(backup: Path, path: Path, *, replace: bool = False) -> None:
    if not backup.is_file():
        raise Unusable(f"There is no file {backup}.")
    if path.exists() and path.stat().st_size and not replace:
        raise Unusable(f"{path} exists already.")
    with closing(claim(path)):
        aside = path.with_name(path.name + ".restored")
        try:
            copy(backup, aside)
            for old in parts(path)[1:]:
                old.unlink(missing_ok=True)  # the log of what is replaced would spoil this
            aside.replace(path)
            sync(path.parent)
        finally:
            aside.unlink(missing_ok=True)


def _open(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise Unusable(f"There is no file {path}.")
    return open_reader(path)


def sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


# --- what can go wrong ------------------------------------------------------------------------


def integrity(connection: sqlite3.Connection, path: Path, most: int = 10) -> list[str]:
    try:
        found = [row[0] for row in connection.execute(f"PRAGMA integrity_check({most})")]
        loose = connection.execute("PRAGMA foreign_key_check").fetchmany(most)
    except sqlite3.DatabaseError as fault:
        return [plain(fault, path)]
    faults = [str(line) for line in found if line != "ok"]
    return faults + [f"a row of {row[0]} belongs to no table" for row in loose]


def plain(fault: BaseException, path: Path) -> str:
    if isinstance(fault, OSError):
        full = fault.errno in (errno.ENOSPC, errno.EDQUOT)
        return FULL if full else REFUSED.get(fault.errno or 0, str(fault.strerror or fault))
    name = error_name(fault)
    family = "_".join(name.split("_")[:2])
    if family in ("SQLITE_IOERR", "SQLITE_CANTOPEN") and no_room(path):
        return FULL
    known = SENTENCES.get(family)
    return f"{known} ({fault})" if known else str(fault)


def error_name(fault: BaseException) -> str:
    """What SQLite calls an error; empty if it is none of its own."""
    return str(getattr(fault, "sqlite_errorname", ""))


def no_room(path: Path) -> bool:
    """Whether the disk beneath a file is full; also when it cannot be asked."""
    for folder in path.absolute().parents:
        if folder.is_dir():
            return shutil.disk_usage(folder).free < ROOM
    return False


def is_the_disk(fault: BaseException) -> bool:
    """Whether nothing at all could have been written."""
    rows_at_fault = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError)
    return isinstance(fault, sqlite3.Error) and not isinstance(fault, rows_at_fault)


def is_damage(fault: BaseException) -> bool:
    """Whether a part of the file is not as it was written; others may be fine."""
    return error_name(fault).startswith("SQLITE_CORRUPT")


def unwritable(fault: BaseException, path: Path) -> BaseException:
    if isinstance(fault, sqlite3.Error) and is_the_disk(fault):
        why = plain(fault, path)
        then = " Then it goes on automatically." if why.startswith(FULL) else ""
        return Unwritable(f"The store cannot be written: {why}.{then}")
    return fault


def explained(fault: BaseException) -> BaseException:
    """What is wrong with one job's rows, in the store's words; other faults as they are."""
    if is_damage(fault):
        return Unwritable(f"This part of the store cannot be written: {DAMAGED}.")
    if isinstance(fault, sqlite3.IntegrityError):
        if error_name(fault) in ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"):
            return Conflict("This is taken already.")
        if error_name(fault) == "SQLITE_CONSTRAINT_FOREIGNKEY":
            return UnknownTable("This table is gone.")
    return fault
