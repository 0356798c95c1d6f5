"""Push tables: drawn ones, and dealt ones."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position, lay_out
from lynxdeck.games.registry import game


@pytest.fixture
def table(position: Callable[..., Position]) -> Callable[..., Position]:
    """`table(drawing, *tokens)`, by the booklet's plain rules unless an edition is named."""

    def drawn_table(drawing: str, *tokens: str, edition: str = "push") -> Position:
        return position("push", edition, drawing, *tokens)

    return drawn_table


@pytest.fixture
def dealt() -> Callable[..., Position]:
    """`dealt(cards, dice, seats=…)`: a pile whose first cards are given, the others follow sorted.

    The rolls that are not given are all stars.
    """

    def dealt_table(cards: str, dice: str = "", *, seats: int, start: int = 1) -> Position:
        push = game("push")
        edition = push.editions[0]
        first = [push.notation.CARDS[name] for name in cards.split()]
        rest = push.fresh_deck(edition, seats)
        for card in first:
            rest.remove(card)
        rolls = [push.notation.DICE[face] for face in [*dice.split(), *"*" * 45]]
        deck = first + rest
        return lay_out(push, edition, seats=seats, deck=deck, dice=rolls, start=start)

    return dealt_table
