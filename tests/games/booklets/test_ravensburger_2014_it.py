"""The Italian booklet of 2014: its examples, what is soon forgotten, its advice.

It tells the rules of the English one with players and words of its own. Its pictures are missing
in the text we have; the tables here are drawn to fit the words.
"""

from collections.abc import Callable
from functools import partial

import pytest

from lynxdeck.games.position import Position

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]


@pytest.fixture
def table(position: Table) -> Table:
    return partial(position, "linko", "ravensburger-2014")


ESEMPIO_1 = """
    andi*   7 7 6 6 6 J 12 12 3 |
    ben     4 4 2 10            |
    claudia 3 3 1 11            |
    daniel  2 1 8 8             |
    display 1 2 3 4 5 8
    pile    9 9
"""

ESEMPIO_2 = """
    andi*   12 12 3     | 7 / 6 6 6 J
    ben     13 4        | 2 / 11 11
    claudia 5 9         | 4 4
    daniel  8           | 5 / 9 9
    display 1 2 J 4 8 10
    pile    6 7 1 3
"""


def test_esempio_1a_one_of_the_7s_both_or_the_6s(table: Table) -> None:
    assert {"7", "7x2", "6x3", "6x3+J"} <= set(table(ESEMPIO_1).legal())


def test_esempio_1b_three_turns_lie_on_each_other(table: Table, shows: Shows) -> None:
    game = table(ESEMPIO_1, "7", "4x2", "3x2", "2")
    game.play("6x3+J", "2", "1", "1")
    game.play("12x2")
    shows(
        game,
        """
        andi    3 7 | 7 / 6 6 6 J / 12 12
        ben*    10  | 4 4 / 2
        claudia 11  | 3 3 / 1
        daniel  8 8 | 2 / 1
        display 1 2 3 4 5 8
        pile    9 9
        """,
    )


def test_esempio_2a_the_12s_go_round_clockwise(table: Table, shows: Shows) -> None:
    game = table(ESEMPIO_2, "12x2")
    game.play(*("T", "^J", "^*"))  # Ben's 11s: Andi keeps them, Ben draws
    game.play(*("L", "D", "^10", "^8"))  # Claudia's 4s: she would rather have two new cards
    game.play(*("L", "R"))  # Daniel's 9s go back to his hand, and his 5 is free
    shows(
        game,
        """
        andi     3 11 11  | 7 / 6 6 6 J / 12 12
        ben*     4 6 13 J | 2
        claudia  5 8 9 10 |
        daniel   8 9 9    | 5
        display  1 2 7 4 1 3
        discards 4 4
        """,
    )


def test_esempio_2b_the_5_is_free_now_and_the_others_are_safe(table: Table) -> None:
    game = table("""
        andi    3 11 11 | 7 / 6 6 6 J / 12 12
        ben*    4 6 13  | 2
        claudia 8 10    | 12 / 4 4
        daniel  8 9 9   | 5
        display 1 2 7 4 1 3
    """)
    game.play("13")
    assert game.view(None).victim == 4
    assert game.play("L", "R").to_move == 3


def test_jolly_two_of_them_snatch_two_13s(table: Table) -> None:
    game = table("andi* J J 2 |\nben 4 | 13 13\ndisplay 1", "Jx2", "T", "^1")
    assert game.view(1).hand == {"2": 1, "13": 2}


def test_fine_the_game_ends_even_in_the_middle_of_a_draw(table: Table) -> None:
    game = table("andi* 9 9 2 |\nben 4 | 5 5\ndisplay 1", "9x2", "T", "^1")
    assert (game.over, game.end) == (True, "stock")


def test_fine_equal_points_mean_several_winners(table: Table) -> None:
    game = table("andi* 9 | 2\nben 4 4 | 5 5 / 1 1\nclaudia 4 | 6\ndisplay 1", "9")
    assert (game.scores, game.winners) == ([2, 2, 0], [1, 2])


def test_si_dimentica_1_snatching_is_not_a_choice(table: Table) -> None:
    game = table("andi* 9 2 |\nben 4 | 5\ndisplay 1", "9")
    assert (game.phase, game.legal()) == ("take", ["T", "L"])


def test_si_dimentica_2_single_cards_can_do_it(table: Table) -> None:
    assert table("andi* 2 9 |\nben 4 | 1\ndisplay 1", "2").phase == "take"


def test_si_dimentica_3_from_the_second_player_of_the_first_round(table: Table) -> None:
    game = table("andi* 2 9 |\nben 4 5 |\nclaudia 6 6 |\ndisplay 1", "2")
    assert game.play("4").phase == "take"


def test_si_dimentica_4_one_layer_a_turn(table: Table) -> None:
    game = table("andi* 2 9 9 |\nben 4 5 |\ndisplay 1", "9x2")
    assert (game.to_move, game.view(None).players[0].layers) == (2, [(9, 2, 0)])


def test_si_dimentica_5_only_with_the_cards_just_played(table: Table) -> None:
    game = table("andi* 2 9 | 13\nben 4 5 | 12\ndisplay 1", "2")
    assert (game.to_move, game.phase) == (2, "play")


def test_si_dimentica_6_only_the_upper_row(table: Table) -> None:
    game = table("andi* 9 2 |\nben 4 5 | 1 / 2 2\ndisplay 1", "9")
    assert (game.to_move, game.phase) == (2, "play")


@pytest.mark.parametrize("answers", [("T", "^1"), ("L", "R"), ("L", "D", "^1")])
def test_si_dimentica_7_they_never_stay_where_they_were(
    table: Table, answers: tuple[str, ...]
) -> None:
    game = table("andi* 9 2 |\nben 4 5 | 3 / 7\ndisplay 1 2", "9", *answers)
    assert game.view(None).players[1].layers == [(3, 1, 0)]


def test_consiglio_a_lure_gives_access_to_the_display(table: Table) -> None:
    game = table("andi* 1 8 |\nben 4 5 |\ndisplay 8 13 J", "1", "4", "T", "^8", "8x2")
    assert game.end == "out"


def test_consiglio_small_animals_in_a_crowd_are_hard_to_beat(table: Table) -> None:
    drawing = "andi 4 | 2 2 2 2 2 2\nben* 13 13 13 13 13 12 12 12 12 12 |\ndisplay 1"
    game = table(drawing)
    assert all(game.copy().play(token).phase == "play" for token in game.legal())


def test_consiglio_near_the_end_better_not_take(table: Table) -> None:
    drawing = "andi* 9 2 |\nben 4 | 3\ndisplay 1 8"
    taking = table(drawing, "9", "T", "^1", "4")
    leaving = table(drawing, "9", "L", "R", "4")
    assert (taking.scores[0], leaving.scores[0]) == (-1, 0)
