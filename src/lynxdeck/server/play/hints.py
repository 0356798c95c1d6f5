"""Hints at one table: one at a time for a seat, and only while its question still stands."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server.bots.pool import BotPool, CrowdedError, Job, JobKind, JobPriority
from lynxdeck.server.bots.worker import BotRequest
from lynxdeck.server.play.audience import Viewer
from lynxdeck.table.table import PLAYING, Table

HINT_LEVEL = "expert"
"""The level that gives hints."""


class Asker(NamedTuple):
    viewer: Viewer
    hinted: Callable[[str, int], object]
    """Called with the token, and the move that it is for."""
    failed: Callable[[Exception], object]


class Moment(NamedTuple):
    """A position of a table: which game, and how many decisions from its start."""

    game: int
    move: int


class Sought:
    def __init__(self, moment: Moment, asker: Asker) -> None:
        self.moment = moment
        self.asker: Asker | None = asker
        """Nobody, once it was told."""
        self.job: Job | None = None
        self.token = ""

    def refuse(self, why: str) -> None:
        asker, self.asker = self.asker, None
        if asker is not None:
            asker.failed(refuse(why))

    def give_up(self) -> None:
        if self.job is not None:
            self.job.answer.cancel()


class Hints:
    __slots__ = ("_bot_pool", "_table", "sought")

    def __init__(self, table: Table, bot_pool: BotPool) -> None:
        self._table = table
        self._bot_pool = bot_pool
        self.sought: dict[int, Sought] = {}
        """By seats."""

    def ask(self, seat: int, asker: Asker) -> None:
        """Find out what a strong player would do; the same question is thought about once."""
        known = self.sought.get(seat)
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
        request = BotRequest.at(self._table, seat, HINT_LEVEL)
        try:
            priority = JobPriority(JobKind.HINT, (asker.viewer.address,))
            sought.job = self._bot_pool.ask(request, priority)
        except CrowdedError as fault:
            sentence = "Lots of people want hints right now: try again in a moment."
            raise Refusal("hints-full", sentence) from fault
        self.sought[seat] = sought
        sought.job.answer.add_done_callback(lambda answer: self._found(seat, sought, answer))

    def _found(self, seat: int, sought: Sought, answer: asyncio.Future[str]) -> None:
        if answer.cancelled() or answer.exception() is not None:
            if self.sought.get(seat) is sought:
                del self.sought[seat]
            sought.refuse("no-hint")
            return
        sought.token = answer.result()
        asker, sought.asker = sought.asker, None
        if asker is not None:
            asker.hinted(sought.token, sought.moment.move)

    def move_on(self) -> None:
        """Something has happened: what was asked about an earlier position is not needed."""
        now = self._moment()
        for seat, sought in list(self.sought.items()):
            if sought.moment != now:
                self._end(seat, "stale:hint")

    def end(self, seat: int) -> None:
        """The player who sat there may ask for nothing any more, and is told nothing."""
        self._end(seat, "no-key:new")

    def end_all(self) -> None:
        for seat in list(self.sought):
            self._end(seat, "no-hint")

    def _end(self, seat: int, why: str) -> None:
        sought = self.sought.pop(seat, None)
        if sought is not None:
            sought.refuse(why)
            sought.give_up()

    def forget(self, viewer: Viewer) -> None:
        """Somebody's connection is gone: what only they waited for is not needed."""
        for seat, sought in list(self.sought.items()):
            if sought.asker is not None and sought.asker.viewer is viewer:
                sought.asker = None
                del self.sought[seat]
                sought.give_up()
