"""Fair deals under everything that people and programs may do in between, in any order."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from lynxdeck.games.fair import FairDeal
from lynxdeck.games.refusal import Refusal
from lynxdeck.table import commands, fairly
from lynxdeck.table import events as ev
from tests.pledge import Pledge
from tests.table.conftest import Talk, snapshot
from tests.table.test_fairly import Circle

SEATS = 3
numbers = st.integers(1, SEATS)
some = st.sets(numbers).map(tuple)


class Quick(Circle):
    """Does not keep what the table was after every event."""

    happen = Talk.happen


class Dealing(RuleBasedStateMachine):
    """A table for three; programs answer when they like, and everybody may go at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.circle = Quick(seats=SEATS, match=1)
        self.shown: list[str] = []
        self.terms: dict[str, str] = {}
        """As each commitment's were sealed."""
        self.said = 0

    def tries(self, command: Callable[..., Any], *args: Any, **more: Any) -> bool:
        """Whether a command was allowed."""
        try:
            self.circle.say(command, *args, **more)
        except Refusal:
            return False
        return True

    @rule(number=numbers, today=st.booleans())
    def sit(self, number: int, today: bool) -> None:
        self.said += 1
        name = f"Guest {self.said}"
        if self.tries(commands.sit, number, name, fair=today) and today:
            draw = self.circle.draw
            self.circle.programs[number] = Pledge("table", number, lambda: draw(32))

    @rule(number=numbers)
    def bot(self, number: int) -> None:
        self.tries(commands.add_bot, number, "easy")

    @rule(number=numbers)
    def leave(self, number: int) -> None:
        gone = self.tries(commands.leave, number, self.circle.draw)
        if gone and self.circle.table.seats[number - 1].kind == "free":
            self.circle.programs.pop(number, None)

    @rule(number=numbers)
    def back(self, number: int) -> None:
        self.tries(commands.back, number)

    @rule(number=numbers)
    def answers(self, number: int) -> None:
        if number in self.circle.programs:
            self.circle.tell(number)

    @rule()
    def all_answer(self) -> None:
        for number in tuple(self.circle.programs):
            self.answers(number)

    @rule(number=numbers)
    def lies(self, number: int) -> None:
        assert not self.tries(fairly.reveal, number, "00" * 32)

    @rule(here=some)
    def start(self, here: tuple[int, ...]) -> None:
        self.tries(commands.start, here=here)

    @precondition(lambda self: self.circle.deal.starting)
    @rule(here=some, late=st.booleans())
    def goes_on(self, here: tuple[int, ...], late: bool) -> None:
        """What the server does by itself."""
        deal = self.circle.deal
        if not deal.sealed:
            self.tries(fairly.seal, here, late=late)
        elif late:
            self.circle.void()

    @precondition(lambda self: self.circle.table.status == "playing")
    @rule()
    def play_out(self) -> None:
        self.circle.play_out()

    @rule()
    def rematch(self) -> None:
        self.tries(commands.rematch)

    @invariant()
    def what_was_shown_stays(self) -> None:
        table, deal = self.circle.table, self.circle.deal
        if not self.shown or self.shown[-1] != deal.commitment:
            assert deal.commitment not in self.shown, "every deal has a commitment of its own"
            self.shown.append(deal.commitment)
        if deal.terms:
            sealed = self.terms.setdefault(deal.commitment, str(deal.terms))
            assert sealed == str(deal.terms)
        assert deal.starting or not deal.shares or table.status != "waiting"
        self._check_games()

    def _check_games(self) -> None:
        """Every deal is as it was promised."""
        for game in self.circle.table.games:
            assert isinstance(game.seed, FairDeal)
            assert not list(game.seed.faults())
            assert self.terms[game.commitment] == str(game.seed.terms)
            assert game.start == game.seed.start()

    @invariant()
    def no_seat_spoils_a_third_deal(self) -> None:
        assert max(self.circle.deal.voids.values(), default=0) <= 2

    def teardown(self) -> None:
        assert snapshot(self.circle.again()) == snapshot(self.circle.table)
        kinds = [type(ev.decode(payload)) for payload, _ in self.circle.log]
        assert kinds.count(ev.Started) == len(self.circle.table.games)


def run(examples: int) -> None:
    machine = Dealing.TestCase
    machine.settings = settings(max_examples=examples, stateful_step_count=30, deadline=None)
    machine().runTest()


@pytest.mark.promise("fair-order")
def test_a_deal_in_any_order() -> None:
    run(8)


@pytest.mark.long
def test_many_deals_in_any_order() -> None:
    run(2000)
