"""A server on a fresh machine: tables are open at once, and change over to compiled rules."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lynxdeck.games import ready
from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.registry import game, games
from lynxdeck.server import compiling
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.setup import agreement
from lynxdeck.table.table import Table


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nothing has been compiled here yet."""
    monkeypatch.setattr(ready, "mark", lambda found: tmp_path / found.name)
    monkeypatch.setattr(ready, "_later", set())
    return tmp_path


def begun() -> Table:
    """A table where a game has just begun."""
    linko = game("linko")
    table = Table("t")
    table.apply(ev.Created(agreement(linko, linko.editions[0], seats=3), "00" * 32), 1)
    for seat in (1, 2, 3):
        table.apply(commands.sit(table, seat, f"P{seat}", "")[0], 1)
    laid = ev.laid_from(PlainSeed("tea"), linko, linko.editions[0], 3)
    table.apply(ev.Started(1, [], [], laid=laid), 1)
    return table


def test_a_fresh_machine_plays_by_the_rules_as_they_are(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(compiling, "load", lambda found: loaded.append(found.name))
    asyncio.run(compiling.prepare())
    assert loaded == []
    before = begun()
    assert not before.sight.compiled
    touch = f"import pathlib; pathlib.Path({str(cold / 'compiled')!r}).touch()"
    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-c", touch))
    asyncio.run(compiling.compile_beside())
    assert (cold / "compiled").exists()
    assert loaded == [found.name for found in games()]
    after = begun()
    assert after.sight.compiled
    assert before.watch.view(1) == after.watch.view(1)
    assert before.watch.legal == after.watch.legal


def test_what_was_compiled_before_is_loaded_at_once(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for found in games():
        (cold / found.name).touch()
    loaded: list[str] = []
    monkeypatch.setattr(compiling, "load", lambda found: loaded.append(found.name))
    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-c", "raise SystemExit(3)"))
    asyncio.run(compiling.prepare())
    asyncio.run(compiling.compile_beside())  # nothing is left to do
    assert loaded == [found.name for found in games()]
    assert begun().sight.compiled


@pytest.mark.usefixtures("cold")
def test_a_compiler_that_fails_leaves_the_tables_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-c", "raise SystemExit(3)"))
    asyncio.run(compiling.prepare())
    asyncio.run(compiling.compile_beside())
    table = begun()
    assert not table.sight.compiled
    table.apply(ev.Moved(1, table.watch.legal[0]), 2)


@pytest.mark.usefixtures("cold")
def test_the_compiler_ends_with_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    word = f"import os, signal; open({str(pid)!r}, 'w').write(str(os.getpid()))"
    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-c", f"{word}; signal.pause()"))

    async def server() -> None:
        await compiling.prepare()
        task = asyncio.create_task(compiling.compile_beside())
        while not (pid.exists() and pid.read_text()):
            assert not task.done(), task
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(server())
    assert (
        not Path(f"/proc/{pid.read_text()}").exists()
        or "Z" in Path(f"/proc/{pid.read_text()}/stat").read_text().rpartition(")")[2].split()[0]
    )


@pytest.mark.long
def test_an_empty_cache_is_filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LYNXDECK_CACHE_DIR", str(tmp_path))
    names = [found.name for found in games()]
    subprocess.run([*compiling.COMMAND, *names], check=True, env=dict(os.environ))
    assert len(list(tmp_path.rglob("ready-*"))) == len(names)
