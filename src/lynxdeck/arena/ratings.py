"""Ratings by openskill (Weng and Lin's method for the model of Bradley and Terry).

A match of the rating is one deal in all its rotations: the bots are ranked by what they won of
it, so that the luck of the cards does not count, and a bot that holds several seats counts once.
The strength of a bot does not change while it plays, so nothing is added to its uncertainty. Of
openskill's models this is the one whose intervals came closest to the spread of repeated runs.
"""

from collections.abc import Iterable, Mapping

from lynxdeck.arena.intervals import Estimate, Z
from lynxdeck.arena.places import missing

Match = Mapping[int, float]
"""What each bot that took part won."""


def ratings(bots: int, matches: Iterable[Match]) -> list[Estimate]:
    """The rating of every bot after these matches."""
    try:
        from openskill.models import BradleyTerryFull
    except ImportError as fault:
        raise missing("A rating", "openskill", "arena") from fault

    model = BradleyTerryFull(tau=0.0)
    rated = [model.rating() for _ in range(bots)]
    for match in matches:
        here = list(match)
        ranks = [-round(match[bot], 9) for bot in here]
        after = model.rate([[rated[bot]] for bot in here], ranks=ranks)
        for bot, [rating] in zip(here, after, strict=True):
            rated[bot] = rating
    return [Estimate(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for one in rated]
