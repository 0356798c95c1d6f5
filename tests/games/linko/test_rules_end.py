"""The end and the score: L16 to L19, LR5."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

SHARED, FEWEST = "ravensburger-2014", "amigo-2022-advanced"


def test_L16_the_game_ends_when_pile_and_display_are_empty(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 5
        display . . . 3
        """,
        *("9", "T", "^3"),
    )
    assert (game.over, game.end, game.to_move, game.legal()) == (True, "stock", None, [])
    shows(
        game,
        """
        andy*   2 5 | 9
        ben     3 4 |
        """,
    )


def test_L16_even_in_the_middle_of_a_draw(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 9 9 2 |
        ben     4       | 5 5 5
        display . . . 3
        pile    8
        """,
        *("9x3", "T", "^3", "^*"),
    )
    assert game.end == "stock"
    shows(
        game,
        """
        andy*   2 5 5 5 | 9 9 9
        ben     3 4 8   |
        """,
    )


def test_L16_an_empty_pile_alone_ends_nothing(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 5
        display 1 3
        pile    8
        """,
        *("9", "T", "^*"),
    )
    assert (game.over, game.to_move) == (False, 2)


def test_L16_nor_does_an_empty_display_in_mid_draw(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 5 5
        display 1
        pile    8 7
        """,
        *("9x2", "T", "^1"),
    )
    assert (game.phase, game.legal()) == ("draw", ["^*"])
    shows(
        game.play("^*"),
        """
        andy    2 5 5 | 9 9
        ben*    1 4 8 |
        display 7
        """,
    )


def test_L16_nothing_is_decided_any_more(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 5
        display 3
        """,
        *("9", "T", "^3"),
    )
    with pytest.raises(Refusal, match="The game is over"):
        game.play("4")


def test_L17_the_last_card_ends_the_game(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy    4 | 2
        ben*    9 | 13
        display 1 2 3
        pile    8
        """,
        "9",
    )
    assert (game.end, game.winners) == ("out", [2])
    shows(
        game,
        """
        andy    4 | 2
        ben*    - | 13 / 9
        display 1 2 3
        pile    8
        """,
    )


def test_L17_cards_that_were_taken_must_be_played_too(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 3
        display 1 2 3
        """,
        *("9", "T", "^1", "1"),
        "2",
    )
    assert not game.over


def test_L18_cards_in_layers_minus_cards_in_hand(table: Table) -> None:
    game = table("""
        andy*   13 13 13 J | 1 1 / 2 2 2 J / J
        ben     1          | 13 13 / 12
        cleo    5 5 5      |
        display 1 2 3
    """)
    assert game.scores == [7 - 4, 3 - 1, 0 - 3]


def test_L18_the_numbers_on_the_cards_do_not_count(table: Table) -> None:
    high = table("andy* 13 | 13 13\nben 13 | 13 13\ndisplay 13")
    low = table("andy* 1 | 1 1\nben 1 | 1 1\ndisplay 1")
    assert high.scores == low.scores == [1, 1]


def test_L19_the_highest_score_wins(table: Table) -> None:
    game = table(
        """
        andy*   9     | 2
        ben     4 4 4 | 1 / 1 1 1
        cleo    4     | 5 5 5 5 5
        display 1 2 3
        """,
    )
    assert game.winners == []
    game.play("9")
    assert (game.scores, game.winners) == ([2, 1, 4], [3])


def test_L19_below_zero_too(table: Table) -> None:
    game = table(
        """
        andy*   9 4 4 |
        ben     4 4   | 5
        display 3
        """,
        *("9", "L", "D", "^3"),
    )
    assert (game.scores, game.winners) == ([-1, -3], [1])


@pytest.mark.parametrize(
    ("andy", "cleo", "shared", "fewest"),
    [
        ("1 1", "3 3 3 / 3", [1, 2, 3, 4], [1]),
        ("1", "3 3 3 / 3", [2, 3, 4], [2, 3]),
        ("1", "3 3 3", [2, 4], [2]),
        ("1", "3 3 3 / 3 3", [3], [3]),
        ("1 1 1", "3 3 3 / 3", [1], [1]),
    ],
)
def test_L19_ties(table: Table, andy: str, cleo: str, shared: list[int], fewest: list[int]) -> None:
    drawing = f"""
        andy*   9   | {andy}
        ben     4   | 2 2 / 2 2
        cleo    4   | {cleo}
        dan     4 4 | 5 5 5 / 5 5
        display 3
    """
    assert table(drawing, "9", edition=SHARED).winners == shared
    assert table(drawing, "9", edition=FEWEST).winners == fewest


def test_L19_fewer_cards_in_hand_do_not_help_a_lower_score(table: Table) -> None:
    game = table(
        """
        andy*   9     | 1
        ben     4 4 4 | 2 2 2 / 2 2 2
        cleo    4     |
        display 3
        """,
        "9",
        edition=FEWEST,
    )
    assert (game.scores, game.winners) == ([2, 3, -1], [2])


def test_LR5_snatches_that_remain_do_not_happen(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 5 5
        cleo    4     | 7 / 6 6
        display . 3
        """,
        *("9x2", "L", "D", "^3"),
    )
    assert game.end == "stock"
    shows(
        game,
        """
        andy*    2   | 9 9
        ben      3 4 |
        cleo     4   | 7 / 6 6
        discards 5 5
        """,
    )


def test_LR5_a_victim_who_reclaims_does_not_end_it(table: Table) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 5 5
        cleo    4     | 7 / 6 6
        display . 3
        """,
        *("9x2", "L", "R"),
    )
    assert game.view(None).victim == 3


def test_LR5_the_last_card_of_the_last_draw_ends_it_too(table: Table) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 5 5
        cleo    4     | 7 / 6 6
        display . 3 . . 1
        """,
        *("9x2", "L", "R"),
        *("T", "^1", "^3"),
    )
    assert game.end == "stock"
