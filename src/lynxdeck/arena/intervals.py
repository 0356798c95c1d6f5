"""Estimates with 95 % intervals, from the means of deals: games of one deal share its luck."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance

import msgspec

Z = NormalDist().inv_cdf(0.975)


class Estimate(msgspec.Struct, frozen=True):
    """A figure and where it lies with 95 % confidence; no bounds where too little is known."""

    value: float
    low: float | None = None
    high: float | None = None


def quantile(freedom: int) -> float:
    """Student's t at 97.5 %, by the series of Fisher and Cornish; within 1 % from 3 on.

    >>> [round(quantile(n), 2) for n in (4, 10, 1000)]
    [2.78, 2.23, 1.96]
    """
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term * (1 / freedom) ** power for power, term in enumerate(terms, start=1))


def mean(deals: Sequence[float]) -> Estimate:
    """The mean of a measure that was averaged over each deal."""
    value = fmean(deals)
    if len(deals) < 2:
        return Estimate(value)
    reach = quantile(len(deals) - 1) * sqrt(variance(deals, value) / len(deals))
    return Estimate(value, value - reach, value + reach)


def share(deals: Sequence[float], games: int) -> Estimate:
    """A share of games, from its part in each deal of so many games.

    Wilson's interval with as many games as the deals are worth: more than there were, where the
    games of a deal cancel its luck, fewer where they are alike. That worth is itself a guess,
    so what independent games would give has the weight of one deal in it.
    """
    value = fmean(deals)
    count = len(deals) * games
    if 0 < value < 1 and len(deals) > 1:
        alone = value * (1 - value) / games
        spread = (variance(deals, value) * (len(deals) - 1) + alone) / len(deals)
        count_worth = value * (1 - value) * len(deals) / spread
        return _wilson(value, count_worth, quantile(len(deals) - 1))
    return _wilson(value, count, Z)


def _wilson(value: float, count: float, z: float) -> Estimate:
    shrink = 1 + z**2 / count
    middle = (value + z**2 / (2 * count)) / shrink
    reach = z / shrink * sqrt(value * (1 - value) / count + z**2 / (4 * count**2))
    # At 0 and 1 a bound is the value itself, but for rounding.
    low, high = min(value, middle - reach), max(value, middle + reach)
    return Estimate(value, max(0.0, low), min(1.0, high))
