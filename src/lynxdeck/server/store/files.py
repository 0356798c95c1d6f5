"""The files of a store: private, claimed by one process, copied whole, put back."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from lynxdeck.server.store.faults import error_name, plain
from lynxdeck.server.store.refusals import StoreError, Unusable
from lynxdeck.server.store.schema import check, open_reader

MARKS = ".marks"
"""What the file beside a store is called that says how much was acknowledged."""


def parts(path: Path) -> list[Path]:
    """The file, its write-ahead log, and the index of that."""
    return [path.with_name(path.name + end) for end in ("", "-wal", "-shm")]


def private_file(path: Path) -> None:
    """Make sure of a file that only its owner may read; a new folder for it is as private."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)  # SQLite gives its -wal and -shm the same mode


def claim(path: Path) -> sqlite3.Connection:
    """Keep others off a store until the connection is closed, or this process dies.

    A lock of SQLite's on a file beside it: unlike `flock` it is not handed on to worker
    processes, and it also holds between two stores in one process.
    """
    lock = path.with_name(path.name + ".lock")
    try:
        private_file(path)
        private_file(lock)
    except OSError as fault:
        raise Unusable(f"{path} cannot be used: {plain(fault, path)}.") from fault
    connection = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as fault:
        connection.close()
        if error_name(fault) != "SQLITE_BUSY":
            raise Unusable(f"{path} cannot be used: {plain(fault, lock)}.") from fault
        raise Unusable(f"{path} is in use by another Lynxdeck.") from fault
    return connection


def copy(source: Path, target: Path) -> None:
    """Copy a store as it is at one moment, in use or not; the copy is checked, then shown.

    In one step: in several, every write in between would start it afresh.
    """
    part = target.with_name(target.name + ".part")
    try:
        with closing(_open(source)) as reader:
            check(reader, source)
            part.unlink(missing_ok=True)
            private_file(part)
            with closing(sqlite3.connect(part, isolation_level=None)) as writer:
                reader.backup(writer)
                writer.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
                fault = writer.execute("PRAGMA quick_check(1)").fetchone()[0]
                if fault != "ok":
                    raise StoreError(f"{source} is damaged: {fault}.")
        sync(part)
        part.replace(target)
        sync(target.parent)
    except sqlite3.Error as error:
        told = plain(error, target)
        raise StoreError(f"{source} cannot be copied to {target}: {told}.") from error
    finally:
        part.unlink(missing_ok=True)


def restore(backup: Path, path: Path, *, replace: bool = False) -> None:
    """Put a copy in the place of a store that nobody uses."""
    if not backup.is_file():
        raise Unusable(f"There is no file {backup}.")
    if path.exists() and path.stat().st_size and not replace:
        raise Unusable(f"{path} exists already.")
    with closing(claim(path)):
        aside = path.with_name(path.name + ".restored")
        try:
            copy(backup, aside)
            for old in (*parts(path)[1:], path.with_name(path.name + MARKS)):
                old.unlink(missing_ok=True)  # they tell of what is replaced, and would spoil this
            aside.replace(path)
            sync(path.parent)
        finally:
            aside.unlink(missing_ok=True)


def _open(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise Unusable(f"There is no file {path}.")
    return open_reader(path)


def sync(path: Path) -> None:
    """Flush a file or a folder to the disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
