"""On a Ray cluster of this machine: the same results, also when a worker is killed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.machines import AROUND, cache, missing

PROGRAM = """
import json, os, signal, sys
from lynxdeck.arena.workers import RayPool
from lynxdeck.arena.workers import InProcess
from lynxdeck.arena.run import run
from lynxdeck.arena.settings import RunSettings

asked = RunSettings("linko", ("ravensburger-2014",), 4, ("greedy", "random", "search:20"), "tea")
killed = []

def players():
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline") as file:
                if file.read().startswith("ray::play_batch"):
                    yield int(name)
        except OSError:
            pass

def kill_once(done):
    for pid in players() if not killed else ():
        os.kill(pid, signal.SIGKILL)
        killed.append(pid)

here = run(asked, InProcess(), games=400)  # and the rules are compiled
there = run(asked, RayPool(workers=2), games=400, watch=kill_once)
alike = all(a.played_alike(b) for a, b in zip(here.results, there.results, strict=True))
print(json.dumps({"alike": alike, "games": len(there.results), "killed": len(killed)}))
"""


@pytest.mark.long
@pytest.mark.skipif(bool(reason := missing()), reason=reason or "")
def test_ray_plays_what_one_process_plays_and_loses_no_game(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    boot = f"ip link set lo up; mount -t tmpfs disk /dev/shm; exec {sys.executable} {program}"
    done = subprocess.run(
        ["unshare", "-rnm", "sh", "-c", boot],
        env={**os.environ, "HOME": str(tmp_path), **cache(), **AROUND},
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["alike"]
    assert told["games"] == 400
    assert told["killed"]
