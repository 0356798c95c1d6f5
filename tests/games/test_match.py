"""L20: the match."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lynxdeck.games.match import Match, read_round_tag

matches = st.integers(1, 6).flatmap(
    lambda seats: st.builds(Match, st.just(seats), st.integers(1, 3), st.integers(0, seats - 1))
)


def starts(match: Match) -> list[int]:
    return [match.start(number) for number in range(1, match.rounds + 1)]


def test_L20_start_moves_clockwise() -> None:
    assert starts(Match(seats=4)) == [0, 1, 2, 3]


def test_L20_start_wraps_round_the_table_from_whoever_begins() -> None:
    assert starts(Match(seats=3, first=2)) == [2, 0, 1]


def test_L20_every_seat_starts_twice_if_agreed() -> None:
    assert starts(Match(seats=3, cycles=2, first=1)) == [1, 2, 0, 1, 2, 0]


@given(matches)
def test_L20_every_seat_starts_equally_often(match: Match) -> None:
    assert sorted(starts(match)) == sorted(list(range(match.seats)) * match.cycles)


def test_L20_scores_are_summed() -> None:
    match = Match(seats=3)
    assert match.totals([]) == (0, 0, 0)
    assert match.totals([[5, -3, 0], [1, 4, -9]]) == (6, 1, -9)


def test_L20_highest_total_wins() -> None:
    assert Match(seats=3).winners([[5, 9, 0], [5, 9, 8], [5, -9, 8]]) == (2,)


def test_L20_highest_total_wins_below_zero_too() -> None:
    assert Match(seats=2).winners([[-5, -9], [-5, 0]]) == (1,)


def test_L20_ties_are_shared() -> None:
    assert Match(seats=3).winners([[5, 0, 7], [2, 3, 0], [0, 0, 0]]) == (0, 2)


def test_L20_before_the_end_the_leaders_are_told() -> None:
    match = Match(seats=2)
    assert match.winners([]) == (0, 1)
    assert match.winners([[3, 4]]) == (1,)


def test_L20_over_after_the_last_round() -> None:
    match = Match(seats=2, cycles=2)
    assert [match.over([[1, 2]] * played) for played in range(5)] == [False] * 4 + [True]


def test_L20_round_tag() -> None:
    assert Match(seats=4).round_tag(2) == "2/4"
    assert Match(seats=5, cycles=2).round_tag(10) == "10/10"


@given(matches)
def test_L20_round_tag_there_and_back(match: Match) -> None:
    for number in range(1, match.rounds + 1):
        assert read_round_tag(match.round_tag(number)) == (number, match.rounds)


@pytest.mark.parametrize(
    "text", ["", "3", "0/4", "5/4", "02/4", "2/04", " 2/4", "2/4 ", "2 / 4", "2/4/4", "-1/4", "٢/4"]
)
def test_other_rounds_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="reads like 2/4"):
        read_round_tag(text)


@pytest.mark.parametrize("number", [-1, 0, 5])
def test_rounds_outside_the_match_are_refused(number: int) -> None:
    match = Match(seats=4)
    with pytest.raises(ValueError, match=f"There is no round {number} in a match of 4"):
        match.start(number)
    with pytest.raises(ValueError, match=f"There is no round {number} in a match of 4"):
        match.round_tag(number)


def test_bad_sheets_are_refused() -> None:
    match = Match(seats=2)
    with pytest.raises(ValueError, match="Round 2 has 3 scores for 2 seats"):
        match.totals([[1, 2], [1, 2, 3]])
    with pytest.raises(ValueError, match="There is no round 3 in a match of 2"):
        match.over([[1, 2]] * 3)


def test_bad_matches_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one seat, not 0"):
        Match(seats=0)
    with pytest.raises(ValueError, match="at least once, not 0 times"):
        Match(seats=2, cycles=0)
    with pytest.raises(ValueError, match="Seat 2 cannot start: seats are 0 to 1"):
        Match(seats=2, first=2)
