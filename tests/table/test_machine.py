"""Any commands in any order: a plain model says what is allowed, and the log tells it all again."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game as find_game
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.setup import Clock, DaysClock, LiveClock, NoClock, Setup
from lynxdeck.table.table import Table
from tests.table.conftest import Talk, snapshot

NAMES = ("Ann", "ann", "Ben", "Cleo", "Zoë", "x" * 25, "!")
SEATS = st.integers(0, 5)


@dataclass
class Chair:
    """What the model knows of a seat."""

    kind: str = "free"
    name: str = ""
    stand_in: bool = False
    auto: bool = False


@dataclass
class Model:
    """A table as people would describe it."""

    chairs: list[Chair]
    rounds: int
    chat_on: bool
    status: str = "waiting"
    rematches: int = 0
    played: int = 0
    said: list[str] = field(default_factory=list)
    decisions: list[tuple[int, str]] = field(default_factory=list)
    """Of the game being played."""

    def chair(self, number: int) -> Chair | None:
        return self.chairs[number - 1] if 1 <= number <= len(self.chairs) else None

    def may_change_seats(self) -> str:
        """Why seats cannot change hands now; empty if they can."""
        if self.status == "closed":
            return "closed"
        return "" if self.status == "waiting" and not self.rematches else "started"

    def person(self, number: int) -> str:
        """Why a command of this seat's person is refused; empty if it is not."""
        return "closed" if self.status == "closed" else self.sitter(number)

    def sitter(self, number: int) -> str:
        """The same where a table may be closed."""
        chair = self.chair(number)
        if chair is None:
            return "no-seat"
        return "" if chair.kind == "person" else "no-person"

    def name(self, number: int, name: str) -> str:
        """Why somebody may not be called that; empty if it is fine."""
        if len(name) > 24 or not any(sign.isalnum() for sign in name):
            return "bad-name"
        taken = [c.name.lower() for i, c in enumerate(self.chairs, 1) if i != number and c.name]
        return "name-taken" if name.lower() in taken else ""


class TableMachine(RuleBasedStateMachine):
    """A table, its model, and a second table that only hears of what happened."""

    @initialize(
        game=st.sampled_from(["linko", "push"]),
        seats=st.integers(2, 4),
        match=st.integers(0, 1),
        chat=st.booleans(),
        clock=st.sampled_from([NoClock(), LiveClock(5, bank=20), DaysClock(2)]),
        chance=st.randoms(use_true_random=False),
    )
    def make(
        self, game: str, seats: int, match: int, chat: bool, clock: Clock, chance: random.Random
    ) -> None:
        played = find_game(game)
        edition = played.editions[0]
        setup = Setup(
            game=game,
            edition=edition.name,
            flags=dict(edition.flags),
            seats=seats,
            rules=played.rules.VERSION,
            match=match,
            chat=chat,
            clock=clock,
        )
        self.talk = Talk(setup)
        self.model = Model([Chair() for _ in range(seats)], seats * match or 1, chat)
        self.shadow = Table(self.talk.table.name)
        self.chance = chance
        self.heard = 0

    def said(self, expected: str, command: Callable[..., Any], *args: Any, **more: Any) -> bool:
        """Give a command; whether it was carried out, as the model expects."""
        before, code = snapshot(self.talk.table), ""
        try:
            self.talk.say(command, *args, **more)
        except Refusal as refusal:
            code = refusal.code
        assert code == expected
        assert not code or snapshot(self.talk.table) == before
        return not code

    # --- seats ----------------------------------------------------------------------------------

    @rule(number=st.none() | SEATS, name=st.sampled_from(NAMES))
    def sit(self, number: int | None, name: str) -> None:
        model = self.model
        expected = model.may_change_seats()
        free = [i for i, chair in enumerate(model.chairs, 1) if chair.kind == "free"]
        seat = number if number is not None else next(iter(free), 0)
        if not expected and number is None and not free:
            expected = "full"
        chair = model.chair(seat)
        if not expected and chair is None:
            expected = "no-seat"
        if not expected and chair is not None and chair.kind != "free":
            expected = "seat-taken"
        expected = expected or model.name(seat, name)
        if self.said(expected, commands.sit, number, name):
            model.chairs[seat - 1] = Chair("person", name)

    @rule(number=SEATS, name=st.sampled_from(NAMES))
    def rename(self, number: int, name: str) -> None:
        expected = self.model.person(number) or self.model.name(number, name)
        if self.said(expected, commands.rename, number, name):
            self.model.chairs[number - 1].name = name

    @rule(number=SEATS, level=st.sampled_from(["easy", "expert"]))
    def add_bot(self, number: int, level: str) -> None:
        chair = self.model.chair(number)
        expected = self.model.may_change_seats() or ("no-seat" if chair is None else "")
        if not expected and chair is not None and chair.kind == "person":
            expected = "seat-taken"
        if self.said(expected, commands.add_bot, number, level):
            name = self.talk.table.seats[number - 1].name
            assert self.model.name(number, name) == ""
            self.model.chairs[number - 1] = Chair("bot", name)

    @rule(number=SEATS)
    def free(self, number: int) -> None:
        chair = self.model.chair(number)
        expected = self.model.may_change_seats() or ("no-seat" if chair is None else "")
        if not expected and chair is not None and chair.kind == "free":
            expected = "seat-free"
        if self.said(expected, commands.free, number):
            self.model.chairs[number - 1] = Chair()

    @rule(number=SEATS)
    def leave(self, number: int) -> None:
        if self.said(self.model.person(number), commands.leave, number):
            if self.model.may_change_seats():
                self.model.chairs[number - 1].stand_in = True
            else:
                self.model.chairs[number - 1] = Chair()

    @rule(number=SEATS, why=st.sampled_from(["clock", "away"]))
    def stand_in(self, number: int, why: str) -> None:
        model = self.model
        idle = {"closed": "closed", "waiting": "not-started", "playing": ""}
        expected = idle.get(model.status, "over") or model.person(number)
        if self.said(expected, commands.stand_in, number, why):
            model.chairs[number - 1].stand_in = True

    @rule(number=SEATS)
    def back(self, number: int) -> None:
        if self.said(self.model.person(number), commands.back, number):
            self.model.chairs[number - 1].stand_in = False

    @rule(number=SEATS, auto=st.booleans())
    def set_auto(self, number: int, auto: bool) -> None:
        if self.said(self.model.person(number), commands.set_auto, number, auto=auto):
            self.model.chairs[number - 1].auto = auto

    @rule(number=SEATS, text=st.sampled_from(["hello", "", "x" * 301]))
    def chat(self, number: int, text: str) -> None:
        model = self.model
        expected = "closed" if model.status == "closed" else "" if model.chat_on else "off"
        expected = expected or model.person(number)
        expected = expected or {"": "empty", "hello": ""}.get(text, "too-long")
        if self.said(expected, commands.chat, number, text):
            model.said.append(text)

    @rule(number=SEATS)
    def revoke(self, number: int) -> None:
        self.said(self.model.sitter(number), commands.revoke, number)

    # --- games ----------------------------------------------------------------------------------

    @rule()
    def start(self) -> None:
        model = self.model
        expected = {"closed": "closed", "playing": "started", "over": "over"}.get(model.status, "")
        if not expected and any(chair.kind == "free" for chair in model.chairs):
            expected = "seats-free"
        if self.said(expected, commands.start):
            model.status, model.decisions = "playing", []

    @precondition(lambda self: self.model.status == "waiting" and not self.model.rematches)
    @rule()
    def fill_and_start(self) -> None:
        """So that games are played often enough."""
        for number, chair in enumerate(self.model.chairs, start=1):
            if chair.kind == "free":
                self.add_bot(number, "easy")
        self.start()

    @rule(number=SEATS, slip=st.integers(-1, 1))
    def decide(self, number: int, slip: int) -> None:
        """Somebody, for this move or for another one; asked or not."""
        model, table = self.model, self.talk.table
        expected = {"closed": "closed", "waiting": "not-started", "playing": ""}.get(
            model.status, "over"
        )
        asked = table.watch.asked if model.status == "playing" else None
        token = self.chance.choice(table.watch.legal) if asked else "T"
        expected = expected or ("" if number == asked else "not-your-decision")
        expected = expected or ("stale" if slip else "")
        chair = model.chair(number)
        if not expected and chair is not None and chair.stand_in:
            expected = "stand-in"
        move = len(model.decisions) + slip
        if self.said(expected, commands.decide, number, token, move):
            self.decided(number, token)

    @precondition(lambda self: self.model.status == "playing")
    @rule(most=st.sampled_from([1, 5, 40, 100_000]), pause=st.integers(0, 9_000))
    def play_on(self, most: int, pause: int) -> None:
        """The seat that is asked decides, some times or to the end."""
        while most and self.model.status == "playing":
            asked = self.talk.table.watch.asked
            assert asked is not None
            token = self.chance.choice(self.talk.table.watch.legal)
            self.talk.at += pause
            self.talk.decide(token)
            self.decided(asked, token)
            most -= 1

    @precondition(lambda self: self.model.status in ("waiting", "between", "playing"))
    @rule(again=st.booleans())
    def play_all(self, again: bool) -> None:
        """A whole match, and maybe the next one after it."""
        if self.model.status == "waiting" and not self.model.rematches:
            self.fill_and_start()
        while self.model.status in ("waiting", "playing", "between"):
            if self.model.status != "playing":
                self.start()
            self.play_on(100_000, 100)
        if again:
            self.rematch()

    def decided(self, number: int, token: str) -> None:
        model = self.model
        model.decisions.append((number, token))
        position = self.talk.table.position
        assert position is not None
        if position.over:
            model.played += 1
            last = model.played == model.rounds
            model.status = "over" if last else "between"

    @rule()
    def rematch(self) -> None:
        model = self.model
        expected = {"closed": "closed", "over": ""}.get(model.status, "not-over")
        if self.said(expected, commands.rematch):
            model.status, model.played = "waiting", 0
            model.rematches += 1

    @precondition(lambda self: len(self.talk.log) > 25)
    @rule()
    def close(self) -> None:
        if self.said("closed" if self.model.status == "closed" else "", commands.close):
            self.model.status = "closed"

    # --- what always holds ------------------------------------------------------------------------

    @invariant()
    def model_and_table_agree(self) -> None:
        model, table = self.model, self.talk.table
        assert table.status == model.status
        assert table.n == len(self.talk.log)
        seats = [Chair(s.kind, s.name, bool(s.stand_in), s.auto) for s in table.seats]
        assert seats == model.chairs
        assert [text for *_, text in table.chat] == model.said[-50:]
        assert len(table.sheet) == model.played
        if model.status == "playing":
            game = table.game
            assert list(zip(game.seats, game.tokens, strict=True)) == model.decisions
            assert self.talk.move == len(model.decisions)

    @invariant()
    def somebody_is_asked_exactly_while_a_game_is_on(self) -> None:
        ask = self.talk.table.ask()
        assert (ask is not None) == (self.model.status == "playing")
        if ask is not None:
            chair = self.model.chairs[ask.seat - 1]
            if chair.kind == "bot" or chair.stand_in:
                assert ask.who == "bot"
            elif chair.auto and len(self.talk.table.watch.legal) == 1:
                assert (ask.who, [ask.token]) == ("auto", self.talk.table.watch.legal)
            else:
                assert ask.who == "person"
            assert (ask.deadline is not None) == (ask.who == "person" and self.limited)

    @property
    def limited(self) -> bool:
        return not isinstance(self.talk.table.setup.clock, NoClock)

    @invariant()
    def the_log_tells_it_all(self) -> None:
        for payload, at in self.talk.log[self.heard :]:
            self.shadow.apply(ev.decode(payload), at)
        self.heard = len(self.talk.log)
        assert snapshot(self.shadow) == snapshot(self.talk.table)

    def teardown(self) -> None:
        if hasattr(self, "talk"):
            assert snapshot(self.talk.again()) == snapshot(self.talk.table)


TestAnyCommands = TableMachine.TestCase
TestAnyCommands.settings = settings(max_examples=80, stateful_step_count=40, deadline=None)
