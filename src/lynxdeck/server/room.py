"""One table in memory: its keys, its journal, who looks on, and what goes on by itself."""

import asyncio
from collections.abc import Callable, Sequence

import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.watch import Changes
from lynxdeck.server import projection, replays
from lynxdeck.server import protocol as wire
from lynxdeck.server.agenda import GAME, Errand
from lynxdeck.server.aside import Aside
from lynxdeck.server.audience import Audience, Viewer
from lynxdeck.server.bells import Call
from lynxdeck.server.chronicle import Chronicle, Story
from lynxdeck.server.dealer import Dealer
from lynxdeck.server.driver import Driver
from lynxdeck.server.frames import text_frame
from lynxdeck.server.hints import Hints
from lynxdeck.server.journal import Command, Journal, Reply
from lynxdeck.server.keyring import Keyring, Rights
from lynxdeck.server.pov import PointOfView, everybody
from lynxdeck.server.programs import Programs
from lynxdeck.server.reactions import Reactions
from lynxdeck.server.seating import Seating
from lynxdeck.server.services import Services
from lynxdeck.server.store import Key, KeyChange, Owner
from lynxdeck.server.store.marks import GONE
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table

EVENTS_LOST = "events-lost"
"""What those who sit there are told until the host of the server accepts it."""

log = structlog.get_logger()

CONNECTIONS_OF_A_SEAT = 64


class Room:
    """A table, and everybody who has to do with it."""

    def __init__(
        self,
        table: Table,
        owner: Owner,
        keys: Sequence[Key],
        services: Services,
        *,
        lost: Callable[["Room"], None],
    ) -> None:
        self.table = table
        """As it is stored: only the journal changes it."""
        self.owner = owner
        """What shows the store that this table is ours."""
        self.used_at = services.now()
        """When it was last asked for, or seen to be needed."""
        self._services = services
        self._lost = lost
        self._keyring = Keyring(table, keys, services.ids)
        self._audience = Audience(table, services.now)
        self._waited_for = self._person()
        """Who has been called already, or was before the table came into memory."""
        self._chronicle = Chronicle(len(table.game.tokens) if table.games else 0)
        self._points = everybody(table)
        self._journal = Journal(table, owner, services.store, self, services.now)
        self._driver = Driver(
            table,
            self._journal.ask,
            services.thinkers,
            now=services.now,
            ids=services.ids,
            missing=self._audience.missing_since,
            errand=self._errand,
            away_ms=services.settings.away_seconds * 1000,
        )
        self.reactions = Reactions(self._audience.say, services)
        self.hints = Hints(table, services.thinkers)
        wait_s = services.settings.reveal_seconds
        self.programs = Programs(self.rights, lately_s=wait_s)
        self._dealer = Dealer(
            table,
            self._journal.ask,
            here=self.programs.here,
            draw=services.ids.draw,
            wait_s=wait_s,
        )
        self.seating = Seating(self._keyring, self.act, now=services.now)

    def _errand(self) -> Errand:
        """On whose account bots think here; who plays without a socket waits for them too."""
        errand = self._audience.errand(self.table.name)
        return errand._replace(kind=GAME) if self.programs.here() else errand

    # --- what it tells ------------------------------------------------------------------------

    def info(self) -> wire.TableInfo:
        """All about the table but the game."""
        return self._noted(projection.info(self.table, self.present()))

    def _noted(self, info: wire.TableInfo) -> wire.TableInfo:
        """What is wrong with the table as it is stored, for those who come to it."""
        if not info.notice and GONE in self._services.store.damage.get(self.table.name, ""):
            info.notice = EVENTS_LOST
        return info

    def present(self) -> projection.Present:
        """Who is connected now."""
        return self._audience.present()

    def rights(self, shown: Sequence[str]) -> Rights:
        """What these keys open here."""
        return self._keyring.rights(shown)

    def greet(self, shown: Sequence[str]) -> Rights:
        """What the keys open that somebody shows; if it is the host, the host is there."""
        who = self.rights(shown)
        if shown:
            self._audience.greet(who)
        return who

    def check_host(self, shown: Sequence[str]) -> None:
        """Refuse all but the host."""
        if not self.rights(shown).host:
            raise Refusal("not-host", "Only the host can do that.")

    def check_keeper(self, shown: Sequence[str]) -> None:
        """Refuse those who may not keep the table going: the host, or who sits here without one."""
        if not (self.rights(shown).seats and self.present().host_open):
            self.check_host(shown)

    def check_seat(self, shown: Sequence[str], seat: int) -> None:
        """Refuse those who have no key for a seat."""
        self._keyring.sitting(shown, seat)

    @property
    def waiting(self) -> int:
        """How many commands are not stored yet."""
        return self._journal.waiting

    @property
    def attended(self) -> bool:
        """Whether anybody looks on."""
        return len(self._audience) > 0

    @property
    def idle(self) -> bool:
        """Whether nobody looks on and nothing will happen of itself."""
        if len(self._audience) or self._journal.waiting or self._driver.thinking:
            return False
        if self._dealer.dealing:
            return False
        ask = self.table.ask()
        return ask is None or (ask.who == "person" and ask.deadline is None)

    async def story(self, game: Dealt, aside: Aside) -> Story:
        """One of the table's games as it was told, from the deal on."""
        untold = self._chronicle.untold
        if game is self.table.game and untold is not None:
            early = await aside(replays.retell, self.table, game, tuple(game.tokens[:untold]))
            if game is self.table.game:
                self._chronicle.recall(early)
        if game is self.table.game:
            return self._chronicle.story()
        return await aside(replays.retell, self.table, game, tuple(game.tokens))

    def facts_of(self, n: int, point: PointOfView) -> wire.Facts:
        """What the decision that became event `n` did, if that is still known."""
        return self._chronicle.facts_of(n, point)

    # --- who looks on ---------------------------------------------------------------------------

    def join(self, viewer: Viewer, point: PointOfView, *, host: bool, since: int | None) -> None:
        """Let somebody look on: what was missed since an event, or all there is."""
        if self._journal.broken:
            viewer.bye("resync", "This table has just been put away: ask again.", retry_ms=500)
            return
        moved = self._audience.enter(viewer, point, host=host)
        missed = None
        if since is not None and not moved:
            missed = self._chronicle.missed(since, self.table.n)
        if missed is None:
            now = self._services.now()
            state = projection.state(self.table, point, self.present(), host=host, now=now)
            self._noted(state.info)
            viewer.write(text_frame(wire.encode(state)))
        else:
            resumed = text_frame(wire.encode(wire.Resumed(self.table.n)))
            viewer.write(b"".join([resumed, *(told.to(point) for told in missed)]))
        self._take_back(point)
        self.wake()  # somebody may wait now for one who is away, or no more

    def _take_back(self, point: PointOfView) -> None:
        """Whoever was away and comes back plays on, if the seat is still theirs by then."""
        seat = point.seat

        def command(table: Table) -> commands.Events:
            point.check_seat(table)
            return commands.back(table, seat or 0)

        if seat and self.table.seats[seat - 1].stand_in == "away":
            self._journal.ask(command, self._driver)

    def looks_on(self, viewer: Viewer) -> bool:
        """Whether somebody is (still) here."""
        return viewer in self._audience

    def leave(self, viewer: Viewer) -> None:
        """Somebody's connection is gone."""
        self.hints.forget(viewer)
        self.programs.leave(viewer)
        if self._audience.leave(viewer):
            self.wake()

    def check_crowd(self) -> None:
        """Refuse one spectator too many."""
        if self._audience.watching >= self._services.settings.spectators_per_table:
            raise Refusal("too-many", "There are too many spectators at this table.")

    def check_devices(self, viewer: Viewer, seat: int | None) -> None:
        """Refuse one connection too many of a seat: all of them are told everything."""
        here = self._audience.devices(seat) if seat else []
        if len(here) >= CONNECTIONS_OF_A_SEAT and viewer not in here:
            raise Refusal("too-many", "This seat is open too often: close it elsewhere.")

    def _send_strangers_away(self) -> None:
        for viewer in self._audience.strangers():
            self.leave(viewer)
            viewer.bye("revoked", "This seat has a new key.", retry_ms=None)

    # --- what happens ---------------------------------------------------------------------------

    def ask(self, command: Command, reply: Reply) -> None:
        """Let something happen; the answer comes when it is stored."""
        self._journal.ask(command, reply)

    async def act(self, command: Command) -> int:
        """Let something happen, and wait until it is stored and told; as which event."""
        waiter = Waiter()
        self._journal.ask(command, waiter)
        return await waiter.answer

    def answer(self, viewer: Viewer, frame: bytes) -> None:
        """Answer one viewer, right after what is told next."""
        self._audience.answer(viewer, frame)

    def wake(self) -> None:
        """Go on with whatever the table waits for."""
        if not self._journal.waiting and not self._journal.broken:
            self.rest()

    def rekeyed(self, change: KeyChange) -> None:
        """Keys have changed hands."""
        self._keyring.change(change)

    def happened(self, event: ev.Event, at: int, changes: Changes | None) -> None:
        """An event is stored, and the table has just changed by it."""
        if isinstance(event, ev.Moved):
            assert changes is not None
            self._decided(event, at, changes)
            return
        if isinstance(event, ev.Voided):
            name, deal = self.table.name, self.table.deal
            tries = deal.tries if deal else 0
            log.info("deal.void", table=name, seats=event.seats, cause=event.cause, count=tries)
        if isinstance(event, ev.Seated | ev.Freed | ev.Botted | ev.Revoked):
            self.hints.end(event.seat)
            self._send_strangers_away()
        if isinstance(event, ev.Changed):
            self._points = everybody(self.table)
        if isinstance(event, ev.Hosted):
            self._audience.new_host()
        if isinstance(event, ev.Started):
            assert self.table.position is not None
            self._chronicle.begin(self.table.position)
        out = projection.outbound(self.table, event, at, self._audience.present)
        self._chronicle.add_other(out)
        self._audience.hear(out)

    def _decided(self, event: ev.Moved, at: int, changes: Changes) -> None:
        self._services.counts.decisions += event.by == "person"
        move = projection.move(self.table, event, at, changes)
        self._chronicle.add(move)
        self._audience.hear(move.frames(self._points))

    def tell(self) -> None:
        """All that belongs together has happened."""
        self.hints.move_on()
        self._services.counts.events += self._audience.tell()

    def rest(self) -> None:
        """Nothing waits to be stored."""
        self._driver.go_on()
        self._dealer.go_on()
        self._call()

    def _person(self) -> tuple[int, int] | None:
        """Whom the table waits for, if it is a person: in which game, and at which seat."""
        ask = self.table.ask()
        return (len(self.table.games), ask.seat) if ask and ask.who == "person" else None

    def _call(self) -> None:
        """Tell somebody who is away that it is their turn; not who has decided just before."""
        before, self._waited_for = self._waited_for, self._person()
        bells, person = self._services.bells, self._waited_for
        if bells is None or person is None or person == before:
            return
        seat = person[1]
        if not self._audience.devices(seat):
            sitting = self.table.seats[seat - 1].sitting
            bells.ring(Call(self.table.name, self.table.setup.game, seat, sitting))

    def lost(self, fault: BaseException) -> None:
        """What was to happen may not have: forget it, and let everybody come back."""
        log.error("table.not_stored", table=self.table.name, fault=str(fault))
        self._lost(self)
        sentence = "Something could not be stored: back to before."
        self._audience.dismiss("resync", sentence, retry_ms=1000)
        self.stop()

    # --- the end ----------------------------------------------------------------------------------

    async def finish(self) -> None:
        """Take nothing new, and wait until what was asked for is stored and told."""
        self._driver.stop()
        self.hints.end_all()
        self._dealer.stop()
        self._journal.close()
        await self._journal.finished()

    def stop(self) -> None:
        """Give up what is not stored, and wait for nobody any more."""
        self._driver.stop()
        self.hints.end_all()
        self._dealer.stop()
        self._audience.stop()
        self._journal.stop()

    def dismiss(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:
        """Send everybody away."""
        self._audience.dismiss(code, sentence, retry_ms=retry_ms)

    def forget_told(self) -> None:
        """Tell nobody again what was told so far: something of it was wiped."""
        self._chronicle.forget()


class Waiter:
    """Somebody who awaits the end of a command."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def done(self, n: int) -> None:
        """It is stored."""
        if not self.answer.done():
            self.answer.set_result(n)

    def failed(self, fault: Exception) -> None:
        """It is not."""
        if not self.answer.done():
            self.answer.set_exception(fault)
