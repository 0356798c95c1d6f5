"""Machines of their own for processes: network namespaces, and lines that are cut or slow."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress

MISSING = "there are no network namespaces here: run this as root, with iproute2 and iptables"
NETEM = ("netem", "delay", "150ms", "50ms", "loss", "3%")
TBF = ("tbf", "rate", "256kbit", "burst", "4kb", "latency", "400ms")
"""What a slow line does; a kernel may lack the first."""


def _do(*words: str, check: bool = True) -> bool:
    done = subprocess.run(words, check=False, capture_output=True, text=True, timeout=30)
    assert not check or done.returncode == 0, f"{' '.join(words)}: {done.stderr}"
    return done.returncode == 0


class Machine:
    """A namespace with one line to the others."""

    def __init__(self, mark: str, number: int, subnet: str) -> None:
        self.name, self._line = f"{mark}n{number}", f"{mark}v{number}"
        self.address = f"{subnet}.{number + 10}"
        self.prefix = ["ip", "netns", "exec", self.name]
        _do("ip", "netns", "add", self.name)
        ends = ["ip", "link", "add", self._line, "type", "veth", "peer", "name", "eth0"]
        _do(*ends, "netns", self.name)
        _do("ip", "link", "set", self._line, "master", mark, "up")
        _do(*self.prefix, "ip", "addr", "add", f"{self.address}/24", "dev", "eth0")
        for device in ("eth0", "lo"):
            _do(*self.prefix, "ip", "link", "set", device, "up")

    def cut(self) -> None:
        """Nothing comes or goes any more; nobody is told."""
        _do("ip", "link", "set", self._line, "down")

    def mend(self) -> None:
        """The line is whole again."""
        _do("ip", "link", "set", self._line, "up")

    def lose(self, other: "Machine") -> None:
        """Nothing comes or goes between these two."""
        self._drop("-A", other)

    def find(self, other: "Machine") -> None:
        """It does again."""
        self._drop("-D", other)

    def _drop(self, how: str, other: "Machine") -> None:
        for chain, end in (("INPUT", "-s"), ("OUTPUT", "-d")):
            _do(*self.prefix, "iptables", "-w", how, chain, end, other.address, "-j", "DROP")

    def slow(self) -> None:
        """Everything takes its time, and some is lost."""
        add = ["tc", "qdisc", "add", "dev", self._line, "root"]
        if not _do(*add, *NETEM, check=False):
            _do(*add, *TBF)

    def fast(self) -> None:
        """As usual."""
        _do("tc", "qdisc", "del", "dev", self._line, "root")

    def close(self) -> None:
        """Away with it."""
        _do("ip", "netns", "del", self.name, check=False)
        _do("ip", "link", "del", self._line, check=False)


class Net:
    """Machines that reach each other, and are reached from here."""

    def __init__(self) -> None:
        number = os.getpid()
        self._mark = f"lx{number % 1_000_000}"
        self._subnet = f"10.{200 + number // 250 % 50}.{number % 250}"
        self._machines: list[Machine] = []
        _do("ip", "link", "add", self._mark, "type", "bridge")
        _do("ip", "addr", "add", f"{self._subnet}.1/24", "dev", self._mark)
        _do("ip", "link", "set", self._mark, "up")

    def add(self) -> Machine:
        """One more."""
        machine = Machine(self._mark, len(self._machines), self._subnet)
        self._machines.append(machine)
        return machine

    def close(self) -> None:
        """Leave nothing behind."""
        for machine in self._machines:
            machine.close()
        _do("ip", "link", "del", self._mark, check=False)


def available() -> bool:
    """Whether namespaces can be made here."""
    if os.getuid() or not all(shutil.which(name) for name in ("ip", "tc", "iptables")):
        return False
    with suppress(AssertionError, OSError):
        with net() as one:
            one.add().slow()
        return True
    return False


@contextmanager
def net() -> Iterator[Net]:
    """One for as long as it is needed."""
    one = Net()
    try:
        yield one
    finally:
        one.close()
