"""Levels: a taste, a budget for what it may cost, and what is remembered."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from lynxdeck.bots import registry
from lynxdeck.bots.bot import Greedy
from lynxdeck.bots.champion import Champion, Neural, Tempted
from lynxdeck.bots.engine import compiled
from lynxdeck.bots.search import Search
from lynxdeck.games.chance import generator
from lynxdeck.games.linko import policy
from lynxdeck.games.manifest import LEVELS, Level
from lynxdeck.games.position import Position
from lynxdeck.games.registry import Game, games

Deal = Callable[..., Position]
Walk = Callable[..., Iterator[Position]]
Mask = Callable[[Position], Any]

NETWORKED = [game for game in games() if game.has_net]
every_net = pytest.mark.parametrize("game", NETWORKED, ids=lambda game: game.name)


@every_net
def test_a_budget_lies_between_the_taste_and_the_network(
    game: Game, deal: Deal, walk: Walk, mask: Mask
) -> None:
    """With none the network decides, with a boundless one the taste; in between one of the two."""
    tastes = game.manifest.levels["easy"].tastes
    bots = [Tempted(game, "x", Level(tastes=tastes, leeway=most)) for most in (0, 4, 10_000)]
    thumb, network = Greedy(game, "x", tastes=bots[0].taste.tolist()), Neural(game, "x")
    differ = between = 0
    for step, position in enumerate(walk(deal(game.name, seats=3), every=1)):
        masked = mask(position)
        wanted, best = (bot.choose(masked, generator(step)) for bot in (thumb, network))
        strict, some, boundless = (bot.choose(masked, generator(step)) for bot in bots)
        assert (strict, boundless) == (best, wanted)
        assert some in (wanted, best)
        differ += wanted != best
        between += some == wanted != best
    assert 0 < between < differ


def test_small_groups_are_forgotten(deal: Deal, walk: Walk, mask: Mask) -> None:
    """They count as unseen then, and a forgetful record can be dealt like any other."""
    forgotten = 0
    for position in walk(deal("linko", seats=3), every=3):
        masked = mask(position)
        before, after = masked.copy().view(np.recarray)[0], masked.copy().view(np.recarray)[0]
        policy.forget(after, 3)
        others = [seat for seat in range(3) if seat != after.viewer]
        assert all(count == 0 or count >= 3 for count in after.known[others].flat)
        assert np.array_equal(after.known[after.viewer], before.known[after.viewer])
        lost = before.known.sum() - after.known.sum()
        assert after.unseen.sum() - before.unseen.sum() == lost
        forgotten += int(lost)
        states = masked.copy()
        states[0] = after
        compiled(position.game).redeal_at(states, 0, generator(1))
        assert states["unseen"].sum() == 0
    assert forgotten > 0


@every_net
def test_what_plays_a_level(game: Game) -> None:
    kinds = {type(registry.make(name, game)) for name in LEVELS}
    assert kinds <= {Tempted, Champion}


@pytest.mark.usefixtures("no_networks")
@every_net
def test_without_a_network_levels_play_on(game: Game, deal: Deal, mask: Mask) -> None:
    """By the rule of thumb, the strongest by the search."""
    position = deal(game.name, seats=3)
    for name in LEVELS:
        bot = registry.make(name, game)
        assert isinstance(bot, Greedy | Search)
        assert bot.choose(mask(position), generator(1)) in position.actions()
    assert isinstance(registry.make("champion", game), Search)
