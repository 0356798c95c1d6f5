"""Commands on terminals of 60, 80 and 120 columns, and on one that has no signs but ASCII."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from lynxdeck.cli import run
from lynxdeck.cli.output import TextTable, show
from lynxdeck.games.registry import game
from lynxdeck.records import begin_from_seed, write
from lynxdeck.server.ops import archive
from lynxdeck.server.store import TableRow

WIDTHS = (60, 80, 120)
BENCH = "--edition playte-ghost --runs 1 --seconds 0.001"
COMMANDS = {
    "arena random random --on process --games 24 --seed tea": ["random", "rating", "wins", "score"],
    "arena random greedy --game push --on process --games 24": ["greedy", "rating", "faults"],
    "lab random --set optional_draw=no --on process --games 24 --seed tea": [
        "best score less worst",
        "unchanged",
        "difference",
    ],
    "bots": ["easy", "cmd:PROGRAM", "linko, push", "level", "arena"],
    "editions": ["amigo-2022-advanced", "playte-ghost", "fewest_in_hand", "push-classic"],
    "config": ["LYNXDECK_SPECTATORS_PER_TABLE", "262144", "127.0.0.1"],
    "tables": ["k3PZ0vQfLmN4", "2026-11-18 20:00", "playing"],
    f"bench {BENCH}": ["playte-ghost", "decisions/s"],
    "perft --depth 2": ["decisions", "lines of play"],
    "doctor": ["config", "limits"],
    "judge MATCH --on process": ["Bartholomew of the Hill", "luck", "others", "close to call"],
    "record match MATCH": ["Bartholomew of the Hill", "sum"],
}

Screen = Callable[[int, list[str]], str]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """`screen(80, ["bots"])`: what a command shows on a pseudo-terminal of so many columns."""

    def show_on(columns: int, words: list[str]) -> str:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        shown: list[bytes] = []

        def read() -> None:
            try:
                while part := os.read(ours, 4096):
                    shown.append(part)
            except OSError:  # the other side is closed
                pass

        reader = threading.Thread(target=read)
        reader.start()
        with os.fdopen(theirs, "w", encoding="utf-8") as terminal:
            with monkeypatch.context() as patch:
                patch.setattr(sys, "stdout", terminal)
                run(words)
            terminal.flush()
        reader.join()
        os.close(ours)
        return b"".join(shown).decode().replace("\r\n", "\n")

    return show_on


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A match of people with long names, and a data folder."""
    push = game("push")
    names = ["Bartholomew of the Hill", "Ann", "Maximilian von und zu Stein", "Clementine"]
    tags = {"Match": "Friday", "Round": "1/4"}
    record = begin_from_seed(push, push.editions[0], names, seed="tea", free=tags)
    path = tmp_path / "match.lynx"
    path.write_text(write(record), encoding="utf-8")
    row = TableRow(
        "k3PZ0vQfLmN4", b"", "playing", public=True, created=1_795_032_000_000, updated=0
    )
    monkeypatch.setattr(archive, "tables", lambda _: [row])
    monkeypatch.setenv("LYNXDECK_DATA", str(tmp_path / "a folder of tables"))
    monkeypatch.setattr("lynxdeck.cli.hosting._store", lambda _: None)
    return {"MATCH": str(path)}


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("line", COMMANDS)
def test_nothing_is_cut_and_nothing_runs_over(
    line: str, columns: int, screen: Screen, files: dict[str, str]
) -> None:
    told = screen(columns, [files.get(word, word) for word in line.split()])
    for row in told.split("\n"):
        words = row.split()
        assert cell_len(row) <= columns or len(words) < 2, row  # a path may be longer by itself
    assert not [word for word in told.split() if word.endswith("…") and word != "…"]
    whole = " ".join(told.split())
    for name in COMMANDS[line]:
        assert name in whole


def test_the_usual_terminal_has_tables(screen: Screen) -> None:
    """At 80 columns a row is a line, with fewer decimals where that is needed."""
    line = "arena random random --on process --games 24 --seed tea"
    heading = next(row for row in screen(80, line.split()).split("\n") if "rating" in row)
    assert heading.split() == ["bot", "rating", "wins", "score", "time", "faults"]
    assert "95 %" in screen(120, line.split())
    assert "playte-ghost         Playte" in screen(80, ["editions", "linko"])


def test_a_row_without_room_is_a_paragraph(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("lynxdeck.cli.output.screen_width", lambda: 34)
    row = ["a-name-of-twenty-sign", "a-value-of-twenty-sig"]
    show("Names", TextTable(["name", "value"], [row]))
    assert capsys.readouterr().out == (
        "Names\n\n  a-name-of-twenty-sign\n    value  a-value-of-twenty-sig\n\n"
    )


def poor(*words: str, given: str = "") -> subprocess.CompletedProcess[bytes]:
    """A command where Python has no UTF-8: an ASCII locale that it was told not to mend."""
    environment = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    environment.pop("PYTHONIOENCODING", None)
    command = [sys.executable, "-m", "lynxdeck", *words]
    return subprocess.run(
        command, capture_output=True, env=environment, input=given.encode(), check=False
    )


@pytest.mark.parametrize("line", ["editions", "bots", "deal push --seed tea", "deal chess"])
def test_commands_speak_ascii(line: str) -> None:
    done = poor(*line.split())
    told = (done.stdout + done.stderr).decode("ascii")
    assert "Traceback" not in told
    assert "?" not in told


def test_the_plain_table_speaks_ascii() -> None:
    """A minus sign stays one, and so does an apostrophe."""
    words = ["play", "linko", "--seed", "tea", "--plain", "--lang", "en"]
    done = poor(*words, given="13x2\nhelp\nq\n")
    told = done.stdout.decode("ascii").replace("Type ? for help", "").replace('"?" help', "")
    assert done.returncode == 0
    assert "score -" in told
    assert '"quit"' in told
    assert "?" not in told


@pytest.mark.parametrize(
    "line", ["bots", "play push --plain --seed tea", "deal chess", "--version"]
)
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_an_empty_one(line: str, closed: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'"$0" -m lynxdeck {line} {closed}', sys.executable],
        capture_output=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        input=b"",
        check=False,
    )
    assert done.returncode == (2 if line == "deal chess" else 0), done.stderr
    assert b"Traceback" not in done.stderr


def test_a_full_disk_is_said_in_a_sentence() -> None:
    command = f"{sys.executable} -m lynxdeck bots > /dev/full"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (2, b"lynxdeck: No space left on device.\n")
