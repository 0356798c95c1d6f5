"""What tables ask of stories, previews and tips, for any game, each with an array and an index.

Like those of `drive.py`, they are bound to the rules and the story of each game by `compile.py`.
"""

from typing import TYPE_CHECKING

from lynxdeck.games.fields import Numbers, States

if TYPE_CHECKING:
    from lynxdeck.games.drive import mask_at
    from lynxdeck.games.linko.preview import bust_odds, foresee
    from lynxdeck.games.linko.rules import SPECTATOR, action_of, apply, why
    from lynxdeck.games.linko.story import TOLD_WIDTH, tell, veil
    from lynxdeck.games.linko.tips import tips


def decide_told(states: States, i: int, code: int, before: States, out: Numbers) -> int:
    """Make the decision that a token's code means, if it is legal, and write what it did.

    How many facts that are, or the reason below 0; into `out[0]` as they are, into `out[1]` as
    everybody sees them. `before` is room for a record.
    """
    state = states[i]
    action = action_of(state, code)
    reason = why(state, action)
    if reason != 0:
        return -reason
    count = apply_told(states, i, action, before, out[0])
    veil_told(out[0], count, SPECTATOR, out[1])
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


def foresee_at(states: States, i: int, seat: int, code: int, room: States, out: Numbers) -> int:
    """Write what a decision would do at once, as far as its seat can know; or the reason."""
    mask_at(states, i, seat, room, 0)
    action = action_of(room[0], code)
    reason = why(room[0], action)
    if reason == 0:
        foresee(room[0], action, out)
    return reason


def bust_odds_at(states: States, i: int, seat: int, room: States, out: Numbers) -> bool:
    """Write the chance that the next card is one too many; whether the game knows such a thing."""
    mask_at(states, i, seat, room, 0)
    return bust_odds(room[0], out)


def tips_at(
    states: States, i: int, seat: int, told: Numbers, count: int, room: States, out: Numbers
) -> int:
    """Write the tips that matter to a seat after what it was told; how many."""
    mask_at(states, i, seat, room, 0)
    veil(told, count, seat)
    return tips(told, count, room[0], seat, out)
