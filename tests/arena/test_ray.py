"""On a Ray cluster: the same results, also when a worker is killed. On a loopback of its own."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import json, os, signal, sys
from lynxdeck.arena.cluster import Cluster
from lynxdeck.arena.places import Here
from lynxdeck.arena.session import run
from lynxdeck.arena.settings import Settings

asked = Settings("linko", ("ravensburger-2014",), 4, ("greedy", "random", "search:20"), "tea")
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

there = run(asked, Cluster(workers=2), games=400, watch=kill_once)
here = run(asked, Here(), games=400)
alike = all(a.played_alike(b) for a, b in zip(here.results, there.results, strict=True))
print(json.dumps({"alike": alike, "games": len(there.results), "killed": len(killed)}))
"""


def missing() -> str | None:
    """Why this cannot be tested here."""
    if importlib.util.find_spec("ray") is None:
        return "Ray is not installed"
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        return "there is no unshare, or no ip, to keep Ray's network apart"
    apart = subprocess.run(["unshare", "-rn", "true"], capture_output=True, check=False)
    return None if apart.returncode == 0 else "network namespaces are not allowed here"


@pytest.mark.skipif(bool(reason := missing()), reason=reason or "")
def test_ray_plays_what_one_process_plays_and_loses_no_game(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    around = {"RAY_USAGE_STATS_ENABLED": "0", "HOME": str(tmp_path), "XDG_CACHE_HOME": cache}
    done = subprocess.run(
        ["unshare", "-rn", "sh", "-c", f"ip link set lo up; exec {sys.executable} {program}"],
        env={**os.environ, **around}, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["alike"]
    assert told["games"] == 400
    assert told["killed"]
