"""What everybody sees, what only the owner sees, and what is remembered: LR8."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position

Table = Callable[..., Position]
Known = dict[str, int]

OPEN_MOVES = """
    andy*   9 9 9 2 |
    ben     4 4     | 5 5 J
    display 1 2 3 10 11 12
    pile    8 7 6
"""


def known(game: Position) -> list[Known]:
    """The cards that everybody knows to be in each hand."""
    return [player.known for player in game.view(None).players]


def test_LR8_everybody_sees_what_lies_open_and_counts_the_rest(table: Table) -> None:
    game = table("""
        andy*    9 9 2 | 3 / 4 4 J / J
        ben      5     | 12
        display  3+13 . 5
        pile     1 2 2
        ghost    7 7 8
        discards 6 6 J
    """, edition="playte-ghost")  # fmt: skip
    for seat in (None, 1, 2):
        seen = game.view(seat)
        assert [player.layers for player in seen.players] == [
            [(3, 1, 0), (4, 2, 1), (14, 0, 1)],
            [(12, 1, 0)],
        ]
        assert seen.display == [["3", "13"], None, ["5"], None, None, None]
        assert seen.ghost == {"7": 2, "8": 1}
        assert seen.discards == {"6": 2, "J": 1}
        assert [player.hand_size for player in seen.players] == [3, 1]
        assert seen.pile == 3


def test_LR8_only_the_owner_sees_the_hand(table: Table) -> None:
    game = table(OPEN_MOVES)
    assert game.view(1).hand == {"2": 1, "9": 3}
    assert game.view(2).hand == {"4": 2}
    assert game.view(None).hand is None


def test_LR8_nothing_is_known_of_a_fresh_hand(dealt: Table) -> None:
    assert known(dealt("", seats=4)) == [{}, {}, {}, {}]


def test_LR8_but_in_a_duel_the_two_jokers_are(dealt: Table) -> None:
    assert known(dealt("", seats=2, edition="playte-ghost")) == [{"J": 2}, {"J": 2}]


def test_LR8_a_layer_taken_is_known(table: Table) -> None:
    assert known(table(OPEN_MOVES, "9x3", "T")) == [{"5": 2, "J": 1}, {}]


def test_LR8_a_layer_reclaimed_is_known(table: Table) -> None:
    assert known(table(OPEN_MOVES, "9x3", "L", "R")) == [{}, {"5": 2, "J": 1}]


def test_LR8_a_card_from_the_display_is_known_one_from_the_pile_is_not(table: Table) -> None:
    game = table(OPEN_MOVES, "9x3", "L", "D", "^10", "^*", "^12")
    assert known(game) == [{}, {"10": 1, "12": 1}]
    assert game.view(2).hand == {"4": 2, "8": 1, "10": 1, "12": 1}


def test_LR8_so_with_the_optional_draw(table: Table) -> None:
    drawing = OPEN_MOVES.replace("ben", "cleo 4 4 |\nben")
    basic = "amigo-2022-basic"
    assert known(table(drawing, "2", "^11", edition=basic)) == [{"11": 1}, {}, {}]
    assert known(table(drawing, "2", "^*", edition=basic)) == [{}, {}, {}]
    assert known(table(drawing, "2", "-", edition=basic)) == [{}, {}, {}]


def test_LR8_all_cards_of_a_group_and_of_a_set_are_known(table: Table) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     5     | 4 4
        display 3+13+J 13
        pile    1 2
        ghost   7 7
        """,
        *("9x2", "G7"),
        *("L", "D", "^3+13+J"),
        edition="playte-ghost",
    )
    assert known(game) == [{"7": 2}, {"3": 1, "13": 1, "J": 1}]


def test_LR8_known_cards_of_a_kind_add_up(table: Table) -> None:
    game = table(
        """
        andy*   9 9 1 |
        ben     4     | 7 7
        cleo    4     | 7 7
        display 3 3 3 3 3 3
        """,
        *("9x2", "T", "^3", "^3", "T", "^3", "^3"),
    )
    assert known(game) == [{"7": 4}, {"3": 2}, {"3": 2}]


@pytest.mark.parametrize(
    ("play", "left"),
    [
        ("6", {"5": 2, "J": 2}),
        ("5", {"5": 1, "J": 2}),
        ("5x2", {"J": 2}),
        ("5x3", {"J": 2}),  # one of them nobody knew of
        ("5+J", {"5": 1, "J": 1}),
        ("5x3+Jx2", {}),
        ("6+Jx3", {"5": 2}),
        ("J", {"5": 2, "J": 1}),
        ("Jx3", {"5": 2}),
    ],
)
def test_LR8_what_is_played_is_known_no_more(table: Table, play: str, left: Known) -> None:
    game = table(
        """
        andy*   9 9 9 9 1 |
        ben     5 6 J 1   | 5 5 J J
        display 3
        """,
        *("9x4", "L", "R", play),
    )
    assert known(game)[1] == left


def test_LR8_cards_known_and_hidden_of_a_kind_are_not_told_apart(table: Table) -> None:
    game = table(
        """
        andy*   9 1 8 |
        ben     5 2 2 | 5
        display 3 5
        """,
        *("9", "L", "R"),
        "5",
    )
    assert game.view(None).players[1].hand_size == 3
    assert known(game)[1] == {}  # it might have been the 5 that everybody saw
    assert game.view(2).hand == {"2": 2, "5": 1}


def test_LR8_playing_openly_changes_no_other_hand(table: Table) -> None:
    game = table(OPEN_MOVES, *("9x3", "T", "^10", "^11", "^12"), "10")
    assert known(game) == [{"5": 2, "J": 1}, {"11": 1, "12": 1}]


def test_LR8_known_cards_are_the_same_in_every_view(table: Table) -> None:
    game = table(OPEN_MOVES, *("9x3", "T", "^10", "^*", "^12"))
    views = [[player.known for player in game.view(seat).players] for seat in (None, 1, 2)]
    assert views == [known(game)] * 3


def test_LR8_a_draw_from_the_pile_looks_alike_whatever_it_is(table: Table) -> None:
    one, other = OPEN_MOVES, OPEN_MOVES.replace("8 7 6", "13 J 6")
    tokens = ("9x3", "T", "^*", "^12", "^*")
    for seat in (None, 1):
        assert table(one, *tokens).view(seat) == table(other, *tokens).view(seat)
    assert table(one, *tokens).view(2) != table(other, *tokens).view(2)
