"""What tables ask of a story, for any game: every function takes an array and an index.

Like those of `drive.py`, they are bound to the rules and the story of each game by `compile.py`.
"""

from typing import TYPE_CHECKING

from lynxdeck.games.fields import Numbers, States

if TYPE_CHECKING:
    from lynxdeck.games.linko.rules import SPECTATOR, action_of, apply, why
    from lynxdeck.games.linko.story import TOLD_WIDTH, tell, veil


def decide_told(
    states: States, i: int, code: int, before: States, out: Numbers, seen: Numbers
) -> int:
    """Make the decision that a token's code means, if it is legal, and write what it did.

    How many facts that are, or the reason below 0; into `seen` as everybody sees them. `before`
    is room for a record.
    """
    state = states[i]
    action = action_of(state, code)
    reason = why(state, action)
    if reason != 0:
        return -reason
    count = apply_told(states, i, action, before, out)
    veil_told(out, count, SPECTATOR, seen)
    return count


def apply_told(states: States, i: int, action: int, before: States, out: Numbers) -> int:
    """Make one legal decision and write what it did; how many facts that are."""
    before[0] = states[i]
    apply(states[i], action)
    return tell(before[0], action, states[i], out)


def veil_told(told: Numbers, count: int, viewer: int, seen: Numbers) -> None:
    """Copy facts with everything hidden that a viewer may not see."""
    for row in range(count):
        for field in range(TOLD_WIDTH):
            seen[row, field] = told[row, field]
    veil(seen, count, viewer)
