"""A turn next to the ghost: L23 to L26, LR5."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

DUEL = "amigo-2022-duel"
GHOST = "playte-ghost"
HAUNTED = """
    andy*   9 9 2 |
    ben     5     | 12
    display 3 4 5 10 11 12
    pile    1 2 2
    ghost   3 4 6 6 7 7 8 8 8 10 10 11 12
"""


def test_L23_a_group_gives_all_its_cards_and_counts_as_one(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     5     | 4 4
        display 3+13+J 4 5 10 11 12
        pile    1 2
        ghost   7 7 7
        """,
        *("9x2", "T"),
        edition=GHOST,
    )
    assert game.legal() == ["^*", "^3+13+J", "^4", "^5", "^10", "^11", "^12"]
    game.play("^3+13+J")
    assert (game.to_move, game.phase, game.view(None).to_draw) == (2, "draw", 1)
    shows(
        game.play("^4"),
        """
        andy    2 4 4       | 9 9
        ben*    3 4 5 13 J  |
        display 1 2 5 10 11 12
        ghost   7 7 7
        """,
    )


def test_L23_in_the_optional_draw_too(table: Table) -> None:
    game = table(
        HAUNTED.replace("display 3", "display 3+13+13").replace("9 9 2", "2 2 2"),
        *("2", "^3+13+13"),
        edition=DUEL,
    )
    assert game.to_move == 2
    assert game.view(1).hand == {"2": 2, "3": 1, "13": 2}


def test_L23_a_group_is_named_by_all_its_cards_in_order(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     5   | 4
        display 3+13+J 3+J+13 3+13 3 3+13 3
        ghost   7 7 7
        """,
        *("9", "T"),
        edition=GHOST,
    )
    assert game.legal() == ["^3+13+J", "^3+J+13", "^3+13", "^3"]
    for token, places in (("^3+J+13", [1]), ("^3+13", [2]), ("^3", [3])):
        display = game.copy().play(token).view(None).display
        assert [place for place, cards in enumerate(display) if cards is None] == places
    with pytest.raises(Refusal, match="No place of the display"):
        game.play("^13")


def test_L24_a_set_of_the_same_size_and_lower_value_goes_to_the_hand(
    table: Table, shows: Shows
) -> None:
    game = table(HAUNTED, "9x2", "G7", edition=GHOST)
    shows(
        game,
        """
        andy    2 7 7 | 9 9
        ben*    5     | 12
        display 3 4 5 10 11 12
        pile    2
        ghost   1 2 3 4 6 6 8 8 8 10 10 11 12
        """,
    )


@pytest.mark.parametrize(
    ("hand", "play", "sets"),
    [
        ("9 9 9", "9", ["G3", "G4"]),
        ("9 9 9", "9x2", ["G6", "G7"]),
        ("12 12 1", "12", ["G3", "G4", "G11"]),
        ("13 1", "13", ["G3", "G4", "G11", "G12"]),
        ("J 1", "J", ["G3", "G4", "G11", "G12"]),
        ("J J 1", "Jx2", ["G6", "G7", "G10"]),
        ("4 1", "4", ["G3"]),
        ("9 9 9 1", "9x3", ["G8"]),
        ("9 J J 1", "9+Jx2", ["G8"]),
    ],
)
def test_L24_if_there_are_several_the_active_player_chooses(
    table: Table, hand: str, play: str, sets: list[str]
) -> None:
    game = table(HAUNTED.replace("9 9 2", hand), play, edition=GHOST)
    assert (game.to_move, game.phase, game.legal()) == (1, "ghost", sets)


@pytest.mark.parametrize(
    ("hand", "play"),
    [("3 1", "3"), ("1 1", "1"), ("6 6 1", "6x2"), ("8 8 8 1", "8x3"), ("9 9 9 9 1", "9x4")],
)
def test_L24_equal_values_and_other_sizes_are_safe(table: Table, hand: str, play: str) -> None:
    game = table(HAUNTED.replace("9 9 2", hand), play, edition=GHOST)
    assert (game.to_move, game.phase) == (2, "play")


def test_L24_it_is_not_optional_and_only_one(table: Table) -> None:
    game = table(HAUNTED, "9x2", edition=GHOST)
    for token in ("L", "-", "7"):
        with pytest.raises(Refusal, match="must choose one of the ghost’s sets now"):
            game.play(token)
    assert (game.play("G6").to_move, game.phase) == (2, "play")


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("G8", "The ghost’s set of 8s has 3 cards; your layer has 2."),
        ("G10", "Your layer is not higher than the ghost’s set of 10s"),
        ("G9", "The ghost has no 9"),
    ],
)
def test_L24_other_sets_are_refused(table: Table, token: str, reason: str) -> None:
    game = table(HAUNTED, "9x2", edition=GHOST)
    with pytest.raises(Refusal, match=reason):
        game.play(token)


def test_L24_a_set_of_equal_value_is_refused_beside_a_lower_one(table: Table) -> None:
    game = table(HAUNTED.replace("9 9 2", "7 7 2"), "7x2", edition=GHOST)
    assert game.legal() == ["G6"]
    with pytest.raises(Refusal, match="not higher than the ghost’s set of 7"):
        game.play("G7")


def test_L24_the_ghost_first_and_refilled_at_once_then_the_opponent(
    table: Table, shows: Shows
) -> None:
    game = table(HAUNTED.replace("| 12", "| 8 8"), "9x2", edition=GHOST)
    assert game.phase == "ghost"
    game.play("G7")
    assert (game.to_move, game.phase) == (1, "take")
    shows(
        game,
        """
        andy*   2 7 7 | 9 9
        ben     5     | 8 8
        display 3 4 5 10 11 12
        pile    2
        ghost   1 2 3 4 6 6 8 8 8 10 10 11 12
        """,
    )
    shows(
        game.play("T", "^4", "^3"),
        """
        andy    2 7 7 8 8 | 9 9
        ben*    3 4 5     |
        display 2 . 5 10 11 12
        ghost   1 2 3 4 6 6 8 8 8 10 10 11 12
        """,
    )


def test_L24_the_opponent_alone_if_no_set_fits(table: Table) -> None:
    game = table(HAUNTED.replace("9 9 2", "2 2 5").replace("| 12", "| 1 1"), "2x2", edition=GHOST)
    assert (game.phase, game.view(None).victim) == ("take", 2)


def test_L24_a_set_that_grew_by_the_refill_is_not_compared_again(table: Table) -> None:
    game = table(HAUNTED.replace("1 2 2", "1 1 2"), "9x2", "G7", edition=GHOST)
    assert game.view(None).ghost["1"] == 2
    assert (game.to_move, game.phase) == (2, "play")


def test_L24_the_refill_puts_13s_on_the_display(table: Table, shows: Shows) -> None:
    game = table(HAUNTED.replace("1 2 2", "13 1 J 2 5"), "9x2", "G7", edition=GHOST)
    shows(
        game,
        """
        andy    2 7 7 | 9 9
        ben*    5     | 12
        display 3+13 4+J 5 10 11 12
        pile    5
        ghost   1 2 3 4 6 6 8 8 8 10 10 11 12
        """,
    )


def test_L24_the_last_card_does_not_snatch_from_the_ghost(table: Table) -> None:
    game = table(HAUNTED.replace("9 9 2", "9 9"), "9x2", edition=GHOST)
    assert (game.end, game.view(None).ghost["7"]) == ("out", 2)


def test_L24_both_players_can_rob_it(table: Table) -> None:
    game = table(HAUNTED.replace("ben     5 ", "ben     5 2"), *("9", "G3", "5"), edition=GHOST)
    assert (game.to_move, game.phase) == (2, "ghost")


def test_L25_the_ghost_takes_no_turn_and_has_no_score(table: Table) -> None:
    game = table(HAUNTED, "9x2", "G7", edition=GHOST)
    assert game.to_move == 2
    game.play("5")
    assert (game.over, game.scores, game.winners) == (True, [2 - 3, 2 - 0], [2])


def test_L25_the_ghost_snatches_nothing(table: Table) -> None:
    game = table(HAUNTED.replace("9 9 2", "2 2 2"), "2", edition=GHOST)
    assert (game.to_move, game.phase) == (2, "play")
    assert game.view(None).players[0].layers == [(2, 1, 0)]


def test_L26_no_optional_draw_after_a_snatch_from_the_ghost(table: Table) -> None:
    game = table(HAUNTED, "9x2", "G7", edition=DUEL)
    assert (game.to_move, game.phase) == (2, "play")


def test_L26_nor_after_one_from_the_opponent(table: Table) -> None:
    game = table(
        HAUNTED.replace("9 9 2", "2 2 5").replace("| 12", "| 1 1"),
        *("2x2", "L", "R"),
        edition=DUEL,
    )
    assert (game.to_move, game.phase) == (2, "play")


def test_L26_only_if_neither_could_be_snatched(table: Table) -> None:
    game = table(HAUNTED.replace("9 9 2", "2 2 5"), "2x2", edition=DUEL)
    assert (game.to_move, game.phase) == (1, "option")
    assert game.play("^*").to_move == 2


def test_LR5_the_ghost_may_take_the_last_card_of_the_pile(table: Table) -> None:
    game = table(
        HAUNTED.replace("1 2 2", "1 2").replace("| 12", "| 8 8"),
        *("9x2", "G7"),
        edition=GHOST,
    )
    assert (game.over, game.phase, game.view(None).pile) == (False, "take", 0)


@pytest.mark.parametrize("card", ["1", "13"])
def test_LR5_unless_the_display_is_bare(table: Table, card: str) -> None:
    game = table(
        f"""
        andy*   9 2 |
        ben     5   | 8
        display .
        pile    {card}
        ghost   7
        """,
        *("9", "G7"),
        edition=GHOST,
    )
    assert (game.end, game.view(None).players[1].layers) == ("stock", [(8, 1, 0)])


def test_LR5_a_13_on_the_last_card_of_the_display_keeps_it_alive(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     5   | 8
        display . 3
        pile    13
        ghost   7
        """,
        *("9", "G7"),
        edition=GHOST,
    )
    assert game.phase == "take"
    assert game.play("T", "^3+13").end == "stock"
