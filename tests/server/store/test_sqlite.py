"""What only the store in a file can do: group commits, survive, refuse, be copied."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.server.store import SqliteStore, StoreError, Unusable, Unwritable, copy, restore
from lynxdeck.server.store.schema import migrate, open_writer, steps

On = Callable[[Callable[[Any], Any]], None]
Program = Callable[[str], subprocess.Popen[str]]


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that comes by itself."""
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


def test_what_waits_together_is_committed_together(on_file: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        before = (await ask.store.stats()).commits
        await asyncio.gather(*(ask.ask("a", n) for n in range(2, 102)))
        assert (await ask.store.stats()).commits == before + 1
        # Those who come while the disk is busy wait for each other.
        outcomes = []
        for n in range(102, 602):
            outcomes.append(ask.ask("a", n))
            await asyncio.sleep(0)
        await asyncio.gather(*outcomes)
        stats = await ask.store.stats()
        assert stats.commits < before + 1 + 500 / 2
        assert stats.appended == 600
        # One after the other is a commit each.
        for n in range(602, 612):
            await ask.append("a", n)
        assert (await ask.store.stats()).commits == stats.commits + 10
        assert await ask.numbers("a") == list(range(1, 612))

    on_file(scene)


def test_one_call_from_the_other_thread_tells_a_whole_group(
    on_file: On, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        loop = asyncio.get_running_loop()
        calls: list[Any] = []
        usual = loop.call_soon_threadsafe

        def counted(call: Callable[..., None], *args: object) -> asyncio.Handle:
            calls.append(call)
            return usual(call, *args)

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        await asyncio.gather(*(ask.ask("a", n) for n in range(2, 102)))
        assert len(calls) == 1

    on_file(scene)


def test_it_is_fully_synchronous_and_only_one_connection_can_write(
    on_file: On, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[sqlite3.Connection] = []
    usual = sqlite3.connect

    def connect(*args: Any, **more: Any) -> sqlite3.Connection:
        made.append(usual(*args, **{**more, "check_same_thread": False}))
        return made[-1]

    async def scene(ask: Any) -> None:
        await ask.create("a")
        on_this = [
            one for one in made if one.execute("PRAGMA database_list").fetchone()[2] == str(path)
        ]
        assert len(on_this) == 2
        writer, reader = on_this
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.execute("UPDATE tables SET status = status")
        with pytest.raises(sqlite3.OperationalError):
            reader.execute("PRAGMA wal_checkpoint")
        assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert writer.execute("PRAGMA foreign_keys").fetchone() == (1,)

    monkeypatch.setattr(sqlite3, "connect", connect)
    on_file(scene)


def test_files_are_private(on_file: On, path: Path) -> None:
    before = os.umask(0)
    try:

        async def scene(ask: Any) -> None:
            await ask.create("a")
            await ask.store.backup(path.with_name("copy.db"))
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
            assert {"lynxdeck.db", "lynxdeck.db-wal", "copy.db"} <= set(modes)
            assert set(modes.values()) == {0o600}, modes
            assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

        on_file(scene)
    finally:
        os.umask(before)


def test_it_is_all_there_after_reopening(on_file: On, path: Path) -> None:
    async def first(ask: Any) -> None:
        await ask.create("a", events=3)
        await ask.append("a", 4, 5)

    async def again(ask: Any) -> None:
        assert await ask.numbers("a") == [1, 2, 3, 4, 5]
        assert await ask.append("a", 6) is None

    on_file(first)
    assert not path.with_name(path.name + "-wal").exists()
    on_file(again)
    on_file(lambda ask: ask.numbers("a"))


WRITE_ON = """
    async def main():
        store = SqliteStore(path)
        await store.open()
        names = [f"t{i}" for i in range(8)]
        for name in names:
            await store.create(table(name), [row(name, 1)])
        def go(name, n):
            def done(fault):
                assert fault is None, fault
                os.write(1, f"{name} {n}\\n".encode())
                go(name, n + 1)
            store.append([row(name, n, 300)], done)
        for name in names:
            go(name, 2)
        await asyncio.sleep(60)
    asyncio.run(main())
"""


@pytest.mark.parametrize("after", [0.05, 0.2, 0.5])
def test_kill_9_loses_nothing_that_was_acknowledged(
    program: Program, on_file: On, after: float
) -> None:
    with program(WRITE_ON) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(after)
        process.kill()
        told = [first, *process.stdout]
    assert process.returncode == -signal.SIGKILL
    acknowledged = {(name, int(n)) for name, n in (line.split() for line in told)}
    assert len(acknowledged) > 8

    async def scene(ask: Any) -> None:
        for name in await ask.store.unfinished():
            numbers = [row.n for row in await ask.store.read(name)]
            assert numbers == list(range(1, len(numbers) + 1))
            mine = {n for table, n in acknowledged if table == name}
            assert mine <= set(numbers)
            # One append was under way: it may have been saved before anybody was told.
            assert len(numbers) - 1 - len(mine) <= 1
            assert await ask.append(name, len(numbers) + 1) is None

    on_file(scene)


def test_a_transaction_that_dies_half_way_leaves_nothing(program: Program, on_file: On) -> None:
    text = """
        async def main():
            store = SqliteStore(path)
            await store.open()
            await store.create(table("a"), [row("a", 1)])
            def work(tables):
                tables.put([row("a", n) for n in range(2, 2000)])
                os._exit(7)
            await store._writer.do(work)
        asyncio.run(main())
    """
    with program(text) as process:
        assert process.wait(20) == 7

    async def scene(ask: Any) -> None:
        assert await ask.numbers("a") == [1]

    on_file(scene)


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


def test_migrations_are_applied_once(path: Path, on_file: On) -> None:
    on_file(lambda ask: ask.create("a"))
    newest = max(steps())
    assert sorted(steps()) == list(range(1, newest + 1))
    with closing(open_writer(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (newest,)
        before = connection.execute("PRAGMA schema_version").fetchone()
        migrate(connection, path)
        assert connection.execute("PRAGMA schema_version").fetchone() == before
    on_file(lambda ask: ask.numbers("a"))


def test_a_step_that_fails_is_taken_back(
    path: Path, on_file: On, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_file(lambda ask: ask.create("a"))
    newest = max(steps())
    more = {**steps(), newest + 1: "CREATE TABLE fine (x);\nCREATE TABLE tables (x);\n"}
    monkeypatch.setattr("lynxdeck.server.store.schema.steps", lambda: more)
    with pytest.raises(Unusable, match="already exists"):
        on_file(lambda ask: ask.create("b"))
    monkeypatch.undo()

    async def scene(ask: Any) -> None:
        assert await ask.numbers("a") == [1]

    on_file(scene)
    with closing(sqlite3.connect(path)) as connection:
        assert not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'fine'").fetchall()


def test_a_new_step_is_taken_by_an_old_file(
    path: Path, on_file: On, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_file(lambda ask: ask.create("a"))
    newest = max(steps())
    more = {**steps(), newest + 1: "ALTER TABLE tables ADD COLUMN more TEXT;\n"}
    monkeypatch.setattr("lynxdeck.server.store.schema.steps", lambda: more)
    on_file(lambda ask: ask.create("b"))
    monkeypatch.undo()
    with pytest.raises(Unusable, match=f"newer Lynxdeck .version {newest + 1} "):
        on_file(lambda ask: ask.create("c"))
    with closing(sqlite3.connect(path)) as connection:  # refused, and left as it was
        assert connection.execute("SELECT name, more FROM tables").fetchall() == [
            ("a", None),
            ("b", None),
        ]


@pytest.mark.parametrize("content", [b"no database at all, " * 400, None])
def test_a_file_that_is_not_ours_is_refused(path: Path, on_file: On, content: bytes | None) -> None:
    path.parent.mkdir()
    if content:
        path.write_bytes(content)
    else:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE accounts (x)")
    before = path.read_bytes()
    with pytest.raises(Unusable):
        on_file(lambda ask: ask.create("a"))
    assert path.read_bytes() == before


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    async def scene() -> None:
        with pytest.raises(Unusable, match="cannot be used"):
            await SqliteStore(tmp_path / "file" / "lynxdeck.db").open()

    asyncio.run(scene())


def limit(ask: Any, pages: int) -> Any:
    """Let the file not grow beyond so many pages: SQLite then says that the disk is full."""
    return ask.store._do(lambda tables: tables.sql.execute(f"PRAGMA max_page_count = {pages}"))


def test_nothing_is_acknowledged_on_a_full_disk_and_it_recovers(on_file: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        await limit(ask, 1)  # no more than there are now
        outcomes = await asyncio.gather(*(ask.ask("a", n) for n in range(2, 2002)))
        assert {type(outcome) for outcome in outcomes} == {Unwritable}
        assert not ask.store.healthy
        assert "full" in ask.store.reason
        assert await ask.numbers("a") == [1]
        with pytest.raises(Unwritable, match="full"):
            await ask.store.create(ask.table("b"), [ask.row("b", n) for n in range(1, 2000)])
        assert await ask.store.table("b") is None
        await asyncio.sleep(0.3)  # it tries by itself, and is still full
        assert not ask.store.healthy
        await limit(ask, 100_000)
        await until(lambda: ask.store.healthy)
        assert await ask.append("a", 2) is None  # the same number as before
        assert await ask.numbers("a") == [1, 2]

    on_file(scene)


def test_a_file_that_may_not_grow(program: Program, on_file: On) -> None:
    """The kernel refuses to write: SQLite's write-ahead log is cut off in the middle."""
    text = """
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        async def main():
            store = SqliteStore(path, probe_s=0.05)
            await store.open()
            await store.create(table("a"), [row("a", 1)])
            loop = asyncio.get_running_loop()
            async def append(n):
                outcome = loop.create_future()
                store.append([row("a", n, 5000)], outcome.set_result)
                return await outcome
            hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
            resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, hard))
            n = 2
            while await append(n) is None:
                n += 1
            assert isinstance(await append(n), Unwritable)
            say(n - 1, store.healthy, store.reason)
            resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
            while not store.healthy:
                await asyncio.sleep(0.01)
            assert await append(n) is None
            assert await append(n + 1) is None
            say(n + 1, store.healthy)
            os._exit(0)
        asyncio.run(main())
    """
    with program(text) as process:
        told = process.communicate(timeout=30)[0].splitlines()
    assert process.returncode == 0
    assert told[0].split()[1] == "False"
    assert int(told[0].split()[0]) > 5
    last, healthy = told[1].split()
    assert healthy == "True"

    async def scene(ask: Any) -> None:
        assert [row.n for row in await ask.store.read("a")] == list(range(1, int(last) + 1))

    on_file(scene)


def test_somebody_else_holds_the_lock(on_file: On, path: Path) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        await ask.store._do(lambda tables: tables.sql.execute("PRAGMA busy_timeout = 50"))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert isinstance(await ask.append("a", 2), Unwritable)
            assert "locked" in ask.store.reason
            other.execute("ROLLBACK")
        await until(lambda: ask.store.healthy)
        assert await ask.append("a", 2) is None

    on_file(scene)


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
                assert await ask.ask_rows(ask.row("a", last), ask.row("b", last)) is None

        writing = asyncio.create_task(write())
        for _ in range(5):
            kept.append(last - 1)
            await ask.store.backup(target)
            await until(lambda: last > kept[-1] + 1)
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
        await ask.store.backup(target)
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
        await ask.store.backup(target)

    async def after(ask: Any) -> None:
        assert await ask.store.unfinished() == ["t0"]
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
    rubbish = tmp_path / "rubbish"
    rubbish.write_bytes(b"no database at all, " * 400)
    for source in (tmp_path / "nowhere", rubbish):
        with pytest.raises(StoreError):
            copy(source, tmp_path / "copy")
        with pytest.raises(StoreError):
            restore(source, path)
    assert not (tmp_path / "copy").exists()
    assert not path.exists() or not path.stat().st_size


def test_deleted_words_are_not_left_in_the_file(on_file: On, path: Path) -> None:
    word = b"a name that must go"

    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        for table in "ab":
            await ask.ask_rows(ask.row(table, 2)._replace(payload=word * 100))
        await ask.store.rewrite([ask.row("a", 2)])
        await ask.store.delete_table("b")

    on_file(scene)
    assert word not in path.read_bytes()
    assert not path.with_name(path.name + "-wal").exists()


def test_somebody_who_gives_up_waiting_does_not_undo_it(on_file: On) -> None:
    async def scene(ask: Any) -> None:
        task = asyncio.create_task(ask.create("a"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await ask.append("a", 2) is None
        assert await ask.numbers("a") == [1, 2]

    on_file(scene)


def test_thousands_of_tables_are_known_though_not_all_at_once(
    on_file: On, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lynxdeck.server.store.writer.KNOWN_TABLES", 3)

    async def scene(ask: Any) -> None:
        names = [f"t{i}" for i in range(10)]
        await ask.create(*names)
        assert set(await asyncio.gather(*(ask.ask(name, 2, 3) for name in names))) == {None}
        for name in names:
            assert await ask.numbers(name) == [1, 2, 3]

    on_file(scene)
