"""When a tip of Topper matters: never."""

from lynxdeck.games.fields import Numbers, State
from lynxdeck.games.tip import Tip

TIPS: tuple[Tip, ...] = ()


def tips(told: Numbers, count: int, state: State, viewer: int, out: Numbers) -> int:  # noqa: ARG001
    """Write the tips that matter to a seat now; how many."""
    return 0
