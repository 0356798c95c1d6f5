"""How many levels the network of Push tells apart, where that is not the usual number."""

from collections.abc import Mapping

from lynxdeck.games.net import numbered_rows
from lynxdeck.games.push.features import ACTION_FEATURES, FEATURES

SEEN_LEVELS: Mapping[str, int] = {
    "pile": 42,
    "misfits": 42,
    "rolls": 8,
    "size": 6,
    "points": 17,
    "unseen": 18,
    "discards": 3,
    "bench_points": 20,
    "protected_points": 12,
    "score": 60,
    "number_cards": 12,
    "bench": 2,
    "protected": 1,
}
DONE_LEVELS: Mapping[str, int] = {"points": 24, "size": 12, "misfits": 42}

SEEN_FIRST, SEEN_MOST = numbered_rows(FEATURES, SEEN_LEVELS)
SEEN_ROWS = int(SEEN_MOST.sum())
DONE_FIRST, DONE_MOST = numbered_rows(ACTION_FEATURES, DONE_LEVELS)
DONE_ROWS = int(DONE_MOST.sum())

ALL_VIEWS, MOVERS_VIEW, OWN_VIEW = 1, 1, 0
"""How a true position is valued, in halves: by what all seats expect of a seat on average, by what
the seat expects that decides, and by what each expects of itself."""
