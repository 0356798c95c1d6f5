"""A store whose files are deleted, moved or replaced acknowledges nothing; and says why."""

import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.server.store import Unwritable, copy
from lynxdeck.server.store.faults import FULL, plain
from tests.server.guest import eventually

On = Callable[[Callable[[Any], Any]], None]


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def delete_file(path: Path) -> None:
    path.unlink()


def replace_file(path: Path) -> None:
    copy(path, path.with_name("other.db"))
    path.with_name("other.db").replace(path)


def delete_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


LOSSES = [delete_folder, move_folder, delete_file, replace_file, delete_log]


@pytest.mark.promise("folder-deleted")
@pytest.mark.parametrize("lose", LOSSES)
@pytest.mark.parametrize("idle", [True, False], ids=["idle", "busy"])
def test_files_that_are_gone_stop_acknowledgements(
    on_file: On, path: Path, lose: Callable[[Path], None], idle: bool
) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        lose(path)
        if idle:
            await eventually(lambda: not ask.store.healthy)
        assert isinstance(await ask.append("a", 2), Unwritable)
        with pytest.raises(Unwritable):
            await ask.create("b")
        assert not ask.store.healthy
        assert str(path) in ask.store.reason
        assert "stop the server" in ask.store.reason

    on_file(scene)


def test_a_folder_that_is_put_back_is_used_again(on_file: On, path: Path) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        move_folder(path)
        await eventually(lambda: not ask.store.healthy)
        assert isinstance(await ask.append("a", 2), Unwritable)
        path.parent.with_name("elsewhere").rename(path.parent)
        await eventually(lambda: ask.store.healthy)
        assert await ask.append("a", 2) is None
        assert await ask.numbers("a") == [1, 2]

    on_file(scene)
    on_file(lambda ask: ask.numbers("a"))


def test_a_deleted_log_is_saved_by_stopping(on_file: On, path: Path) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", events=3)
        delete_log(path)
        await eventually(lambda: not ask.store.healthy)

    async def again(ask: Any) -> None:
        assert await ask.numbers("a") == [1, 2, 3]
        assert ask.store.damage == {}

    on_file(scene)
    on_file(again)


MOUNTED = """
    import asyncio, os, subprocess, sys
    from pathlib import Path
    from lynxdeck.server.store import SqliteStore, Unusable
    where, kind = Path(sys.argv[1]), sys.argv[2]
    where.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", str(where)]
    if subprocess.run(mount, stderr=subprocess.DEVNULL).returncode:
        sys.exit(77)
    if kind == "full":
        with open(where / "ballast", "wb", buffering=0) as file:
            try:
                while file.write(b"x" * 4096): pass
            except OSError: pass
    else:
        subprocess.run(["mount", "-o", "remount,ro", str(where)], check=True)
    try:
        asyncio.run(SqliteStore(where / "lynxdeck.db").open())
    except Unusable as fault:
        print(fault)
"""


@pytest.mark.parametrize(
    ("kind", "told"), [("full", "the disk is full"), ("read-only", "it may not be written to")]
)
def test_a_disk_that_takes_nothing_at_the_start_is_told_in_plain_words(
    tmp_path: Path, kind: str, told: str
) -> None:
    if shutil.which("unshare") is None:
        pytest.skip("no unshare here")
    program = tmp_path / "program.py"
    program.write_text(textwrap.dedent(MOUNTED))
    command = ["unshare", "-rm", sys.executable, str(program), str(tmp_path / "disk"), kind]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    if done.returncode == 77 or "unshare" in done.stderr:
        pytest.skip("no mounts here")
    assert told in done.stdout, done.stderr
    assert "I/O" not in done.stdout


class SomeError(Exception):
    """As SQLite has them."""

    def __init__(self, name: str) -> None:
        super().__init__("words of SQLite's")
        self.sqlite_errorname = name


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("SQLITE_FULL", "full"),
        ("SQLITE_IOERR_WRITE", "look after the disk"),
        ("SQLITE_READONLY_DBMOVED", "may not be written"),
        ("SQLITE_CANTOPEN_ISDIR", "cannot be opened"),
        ("SQLITE_CORRUPT_VTAB", "restore a backup"),
        ("SQLITE_NOTADB", "restore a backup"),
        ("SQLITE_BUSY_SNAPSHOT", "locked"),
        ("SQLITE_ERROR", "words of SQLite's"),
    ],
)
def test_every_family_of_faults_says_what_to_do(tmp_path: Path, name: str, told: str) -> None:
    assert told in plain(SomeError(name), tmp_path / "lynxdeck.db")


def test_a_disk_without_room_is_told_whatever_failed_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lynxdeck.server.store.faults.no_room", lambda _: True)
    for name in ("SQLITE_IOERR_SHMSIZE", "SQLITE_CANTOPEN", "SQLITE_FULL"):
        assert plain(SomeError(name), tmp_path / "lynxdeck.db").startswith(FULL)
