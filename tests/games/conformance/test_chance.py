"""What chance decides is marked in the story: undo goes back to it and no further."""

import random

import pytest

from lynxdeck.games.chance import generator
from lynxdeck.games.deal import key_of
from lynxdeck.games.edition import Edition
from lynxdeck.games.observer import Facts
from lynxdeck.games.position import Position, from_key, lay_out
from lynxdeck.games.registry import Game, games

EDITIONS = [(game, edition) for game in games() for edition in game.editions]
every_edition = pytest.mark.parametrize(
    ("game", "edition"),
    [
        one if one[1] is one[0].editions[0] else pytest.param(*one, marks=pytest.mark.long)
        for one in EDITIONS
    ],
    ids=[f"{game.name}, {edition.name}" for game, edition in EDITIONS],
)
DECISIONS = 80
"""Enough to see every kind of chance."""


def dealt(game: Game, edition: Edition) -> Position:
    seats = edition.players[0]
    deck, dice = from_key(game, edition, seats, key_of("chance"))
    return lay_out(game, edition, seats=seats, deck=deck, dice=dice)


def supposed(position: Position, token: str, seed: int) -> Facts:
    """What a decision would do if all that its seat cannot know were otherwise."""
    game, seat = position.game, position.to_move
    assert seat is not None
    states, rng = game.interpreted.new(1), generator(seed)
    game.interpreted.mask_at(position.states, 0, seat - 1, states, 0)
    game.interpreted.redeal(states[0], rng)
    game.interpreted.roll_ahead(states[0], rng)
    told = game.observer(compiled=False).tell(states, game.code(token))
    assert told is not None
    return told.seen_by(seat)


@every_edition
def test_what_a_seat_cannot_foresee_reveals(game: Game, edition: Edition) -> None:
    facts = zip(game.structs.STRUCTS, game.story.FACTS, strict=True)
    revealing = tuple(struct for struct, fact in facts if fact.reveals)
    position, unforeseen = dealt(game, edition), 0
    rng = random.Random(edition.name)
    for _ in range(DECISIONS):
        if position.over:
            break
        token = rng.choice(position.legal())
        worlds = [supposed(position, token, seed) for seed in (1, 2, 3)]
        if any(world != worlds[0] for world in worlds):
            unforeseen += 1
            for world in worlds:
                assert any(isinstance(fact, revealing) for fact in world), (token, world)
        position.play(token)
    assert unforeseen > 0
