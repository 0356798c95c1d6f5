"""What `make play` fetches and how long it takes, from a clone to the first page: empty caches.

    python3 benchmarks/setup.py             with the Node of this machine, if Vite takes it
    python3 benchmarks/setup.py --no-node   as on a machine without Node

It needs Python, git, make and the network, and leaves nothing behind.
"""

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main(*, node: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder, "lynxdeck"), Path(folder, "home")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        home.mkdir()
        caches = ("XDG_", "PIP_CACHE", "PIP_NO_CACHE", "NPM_CONFIG_CACHE", "LYNXDECK_")
        kept = {
            name: value for name, value in os.environ.items() if not name.upper().startswith(caches)
        }
        if not node:
            old = Path(folder, "node")
            old.write_text("#!/bin/sh\necho v0.0.0\n")
            old.chmod(0o755)
            kept["PATH"] = f"{folder}{os.pathsep}{kept['PATH']}"
        log = Path(folder, "pip.log")
        environment = {**kept, "HOME": str(home), "PIP_LOG": str(log)}
        environment |= {"LYNXDECK_PORT": "0", "BROWSER": "true"}
        load, begun = os.getloadavg()[0], time.monotonic()
        with subprocess.Popen(
            ["make", "play"], cwd=clone, env=environment, text=True, start_new_session=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as play:  # fmt: skip
            try:
                follow(play, begun)
            finally:
                os.killpg(play.pid, signal.SIGINT)
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        print(
            f"the processor's time: {used.ru_utime + used.ru_stime:.0f} s; load before: {load:.1f}"
        )
        pip, npm = downloads(log), on_disk(home / ".npm/_cacache/content-v2")
        print(f"fetched: {pip + npm:.0f} MB: pip {pip:.0f} MB, npm {npm:.0f} MB")
        packages, page = on_disk(clone / ".venv"), on_disk(clone / "web/node_modules")
        print(f"on disk: {packages + page:.0f} MB: .venv {packages:.0f} MB, web {page:.0f} MB")


def follow(play: "subprocess.Popen[str]", begun: float) -> None:
    """Print what it says, until the page is there."""
    assert play.stdout
    for line in play.stdout:
        if ": about" not in line and " of about " not in line:
            print(f"{time.monotonic() - begun:5.1f} s  {line}", end="")
        if found := re.match("Lynxdeck is at (.*)", line):
            urllib.request.urlopen(found[1]).close()
            print(f"{time.monotonic() - begun:5.1f} s  the first page")
            return
    sys.exit("make play has ended.")


def downloads(log: Path) -> float:
    """Megabytes, as pip told of each package."""
    units = {"bytes": 1e-6, "kB": 1e-3, "MB": 1.0}
    told = set(re.findall(r"Downloading (\S+) \(([\d.]+) (\w+)\)", log.read_text()))
    return sum(float(size) * units[unit] for _, size, unit in told)


def on_disk(folder: Path) -> float:
    """Megabytes."""
    told = subprocess.check_output(["du", "--summarize", "--block-size=1", folder], text=True)
    return int(told.split()[0]) / 1e6


if __name__ == "__main__":
    main(node="--no-node" not in sys.argv)
