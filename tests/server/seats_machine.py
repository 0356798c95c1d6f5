"""A table of three seats whose people ask for anything in any order, held against the model."""

import asyncio
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import keyring as keyrings
from lynxdeck.server import protocol as wire
from lynxdeck.server.http.request import ApiRequest
from lynxdeck.server.http.routes import seats
from lynxdeck.server.http.routes import tables as table_routes
from lynxdeck.server.limits import Visitor
from lynxdeck.server.play.room import Room
from lynxdeck.server.protocol import answers as a
from lynxdeck.server.settings import Settings
from lynxdeck.server.tables.tables import Tables
from lynxdeck.table import events as ev
from lynxdeck.table.setup import SetupChange
from tests.server.byhand import CountedIds, HandClock, QuickBots
from tests.server.schedule import Asked, GatedStore, Shared, StillLoop, begin
from tests.server.seats_model import Answer, Card, Model, Told, Viewer

ANY = st.integers(0, 10**6)
"""Which of those there are, counted round."""
SEATS = st.integers(1, 3)
DENIED = ("no-key", "not-host")


class SeatMachine(RuleBasedStateMachine):
    """A table of three seats, and people who ask for things without waiting for each other."""

    @initialize()
    def open(self) -> None:
        self.loop = StillLoop()
        self.shelf = Shared()
        self.ids = CountedIds()
        self.under_way: list[Asked] = []
        self.cards: list[Card] = []
        self.viewers: list[Viewer] = []
        self.names = 0
        self.wrong: list[str] = []
        self.loop.set_exception_handler(lambda _, what: self.wrong.append(str(what)))
        self._serve()
        made = self.loop.run_until_complete(
            self.tables.create(wire.NewTable(game="push", seats=3, public=True, pace="instant"))
        )
        self.table, self.invite = made.room.table.name, made.invite
        self.shelf.history.append(ev.decode(self.shelf.log[self.table][1].payload))
        self.shelf.ever += self.shelf.keys.values()
        self.model = Model(self.shelf.history)
        self.cards.append(Card(made.host_key, "host", "host", 0, 1))
        for seat in (1, 2):
            self.claim(seat, public=True)
            self.let_all_through()

    def _serve(self) -> None:
        self.store = GatedStore(self.shelf)
        self.tables = self.loop.do(self._made)
        self.loop.run_until_complete(self.store.open())

    def _made(self) -> Tables:
        limits = Settings(limits="off")
        return Tables(self.store, QuickBots(), limits, ids=self.ids, clock=HandClock())

    # --- asking -----------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """How many events have happened."""
        return len(self.shelf.history)

    def ask(self, what: str, handler: Any, *args: Any, told: Told, keys: list[Card]) -> None:
        """Let somebody ask for something; the answer comes when the schedule lets it."""
        shown = [card.text for card in keys]
        visitor = Visitor(self.tables.settings)
        request = ApiRequest(self.tables, "http://x", shown, {}, "", visitor, lambda: 0)
        task = begin(self.loop, handler(request, *args))
        self.under_way.append(Asked(what, task, lambda answer, n: told(Answer(request, answer), n)))
        self.settle()

    def by(self, what: str, handler: Any, card: Card, *args: Any, told: Told | None = None) -> None:
        """Somebody asks for something with one key: the seat's, or the host's for a seat."""
        asked = self.n

        def answered(answer: Answer, n: int) -> None:
            if not answer.refused:
                since = asked if what == "erase" else n  # it answers when the log is wiped too
                assert any(self.may(what, card, at) for at in range(since, n + 1)), (what, card)
                if told:
                    told(answer, n)
            elif answer.refused in DENIED:
                assert not all(self.may(what, card, at) for at in range(asked, self.n + 1)), what

        self.ask(what, handler, self.table, *args, told=answered, keys=[card])

    def may(self, what: str, card: Card, n: int) -> bool:
        """Whether a key is enough for that."""
        if what in OWN:
            return card.kind == "seat" and self.model.sits(card, n)
        if what == "revoke own":
            return card.kind == "seat" and (self.model.sits(card, n) or self.model.host(card, n))
        return self.model.host(card, n)

    def settle(self) -> None:
        """All run until they wait; who has an answer tells the model."""
        before = getattr(self, "committed", self.n)
        self.loop.settle()
        done = [asked for asked in self.under_way if asked.task.done()]
        self.under_way = [asked for asked in self.under_way if not asked.task.done()]
        # Refusals are judged after what was committed in the same step.
        for asked in sorted(done, key=lambda asked: asked.task.exception() is not None):
            fault = asked.task.exception()
            if fault is not None and not isinstance(fault, Refusal):
                raise fault
            asked.told(fault or asked.task.result(), before)
        assert not self.wrong

    def pick(self, number: int, *kinds: str) -> Card:
        """Some key that there is or was, rather one of the latest."""
        cards = [card for card in self.cards if card.kind in kinds]
        return cards[-1 - number % (len(cards) if number % 3 == 0 else min(len(cards), 4))]

    def has(self, kind: str) -> bool:
        """Whether there was ever such a key."""
        return any(card.kind == kind for card in getattr(self, "cards", []))

    # --- what they ask for ------------------------------------------------------------------------

    @rule(seat=SEATS, public=st.booleans())
    def claim(self, seat: int, public: bool) -> None:
        self.names += 1
        name = f"Person {self.names}"

        def told(answer: Answer, n: int) -> None:
            if not answer.refused:
                self.model.people[n + 1] = name
                self.cards.append(Card(answer.body.key, "seat", name, seat, n + 1))

        wish = a.ClaimWish(name=name, seat=seat)
        if public:
            self.ask("claim", seats.claim_public, self.table, wish, told=told, keys=[])
        else:
            self.ask("claim", seats.claim, self.invite, wish, told=told, keys=[])

    @precondition(lambda self: self.has("seat"))
    @rule(which=ANY)
    def leave(self, which: int) -> None:
        card = self.pick(which, "seat")

        def told(answer: Answer, n: int) -> None:
            for _, name, key in answer.request.cookies:
                assert name == "host"
                self.cards.append(Card(key, "host", card.who, 0, n + 1))

        self.by("leave", seats.leave, card, card.seat, told=told)

    @rule(which=ANY, seat=SEATS)
    def kick(self, which: int, seat: int) -> None:
        card = self.pick(which, "host", "seat")

        def told(answer: Answer, n: int) -> None:
            for _, _, key in answer.request.cookies:
                self.cards.append(Card(key, "host", card.who, 0, n + 1))

        self.by("kick", seats.kick, card, seat, told=told)

    @rule(which=ANY, seat=SEATS)
    def revoke(self, which: int, seat: int) -> None:
        card = self.pick(which, "host", "seat")
        own = card.kind == "seat" and card.seat == seat

        def told(answer: Answer, n: int) -> None:
            if answer.body.key is not None:
                self.cards.append(Card(answer.body.key, "seat", card.who, seat, n + 1))

        self.by("revoke own" if own else "revoke", seats.revoke, card, seat, told=told)

    @precondition(lambda self: self.has("seat"))
    @rule(which=ANY)
    def lend(self, which: int) -> None:
        card = self.pick(which, "seat")

        def told(answer: Answer, n: int) -> None:
            self.cards.append(Card(answer.body.key, "link", card.who, card.seat, n))

        self.by("lend", seats.hand_over, card, card.seat, told=told)

    @precondition(lambda self: self.has("link"))
    @rule(which=ANY)
    def redeem(self, which: int) -> None:
        link = self.pick(which, "link")

        def told(answer: Answer, n: int) -> None:
            if answer.refused:
                links = [
                    card for card in self.cards if (card.kind, card.seat) == ("link", link.seat)
                ]
                made_room = len(links) - links.index(link) > keyrings.LINKS
                assert link.used or made_room or not self.model.sits(link, self.n)
                return
            assert self.model.sits(link, n)
            assert link.restored or not link.used
            link.used = True
            ((_, _, key),) = answer.request.cookies
            self.cards.append(Card(key, "seat", link.who, link.seat, n))

        wish = a.KeyWish(link.text)
        self.ask("redeem", seats.take_over, self.table, wish, told=told, keys=[])

    @rule(which=ANY, seat=SEATS, level=st.sampled_from(["easy", None]))
    def bot(self, which: int, seat: int, level: Any) -> None:
        card = self.pick(which, "host", "seat")
        self.by("bot", seats.set_bot, card, seat, a.BotWish(level))

    @rule(which=ANY, wish=st.sampled_from([{"seats": 2}, {"seats": 3}, {"match": 1}]))
    def change(self, which: int, wish: Any) -> None:
        card = self.pick(which, "host", "seat")
        self.by("change", table_routes.change, card, SetupChange(**wish))

    @precondition(lambda self: self.has("seat"))
    @rule(which=ANY, face=st.integers(0, 1), mark=st.booleans())
    def face_or_ready(self, which: int, face: int, mark: bool) -> None:
        card = self.pick(which, "seat")
        if mark:
            self.by("ready", seats.ready, card, card.seat, a.ReadyWish(ready=True))
        else:
            self.by("face", seats.face, card, card.seat, a.FaceWish(face))

    @rule(which=ANY, seat=SEATS)
    def give_host(self, which: int, seat: int) -> None:
        self.by("host", table_routes.give_host, self.pick(which, "host", "seat"), seat)

    @rule(which=ANY)
    def host_link(self, which: int) -> None:
        card = self.pick(which, "host", "seat")

        def told(answer: Answer, n: int) -> None:
            self.cards.append(Card(answer.body.key, "host", card.who, 0, n))

        self.by("host link", table_routes.host_link, card, told=told)

    @rule(which=ANY)
    def new_invite(self, which: int) -> None:
        def told(answer: Answer, n: int) -> None:  # noqa: ARG001
            self.invite = answer.body.invite

        card = self.pick(which, "host", "seat")
        self.by("invite", table_routes.new_invite, card, told=told)

    @precondition(lambda self: self.has("seat"))
    @rule(which=ANY, erase=st.booleans())
    def rename_or_erase(self, which: int, erase: bool) -> None:
        card = self.pick(which, "seat")
        if erase:
            self.by("erase", seats.forget, card, card.seat)
            return
        self.names += 1
        wish = a.NameWish(f"Other {self.names}")
        self.by("rename", seats.rename, card, card.seat, wish)

    # --- sockets ----------------------------------------------------------------------------------

    @rule(which=ANY, seated=st.booleans(), again=st.booleans())
    def join(self, which: int, seated: bool, again: bool) -> None:
        """Look on with some key, from its seat or as a spectator, also on an open socket."""
        if self.room is None:
            return
        card = self.pick(which, "host", "seat")
        seat = card.seat if seated and card.seat else None
        here = [viewer for viewer in self.viewers if not viewer.closed]
        if again and here:
            viewer = here[which % len(here)]
            viewer.cards.append(card)
        else:
            viewer = Viewer([card])
            viewer.conversation = self.tables.converse(self.room, viewer, [])
            self.viewers.append(viewer)
        heard = self.loop.do(lambda: viewer.say(type="join", protocol=1, seat=seat, key=card.text))
        let_in = b'"type":"state"' in heard or b'"type":"resumed"' in heard
        assert let_in == (seat is None or self.seated(viewer, seat))
        if let_in:
            viewer.seat = seat

    def seated(self, viewer: Viewer, seat: int) -> bool:
        """Whether one of the last keys that a device has shown opens a seat."""
        return any(
            card.seat == seat and self.model.sits(card, self.n) for card in viewer.cards[-8:]
        )

    @precondition(lambda self: any(viewer.seat for viewer in getattr(self, "viewers", [])))
    @rule(which=ANY)
    def chat(self, which: int) -> None:
        speakers = [viewer for viewer in self.viewers if viewer.seat]
        viewer = speakers[which % len(speakers)]
        if not viewer.closed:  # a connection that is closing hears nothing
            line = f"from {self.viewers.index(viewer)}"
            self.loop.do(lambda: viewer.say(type="chat", id="c", text=line))

    # --- the schedule -----------------------------------------------------------------------------

    @precondition(lambda self: self.store.gates)
    @rule(which=ANY)
    def let_through(self, which: int) -> None:
        self.committed = self.n
        before = self.n
        self.loop.do(self.store.gates.pop(which % len(self.store.gates)).open)
        for n, event in enumerate(self.shelf.history[before:], start=before):
            if isinstance(event, ev.Chatted):
                viewer = self.viewers[int(event.text.removeprefix("from "))]
                cards = [card for card in viewer.cards if card.seat == event.seat]
                assert any(self.model.sits(card, n) for card in cards)
        self.settle()
        del self.committed

    @precondition(lambda self: self.store.gates)
    @rule()
    def let_all_through(self) -> None:
        while self.store.gates:
            self.let_through(0)

    @rule(which=ANY, restore=st.booleans())
    def crash(self, which: int, restore: bool) -> None:
        """What is not stored is gone, and so is everybody; a row may come back from a backup."""
        self._stop()
        self.store.lapse()
        if restore:
            row = self.shelf.ever[which % len(self.shelf.ever)]
            self.shelf.keys[row.table, row.key_hash] = row
            for card in self.cards:
                card.restored |= keyrings.hashed(card.text) == row.key_hash
        self._serve()
        begin(self.loop, self.tables.room(self.table, None))
        self.settle()
        self.let_through(0)

    def _stop(self) -> None:
        for task in asyncio.all_tasks(self.loop):  # tables that are being loaded, too
            task.cancel()
        self.loop.settle()
        self.under_way.clear()
        for viewer in self.viewers:
            viewer.closed = True
        for room in self.tables.rooms:
            self.loop.do(room.stop)

    # --- what must hold ---------------------------------------------------------------------------

    @property
    def room(self) -> Room | None:
        """The table, if it is in memory."""
        return next(iter(self.tables.rooms), None)

    @invariant()
    def keys_open_what_they_should(self) -> None:
        """Every key that was ever given out."""
        if not self.cards or self.room is None:
            return
        for card in self.cards:
            rights = self.room.keyring.rights([card.text])
            seat = card.kind == "seat" and self.model.sits(card, self.n)
            assert rights.seats == ({card.seat} if seat else set()), card
            assert rights.host == (card.kind != "link" and self.model.host(card, self.n)), card

    @invariant()
    def nobody_looks_on_from_anothers_seat(self) -> None:
        """Every socket that is still open."""
        for viewer in self.viewers:
            if viewer.seat and not viewer.closed:
                assert self.seated(viewer, viewer.seat), viewer

    def teardown(self) -> None:
        if not hasattr(self, "store"):
            return
        try:
            while self.store.gates:
                self.let_through(0)
                self.keys_open_what_they_should()
                self.nobody_looks_on_from_anothers_seat()
            assert not self.under_way
        finally:
            try:
                self._stop()
            finally:
                self.loop.close()


OWN = ("leave", "lend", "erase", "rename", "face", "ready")
"""What the host cannot do for somebody."""
