"""What the machine and its system let a program have."""

import contextlib
import os
import time
from pathlib import Path

GROUP = Path("/sys/fs/cgroup")
"""Where Linux tells what a container, or a service, may have."""


def file_limit() -> int | None:
    """How many files may be open; None where that is not said."""
    return _limit("RLIMIT_NOFILE")


def file_size_limit() -> int | None:
    """How large a file may grow, in bytes; None if there is no such limit."""
    return _limit("RLIMIT_FSIZE")


def _limit(name: str) -> int | None:
    """The hard one: a server raises the other by itself."""
    with contextlib.suppress(ImportError, AttributeError):
        import resource

        most = resource.getrlimit(getattr(resource, name))[1]
        return None if most == resource.RLIM_INFINITY else int(most)
    return None


def free_memory() -> int | None:
    """Bytes that a program could still have; None where that is not said."""
    found = [one for one in (_of_machine(), _of_group()) if one is not None]
    return min(found, default=None)


def _of_machine() -> int | None:
    with contextlib.suppress(OSError, ValueError):
        for line in Path("/proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    return None


def _of_group() -> int | None:
    with contextlib.suppress(OSError, ValueError):  # ValueError: "max", no limit
        most = int((GROUP / "memory.max").read_text())
        return most - int((GROUP / "memory.current").read_text())
    return None


def cores() -> int:
    """How many there are for us."""
    with contextlib.suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def rest(seconds: float) -> None:
    """Let time pass."""
    time.sleep(seconds)
