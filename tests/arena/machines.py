"""Machines for Ray, made of namespaces: each has its own network, processes and memory disk.

They hang on one switch, and nothing else does. Pulling a machine's plug ends all its processes at
once, by the kernel's hand. All of it ends with the test, even with one that is killed.
"""

import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

NEEDED = ("unshare", "nsenter", "ip")
BOOT = """
read address
ip link set lo up
ip link set card name eth0
ip address add $address/24 dev eth0
ip link set eth0 up
mount -t tmpfs disk /dev/shm
"$@" &
read end
"""
"""Process 1 of a machine: when it goes all others go, and it goes when nobody holds its input."""

AROUND = {
    "RAY_USAGE_STATS_ENABLED": "0",  # it would ask beyond the switch
    "RAY_TMPDIR": "/dev/shm",  # all that Ray writes is on the machine's own disk
    "RAY_worker_niceness": "0",  # or its workers starve where anything else runs
    "TERM": "xterm",
    "COLUMNS": "100",
}
STARTED = "Ray runtime started"

T = TypeVar("T")


def missing() -> str | None:
    """Why there can be no such machines here."""
    if not importlib.util.find_spec("ray"):
        return "Ray is not installed: pip install -e '.[ray]' brings it"
    if not all(map(shutil.which, NEEDED)):
        return f"machines of namespaces need {', '.join(NEEDED)}"
    trial = ["unshare", "-rnmp", "--fork", "--mount-proc"]
    trial += ["sh", "-c", "ip link add one type bridge && mount -t tmpfs disk /dev/shm"]
    allowed = subprocess.run(trial, capture_output=True, check=False).returncode == 0
    return None if allowed else "network namespaces are not allowed here"


class Switch:
    """The network that machines are plugged into."""

    def __init__(self, home: Path) -> None:
        self._home, self._plugged = home, 0
        words = ["unshare", "-rn", "sh", "-c", "echo there; read end"]
        self._keeper = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._keeper.stdout
        assert self._keeper.stdout.readline() == b"there\n"
        self.run("ip", "link", "add", "switch", "type", "bridge")
        self.run("ip", "link", "set", "switch", "up")

    def close(self) -> None:
        """Pull it down."""
        self._keeper.communicate()

    def inside(self, *words: str) -> list[str]:
        """A command, as it is run where the switch is."""
        return [*entering(self._keeper.pid, "-U", "-n"), *words]

    def run(self, *words: str) -> None:
        """Run a command there."""
        subprocess.run(self.inside(*words), check=True)

    @contextmanager
    def machine(self, *ray: str) -> Iterator["Machine"]:
        """A machine at the switch on which `ray start` is given these words."""
        self._plugged += 1
        machine = Machine(self, self._plugged, self._home, ray)
        try:
            machine.wait_until_ready()
            yield machine
        finally:
            machine.pull_the_plug()


class Machine:
    """One node of a Ray cluster, with one core."""

    def __init__(self, switch: Switch, number: int, home: Path, ray: tuple[str, ...]) -> None:
        self.address = f"10.77.0.{number}"
        self._environment = {**os.environ, "HOME": str(home), **cache(), **AROUND}
        self._said = home / f"machine-{number}.txt"
        words = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1"]
        words += [f"--node-ip-address={self.address}", *ray]
        apart = ("unshare", "-nmp", "--fork", "--kill-child", "--mount-proc")
        with self._said.open("w") as said:
            self._keeper = subprocess.Popen(
                switch.inside(*apart, "sh", "-c", BOOT, "boot", *words),
                stdin=subprocess.PIPE, stdout=said, stderr=said, env=self._environment,
            )  # fmt: skip
        self.first = until(lambda: only_child(self._keeper.pid), "the machine's first process")
        until(lambda: command_of(self.first).startswith("sh"), "its shell")
        port = f"port{number}"
        cable = ("type", "veth", "peer", "name", "card", "netns", str(self.first))
        switch.run("ip", "link", "add", port, *cable)
        switch.run("ip", "link", "set", port, "master", "switch", "up")
        assert self._keeper.stdin
        self._keeper.stdin.write(f"{self.address}\n".encode())
        self._keeper.stdin.flush()

    def wait_until_ready(self) -> None:
        """Wait until Ray runs on it."""
        until(lambda: STARTED in self._said.read_text() or self._keeper.poll(), "Ray", seconds=90)
        assert self._keeper.poll() is None, self._said.read_text()

    def playing(self) -> int:
        """How many of its processes play games just now."""
        space = os.stat(f"/proc/{self.first}/ns/pid").st_ino
        return sum(
            command_of(pid).startswith("ray::play_batch") and space_of(pid) == space
            for pid in map(int, filter(str.isdigit, os.listdir("/proc")))
        )

    def pull_the_plug(self) -> None:
        """End all its processes with SIGKILL: the kernel does, when the first one is gone."""
        with suppress(ProcessLookupError):
            os.kill(self.first, signal.SIGKILL)
        self._keeper.communicate()

    def command(self, *words: str) -> "Command":
        """Start `lynxdeck` on this machine, with somebody at its screen."""
        there = entering(self.first, "-U", "-n", "-m", "-p")
        return Command([*there, sys.executable, "-m", "lynxdeck", *words], self._environment)


class Command:
    """A program that runs on a machine, and what it says."""

    def __init__(self, words: list[str], environment: dict[str, str]) -> None:
        screen, wire = os.openpty()
        self._process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=wire, env=environment, text=True
        )
        os.close(wire)
        self._screen = bytearray()
        self._reader = threading.Thread(target=self._read, args=(screen,), daemon=True)
        self._reader.start()

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        os.kill(only_child(self._process.pid), signal.SIGINT)

    def end(self) -> tuple[int, str]:
        """Wait for it: its exit status, and what it printed."""
        printed, _ = self._process.communicate(timeout=300)
        self._reader.join()
        return self._process.returncode, printed

    @property
    def running(self) -> bool:
        """Whether it has not ended yet."""
        return self._process.poll() is None

    @property
    def screen(self) -> str:
        """All that was on the screen, without its colours."""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self._screen.decode(errors="replace"))

    def _read(self, screen: int) -> None:
        with suppress(OSError):  # so a terminal says that nobody writes any more
            while part := os.read(screen, 65536):
                self._screen += part
        os.close(screen)


def until(met: Callable[[], T], what: str, *, seconds: float = 120) -> T:
    """Wait for something to be so."""
    ends = time.monotonic() + seconds
    while not (found := met()):
        assert time.monotonic() < ends, f"no {what} within {seconds} seconds"
        time.sleep(0.02)
    return found


def entering(pid: int, *spaces: str) -> list[str]:
    """The beginning of a command that runs in namespaces of a process."""
    return ["nsenter", "--target", str(pid), "--preserve-credentials", *spaces]


def cache() -> dict[str, str]:
    """Where compiled rules are kept, also for a user whose home is elsewhere."""
    return {"XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")}


def only_child(pid: int) -> int:
    """The process that another one has begun; 0 while there is none."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return int(children[0]) if children else 0


def command_of(pid: int) -> str:
    """What a process was called with."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def space_of(pid: int) -> int:
    """Which namespace a process's number belongs to."""
    try:
        return os.stat(f"/proc/{pid}/ns/pid").st_ino
    except OSError:
        return 0
