"""1s that beat the top, and the stall: L15, LR6, LR10."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

EXPERT = "amigo-2022-expert"
ADVANCED = "amigo-2022-advanced"
BOTH = "custom optional_draw=yes ones_beat_top=yes ghost=no tie=shared"
HAUNTED = "custom optional_draw=no ones_beat_top=yes ghost=yes tie=shared"


def duel_of_layers(table: Table, play: str, top: str, edition: str = EXPERT) -> bool:
    """Whether a play snatches that top layer."""
    game = table(
        f"""
        andy*   1 1 1 2 2 2 12 12 13 13 J J 9 |
        ben     4                             | {top}
        cleo    4                             |
        display 3 3 3
        """,
        play,
        edition=edition,
    )
    return game.phase == "take"


@pytest.mark.parametrize(
    ("play", "top"),
    [
        ("1", "13"),
        ("1", "J"),
        ("1x2", "13 13"),
        ("1x2", "13 J"),
        ("1x2", "J J"),
        ("1+J", "13 13"),
        ("1+J", "13 J"),
        ("1+J", "J J"),
        ("1+Jx2", "13 J J"),
        ("1x3", "J J J"),
    ],
)
def test_L15_ones_snatch_as_many_13s_or_jokers_alone(table: Table, play: str, top: str) -> None:
    assert duel_of_layers(table, play, top)
    assert not duel_of_layers(table, play, top, ADVANCED)


@pytest.mark.parametrize(
    ("play", "top"),
    [
        ("1", "13 13"),
        ("1x2", "13"),
        ("1x2", "J"),
        ("1", "J J"),
        ("1+J", "13"),
        ("1", "12"),
        ("1", "2"),
        ("1x2", "12 J"),
        ("1x2", "2 J"),
    ],
)
def test_L15_and_nothing_else(table: Table, play: str, top: str) -> None:
    assert not duel_of_layers(table, play, top)


@pytest.mark.parametrize("play", ["2", "12", "13", "J"])
def test_L15_ones_can_still_be_snatched_by_anything_higher(table: Table, play: str) -> None:
    assert duel_of_layers(table, play, "1")


@pytest.mark.parametrize(
    ("play", "top", "snatched"),
    [
        ("2", "13", False),
        ("2", "J", False),
        ("12", "13", False),
        ("13", "12", True),
        ("13", "J", False),
        ("J", "13", True),
        ("13", "13", False),
        ("J", "J", False),
        ("12", "2", True),
    ],
)
def test_L15_the_order_is_otherwise_unchanged(
    table: Table, play: str, top: str, snatched: bool
) -> None:
    assert duel_of_layers(table, play, top) is snatched


def test_L15_a_layer_of_jokers_goes_through_the_dilemma(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*   1 1 9 |
        ben     4     | J J
        cleo    4     | 13 J
        display 3 5 6
        """,
        *("1x2", "L", "R", "T", "^3", "^6"),
        edition=EXPERT,
    )
    shows(
        game,
        """
        andy    9 13 J | 1 1
        ben*    4 J J  |
        cleo    3 4 6  |
        display . 5
        """,
    )


@pytest.mark.parametrize(
    ("play", "top"), [("1", "1"), ("1x2", "1 1"), ("1x2", "1 J"), ("1+J", "1 1")]
)
def test_LR6_ones_that_face_ones_snatch_nothing(table: Table, play: str, top: str) -> None:
    assert not duel_of_layers(table, play, top)


@pytest.mark.parametrize(("play", "top"), [("J", "1"), ("Jx2", "1 1"), ("Jx2", "1 J")])
def test_LR6_jokers_alone_still_snatch_ones(table: Table, play: str, top: str) -> None:
    assert duel_of_layers(table, play, top)


QUIET = """
    andy*   2 9 9 | 1
    ben     5 5 5 | 12
    cleo    5 5 5 | 12
    display 3 4 6
    pile    7
"""


def test_LR10_a_quiet_turn_is_counted(table: Table, shows: Shows) -> None:
    game = table(QUIET, "2", edition=EXPERT)
    shows(
        game,
        """
        andy    9 9   | 1 / 2
        ben*    5 5 5 | 12
        cleo    5 5 5 | 12
        display 3 4 6
        pile    7
        quiet   1
        """,
    )


def test_LR10_a_layer_reclaimed_leaves_the_turn_quiet(table: Table) -> None:
    game = table(QUIET.replace("12", "1"), *("2", "L", "R", "L", "R"), edition=EXPERT)
    assert game.view(None).quiet == 1


@pytest.mark.parametrize("answers", [("T", "^*"), ("T", "^3"), ("L", "D", "^3")])
def test_LR10_a_draw_begins_the_count_anew(table: Table, answers: tuple[str, ...]) -> None:
    drawing = QUIET.replace("ben     5 5 5 | 12", "ben     5 5 5 | 1")
    game = table(f"{drawing}\nquiet 99", "2", *answers, edition=EXPERT)
    assert (game.over, game.view(None).quiet) == (False, 0)
    assert game.play("5x2").view(None).quiet == 1


def test_LR10_the_hundredth_quiet_turn_ends_the_game_as_it_ends(table: Table, shows: Shows) -> None:
    game = table(f"{QUIET}\nquiet 99", "2", edition=EXPERT)
    assert (game.over, game.end, game.to_move, game.legal()) == (True, "stall", None, [])
    assert (game.scores, game.winners) == ([0, -2, -2], [1])
    shows(
        game,
        """
        andy*   9 9   | 1 / 2
        ben     5 5 5 | 12
        cleo    5 5 5 | 12
        display 3 4 6
        pile    7
        quiet   100
        """,
    )


def test_LR10_not_before_its_last_snatch_was_resolved(table: Table) -> None:
    game = table(f"{QUIET.replace('12', '1')}\nquiet 99", "2", "L", "R", edition=EXPERT)
    assert (game.phase, game.view(None).victim) == ("take", 3)
    assert game.play("L", "R").end == "stall"


def test_LR10_ninety_nine_are_not_enough(table: Table) -> None:
    assert not table(f"{QUIET}\nquiet 98", "2", edition=EXPERT).over


def test_LR10_ones_and_13s_that_go_round_for_ever(table: Table, shows: Shows) -> None:
    round_and_round = """
        andy*   1 5 | 3
        ben     5   | 3 / 13
        display 2
    """
    edition = "custom optional_draw=no ones_beat_top=yes ghost=no tie=shared"
    game = table(round_and_round, edition=edition)
    for turn in range(100):
        assert not game.over
        game.play("13" if turn % 2 else "1", "L", "R")
        if turn == 1:
            shows(game, f"{round_and_round}\nquiet 2")
    assert (game.end, game.scores) == ("stall", [-1, 1])


def test_LR10_only_with_the_flag(table: Table) -> None:
    game = table(f"{QUIET}\nquiet 99", "2", edition=ADVANCED)
    assert (game.over, game.to_move) == (False, 2)


def test_LR10_the_last_card_comes_before_the_stall(table: Table) -> None:
    game = table(f"{QUIET.replace('2 9 9', '2')}\nquiet 99", "2", edition=EXPERT)
    assert game.end == "out"


def test_LR10_a_declined_draw_is_quiet_a_draw_is_not(table: Table) -> None:
    game = table(f"{QUIET}\nquiet 98", "2", edition=BOTH)
    assert game.copy().play("-").view(None).quiet == 99
    assert game.copy().play("^*").view(None).quiet == 0
    assert game.copy().play("^3").view(None).quiet == 0
    assert table(f"{QUIET}\nquiet 99", "2", "-", edition=BOTH).end == "stall"


HAUNTED_TABLE = """
    andy*   9 2 2 |
    ben     5 5   |
    display 3 4 6
    ghost   7 10 10 11 11 12 12 12
    quiet   98
"""


@pytest.mark.parametrize(
    ("pile", "quiet"),
    [
        ("", 99),  # the ghost stays short
        ("13", 99),  # from the pile to the display: together they hold as many
        ("J", 99),
        ("13 J 13", 99),
        ("4", 0),  # with the ghost it is gone from both
        ("13 4", 0),
        ("4 13", 0),
    ],
)
def test_LR10_a_ghost_robbed_is_quiet_if_nothing_left_pile_and_display(
    table: Table, pile: str, quiet: int
) -> None:
    game = table(f"{HAUNTED_TABLE}\npile {pile}", "9", "G7", edition=HAUNTED)
    assert (game.to_move, game.view(None).quiet) == (2, quiet)


def test_LR10_a_13_that_goes_to_the_discards_is_not_quiet(table: Table) -> None:
    game = table(
        """
        andy*   9 2 2 |
        ben     5 5   |
        display .
        pile    13 4 5
        ghost   3 3 7 8 8 8 10 10 10 11 11 12 12
        quiet   98
        """,
        *("9", "G7"),
        edition=HAUNTED,
    )
    assert (game.view(None).quiet, game.view(None).discards) == (0, {"13": 1})


def test_LR10_a_turn_is_stirred_as_soon_as_cards_are_discarded(table: Table) -> None:
    game = table(QUIET.replace("12", "1"), "2", "L", edition=EXPERT)
    assert not game.view(None).stirred
    assert game.play("D").view(None).stirred
    assert game.play("^3", "L", "R").view(None).quiet == 0


def test_LR10_the_setup_of_the_ghost_belongs_to_no_turn(dealt: Table) -> None:
    game = dealt("", seats=2, edition=HAUNTED)
    assert not game.view(None).stirred
    assert game.play("1").view(None).quiet == 1
