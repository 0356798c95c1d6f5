"""Goes on with whatever a table waits for: bots, scripts, forced answers, clocks that run out."""

import asyncio
import random
from collections.abc import Callable
from typing import NamedTuple, Protocol

import structlog

from lynxdeck.server.agenda import CrowdedError, Errand
from lynxdeck.server.journal import Command, Deed, Reply
from lynxdeck.server.keyring import Ids
from lynxdeck.server.steward import Steward
from lynxdeck.server.thinkers import Ticket
from lynxdeck.server.thought import Thought
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.ask import Ask
from lynxdeck.table.commands import Events
from lynxdeck.table.seat import PERSON
from lynxdeck.table.setup import DaysClock
from lynxdeck.table.table import Table

FORCED_MS = 500
"""How long a decision with one answer takes where bots take their time."""
LONGEST_WAIT_S = 86_400

log = structlog.get_logger()


_chance = random.Random()
"""Of our own: whoever shares the process may rely on Python's."""


class Thinks(Protocol):
    """Whoever has a bot think."""

    def ask(self, thought: Thought, errand: Errand) -> Ticket:
        """Have it choose a token when it is its turn."""


class About(NamedTuple):
    """What a bot is asked, and where in which game."""

    ask: Ask
    game: int
    move: int


class Thinking(NamedTuple):
    """A bot that thinks, and what becomes of it."""

    about: About
    ticket: Ticket
    task: asyncio.Task[None]


class Driver(Steward):
    """Asks a table's journal for what nobody asks for in person.

    Its answers may come too late, when a seat was taken back or somebody else decided; so each is
    judged anew by the table as it is then.
    """

    __slots__ = ("_away_ms", "_errand", "_ids", "_missing", "_now", "_thinkers", "_thinking")

    def __init__(
        self,
        table: Table,
        ask: Callable[[Command, Reply], None],
        thinkers: Thinks,
        *,
        now: Callable[[], int],
        ids: Ids,
        missing: Callable[[int], int | None],
        errand: Callable[[], Errand],
        away_ms: int,
    ) -> None:
        super().__init__(table, ask)
        self._thinkers = thinkers
        self._now = now
        self._ids = ids
        self._missing = missing
        """Since when others wait for a seat that has no device connected."""
        self._errand = errand
        """On whose account bots think."""
        self._away_ms = away_ms
        self._thinking: Thinking | None = None

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks for this table."""
        return self._thinking is not None

    def stop(self) -> None:
        """Wait for nobody any more."""
        super().stop()
        self._give_up()

    def go_on(self) -> None:
        """See whom the table waits for, and do what is needed."""
        if self._timer:
            self._rest()
        ask = None if self._stopped else self._table.ask()
        if self._thinking and (ask is None or ask.who != "bot"):
            self._give_up()
        if ask is None:
            return
        if ask.who == "person":
            self._wait_for(ask)
        elif ask.who == "bot":
            self._let_think(ask)
        else:
            by: ev.By = "auto" if ask.who == "auto" else "script"
            self._later(self._pause_s(), self._answer(ask.seat, ask.token, by))

    def _later(self, seconds: float, command: Command) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._ask, command, self)

    # --- people whose time is up ----------------------------------------------------------------

    def _wait_for(self, ask: Ask) -> None:
        due = ask.deadline
        away = self._away_at(ask.seat)
        why: ev.Absence = "clock"
        if away is not None and (due is None or away < due):
            due, why = away, "away"
        if due is not None:
            wait = min(max(due - self._now(), 0) / 1000, LONGEST_WAIT_S)
            self._later(wait, self._stand_in(ask, due, why))

    def _away_at(self, seat: int) -> int | None:
        """When a bot sits in for somebody whose devices are all gone, while others wait."""
        since = self._missing(seat)
        if since is None or isinstance(self._table.setup.clock, DaysClock):
            return None
        return since + self._away_ms

    def _stand_in(self, ask: Ask, due: int, why: ev.Absence) -> Command:
        def command(table: Table) -> Events:
            if table.ask() != ask or self._now() < due:  # decided after all; a wait in pieces
                return []
            return commands.stand_in(table, ask.seat, why)

        return command

    # --- bots, scripts, forced answers ----------------------------------------------------------

    def _pause_s(self) -> float:
        """How long a forced decision still takes, from when it was asked for."""
        ticking = self._table.ticking
        if self._table.setup.pace == "instant" or ticking is None:
            return 0.0
        return max(0, ticking.asked_at + FORCED_MS - self._now()) / 1000

    def _let_think(self, ask: Ask) -> None:
        """Have a bot think, unless it does so already; then for whoever is here now."""
        about = About(ask, len(self._table.games), self._table.watch.move)
        if self._thinking is not None and self._thinking.about == about:
            self._thinking.ticket.move(self._errand())
            return
        self._give_up()
        thought = Thought.at(self._table, ask.seat, ask.level)
        try:
            ticket = self._thinkers.ask(thought, self._errand())
        except CrowdedError:
            self._retry()
            return
        task = asyncio.get_running_loop().create_task(self._think(about, ticket))
        self._thinking = Thinking(about, ticket, task)

    def _give_up(self) -> None:
        """Nobody waits for that thought any more."""
        if self._thinking:
            self._thinking.ticket.answer.cancel()
            self._thinking.task.cancel()
            self._thinking = None

    async def _think(self, about: "About", ticket: Ticket) -> None:
        table, seat = self._table, about.ask.seat
        pause = 0.0 if table.setup.pace == "instant" else _chance.uniform(0.5, 1.4)
        by: ev.By = "stand-in" if table.seats[seat - 1].kind == PERSON else "bot"
        token = _chance.choice(table.watch.legal)
        try:
            token, _ = await asyncio.gather(ticket.answer, asyncio.sleep(pause))
        except Exception as fault:
            log.error("bot.failed", table=table.name, level=about.ask.level, fault=repr(fault))
            self._thinking = None
            self._ask(self._without(about, token, by), self)
            return
        self._thinking = None
        self._ask(self._answer(seat, token, by, about.move), self)

    def _without(self, about: About, token: str, by: ev.By) -> Command:
        """What follows when a bot fails: the table says so and asks another, or takes any token."""

        def command(table: Table) -> Events | Deed:
            if table.ask() != about.ask or table.watch.move != about.move:
                return []
            replaced = commands.fail_bot(table, about.ask.seat)
            return replaced or self._answer(about.ask.seat, token, by, about.move)(table)

        return command

    def _answer(self, seat: int, token: str, by: ev.By, move: int | None = None) -> Command:
        """A decision of one of ours, for the move that the table is at now."""
        at = self._table.watch.move if move is None else move

        def command(table: Table) -> Events:
            ask = table.ask()
            if ask is None or ask.seat != seat or ask.who == "person" or table.watch.move != at:
                return []
            return commands.decide(table, seat, token, at, by=by, draw=self._ids.draw)

        return command

    # --- what becomes of it ---------------------------------------------------------------------

    def done(self, n: int) -> None:  # noqa: ARG002
        """It happened, or is not needed any more: whom does the table wait for now?"""
        asyncio.get_running_loop().call_soon(self.go_on)
