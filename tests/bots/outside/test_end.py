"""Outside programs end for sure: with their children, and whatever they hold on to."""

import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from lynxdeck.bots.outside import Outside
from lynxdeck.bots.registry import make
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game

Seat = Callable[..., Outside]
Check = Callable[[int], bool]


def pid_of(bot: Outside) -> int:
    assert bot.program is not None
    return bot.program.process.pid


CHILD = """
import subprocess
child = subprocess.Popen([sys.executable, "-S", "-c", {code!r}], start_new_session={apart})
open("child", "w").write(str(child.pid))
"""
STUBBORN = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"


def with_child(*, apart: bool) -> str:
    """What makes a program start a child that does not want to end."""
    return f"exec({CHILD.format(code=STUBBORN, apart=apart)!r})"


def child_pid() -> int:
    return int(Path("child").read_text())


@pytest.mark.promise("bots-end")
@pytest.mark.parametrize("bye", ["pass", "time.sleep(60)"], ids=["exits", "stays"])
def test_its_children_end_with_it(bye: str, seat: Seat, alive: Check, gone: Check) -> None:
    bot = seat(hello=with_child(apart=False), bye=bye)
    pid, child = pid_of(bot), child_pid()
    assert alive(pid)
    assert alive(child)
    bot.close()
    assert gone(pid)
    assert gone(child)


def test_children_of_one_that_failed_end_too(
    seat: Seat, against_chance: Callable[..., None], gone: Check
) -> None:
    bot = seat(hello=with_child(apart=False), third="sys.exit()", seconds=2)
    child = child_pid()
    against_chance(bot)
    assert gone(child)


def test_one_that_ignores_everything_ends(seat: Seat, gone: Check) -> None:
    deaf = "[signal.signal(n, signal.SIG_IGN) for n in (signal.SIGTERM, signal.SIGINT)]"
    bot = seat(hello=deaf, bye="time.sleep(60)")
    pid, begun = pid_of(bot), time.monotonic()
    bot.close()
    assert time.monotonic() - begun < 5
    assert gone(pid)


DAEMON = """
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        open("child", "w").write(str(os.getpid()))
        time.sleep(60)
    os._exit(0)
while not os.path.exists("child") or not open("child").read(): time.sleep(0.01)
"""


@pytest.mark.promise("processes-end")
@pytest.mark.parametrize(
    "away", [with_child(apart=True), f"exec({DAEMON!r})"], ids=["session of its own", "daemon"]
)
@pytest.mark.parametrize("third", ["pass", "sys.exit()"], ids=["closed", "failed"])
def test_what_left_home_ends_too(
    away: str, third: str, seat: Seat, against_chance: Callable[..., None], gone: Check
) -> None:
    """It holds the output open and has a group of its own. Before, it outlived the program."""
    bot = seat(hello=away, third=third)
    pid, child = pid_of(bot), child_pid()
    against_chance(bot)
    bot.close()
    assert gone(pid)
    assert gone(child)


def test_what_cannot_be_started_is_refused_in_words() -> None:
    for command, why in (("no-such-program", "No such file"), ("/", "Permission denied")):
        with pytest.raises(Refusal, match=f"“{command}” cannot be started: {why}"):
            make(f"cmd:{command}", game("push"))


def test_a_program_can_stop_its_keeper_but_not_stay(seat: Seat, gone: Check) -> None:
    """Killing the one that watches over it ends the killer, too."""
    bot = seat(third="os.kill(os.getppid(), signal.SIGKILL)")
    assert bot.program is not None
    program = bot.program.pid
    os.kill(pid_of(bot), signal.SIGKILL)
    assert gone(program)


def test_one_that_never_reads_keeps_nobody_waiting(seat: Seat, alive: Check) -> None:
    """Its input fills up with events until nothing more goes in."""
    bot = seat(hello='print(\'{"type": "ready"}\', flush=True); time.sleep(60)')
    pid = pid_of(bot)
    bot.begin(game("push").editions[0], seats=2, seat=1)

    def tell() -> None:
        for _ in range(3000):
            bot.event(2, "+")

    telling = threading.Thread(target=tell, daemon=True)
    telling.start()
    telling.join(8)
    waits = telling.is_alive()
    if alive(pid) and waits:
        os.kill(pid, 9)
    telling.join(5)
    assert not waits
    assert bot.faults == 1
