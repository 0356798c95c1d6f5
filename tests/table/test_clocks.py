"""Clocks of decisions: free seconds, the bank, days; and what a stand-in does to them."""

from typing import Any

import pytest

from lynxdeck.table import commands
from lynxdeck.table.setup import DAY_MS, DaysClock, LiveClock, NoClock
from tests.table.conftest import Talk, Talks


def deadline(table: Talk) -> int | None:
    """In how many milliseconds the time of the one who is asked is up."""
    ask = table.table.ask()
    assert ask is not None
    return None if ask.deadline is None else ask.deadline - table.at


def banks(table: Talk) -> list[int]:
    assert table.table.ticking is not None
    return table.table.ticking.banks


def begun(talk: Talks, clock: Any) -> Talk:
    """A game of Push in which Ann is asked."""
    return talk("push", seats=2, start=1, clock=clock).begin("Ann", "Ben")


def other_seats_turn(table: Talk) -> None:
    """Decide until somebody else is asked."""
    first = table.table.watch.asked
    while table.table.watch.asked == first:
        table.decide(table.table.watch.legal[-1])


def test_without_a_clock_nobody_is_hurried(talk: Talks) -> None:
    table = begun(talk, NoClock())
    assert deadline(table) is None
    table.passes(1e6)
    table.decide("+")
    assert deadline(table) is None


def test_the_free_seconds_cost_nothing_and_the_rest_comes_out_of_the_bank(talk: Talks) -> None:
    table = begun(talk, LiveClock(10, bank=60))
    assert deadline(table) == 70_000
    table.passes(10)  # all of the free seconds, and not one more
    table.decide("+")
    assert banks(table) == [60_000, 60_000]
    table.passes(10.001)
    table.decide("a")
    assert banks(table) == [59_999, 60_000]
    table.passes(30)
    table.decide("+")
    assert banks(table) == [39_999, 60_000]
    assert deadline(table) == 49_999
    table.passes(1_000)  # later than the deadline: the bank is empty, not negative
    table.decide(table.table.watch.legal[0])
    assert banks(table) == [0, 60_000]
    other_seats_turn(table)
    assert banks(table) == [0, 60_000]
    assert deadline(table) == 70_000


def test_what_others_use_is_theirs(talk: Talks) -> None:
    table = begun(talk, LiveClock(10, bank=60))
    other_seats_turn(table)
    table.passes(25)
    table.decide(table.table.watch.legal[0])
    assert banks(table) == [60_000, 45_000]


def test_bots_and_stand_ins_have_no_time_to_lose(talk: Talks) -> None:
    table = begun(talk, LiveClock(10, bank=60))
    table.say(commands.leave, 1)
    assert deadline(table) is None
    table.passes(50)
    table.decide("+", by="stand-in")
    assert banks(table) == [60_000, 60_000]


def test_each_game_has_full_banks(talk: Talks) -> None:
    table = talk("push", seats=2, start=1, match=1, clock=LiveClock(5, bank=30))
    table.begin("Ann", "Ben")
    table.passes(20)
    table.play_out()
    assert table.table.ticking is None
    table.say(commands.start)
    assert banks(table) == [30_000, 30_000]


def test_a_bank_that_ran_out_stays_empty_when_the_owner_is_back(talk: Talks) -> None:
    table = begun(talk, LiveClock(10, bank=60))
    table.passes(70)
    table.say(commands.stand_in, 1, "clock")
    assert banks(table) == [0, 60_000]
    table.passes(1)
    table.say(commands.back, 1)
    assert deadline(table) == 9_000  # free seconds again since then, but no bank


def test_leaving_and_coming_back_wins_no_time(talk: Talks) -> None:
    table = begun(talk, LiveClock(10, bank=60))
    table.passes(25)
    table.say(commands.leave, 1)
    table.say(commands.back, 1)
    assert deadline(table) == 45_000
    table.decide("+")
    assert banks(table) == [45_000, 60_000]


def test_somebody_else_coming_back_does_not_touch_the_clock(talk: Talks) -> None:
    table = begun(talk, LiveClock(10, bank=60))
    table.passes(25)
    table.say(commands.leave, 2)
    table.say(commands.back, 2)
    assert deadline(table) == 45_000


def test_talking_does_not_touch_the_clock(talk: Talks) -> None:
    table = begun(talk, LiveClock(10, bank=60))
    table.passes(25)
    table.say(commands.chat, 1, "hm")
    table.say(commands.rename, 1, "Anna")
    table.say(commands.set_auto, 1, auto=True)
    table.say(commands.set_auto, 1, auto=False)
    assert deadline(table) == 45_000


@pytest.mark.parametrize("days", [1, 7])
def test_turn_based_play_has_days_for_each_decision(talk: Talks, days: int) -> None:
    table = begun(talk, DaysClock(days))
    assert deadline(table) == days * DAY_MS
    table.passes(1_000)
    assert deadline(table) == days * DAY_MS - 1_000_000
    table.decide("+")
    assert deadline(table) == days * DAY_MS
    assert table.again().ask() == table.table.ask()
