"""That the stronger bot wins, roughly and in seconds; the arena measures exactly.

Every deal is played twice, with seats changed, so that much of the luck cancels.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from lynxdeck.bots.registry import make
from lynxdeck.games.chance import generator
from lynxdeck.games.manifest import LEVELS
from lynxdeck.games.position import Position
from lynxdeck.games.registry import game
from lynxdeck.library.matches import play

Deal = Callable[..., Position]
Mask = Callable[[Position], Any]


@pytest.fixture
def share(deal: Deal, mask: Mask) -> Callable[..., float]:
    """`share("push", "greedy", "random", games=60)`: the first bot's part of the wins for two."""

    def one_game(position: Position, bots: list[Any], seed: int) -> float:
        """The first seat's part of the win."""
        rngs = [generator(seed * 2 + seat) for seat in range(2)]
        for seat, bot in enumerate(bots):
            bot.begin(position.edition, seats=2, seat=seat + 1)
        while position.to_move is not None:
            seat = position.to_move - 1
            action = bots[seat].choose(mask(position), rngs[seat])
            position.engine.apply_at(position.states, 0, action)
        return (1 in position.winners) / len(position.winners)

    def share(name: str, first: str, second: str, *, games: int) -> float:
        table = deal(name, seats=2)
        one, two = make(first, table.game), make(second, table.game)
        won = 0.0
        for number in range(games // 2):
            won += one_game(deal(name, seats=2, number=number), [one, two], number)
            won += 1 - one_game(deal(name, seats=2, number=number), [two, one], number)
        return won / (games // 2 * 2)

    return share


@pytest.mark.parametrize("name", ["linko", "push"])
def test_the_rule_of_thumb_beats_chance(name: str, share: Callable[..., float]) -> None:
    assert share(name, "greedy", "random", games=100) >= 0.85


@pytest.mark.parametrize("name", ["linko", "push"])
def test_the_search_beats_chance(name: str, share: Callable[..., float]) -> None:
    assert share(name, "search:200", "random", games=8) >= 0.85


def test_the_odds_beat_the_rule_of_thumb(share: Callable[..., float]) -> None:
    assert share("push", "odds", "greedy", games=60) >= 0.6


@pytest.mark.parametrize("name", ["linko", "push"])
@pytest.mark.parametrize(("later", "earlier"), [("hard", "easy"), ("expert", "medium")])
def test_levels_climb(name: str, later: str, earlier: str, share: Callable[..., float]) -> None:
    """A sample with two players; what each wins against the next stands in `docs/bots.md`."""
    assert share(name, later, earlier, games=80) > 0.5


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["linko", "push"])
def test_every_level_is_stronger_than_the_one_before(name: str, seats: int) -> None:
    """One seat against others of the level before."""
    for earlier, later in pairwise(LEVELS):
        games = 200 if game(name).manifest.levels[later].guided else 2000
        won = play(name, [later, earlier], seats=seats, games=games, seed="levels")[later].win_share
        assert (won.high or 1) > 1 / seats, (later, won)
        assert won.value > 1 / seats or later == "champion", (later, won)


@pytest.mark.parametrize("name", ["linko", "push"])
@pytest.mark.parametrize(("later", "earlier"), [("slate", "rose"), ("plum", "slate")])
def test_the_trail_climbs(name: str, later: str, earlier: str, share: Callable[..., float]) -> None:
    """A sample; `tools/trail.py` measures all neighbours."""
    assert share(name, later, earlier, games=80) > 0.5
