"""Ctrl-C where it would do harm: it waits for the compiler, and does not reach workers."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is over: Numba does not survive it halfway."""
    if not _in_charge():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            raise KeyboardInterrupt


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes begun in here do not hear Ctrl-C: this one does, and stops them."""
    if not _in_charge():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # they inherit that
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _in_charge() -> bool:
    """Whether Ctrl-C is ours to handle: only the main thread's, and where it means something."""
    return (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )
