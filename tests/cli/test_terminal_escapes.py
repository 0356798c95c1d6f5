"""Nothing that a file, a name or an option holds steers a terminal: control characters are seen."""

import os
import pty
import select
import shlex
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from lynxdeck.bots.registry import names
from lynxdeck.games.registry import game

STEERING = "\x1b[2J\x1b]0;pwn\x07\x9b31m\x08\r\x00\x7f"
RECORD = f"""[Game "push"]
[Edition "push"]
[Seats "you | Ida"]
[Start "1"]
[Seed "lynx1 tea"]
[Bots "{STEERING}"]
[Table "{STEERING}"]
[Seat "{STEERING}"]
{{ {STEERING} }}

1. +
"""


def on_a_terminal(command: str, folder: Path) -> bytes:
    """All that a command writes to a terminal, standard error too."""
    mine, its = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    words = [sys.executable, "-m", "lynxdeck", *shlex.split(command)]
    process = subprocess.Popen(
        words, stdin=subprocess.DEVNULL, stdout=its, stderr=its, cwd=folder, env=environment
    )
    os.close(its)
    shown = b""
    while select.select([mine], [], [], 60)[0]:
        try:
            piece = os.read(mine, 65_536)
        except OSError:  # nobody writes any more
            break
        if not piece:
            break
        shown += piece
    os.close(mine)
    process.wait(60)
    return shown


COMMANDS = [
    "record check bad.lynx STEERING",
    "record show bad.lynx",
    "record show --words bad.lynx",
    "record show --json bad.lynx",
    "record format --comments bad.lynx",
    "record match bad.lynx",
    "play --plain --load bad.lynx",
    "play STEERING",
    "play --bots STEERING",
    "play --lang STEERING",
    "--STEERING",
    "deal --seed STEERING",
    "deal --set STEERING",
    "perft bad.lynx",
    "tables --data stored",
    "export --data stored STEERING",
    "doctor --data stored",
    "doctor --data STEERING",
    "serve --port 0 --bot STEERING",
    "arena STEERING greedy --games 2",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("hostile")
    (place / "bad.lynx").write_text(RECORD)
    stored = place / "stored"
    stored.mkdir(mode=0o700)
    from lynxdeck.server.store.files import open_writer

    with closing(open_writer(stored / "lynxdeck.db")) as sql:
        values = (STEERING, b"1", STEERING, 1, 0, 0, b"", 0, 0)
        columns = "name, invite, status, public, created, updated, summary, crc, listed_crc"
        sql.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    return place


SAMPLE = 4


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(one, marks=[] if n % SAMPLE == 0 else pytest.mark.long)
        for n, one in enumerate(COMMANDS)
    ],
)
def test_a_terminal_gets_no_control_characters(command: str, folder: Path) -> None:
    given = shlex.quote(STEERING.replace("\x00", ""))
    shown = on_a_terminal(command.replace("STEERING", given), folder)
    assert b"Traceback" not in shown
    steering = [b"\x1b[2J", b"\x1b]", b"\x07", b"\x08", b"\x00", b"\x7f", "\x9b".encode()]
    assert not [sign for sign in steering if sign in shown], shown
    assert not shown.replace(b"\r\n", b"").count(b"\r31m"), shown


def test_a_file_gets_a_records_own_bytes(folder: Path) -> None:
    """What is not looked at is written as it is: a record goes there and back."""
    words = [sys.executable, "-m", "lynxdeck", "record", "format", "--comments", "bad.lynx"]
    done = subprocess.run(words, cwd=folder, capture_output=True, check=False, timeout=60)
    assert done.returncode in (0, 1)
    assert b"\x1b" not in done.stderr


def test_numbers_of_any_length_are_refused_with_a_sentence(tmp_path: Path) -> None:
    from lynxdeck.cli import run

    digits = "9" * 5000
    (tmp_path / "seat.lynx").write_text(
        RECORD.replace(f'[Seat "{STEERING}"]', f'[Seat "{digits}"]')
    )
    blocks = f"position x\ngame push\nedition push\ncounts {digits}\ndeal 2 tea\n"
    (tmp_path / "counts.perft").write_text(blocks)
    start = RECORD.replace('[Start "1"]', f'[Start "{digits}"]')
    (tmp_path / "start.lynx").write_text(start)
    for line in (
        f"record show --words {tmp_path / 'seat.lynx'}",
        f"record check {tmp_path / 'start.lynx'}",
        f"play --plain --load {tmp_path / 'start.lynx'}",
        f"perft {tmp_path / 'counts.perft'}",
        f"deal --start {digits}",
        f"play --seats {digits}",
        f"play --bots search:{digits}",
        f"serve --port {digits}",
    ):
        assert run(shlex.split(line)) in (0, 1, 2), line
    assert "search" in names(game("push"))
