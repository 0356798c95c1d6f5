"""What SQLite and the system complain about, in words that say what to do."""

import errno
import shutil
import sqlite3
from pathlib import Path

from lynxdeck.server.store.refusals import Conflict, UnknownTable, Unwritable

ROOM = 1 << 20
"""Bytes: a disk with less has no room for a store."""
FULL = "the disk is full; make room, and it goes on automatically"
FORBIDDEN = "it may not be written to; give the folder and its files to the user who runs this"
DAMAGED = "it is damaged; restore a backup"
IN_USE = "another program keeps it locked"
SENTENCES = {
    "SQLITE_FULL": FULL,
    "SQLITE_READONLY": FORBIDDEN,
    "SQLITE_PERM": FORBIDDEN,
    "SQLITE_AUTH": FORBIDDEN,
    "SQLITE_CANTOPEN": "it cannot be opened; is the folder there, and may it be written to?",
    "SQLITE_IOERR": "the disk fails to read or write it; look after the disk",
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_BUSY": IN_USE,
    "SQLITE_LOCKED": IN_USE,
}
"""By the name of SQLite's error, or how that begins."""
REFUSED = {errno.EACCES: FORBIDDEN, errno.EPERM: FORBIDDEN, errno.EROFS: FORBIDDEN}


def plain(fault: BaseException, path: Path) -> str:
    """Why a file cannot be used, and what to do about it."""
    if isinstance(fault, OSError):
        full = fault.errno in (errno.ENOSPC, errno.EDQUOT)
        return FULL if full else REFUSED.get(fault.errno or 0, str(fault.strerror or fault))
    name = error_name(fault)
    family = "_".join(name.split("_")[:2])
    if family in ("SQLITE_IOERR", "SQLITE_CANTOPEN") and no_room(path):
        return FULL
    told = SENTENCES.get(family)
    return f"{told} ({fault})" if told else str(fault)


def error_name(fault: BaseException) -> str:
    """What SQLite calls it; empty if it is none of its errors."""
    return str(getattr(fault, "sqlite_errorname", ""))


def no_room(path: Path) -> bool:
    """Whether the disk beneath a file is full; also when it cannot be asked."""
    for folder in path.absolute().parents:
        if folder.is_dir():
            return shutil.disk_usage(folder).free < ROOM
    return False


def is_the_disk(fault: BaseException) -> bool:
    """Whether nobody could have written, whatever it was."""
    rows_at_fault = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError)
    if isinstance(fault, Unwritable):
        return True
    return isinstance(fault, sqlite3.Error) and not isinstance(fault, rows_at_fault)


def is_damage(fault: BaseException) -> bool:
    """Whether a part of the file is not as it was written; others may be fine."""
    return error_name(fault).startswith("SQLITE_CORRUPT")


def unwritable(fault: BaseException, path: Path) -> BaseException:
    """Why nobody's rows were written."""
    if isinstance(fault, sqlite3.Error) and is_the_disk(fault):
        return Unwritable(f"The store cannot be written: {plain(fault, path)}.")
    return fault


def explained(fault: BaseException) -> BaseException:
    """What is wrong with somebody's rows, in the store's words; others as they are."""
    if is_damage(fault):
        return Unwritable(f"This part of the store cannot be written: {DAMAGED}.")
    if isinstance(fault, sqlite3.IntegrityError):
        if error_name(fault) in ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"):
            return Conflict("Somebody else wrote that first.")
        if error_name(fault) == "SQLITE_CONSTRAINT_FOREIGNKEY":
            return UnknownTable("This table is gone.")
    return fault
