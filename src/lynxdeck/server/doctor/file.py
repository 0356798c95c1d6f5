"""What is wrong with the folder that tables are in, and what to do about it."""

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from lynxdeck.server.checkup import judge
from lynxdeck.server.doctor.finding import Finding, Level, Told, damaged
from lynxdeck.server.store import SqliteStore, StoreError, marks
from lynxdeck.server.store.faults import error_name
from lynxdeck.server.store.files import parts

MB = 1 << 20


def findings(path: Path, told: Told) -> Iterator[Finding]:
    """The data folder and what is in it; a server may be using it."""
    folder = path.parent
    if folder.exists() and not folder.is_dir():
        advice = f"Name the folder that it is in: {folder.parent}."
        yield Finding("store", "wrong", f"{folder} is a file: tables are in a folder.", advice)
        return
    if not path.is_file():
        if marks.read(marks.beside(path)).last:
            yield Finding("store", "wrong", f"{path} is gone.", "Restore a backup.")
            return
        yield Finding("store", "fine", f"There are no tables in {folder} yet.")
        return
    yield from _files(path)
    yield from _space(folder)
    damage = _damage(path, told)
    yield from damaged(damage)
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
