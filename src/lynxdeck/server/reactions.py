"""Faces and phrases over the seats: told to everybody at once, kept by nobody."""

from collections.abc import Callable

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import protocol as wire
from lynxdeck.server.limits import Bucket
from lynxdeck.server.services import Services

SPAN_S = 10
"""In which a seat may show as many as it may write lines of chat."""


class Reactions:
    """What those at one table show each other without words of their own."""

    def __init__(self, say: Callable[[wire.ServerMessage], None], services: Services) -> None:
        self._say = say
        self._services = services
        self._buckets: dict[int, Bucket] = {}

    def show(self, seat: int, what: wire.ReactionName) -> None:
        """Show it to everybody, or refuse what comes too fast."""
        if not self._bucket(seat).take(self._services.now() / 1000):
            raise Refusal("too-many", "Too many reactions at once: wait a moment.")
        self._say(wire.Reaction(seat, what))

    def _bucket(self, seat: int) -> Bucket:
        if seat not in self._buckets:
            settings = self._services.settings
            most = settings.chat_lines
            self._buckets[seat] = Bucket(most / SPAN_S, most, on=settings.limited)
        return self._buckets[seat]
