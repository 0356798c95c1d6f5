"""Whatever an arena or a server dies of, nothing that it started is left."""

import contextlib
import os
import pty
import secrets
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

MARK = "FAMILY_MARK"
GONE_S = 20.0
"""Long enough for a busy machine; what stays, stays for minutes."""
SOON_S = 3.0
"""A second, and what a busy machine takes to end a program."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux keeps families together")

PROGRAM = """
import json, os, signal, subprocess, sys, time

def deaf():
    for name in ("SIGTERM", "SIGINT", "SIGHUP"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)

def linger():
    deaf()
    time.sleep(300)

def child(apart):
    if os.fork() == 0:
        if apart:
            os.setsid()
        linger()

def daemon():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for number in range(3):
                os.close(number)
            linger()
        os._exit(0)

KINDS = dict(
    plain=lambda: None, child=lambda: child(False), setsid=lambda: child(True), daemon=daemon
)
deaf()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        for kind in sys.argv[1].split(","):
            KINDS[kind]()
        print(json.dumps(dict(type="ready", name="deaf")), flush=True)
    elif message["type"] == "decide":
        open("asked", "a").close()
        time.sleep(300)
time.sleep(300)
"""
"""A bot that never answers and never goes, and starts what is hard to get rid of."""


HASHING = """
import hashlib
from lynxdeck.arena.interrupts import heard
with heard():
    hashlib.pbkdf2_hmac("sha256", b"", b"", 2_000_000_000)
"""
"""Long in a library that hears nothing."""


class Family:
    """A program, and whatever it starts: they are known by a mark in their surroundings."""

    def __init__(self, folder: Path, *words: str, tty: int = subprocess.DEVNULL) -> None:
        self.mark = secrets.token_hex(8)
        self.folder = folder
        (folder / "bot.py").write_text(PROGRAM)
        with (folder / "out").open("w") as out:
            program = ["-c", HASHING] if words == ("hash",) else ["-m", "lynxdeck", *words]
            self.head = subprocess.Popen(
                [sys.executable, *program],
                cwd=folder,
                env={**os.environ, MARK: self.mark},
                stdin=tty,
                stdout=out if tty == subprocess.DEVNULL else tty,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def members(self) -> dict[int, str]:
        """All that are there now, with their command lines."""
        found = {}
        for entry in Path("/proc").iterdir():
            with contextlib.suppress(OSError):
                marked = f"{MARK}={self.mark}".encode() in (entry / "environ").read_bytes()
                state = (entry / "stat").read_text().rpartition(")")[2].split()[0]
                if marked and state not in "ZX":
                    line = (entry / "cmdline").read_bytes().replace(b"\0", b" ")
                    found[int(entry.name)] = line.decode(errors="replace")
        return found

    def wait_for(self, met: Callable[[], object]) -> None:
        """Wait until it has come so far."""
        end = time.monotonic() + 240
        while not met():
            assert self.head.poll() is None, (self.folder / "out").read_text()
            assert time.monotonic() < end
            time.sleep(0.02)

    def left(self) -> dict[int, str]:
        """Who is left when there was time enough to go."""
        end = time.monotonic() + GONE_S
        while (found := self.members()) and time.monotonic() < end:
            time.sleep(0.02)
        return found

    def end(self) -> None:
        """Leave nothing behind, whatever the test found."""
        for pid in self.members():
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        self.head.wait()


@pytest.fixture
def arena(tmp_path: Path) -> Iterator[Callable[..., Family]]:
    """`arena("process", "setsid", "daemon")`: one whose bots of these kinds were just asked."""
    begun: list[Family] = []

    def begin(on: str, *kinds: str) -> Family:
        bot = shlex.join([sys.executable, "-S", str(tmp_path / "bot.py"), ",".join(kinds)])
        words = ["--on", on, "--game", "push", "--seats", "2", "--time", "300", "--seed", "tea"]
        family = Family(tmp_path, "arena", f"cmd:{bot}", f"cmd:{bot}", *words)
        begun.append(family)
        family.wait_for((tmp_path / "asked").exists)
        return family

    yield begin
    for family in begun:
        family.end()


ALL = ("plain", "child", "setsid", "daemon")
SIGNALS = ["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP", "SIGABRT", "SIGQUIT"]
MATRIX = [
    pytest.param(name, on, (kind,), marks=pytest.mark.long)
    for name in SIGNALS
    for on in ("process", "cores")
    for kind in (*ALL, ",".join(ALL))
]


@pytest.mark.promise("processes-end")
@pytest.mark.parametrize(
    ("name", "on", "kinds"),
    [("SIGTERM", "cores", ALL), ("SIGKILL", "process", ALL), *MATRIX],
)
def test_nothing_of_an_arena_is_left(
    name: str, on: str, kinds: tuple[str, ...], arena: Callable[..., Family]
) -> None:
    """Before, deaf bots, workers and trackers stayed after SIGTERM, and others after anything."""
    family = arena(on, *kinds)
    assert len(family.members()) > 2 * len(kinds)
    family.head.send_signal(getattr(signal, name))
    assert family.left() == {}
    assert family.head.wait() == (130 if name in SIGNALS[1:4] else -getattr(signal, name))


@pytest.mark.promise("ctrl-c-heard")
@pytest.mark.parametrize(
    ("on", "name"),
    [
        ("process", "SIGINT"),
        *(
            pytest.param(on, name, marks=pytest.mark.long)
            for on in ("process", "cores")
            for name in ("SIGINT", "SIGTERM", "SIGHUP")
        ),
    ],
)
def test_a_bot_that_may_take_its_time_keeps_nobody_waiting(
    on: str, name: str, arena: Callable[..., Family]
) -> None:
    """Before, Ctrl-C waited for the first answer with `--on process`."""
    family = arena(on, *ALL)
    begun = time.monotonic()
    family.head.send_signal(getattr(signal, name))
    family.head.wait(60)
    assert time.monotonic() - begun < SOON_S


@pytest.mark.long
@pytest.mark.promise("processes-end")
@pytest.mark.parametrize("name", SIGNALS[:4])
@pytest.mark.parametrize("how", ["--plain", "--pace=0"], ids=["plain", "drawn"])
def test_nothing_of_a_game_in_a_terminal_is_left(how: str, name: str, tmp_path: Path) -> None:
    """Before, a bot's daemons stayed, and Ctrl-C waited until the bot's time was over."""
    bot = shlex.join([sys.executable, "-S", str(tmp_path / "bot.py"), "daemon"])
    words = ["play", "push", how, "--seats", "2", "--seat", "2", "--bots", f"cmd:{bot}"]
    screen, tty = pty.openpty()
    threading.Thread(target=read_on, args=(screen,), daemon=True).start()
    family = Family(tmp_path, *words, "--seed", "tea", tty=tty)
    os.close(tty)
    try:
        family.wait_for((tmp_path / "asked").exists)
        begun = time.monotonic()
        family.head.send_signal(getattr(signal, name))
        family.head.wait(60)
        assert time.monotonic() - begun < SOON_S
        assert family.left() == {}
    finally:
        family.end()


def read_on(screen: int) -> None:
    """Read what is drawn, until there is nobody who draws."""
    with contextlib.suppress(OSError):
        while os.read(screen, 65_536):
            pass
    os.close(screen)


BUSY = {
    "search": ["arena", "search:9999999", "random", "--on", "process", "--seats", "2"],
    "clock": ["arena", "search:60s", "random", "--on", "process", "--seats", "2"],
    "perft": ["perft", "--depth", "20"],
    "bench": ["bench", "--seconds", "60"],
}


@pytest.mark.promise("ctrl-c-heard")
@pytest.mark.parametrize(
    "what", ["hash", *(pytest.param(key, marks=pytest.mark.long) for key in BUSY)]
)
def test_compiled_code_keeps_nobody_waiting(what: str, tmp_path: Path) -> None:
    """Before, Ctrl-C waited for its end, which may be hours away."""
    family = Family(tmp_path, *BUSY.get(what, [what]))
    try:
        family.wait_for(lambda: busy_for(family.head.pid) > (1 if what == "hash" else 6))
        begun = time.monotonic()
        family.head.send_signal(signal.SIGINT)
        assert family.head.wait(60) == 130
        assert time.monotonic() - begun < SOON_S
        assert family.left() == {}
    finally:
        family.end()


def busy_for(pid: int) -> float:
    """The seconds that a process has worked: it is past its beginning then."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.promise("processes-end")
@pytest.mark.long
@pytest.mark.parametrize("name", SIGNALS)
def test_nothing_of_a_server_is_left(name: str, tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path / "data")]
    family = Family(tmp_path, *words)
    try:
        family.wait_for(lambda: "Lynxdeck is at" in (tmp_path / "out").read_text())
        assert len(family.members()) > 1
        family.head.send_signal(getattr(signal, name))
        assert family.left() == {}
    finally:
        family.end()
