"""Programs at a seat: one that plays well enough, with gaps for what it does otherwise."""

import json
import os
import shlex
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.bots.outside import Outside
from lynxdeck.bots.registry import make
from lynxdeck.games.position import Position
from lynxdeck.games.registry import game

PROGRAM = """
import json, os, signal, subprocess, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    with open("heard", "a") as heard:
        heard.write(line)
    if message["type"] == "hello":
        {hello}
        print(json.dumps(dict(type="ready", name="test")), flush=True)
    elif message["type"] == "decide":
        asked += 1
        if asked == 3:
            {third}
        print(json.dumps(dict(type="move", move=message["view"]["legal"][0])), flush=True)
    elif message["type"] == "bye":
        {bye}
        break
"""
"""Says the first legal move; what it does otherwise stands in the gaps."""


@pytest.fixture
def seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Outside]]:
    """`seat("push", third="sys.exit()")`: a program at a seat, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    bots: list[Outside] = []

    def seat(
        name: str = "push", *, seconds: float = 20, text: str = PROGRAM, **gaps: str
    ) -> Outside:
        filled = text.format(**{"hello": "pass", "third": "pass", "bye": "pass", **gaps})
        (tmp_path / "program.py").write_text(textwrap.dedent(filled))
        command = shlex.join([sys.executable, "-S", "program.py"])
        bot = make(f"cmd:{command}", game(name), seconds=seconds)
        assert isinstance(bot, Outside)
        bots.append(bot)
        return bot

    yield seat
    for bot in bots:
        bot.close()


@pytest.fixture
def heard() -> Callable[[], list[dict[str, Any]]]:
    """`heard()`: all that the program was told."""
    return lambda: [json.loads(line) for line in Path("heard").read_text().splitlines()]


@pytest.fixture
def against_chance(
    deal: Callable[..., Position], play: Callable[..., list[str]]
) -> Callable[..., None]:
    """`against_chance(bot, number=2)`: a game of Push for two, to its end."""

    def against_chance(bot: Outside, *, number: int = 1) -> None:
        table = deal("push", seats=2, number=number)
        play(table, [bot, make("random", table.game)])
        assert table.over

    return against_chance


def runs(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.fixture
def alive() -> Callable[[int], bool]:
    """`alive(pid)`: whether a process runs."""
    return runs


@pytest.fixture
def gone() -> Callable[[int], bool]:
    """`gone(pid)`: whether a process ends within a moment."""

    def gone(pid: int) -> bool:
        for _ in range(100):
            if not runs(pid):
                return True
            time.sleep(0.02)
        return False

    return gone
