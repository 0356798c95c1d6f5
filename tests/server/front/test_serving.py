"""Running a server: how it starts, what it prints, how it ends, and what a host does with it."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import segno

from lynxdeck.cli import run
from lynxdeck.records import Record, read_text
from lynxdeck.server.store import Listing, Page, SqliteStore, copy
from tests.server.front.conftest import House, Line, Made, World, deaf_client
from tests.server.guest import eventually


class Process:
    """`lynxdeck serve` as people start it; what it prints goes to files beside its data."""

    def __init__(self, data: Path, *flags: str, **environment: str) -> None:
        self.data = data
        self._out, self._err = data.with_suffix(".out"), data.with_suffix(".err")
        with self._out.open("w") as out, self._err.open("w") as err:
            self.popen = subprocess.Popen(
                [sys.executable, "-m", "lynxdeck", "serve", "--port", "0", "--data", data, *flags],
                stdout=out,
                stderr=err,
                env={**os.environ, "LYNXDECK_BOT_WORKERS": "1", **environment},
            )
        while "server.started" not in self.err:
            assert self.popen.poll() is None, self.err
            time.sleep(0.02)
        self.address = self.out.split()[3]
        self.port = int(self.address.rpartition(":")[2]) if ":" in self.address[8:] else 0
        self.base = f"http://127.0.0.1:{self.port}"

    @property
    def out(self) -> str:
        """What it has printed."""
        return self._out.read_text()

    @property
    def err(self) -> str:
        """What it has logged."""
        return self._err.read_text()

    def stop(self, number: int = signal.SIGTERM) -> float:
        """End it: the seconds it took."""
        before = time.monotonic()
        self.popen.send_signal(number)
        assert self.popen.wait(20) == 0
        return time.monotonic() - before


Start = Callable[..., Process]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """`start(*flags)`: a server process; none is left running."""
    begun: list[Process] = []

    def begin(*flags: str, data: Path = tmp_path / "data", **environment: str) -> Process:
        begun.append(Process(data, *flags, **environment))
        return begun[-1]

    yield begin
    for process in begun:
        if process.popen.poll() is None:
            process.popen.kill()
            process.popen.wait()


def visit(base: str, scene: Callable[[Any], Any]) -> Any:
    """A scene with somebody who asks a server in another process."""

    async def whole() -> Any:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as client:
            world = World.__new__(World)
            world.base, world.client = base, client
            return await asyncio.wait_for(scene(world), 90)

    return asyncio.run(whole())


# --- the end ----------------------------------------------------------------------------------


def test_it_ends_well(start: Start) -> None:
    """Everybody is told to come back, those too who have not said a word or do not listen."""
    process = start("--log-format", "json", LYNXDECK_LIMITS="off")

    async def scene(world: World) -> tuple[Made, int]:
        made = await world.table("Ann", "Ben", "Cleo", start=1)
        await world.start(made)
        async with (
            deaf_client(process.base, made, 3),
            world.line(made, key=made.keys[1]) as ann,
            world.line(made, key=made.keys[2]) as ben,
            world.line(made) as silent,
        ):
            lines = {1: ann, 2: ben}
            views = {seat: (await line.join(seat))["view"] for seat, line in lines.items()}
            for number in range(300):  # more than a deaf client's window holds
                await ann.ask("done", type="chat", id=f"c{number}", text="x" * 290)
            last = await decide_once(views, lines)
            began = time.monotonic()
            process.popen.send_signal(signal.SIGTERM)
            for line in (ann, ben, silent):
                heard, code = await line.end()
                assert heard[-1]["type"] == "bye"
                assert heard[-1]["code"] == "restart"
                assert heard[-1]["retry_ms"] == 500
                assert code == 1012
            assert await asyncio.to_thread(process.popen.wait, 20) == 0
            assert time.monotonic() - began < 10
        return made, last

    made, last = visit(process.base, scene)
    events = [json.loads(line)["event"] for line in process.err.splitlines()]
    assert events[:2] == ["rules.loading", "server.started"]
    assert events[-2:] == ["server.stopping", "server.stopped"]
    assert not [path.name for path in process.data.iterdir() if path.name.endswith("-wal")]

    again = start()

    async def after(world: World) -> None:
        seen = (await world.get(f"{made.path}/view?seat=1", key=made.keys[1])).json
        assert seen["n"] == last  # what was acknowledged is there
        assert seen["info"]["status"] == "playing"

    visit(again.base, after)
    assert again.stop(signal.SIGINT) < 10


async def decide_once(views: dict[int, Any], lines: dict[int, Line]) -> int:
    """A decision of whoever is asked: the event it became."""
    seat = next(seat for seat, view in views.items() if view["legal"])
    view = views[seat]
    done = await lines[seat].ask(
        "done", type="decide", id="1", move=view["move"], token=view["legal"][0]
    )
    return int(done["n"])


# --- the beginning ----------------------------------------------------------------------------


def refuse(*flags: str, **environment: str) -> str:
    """What `lynxdeck serve` says when it does not start."""
    done = subprocess.run(
        [sys.executable, "-m", "lynxdeck", "serve", *flags],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        env={**os.environ, "LYNXDECK_BOT_WORKERS": "1", **environment},
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    last = done.stderr.splitlines()[-1]
    assert done.stderr.count("\n") == 1, done.stderr
    return last


def test_it_does_not_start_twice_on_the_same_tables(start: Start) -> None:
    process = start()
    sentence = refuse("--port", "0", "--data", str(process.data))
    assert sentence == f"lynxdeck: {process.data / 'lynxdeck.db'} is in use by another Lynxdeck."
    assert process.popen.poll() is None


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        sentence = refuse("--port", str(port), "--data", str(tmp_path))
    assert sentence == (
        f"lynxdeck: 127.0.0.1:{port} is taken: choose another --port, or end what has it."
    )


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    sentence = refuse("--host", "192.0.2.77", "--data", str(tmp_path))
    assert sentence.startswith("lynxdeck: 192.0.2.77:8765 cannot be listened on: ")
    sentence = refuse("--host", "no such host", "--data", str(tmp_path))
    assert sentence.startswith("lynxdeck: no such host:8765 cannot be listened on: ")


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sentence = refuse("--data", str(tmp_path / "file" / "data"))
    assert "cannot be used" in sentence


def test_a_store_that_is_not_ours(tmp_path: Path) -> None:
    (tmp_path / "lynxdeck.db").write_text("something else entirely, and longer than a header" * 9)
    assert "lynxdeck.db" in refuse("--data", str(tmp_path))


def test_it_says_where_it_is_and_opens_a_browser(start: Start, tmp_path: Path) -> None:
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n')
    browser.chmod(0o755)
    process = start("--open", BROWSER=f"{browser} %s")
    assert process.port > 0
    assert process.address == process.base

    async def scene(world: World) -> str:
        return (await world.ask("GET", "/healthz")).text

    assert visit(process.base, scene) == "alive\n"
    for _ in range(100):
        if note.exists() and note.read_text():
            break
        time.sleep(0.05)
    assert note.read_text() == f"{process.base}\n"
    assert f"Tables are kept in {process.data}" in process.out


def test_the_home_network_gets_an_address_and_a_code(start: Start) -> None:
    process = start("--lan")
    host = process.address.removeprefix("http://").rpartition(":")[0]

    async def scene(world: World) -> int:
        return (await world.ask("GET", "/healthz")).status

    assert visit(process.base, scene) == 200
    assert visit(process.address, scene) == 200  # as a phone would
    assert host != "127.0.0.1"
    code = [[bool(cell) for cell in row] for row in segno.make(process.address, error="m").matrix]
    assert read_code(process.out, len(code)) == code


def read_code(text: str, size: int) -> list[list[bool]]:
    """The dark cells of a code that was printed with half blocks, without its border of four."""
    rows = [line for line in text.splitlines() if re.fullmatch("[█▀▄ ]+", line)]
    cells = [[sign in dark for sign in row] for row in rows for dark in (" ▄", " ▀")]
    return [row[4 : 4 + size] for row in cells[4 : 4 + size]]


def test_a_public_address_is_what_people_are_told(start: Start) -> None:
    process = start("--public-url", "https://cards.example")
    assert process.out.startswith("Lynxdeck is at https://cards.example\n")


# --- logs -------------------------------------------------------------------------------------


def test_logs_are_a_json_object_a_line(start: Start) -> None:
    process = start("--log-format", "json", "--log-level", "debug")
    with socket.create_connection(("127.0.0.1", process.port)) as junk:
        junk.sendall(b"NONSENSE\r\n\r\n")
        junk.recv(1000)
    process.stop()
    lines = [json.loads(line) for line in process.err.splitlines()]
    assert lines
    for line in lines:
        assert {"event", "level", "timestamp"} <= set(line)
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", line["timestamp"])
    noise = next(line for line in lines if line.get("library") == "aiohttp.server")
    assert noise["level"] == "debug"
    assert "NONSENSE" not in process.err


# --- what is stored -----------------------------------------------------------------------------


def finished_table(path: Path, house: House) -> Made:
    """A file with one table whose game is over, and one that waits."""
    kept: list[Made] = []

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben", game="push")
        await world.start(made)
        await world.play(made)
        kept.append(made)
        kept.append(await world.table("Cleo"))

    house(scene, store=SqliteStore(path), limits="off")
    return kept[0]


def test_backup_and_restore_while_people_play(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    process = start(LYNXDECK_LIMITS="off")
    file = tmp_path / "backup.db"

    async def scene(world: World) -> Made:
        made = await world.table("Ann", "Ben")
        await world.start(made)
        return made

    made = visit(process.base, scene)
    assert run(["backup", str(file), "--data", str(process.data)]) == 0
    assert "All tables are in" in capsys.readouterr().out
    assert file.stat().st_mode & 0o077 == 0  # it holds the cards of games under way

    async def more(world: World) -> None:
        await world.post(f"{made.path}/close", key=made.host)

    visit(process.base, more)
    assert run(["restore", str(file), "--data", str(process.data), "--replace"]) == 2
    assert "in use by another Lynxdeck" in capsys.readouterr().err
    process.stop()
    assert run(["restore", str(file), "--data", str(process.data)]) == 2
    assert "--replace drops them" in capsys.readouterr().err
    assert run(["restore", str(file), "--data", str(process.data), "--replace"]) == 0
    assert "again" in capsys.readouterr().out
    again = start()

    async def after(world: World) -> None:
        found = (await world.get(made.path, key=made.keys[1])).json
        assert found["info"]["status"] == "playing"
        assert found["mine"] == [1]

    visit(again.base, after)


def test_bad_backups_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, junk = tmp_path / "data", tmp_path / "junk"
    junk.write_text("no database" * 100)
    for arguments, sentence in (
        (["backup", str(tmp_path / "b"), "--data", str(data)], "There is no file"),
        (["backup", str(tmp_path), "--data", str(data)], "is a directory"),
        (["restore", str(tmp_path / "none"), "--data", str(data)], "There is no file"),
        (["restore", str(junk), "--data", str(data)], "junk"),
        (["tables", "--data", str(data / "none")], "There are no tables in"),
        (["export", "x", "--data", str(data / "none")], "There are no tables in"),
        (["delete", "x", "--data", str(data / "none")], "There are no tables in"),
    ):
        assert run(arguments) == 2, arguments
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert sentence in told.err, arguments


def test_stored_tables_are_listed_exported_and_deleted(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = finished_table(tmp_path / "lynxdeck.db", house)
    where = ["--data", str(tmp_path)]
    assert run(["tables", *where, "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {(row["table"] == made.table, row["status"]) for row in rows} == {
        (True, "over"),
        (False, "waiting"),
    }
    assert run(["tables", *where]) == 0
    assert made.table in capsys.readouterr().out
    assert run(["export", made.table, *where]) == 0
    (record,) = read_text(capsys.readouterr().out)
    assert isinstance(record, Record)
    assert record.names == ["Ann", "Ben"]
    assert record.position.over
    other = next(row["table"] for row in rows if row["table"] != made.table)
    assert run(["export", other, *where]) == 2
    assert "is over yet" in capsys.readouterr().err
    assert run(["export", "nosuchtable0", *where]) == 2
    assert "There is no table nosuchtable0." in capsys.readouterr().err
    assert run(["delete", made.table, *where]) == 0
    assert run(["delete", made.table, *where]) == 2
    assert "There is no table" in capsys.readouterr().err
    assert run(["tables", *where, "--json"]) == 0
    assert [json.loads(line)["table"] for line in capsys.readouterr().out.splitlines()] == [other]


def test_tables_can_be_listed_but_not_deleted_while_the_server_runs(
    start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    process = start()

    async def scene(world: World) -> Made:
        return await world.table("Ann")

    made = visit(process.base, scene)
    where = ["--data", str(process.data)]
    assert run(["tables", *where, "--json"]) == 0
    assert made.table in capsys.readouterr().out
    assert run(["delete", made.table, *where]) == 2
    assert "in use by another Lynxdeck" in capsys.readouterr().err


def test_the_index_catches_up_with_the_log(house: House, tmp_path: Path) -> None:
    """A server of an older version that was killed just as a game ended."""
    path = tmp_path / "lynxdeck.db"
    made = finished_table(path, house)

    async def behind() -> None:
        store = SqliteStore(path)
        await store.open()
        taken = await store.take(made.table)
        assert taken is not None
        stored = asyncio.get_running_loop().create_future()
        page = Page(made.table, len(taken.rows), taken.owner, [], Listing("playing"))
        store.append(page, stored.set_result)
        assert await stored is None
        await store.close()

    asyncio.run(behind())

    async def scene(world: World) -> None:
        status = "playing"
        while status == "playing":  # for ever, if nobody looks after it
            taken = await world.tables.store.take(made.table)
            assert taken is not None
            status = taken.entry.status
            await asyncio.sleep(0.01)
        assert status == "over"

    house(scene, store=SqliteStore(path))


async def swept(world: World) -> None:
    """The server has looked for old tables once more, from the first to the last."""
    tables, begun = world.tables, list[int]()
    sweep = tables.sweep

    def counted() -> None:
        begun.append(len(begun))
        sweep()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "sweep", counted)
        await eventually(lambda: len(begun) == 2)


@pytest.mark.parametrize(("days", "kept"), [(30, False), (0, True)])
def test_old_tables_are_deleted(
    house: House, monkeypatch: pytest.MonkeyPatch, days: int, *, kept: bool
) -> None:
    monkeypatch.setattr("lynxdeck.server.tables.SWEEP_S", 0.01)

    async def scene(world: World) -> None:
        over = await world.table("Ann", "Ben", game="push")
        await world.start(over)
        await world.play(over)
        waiting = await world.table("Cleo")
        played = await world.table("Dan", "Eve")
        await world.start(played)
        async with world.line(over) as line:
            await line.join()
            world.clock.shift_ms += 29 * 86_400_000
            await swept(world)
            assert (await world.get(over.path)).status == 200
            world.clock.shift_ms += 2 * 86_400_000
            if not kept:
                heard, _ = await line.end()
                assert heard[-1]["code"] == "gone"
            await swept(world)
            for made in (over, waiting):
                assert (await world.get(made.path)).status == (200 if kept else 404)
            assert (await world.get(played.path)).status == 200  # never in the middle of a game

    house(scene, retention_days=days, waiting_hours=0, limits="off")


def test_a_copy_of_a_copy_is_the_same(house: House, tmp_path: Path) -> None:
    made = finished_table(tmp_path / "lynxdeck.db", house)
    copy(tmp_path / "lynxdeck.db", tmp_path / "one.db")
    copy(tmp_path / "one.db", tmp_path / "two.db")

    async def scene(world: World) -> None:
        assert (await world.get(f"{made.path}/record")).status == 200

    house(scene, store=SqliteStore(tmp_path / "two.db"))
