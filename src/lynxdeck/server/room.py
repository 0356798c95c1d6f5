"""One table in memory: its keys, its journal, who looks on, and what goes on by itself.

Other processes may have it too. All of them take what their own people ask for; what goes on by
itself (bots, clocks, deals, bells) is done by the one whose table it is.
"""

from collections.abc import Callable, Sequence

import msgspec
import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.watch import Changes
from lynxdeck.server import projection, replays, versions
from lynxdeck.server import protocol as wire
from lynxdeck.server.aside import Aside
from lynxdeck.server.attendance import Here
from lynxdeck.server.audience import Audience, Viewer
from lynxdeck.server.chronicle import Chronicle, Story
from lynxdeck.server.frames import text_frame
from lynxdeck.server.hints import Hints
from lynxdeck.server.journal import Command, Journal, Waiter
from lynxdeck.server.keyring import Keyring, Rights
from lynxdeck.server.pov import PointOfView, everybody
from lynxdeck.server.programs import Programs
from lynxdeck.server.reactions import Reactions
from lynxdeck.server.seating import Seating
from lynxdeck.server.services import Services
from lynxdeck.server.stewards import Stewards
from lynxdeck.server.store import GUEST, Key, KeyChange, News, NotOwner, Owner, Since
from lynxdeck.server.store.marks import GONE
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table

EVENTS_LOST = "events-lost"
"""What those who sit there are told until the host of the server accepts it."""
CONNECTIONS_OF_A_SEAT = 64

log = structlog.get_logger()


class Room:
    """A table, and everybody who has to do with it."""

    # Here and in all that a table has of its own: docs/speed.md tells why.
    __slots__ = (
        "_audience", "_chronicle", "_journal", "_keyring", "_lost", "_points", "_services",
        "_stewards", "answer", "ask", "hints", "looks_on", "programs", "reactions", "rekey", "rest",
        "seating", "table", "used_at",
    )  # fmt: skip

    def __init__(
        self,
        table: Table,
        owner: Owner,
        keys: Sequence[Key],
        services: Services,
        *,
        lost: Callable[["Room"], None],
        keys_at: int = 0,
    ) -> None:
        self.table = table
        """As it is stored: only the journal changes it."""
        self.used_at = services.now()
        """When it was last asked for, or seen to be needed."""
        self._services = services
        self._lost = lost
        self._keyring = Keyring(table, keys, services.ids)
        self.rekey = self._keyring.replace
        """These are all keys now."""
        self._audience = Audience(table, services.now, self._changed, anew=owner != GUEST)
        self._chronicle = Chronicle(len(table.game.tokens) if table.games else 0)
        self._points = everybody(table)
        self._journal = Journal(table, owner, services.store, self, services.now, keys_at)
        self.ask = self._journal.ask
        """Let something happen; the answer comes when it is stored."""
        self.answer = self._audience.answer
        """Answer one viewer, right after what is told next."""
        self.looks_on = self._audience.__contains__
        """Whether somebody is (still) here."""
        self.reactions = Reactions(self._audience.say, services, self._changed)
        self.hints = Hints(table, services.thinkers)
        wait_s = services.settings.reveal_seconds
        self.programs = Programs(self.rights, lately_s=wait_s, changed=self._changed)
        self._stewards = Stewards(
            table, self._journal, services, audience=self._audience, programs=self.programs
        )
        self.rest = self._stewards.go_on
        """Nothing waits to be stored."""
        self.seating = Seating(self._keyring, self.act, now=services.now)

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
        """Whether anybody looks on whom this process has."""
        return len(self._audience) > 0

    @property
    def idle(self) -> bool:
        """Whether nobody looks on and nothing will happen of itself."""
        if len(self._audience) or self._journal.waiting or self._stewards.thinking:
            return False
        if not self.ours:
            return True
        ask = self.table.ask()
        still = ask is None or (ask.who == "person" and ask.deadline is None)
        return still and not self._stewards.dealing

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
        missed = None if moved else self._chronicle.missed(since, self.table.n)
        if missed is None:
            self._show(viewer, point, host=host)
        else:
            resumed = text_frame(wire.encode(wire.Resumed(self.table.n)))
            viewer.write(b"".join([resumed, *(told.to(point) for told in missed)]))
        self._take_back(point)
        self.wake()  # somebody may wait now for one who is away, or no more

    def _show(self, viewer: Viewer, point: PointOfView, *, host: bool) -> None:
        """All there is, as somebody may see it."""
        now = self._services.now()
        state = projection.state(self.table, point, self.present(), host=host, now=now)
        self._noted(state.info)
        viewer.write(text_frame(wire.encode(state)))

    def _take_back(self, point: PointOfView) -> None:
        """Whoever was away and comes back plays on, if the seat is still theirs by then."""
        seat = point.seat

        def command(table: Table) -> commands.Events:
            point.check_seat(table)
            return commands.back(table, seat or 0)

        if seat and self.table.seats[seat - 1].stand_in == "away":
            self._journal.ask(command, self._stewards.driver)

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
        if seat and self._audience.devices(seat, but=viewer) >= CONNECTIONS_OF_A_SEAT:
            raise Refusal("too-many", "This seat is open too often: close it elsewhere.")

    def _send_strangers_away(self) -> None:
        for viewer in self._audience.strangers():
            self.leave(viewer)
            viewer.bye("revoked", "This seat has a new key.", retry_ms=None)

    # --- what happens ---------------------------------------------------------------------------

    async def act(self, command: Command) -> int:
        """Let something happen, and wait until it is stored and told; as which event."""
        waiter = Waiter()
        self._journal.ask(command, waiter)
        return await waiter.answer

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
        if isinstance(event, ev.Forgotten):
            self.forget_told()
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

    def lost(self, fault: BaseException) -> None:
        """What was to happen may not have: forget it, and let everybody come back."""
        if versions.is_foreign(fault):
            log.info("table.left", table=self.table.name, n=self.table.n, fault=str(fault))
            sentence = str(versions.elsewhere())
        else:
            log.error("table.not_stored", table=self.table.name, fault=str(fault))
            sentence = "Something could not be stored: back to before."
        self._lost(self)
        self._audience.dismiss("resync", sentence, retry_ms=1000)
        self.stop()

    # --- other processes ------------------------------------------------------------------------

    @property
    def owner(self) -> Owner:
        """What shows the store whether this table is ours."""
        return self._journal.owner

    @property
    def ours(self) -> bool:
        """Whether this process does what nobody asks for in person."""
        return self._stewards.ours

    def look_after(self, owner: Owner) -> None:
        """The table is ours from now on."""
        self._stewards.take_over(owner)

    def let_go(self) -> None:
        """The table is not ours any more; who looks on stays."""
        self._stewards.let_go()

    @property
    def at_rest(self) -> bool:
        """Whether nothing is under way that another process would have to begin anew."""
        return not (self._journal.waiting or self._stewards.thinking or self._stewards.dealing)

    def since(self, keeper: int) -> Since:
        """What is known of the table here; and who looks after it, by our last word."""
        return Since(self.table.name, self.table.n, self._journal.keys_at, keeper)

    def hear(self, news: News) -> None:
        """What other processes have stored happens here too; they have counted it."""
        counts = self._services.counts
        before = counts.decisions, counts.events
        self._journal.hear(news)
        counts.decisions, counts.events = before

    def wrote(self) -> None:
        """Something of ours is stored."""
        self._services.abroad.wrote(self.table.name, self.table.n)

    def behind(self, fault: BaseException | None) -> bool:
        """Others have stored something; whether we shall hear of it, and can go on."""
        heard = self._services.abroad.behind(self.table.name)
        if heard and isinstance(fault, NotOwner):
            log.warning("table.taken_over", table=self.table.name, fault=str(fault))
            self.let_go()
        return heard

    def _changed(self) -> None:
        self._services.abroad.changed(self.table.name)

    def here(self) -> Here:
        """What other processes are to know of those whom this one has here."""
        ticking = self.table.ticking
        return msgspec.structs.replace(
            self._audience.here(),
            connected=self.programs.own_connected(),
            programs=self.programs.own(),
            earliest=ticking.earliest if ticking else 0,
            shown=self.reactions.lately(),
        )

    @property
    def elsewhere(self) -> Here:
        """Those whom other processes have here."""
        return self._audience.elsewhere

    def hear_of(self, elsewhere: Here) -> None:
        """Who is connected to other processes now."""
        if elsewhere == self._audience.elsewhere:
            return
        self._journal.patient = elsewhere.crowd > 0
        self.programs.elsewhere = elsewhere
        self.reactions.hear(elsewhere.shown)
        self._audience.hear_of(elsewhere)
        ticking = self.table.ticking
        if ticking and elsewhere.earliest > ticking.earliest:
            before = self.table.ask()
            ticking.earliest = elsewhere.earliest
            if self.table.ask() != before:  # a clock has changed, though nothing has happened
                for viewer, place in self._audience.places():
                    self._show(viewer, place.point, host=place.hosting == self.table.hosting)
        self.wake()

    # --- the end ----------------------------------------------------------------------------------

    async def finish(self) -> None:
        """Take nothing new, and wait until what was asked for is stored and told."""
        self._stewards.stop()
        self.hints.end_all()
        self._journal.close()
        await self._journal.finished()

    def stop(self) -> None:
        """Give up what is not stored, and wait for nobody any more."""
        self._stewards.stop()
        self.hints.end_all()
        self._audience.stop()
        self._journal.stop()

    def dismiss(self, code: wire.ByeCode, sentence: str, *, retry_ms: int | None) -> None:
        """Send everybody away."""
        self._audience.dismiss(code, sentence, retry_ms=retry_ms)

    def forget_told(self) -> None:
        """Tell nobody again what was told so far: something of it was wiped."""
        self._chronicle.forget()
