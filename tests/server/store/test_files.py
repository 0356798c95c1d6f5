"""The files of a store: private, one process's at a time, copied and put back whole."""

import asyncio
import os
import stat
from collections.abc import Callable
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest
from msgspec.structs import replace

from lynxdeck.server.store import StoreError, Unusable
from lynxdeck.server.store.files import copy, restore
from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.guest import eventually
from tests.server.store.asking import WRITE_ON

On = Callable[[Callable[[Any], Any]], None]
Program = Callable[[str], Popen[str]]


@pytest.mark.promise("files-private")
def test_files_are_private(on_file: On, path: Path) -> None:
    before = os.umask(0)
    try:

        async def scene(ask: Any) -> None:
            await ask.create("a")
            copy(path, path.with_name("copy.db"))
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
            assert {"lynxdeck.db", "lynxdeck.db-wal", "copy.db"} <= set(modes)
            assert set(modes.values()) == {0o600}, modes
            assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

        on_file(scene)
    finally:
        os.umask(before)


def test_two_processes_cannot_have_the_same_file(program: Program, on_file: On) -> None:
    text = """
        async def main():
            store = SqliteStore(path)
            try:
                await store.open()
                say("opened")
            except Unusable as fault:
                say(fault)
        asyncio.run(main())
    """

    async def scene(ask: Any) -> None:
        with program(text) as process:
            told = (await asyncio.to_thread(process.communicate, timeout=20))[0]
        assert "is in use by another Lynxdeck" in told
        with pytest.raises(Unusable, match="in use"):  # nor can two stores of one process
            await SqliteStore(ask.store.path).open()

    on_file(scene)
    with program(text) as process:
        assert process.communicate(timeout=20)[0] == "opened\n"


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    async def scene() -> None:
        with pytest.raises(Unusable, match="cannot be used"):
            await SqliteStore(tmp_path / "file" / "lynxdeck.db").open()

    asyncio.run(scene())


def test_a_backup_under_load_is_whole(on_file: On, path: Path, tmp_path: Path) -> None:
    """Each append writes the same number at two tables: a copy must never hold one without it."""
    target = tmp_path / "backup.db"
    kept: list[int] = []

    async def busy(ask: Any) -> None:
        await ask.create("a", "b")
        last, goes_on = 1, True

        async def write() -> None:
            nonlocal last
            while goes_on:
                last += 1
                told = await asyncio.gather(ask.ask("a", last), ask.ask("b", last))
                assert set(told) == {None}

        writing = asyncio.create_task(write())
        for _ in range(5):
            kept.append(last - 1)
            await asyncio.to_thread(copy, path, target)
            await eventually(lambda: last > kept[-1] + 1)
        copy(path, tmp_path / "from outside.db")
        goes_on = False
        await writing

    on_file(busy)
    assert kept == sorted(set(kept)), "nothing was written meanwhile"
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "backup.db",
        "data",
        "from outside.db",
    ]

    async def look(ask: Any) -> None:
        numbers = await ask.numbers("a")
        assert numbers == await ask.numbers("b")
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= kept[-1]
        assert await ask.append("a", len(numbers) + 1) is None

    for file in (target, tmp_path / "from outside.db"):
        with pytest.raises(Unusable, match="exists already"):
            restore(file, path)
        restore(file, path, replace=True)
        on_file(look)


def test_a_restored_store_holds_what_the_copy_held(on_file: On, path: Path, tmp_path: Path) -> None:
    target = tmp_path / "backup.db"

    async def before(ask: Any) -> None:
        await ask.create("a", events=3)
        await asyncio.to_thread(copy, path, target)
        await ask.append("a", 4)
        with pytest.raises(Unusable, match="in use"):
            restore(target, path, replace=True)

    async def after(ask: Any) -> None:
        assert await ask.numbers("a") == [1, 2, 3]

    on_file(before)
    restore(target, path, replace=True)
    on_file(after)


def test_a_log_left_by_a_crash_does_not_spoil_what_is_restored(
    program: Program, on_file: On, path: Path, tmp_path: Path
) -> None:
    target = tmp_path / "backup.db"

    async def before(ask: Any) -> None:
        await ask.create("t0")
        await asyncio.to_thread(copy, path, target)

    async def after(ask: Any) -> None:
        assert [row.table for row in await ask.store.tables()] == ["t0"]
        assert await ask.numbers("t0") == [1]

    on_file(before)
    path.unlink()
    with program(WRITE_ON) as process:
        assert process.stdout is not None
        for _ in range(200):
            process.stdout.readline()
        process.kill()
        process.stdout.read()
    assert path.with_name(path.name + "-wal").stat().st_size
    restore(target, path, replace=True)
    on_file(after)


def test_copies_of_nothing_and_of_rubbish_are_refused(tmp_path: Path, path: Path) -> None:
    rubbish, empty = tmp_path / "rubbish", tmp_path / "empty"
    rubbish.write_bytes(b"no database at all, " * 400)
    empty.touch()
    for source in (tmp_path / "nowhere", rubbish, empty):
        with pytest.raises(StoreError):
            copy(source, tmp_path / "copy")
        with pytest.raises(StoreError):
            restore(source, path)
    assert not (tmp_path / "copy").exists()
    assert not path.exists() or not path.stat().st_size


def test_a_backup_without_tables_replaces_nothing(on_file: On, path: Path, tmp_path: Path) -> None:
    """SQLite takes an empty file for an empty database, such as a copy that was cut to nothing."""
    empty = tmp_path / "empty"
    empty.touch()
    cut = tmp_path / "cut.db"

    async def before(ask: Any) -> None:
        await ask.create("a", events=3)
        await asyncio.to_thread(copy, path, cut)

    async def after(ask: Any) -> None:
        assert await ask.numbers("a") == [1, 2, 3]

    on_file(before)
    cut.write_bytes(cut.read_bytes()[:4096])
    for backup, sentence in ((empty, "empty holds no tables"), (cut, "cut.db is damaged: ")):
        with pytest.raises(StoreError, match=sentence):
            restore(backup, path, replace=True)
    on_file(after)


@pytest.mark.promise("words-erased")
def test_deleted_words_are_not_left_in_the_file(on_file: On, path: Path) -> None:
    word = b"a name that must go"

    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        for table in "ab":
            await ask.ask_page(replace(ask.page(table, 2), lines=[(1, word * 100)]))
        await ask.store.rewrite([ask.row("a", 2)])
        await ask.store.delete_table("b")

    on_file(scene)
    assert word not in path.read_bytes()
    assert not path.with_name(path.name + "-wal").exists()
