"""Ctrl-C, and its likes: heard at once, but not in the midst of bookkeeping, and not by workers."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

LIKES = (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []))
"""Ctrl-C, a polite request from elsewhere, and a terminal that was closed."""
SOON_S = 0.8
"""What has not been heard by then is busy in compiled code, or compiling."""
STOPPED = 130

_heard = threading.Event()


def _interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - as signals want it
    _heard.set()
    raise KeyboardInterrupt


@contextmanager
def heard(may_leave: Callable[[], bool] = lambda: True) -> Iterator[None]:
    """Let all of them interrupt what is done here, within a second.

    Compiled code does not notice: then the program ends as it is, if there is nothing to keep.
    """
    ours = [number for number in LIKES if _is_ours(number, signal.SIG_DFL)]
    if not ours:
        yield
        return
    _heard.clear()
    news, wake = os.pipe()
    os.set_blocking(wake, False)
    woken = signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    before = {number: signal.signal(number, _interrupt) for number in ours}
    threading.Thread(target=_insist, args=(news, may_leave), daemon=True).start()
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(woken)
        os.close(wake)


def _insist(news: int, may_leave: Callable[[], bool]) -> None:
    while said := os.read(news, 1):
        if said[0] in LIKES and not _heard.wait(SOON_S):
            while not _heard.wait(0.05):
                if may_leave():
                    sys.stderr.write("lynxdeck: Stopped.\n")
                    os._exit(STOPPED)
    os.close(news)


@contextmanager
def undisturbed(*, compiling: bool = False) -> Iterator[None]:
    """Interrupts wait for the end: half a result is none, and Numba does not survive them."""
    noted: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        noted.append(number)
        if not compiling:  # which takes long, and nothing is lost with it
            _heard.set()

    ours = [number for number in LIKES if _is_ours(number)]
    before = {number: signal.signal(number, note) for number in ours}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if noted:
            _heard.set()
            raise KeyboardInterrupt


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes begun in here do not hear Ctrl-C: this one does, and stops them."""
    if not _is_ours(signal.SIGINT) or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # begun among them, it would unblock what is blocked here
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # they inherit that
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _is_ours(number: int, *others: object) -> bool:
    """Whether a signal interrupts and is ours to handle: in the main thread, and not ignored."""
    main = threading.current_thread() is threading.main_thread()
    return main and signal.getsignal(number) in (signal.default_int_handler, _interrupt, *others)
