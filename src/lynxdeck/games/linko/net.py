"""How many levels the network of Linko tells apart, where that is not the usual number."""

from collections.abc import Mapping

from lynxdeck.games.linko.features import ACTION_FEATURES, FEATURES
from lynxdeck.games.net import numbered_rows

SEEN_LEVELS: Mapping[str, int] = {
    "hand": 8,
    "unseen": 8,
    "pile": 31,
    "to_draw": 8,
    "quiet": 8,
    "hand_size": 20,
    "in_layers": 32,
    "layers": 12,
    "known": 3,
    "laid": 3,
    "beaten_by_hand": 14,
    "beaten_by_unseen": 14,
}
DONE_LEVELS: Mapping[str, int] = {
    "value": 14,
    "size": 12,
    "left": 16,
    "left_of_value": 8,
    "gained": 12,
}

SEEN_FIRST, SEEN_MOST = numbered_rows(FEATURES, SEEN_LEVELS)
SEEN_ROWS = int(SEEN_MOST.sum())
DONE_FIRST, DONE_MOST = numbered_rows(ACTION_FEATURES, DONE_LEVELS)
DONE_ROWS = int(DONE_MOST.sum())

ALL_VIEWS, MOVERS_VIEW, OWN_VIEW = 2, 0, 2
"""How a true position is valued, in halves: by what all seats expect of a seat on average, by what
the seat expects that decides, and by what each expects of itself."""
