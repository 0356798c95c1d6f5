"""Linko tables: drawn ones, and dealt ones."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position, lay_out
from lynxdeck.games.registry import game


@pytest.fixture
def table(position: Callable[..., Position]) -> Callable[..., Position]:
    """`table(drawing, *tokens)`, by the plain rules unless an edition is named."""

    def drawn_table(drawing: str, *tokens: str, edition: str = "ravensburger-2014") -> Position:
        return position("linko", edition, drawing, *tokens)

    return drawn_table


@pytest.fixture
def dealt() -> Callable[..., Position]:
    """`dealt(cards, seats=…)`: a deal whose first cards are given, the others follow sorted."""

    def dealt_table(
        cards: str, *, seats: int, start: int = 1, edition: str = "ravensburger-2014"
    ) -> Position:
        linko = game("linko")
        chosen = linko.edition(edition)
        first = [linko.notation.CARDS[name] for name in cards.split()]
        rest = linko.fresh_deck(chosen, seats)
        for card in first:
            rest.remove(card)
        return lay_out(linko, chosen, seats=seats, deck=first + rest, start=start)

    return dealt_table
