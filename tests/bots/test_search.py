"""The search as a player: its tree within a turn, its clock, and what even it cannot miss."""

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from lynxdeck.bots.registry import make
from lynxdeck.bots.search import Search, Walker
from lynxdeck.games.chance import generator
from lynxdeck.games.position import Position
from lynxdeck.games.registry import Game, games
from lynxdeck.games.registry import game as find_game

Deal = Callable[..., Position]
Walk = Callable[..., Iterator[Position]]
Mask = Callable[[Position], Any]
Play = Callable[..., list[str]]

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


class Kept(NamedTuple):
    """A branch that was kept: the seat and number of the decision its tree stood at, and now."""

    stood: tuple[int, int]
    now: tuple[int, int]


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> list[Kept]:
    """Every branch of a tree that is kept from now on."""
    seen: list[Kept] = []
    usual = Walker.go_on

    def go_on(walker: Walker, masked: Any, *rest: Any) -> bool:
        stood = place(walker.states)
        done = usual(walker, masked, *rest)
        if done:
            seen.append(Kept(stood, place(masked)))
        return done

    monkeypatch.setattr(Walker, "go_on", go_on)
    return seen


def place(states: Any) -> tuple[int, int]:
    """Whose eyes a masked record is for, and how many decisions were made before."""
    return int(states["viewer"][0]), int(states["move"][0])


def search(game: Game, simulations: int) -> Search:
    return Search(game, "search", simulations=simulations)


@pytest.mark.parametrize("seats", [2, 3])
@every_game
def test_a_branch_is_kept_only_by_the_decision_that_follows_at_once(
    game: Game, seats: int, deal: Deal, play: Play, kept: list[Kept]
) -> None:
    """Also across decisions that had only one answer and were not thought about."""
    for number in range(3):
        bots = [search(game, 40) for _ in range(seats)]
        play(deal(game.name, seats=seats, number=number), bots)
    assert kept
    for branch in kept:
        seat, move = branch.now
        assert branch.stood == (seat, move - 1)


@every_game
def test_a_kept_branch_is_worth_more_than_a_new_tree(
    game: Game, deal: Deal, mask: Mask, kept: list[Kept]
) -> None:
    """The simulations of the decision before are still in it."""
    position, bot = deal(game.name, seats=3), search(game, 50)
    thought_on = False
    while not thought_on:
        kept.clear()
        action = bot.choose(mask(position), generator(1))
        thought_on = bool(kept) and len(position.actions()) > 1
        position.engine.apply_at(position.states, 0, action)
    walker = bot.walkers[0]
    assert walker.tree[walker.root]["visits"] > 50


@every_game
def test_nothing_is_kept_when_others_decided_in_between(
    game: Game, deal: Deal, mask: Mask, kept: list[Kept]
) -> None:
    position, bot = deal(game.name, seats=3), search(game, 60)
    seat = position.to_move
    bot.choose(mask(position), generator(1))
    others = 0
    while others == 0 or position.to_move != seat or len(position.actions()) == 1:
        others += position.to_move != seat
        position.engine.apply_at(position.states, 0, position.actions()[-1])
    masked = mask(position)
    fresh = search(game, 60).choose(masked, generator(2))
    assert bot.choose(masked, generator(2)) == fresh
    assert not kept


@every_game
def test_a_new_game_is_begun_without_memories(
    game: Game, deal: Deal, walk: Walk, mask: Mask, kept: list[Kept]
) -> None:
    """Even if its first decision would follow the last one of the game before."""
    bot = search(game, 60)
    for position in walk(deal(game.name, seats=3)):
        seat = position.to_move
        action = bot.choose(mask(position), generator(1))
        after = position.copy()
        after.engine.apply_at(after.states, 0, action)
        if after.to_move == seat and len(after.actions()) > 1:
            break
    kept.clear()
    masked = mask(after)
    bot.begin(after.edition, seats=3, seat=after.to_move or 0)
    assert bot.choose(masked, generator(2)) == search(game, 60).choose(masked, generator(2))
    assert not kept


@every_game
def test_what_was_popular_under_other_cards_must_be_legal_now(
    game: Game, deal: Deal, mask: Mask
) -> None:
    """Choices of a kept branch that these cards do not allow: much praised, and never made."""
    tried = 0
    for number in range(6):
        position, bot = deal(game.name, seats=3, number=number), search(game, 80)
        while position.to_move is not None:
            action = bot.choose(mask(position), generator(number))
            assert action in position.actions()
            position.engine.apply_at(position.states, 0, action)
            tried += praise_illegal(bot.walkers[0], action, position.actions())
    assert tried


def praise_illegal(walker: Walker, action: int, legal: list[int]) -> int:
    """Make all that is not legal look sure to win, below the branch of an action."""
    branch, praised = int(walker.engine.child_of(walker.tree, walker.root, action)), 0
    child = int(walker.tree[branch]["child"]) if branch else 0
    while child:
        node = walker.tree[child]
        if node["action"] not in legal:
            praised += 1
            for field in {"visits", "gain", "squares"} & set(node.dtype.names):
                node[field] = 10**6
        child = int(node["sibling"])
    return praised


def forced(walk: Walk, position: Position) -> Position:
    """A position with one legal action only."""
    return next(p for p in walk(position) if len(p.actions()) == 1)


@pytest.mark.parametrize("spec", ["search:1000000", "search:60s"])
def test_the_only_choice_is_made_at_once(spec: str, deal: Deal, walk: Walk, mask: Mask) -> None:
    for game in games():
        position = forced(walk, deal(game.name, seats=2))
        masked, bot = mask(position), make(spec, game)
        make("search:1", game).choose(masked, generator(1))  # compiled before the clock runs
        begun = time.monotonic()
        assert [bot.choose(masked, generator(1))] == position.actions()
        assert time.monotonic() - begun < 1


@every_game
def test_the_clock_is_kept(game: Game, deal: Deal, walk: Walk, mask: Mask) -> None:
    """It thinks as long as it may and not much longer, and leaves no thread behind."""
    positions = [p.copy() for p in walk(deal(game.name, seats=4), every=7) if len(p.actions()) > 2]
    make("search:1", game).choose(mask(positions[0]), generator(1))
    threads = threading.active_count()
    for bot in (make("search:0.2s", game), make("search", game, seconds=0.2)):
        for position in positions[:2]:
            begun = time.monotonic()
            action = bot.choose(mask(position), generator(1))
            assert 0.19 < time.monotonic() - begun < 3
            assert action in position.actions()
    assert threading.active_count() == threads


def test_a_whole_game_by_the_clock(deal: Deal, play: Play) -> None:
    game = deal("linko", seats=2).game
    play(deal("linko", seats=2), [make("search:0.005s", game) for _ in range(2)])


OUT_OR_LOST = """
    andy*   9 9   | 12 12
    ben     5 5 5 | 13 13 13 13
    display 1 2 3 4 6 7
    pile    5 5 5 5
    """
MUST_STOP = """
    ann*    |
    ben     |
    columns b1 r6 / g1 / y1
    pile    p2 p1
    dice    r r r
    """
OBVIOUS = [
    pytest.param("linko", OUT_OR_LOST, (), "9x2", id="linko: go out before Ben does"),
    pytest.param("push", MUST_STOP, ("+", "a"), "=a", id="push: stop when the last card is a bust"),
]


@pytest.mark.parametrize(("name", "drawing", "tokens", "best"), OBVIOUS)
@pytest.mark.parametrize("spec", ["greedy", "search:300", "expert"])
def test_the_obvious_is_done(
    spec: str, name: str, drawing: str, tokens: tuple[str, ...], best: str, mask: Mask
) -> None:
    game = find_game(name)
    edition = game.editions[0]
    position = Position(game, edition, game.drawing.read(drawing, edition)).play(*tokens)
    for seed in range(5):
        assert make(spec, game).choose(mask(position), generator(seed)) == position.action(best)
