"""Keeps an outside program: starts it, and ends it with all that it started.

A program of its own, with nothing of Lynxdeck loaded: `keeper.py SOCKET OWNER MEMORY COMMAND…`
(MEMORY in bytes for each process, 0: any). It says on the socket whether the command could be
started. When the socket closes, or the owner is gone whatever it died of, or the command ends,
nothing of it is left: on Linux what it started becomes a child of this process when its own parents
are gone (a subreaper), however often it forked or left its session. Elsewhere only its process
group ends.
"""

import contextlib
import ctypes
import errno
import os
import select
import signal
import sys
import time
from collections.abc import Iterator

PDEATHSIG, SUBREAPER = 1, 36
"""What `prctl` calls them."""
LOOK_S = 0.5
"""How often we look whether the owner is still there, should the socket not tell."""
LONGEST_S = 5.0
"""After this we give up on what cannot be ended."""


def prctl(option: int, value: int) -> None:
    """Ask the system for something that only Linux has."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def end_with_parent(parent: int) -> None:
    """Let this process be killed when its parent is gone, also if that was before this."""
    if sys.platform == "linux":
        prctl(PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)


def start(command: list[str], memory: int) -> int:
    heard, telling = os.pipe()  # closed when the program begins, unless it says why it does not
    keeper = os.getpid()
    pid = os.fork()
    if pid == 0:
        _become(command, keeper, telling, memory)
    os.close(telling)
    fault = os.read(heard, 16)
    os.close(heard)
    if fault:
        os.waitpid(pid, 0)
        raise OSError(int(fault), "")
    return pid


def _become(command: list[str], keeper: int, telling: int, memory: int) -> None:
    try:
        os.setsid()
        for number in (signal.SIGPIPE, signal.SIGXFSZ, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        end_with_parent(keeper)
        limit(memory)
        os.execvp(command[0], command)
    except OSError as fault:
        os.write(telling, str(fault.errno).encode())
    except ValueError:  # as a name with a zero byte
        os.write(telling, str(errno.ENOENT).encode())
    finally:
        os._exit(127)


def limit(memory: int) -> None:
    """Let a process have so many bytes of its own, and no more; Linux holds it to that."""
    if memory:
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def children() -> Iterator[int]:
    """This process's children; nobody else can have their numbers before we bury them."""
    me = os.getpid()
    try:
        with open(f"/proc/self/task/{me}/children", encoding="ascii") as listed:
            yield from map(int, listed.read().split())
        return
    except FileNotFoundError:
        pass
    for entry in os.listdir("/proc") if os.path.isdir("/proc") else ():
        with contextlib.suppress(OSError, IndexError), open(f"/proc/{entry}/stat", "rb") as stat:
            if int(stat.read().rpartition(b")")[2].split()[1]) == me:
                yield int(entry)


def end_all(program: int) -> None:
    """End everything that the program has started; it comes to us when its parents are gone."""
    deadline = time.monotonic() + LONGEST_S
    with contextlib.suppress(OSError):
        os.killpg(program, signal.SIGKILL)
    while time.monotonic() < deadline:
        for pid in children():
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        if not bury():
            return
        time.sleep(0.002)


def bury() -> bool:
    """Bury the children that have ended; whether there are others."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return False
    return True


def runs(program: int) -> bool:
    """Whether the program has not ended; others that came to us are buried meanwhile.

    The program itself stays unburied, so that nobody else gets its number.
    """
    if not hasattr(os, "waitid"):
        return os.waitpid(program, os.WNOHANG)[0] == 0
    while ended := os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT):
        if ended.si_pid == program:
            return False
        os.waitpid(ended.si_pid, 0)
    return True


def watch(line: int, owner: int, program: int) -> None:
    """Wait for the end: of the program, of the owner, or because the owner says so."""
    news, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    ended: list[int] = []
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: ended.append(number))
    signal.signal(signal.SIGCHLD, lambda *_: None)
    while not ended and os.getppid() == owner and runs(program):
        ready, _, _ = select.select([line, news], [], [], LOOK_S)
        if line in ready:
            return
        if ready:
            os.read(news, 512)


def let_go_of_its_pipes() -> None:
    """Hold neither end of what only the program and the owner say to each other."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)


def main(line: int, owner: int, memory: int, command: list[str]) -> None:
    os.set_inheritable(line, False)  # noqa: FBT003
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the owner hears it
    prctl(SUBREAPER, 1)
    try:
        program = start(command, memory)
    except OSError as fault:
        os.write(line, f"{fault.errno} 0".encode())
        return
    let_go_of_its_pipes()
    with contextlib.suppress(OSError):
        os.write(line, f"0 {program}".encode())
        watch(line, owner, program)
    end_all(program)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
