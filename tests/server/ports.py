"""Ports for servers that are told theirs, because they begin again at the same one."""

import random
import socket
from contextlib import suppress

OURS = range(20_000, 30_000)
"""Below those that a system gives to everybody who asks for any, as other tests do all the time:
they would be given one that was found free a moment ago."""


def free_port() -> int:
    """One that nobody has, and nobody is given."""
    while True:
        with suppress(OSError), socket.create_server(("127.0.0.1", random.choice(OURS))) as probe:
            return int(probe.getsockname()[1])
