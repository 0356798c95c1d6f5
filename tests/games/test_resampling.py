"""Nothing that leaves for a seat depends on cards which that seat cannot know."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from lynxdeck.games.chance import below, generator
from lynxdeck.games.drawn import expand
from lynxdeck.games.position import Position
from tests.games.known import known
from tests.games.looking import (
    MANY,
    SOME,
    Drawn,
    encoded,
    mask,
    of,
    random_positions,
    some_positions,
    viewers,
)
from tests.games.sorts import Sort, every_table


@every_table
def test_resampling(table: Sort) -> None:
    """Mask, fill with other cards, mask again: not a byte differs."""
    engine, rng = table.game.compiled, generator(1000 + table.number)
    masked, filled, again = engine.new(MANY), engine.new(MANY), engine.new(MANY)
    seats = [*range(table.seats), table.game.rules.SPECTATOR]
    for i, position in zip(range(MANY), random_positions(table), strict=False):
        seat = seats[engine.below(rng, len(seats))]
        engine.mask_at(position.states, 0, seat, masked, i)
        engine.mask_at(position.states, 0, seat, filled, i)
        engine.redeal_at(filled, i, rng)
        engine.mask_at(filled, i, seat, again, i)
    assert masked.tobytes() == again.tobytes()
    assert (filled["viewer"] == table.game.rules.OPEN).all()


@pytest.mark.promise("cards-resampled")
@every_table
def test_views_are_byte_for_byte_the_same_after_resampling(table: Sort) -> None:
    engine, rng = table.game.compiled, generator(table.number)
    for position in some_positions(table, SOME):
        seat = viewers(table)[below(rng, table.seats + 1)]
        other = position.copy()
        other.states[0] = mask(position, seat)[0]
        engine.redeal_at(other.states, 0, rng)
        assert encoded(position, seat) == encoded(other, seat)


@every_table
def test_redealt_games_are_whole_and_go_on(table: Sort) -> None:
    """Every card is there again, the seat to move has the same choices, and the game ends."""
    engine, rng = table.game.compiled, generator(table.number)
    whole = Counter(table.game.drawing.all_cards(table.dealt(0).state))
    for position in some_positions(table):
        seat = position.to_move or 1
        other = Position(table.game, table.edition, engine.new(1), engine=engine)
        engine.mask_at(position.states, 0, seat - 1, other.states, 0)
        engine.redeal_at(other.states, 0, rng)
        assert Counter(table.game.drawing.all_cards(other.state)) == whole
        assert other.legal() == position.legal()
        assert other.scores == position.scores
        engine.playout(other.states, 0, rng)
        assert Counter(table.game.drawing.all_cards(other.state)) == whole


@of("linko")
def test_redealt_hands_keep_their_size_and_what_is_known_of_them(table: Sort) -> None:
    engine, rng = table.game.compiled, generator(table.number)
    filled = engine.new(MANY)
    for i, position in zip(range(MANY), random_positions(table), strict=False):
        seat = below(rng, table.seats)
        engine.mask_at(position.states, 0, seat, filled, i)
        engine.redeal_at(filled, i, rng)
        assert (filled["hand"][i, seat] == position.states["hand"][0, seat]).all()
    assert (filled["hand"].sum(axis=2) == filled["hand_size"]).all()
    assert (filled["hand"] >= filled["known"]).all()


def chi_square(seen: list[int], expected: float) -> float:
    return sum((number - expected) ** 2 / expected for number in seen)


def redealt(position: Position, seat: int | None, times: int) -> Iterator[Any]:
    rng, engine = generator(5), position.game.compiled
    masked, filled = engine.new(1), engine.new(1)
    masked[0] = mask(position, seat)[0]
    for _ in range(times):
        filled[0] = masked[0]
        engine.redeal_at(filled, 0, rng)
        yield filled[0]


def test_LR8_hidden_linko_cards_are_as_likely_here_as_there(position: Drawn) -> None:
    drawing = """
        andy*   1 1 |
        ben     2 3 |
        cleo    4   |
        display 13
        pile    5 6 7
        """
    table = position("linko", "ravensburger-2014", drawing)
    ben, cleo, top = Counter[int](), Counter[int](), Counter[int]()
    for state in redealt(table, 1, 6_000):
        ben.update(expand(state["hand"][1]))
        cleo.update(expand(state["hand"][2]))
        top[int(state["pile"][2])] += 1
    for seen, expected in ((ben, 2_000), (cleo, 1_000), (top, 1_000)):
        assert set(seen) == {2, 3, 4, 5, 6, 7}
        assert chi_square(list(seen.values()), expected) < 26  # 5 degrees: p < 0.0001


def test_LR8_known_cards_are_not_redealt(position: Drawn) -> None:
    drawing = """
        andy*   9 9 1 | 8
        ben     2 3   | 4
        cleo    5 6   |
        display 13
        pile    5 6 7 7
        """
    table = position("linko", "ravensburger-2014", drawing, "9", "L", "R")
    hands = {tuple(expand(state["hand"][1])) for state in redealt(table, 3, 300)}
    assert all(4 in hand for hand in hands)
    assert len(hands) > 10


def test_PR6_hidden_push_cards_and_rolls_are_evenly_redealt(position: Drawn) -> None:
    drawing = """
        ann*    r1 |
        ben     |
        columns b1
        pile    r2 g3 y4
        dice    r r
        """
    table = position("push", "push", drawing)
    orders, faces = Counter[tuple[int, ...]](), Counter[int]()
    for state in redealt(table, 1, 6_000):
        orders[tuple(state["pile"][:3])] += 1
        faces[int(state["dice"][44])] += 1
    assert len(orders) == len(faces) == 6
    assert chi_square(list(orders.values()), 1_000) < 26  # 5 degrees: p < 0.0001
    assert chi_square(list(faces.values()), 1_000) < 26


# --- hidden cards, moved by other hands than `redeal`'s --------------------------------------


def shuffle_linko(state: Any, seat: int | None, rng: random.Random) -> None:
    others = [other for other in range(int(state.seats)) if seat is None or other != seat - 1]
    hidden = {other: expand(state.hand[other] - state.known[other]) for other in others}
    cards = [card for hand in hidden.values() for card in hand]
    cards += [int(card) for card in state.pile[: state.pile_size]]
    rng.shuffle(cards)
    for other, hand in hidden.items():
        state.hand[other] = state.known[other]
        for _ in hand:
            state.hand[other, cards.pop()] += 1
    state.pile[: state.pile_size] = cards


def shuffle_push(state: Any, seat: int | None, rng: random.Random) -> None:  # noqa: ARG001
    cards = state.pile[: state.pile_size].tolist()
    rng.shuffle(cards)
    state.pile[: state.pile_size] = cards
    state.dice[state.rolls :] = [rng.randint(1, 6) for _ in state.dice[state.rolls :]]


SHUFFLE = {"linko": shuffle_linko, "push": shuffle_push}
"""For each game: move what a seat does not see."""


@every_table
def test_a_view_stays_when_hidden_cards_change_places(table: Sort) -> None:
    rng = random.Random(table.number)
    for position in some_positions(table):
        seat = rng.choice(viewers(table))
        other = position.copy()
        known(SHUFFLE, table.game.name)(other.state, seat, rng)
        assert mask(position, seat) == mask(other, seat)
        assert encoded(position, seat) == encoded(other, seat)


@every_table
def test_a_masked_record_holds_nothing_hidden(table: Sort) -> None:
    for position in some_positions(table):
        for seat in viewers(table):
            masked = mask(position, seat)[0]
            assert not masked.pile.any()
            if table.game.name == "linko":
                others = np.arange(len(masked.hand)) != masked.viewer
                assert not masked.hand[others].any()
            if table.game.dice:
                assert not masked.dice.any()
