"""How an old file becomes a new one, and which files are refused."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.server.store import Unusable
from lynxdeck.server.store.questions import LOBBY
from lynxdeck.server.store.schema import migrate, open_writer, steps

On = Callable[[Callable[[Any], Any]], None]


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


def test_the_lobby_is_answered_from_its_index(path: Path, on_file: On) -> None:
    on_file(lambda ask: ask.create("a"))
    with closing(open_writer(path)) as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {LOBBY}", (50,)).fetchall()
    assert [step[3] for step in plan] == ["SCAN tables USING INDEX tables_lobby"]


def test_a_file_of_the_first_version_is_brought_up_to_date(
    path: Path, on_file: On, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    monkeypatch.setattr("lynxdeck.server.store.schema.steps", lambda: {1: steps()[1]})
    with closing(open_writer(path)) as old:
        old.execute("INSERT INTO tables VALUES (1, 'a', x'01', 'waiting', 1, 1, 1, x'')")
        for n in (1, 2, 3):
            old.execute("INSERT INTO log VALUES (1, ?, 1, ?)", (n, f"a {n}".encode()))
    monkeypatch.undo()

    async def scene(ask: Any) -> None:
        assert await ask.numbers("a") == [1, 2, 3]
        assert [row.table for row in await ask.store.lobby(5, list)] == ["a"]
        assert await ask.append("a", 4) is None

    on_file(scene)
