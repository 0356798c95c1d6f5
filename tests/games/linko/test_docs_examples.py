"""The examples in docs/rules/en/linko.md, played."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]


def test_a_turn_with_two_snatches(table: Table, shows: Shows) -> None:
    game = table(
        """
        mira*   9 9 J 7 | 4 / 10 10
        otto    6       | 11 / 8 8 8
        pia     2       | 3 3 / 5 5 J
        quin    1       | 6 / 9 9 9
        display 1 J 7 12 2 9
        pile    4 13 3 3
        """,
        *("9x2+J", "T", "^J", "^*", "^12", "L", "R"),
    )
    shows(
        game,
        """
        mira    7 8 8 8  | 4 / 10 10 / 9 9 J
        otto*   4 6 12 J | 11
        pia     2 5 5 J  | 3 3
        quin    1        | 6 / 9 9 9
        display 1 13 7 3 2 9
        pile    3
        """,
    )


@pytest.mark.parametrize(
    ("edition", "winners"), [("ravensburger-2014", [2, 3]), ("amigo-2022-advanced", [2])]
)
def test_the_end_in_the_middle_of_a_draw(table: Table, edition: str, winners: list[int]) -> None:
    game = table(
        """
        lena*   9 9 9 10 10 10 10 10 | 1 1 1 1 1 1 1 1 / 5 5 5 5 5 5 5 5 / 6 6 6
        tom     13 | 7 7 7 7 7 7 7 7 / 8 8 8 8 8 8 8 8 / 12 12 12 12 12 12 12 12 / 3 3 3
        ines    13 13 13 13 | 11 11 11 11 11 / 6 6 6 6 6 / 4 4 4 4 4 4 4 / 9 9 9 9 9 / 2 2 2
        display . 4 . . 11
        """,
        *("9x3", "L", "D", "^4", "^11"),
        edition=edition,
    )
    assert (game.end, game.scores, game.winners) == ("stock", [17, 21, 21], winners)
    assert game.view(None).players[2].layers[-1] == (2, 3, 0)


@pytest.mark.parametrize(
    ("top", "snatched"),
    [("13 13", True), ("J J", True), ("1 1", False), ("2 2", False), ("12 J", False)],
)
def test_ones_in_the_expert_game(table: Table, top: str, snatched: bool) -> None:
    game = table(
        f"""
        rosa*   1 J 7 |
        sven    5     | {top}
        tara    5     |
        display 3
        """,
        "1+J",
        edition="amigo-2022-expert",
    )
    assert (game.phase == "take") is snatched


def test_jokers_played_after_the_ones(table: Table) -> None:
    game = table(
        """
        rosa*   1 J 7 |
        sven    5 J J |
        tara    5     |
        display 3
        """,
        *("1+J", "Jx2"),
        edition="amigo-2022-expert",
    )
    assert (game.to_move, game.phase, game.view(None).victim) == (2, "take", 1)


def test_the_ghost_is_robbed(table: Table, shows: Shows) -> None:
    game = table(
        """
        uma*    8 8 3 |
        viktor  5     | 6 6
        display 5 2 9 3 11 12
        pile    4 13 9 1
        ghost   1 1 1 4 4 7 7 9 10 10 10 11 12
        """,
        *("8x2", "G7", "L", "R"),
        edition="playte-ghost",
    )
    shows(
        game,
        """
        uma     3 7 7 | 8 8
        viktor* 5 6 6 |
        display 5 2+13 9 3 11 12
        pile    1
        ghost   1 1 1 4 4 4 9 9 10 10 10 11 12
        """,
    )
