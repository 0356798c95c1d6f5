"""What goes on at a table by itself, where it is ours: bots, scripts, clocks, deals, and calls."""

import asyncio
import random
from typing import NamedTuple

import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.bots.pool import CrowdedError, Job, JobKind, JobPriority
from lynxdeck.server.bots.worker import BotRequest
from lynxdeck.server.play.audience import Audience
from lynxdeck.server.play.journal import Command, Deed, Journal, Request, unstored
from lynxdeck.server.play.presence import Programs
from lynxdeck.server.play.services import Services
from lynxdeck.server.store import GUEST, Owner
from lynxdeck.table import commands, fairly
from lynxdeck.table import events as ev
from lynxdeck.table.commands import Events
from lynxdeck.table.setup import DaysClock
from lynxdeck.table.table import BETWEEN, PERSON, WAITING, Ask, Table

FORCED_MS = 500
"""How long a decision with one answer takes where bots take their time."""
PAUSE_MS = (500, 1400)
"""How long a bot seems to think there: at least, at most."""
LONGEST_WAIT_S = 86_400
RETRY_S = 1.0

log = structlog.get_logger()


_chance = random.Random()
"""Of our own: who shares the process may rely on Python's."""


class About(NamedTuple):
    ask: Ask
    game: int
    move: int


class PendingChoice(NamedTuple):
    about: About
    job: Job
    task: asyncio.Task[None]


class Driver:
    """Asks a table's journal for what nobody asks for in person.

    Its answers may come too late, when a seat was taken back or somebody else decided; so each is
    judged again by the table as it is then.
    """

    __slots__ = (
        "_audience", "_due", "_journal", "_programs", "_services", "_step", "_stopped", "_table",
        "_thinking", "_timer", "_waited_for",
    )  # fmt: skip

    def __init__(
        self,
        table: Table,
        journal: Journal,
        services: Services,
        *,
        audience: Audience,
        programs: Programs,
    ) -> None:
        self._table = table
        self._journal = journal
        self._services = services
        self._audience = audience
        self._programs = programs
        self._stopped = not self.ours
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: PendingChoice | None = None
        self._step: tuple[str, bool] | None = None
        """Which deal is waited for, and whether that is sealed."""
        self._due = 0.0
        """When that has taken as long as it may, by the loop's clock."""
        self._waited_for = self._person()
        """Who has been called already, or was before the table came into memory."""

    @property
    def ours(self) -> bool:
        """Whether this process does what nobody asks for in person."""
        return self._journal.owner != GUEST

    @property
    def thinking(self) -> bool:
        return self._thinking is not None

    @property
    def dealing(self) -> bool:
        deal = self._table.deal
        return deal is not None and deal.starting and self._table.status in (WAITING, BETWEEN)

    def take_over(self, owner: Owner) -> None:
        if not self._journal.broken and owner != self._journal.owner:
            self._journal.owner = owner
            self._stopped = False
            self.go_on()

    def let_go(self) -> None:
        self._journal.owner = GUEST
        self.stop()

    def stop(self) -> None:
        self._stopped, self._step = True, None
        self._rest()
        self._give_up()

    def go_on(self) -> None:
        """See whom or what the table waits for, and do what is needed."""
        if self._timer:
            self._rest()
        ask = None if self._stopped else self._table.ask()
        if self._thinking and (ask is None or ask.who != "bot"):
            self._give_up()
        if ask is None:
            if not self._stopped:
                self._deal()
        elif ask.who == "person":
            self._wait_for(ask)
        elif ask.who == "bot":
            self._let_think(ask)
        else:
            by: ev.By = "auto" if ask.who == "auto" else "script"
            self._later(self._pause_s(), self._answer(ask.seat, ask.token, by))
        if self._services.notifier is not None:
            self._call()

    def ask(self, command: Command) -> None:
        """Let something happen that nobody has asked for, if it is still ours to do so."""
        self._journal.ask(self.request(self._guarded(command)))

    def request(self, command: Command) -> Request:
        """A request after which it is seen what the table waits for."""
        return Request(command, self._done, self._failed)

    def _guarded(self, command: Command) -> Command:
        def guarded(table: Table) -> Events | Deed:
            if not self.ours:
                return []
            if not self._services.store.leased:
                raise unstored()
            return command(table)

        return guarded

    def _done(self, n: int) -> None:  # noqa: ARG002
        asyncio.get_running_loop().call_soon(self.go_on)

    def _failed(self, fault: Exception) -> None:
        code = fault.code if isinstance(fault, Refusal) else repr(fault)
        log.warning("table.held_up", table=self._table.name, code=code)
        self._rest()
        if not self._stopped:
            self._retry()

    def _rest(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _retry(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(RETRY_S, self.go_on)

    def _later(self, seconds: float, command: Command) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self.ask, command)

    # --- people whose time is up ----------------------------------------------------------------

    def _wait_for(self, ask: Ask) -> None:
        due = ask.deadline
        away = self._away_at(ask.seat)
        why: ev.Absence = "clock"
        if away is not None and (due is None or away < due):
            due, why = away, "away"
        if due is not None:
            wait = min(max(due - self._services.now(), 0) / 1000, LONGEST_WAIT_S)
            self._later(wait, self._stand_in(ask, due, why))

    def _away_at(self, seat: int) -> int | None:
        """When a bot sits in for somebody whose devices are all gone, while others wait."""
        since = self._audience.missing_since(seat)
        if since is None or isinstance(self._table.setup.clock, DaysClock):
            return None
        return since + self._services.settings.away_seconds * 1000

    def _stand_in(self, ask: Ask, due: int, why: ev.Absence) -> Command:
        def command(table: Table) -> Events:
            if (
                table.ask() != ask or self._services.now() < due
            ):  # decided after all; a wait in pieces
                return []
            return commands.stand_in(table, ask.seat, why)

        return command

    # --- bots, scripts, forced answers ----------------------------------------------------------

    def _pause_s(self) -> float:
        """How long a forced decision still takes, from when it was asked for."""
        ticking = self._table.ticking
        if self._table.setup.pace == "instant" or ticking is None:
            return 0.0
        return max(0, ticking.asked_at + FORCED_MS - self._services.now()) / 1000

    def _let_think(self, ask: Ask) -> None:
        """Have a bot think, unless it does so already; then for those who are here now."""
        about = About(ask, len(self._table.games), self._table.watch.move)
        if self._thinking is not None and self._thinking.about == about:
            self._thinking.job.move(self._priority())
            return
        self._give_up()
        request = BotRequest.at(self._table, ask.seat, ask.level)
        try:
            job = self._services.bot_pool.ask(request, self._priority())
        except CrowdedError:
            self._retry()
            return
        task = asyncio.get_running_loop().create_task(self._think(about, job))
        self._thinking = PendingChoice(about, job, task)

    def _priority(self) -> JobPriority:
        """How urgent bots are here; people who play without a socket wait for them too."""
        priority = self._audience.priority()
        return priority._replace(kind=JobKind.GAME) if self._programs.here() else priority

    def _give_up(self) -> None:
        if self._thinking:
            self._thinking.job.answer.cancel()
            self._thinking.task.cancel()
            self._thinking = None

    async def _think(self, about: About, job: Job) -> None:
        table, seat = self._table, about.ask.seat
        pause = 0.0 if table.setup.pace == "instant" else _chance.uniform(*PAUSE_MS) / 1000
        by: ev.By = "stand-in" if table.seats[seat - 1].kind == PERSON else "bot"
        token = _chance.choice(table.watch.legal)
        try:
            token, _ = await asyncio.gather(job.answer, asyncio.sleep(pause))
        except Exception as fault:
            log.error("bot.failed", table=table.name, level=about.ask.level, fault=repr(fault))
            self._thinking = None
            self.ask(self._without(about, token, by))
            return
        self._thinking = None
        self.ask(self._answer(seat, token, by, about.move))

    def _without(self, about: About, token: str, by: ev.By) -> Command:
        """What follows when a bot fails: the table says so and asks another, or takes any token."""

        def command(table: Table) -> Events | Deed:
            if table.ask() != about.ask or table.watch.move != about.move:
                return []
            replaced = commands.fail_bot(table, about.ask.seat)
            return replaced or self._answer(about.ask.seat, token, by, about.move)(table)

        return command

    def _answer(self, seat: int, token: str, by: ev.By, move: int | None = None) -> Command:
        at = self._table.watch.move if move is None else move

        def command(table: Table) -> Events:
            ask = table.ask()
            if ask is None or ask.seat != seat or ask.who == "person" or table.watch.move != at:
                return []
            return commands.decide(table, seat, token, at, by=by, draw=self._services.ids.draw)

        return command

    # --- deals ----------------------------------------------------------------------------------

    def _deal(self) -> None:
        """See a deal through, from the host's word to the first card.

        Promises and shares are waited for, each so long; what is late then is done without. Time is
        the loop's: no clock that somebody sets can shorten it. After a restart it begins again.
        """
        deal = self._table.deal
        if deal is None or not self.dealing:
            self._step = None
            return
        late = self._late((deal.commitment, deal.sealed))
        if late or (not deal.sealed and fairly.ready(self._table, self._programs.here())):
            command = self._guarded(self._deal_on(deal.commitment, late=late))
            self._journal.ask(Request(command, _is_done, self._failed))
        else:
            self._timer = asyncio.get_running_loop().call_at(self._due, self.go_on)

    def _late(self, step: tuple[str, bool]) -> bool:
        now = asyncio.get_running_loop().time()
        if step != self._step:
            self._step, self._due = step, now + self._services.settings.reveal_seconds
        return now >= self._due

    def _deal_on(self, commitment: str, *, late: bool) -> Command:
        """Seal, or find void, the deal with this commitment, if it is still at that."""

        def command(table: Table) -> Events:
            deal = table.deal
            if deal is None or deal.commitment != commitment or not self.dealing:
                return []
            if not deal.sealed:
                return fairly.seal(table, self._programs.here(), late=late)
            late_ones = deal.waiting
            return fairly.void(table, "late", late_ones, self._services.ids.draw) if late else []

        return command

    # --- people who are away --------------------------------------------------------------------

    def _person(self) -> tuple[int, int] | None:
        """Whom the table waits for, if it is a person: in which game, and at which seat."""
        ask = self._table.ask()
        return (len(self._table.games), ask.seat) if ask and ask.who == "person" else None

    def _call(self) -> None:
        """Tell somebody who is away that it is their turn; not who has decided just before."""
        before, self._waited_for = self._waited_for, self._person()
        person, notifier = self._waited_for, self._services.notifier
        if person is None or person == before or not self.ours or notifier is None:
            return
        seat = person[1]
        if not self._audience.devices(seat):
            sitting = self._table.seats[seat - 1].sitting
            notifier.notify(self._table.name, self._table.setup.game, seat, sitting)


def _is_done(n: int) -> None:
    """A step of a deal, once stored, is followed by what rests on it."""
