"""What is told in one turn of the loop leaves together, at its end."""

import asyncio
from typing import Protocol


class Sender(Protocol):
    """Somebody for whom something waits to be sent."""

    def send(self) -> None:
        """Send it."""


class Post:
    """Collects what waits, and sends it in one go.

    A send wakes up the one it is for, which costs more than the send. While many follow each other
    at once the others stay awake: one by one, between other work, the same took half as long again.
    """

    def __init__(self) -> None:
        self._due: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Something waits to be sent."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._send)
        self._due.append(sender)

    def _send(self) -> None:
        due, self._due = self._due, []
        for sender in due:
            sender.send()
