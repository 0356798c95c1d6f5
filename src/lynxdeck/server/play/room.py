"""One table in memory: its keys, its journal, who looks on, and what goes on by itself.

Other processes may have it too. All of them take what their own people ask for; what goes on by
itself (bots, clocks, deals, calls) is done by the one whose table it is.
"""

from collections.abc import Callable, Sequence

import msgspec
import structlog

from lynxdeck.games.observer import Changes
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server import protocol as wire
from lynxdeck.server.keyring import Keyring, Rights
from lynxdeck.server.offload import Offload
from lynxdeck.server.play import messages, replays, versions
from lynxdeck.server.play.access import PointOfView
from lynxdeck.server.play.audience import Audience, Reactions, Viewer
from lynxdeck.server.play.driver import Driver
from lynxdeck.server.play.hints import Hints
from lynxdeck.server.play.journal import Journal
from lynxdeck.server.play.messages import GameMoves, Transcript
from lynxdeck.server.play.presence import Here, Programs
from lynxdeck.server.play.seating import Seating
from lynxdeck.server.play.services import Services
from lynxdeck.server.protocol.frames import text_frame
from lynxdeck.server.store import GUEST, Key, News, NotOwner, Owner, Since
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table

CONNECTIONS_OF_A_SEAT = 64

log = structlog.get_logger()


class Room:
    """A table, and everybody who has to do with it."""

    # Here and in all that a table has of its own: docs/speed.md tells why.
    __slots__ = (
        "_lost", "_sent_away", "_services", "audience", "driver", "hints", "journal", "keyring",
        "programs", "reactions", "seating", "table", "transcript", "used_at",
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
        self.keyring = Keyring(table, keys, services.ids)
        self.audience = Audience(table, services.now, self._changed, ours=owner != GUEST)
        self._sent_away: list[tuple[Viewer, str]] = []
        """Who is told nothing more and is still to hear why."""
        self.transcript = Transcript(len(table.game.tokens) if table.games else 0)
        """What was told so far."""
        self.journal = Journal(self, owner, services.store, services.now, keys_at)
        self.reactions = Reactions(self.audience.say, services, self._changed)
        self.hints = Hints(table, services.bot_pool)
        self.programs = Programs(
            self.keyring.rights, lately_s=services.settings.reveal_seconds, changed=self._changed
        )
        self.driver = Driver(
            table, self.journal, services, audience=self.audience, programs=self.programs
        )
        self.seating = Seating(self.keyring, self.journal.act, now=services.now)

    # --- who may do what --------------------------------------------------------------------------

    def greet(self, shown: Sequence[str]) -> Rights:
        """What the keys open that somebody shows; if it is the host, the host is there."""
        who = self.keyring.rights(shown)
        if shown:
            self.audience.greet(who)
        return who

    def check_host(self, shown: Sequence[str]) -> None:
        if not self.keyring.rights(shown).host:
            raise Refusal("not-host", "Only the host can do that.")

    def check_keeper(self, shown: Sequence[str]) -> None:
        """Refuse those who may not keep the table going: the host, or who sits here without one."""
        if not (self.keyring.rights(shown).seats and self.audience.present().host_open):
            self.check_host(shown)

    def check_crowd(self) -> None:
        if self.audience.watching >= self._services.settings.spectators_per_table:
            raise Refusal("too-many", "There are too many spectators at this table.")

    def check_devices(self, viewer: Viewer, seat: int | None) -> None:
        """Refuse one connection too many of a seat: all of them are told everything."""
        if seat and self.audience.devices(seat, but=viewer) >= CONNECTIONS_OF_A_SEAT:
            raise Refusal("too-many", "This seat is open too often: close it elsewhere.")

    # --- what can be asked ------------------------------------------------------------------------

    def info(self) -> wire.TableInfo:
        return messages.info(self.table, self.audience.present())

    @property
    def attended(self) -> bool:
        return len(self.audience) > 0

    @property
    def idle(self) -> bool:
        """Whether nobody looks on and nothing will happen of itself."""
        if len(self.audience) or self.journal.waiting or self.driver.thinking:
            return False
        if not self.driver.ours:
            return True
        ask = self.table.ask()
        still = ask is None or (ask.who == "person" and ask.deadline is None)
        return still and not self.driver.dealing

    @property
    def at_rest(self) -> bool:
        """Whether nothing is under way that another process would have to begin again."""
        return not (self.journal.waiting or self.driver.thinking or self.driver.dealing)

    async def story(self, game: Dealt, offload: Offload) -> GameMoves:
        untold = self.transcript.untold
        if game is self.table.game and untold is not None:
            early = await offload(replays.retell, self.table, game, tuple(game.tokens[:untold]))
            if game is self.table.game:
                self.transcript.recall(early)
        if game is self.table.game:
            return self.transcript.story()
        return await offload(replays.retell, self.table, game, tuple(game.tokens))

    # --- who looks on -----------------------------------------------------------------------------

    def join(self, viewer: Viewer, point: PointOfView, *, host: bool, since: int | None) -> None:
        """Let somebody look on: what was missed since an event, or all there is."""
        if self.journal.broken:
            viewer.bye("resync", "This table has just been put away: ask again.", retry_ms=500)
            return
        moved = self.audience.enter(viewer, point, host=host)
        missed = None if moved else self.transcript.missed(since, self.table.n)
        if missed is None:
            self._show(viewer, point, host=host)
        else:
            resumed = text_frame(wire.encode(wire.Resumed(self.table.n, messages.form(self.table))))
            frames = b"".join([resumed, *(told.to(point) for told in missed)])
            self.audience.show(viewer, frames)
        self._take_back(point)
        self.wake()  # somebody may wait now for one who is away, or no more

    def _show(self, viewer: Viewer, point: PointOfView, *, host: bool) -> None:
        now, present = self._services.now(), self.audience.present()
        state = messages.state(self.table, point, present, host=host, now=now)
        self.audience.show(viewer, text_frame(wire.encode(state)))

    def _take_back(self, point: PointOfView) -> None:
        """Who was away and comes back plays on, if the seat is still theirs by then."""
        seat = point.seat

        def command(table: Table) -> commands.Events:
            point.check_seat(table)
            return commands.back(table, seat or 0)

        if seat and self.table.seats[seat - 1].stand_in == "away":
            self.journal.ask(self.driver.request(command))

    def leave(self, viewer: Viewer) -> None:
        self.hints.forget(viewer)
        self.programs.leave(viewer)
        if self.audience.leave(viewer):
            self.wake()

    def _send_strangers_away(self) -> None:
        for viewer, place in self.audience.strangers():
            self.leave(viewer)
            self._sent_away.append((viewer, "no-key:new" if place.seat else "off:spectators"))

    # --- what happens -----------------------------------------------------------------------------

    def wake(self) -> None:
        if not self.journal.waiting and not self.journal.broken:
            self.driver.go_on()

    def happened(self, event: ev.Event, at: int, changes: Changes | None) -> None:
        """An event is stored, and the table has just changed by it."""
        if isinstance(event, ev.Moved):
            assert changes is not None
            self._services.counts.decisions += event.by == "person"
            move = messages.move(self.table, event, changes)
            self.transcript.add(move)
            self.audience.hear(*move.frames())
            return
        if isinstance(event, ev.Voided):
            name, deal = self.table.name, self.table.deal
            tries = deal.tries if deal else 0
            log.info("deal.void", table=name, seats=event.seats, cause=event.cause, count=tries)
        if isinstance(event, ev.Seated | ev.Freed | ev.Botted | ev.Revoked):
            self.hints.end(event.seat)
        self._send_strangers_away()
        if isinstance(event, ev.Hosted):
            self.audience.new_host()
        if isinstance(event, ev.Forgotten):
            self.transcript.forget()
        if isinstance(event, ev.Started):
            assert self.table.position is not None
            self.transcript.begin(self.table.position)
        out = messages.outbound(self.table, event, at, self.audience.present)
        self.transcript.add_other(out)
        self.audience.hear(out.shared, out.own)

    def tell(self) -> None:
        if self.hints.sought:
            self.hints.move_on()
        self._services.counts.events += self.audience.tell()
        while self._sent_away:  # after the answer, if it was their own doing
            viewer, why = self._sent_away.pop()
            viewer.bye("revoked", str(refuse(why)), retry_ms=None)

    def lost(self, fault: BaseException) -> None:
        """What was to happen may not have: forget it, and let everybody come back."""
        if versions.is_foreign(fault):
            log.info("table.left", table=self.table.name, n=self.table.n, fault=str(fault))
            sentence = str(versions.elsewhere())
        else:
            log.error("table.not_stored", table=self.table.name, fault=str(fault))
            sentence = "Something could not be stored: back to before."
        self._lost(self)
        self.audience.dismiss("resync", sentence, retry_ms=1000)
        self.stop()

    # --- other processes --------------------------------------------------------------------------

    def since(self, keeper: int) -> Since:
        """What is known of the table here; and whose it is, by our last word."""
        return Since(self.table.name, self.table.n, self.journal.keys_at, keeper)

    def hear(self, news: News) -> None:
        """What other processes have stored happens here too; they have counted it."""
        counts = self._services.counts
        before = counts.decisions, counts.events
        self.journal.hear(news)
        counts.decisions, counts.events = before

    def wrote(self) -> None:
        if peers := self._services.peers:
            peers.wrote(self.table.name, self.table.n)

    def behind(self, fault: BaseException | None) -> bool:
        """Others have stored something; whether we shall hear of it, and can go on."""
        peers = self._services.peers
        heard = peers is not None and peers.behind(self.table.name)
        if heard and isinstance(fault, NotOwner):
            log.warning("table.taken_over", table=self.table.name, fault=str(fault))
            self.driver.let_go()
        return heard

    def _changed(self) -> None:
        if peers := self._services.peers:
            peers.changed(self.table.name)

    def here(self) -> Here:
        ticking = self.table.ticking
        return msgspec.structs.replace(
            self.audience.here(),
            connected=self.programs.own_connected(),
            programs=self.programs.own(),
            earliest=ticking.earliest if ticking else 0,
            shown=self.reactions.lately(),
        )

    def hear_of(self, elsewhere: Here) -> None:
        if elsewhere == self.audience.elsewhere:
            return
        self.journal.patient = elsewhere.crowd > 0
        self.programs.elsewhere = elsewhere
        self.reactions.hear(elsewhere.shown)
        self.audience.hear_of(elsewhere)
        ticking = self.table.ticking
        if ticking and elsewhere.earliest > ticking.earliest:
            before = self.table.ask()
            ticking.earliest = elsewhere.earliest
            if self.table.ask() != before:  # a clock has changed, though nothing has happened
                for viewer, place in self.audience.listeners():
                    self._show(viewer, place.point, host=place.hosting == self.table.hosting)
        self.wake()

    # --- the end ----------------------------------------------------------------------------------

    async def finish(self) -> None:
        """Take nothing new, and wait until what was asked for is stored and told."""
        self.driver.stop()
        self.hints.end_all()
        self.journal.close()
        await self.journal.finished()

    def stop(self) -> None:
        self.driver.stop()
        self.hints.end_all()
        self.audience.stop()
        self.journal.stop()
