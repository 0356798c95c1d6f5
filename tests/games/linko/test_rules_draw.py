"""Drawing: L12, LR4, LR9."""

from collections.abc import Callable

import pytest

from lynxdeck.games.linko import rules
from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

THREE_TO_DRAW = """
    andy*   9 9 9 2 |
    ben     4       | 5 5 5
    display 1 2 3 10 11 12
    pile    8 7 6
"""


def test_L12_each_card_from_the_pile_or_the_display(table: Table) -> None:
    game = table(THREE_TO_DRAW, "9x3", "T")
    assert game.legal() == ["^*", "^1", "^2", "^3", "^10", "^11", "^12"]
    assert game.play("^10").legal() == ["^*", "^1", "^2", "^3", "^11", "^12"]
    assert game.play("^*").legal() == ["^*", "^1", "^2", "^3", "^11", "^12"]


def test_L12_a_drawer_knows_the_card_before_the_next_choice(table: Table) -> None:
    game = table(THREE_TO_DRAW, "9x3", "T", "^*")
    assert (game.to_move, game.phase) == (2, "draw")
    assert game.view(2).hand == {"4": 1, "8": 1}


def test_L12_gaps_stay_until_the_whole_draw_is_finished(table: Table, shows: Shows) -> None:
    game = table(THREE_TO_DRAW, "9x3", "T", "^10", "^2")
    shows(
        game,
        """
        andy*   2 5 5 5 | 9 9 9
        ben     2 4 10  |
        display 1 . 3 . 11 12
        pile    8 7 6
        """,
    )


def test_L12_the_refill_goes_from_left_to_right(table: Table, shows: Shows) -> None:
    game = table(THREE_TO_DRAW, "9x3", "T", "^12", "^10", "^2")
    shows(
        game,
        """
        andy    2 5 5 5   | 9 9 9
        ben*    2 4 10 12 |
        display 1 8 3 7 11 6
        """,
    )


def test_L12_the_refill_goes_as_far_as_the_pile_reaches(table: Table, shows: Shows) -> None:
    game = table(THREE_TO_DRAW, "9x3", "T", "^*", "^*", "^*")
    shows(
        game,
        """
        andy    2 5 5 5 | 9 9 9
        ben*    4 6 7 8 |
        display 1 2 3 10 11 12
        """,
    )
    game = table(THREE_TO_DRAW, "9x3", "T", "^11", "^*", "^1")
    shows(
        game,
        """
        andy    2 5 5 5   | 9 9 9
        ben*    1 4 8 11  |
        display 7 2 3 10 6 12
        """,
    )
    game = table(THREE_TO_DRAW.replace("8 7 6", "8"), "9x3", "T", "^11", "^2", "^1")
    shows(
        game,
        """
        andy    2 5 5 5   | 9 9 9
        ben*    1 2 4 11  |
        display 8 . 3 10 . 12
        """,
    )


def test_L12_with_the_display_empty_the_rest_comes_from_the_pile(
    table: Table, shows: Shows
) -> None:
    game = table(
        """
        andy*   9 9 9 9 9 9 9 J 2 |
        ben     4                 | 5 5 5 5 5 5 5 J
        display 1 2 3 10 11 12
        pile    8 7 6
        """,
        *("9x7+J", "T", "^1", "^2", "^3", "^10", "^11", "^12"),
    )
    assert (game.phase, game.legal()) == ("draw", ["^*"])
    with pytest.raises(Refusal, match="No place of the display"):
        game.play("^1")
    shows(
        game.play("^*", "^*"),
        """
        andy    2 5 5 5 5 5 5 5 J    | 9 9 9 9 9 9 9 J
        ben*    1 2 3 4 7 8 10 11 12 |
        display 6
        """,
    )


def test_L12_with_the_pile_empty_the_rest_comes_from_the_display(
    table: Table, shows: Shows
) -> None:
    game = table(THREE_TO_DRAW.replace("8 7 6", "8"), "9x3", "T", "^*")
    assert game.legal() == ["^1", "^2", "^3", "^10", "^11", "^12"]
    with pytest.raises(Refusal, match="The draw pile is empty"):
        game.play("^*")
    shows(
        game.play("^1", "^12"),
        """
        andy    2 5 5 5  | 9 9 9
        ben*    1 4 8 12 |
        display . 2 3 10 11 .
        """,
    )


def test_L12_the_discards_are_never_reshuffled(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*    9 2 |
        ben      4   | 5
        display  1 2
        discards 13 13 13
        """,
        *("9", "L", "D", "^1"),
    )
    shows(
        game,
        """
        andy     2   | 9
        ben*     1 4 |
        display  . 2
        discards 5 13 13 13
        """,
    )


def test_L12_of_equal_cards_the_leftmost_is_drawn(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 5
        display 1 7 3 7 7 1
        """,
        *("9", "T"),
    )
    assert game.legal() == ["^1", "^7", "^3"]
    shows(
        game.play("^7"),
        """
        andy    2 5 | 9
        ben*    4 7 |
        display 1 . 3 7 7 1
        """,
    )


def test_L12_the_other_equal_places_are_refused_with_the_reason(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 5
        display 1 7 3 7
        """,
        *("9", "T"),
    )

    reasons = [int(rules.why(game.state, rules.DRAW_PLACES + place)) for place in range(6)]
    assert [game.game.notation.REASONS[reason] for reason in reasons] == [
        *("", "", "", "not-leftmost"),
        *("place-empty", "place-empty"),
    ]


def test_LR4_discarding_is_allowed_with_too_few_cards_to_draw(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 9 9 2 |
        ben     4       | 5 5 5
        display . 3 . .
        pile    -
        """,
        *("9x3", "L", "D", "^3"),
    )
    assert (game.over, game.end) == (True, "stock")
    shows(
        game,
        """
        andy*    2   | 9 9 9
        ben      3 4 |
        discards 5 5 5
        """,
    )


def test_LR4_so_is_taking(table: Table) -> None:
    game = table(
        """
        andy*   9 9 9 2 |
        ben     4       | 5 5 5
        display . 3 . .
        pile    8
        """,
        *("9x3", "T", "^*", "^3"),
    )
    assert (game.end, game.scores) == ("stock", [-1, -3])


def test_LR9_the_places_are_fixed_and_cards_do_not_move_up(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     4   | 5
        display . 2 . . 3 .
        """,
        *("9", "T", "^2"),
    )
    shows(
        game,
        """
        andy    2 5 | 9
        ben*    2 4 |
        display . . . . 3
        """,
    )


@pytest.mark.parametrize("tokens", [("9x2",), ("9x2", "L")])
def test_LR9_while_a_snatch_is_decided_the_layer_counts_for_its_owner(
    table: Table, tokens: tuple[str, ...]
) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 12 / 5 5
        display 1 2 3
        """,
        *tokens,
    )
    assert game.scores == [2 - 1, 3 - 1]


def test_LR9_once_it_is_taken_it_does_not(table: Table) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 12 / 5 5
        display 1 2 3
        """,
        *("9x2", "T"),
    )
    assert game.scores == [2 - 3, 1 - 1]


def test_LR9_a_draw_is_never_owed_without_a_card_to_draw(table: Table) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     4     | 5 5
        display 1
        """,
        *("9x2", "T"),
    )
    assert game.legal() == ["^1"]
    assert game.play("^1").legal() == []
    assert game.over
