"""How the store in a file writes: groups commits, loses nothing, says when it cannot."""

import asyncio
import contextlib
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest

from lynxdeck.server.store import Page, Stale, Unwritable
from lynxdeck.server.store.common import CALLBACKS_S
from lynxdeck.server.store.writer import Ledger
from tests.server.guest import eventually
from tests.server.store.asking import WRITE_ON

On = Callable[[Callable[[Any], Any]], None]
Program = Callable[[str], Popen[str]]


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


def test_few_events_are_one_statement(on_file: On) -> None:
    """No BEGIN and COMMIT: for each of them the writing thread would wait for its turn."""

    async def scene(ask: Any) -> None:
        await ask.create("a", "b", "c")
        made: list[str] = []
        await ask.store._do(lambda ledger: ledger.sql.set_trace_callback(made.append))
        made.clear()
        assert await asyncio.gather(*(ask.ask(name, 2) for name in "abc")) == [None] * 3
        assert [sql.partition(" ")[0] for sql in made] == ["INSERT"]
        assert [len(await ask.numbers(name)) for name in "abc"] == [2] * 3

    on_file(scene)


def test_events_of_one_statement_fail_apart(on_file: On, path: Path) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a", "b")
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("INSERT INTO log SELECT table_id, 2, at, payload, crc FROM log LIMIT 1")
        outcomes = await asyncio.gather(ask.ask("a", 2), ask.ask("b", 2))
        assert [type(outcome) for outcome in outcomes] == [Stale, type(None)]
        assert await ask.numbers("b") == [1, 2]

    on_file(scene)


def test_what_is_asked_for_while_a_commit_is_told_shares_the_next(on_file: On) -> None:
    """Telling takes several turns of the loop; answers to it must not be a commit each."""

    async def scene(ask: Any) -> None:
        names = [f"t{number}" for number in range(40)]
        await ask.create(*names)
        before = (await ask.store.stats()).commits
        answers: list[asyncio.Future[BaseException | None]] = []

        def told(name: str, fault: BaseException | None) -> None:
            assert fault is None
            # As long as a table takes; the writer is free meanwhile.
            time.sleep(CALLBACKS_S / 2)  # time is the subject
            answers.append(ask.ask(name, 3))

        for name in names:
            ask.store.append(ask.page(name, 2), partial(told, name))
        await eventually(lambda: len(answers) == len(names))
        assert await asyncio.gather(*answers) == [None] * len(names)
        assert (await ask.store.stats()).commits == before + 2

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
        await eventually(lambda: not ask.store._writer.wiping)
        await ask.append("a", 2)  # or there is nothing to move
        on_this = [one for one in made if place_of(one) == str(path)]
        assert len(on_this) == 2
        writer, reader = on_this
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.execute("UPDATE tables SET status = status")
        with pytest.raises(sqlite3.OperationalError):
            reader.execute("PRAGMA wal_checkpoint")
        assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert writer.execute("PRAGMA foreign_keys").fetchone() == (1,)

    def place_of(one: sqlite3.Connection) -> str | None:
        """Where its file is; none of the one that read the log's ends and is closed."""
        with contextlib.suppress(sqlite3.ProgrammingError):
            return str(one.execute("PRAGMA database_list").fetchone()[2])
        return None

    monkeypatch.setattr(sqlite3, "connect", connect)
    on_file(scene)


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


@pytest.mark.promise("stored-first")
@pytest.mark.parametrize("after", [10, 300, 3000])
def test_kill_9_loses_nothing_that_was_acknowledged(
    program: Program, on_file: On, after: int
) -> None:
    with program(WRITE_ON) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(after)]
        process.kill()
        told += process.stdout
    assert process.returncode == -signal.SIGKILL
    acknowledged = {(name, int(n)) for name, n in (line.split() for line in told)}
    assert len(acknowledged) >= after

    async def scene(ask: Any) -> None:
        for name in [row.table for row in await ask.store.tables()]:
            numbers = [row.n for row in await ask.store.read(name)]
            assert numbers == list(range(1, len(numbers) + 1))
            mine = {n for table, n in acknowledged if table == name}
            assert mine <= set(numbers)
            # One append was under way: it may have been saved before anybody was told.
            assert len(numbers) - 1 - len(mine) <= 1
            assert await ask.append(name, len(numbers) + 1) is None

    on_file(scene)


def test_a_transaction_that_dies_half_way_leaves_nothing(
    cut_short: Callable[[str], None], on_file: On
) -> None:
    page = 'Page("a", 1, 1, [line("a", n) for n in range(2, 2000)])'
    cut_short(f"ledger.note({page}); ledger.write()")

    async def scene(ask: Any) -> None:
        assert await ask.numbers("a") == [1]

    on_file(scene)


def limit(ask: Any, pages: int) -> Any:
    """Let the file not grow beyond so many pages: SQLite then says that the disk is full."""
    return ask.store._do(lambda ledger: ledger.sql.execute(f"PRAGMA max_page_count = {pages}"))


async def tries(ask: Any, times: int) -> None:
    """Wait until an idle store has tried so often to write."""
    begun: list[str] = []
    await ask.store._do(
        lambda ledger: ledger.sql.set_trace_callback(
            lambda sql: begun.append(sql) if sql.startswith("BEGIN") else None
        )
    )
    await eventually(lambda: len(begun) >= times)


@pytest.mark.promise("disk-full")
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
            await ask.store.create(ask.table("b"), [ask.line("b", n) for n in range(1, 2000)])
        assert await ask.store.take("b") is None
        await tries(ask, 3)  # by itself, and it is still full
        assert not ask.store.healthy
        await limit(ask, 100_000)
        await eventually(lambda: ask.store.healthy)
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
            await store.create(table("a"), [line("a", 1)])
            loop = asyncio.get_running_loop()
            async def append(n):
                outcome = loop.create_future()
                store.append(page("a", n, 5000), outcome.set_result)
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
        await ask.store._do(lambda ledger: ledger.sql.execute("PRAGMA busy_timeout = 50"))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert isinstance(await ask.append("a", 2), Unwritable)
            assert "locked" in ask.store.reason
            other.execute("ROLLBACK")
        await eventually(lambda: ask.store.healthy)
        assert await ask.append("a", 2) is None

    on_file(scene)


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


def test_looking_for_old_tables_wipes_nothing_where_none_is(on_file: On) -> None:
    async def scene(ask: Any) -> None:
        await ask.create("a")
        await eventually(lambda: not ask.store._writer.wiping)  # what the start left
        await ask.store.forget(100, status=["over"])
        await ask.store.forget(100, status=["waiting"], spare=lambda _: True)
        assert not ask.store._writer.wiping
        await ask.store.forget(100, status=["waiting"])
        assert ask.store._writer.wiping

    on_file(scene)


def test_a_damaged_part_fails_alone(on_file: On, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of the file that is spoilt is one table's affair, also in a commit with others."""
    usual = Ledger.note

    def note(ledger: Ledger, page: Page) -> None:
        if page.table == "spoilt":
            fault = sqlite3.DatabaseError("database disk image is malformed")
            fault.sqlite_errorname = "SQLITE_CORRUPT"
            raise fault
        usual(ledger, page)

    async def scene(ask: Any) -> None:
        await ask.create("a", "spoilt", "b")
        monkeypatch.setattr(Ledger, "note", note)
        outcomes = await asyncio.gather(*(ask.ask(name, 2) for name in ("a", "spoilt", "b")))
        assert [type(outcome) for outcome in outcomes] == [type(None), Unwritable, type(None)]
        assert "restore a backup" in str(outcomes[1])
        assert isinstance(await ask.append("spoilt", 2), Unwritable)
        assert ask.store.healthy  # also when nobody else wrote
        assert await ask.append("a", 3) is None
        at = [len(await ask.numbers(name)) for name in ("a", "spoilt", "b")]
        assert at == [3, 1, 2]

    on_file(scene)
