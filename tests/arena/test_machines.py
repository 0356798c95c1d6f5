"""A Ray cluster of two machines, one of which dies on the way: what one process plays, in bytes.

The machines are network namespaces, so this needs Ray, Linux and the right to make namespaces:
`pip install -e '.[ray]'`, then `python -m pytest tests/arena/test_machines.py`.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.machines import Machine, Switch, missing, until

WORDS = {
    "arena": ["arena", "search:300", "greedy", "--games", "160"],
    "lab": ["lab", "search:100", "--set", "optional_draw=yes", "--games", "48"],
}
TOTAL = {"arena": 160, "lab": 96}
FEW = 8
PORT = 6379
HEAD = ("--head", f"--port={PORT}", "--include-dashboard=false")

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(reason := missing()), reason=reason or ""),
]


class Run:
    """One command, on a cluster as often as it takes; its files stay."""

    def __init__(self, command: str, folder: Path) -> None:
        self.total = TOTAL[command]
        self.kept, self.records = folder / "kept.jsonl", folder / "games.lynx"
        files = ["--resume", str(self.kept), "--records", str(self.records)]
        self.words = [*WORDS[command], "--seed", "tea", "--json", *files]

    def on(self, head: Machine) -> list[str]:
        """The command for a cluster."""
        return [*self.words, "--on", "ray", "--address", f"{head.address}:{PORT}"]

    def alone(self) -> str:
        """Do it in one process; what it printed."""
        words = [sys.executable, "-m", "lynxdeck", *self.words, "--on", "process"]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout

    def played(self) -> int:
        """How many games are kept by now; the first line holds the settings."""
        return max(0, self.kept.read_bytes().count(b"\n") - 1) if self.kept.exists() else 0

    def plays_on(self) -> None:
        """Wait for some games more."""
        before = self.played()
        until(lambda: self.played() >= before + FEW, "games")


@pytest.fixture(scope="module", params=["arena", "lab"])
def command(request: pytest.FixtureRequest) -> str:
    """Everything is true of both."""
    return str(request.param)


@pytest.fixture(scope="module")
def alone(command: str, tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, str]:
    """What one process plays and prints."""
    run = Run(command, tmp_path_factory.mktemp("alone"))
    return run, run.alone()


@pytest.fixture
def switch(tmp_path: Path) -> Iterator[Switch]:
    made = Switch(tmp_path)
    yield made
    made.close()


def joins(head: Machine) -> str:
    """What another machine tells Ray."""
    return f"--address={head.address}:{PORT}"


def without_times(printed: str) -> str:
    """A report without how long the bots took."""
    report = json.loads(printed)
    for row in report.get("bots", ()):
        del row["seconds"]
    return json.dumps(report)


def test_machines_may_go_and_come(
    command: str, alone: tuple[Run, str], switch: Switch, tmp_path: Path
) -> None:
    run = Run(command, tmp_path)
    with switch.machine(*HEAD) as head:
        with switch.machine(joins(head)) as second:
            begun = head.command(*run.on(head))
            until(lambda: run.played() >= FEW and second.playing(), "game on the second machine")
            second.pull_the_plug()
            run.plays_on()
        begun.interrupt()
        status, _ = begun.end()
        assert status == 130
        assert f"of {run.total} games; go on with --resume" in begun.screen
        assert run.played() < run.total
        with switch.machine(joins(head)) as third:
            resumed = head.command(*run.on(head))
            until(third.playing, "game on the third machine")
            status, printed = resumed.end()
    assert status == 0, resumed.screen
    assert "Playing" in begun.screen
    assert f"{run.total}/{run.total}" in resumed.screen
    assert_the_same(run, printed, *alone)


def test_what_was_played_survives_the_whole_cluster(
    command: str, alone: tuple[Run, str], switch: Switch, tmp_path: Path
) -> None:
    run = Run(command, tmp_path)
    with switch.machine(*HEAD) as head, switch.machine(joins(head)):
        lost = head.command(*run.on(head))
        until(lambda: run.played() >= FEW, "games")
        head.pull_the_plug()
        status, _ = lost.end()
        assert status != 0
    assert FEW <= run.played() < run.total
    with switch.machine(*HEAD) as head, switch.machine(joins(head)):
        status, printed = head.command(*run.on(head)).end()
    assert status == 0
    assert_the_same(run, printed, *alone)


def assert_the_same(run: Run, printed: str, alone: Run, printed_alone: str) -> None:
    """Every game, in the same order, and every figure that is not a time."""
    assert run.played() == alone.played() == run.total
    assert run.records.read_bytes() == alone.records.read_bytes()
    assert without_times(printed) == without_times(printed_alone)
