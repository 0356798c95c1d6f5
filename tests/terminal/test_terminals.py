"""The command at a real (pseudo) terminal: drawn where it can be, plain where it cannot."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest


def at_terminal(home: Path, keys: bytes, until: str, **variables: str) -> str:
    """Start the game at a terminal, wait for a word, press keys; all that was written."""
    ours, theirs = pty.openpty()
    settings = {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", **variables}
    settings |= {"COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-m", "lynxdeck", "play", "--seed", "tea", "--bots", "random"]
    table = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=settings)
    os.close(theirs)
    seen, pressed, deadline = "", False, time.monotonic() + 30
    try:
        while time.monotonic() < deadline:
            if select.select([ours], [], [], 0.1)[0]:
                try:
                    seen += os.read(ours, 65536).decode(errors="replace")
                except OSError:  # the terminal is gone
                    break
            if not pressed and until in seen:
                os.write(ours, keys)
                pressed = True
            if table.poll() is not None and not select.select([ours], [], [], 0)[0]:
                break
        assert table.wait(5) == 0
    finally:
        table.kill()
        table.wait()
        os.close(ours)
    return seen


@pytest.mark.parametrize("variables", [{}, {"NO_COLOR": "1"}])
def test_a_terminal_gets_the_drawn_table(tmp_path: Path, variables: dict[str, str]) -> None:
    seen = at_terminal(tmp_path, b"q", "Display", TERM="xterm-256color", **variables)
    assert "\x1b[?1049h" in seen  # a screen of its own
    assert "plain text" not in seen
    assert "You left the table." in seen


def test_a_dumb_terminal_gets_lines(tmp_path: Path) -> None:
    seen = at_terminal(tmp_path, b"q\n", "> ", TERM="dumb")
    assert "\x1b[?1049h" not in seen
    assert seen.startswith("This terminal can’t draw the table; using plain text.")
    assert "You left the table." in seen
