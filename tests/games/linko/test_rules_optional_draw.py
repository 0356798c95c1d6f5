"""The draw by choice: L14."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

BASIC = "amigo-2022-basic"

NOBODY_TO_SNATCH = """
    andy*   9 2 |
    ben     4 4 |
    cleo    4 4 | 3 3
    display 1 2 3 10 11 12
    pile    8 7
"""


def test_L14_whoever_could_snatch_from_nobody_may_draw(table: Table) -> None:
    game = table(NOBODY_TO_SNATCH, "9", edition=BASIC)
    assert (game.to_move, game.phase) == (1, "option")
    assert game.legal() == ["^*", "^1", "^2", "^3", "^10", "^11", "^12", "-"]


def test_L14_one_card_from_the_pile(table: Table, shows: Shows) -> None:
    game = table(NOBODY_TO_SNATCH, "9", "^*", edition=BASIC)
    shows(
        game,
        """
        andy    2 8 | 9
        ben*    4 4 |
        cleo    4 4 | 3 3
        display 1 2 3 10 11 12
        pile    7
        """,
    )


def test_L14_or_from_the_display_which_is_refilled(table: Table, shows: Shows) -> None:
    game = table(NOBODY_TO_SNATCH, "9", "^3", edition=BASIC)
    assert (game.to_move, game.phase) == (2, "play")
    shows(
        game,
        """
        andy    2 3 | 9
        ben*    4 4 |
        cleo    4 4 | 3 3
        display 1 2 8 10 11 12
        pile    7
        """,
    )


def test_L14_or_decline(table: Table, shows: Shows) -> None:
    game = table(NOBODY_TO_SNATCH, "9", "-", edition=BASIC)
    shows(
        game,
        """
        andy    2   | 9
        ben*    4 4 |
        cleo    4 4 | 3 3
        display 1 2 3 10 11 12
        pile    8 7
        """,
    )


@pytest.mark.parametrize("answers", [("T", "^*"), ("L", "R"), ("L", "D", "^*")])
def test_L14_not_after_any_snatch(table: Table, answers: tuple[str, ...]) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4 4 | 5
        cleo    4 4 | 3 3
        display 1 2 3 10 11 12
        pile    8 7
        """,
        "9",
        *answers,
        edition=BASIC,
    )
    assert (game.to_move, game.phase) == (2, "play")


def test_L14_how_many_cards_were_played_does_not_matter(table: Table) -> None:
    game = table(
        """
        andy*   9 9 9 9 2 |
        ben     4 4       |
        cleo    4 4       | 3 3
        display 1 2 3 10 11 12
        pile    8 7
        """,
        "9x4",
        edition=BASIC,
    )
    assert game.play("^*").view(1).hand == {"2": 1, "8": 1}


@pytest.mark.parametrize("edition", ["ravensburger-2014", "amigo-2022-advanced"])
def test_L14_only_with_the_flag(table: Table, edition: str) -> None:
    game = table(NOBODY_TO_SNATCH, "9", edition=edition)
    assert (game.to_move, game.phase) == (2, "play")


def test_L14_with_the_last_card_of_the_display_the_game_ends(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4 4 |
        cleo    4 4 |
        display . . 3
        """,
        "9",
        edition=BASIC,
    )
    assert game.legal() == ["^3", "-"]
    assert game.copy().play("^3").end == "stock"
    assert game.play("-").to_move == 2
