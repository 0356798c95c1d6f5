"""Acknowledged events that are missing are noticed by the marks beside the database."""

import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest

from lynxdeck.server.store import SqliteStore, copy, marks, restore
from tests.server.guest import eventually
from tests.server.store.asking import WRITE_ON
from tests.server.store.conftest import play_scene

On = Callable[[Callable[[Any], Any]], None]
Program = Callable[[str], Popen[str]]

FRAME = 24 + 4096
"""What a page takes in the write-ahead log."""


def reopened(path: Path, scene: Callable[[Any], Any]) -> None:
    play_scene(SqliteStore(path, probe_s=0.05), scene)


async def plays_on(ask: Any) -> None:
    """Every table that is there takes another event."""
    for name in await ask.store.unfinished():
        n = await ask.take(name)
        assert await ask.append(name, n + 1) is None


@pytest.mark.promise("losses-noticed")
@pytest.mark.parametrize("after", [40, pytest.param(1500, marks=pytest.mark.long)])
def test_a_cut_write_ahead_log_is_noticed_wherever_it_is_cut(
    program: Program, path: Path, tmp_path: Path, after: int
) -> None:
    with program(WRITE_ON) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(after)]
        process.kill()
        told += process.stdout
    acknowledged = Counter(name for name, _ in (line.split() for line in told))
    size = path.with_name("lynxdeck.db-wal").stat().st_size
    cuts = [0, 10, 32 + FRAME, size // 3, size // 2, size - 9 * FRAME, size - FRAME, size - 1]
    for number, cut in enumerate([*cuts, None]):
        data = tmp_path / f"cut-{number}"
        shutil.copytree(path.parent, data)
        log = data / "lynxdeck.db-wal"
        if cut is None:
            log.unlink()
        else:
            with log.open("r+b") as file:
                file.truncate(max(0, cut))
        reopened(data / path.name, partial(compared, acknowledged, cut, size))


async def compared(acknowledged: Counter[str], cut: int | None, size: int, ask: Any) -> None:
    """Exactly those tables are said to lack events that do."""
    has = Counter({name: len(await ask.store.read(name)) - 1 for name in acknowledged})
    short = {name for name, n in acknowledged.items() if has[name] < n}
    assert short <= set(ask.store.damage)
    if cut is None or cut <= size // 2:  # else only what nobody was told of may be gone
        assert short
    assert all("acknowledged" in fault for fault in ask.store.damage.values())
    await plays_on(ask)


def test_an_older_database_in_its_place_is_noticed_until_the_host_accepts_it(
    on_file: On, path: Path, tmp_path: Path
) -> None:
    old = tmp_path / "old.db"

    async def first(ask: Any) -> None:
        await ask.create("a", "b", "quiet", events=3)
        copy(path, old)
        await ask.append("a", 4, 5)
        await ask.create("new")

    async def then(ask: Any) -> None:
        assert ask.store.damage == {
            "a": "events 4 to 5 were acknowledged and are gone",
            "new": "it had 1 acknowledged events and is gone",
        }
        await plays_on(ask)

    async def fine(ask: Any) -> None:
        assert ask.store.damage == {}
        await plays_on(ask)

    on_file(first)
    shutil.copy(old, path)
    on_file(then)
    on_file(then)  # said again, although all went on since
    marks.accept(path)
    on_file(fine)


def test_a_store_without_marks_gets_them_for_all_its_tables(on_file: On, path: Path) -> None:
    on_file(lambda ask: ask.create("a", "b", events=2))
    marks.accept(path)
    on_file(lambda ask: ask.append("a", 3))
    assert marks.read(marks.beside(path)).last == {"a": 3, "b": 2}


def test_a_database_that_is_gone_is_noticed(on_file: On, path: Path) -> None:
    on_file(lambda ask: ask.create("a", "b"))
    path.unlink()

    async def scene(ask: Any) -> None:
        assert set(ask.store.damage) == {"a", "b"}
        await ask.create("c")

    on_file(scene)


@pytest.mark.parametrize("events", [1, 2, 3])
def test_rows_dropped_from_the_end_are_noticed(on_file: On, path: Path, events: int) -> None:
    on_file(lambda ask: ask.create("a", "b", events=3))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM log WHERE table_id = 1 AND n > ?", (3 - events,))

    async def scene(ask: Any) -> None:
        assert list(ask.store.damage) == ["a"]
        assert await ask.numbers("b") == [1, 2, 3]

    on_file(scene)


def test_what_was_deleted_or_restored_on_purpose_is_not_missed(
    on_file: On, path: Path, tmp_path: Path
) -> None:
    async def first(ask: Any) -> None:
        await ask.create("a", "b", "c", events=3, status="over")
        copy(path, tmp_path / "backup.db")
        await ask.append("a", 4)
        await ask.store.delete_table("b")
        assert await ask.store.forget(2) == ["a", "c"]
        await ask.create("d")

    async def then(ask: Any) -> None:
        assert ask.store.damage == {}

    on_file(first)
    on_file(then)
    restore(tmp_path / "backup.db", path, replace=True)
    on_file(then)


def test_a_deletion_that_a_crash_cut_short_is_no_loss(
    cut_short: Callable[[str], None], on_file: On
) -> None:
    cut_short('ledger.drop([(1, "a")])')

    async def scene(ask: Any) -> None:
        assert ask.store.damage == {}
        assert await ask.numbers("a") == [1]

    on_file(scene)


def test_marks_that_cannot_be_read_are_said_and_the_others_count(on_file: On, path: Path) -> None:
    on_file(lambda ask: ask.create("a", "b"))
    file = marks.beside(path)
    lines = file.read_bytes().replace(b"a 1", b"a 9")
    file.write_bytes(lines + b"\xff\x00 5\n")
    noted = marks.read(file)
    assert (noted.last, noted.spoilt) == ({"b": 1}, 2)
    path.unlink()

    async def scene(ask: Any) -> None:
        assert set(ask.store.damage) == {"b", ""}

    on_file(scene)


def test_the_file_of_marks_does_not_grow_for_ever(
    on_file: On, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(marks, "GROWTH", 200)
    monkeypatch.setattr(marks, "SYNC_S", 0.0)
    file = marks.beside(path)

    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        for n in range(2, 100):
            await ask.append("a", n)
        await eventually(lambda: file.stat().st_size < 500)
        assert marks.read(file).last == {"a": 99, "b": 1}

    on_file(scene)
    assert marks.read(file).last == {"a": 99, "b": 1}


def test_marks_that_cannot_be_written_are_written_later(on_file: On, path: Path) -> None:
    """What is stored is stored: play does not wait for them."""

    async def scene(ask: Any) -> None:
        await ask.create("a")
        own = ask.store._writer.marks
        usual = own._end
        with Path("/dev/full").open("wb", buffering=0) as full:
            own._end = full.fileno()
            assert await ask.append("a", 2) is None
            assert "full" in own.fault
            own._end = usual
        assert await ask.append("a", 3) is None
        assert not own.fault
        assert marks.read(marks.beside(path)).last == {"a": 3}

    on_file(scene)
