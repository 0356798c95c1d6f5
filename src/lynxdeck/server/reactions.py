"""Faces and phrases over the seats: told to everybody at once, kept by nobody."""

from collections.abc import Callable
from typing import cast

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import protocol as wire
from lynxdeck.server.attendance import Shown
from lynxdeck.server.limits import Bucket
from lynxdeck.server.services import Services

SPAN_S = 10
"""In which a seat may show as many as it may write lines of chat."""
TOLD_MS = 3_000
"""How long the other processes are told of one; later it means nothing any more."""


class Reactions:
    """What those at one table show each other without words of their own."""

    __slots__ = ("_buckets", "_changed", "_heard", "_say", "_services", "_shown")

    def __init__(
        self,
        say: Callable[[wire.ServerMessage], None],
        services: Services,
        changed: Callable[[], None],
    ) -> None:
        self._say = say
        self._services = services
        self._changed = changed
        self._shown: list[Shown] = []
        """Those of the last moments, for other processes."""
        self._heard: frozenset[Shown] = frozenset()
        self._buckets: dict[int, Bucket] = {}

    def show(self, seat: int, what: wire.ReactionName) -> None:
        """Show it to everybody, or refuse what comes too fast."""
        if not self._takes(seat):
            raise Refusal("too-many", "Too many reactions at once: wait a moment.")
        self._say(wire.Reaction(seat, what))
        self._shown = [*self.lately(), Shown(self._services.now(), seat, what)]
        self._changed()

    def lately(self) -> frozenset[Shown]:
        """What was shown here in the last moments."""
        since = self._services.now() - TOLD_MS
        return frozenset(shown for shown in self._shown if shown.at > since)

    def hear(self, shown: frozenset[Shown]) -> None:
        """Show what was shown elsewhere, once; it counts as shown here."""
        fresh, self._heard = shown - self._heard, shown
        since = self._services.now() - TOLD_MS
        for one in sorted(fresh, key=lambda shown: shown.at):
            if one.at > since:
                self._takes(one.seat)
                self._say(wire.Reaction(one.seat, cast(wire.ReactionName, one.what)))

    def _takes(self, seat: int) -> bool:
        """Whether this seat may show one more."""
        if seat not in self._buckets:
            settings = self._services.settings
            most = settings.chat_lines
            self._buckets[seat] = Bucket(most / SPAN_S, most, on=settings.limited)
        return self._buckets[seat].take(self._services.now() / 1000)
