"""How a file becomes a store, and which files are refused."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.server.store import Unusable
from lynxdeck.server.store.files import VERSION, open_writer
from lynxdeck.server.store.sqlite import LOBBY

On = Callable[[Callable[[Any], Any]], None]


def test_the_schema_is_made_once(path: Path, on_file: On) -> None:
    on_file(lambda ask: ask.create("a"))
    with closing(open_writer(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        before = connection.execute("PRAGMA schema_version").fetchone()
    with closing(open_writer(path)) as connection:
        assert connection.execute("PRAGMA schema_version").fetchone() == before
    on_file(lambda ask: ask.numbers("a"))


def test_a_schema_that_fails_is_taken_back(
    path: Path, on_file: On, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = "CREATE TABLE fine (x);\nCREATE TABLE fine (x);\n"
    with monkeypatch.context() as patch:
        patch.setattr("lynxdeck.server.store.files.schema", lambda: broken)
        with pytest.raises(Unusable, match="already exists"):
            on_file(lambda ask: ask.create("a"))
    with closing(sqlite3.connect(path)) as connection:
        assert not connection.execute("SELECT 1 FROM sqlite_schema").fetchall()
    on_file(lambda ask: ask.create("a"))


@pytest.mark.parametrize(("off", "which"), [(1, "a newer"), (-1, "an older")])
def test_a_file_of_another_version_is_refused_in_a_sentence(
    path: Path, on_file: On, off: int, which: str
) -> None:
    on_file(lambda ask: ask.create("a"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + off}")
    before = path.read_bytes()
    with pytest.raises(Unusable, match=f"{which} Lynxdeck .version {VERSION + off} .*backup"):
        on_file(lambda ask: ask.create("b"))
    assert path.read_bytes() == before


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
