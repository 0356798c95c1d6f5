"""What becomes of a snatched layer: L10, L11."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position

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


def test_L10_take_and_the_victim_draws_as_many(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 12 / 5 5
        display 1 2 3 10 11 12
        pile    8 7
        """,
        *("9x2", "T"),
    )
    assert (game.to_move, game.phase) == (2, "draw")
    game.play("^*", "^*")
    shows(
        game,
        """
        andy    2 5 5 | 9 9
        ben*    4 7 8 | 12
        display 1 2 3 10 11 12
        """,
    )


def test_L10_leave_and_the_victim_reclaims_without_a_draw(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 12 / 5 5
        display 1 2 3 10 11 12
        pile    8 7
        """,
        *("9x2", "L"),
    )
    assert (game.to_move, game.phase, game.legal()) == (2, "reclaim", ["R", "D"])
    shows(
        game.play("R"),
        """
        andy    2     | 9 9
        ben*    4 5 5 | 12
        display 1 2 3 10 11 12
        pile    8 7
        """,
    )


def test_L10_leave_and_the_victim_discards_and_draws_as_many(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 12 / 5 5
        display 1 2 3 10 11 12
        pile    8 7
        """,
        *("9x2", "L", "D"),
    )
    assert (game.to_move, game.phase) == (2, "draw")
    shows(
        game.play("^12", "^1"),
        """
        andy     2      | 9 9
        ben*     1 4 12 | 12
        display  8 2 3 10 11 7
        discards 5 5
        """,
    )


@pytest.mark.parametrize("answers", [("T", "^*"), ("L", "R"), ("L", "D", "^*")])
def test_L10_the_layer_never_stays(table: Table, answers: tuple[str, ...]) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 12 / 5
        display 1 2 3 10 11 12
        pile    8 7
        """,
        "9",
        *answers,
    )
    assert game.view(None).players[1].layers == [(12, 1, 0)]


def test_L10_each_snatch_has_its_own_answer(table: Table, shows: Shows) -> None:
    game = table(TWO_VICTIMS, *("9x2", "L", "R"), *("T", "^12", "^11"))
    shows(
        game,
        """
        andy    2 7 7   | 9 9
        ben*    4 5 5   | 12
        cleo    4       | 9 9
        dan     4 11 12 | 6
        display 1 2 3 10 8 8
        pile    8 8
        """,
    )


def test_L11_a_joker_is_taken_as_a_joker(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 9 9 2 |
        ben     4 4     | 5 J J
        display 1 2 3 10 11 12
        pile    8 8 8
        """,
        *("9x3", "T", "^*", "^*", "^*"),
    )
    shows(
        game,
        """
        andy    2 5 J J   | 9 9 9
        ben*    4 4 8 8 8 |
        display 1 2 3 10 11 12
        """,
    )
    assert "2+Jx2" in game.play("4").legal()


def test_L11_a_joker_is_reclaimed_as_a_joker(table: Table) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 5 J
        display 1 2 3 10 11 12
        """,
        *("9x2", "L", "R"),
    )
    assert game.legal() == ["4", "4+J", "5", "5+J", "J"]


def test_L11_a_joker_is_discarded_as_a_joker(table: Table) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 5 J
        display 1 2 3 10 11 12
        """,
        *("9x2", "L", "D"),
    )
    assert game.view(None).discards == {"5": 1, "J": 1}


def test_L11_jokers_that_lay_alone_too(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   1 2  |
        ben     4    | J
        cleo    4    |
        display 3 3 3 3 3 3
        """,
        *("1", "T", "^3"),
        edition="amigo-2022-expert",
    )
    shows(
        game,
        """
        andy    2 J  | 1
        ben*    3 4  |
        cleo    4    |
        display . 3 3 3 3 3
        """,
    )
