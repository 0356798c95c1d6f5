"""Players with a network: whole games, what they see, budgets, and where there is no network."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lynxdeck.bots import engine, registry
from lynxdeck.bots.champion import BREADTH, Champion
from lynxdeck.games import weights
from lynxdeck.games.chance import generator
from lynxdeck.games.compile import direct
from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games
from tests.bots.conformance.test_sight import redealt
from tests.wasm.test_net import Asked

Deal = Callable[..., Position]
Walk = Callable[..., Iterator[Position]]
Mask = Callable[[Position], Any]
Play = Callable[..., list[str]]

NETWORKED = [game for game in games() if game.has_net]
every_net = pytest.mark.parametrize("game", NETWORKED, ids=lambda game: game.name)


@pytest.mark.usefixtures("some_networks")
@every_net
def test_they_play_whole_games(game: Game, deal: Deal, play: Play) -> None:
    bots = [registry.make(spec, game) for spec in ("neural", "champion:12", "greedy")]
    first = play(deal(game.name, seats=3), bots)
    assert play(deal(game.name, seats=3), bots) == first


@pytest.mark.usefixtures("some_networks")
@every_net
def test_hidden_cards_do_not_change_their_choice(
    game: Game, deal: Deal, walk: Walk, mask: Mask
) -> None:
    bots = [registry.make(spec, game) for spec in ("neural", "champion:40")]
    for step, position in enumerate(walk(deal(game.name, seats=3), every=5)):
        masked = mask(position)
        for bot in bots:
            bot.begin(position.edition, seats=3, seat=1)
            chosen = bot.choose(masked, generator(step))
            for seed in range(2):
                bot.begin(position.edition, seats=3, seat=1)
                again = mask(redealt(position, masked, seed))
                assert bot.choose(again, generator(step)) == chosen
        if step == 12:
            return


@pytest.mark.usefixtures("some_networks")
@every_net
def test_a_tree_that_is_full_is_searched_on(game: Game, deal: Deal, walk: Walk, mask: Mask) -> None:
    """Its simulations end where there is no room to go on."""
    on_the_way = walk(deal(game.name, seats=3))
    position = next(position for position in on_the_way if len(position.actions()) > 2)
    bot = Champion(game, "champion", simulations=30)
    walker = bot.walkers[0]
    walker.tree = walker.tree[: 3 * BREADTH]
    assert bot.choose(mask(position), generator(1)) in position.actions()
    assert walker.used <= len(walker.tree)
    assert walker.tree[0]["visits"] == 30


@pytest.mark.usefixtures("some_networks")
@every_net
def test_they_are_named_and_budgeted(game: Game) -> None:
    assert "neural" in registry.names(game)
    bot = registry.make("champion:123", game)
    assert isinstance(bot, Champion)
    assert bot.simulations == 123
    assert registry.known("champion:1.5s", game)
    with pytest.raises(Refusal, match="“neural:5” is no bot"):
        registry.make("neural:5", game)


@pytest.mark.usefixtures("no_networks")
@pytest.mark.parametrize("spec", ["neural", "champion:20"])
@every_net
def test_without_weights_they_say_so(game: Game, spec: str) -> None:
    assert not registry.known(spec, game)
    with pytest.raises(Refusal, match=rf"no network for {game.title} here: {game.name}.net is"):
        registry.make(spec, game)


# --- what Lynxdeck brings -------------------------------------------------------------------------

SHIPPED = [game for game in NETWORKED if weights.available(game)]
every_shipped = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)


@every_shipped
def test_the_weights_are_those_of_this_layout(game: Game) -> None:
    data = weights.path(game).read_bytes()
    assert len(data) <= weights.LARGEST
    head, _ = weights.parts(data)
    assert head["licence"] == "MIT"
    read = weights.arrays(game, weights.read(game, data))
    name, note = str(head["name"]), str(head["note"])
    assert weights.write(game, read, name=name, note=note) == data


@every_shipped
def test_the_network_beats_the_rule_of_thumb(game: Game, deal: Deal, play: Play) -> None:
    """A hundred games, each deal in both seatings; it wins nine in ten."""
    wins = 0.0
    for number in range(50):
        for seat in range(2):
            table = deal(game.name, seats=2, number=number)
            bots = [registry.make(spec, game) for spec in ("neural", "greedy")]
            play(table, bots if seat == 0 else bots[::-1])
            wins += (seat + 1 in table.winners) / len(table.winners)
    assert wins >= 80


@every_net
def test_a_position_is_rated_in_microseconds(game: Game, deal: Deal, mask: Mask) -> None:
    """Ten on a core by itself; the fastest of many tries has little to do with others."""
    asked = Asked(game, engine.guided_compiled(game))
    masked = mask(deal(game.name, seats=3))
    arguments = (masked, 0, asked.room[:2], *asked.arrays, asked.out)
    rated = direct(asked.players.rated_at, *arguments)

    def took() -> float:
        begun = time.thread_time()
        for _ in range(200):
            rated(*arguments)
        return (time.thread_time() - begun) / 200

    assert min(took() for _ in range(30)) < 20e-6
