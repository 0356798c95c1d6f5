"""A turn begins: the play, jokers, the last card. L5 to L7, L13."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]


def test_L5_one_card_or_several_of_one_value(table: Table) -> None:
    game = table("""
        andy*   7 7 3 | 9
        ben     4 4   | 5 5 5
        display 1 2 3 4 5 6
    """)
    assert game.phase == "play"
    assert game.legal() == ["3", "7", "7x2"]


def test_L5_the_new_layer_lies_on_top_of_the_own_layers(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   7 7 3 | 9 / 2 2
        ben     4 4   |
        display 1 2 3 4 5 6
        """,
        "7x2",
    )
    shows(
        game,
        """
        andy    3     | 9 / 2 2 / 7 7
        ben*    4 4   |
        display 1 2 3 4 5 6
        """,
    )


@pytest.mark.parametrize("layers", ["", "13 13 13", "1", "J", "2 / 12 12 / 5"])
def test_L5_nothing_on_the_table_restricts_a_play(table: Table, layers: str) -> None:
    game = table(f"""
        andy*   1 8 8 | {layers}
        ben     4 4   | {layers}
        display 2 2 3 4 5 6
    """)
    assert game.legal() == ["1", "8", "8x2"]


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("7x3", "Seat 1 cannot play 3 × 7: only 2 in hand."),
        ("9", "Seat 1 cannot play 1 × 9: there is none in hand."),
        ("7+J", "Seat 1 cannot play 1 × J: there is no joker in hand."),
        ("-", "Seat 1 must play cards now."),
        ("^*", "Seat 1 must play cards now."),
    ],
)
def test_L5_only_cards_in_hand_and_nothing_but_a_play(
    table: Table, token: str, reason: str
) -> None:
    game = table("""
        andy*   7 7 3 |
        ben     4 4   |
        display 1 2 3 4 5 6
        pile    8
    """)
    before = str(game)
    with pytest.raises(Refusal, match=reason.replace(".", r"\.")):
        game.play(token)
    assert str(game) == before


def test_L5_a_player_plays_once_a_turn(table: Table) -> None:
    game = table(
        """
        andy*   7 7 3 3 |
        ben     4 4     |
        display 1 2 3 4 5 6
        """,
        "7x2",
    )
    assert game.to_move == 2


def test_L6_any_mixture_with_at_least_one_number_card(table: Table) -> None:
    game = table("""
        andy*   6 6 3 J J |
        ben     4 4       |
        display 1 2 3 4 5 6
    """)
    assert game.legal() == [
        *("3", "3+J", "3+Jx2"),
        *("6", "6+J", "6+Jx2"),
        *("6x2", "6x2+J", "6x2+Jx2"),
        *("J", "Jx2"),
    ]


def test_L6_two_values_are_no_layer(table: Table) -> None:
    game = table("""
        andy*   6 6 3 J |
        ben     4 4     |
        display 1 2 3 4 5 6
    """)
    with pytest.raises(Refusal, match="no token"):
        game.play("6+3")


@pytest.mark.parametrize("top", ["5 5 5", "5 5 J", "5 J J", "1 1 J"])
def test_L6_a_mixed_layer_has_the_value_of_its_number_cards(table: Table, top: str) -> None:
    game = table(
        f"""
        andy*   6 6 J 9 |
        ben     4 4     | {top}
        display 1 2 3 4 5 6
        """,
        "6x2+J",
    )
    assert game.phase == "take"


@pytest.mark.parametrize("top", ["6 6 6", "6 J J", "7 7 J", "7 J J", "J J J"])
def test_L6_jokers_raise_no_mixed_layer(table: Table, top: str) -> None:
    game = table(
        f"""
        andy*   6 6 J 9 |
        ben     4 4     | {top}
        display 1 2 3 4 5 6
        """,
        "6x2+J",
    )
    assert (game.to_move, game.phase) == (2, "play")


@pytest.mark.parametrize("top", ["13 13", "13 J", "1 J", "12 12"])
def test_L6_jokers_alone_are_above_13(table: Table, top: str) -> None:
    game = table(
        f"""
        andy*   J J 9 |
        ben     4 4   | {top}
        display 1 2 3 4 5 6
        """,
        "Jx2",
    )
    assert game.phase == "take"


@pytest.mark.parametrize("play", ["13x2", "13+J", "12x2", "Jx2"])
def test_L6_nothing_is_above_jokers_alone(table: Table, play: str) -> None:
    game = table(
        """
        andy*   13 13 12 12 J J |
        ben     4 4             | J J
        display 1 2 3 4 5 6
        """,
        play,
    )
    assert (game.to_move, game.phase) == (2, "play")


@pytest.mark.parametrize(
    ("hand", "play", "top"),
    [("9", "9", "1"), ("9 9 9", "9x3", "1 1 1"), ("J J", "Jx2", "1 1"), ("9 J", "9+J", "1 J")],
)
def test_L7_the_last_card_ends_the_game_without_a_snatch(
    table: Table, shows: Shows, hand: str, play: str, top: str
) -> None:
    game = table(
        f"""
        andy*   {hand} | 2
        ben     4 5    | {top}
        display 1 2 3 4 5 6
        pile    7 7
        """,
        play,
    )
    assert (game.over, game.end, game.legal()) == (True, "out", [])
    shows(
        game,
        f"""
        andy*   -      | 2 / {hand}
        ben     4 5    | {top}
        display 1 2 3 4 5 6
        pile    7 7
        """,
    )


def test_L7_no_optional_draw_after_the_last_card(table: Table) -> None:
    game = table(
        """
        andy*   9   |
        ben     4 5 |
        cleo    4 5 |
        display 1 2 3 4 5 6
        pile    7 7
        """,
        "9",
        edition="amigo-2022-basic",
    )
    assert game.end == "out"


def test_L13_when_all_were_compared_the_next_turn_begins(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 2 | 4
        ben     4 5 | 11
        cleo    4 5 | 3 3
        dan     4 5 |
        display 1 2 3 4 5 6
        """,
        "9",
    )
    assert (game.to_move, game.phase) == (2, "play")
    shows(
        game,
        """
        andy    2   | 4 / 9
        ben*    4 5 | 11
        cleo    4 5 | 3 3
        dan     4 5 |
        display 1 2 3 4 5 6
        """,
    )


def test_L13_the_turn_ends_after_the_last_snatch_too(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4 5 | 11
        cleo    4 5 | 3
        display 1 2 3 4 5 6
        pile    7 7
        """,
        *("9", "L", "R"),
    )
    assert (game.to_move, game.phase) == (2, "play")


def test_LR7_even_a_single_answer_is_asked_for(table: Table) -> None:
    game = table("""
        andy*   9     |
        ben     4 4 4 | 3
        display 1 2 3 4 5 6
    """)
    assert (game.phase, game.legal()) == ("play", ["9"])


def test_LR7_one_question_for_each_decision_of_a_turn(table: Table) -> None:
    game = table("""
        andy*   9 9 9 1 |
        ben     4 4     | 3 3
        cleo    4 4     | 7 7
        display -
        pile    5 5 5
    """)
    asked = []
    for token in ("9x2", "T", "^*", "^*", "L", "R"):
        asked.append((game.to_move, game.phase, len(game.legal())))
        game.play(token)
    assert asked == [
        (1, "play", 4),
        (1, "take", 2),
        (2, "draw", 1),
        (2, "draw", 1),
        (1, "take", 2),
        (3, "reclaim", 2),
    ]
