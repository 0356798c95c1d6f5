"""Intervals: known values, and how often they hold the truth."""

import random
from statistics import fmean

import pytest

from lynxdeck.arena.report import Estimate, mean, quantile, ratings, share


def test_quantiles_are_those_of_the_tables() -> None:
    table = {3: 3.182, 5: 2.571, 9: 2.262, 30: 2.042, 120: 1.980}
    for freedom, value in table.items():
        assert quantile(freedom) == pytest.approx(value, rel=0.01)


def test_a_mean_and_its_interval() -> None:
    assert mean([1.0]) == Estimate(1.0)
    assert mean([2.0, 2.0, 2.0]) == Estimate(2.0, 2.0, 2.0)
    made = mean([1.0, 2.0, 3.0, 4.0])
    assert made.value == 2.5
    assert made.low == pytest.approx(2.5 - 3.182 * (5 / 3 / 4) ** 0.5, rel=0.01)


def test_nothing_and_all_are_not_certain() -> None:
    """Wilson's interval for 0 and 40 of 40 games."""
    none, every = share([0.0] * 10, 4), share([1.0] * 10, 4)
    assert none.low == 0
    assert none.high == pytest.approx(0.0876, abs=1e-3)
    assert every.high == 1
    assert every.low == pytest.approx(1 - 0.0876, abs=1e-3)


def test_one_deal_says_little_and_equal_deals_say_much() -> None:
    single = share([0.25], 4)
    assert single.low is not None
    assert single.high is not None
    assert single.high - single.low > 0.5
    sure = share([0.25] * 1000, 4)
    assert sure.low is not None
    assert sure.low == pytest.approx(0.25, abs=0.001)


@pytest.mark.parametrize("deals", [8, 40])
@pytest.mark.parametrize("luck", [0.0, 0.2])
def test_intervals_hold_the_truth_in_95_of_100_runs(deals: int, luck: float) -> None:
    """Deals of four games whose odds move together, as luck has it."""
    draw = random.Random(f"{deals} {luck}")

    def deal() -> float:
        odds = 0.3 + draw.choice((-luck, luck))
        return fmean(draw.random() < odds for _ in range(4))

    held = 0
    for _ in range(1000):
        made = share([deal() for _ in range(deals)], 4)
        assert made.low is not None
        assert made.high is not None
        held += made.low <= 0.3 <= made.high
    assert 925 <= held <= 990


def test_ratings_follow_the_matches() -> None:
    wins = [{0: 0.5, 1: 0.25, 2: 0.0}] * 50
    first, second, third = ratings(3, wins)
    assert first.value > second.value > third.value
    assert third.high is not None
    assert first.low is not None
    assert third.high < first.low
    equal = ratings(2, [{0: 0.25, 1: 0.25}] * 50)
    assert equal[0] == equal[1]
    assert equal[0].value == 25.0


def test_more_matches_make_a_rating_surer() -> None:
    def width(matches: int) -> float:
        made = ratings(2, [{0: 1.0, 1: 0.0}, {0: 0.0, 1: 1.0}] * matches)[0]
        assert made.low is not None
        assert made.high is not None
        return made.high - made.low

    assert width(200) < width(20) / 2
