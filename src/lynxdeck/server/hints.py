"""Hints at one table: one at a time for a seat, and only while its question still stands."""

import asyncio
from typing import NamedTuple, Protocol

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server.agenda import HINT, CrowdedError, Errand
from lynxdeck.server.audience import Viewer
from lynxdeck.server.thinkers import Thinkers, Ticket
from lynxdeck.server.thought import HINT_LEVEL, Thought
from lynxdeck.table.table import PLAYING, Table


class Asker(Protocol):
    """Whoever asks for a hint."""

    @property
    def viewer(self) -> Viewer:
        """At which connection."""

    def hinted(self, token: str, move: int) -> None:
        """This is it."""

    def failed(self, fault: Exception) -> None:
        """There is none."""


class Moment(NamedTuple):
    """A position of a table: which game, and how many decisions from its start."""

    game: int
    move: int


class Sought:
    """A hint that somebody waits for, or has had."""

    def __init__(self, moment: Moment, asker: Asker) -> None:
        self.moment = moment
        self.asker: Asker | None = asker
        """Nobody, once it was told."""
        self.ticket: Ticket | None = None
        self.token = ""

    def refuse(self, why: str) -> None:
        """Tell whoever waits that it does not come."""
        asker, self.asker = self.asker, None
        if asker is not None:
            asker.failed(refuse(why))

    def give_up(self) -> None:
        """Have nobody think about it."""
        if self.ticket is not None:
            self.ticket.answer.cancel()


class Hints:
    """The hints of one table."""

    __slots__ = ("_seats", "_table", "_thinkers")

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._seats: dict[int, Sought] = {}

    def ask(self, seat: int, asker: Asker) -> None:
        """Find out what a strong player would do; the same question is thought about once."""
        known = self._seats.get(seat)
        if known is None or known.moment != self._moment():
            self._seek(seat, asker)
        elif known.token:
            asker.hinted(known.token, known.moment.move)
        else:
            known.refuse("superseded")
            known.asker = asker

    def _moment(self) -> Moment:
        table = self._table
        return Moment(len(table.games), table.watch.move if table.status == PLAYING else -1)

    def _seek(self, seat: int, asker: Asker) -> None:
        sought = Sought(self._moment(), asker)
        thought = Thought.at(self._table, seat, HINT_LEVEL)
        try:
            sought.ticket = self._thinkers.ask(thought, Errand(HINT, (asker.viewer.address,)))
        except CrowdedError as fault:
            sentence = "Lots of people want hints right now: try again in a moment."
            raise Refusal("hints-full", sentence) from fault
        self._seats[seat] = sought
        sought.ticket.answer.add_done_callback(lambda answer: self._found(seat, sought, answer))

    def _found(self, seat: int, sought: Sought, answer: asyncio.Future[str]) -> None:
        if answer.cancelled() or answer.exception() is not None:
            if self._seats.get(seat) is sought:
                del self._seats[seat]
            sought.refuse("no-hint")
            return
        sought.token = answer.result()
        asker, sought.asker = sought.asker, None
        if asker is not None:
            asker.hinted(sought.token, sought.moment.move)

    def move_on(self) -> None:
        """Something has happened: what was asked about an earlier position is not needed."""
        if self._seats:
            now = self._moment()
            for seat, sought in list(self._seats.items()):
                if sought.moment != now:
                    self._end(seat, "stale:hint")

    def end(self, seat: int) -> None:
        """Whoever sat there may ask for nothing any more, and is told nothing."""
        self._end(seat, "no-key:new")

    def end_all(self) -> None:
        """The table is put away."""
        for seat in list(self._seats):
            self._end(seat, "no-hint")

    def _end(self, seat: int, why: str) -> None:
        sought = self._seats.pop(seat, None)
        if sought is not None:
            sought.refuse(why)
            sought.give_up()

    def forget(self, viewer: Viewer) -> None:
        """Somebody's connection is gone: what only they waited for is not needed."""
        for seat, sought in list(self._seats.items()):
            if sought.asker is not None and sought.asker.viewer is viewer:
                sought.asker = None
                del self._seats[seat]
                sought.give_up()
