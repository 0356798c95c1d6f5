"""Tables for the bots' tests: deals, what the mover sees, positions on the way, whole games."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from lynxdeck.bots.bot import Bot
from lynxdeck.games.chance import below, generator
from lynxdeck.games.deal import key_of
from lynxdeck.games.edition import Edition
from lynxdeck.games.position import Position, from_key, lay_out
from lynxdeck.games.registry import Game, games
from lynxdeck.games.registry import game as find_game

SANE = 20_000  # decisions of one game, several times what the longest known random game took

TABLES = [
    pytest.param(
        (game, edition, seats),
        id=f"{game.name}, {edition.name}, {seats} seats",
        marks=() if seats == edition.players[turn % len(edition.players)] else pytest.mark.long,
    )
    for game in games()
    for turn, edition in enumerate(game.editions)
    for seats in edition.players
]
"""By default each edition with one number of seats, another from edition to edition."""


def dealt(game: Game, edition: Edition, seats: int, number: int) -> Position:
    """A fresh game; everybody begins in turn."""
    deck, dice = from_key(game, edition, seats, key_of(f"bots {number}"))
    return lay_out(
        game,
        edition,
        seats=seats,
        deck=deck,
        dice=dice,
        start=number % seats + 1,
        engine=game.compiled,
    )


def seen(position: Position) -> Any:
    """What the seat that is to move may see: an array of one masked record."""
    engine, masked = position.game.compiled, position.game.compiled.new(1)
    engine.mask_at(position.states, 0, engine.mover_of(position.states, 0), masked, 0)
    return masked


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> Position:
    """A fresh game of every named edition and seat count; of every edition by default."""
    game, edition, seats = request.param
    return dealt(game, edition, seats, 1)


@pytest.fixture
def deal() -> Callable[..., Position]:
    """`deal("push", "push-risk", seats=2, number=7)`: a fresh game; the usual edition if none."""

    def deal(name: str, edition: str | None = None, *, seats: int, number: int = 1) -> Position:
        game = find_game(name)
        chosen = game.edition(edition) if edition else game.editions[0]
        return dealt(game, chosen, seats, number)

    return deal


@pytest.fixture
def mask() -> Callable[[Position], Any]:
    """`mask(position)`: what the seat that is to move may see."""
    return seen


@pytest.fixture
def walk() -> Callable[..., Iterator[Position]]:
    """`walk(position, every=7)`: every so many decisions of a random game, while it lasts."""

    def walk(position: Position, *, every: int = 1, seed: int = 1) -> Iterator[Position]:
        rng, step = generator(seed), 0
        while not position.over:
            if step % every == 0:
                yield position
            actions = position.actions()
            position.engine.apply_at(position.states, 0, actions[below(rng, len(actions))])
            step += 1

    return walk


@pytest.fixture
def play() -> Callable[..., list[str]]:
    """`play(position, bots)`: a game to its end, or as many decisions as asked; the tokens.

    Every answer must be legal, and leave the record that the bot was shown as it was.
    """

    def play(
        position: Position, bots: Sequence[Bot], *, seed: int = 1, most: int = SANE
    ) -> list[str]:
        engine, tokens = position.engine, list[str]()
        rngs = [generator(seed * 10 + seat) for seat in range(position.seats)]
        for seat, bot in enumerate(bots, 1):
            bot.begin(position.edition, seats=position.seats, seat=seat)
        while position.to_move is not None and len(tokens) < most:
            seat, masked = position.to_move, seen(position)
            before = masked.tobytes()
            action = bots[seat - 1].choose(masked, rngs[seat - 1])
            assert action in position.actions(), f"{bots[seat - 1].name}: {position!r}"
            assert masked.tobytes() == before
            tokens.append(position.token(action))
            engine.apply_at(position.states, 0, action)
            for bot in bots:
                bot.event(seat, tokens[-1])
        assert position.over or most < SANE, "the game does not end"
        if position.over:
            for bot in bots:
                bot.finish(position.scores, position.winners)
        return tokens

    return play
