"""Bots decide by what their seat may know and by nothing else."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from lynxdeck.bots import engine as engines
from lynxdeck.bots.registry import BUDGETED, known, make, names
from lynxdeck.games.chance import generator
from lynxdeck.games.position import Position

Walk = Callable[..., Iterator[Position]]
Mask = Callable[[Position], Any]

POLICIES = ("greedy", "thumb", "odds")
"""Plain functions from a record to an action; not every game has all of them."""


def redealt(position: Position, masked: Any, seed: int) -> Position:
    """The same table with other hidden cards, such as its viewer could not tell from the true."""
    states = masked.copy()
    position.engine.redeal_at(states, 0, generator(seed))
    return Position(position.game, position.edition, states, engine=position.engine)


def quick(position: Position) -> list[str]:
    """All bots, the slow ones with small budgets."""
    game = position.game
    budgeted = [f"{name}:30" for name in BUDGETED if known(f"{name}:30", game)]
    return [*(name for name in names(game) if name not in BUDGETED), *budgeted]


@pytest.mark.promise("cards-masked")
def test_hidden_cards_do_not_change_a_choice(table: Position, walk: Walk, mask: Mask) -> None:
    """Every bot, some decisions of a game, three other deals of what the mover does not see."""
    bots = [make(spec, table.game) for spec in quick(table)]
    for step, position in enumerate(walk(table, every=13)):
        masked = mask(position)
        for bot in bots:
            bot.begin(position.edition, seats=position.seats, seat=position.to_move or 0)
            chosen = bot.choose(masked, generator(step))
            for seed in range(3):
                again = mask(redealt(position, masked, seed))
                assert again.tobytes() == masked.tobytes()
                bot.begin(position.edition, seats=position.seats, seat=position.to_move or 0)
                assert bot.choose(again, generator(step)) == chosen
        if step == 6:
            return


def asked(engine: Any, policy: str, states: Any, seed: int) -> int:
    """A policy's action, and what it drew from its stream."""
    rng = generator(seed)
    action = int(getattr(engine, policy)(states.view(np.recarray)[0], rng))
    return action + 1000 * int(rng[0])


def test_policies_read_only_what_the_mover_sees(table: Position, walk: Walk, mask: Mask) -> None:
    """On the open record, on the masked one and on other deals they choose alike.

    Interpreted, so that a function is asked itself and not a copy; the search hands `thumb` open
    records, in which other hands lie for it to peep at.
    """
    engine = engines.interpreted(table.game)
    for step, position in enumerate(walk(table, every=17)):
        masked = mask(position)
        tables = [position.states, masked]
        tables += [redealt(position, masked, seed).states for seed in range(2)]
        for policy in POLICIES[:2]:
            chosen = {asked(engine, policy, states.copy(), step) for states in tables}
            assert len(chosen) == 1, policy
        if step == 8:
            return


def test_the_expectimax_reads_only_what_the_mover_sees(
    table: Position, walk: Walk, mask: Mask
) -> None:
    """The same for the one that is too slow to interpret, asked through its door."""
    if "odds" not in names(table.game):
        return
    engine = engines.compiled(table.game)
    for step, position in enumerate(walk(table, every=7)):
        masked = mask(position)
        chosen = {
            int(getattr(engine, "odds_at")(states.copy(), 0, generator(step)))  # noqa: B009
            for states in (position.states, masked, redealt(position, masked, 1).states)
        }
        assert len(chosen) == 1
        if step == 8:
            return


def test_nothing_but_the_seat_in_play_is_looked_at(table: Position, walk: Walk, mask: Mask) -> None:
    """A view written as JSON and read again is as good to a bot as the masked record."""
    observer = table.game.observer(compiled=False)
    for step, position in enumerate(walk(table, every=31)):
        masked = mask(position)
        view = observer.view(masked.view(np.recarray), position.edition)
        read = table.game.read(view)
        for spec in quick(position):
            one, two = (
                make(spec, table.game).choose(np.asarray(states), generator(step))
                for states in (masked, read)
            )
            assert one == two
        if step == 2:
            return
