"""Running a server: how it starts, what it prints, and how it ends."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import segno

from tests.server.front.conftest import Line, Made, World, deaf_client, visit
from tests.server.front.process import Start

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
    assert events[0] == "server.started"
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
    """A decision of the seat that is asked: the event it became."""
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
        f"lynxdeck: 127.0.0.1:{port} is taken: end what has it, or choose another port:"
        f" --port {port + 1}, or LYNXDECK_PORT={port + 1} make play."
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
