"""What a release holds, and that it works where nothing else of ours is."""

import hashlib
import json
import os
import pty
import re
import select
import shutil
import subprocess
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.package.conftest import ROOT, Built, Installed, build, install

SOON_S = 60.0
"""How long a command may take on a busy machine."""


def contents(wheel: Path) -> dict[str, str]:
    """The files of a wheel with their hashes; all but the list of them."""
    with zipfile.ZipFile(wheel) as archive:
        return {
            name: hashlib.sha256(archive.read(name)).hexdigest()
            for name in archive.namelist()
            if not name.endswith("/RECORD")
        }


def test_the_wheel_holds_the_page_the_words_and_the_rules(built: Built) -> None:
    names = set(contents(built.wheel))
    for wanted in (
        "lynxdeck/py.typed",
        "lynxdeck/server/static/index.html",
        "lynxdeck/games/linko/linko.wasm",
        "lynxdeck/locale/de/terminal.ftl",
        "lynxdeck/locale/rules/en/push.md",
    ):
        assert wanted in names
    assert not [name for name in names if name.startswith(("tests/", "web/"))]


def test_the_source_package_holds_what_a_distributor_needs(unpacked: Path) -> None:
    for wanted in (
        *("LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "PKG-INFO"),
        *("tests/games", "web/package-lock.json", "web/src", "docs/promises.toml", "docs/pictures"),
        *("deploy/lynxdeck.service", "deploy/Containerfile", "examples/bots", "tools/step.py"),
        "src/lynxdeck/server/static/index.html",
    ):
        assert (unpacked / wanted).exists(), wanted
    assert not (unpacked / "web/node_modules").exists()


def test_the_source_package_builds_the_same_wheel_without_git(
    built: Built, unpacked: Path, tmp_path: Path
) -> None:
    """And without Node or a network: the page is in it."""
    build(unpacked, tmp_path, "wheel")
    assert contents(next(tmp_path.glob("*.whl"))) == contents(built.wheel)


# --- used from there ------------------------------------------------------------------------------


def test_the_library_answers_without_a_compiler(installed: Installed) -> None:
    told = installed.run(
        "python",
        "-c",
        "import lynxdeck\n"
        "table = lynxdeck.new('push', seats=2, seed=5)\n"
        "bot = lynxdeck.bot('hard')\n"
        "for _ in range(40): table.play(bot.choose(table))\n"
        "print(lynxdeck.__file__, table.scores)\n",
    )
    assert str(ROOT) not in told
    assert re.search(r" \[\d+, \d+\]", told)


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_it_installs_and_plays_on_every_python(built: Built, tmp_path: Path, version: str) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"There is no Python {version} here.")
    there = install(built, tmp_path, python)
    told = there.run(
        "python",
        "-c",
        "import sys, lynxdeck, lynxdeck.server.ops.serving, textual\n"
        "table, bot = lynxdeck.new('linko', seats=2, seed=5), lynxdeck.bot('greedy')\n"
        "while not table.over: table.play(bot.choose(table))\n"
        "print(*sys.version_info[:2], table.winners)\n",
    )
    assert told.startswith(version.replace(".", " "))
    assert "easy" in there.run("lynxdeck", "bots")


def interpreter(version: str) -> str | None:
    """On the path or among those of pyenv; a name on the path may lead nowhere."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    found = [shutil.which(f"python{version}"), *map(str, pyenv.glob(f"{version}.*/bin/python"))]
    for python in filter(None, found):
        if subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0:
            return python
    return None


def test_commands_are_there(installed: Installed) -> None:
    assert "easy" in installed.run("lynxdeck", "bots")
    assert "playte-ghost" in installed.run("lynxdeck", "editions")


@pytest.fixture
def server(installed: Installed) -> Iterator[str]:
    """The address of a server."""
    flags = ("--port", "0", "--data", "tables")
    process = installed.start("lynxdeck", "serve", *flags, stdout=subprocess.PIPE)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().decode().split()[-1]
    finally:
        process.terminate()
        assert process.wait(SOON_S) == 0
        process.stdout.close()


def ask(address: str, body: Any = None, key: str = "") -> Any:
    """What a server answers."""
    request = urllib.request.Request(address)
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    if key:
        request.add_header("Authorization", f"Bearer {key}")
    with urllib.request.urlopen(request, timeout=SOON_S) as answer:
        return json.load(answer)


@pytest.mark.parametrize("game", ["linko", "push"])
def test_the_server_plays_a_game_with_a_bot(server: str, game: str) -> None:
    api = f"{server}/api/v1"
    with urllib.request.urlopen(server, timeout=SOON_S) as page:
        assert b"<title>Lynxdeck" in page.read()
    bots = {"2": "expert", "3": "easy"}
    wish = {"game": game, "seats": 3, "bots": bots, "start": 1, "pace": "instant"}
    made = ask(f"{api}/tables", wish)
    table = f"{api}/tables/{made['table']}"
    key = ask(f"{api}/invites/{made['invite']}/claim", {"name": "Ann"})["key"]
    ask(f"{table}/start", {}, made["host_key"])
    with connect(f"{table.replace('http', 'ws', 1)}/socket") as line:
        line.send(json.dumps({"type": "join", "protocol": 1, "seat": 1, "key": key}))
        assert json.loads(line.recv(SOON_S))["type"] == "state"
        decided = decide(table, key, 3)
        heard = [json.loads(line.recv(SOON_S)) for _ in range(decided)]
    assert {one["type"] for one in heard} <= {"event", "move", "presence"}


def decide(table: str, key: str, wanted: int) -> int:
    """Decide some times whenever asked; how often."""
    deadline = time.monotonic() + SOON_S
    done = 0
    while done < wanted and time.monotonic() < deadline:
        view = ask(f"{table}/view?seat=1", key=key)["view"]
        if view["to_move"] == 1:
            wish = {"id": f"r{done}", "move": view["move"], "token": view["legal"][0]}
            ask(f"{table}/seats/1/decide", wish, key)
            done += 1
        else:
            time.sleep(0.02)
    assert done == wanted
    return done


def test_the_terminal_draws_a_table(installed: Installed) -> None:
    ours, theirs = pty.openpty()
    installed.environment |= {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    flags = ("push", "--seats", "2", "--seed", "tea", "--bots", "hard", "--pace", "0")
    game = installed.start("lynxdeck", "play", *flags, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    try:
        drawn = until(ours, "Quit", "")
        os.write(ours, b"\r")  # the first choice
        os.write(ours, b"q")
        drawn = until(ours, "You left the table.", drawn)
        assert game.wait(SOON_S) == 0
        assert "\x1b[?1049h" in drawn  # a screen of its own
    finally:
        game.kill()
        game.wait()
        os.close(ours)


def until(terminal: int, words: str, seen: str) -> str:
    """All that was written until some words were."""
    deadline = time.monotonic() + SOON_S
    while words not in seen and time.monotonic() < deadline:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                seen += os.read(terminal, 65536).decode(errors="replace")
            except OSError:  # the terminal is gone
                break
    assert words in seen, seen[-2000:]
    return seen
