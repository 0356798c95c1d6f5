"""Snatching: L8, L9."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

TWO_VICTIMS = """
    andy*   9 9 2 |
    ben     4     | 12 / 5 5
    cleo    4     | 9 9
    dan     4     | 6 / 7 7
    display 1 2 3 10 11 12
    pile    8 8 8 8
"""


def victim(game: Position) -> int | None:
    return game.view(None).victim  # type: ignore[no-any-return]


def test_L8_same_number_lower_value_is_snatched(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4 4 | 8
        display 1 2 3 4 5 6
        """,
        "9",
    )
    assert (game.to_move, game.phase, victim(game)) == (1, "take", 2)


@pytest.mark.parametrize("top", ["9", "10", "13", "J", "8 8", "1 1", "1 J", ""])
def test_L8_anything_else_is_not(table: Table, top: str) -> None:
    game = table(
        f"""
        andy*   9 2 |
        ben     4 4 | {top}
        display 1 2 3 4 5 6
        """,
        "9",
    )
    assert (game.to_move, game.phase, victim(game)) == (2, "play", None)


@pytest.mark.parametrize("top", ["8", "8 8 8", "8 8 8 8"])
def test_L8_more_cards_or_fewer_are_not_compared_by_value(table: Table, top: str) -> None:
    game = table(
        f"""
        andy*   9 9 2 |
        ben     4 4   | {top}
        display 1 2 3 4 5 6
        """,
        "9x2",
    )
    assert game.phase == "play"


def test_L8_a_snatch_is_not_optional(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4 4 | 8
        display 1 2 3 4 5 6
        pile    7
        """,
        "9",
    )
    assert game.legal() == ["T", "L"]
    with pytest.raises(Refusal, match="Seat 1 must take or leave the snatched layer now"):
        game.play("-")


def test_L8_only_the_top_layer_is_compared(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4 4 | 3 / 10
        display 1 2 3 4 5 6
        """,
        "9",
    )
    assert game.phase == "play"


def test_L8_only_the_layer_just_played_snatches(table: Table) -> None:
    game = table(
        """
        andy*   2 2 | 12
        ben     4 4 | 8
        display 1 2 3 4 5 6
        """,
        "2",
    )
    assert (game.to_move, game.phase) == (2, "play")


def test_L8_what_lies_there_never_strikes_back(table: Table) -> None:
    game = table(
        """
        andy*   2 2 |
        ben     4 4 | 8
        display 1 2 3 4 5 6
        """,
        "2",
    )
    assert (game.to_move, game.phase) == (2, "play")


def test_L8_clockwise_from_the_left_of_the_active_player(table: Table) -> None:
    game = table(
        """
        andy    4 4 | 1
        ben     4 4 | 2
        cleo*   9 5 |
        dan     4 4 | 3
        display 1 2 3 4 5 6
        """,
        "9",
    )
    victims = []
    while game.phase == "take":
        victims.append(victim(game))
        game.play("L", "R")
    assert victims == [4, 1, 2]


def test_L8_players_without_layers_are_passed_over(table: Table) -> None:
    game = table(
        """
        andy*   9 5 |
        ben     4 4 |
        cleo    4 4 |
        dan     4 4 | 3
        display 1 2 3 4 5 6
        """,
        "9",
    )
    assert victim(game) == 4


def test_L9_the_first_snatch_is_resolved_before_the_next(table: Table, shows: Shows) -> None:
    game = table(TWO_VICTIMS, "9x2", "T", "^10", "^*")
    assert (game.to_move, game.phase, victim(game)) == (1, "take", 4)
    shows(
        game,
        """
        andy*   2 5 5  | 9 9
        ben     4 8 10 | 12
        cleo    4      | 9 9
        dan     4      | 6 / 7 7
        display 1 2 3 8 11 12
        pile    8 8
        """,
    )


def test_L9_the_second_victim_draws_from_the_refilled_display(table: Table) -> None:
    game = table(TWO_VICTIMS, *("9x2", "T", "^10", "^*"), *("L", "D"))
    assert game.legal() == ["^*", "^1", "^2", "^3", "^8", "^11", "^12"]


def test_L9_a_layer_uncovered_is_not_compared_again_this_turn(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 3 / 5
        cleo    4   | 13
        display 1 2 3 4 5 6
        """,
        *("9", "L", "R"),
    )
    assert (game.to_move, game.phase) == (2, "play")
    shows(
        game,
        """
        andy    2   | 9
        ben*    4 5 | 3
        cleo    4   | 13
        display 1 2 3 4 5 6
        """,
    )


def test_L9_nor_after_other_snatches_of_the_turn(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 3 / 5
        cleo    4   | 7 / 6
        display 1 2 3 4 5 6
        """,
        *("9", "L", "R", "L", "R"),
    )
    assert (game.to_move, game.phase) == (2, "play")


def test_L9_the_uncovered_layer_can_be_snatched_in_the_next_turn(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4 4 | 12
        cleo    4   | 3 / 5
        display 1 2 3 4 5 6
        """,
        *("9", "L", "R"),
        "4",
    )
    assert (game.to_move, game.phase, victim(game)) == (2, "take", 3)


def test_L9_cards_a_victim_drew_change_nothing_for_the_next_victim(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 5
        cleo    4   | 6
        display J 2 3 4 5 6
        pile    13
        """,
        *("9", "L", "D", "^J"),
    )
    assert (game.to_move, game.phase, victim(game)) == (1, "take", 3)
