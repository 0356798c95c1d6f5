"""Drawn tables for every game's tests: lay one out, play on it, compare it with another drawing."""

from collections.abc import Callable

import pytest

from lynxdeck.games import drawn
from lynxdeck.games.position import Position
from lynxdeck.games.registry import game


@pytest.fixture
def position() -> Callable[..., Position]:
    """`position(game, edition, drawing, *tokens)`: a drawn table on which tokens were played."""

    def lay_out(name: str, edition: str, drawing: str, *tokens: str) -> Position:
        found = game(name)
        chosen = found.edition(edition)
        return Position(found, chosen, found.drawing.read(drawing, chosen)).play(*tokens)

    return lay_out


@pytest.fixture
def shows() -> Callable[[Position, str], None]:
    """`shows(position, drawing)`: the table looks like that now.

    Names, white space, remarks, lines and last places without a card, and the order of cards in
    a hand do not matter.
    """

    def compare(table: Position, drawing: str) -> None:
        words = table.game.drawing.WORDS
        assert plain(str(table), words) == plain(drawing, words)

    return compare


def plain(drawing: str, words: tuple[str, ...]) -> list[str]:
    """The lines of a drawing, freed from what does not matter."""
    picture = drawn.parse("\n".join(line.partition("#")[0] for line in drawing.splitlines()), words)
    seats = [
        f"{'*' if seat.active else ' '} {cards(seat.left)} | "
        + " / ".join(cards(heap) for heap in seat.right.split("/") if heap)
        for seat in picture.seats
    ]
    lines = {word: " ".join(text.split()).rstrip(" ./-") for word, text in picture.lines.items()}
    return seats + [
        f"{word} {lines[word]}" for word in words if lines.get(word, "") not in ("", "0")
    ]


def cards(text: str) -> str:
    """The cards of one heap in alphabetical order."""
    return " ".join(sorted(word for word in text.split() if word != drawn.NOTHING))
