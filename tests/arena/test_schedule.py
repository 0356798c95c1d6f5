"""Who meets whom: every seating is rotated, and everybody gets the same deals and seats."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lynxdeck.arena.settings import Schedule, check_size
from lynxdeck.games.refusal import Refusal


@given(bots=st.integers(2, 7), seats=st.integers(2, 6), deal=st.integers(0, 1000))
def test_in_every_deal_every_bot_holds_every_seat_equally_often(
    bots: int, seats: int, deal: int
) -> None:
    schedule = Schedule(bots, seats)
    games = [schedule.at(deal * schedule.per_deal + i) for i in range(schedule.per_deal)]
    assert {game.deal for game in games} == {deal}
    assert len({game.start for game in games}) == 1
    for bot in range(bots):
        held = Counter(
            seat for game in games for seat, who in enumerate(game.seating) if who == bot
        )
        assert len(held) == seats
        assert len(set(held.values())) == 1


def test_as_many_bots_as_seats_all_sit_down() -> None:
    seatings = [Schedule(3, 3).at(number).seating for number in range(3)]
    assert seatings == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_of_two_bots_the_first_sits_alone() -> None:
    seatings = [Schedule(2, 4).at(number).seating for number in range(4)]
    assert seatings == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


def test_a_mirror_seats_the_second_alone_as_well() -> None:
    schedule = Schedule(2, 3, mirror=True)
    alone = Counter(
        min(Counter(schedule.at(i).seating).items(), key=lambda x: x[1])[0]
        for i in range(schedule.per_deal)
    )
    assert alone == {0: 3, 1: 3}


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    schedule = Schedule(4, 2)
    met = {frozenset(schedule.at(number).seating) for number in range(schedule.per_deal)}
    assert len(met) == 6
    assert schedule.per_deal == 12


def test_neighbours_change_from_deal_to_deal() -> None:
    schedule = Schedule(4, 4)
    behind: Counter[int] = Counter()
    for number in range(6 * schedule.per_deal):
        seating = schedule.at(number).seating
        behind[seating[(seating.index(0) + 1) % 4]] += 1
    assert behind == {1: 8, 2: 8, 3: 8}


def test_the_start_seat_moves_on() -> None:
    schedule = Schedule(2, 2)
    assert [schedule.at(number).start for number in range(6)] == [0, 0, 1, 1, 0, 0]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert Schedule(4, 4).total(5) == 8
    assert Schedule(1, 4, editions=2).total(5) == 10


def test_a_lab_plays_every_deal_by_both_editions() -> None:
    schedule = Schedule(1, 3, editions=2)
    assert [(game.deal, game.edition) for game in map(schedule.at, range(4))] == [
        (0, 0), (0, 1), (1, 0), (1, 1),
    ]  # fmt: skip


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(Refusal, match="20 bots at 5 seats meet in 77,520 games a deal"):
        check_size(20, 5, 1000)
    check_size(20, 5, 80_000)
    with pytest.raises(Refusal, match="Only two bots at more than two seats"):
        Schedule(3, 3, mirror=True)
