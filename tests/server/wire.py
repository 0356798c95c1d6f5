"""A port that leads to another socket: what only listens at home, reached from elsewhere."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def led_on(place: Path | tuple[str, int], host: str = "127.0.0.1") -> Iterator[int]:
    """A port for as long as it is needed; it leads to a socket on the disk, or to another port."""
    with socket.create_server((host, 0)) as door:
        threading.Thread(target=_serve, args=(door, place), daemon=True).start()
        yield door.getsockname()[1]
        door.shutdown(socket.SHUT_RDWR)


def _serve(door: socket.socket, place: Path | tuple[str, int]) -> None:
    with contextlib.suppress(OSError):
        while True:
            near, _ = door.accept()
            far = _dial(place)
            for ends in ((near, far), (far, near)):
                threading.Thread(target=_copy, args=ends, daemon=True).start()


def _dial(place: Path | tuple[str, int]) -> socket.socket:
    if isinstance(place, tuple):
        return socket.create_connection(place)
    line = socket.socket(socket.AF_UNIX)
    line.connect(str(place))
    return line


def _copy(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(1 << 16):
            target.sendall(data)
    for end in (source, target):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
    source.close()
