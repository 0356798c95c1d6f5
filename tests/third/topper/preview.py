"""What a decision of Topper would do: it says so itself."""

from collections.abc import Sequence

from lynxdeck.games.fields import Numbers, State
from lynxdeck.games.sight import Foresight

FORESEEN = 3


def foresee(state: State, action: int, out: Numbers) -> None:  # noqa: ARG001
    """Nothing that the card does not show."""
    for k in range(FORESEEN):
        out[k] = 0


def bust_odds(state: State, out: Numbers) -> bool:  # noqa: ARG001
    """There is no bust."""
    return False


def foresight(numbers: Sequence[int]) -> Foresight:  # noqa: ARG001
    """What was foreseen."""
    return Foresight()
