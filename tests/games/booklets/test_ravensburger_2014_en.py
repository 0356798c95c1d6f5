"""The English booklet of 2014: its examples, what not to forget, its tips.

The pictures tell more than the text we have; the tables here are drawn to fit the words.
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


EXAMPLE_1 = """
    andy*     7 7 6 6 6 J 12 12 1 3 4 10 11 |
    ben       2 3 4 5 10 10 13 9 9 8 2 8 5  |
    catharine 12 12 4 4 5 1 1 2 9 8 3 10 11 |
    daniel    5 8 8 9 9 6 6 11 11 2 3 1 13  |
    display   1 2 3 4 5 7
    pile      1 1 2 2 3 3 4 5 10 11 13 13
"""

EXAMPLE_2A = """
    andy*     12 12 10 1 7 | 7 / 6 6 6 J
    ben       13 2 8       | 3 / 10 10
    catharine 4 4 9        | 5 / 12 12
    daniel    9 11         | 5 / 8 8
    display   1 2 3 4 7 13
    pile      11 6 2
"""

EXAMPLE_2B = """
    andy      1 7 8 8 10   | 7 / 6 6 6 J / 12 12
    ben*      2 8 10 10 13 | 3
    catharine 4 4 9        | 5 / 12 12
    daniel    9 11 11 13   | 5
    display   1 2 3 4 7 6
    pile      2
"""


def test_example_1a_one_of_two_7s_or_both_or_up_to_three_6s(table: Table) -> None:
    legal = table(EXAMPLE_1).legal()
    assert {"7", "7x2", "6", "6x2", "6x3"} <= set(legal)
    assert not {"7x3", "6x4"} & set(legal)
    assert table(EXAMPLE_1, "7").view(None).players[0].layers == [(7, 1, 0)]


def test_example_1b_a_7_then_three_6s_and_a_joker_then_two_12s(table: Table) -> None:
    game = table(EXAMPLE_1, "7", "10x2", "4x2", "5")
    game.play("6x3+J", "2x2", "1x2", "13")
    game.play("12x2")
    assert game.view(None).players[0].layers == [(7, 1, 0), (6, 3, 1), (12, 2, 0)]


def test_example_2a_a_pair_of_12s(table: Table, shows: Shows) -> None:
    game = table(EXAMPLE_2A, "12x2")
    assert game.view(None).victim == 2  # higher than Ben's pair of 10s: he reclaims it
    game.play("L", "R")
    assert game.view(None).victim == 4  # as high as Catharine's, so hers stays; Daniel's goes
    game.play("T", "^13", "^*")
    shows(game, EXAMPLE_2B)


def test_example_2b_a_13_snatches_the_5_and_nothing_else(table: Table, shows: Shows) -> None:
    game = table(EXAMPLE_2B, "13")
    assert game.view(None).victim == 4  # Catharine's cards are lower, but they are two
    game.play("L", "D", "^7")
    assert game.to_move == 3  # so are Andy's
    shows(
        game,
        """
        andy       1 7 8 8 10   | 7 / 6 6 6 J / 12 12
        ben        2 8 10 10    | 3 / 13
        catharine* 4 4 9        | 5 / 12 12
        daniel     7 9 11 11 13 |
        display    1 2 3 4 2 6
        discards   5
        """,
    )


def test_two_jokers_snatch_two_13s(table: Table) -> None:
    game = table(
        """
        andy*   J J 9 |
        ben     4     | 13 13
        display 1 2 3 4 5 6
        """,
        "Jx2",
    )
    assert game.phase == "take"


def test_do_not_forget_1_snatching_is_not_voluntary(table: Table) -> None:
    assert table(EXAMPLE_2A, "12x2").legal() == ["T", "L"]


def test_do_not_forget_2_single_cards_snatch_too(table: Table) -> None:
    assert table(EXAMPLE_2B, "13").phase == "take"


def test_do_not_forget_3_as_early_as_the_first_round(table: Table) -> None:
    game = table(EXAMPLE_1, "7")
    assert game.to_move == 2  # the first player found nothing to snatch
    assert game.play("8").phase == "take"


def test_do_not_forget_4_cards_are_played_once_a_turn(table: Table) -> None:
    game = table(EXAMPLE_2A, *("12x2", "L", "R", "L", "R"))
    assert (game.to_move, game.phase) == (2, "play")


def test_do_not_forget_5_only_the_active_player_snatches(table: Table) -> None:
    game = table(
        """
        andy*   3 9 |
        ben     4   | 5
        cleo    4   | 8
        display 1 2 3
        """,
        "3",
    )
    assert (game.to_move, game.phase) == (2, "play")


def test_do_not_forget_6_only_the_uppermost_cards(table: Table) -> None:
    game = table(EXAMPLE_2A, "10")
    assert game.to_move == 2  # Ben's 3, Catharine's 5 and Daniel's 5 are covered


@pytest.mark.parametrize(
    ("answers", "place"),
    [(("T", "^1"), "the thief's hand"), (("L", "R"), "the owner's"), (("L", "D", "^1"), "gone")],
)
def test_do_not_forget_7_snatched_cards_never_stay(
    table: Table, answers: tuple[str, ...], place: str
) -> None:
    game = table(EXAMPLE_2B, "13", *answers)
    thief, owner = game.view(2).hand, game.view(4).hand
    found = ["the thief's hand"] * ("5" in thief) + ["the owner's"] * ("5" in owner)
    found += ["gone"] * ("5" in game.view(None).discards)
    assert found == [place]
    assert game.view(None).players[3].layers == []


def test_tip_a_decoy_gives_a_card_from_the_row(table: Table) -> None:
    game = table(
        """
        andy*   2 13 13 |
        ben     9 4     |
        display 13 2 3
        pile    1
        """,
        *("2", "9", "T", "^13"),
    )
    assert game.view(1).hand == {"13": 3}


def test_tip_six_deuces_are_not_easily_snatched(table: Table) -> None:
    game = table(
        """
        andy    4                             | 2 2 2 2 2 2
        ben*    13 13 13 13 13 12 12 9 9 J J  |
        display 1
        """,
    )
    six_of_a_kind = [token for token in game.legal() if game.copy().play(token).phase == "take"]
    assert six_of_a_kind == ["13x4+Jx2", "13x5+J"]


def test_tip_on_the_home_stretch_taking_costs_points(table: Table) -> None:
    drawing = """
        andy*   9 9 1 |
        ben     4     | 5 5
        display 2 2 2 2
    """
    taken = table(drawing, "9x2", "T", "^2", "^2", "2x2")
    left = table(drawing, "9x2", "L", "R")
    assert taken.scores[0] == left.scores[0] - 2
