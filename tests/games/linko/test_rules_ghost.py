"""The duel is laid out, and the ghost filled: L21, L22, LR1 to LR3."""

from collections.abc import Callable

import pytest

from lynxdeck.games import registry
from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

DUEL = "amigo-2022-duel"
GHOST = "playte-ghost"
ANN = "1 1 1 1 1 1 1 1 2 2 2"
BEN = "2 2 2 2 2 3 3 3 3 3 3"
TWELVE = "4 4 4 5 6 6 7 8 9 9 10 11"
HAUNTED = """
    andy*   9 9 2 |
    ben     5     | 12
    display 3 4 5 10 11 12
    pile    1 2 2
    ghost   3 4 6 6 7 7 8 8 8 10 10 11 12
"""


def rest_of(game: Position) -> str:
    """The line of the pile, whatever it holds."""
    return next(line for line in str(game).splitlines() if line.startswith("pile"))


def test_L21_two_jokers_and_eleven_cards_each(dealt: Table, shows: Shows) -> None:
    game = dealt(f"{ANN} {BEN} 7 3 9 12 5 11 {TWELVE} 12", seats=2, edition=GHOST)
    shows(
        game,
        f"""
        ann*    {ANN} J J |
        ben     {BEN} J J |
        display 7 3 9 12 5 11
        {rest_of(game)}
        ghost   {TWELVE} 12
        """,
    )
    assert game.view(None).pile == 105 - 22 - 6 - 13


def test_L21_the_other_105_cards_hold_one_joker() -> None:
    linko = registry.game("linko")
    deck = linko.fresh_deck(linko.edition(DUEL), 2)
    assert (len(deck), deck.count(linko.notation.CARDS["J"])) == (105, 1)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_L21_only_two_can_duel(dealt: Table, seats: int) -> None:
    with pytest.raises(Refusal, match=f"amigo-2022-duel is for 2 players, not {seats}"):
        dealt("", seats=seats, edition=DUEL)


def test_L22_13s_and_the_joker_are_never_placed_with_the_ghost(dealt: Table, shows: Shows) -> None:
    game = dealt(f"{ANN} {BEN} 7 3 9 12 5 11 13 {TWELVE} J 13 12", seats=2, edition=GHOST)
    shows(
        game,
        f"""
        ann*    {ANN} J J |
        ben     {BEN} J J |
        display 7+13 3+13 9 12 5+J 11
        {rest_of(game)}
        ghost   {TWELVE} 12
        """,
    )


def test_L22_cards_are_turned_until_the_ghost_holds_13(dealt: Table) -> None:
    game = dealt(f"{ANN} {BEN} 7 3 9 12 5 11 13 {TWELVE} J 13 12", seats=2, edition=GHOST)
    seen = game.view(None)
    assert sum(seen.ghost.values()) == 13
    assert seen.pile == 105 - 22 - 6 - 16


def test_L22_a_set_is_all_cards_of_one_value(dealt: Table) -> None:
    game = dealt(f"{ANN} {BEN} 7 3 9 12 5 11 4 8 4 8 4 6 6 6 6 6 6 10 12", seats=2, edition=GHOST)
    assert game.view(None).ghost == {"4": 3, "6": 6, "8": 2, "10": 1, "12": 1}


def test_L22_the_card_after_the_thirteenth_stays_in_the_pile(dealt: Table) -> None:
    game = dealt(f"{ANN} {BEN} 7 3 9 12 5 11 {TWELVE} 12 13", seats=2, edition=GHOST)
    assert game.view(None).display == [["7"], ["3"], ["9"], ["12"], ["5"], ["11"]]
    assert rest_of(game).split()[1] == "13"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("7 3 9 12 5 11", "7 3+13 9 12 5 11"),
        ("7 3 9 3 3 11", "7 3+13 9 3 3 11"),  # of equals the leftmost
        ("7 3+13 9 3 4 11", "7 3+13 9 3+13 4 11"),  # a group is no single card
        ("7+J 3+13 9 11+13 8+13+13 10", "7+J 3+13 9+13 11+13 8+13+13 10"),
        ("13 J 13 13 . .", "13+13 J 13 13 . ."),  # a joker counts as 14
        ("J J . . . .", "J+13 J . . . ."),
        (". . . 12 . 2+J", ". . . 12+13 . 2+J"),
        ("7+J 4+13 9+13 4+J . .", "7+J 4+13+13 9+13 4+J . ."),  # no single card is left
        (". . . 9+13 . 9+J", ". . . 9+13+13 . 9+J"),
        ("J+13 13+13 . . . .", "J+13 13+13+13 . . . ."),
    ],
)
def test_LR1_where_a_13_goes(table: Table, shows: Shows, before: str, after: str) -> None:
    game = table(
        f"""
        andy*    9 2 |
        ben      5   |
        display  {before}
        pile     13 2 1
        ghost    1 4 4 6 6 7 7 8 8 10 10 12 12
        """,
        *("9", "G1"),
        edition=GHOST,
    )
    shows(
        game,
        f"""
        andy     1 2 | 9
        ben*     5   |
        display  {after}
        pile     1
        ghost    2 4 4 6 6 7 7 8 8 10 10 12 12
        """,
    )


def test_LR1_with_no_card_on_display_it_goes_to_the_discards(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy*    9 9 2 |
        ben      5     |
        display  .
        pile     13 2 J 13 8 1
        ghost    1 1 4 6 6 6 7 7 7 8 10 12 12
        """,
        *("9x2", "G1"),
        edition=GHOST,
    )
    shows(
        game,
        """
        andy     1 1 2 | 9 9
        ben*     5     |
        display  .
        pile     1
        discards 13 13 J
        ghost    2 4 6 6 6 7 7 7 8 8 10 12 12
        """,
    )


def test_LR1_a_joker_goes_the_same_way(table: Table) -> None:
    game = table(
        f"{HAUNTED.replace('1 2 2', 'J 13 2 2')}",
        *("9", "G3"),
        edition=GHOST,
    )
    assert game.view(None).display[:3] == [["3", "J"], ["4", "13"], ["5"]]


def test_LR2_the_refill_of_the_display_turns_single_13s_and_jokers(
    table: Table, shows: Shows
) -> None:
    game = table(
        """
        andy*   9 9 2 |
        ben     5     | 4 4
        display 3 4 5 10 11 12
        pile    13 J 2
        ghost   1 1 1 1 6 6 6 8 8 8 10 11 12
        """,
        *("9x2", "T", "^5", "^3"),
        edition=GHOST,
    )
    shows(
        game,
        """
        andy    2 4 4 | 9 9
        ben*    3 5 5 |
        display 13 4 J 10 11 12
        pile    2
        ghost   1 1 1 1 6 6 6 8 8 8 10 11 12
        """,
    )


def test_LR2_after_the_optional_draw_too(table: Table) -> None:
    game = table(
        HAUNTED.replace("1 2 2", "13 2").replace("3 4 6 6 7 7", "1 1 1 1 1 1"),
        *("9x2", "^10"),
        edition=DUEL,
    )
    assert game.view(None).display[3] == ["13"]


def test_LR3_if_the_pile_runs_out_the_ghost_stays_short(table: Table, shows: Shows) -> None:
    game = table(
        HAUNTED.replace("1 2 2", "1"),
        *("9x2", "G7"),
        edition=GHOST,
    )
    shows(
        game,
        """
        andy    2 7 7 | 9 9
        ben*    5     | 12
        display 3 4 5 10 11 12
        ghost   1 3 4 6 6 8 8 8 10 10 11 12
        """,
    )


def test_LR3_and_is_not_filled_later(table: Table) -> None:
    game = table(
        """
        andy*   9 2 |
        ben     5 3 |
        display 3 4 5
        ghost   4 6
        """,
        *("9", "G4", "5"),
        edition=GHOST,
    )
    assert (game.to_move, game.view(None).ghost) == (1, {"6": 1})
