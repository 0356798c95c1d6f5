"""Facts tell nobody what they may not know: resampled, they are the same bytes."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lynxdeck.games.chance import generator
from tests.games.known import known
from tests.games.sorts import SORTS, Sort, every_sort

Veil = Callable[[Any, int, int, Any], None]


def check_secrets(sort: Sort, veil: Veil, decisions: int) -> int:
    """Deal again what a viewer does not know, decide the same: its facts are the same bytes.

    Only for decisions that show it no hidden card; how many these were.
    """
    game, engine = sort.game, sort.game.compiled
    rng, compared, number = generator(7), 0, 0
    spectator = game.rules.SPECTATOR
    position = sort.dealt(number)
    before, masked = engine.new(1), engine.new(1)
    rows, seen, again = (
        np.zeros((game.story.TOLD, game.story.TOLD_WIDTH), np.int16) for _ in "123"
    )
    for _ in range(decisions):
        states = position.states
        if engine.mover_of(states, 0) < 0:
            number += 1
            position = sort.dealt(number)
            continue
        viewer = engine.below(rng, sort.seats + 1)
        viewer = spectator if viewer == sort.seats else viewer
        engine.mask_at(states, 0, viewer, masked, 0)
        engine.redeal_at(masked, 0, rng)
        action = engine.kth_of(states, 0, engine.below(rng, engine.count_of(states, 0)))
        mover = engine.mover_of(states, 0)
        count = engine.apply_told(states, 0, action, before, rows)
        if shows_a_card(sort, rows[:count], viewer) or engine.why_of(masked, 0, action):
            continue
        veil(rows, count, viewer, seen)
        other = engine.apply_told(masked, 0, action, before, rows)
        veil(rows, other, viewer, again)
        assert count == other
        assert seen[:count].tobytes() == again[:count].tobytes(), (mover, viewer, action)
        compared += 1
    return compared


SHOWING = {
    "linko": {"refilled", "ghost-gained", "ghost-laid"},
    "push": {"turned", "switched", "busted", "rolled"},
}
"""Facts that tell a card or a roll which nobody could know before."""


def shows_a_card(sort: Sort, rows: Any, viewer: int) -> bool:
    names = [(sort.game.story.FACTS[row[0]].name, row[1]) for row in rows]
    own = ("drew-pile", viewer) in names
    return own or any(name in known(SHOWING, sort.game.name) for name, _ in names)


@every_sort
def test_facts_are_byte_for_byte_the_same_after_resampling(sort: Sort) -> None:
    """LR8, PR6; that shown cards bring no others with them is tested in test_watch.py."""
    assert check_secrets(sort, sort.game.compiled.veil_told, 400) > 40


def leaky(told: Any, count: int, viewer: int, seen: Any) -> None:  # noqa: ARG001
    """A veil that forgets to hide."""
    seen[:count] = told[:count]


def test_a_planted_leak_is_found() -> None:
    sort = next(sort for sort in SORTS if sort.game.name == "linko" and sort.seats == 3)
    with pytest.raises(AssertionError):
        check_secrets(sort, leaky, 2_000)
