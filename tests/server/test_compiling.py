"""A server on a fresh machine: tables are open at once, and change over to compiled rules."""

import asyncio
import os
import select
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from lynxdeck.games import ready
from lynxdeck.games.compile import cache_directory
from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.registry import game, games
from lynxdeck.server.ops import compiling
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.setup import Setup, settled
from lynxdeck.table.table import Table

PATIENCE_S = 300
"""How long the end of processes may take on a busy machine."""


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
    table.apply(ev.Created(settled(Setup(game="linko", seats=3))), 1)
    for seat in (1, 2, 3):
        table.apply(commands.sit(table, seat, f"P{seat}")[0], 1)
    laid = ev.laid_from(PlainSeed("tea"), linko, linko.editions[0], 3)
    table.apply(ev.Started(1, laid), 1)
    return table


def test_a_fresh_machine_plays_by_the_rules_as_they_are(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(compiling, "load", lambda found: loaded.append(found.name))
    asyncio.run(compiling.prepare())
    assert loaded == []
    before = begun()
    assert not before.observer.compiled
    touch = f"import pathlib; pathlib.Path({str(cold / 'compiled')!r}).touch()"
    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-c", touch))
    asyncio.run(compiling.compile_missing())
    assert (cold / "compiled").exists()
    assert loaded == [found.name for found in games()]
    after = begun()
    assert after.observer.compiled
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
    asyncio.run(compiling.compile_missing())  # nothing is left to do
    assert loaded == [found.name for found in games()]
    assert begun().observer.compiled


@pytest.mark.usefixtures("cold")
def test_a_compiler_that_fails_leaves_the_tables_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-c", "raise SystemExit(3)"))
    asyncio.run(compiling.prepare())
    asyncio.run(compiling.compile_missing())
    table = begun()
    assert not table.observer.compiled
    table.apply(ev.Moved(1, table.watch.legal[0]), 2)


@pytest.mark.usefixtures("cold")
def test_the_compiler_ends_with_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    word = f"import os, signal; open(f'{tmp_path}/{{os.getpid()}}.pid', 'w')"
    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-c", f"{word}; signal.pause()"))

    async def server() -> None:
        await compiling.prepare()
        task = asyncio.create_task(compiling.compile_missing())
        while len(list(tmp_path.glob("*.pid"))) < len(games()):
            assert not task.done(), task
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(server())
    for pid in tmp_path.glob("*.pid"):
        assert not Path(f"/proc/{pid.stem}").exists()


def test_what_is_compiled_counts_for_its_sources_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba takes it neither for the same ones elsewhere nor for ones that were installed again."""
    monkeypatch.setenv("LYNXDECK_CACHE_DIR", str(tmp_path / "cache"))

    def cache_of(place: Path) -> Path:
        rules = ModuleType("rules")
        rules.__file__ = str(place)
        return cache_directory(rules)

    here, there = tmp_path / "here.py", tmp_path / "there.py"
    for place in (here, there):
        place.write_text("")
        os.utime(place, (1, 1))
    found = cache_of(here)
    assert cache_of(here) == found
    assert cache_of(there) != found
    os.utime(here, (2, 2))
    assert cache_of(here) != found


@pytest.mark.long
def test_an_empty_cache_is_filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LYNXDECK_CACHE_DIR", str(tmp_path))
    for found in games():
        command = [*compiling.COMMAND, str(os.getpid()), found.name]
        subprocess.run(command, check=True, env=dict(os.environ))
    assert len(list(tmp_path.rglob("ready-*"))) == len(games())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing tells of a parent's end")
def test_who_compiles_ends_with_the_server(tmp_path: Path) -> None:
    """Killed while it compiles, a server leaves no process behind, however early that was."""
    env = {**os.environ, "LYNXDECK_CACHE_DIR": str(tmp_path)}
    run = f"subprocess.run([*{compiling.COMMAND!r}, str(os.getpid()), 'linko'])"
    server = [sys.executable, "-c", f"import os, subprocess; {run}"]
    with subprocess.Popen(server, env=env, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while not children.read_text():
            assert process.poll() is None
        process.kill()
        # A child of its that is still there keeps this open.
        assert select.select([process.stdout], [], [], PATIENCE_S)[0], "a process is left"
        assert process.stdout.read() == b""
