"""Fair deals at a table: what is fixed when, who is silent, and what makes a deal void."""

from collections.abc import Sequence
from typing import Any

import pytest

from lynxdeck.games import fair
from lynxdeck.games.fair import FairDeal
from lynxdeck.table import commands, fairly
from lynxdeck.table import events as ev
from lynxdeck.table.setup import Setup, settled
from lynxdeck.table.table import Table
from tests.pledge import CheatedError, Pledge
from tests.table.conftest import Talk, snapshot


class Circle(Talk):
    """A table, and the programs of those who sit there."""

    def __init__(self, game: str = "push", *, seats: int = 3, **more: Any) -> None:
        self.seen: list[dict[str, Any]] = []
        super().__init__(settled(Setup(game=game, seats=seats, **more)))
        self.programs: dict[int, Pledge] = {}

    def happen(self, events: Sequence[ev.Event]) -> list[ev.Event]:
        """Let events happen, and keep what the table was after each."""
        for event in events:
            super().happen([event])
            self.seen.append(snapshot(self.table))
        return list(events)

    @property
    def deal(self) -> Any:
        return self.table.deal

    def fair(self, *names: str) -> "Circle":
        """People with programs of today."""
        for name in names:
            (sat,) = self.say(commands.sit, None, name, fair=True)
            assert isinstance(sat, ev.Seated)
            self.programs[sat.seat] = Pledge("table", sat.seat, lambda: self.draw(32))
        return self

    def bots(self) -> "Circle":
        for number, seat in enumerate(self.table.seats, start=1):
            if seat.kind == "free":
                self.say(commands.add_bot, number, "easy")
        return self

    def tell(self, *seats: int) -> None:
        """These programs hear of the deal, and answer."""
        for seat in seats or self.programs:
            if self.table.status == "playing":
                return
            promises = [self.deal.promises.get(i + 1) for i in range(len(self.table.seats))]
            answer = self.programs[seat].answer(
                game=self.deal.game,
                commitment=self.deal.commitment,
                promises=promises,
                terms=str(self.deal.terms) if self.deal.terms else None,
            )
            if answer and answer.kind == "promise":
                self.say(fairly.promise, seat, answer.commitment, answer.value)
            elif answer:
                self.say(fairly.reveal, seat, answer.value)

    def start(self, *here: int) -> list[ev.Event]:
        return self.say(commands.start, here=here or tuple(self.programs))

    def void(self) -> None:
        self.say(fairly.void, "late", self.deal.waiting, self.draw)

    def parts(self) -> list[str]:
        return [part.partition(":")[0] for part in self.deal.terms.parts]


def shared(circle: Talk) -> list[int]:
    """The seats that added to the deal."""
    seed = circle.table.game.seed
    assert seed is not None
    return seed.terms.sharing


def kinds(events: list[ev.Event]) -> list[str]:
    return [str(type(event).__struct_config__.tag) for event in events]


def test_a_deal_is_prepared_promised_sealed_revealed_and_then_begins() -> None:
    circle = Circle().fair("Ann", "Ben").bots()
    shown = circle.deal.commitment
    circle.tell()
    assert sorted(circle.deal.promises) == [1, 2]
    assert kinds(circle.start()) == ["sealed"]
    assert circle.parts() == ["share", "share", "bot"]
    circle.tell(2)
    assert (circle.table.status, circle.deal.waiting) == ("waiting", [1])
    circle.tell(1)
    assert circle.table.status == "playing"
    seed = circle.table.game.seed
    assert isinstance(seed, FairDeal)
    assert not list(seed.faults())
    assert (seed.commitment(), circle.table.game.commitment) == (shown, shown)
    assert circle.table.game.start == seed.start()
    assert shared(circle) == [1, 2]
    for seat, program in circle.programs.items():
        assert program.notes[1].share == seed.shares[seat - 1]
        assert not program.faults(1, str(seed))
    assert snapshot(circle.again()) == snapshot(circle.table)


def test_every_event_can_be_the_last_before_a_crash() -> None:
    """The table that is loaded then goes on as if nothing had been."""
    circle = Circle(match=1).fair("Ann", "Ben", "Cleo")
    circle.tell()
    circle.start()
    circle.tell(1)
    circle.void()
    circle.tell()
    circle.say(fairly.seal, (1, 2, 3))
    circle.tell()
    circle.play_out()
    circle.tell()
    again = Table("table")
    for (payload, at), expected in zip(circle.log, circle.seen, strict=True):
        if again.n:  # what is tried on a copy leaves the table be
            before = snapshot(again)
            again.copy().apply(ev.decode(payload), at)
            assert snapshot(again) == before
        again.apply(ev.decode(payload), at)
        assert snapshot(again) == expected


def test_bots_and_silent_seats_have_no_choice() -> None:
    circle = Circle(seats=4).fair("Ann").sit("Olga")
    assert isinstance(circle, Circle)
    circle.bots()
    circle.tell()
    circle.start()
    assert circle.parts() == ["share", "silent", "bot", "bot"]
    circle.tell()
    seed = circle.table.game.seed
    assert isinstance(seed, FairDeal)
    assert seed.shares[1:] == (None, None, None)


@pytest.mark.promise("fair-old-programs")
def test_programs_of_before_sit_and_play_as_silent_seats() -> None:
    circle = Circle(seats=2).sit("Ann", "Ben")
    assert kinds(circle.say(commands.start, here=(1, 2))) == ["sealed", "started"]
    assert circle.table.status == "playing"
    assert shared(circle) == []


def test_who_is_away_or_promised_nothing_or_let_a_bot_play_is_silent() -> None:
    circle = Circle(seats=3).fair("Ann", "Ben", "Cleo")
    circle.tell(1, 2)
    assert kinds(circle.start(1, 3)) == ["starting"]  # Cleo is here and can promise
    assert circle.start(1, 3) == []
    assert kinds(circle.say(fairly.seal, (1, 3), late=True)) == ["sealed"]
    assert circle.parts() == ["share", "silent", "silent"]
    circle.tell(1)
    assert shared(circle) == [1]

    circle = Circle(seats=2, match=1).fair("Ann", "Ben")
    circle.tell()
    circle.start()
    circle.tell()
    circle.play_out()
    circle.say(commands.leave, 2)
    circle.tell(1)
    circle.start()
    assert circle.parts() == ["share", "silent"]


@pytest.mark.promise("fair-void")
def test_who_does_not_reveal_makes_it_void_and_is_silent_after_two() -> None:
    circle = Circle(seats=2).fair("Ann", "Ben")
    seen = set()
    for tries in (1, 2):
        circle.tell()
        seen.add((circle.deal.commitment, *circle.deal.promises.values()))
        circle.say(fairly.seal, (1, 2))
        circle.tell(1)
        circle.void()
        assert (circle.deal.void.seats, circle.deal.tries) == ([2], tries)
        assert (circle.deal.terms, circle.deal.promises, circle.deal.shares) == (None, {}, {})
        assert circle.deal.starting
    assert len({value for row in seen for value in row}) == 6
    assert fairly.expected(circle.table, (1, 2)) == [1]
    circle.tell()
    circle.say(fairly.seal, (1, 2))
    assert circle.parts() == ["share", "silent"]
    circle.tell(1)
    assert circle.table.status == "playing"


def test_the_next_game_and_a_rematch_are_prepared_anew() -> None:
    circle = Circle(seats=2, match=1, start=2).fair("Ann", "Ben")
    shown = []
    for number, frame in enumerate(("1/2 start=2", "2/2 start=1", "1/2 start=2"), start=1):
        assert (circle.deal.game, circle.deal.promises, circle.deal.voids) == (number, {}, {})
        assert f"game={number} round={frame} " in circle.deal.frame
        shown.append(circle.deal.commitment)
        circle.tell()
        circle.start()
        circle.tell()
        circle.play_out()
        if number == 2:
            circle.say(commands.rematch)
    assert len(set(shown)) == 3
    seeds = [game.seed for game in circle.table.games]
    assert [seed.commitment() for seed in seeds if seed] == shown
    assert not [fault for seed in seeds if isinstance(seed, FairDeal) for fault in seed.faults()]


def test_what_must_not_be_is_refused() -> None:
    circle = Circle(seats=2).fair("Ann", "Ben")
    shown, promised = circle.deal.commitment, "ab" * 32
    assert circle.refused(fairly.promise, 1, "00" * 32, promised).code == "stale"
    assert circle.refused(fairly.promise, 3, shown, promised).code == "no-person"
    assert circle.refused(fairly.reveal, 1, "00" * 32).code == "stale"
    circle.tell()
    kept = circle.deal.promises[1]
    assert circle.say(fairly.promise, 1, shown, kept) == []
    assert circle.refused(fairly.promise, 1, shown, promised).code == "promised"
    circle.start()
    assert circle.refused(fairly.promise, 1, shown, kept).code == "started"
    assert circle.refused(fairly.reveal, 1, "00" * 32).code == "wrong-share"
    for command in ((commands.start,), (commands.free, 1), (commands.add_bot, 1, "easy")):
        assert circle.refused(*command).code == "started"
    circle.tell(1)
    assert circle.say(fairly.reveal, 1, circle.programs[1].notes[1].share.hex()) == []
    circle.tell(2)
    assert circle.refused(fairly.reveal, 2, "00" * 32).code == "stale"
    circle.say(commands.close)
    assert circle.refused(fairly.promise, 1, shown, kept).code == "closed"


def test_who_leaves_while_shares_are_revealed_makes_it_void() -> None:
    circle = Circle(seats=2).fair("Ann", "Ben")
    circle.tell()
    circle.start()
    assert kinds(circle.say(commands.leave, 2)) == ["void", "freed"]
    assert (circle.deal.void.cause, circle.deal.starting) == ("left", False)
    del circle.programs[2]
    circle.fair("Cleo").tell()
    circle.start()
    circle.tell()
    assert shared(circle) == [1, 2]
    circle.play_out()
    circle.say(commands.rematch)
    circle.tell()
    circle.start()
    circle.tell(1)
    assert kinds(circle.say(commands.leave, 1)) == ["stand-in"]  # her share is in
    assert kinds(circle.say(commands.leave, 2)) == ["void", "stand-in"]
    assert kinds(circle.say(fairly.seal, (1, 2))) == ["sealed", "started"]


def test_another_who_sits_down_owes_nothing_of_the_one_before() -> None:
    circle = Circle(seats=2).fair("Ann")
    circle.tell()
    circle.say(commands.leave, 1)
    circle.sit("Ben", "Cleo")
    assert circle.deal.promises == {}
    assert kinds(circle.start(1, 2)) == ["sealed", "started"]


def test_lessons_know_no_promises(lesson: Any) -> None:
    refused = lesson("9 9 9", "2 2").refused(fairly.promise, 1, "00" * 32, "00" * 32)
    assert refused.code == "off"


def test_a_program_reveals_nothing_to_a_server_that_changed_what_it_showed() -> None:
    circle = Circle(seats=2).fair("Ann", "Ben")
    circle.tell()
    circle.start()
    terms = circle.deal.terms
    ann = circle.programs[1]

    def told(**changed: Any) -> object:
        shown = {"game": 1, "commitment": terms.commitment, "promises": [], "terms": str(terms)}
        return ann.answer(**(shown | changed))

    other = fair.Terms(terms.frame, "00" * 32, terms.parts)
    swapped = fair.Terms(terms.frame, terms.commitment, terms.parts[::-1])
    for changed in (other, swapped):
        with pytest.raises(CheatedError):
            told(terms=str(changed))
    silent = fair.Terms(terms.frame, terms.commitment, ("silent", terms.parts[1]))
    assert told(terms=str(silent)) is None
    assert told() == told()
    later = fair.Terms(terms.frame, terms.commitment, (terms.parts[0], "bot"))
    with pytest.raises(CheatedError):
        told(terms=str(later))
    circle.tell()
    seed = circle.table.game.seed
    assert ann.faults(1, str(seed)) == []
    assert ann.faults(1, str(seed).replace(ann.notes[1].share.hex(), "00" * 32))
    assert ann.faults(2, str(seed))


def test_no_secret_is_in_what_is_shown_or_logged() -> None:
    circle = Circle(seats=2).fair("Ann", "Ben")
    circle.tell()
    circle.start()
    circle.tell(1)
    secrets = [circle.deal.seed.hex(), circle.programs[1].notes[1].share.hex()]
    shown = repr(circle.deal) + repr(circle.programs[1].notes)
    assert not [secret for secret in secrets if secret in shown]
    assert repr(bytes.fromhex(secrets[1])) not in shown
