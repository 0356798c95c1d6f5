"""The numbering of actions is for ever: networks, records of training and bots rely on it."""

from collections.abc import Callable

import pytest

from lynxdeck.games.linko import notation as linko
from lynxdeck.games.linko import rules as linko_rules
from lynxdeck.games.position import Position
from lynxdeck.games.push import notation as push
from lynxdeck.games.push import rules as push_rules
from lynxdeck.games.registry import Game, game, games
from tests.games.known import known

Drawn = Callable[..., Position]

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@every_game
def test_how_many_there_are(game: Game) -> None:
    assert known({"linko": 653, "push": 12}, game.name) == game.rules.ACTIONS


def test_push_actions() -> None:
    tokens = ["+", "!r", "!b", "!g", "!y", "!p", "a", "b", "c", "=a", "=b", "=c"]
    assert [push.TOKENS[action] for action in range(12)] == tokens


@pytest.mark.parametrize(
    ("action", "token"),
    [
        (0, "1"),
        (1, "1+J"),
        (2, "1+Jx2"),
        (5, "1+Jx5"),
        (6, "1x2"),
        (7, "1x2+J"),
        (47, "1x8+Jx5"),
        (48, "2"),
        (5 * 48 + 2 * 6 + 1, "6x3+J"),
        (576, "13"),
        (623, "13x8+Jx5"),
        (624, "J"),
        (625, "Jx2"),
        (628, "Jx5"),
        (629, "G1"),
        (640, "G12"),
        (641, "T"),
        (642, "L"),
        (643, "R"),
        (644, "D"),
        (645, "^*"),
        (652, "-"),
    ],
)
def test_linko_actions(action: int, token: str) -> None:
    assert linko.TOKENS[action] == token
    assert game("linko").code(token) == action


def test_linko_actions_of_the_display_are_its_places(position: Drawn) -> None:
    drawing = """
        andy*   9 9 | 2
        ben     8 8 | 5
        display 1 2 3+13 4 5 J
        pile    7
        """
    table = position(
        "linko", "custom optional_draw=no ones_beat_top=no ghost=no tie=shared", drawing
    )
    table.play("9", "T")
    assert table.legal() == ["^*", "^1", "^2", "^3+13", "^4", "^5", "^J"]
    assert table.actions() == [645, 646, 647, 648, 649, 650, 651]


def test_every_linko_play_there_and_back() -> None:
    plays = [
        (value, numbers, jokers)
        for value in range(1, 14)
        for numbers in range(1, 9)
        for jokers in range(6)
    ] + [(14, 0, jokers) for jokers in range(1, 6)]
    assert len(plays) == 629
    for action, play in enumerate(plays):
        assert linko_rules.play_action(*play) == action
        assert linko_rules.play_value(action) == play[0]
        assert linko_rules.play_numbers(action) == play[1]
        assert linko_rules.play_jokers(action) == play[2]


@every_game
def test_every_token_there_and_back(game: Game) -> None:
    tokens = game.notation.TOKENS
    assert len(set(tokens.values())) == len(tokens)
    assert all(game.code_of(token) == action for action, token in tokens.items())


def test_all_actions_but_draws_from_the_display_have_a_token_of_their_own() -> None:
    assert sorted(push.TOKENS) == list(range(push_rules.ACTIONS))
    places = set(range(linko_rules.DRAW_PLACES, linko_rules.DRAW_PLACES + 6))
    assert set(linko.TOKENS) == set(range(linko_rules.ACTIONS)) - places


NO_TOKENS = {
    "linko": [
        *["", "0", "14", "07", "7x1", "7x0", "7x9", "7x02", "7 x2", "7+J+J", "7+Jx1", "7+Jx6"],
        *["J+7", "Jx1", "Jx6", "Jx0", "j", "7x2+", "+J", "G0", "G13", "GJ", "t", "TT", " T", "T "],
        *["^", "^0", "^14", "^**", "^3+3", "^3+12", "^3+", "^+13", "^13+1", "--", "٧", "7\n", "-7"],
        "^1" + "+13" * 10,
    ],
    "push": ["", "++", "!", "!x", "!R", "!rb", "r", "d", "A", "ab", "=", "=d", "==a", "a ", "=a\n"],
}


@every_game
def test_what_is_no_token(game: Game) -> None:
    for text in known(NO_TOKENS, game.name):
        assert game.code_of(text) is None, text


@pytest.mark.parametrize("token", ["^7", "^J", "^13", "^3+13", "^3+J", "^3+13+J+13", "^J+J+13"])
def test_groups_of_the_display_are_tokens(token: str) -> None:
    code = game("linko").code(token)
    assert game("linko").text(code) == token
    assert code < 0


# --- the order of legal actions ---------------------------------------------------------------


def test_the_order_of_plays(position: Drawn) -> None:
    drawing = """
        andy*   3 3 9 J J |
        ben     8 8       |
        display 1
        pile    7
        """
    table = position("linko", "ravensburger-2014", drawing)
    three = ["3", "3+J", "3+Jx2", "3x2", "3x2+J", "3x2+Jx2"]
    assert table.legal() == [*three, "9", "9+J", "9+Jx2", "J", "Jx2"]
    assert table.actions() == [96, 97, 98, 102, 103, 104, 384, 385, 386, 624, 625]


def test_the_order_of_the_ghosts_sets(position: Drawn) -> None:
    drawing = """
        andy*   13 3 |
        ben     8 8  |
        display 1
        pile    7
        ghost   12 2 5 5 9
        """
    table = position("linko", "playte-ghost", drawing, "13")
    assert table.legal() == ["G2", "G9", "G12"]
    assert table.actions() == [630, 637, 640]


def test_the_order_of_the_other_choices(position: Drawn) -> None:
    drawing = """
        andy*   9 3 |
        ben     8 8 | 5
        cleo    1 1 |
        display 4 . 4 2
        pile    7
        """
    table = position("linko", "amigo-2022-basic", drawing, "9")
    assert (table.legal(), table.actions()) == (["T", "L"], [641, 642])
    table.play("L")
    assert (table.legal(), table.actions()) == (["R", "D"], [643, 644])
    table.play("D")
    assert (table.legal(), table.actions()) == (["^*", "^4", "^2"], [645, 646, 649])
    table.play("^2", "8")
    assert (table.legal(), table.actions()) == (["^4", "^7", "-"], [646, 647, 652])


def test_the_order_in_push(position: Drawn) -> None:
    drawing = """
        ann*    p1 y1 b1 |
        ben     |
        cleo    |
        pile    r1 r2 b3 y4
        """
    table = position("push", "push", drawing)
    assert (table.legal(), table.actions()) == (["+", "!b", "!y", "!p"], [0, 2, 4, 5])
    table.play(*"+a+b+")
    assert (table.legal(), table.actions()) == (["a", "b", "c"], [6, 7, 8])
    table.play("b")
    assert (table.legal(), table.actions()) == (["+", "=a", "=b"], [0, 9, 10])
    table.play("=a")
    assert (table.legal(), table.actions()) == (["=b"], [10])
