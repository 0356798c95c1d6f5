"""The machine: its cores, its limits, who else is on it, and what a process takes of it."""

import asyncio
import os
import platform
import resource
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PACKAGES = ("lynxdeck", "aiohttp", "uvloop", "msgspec", "websockets", "picows", "numba", "numpy")


def cores() -> tuple[set[int], set[int]]:
    """The server's core and the load's; the same one where there is no other."""
    usable = sorted(os.sched_getaffinity(0))
    return {usable[0]}, {usable[-1]}


def raise_file_limit() -> int:
    """Let this process and its children open as many files as they may."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def describe() -> dict[str, str]:
    """What the figures depend on."""
    import sqlite3

    found = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    model = [line for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    found["processor"] = model[0].partition(":")[2].strip() if model else platform.machine()
    found["cores"] = str(len(os.sched_getaffinity(0)))
    return found


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used, its children not counted."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return sum(map(int, fields[11:13])) / TICKS


def busy_seconds() -> float:
    """Processor time that everybody together has used, over all cores."""
    user, nice, system, _, _, irq, soft, steal, *_ = map(int, _lines("/proc/stat")[0].split()[1:])
    return (user + nice + system + irq + soft + steal) / TICKS


def memory(pid: int) -> int:
    """What a process keeps in memory, in bytes."""
    for line in _lines(f"/proc/{pid}/status"):
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


class Watch:
    """Measures a stretch of time: its length, who was busy, and how much the others disturbed."""

    def __init__(self, *pids: int) -> None:
        self._pids = pids
        self._began = self._now()

    def read(self) -> tuple[float, list[float], float]:
        """Seconds; the share of a core each process took; the share that others took of one."""
        gone = [now - before for now, before in zip(self._now(), self._began, strict=True)]
        wall, busy, *ours = gone
        return wall, [share / wall for share in ours], max(0.0, busy - sum(ours)) / wall

    def _now(self) -> list[float]:
        return [time.perf_counter(), busy_seconds(), *map(cpu_seconds, self._pids)]


async def quiet_second(limit_s: float) -> float:
    """Wait until others leave the machine alone for a second; how much they took of a core then."""
    least = 9.0
    end = time.perf_counter() + limit_s
    while True:
        watch = Watch(os.getpid())
        await asyncio.sleep(1)
        noise = watch.read()[2]
        least = min(least, noise)
        if noise < 0.05 or time.perf_counter() > end:
            return least


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text().splitlines()
    except FileNotFoundError:
        return []
