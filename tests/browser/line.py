"""A line between browser and server that can be cut at any moment, as in a tunnel."""

import contextlib
import functools
import socket
import threading
from collections.abc import Callable
from typing import Self
from urllib.parse import urlsplit

CHUNK = 65_536


class Line:
    """Passes bytes both ways from a port of its own; one connection, two threads."""

    def __init__(self, base: str) -> None:
        self._goal = (urlsplit(base).hostname or "127.0.0.1", urlsplit(base).port or 80)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._open: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._up = True
        self._flow = threading.Event()
        self._flow.set()
        self._passes = False
        self._trap: Callable[[bytes], bool] | None = None
        self._run(self._welcome)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._up = False
        self._flow.set()
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self._drop()
        for thread in self._threads:
            thread.join(5)

    def cut(self) -> None:
        """Drop all connections, and take none until it is mended."""
        self._up = False
        self._drop()

    def hold(self) -> None:
        """Pass nothing on, and say nothing: a tunnel. What was sent into it is lost."""
        self._flow.clear()

    def mend(self) -> None:
        """Take connections again; those of the tunnel are gone."""
        if not self._flow.is_set():
            self._drop()
            self._flow.set()
        self._up = True

    def trap(self, *, passes: bool) -> None:
        """Cut at the next message of a page over its socket: before it is passed on, or after."""

        def sprung(data: bytes) -> bool:
            # A small masked frame: text, final, up to 125 bytes or with a 16-bit length.
            return len(data) > 6 and data[0] == 0x81 and bool(data[1] & 0x80)

        self._passes = passes
        self._trap = sprung

    def _welcome(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if not self._up:
                near.close()
                continue
            try:
                far = socket.create_connection(self._goal, timeout=10)
            except OSError:
                near.close()
                continue
            far.settimeout(None)
            with self._lock:
                self._open |= {near, far}
            if not self._up:  # cut between the door and here
                self._shut(near, far)
                continue
            self._run(functools.partial(self._pass, near, far, told=True))
            self._run(functools.partial(self._pass, far, near, told=False))

    def _pass(self, source: socket.socket, goal: socket.socket, *, told: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                self._flow.wait()
                if told and self._trap is not None and self._trap(data):
                    self._trap = None
                    self._up = False
                    if self._passes:
                        goal.sendall(data)
                        # The server has it; its answer goes nowhere.
                        source.shutdown(socket.SHUT_RDWR)
                    self._drop()
                    return
                goal.sendall(data)
        self._shut(source, goal)

    def _shut(self, *ends: socket.socket) -> None:
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            with self._lock:
                self._open.discard(end)

    def _drop(self) -> None:
        with self._lock:
            ends = list(self._open)
        self._shut(*ends)

    def _run(self, work: Callable[[], None]) -> None:
        thread = threading.Thread(target=work, daemon=True)
        self._threads.append(thread)
        thread.start()
