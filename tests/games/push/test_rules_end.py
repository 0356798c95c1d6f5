"""The end and the score: P16, P17, PR1, PR8."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]


def test_P16_the_last_card_placed_the_columns_are_taken_and_the_game_ends(
    table: Table, shows: Shows
) -> None:
    drawing = """
        ann*    |
        ben     |
        cleo    |
        columns r1
        pile    r2
        """
    after = """
        ann*    r2 |
        ben     r1 |
        cleo    |
        """
    position = table(drawing, "+", "b", "=b", "=a")
    shows(position, after)
    assert (position.over, position.phase, position.end) == (True, "over", "stock")
    assert (position.to_move, position.legal(), position.winners) == (None, [], [1])


def test_P16_the_last_card_one_too_many(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    b6 g1 |
        ben     |
        columns r1 / r2 / r3
        pile    r4
        dice    b
        """
    after = """
        ann*    g1 |
        ben     r3 |
        discards r1 r2 r4 b6
        """
    position = table(drawing, "+")
    assert (position.phase, position.to_move) == ("collect", 2)
    shows(position.play("=c"), after)
    assert position.end == "stock"


def test_P16_the_last_card_a_switch_card_with_columns(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    |
        ben     |
        cleo    |
        columns r1 / r2
        pile    S
        """
    after = """
        ann*    r2 |
        ben     |
        cleo    r1 |
        discards S
        """
    position = table(drawing, "+")
    assert (position.phase, position.legal()) == ("push", ["=a", "=b"])
    position.play("=b")
    assert (position.phase, position.to_move) == ("collect", 3)
    shows(position.play("=a"), after)
    assert position.over


def test_P16_a_turn_may_end_with_cards_left_and_the_game_goes_on(table: Table) -> None:
    drawing = """
        ann*    |
        ben     |
        columns r1
        pile    r2
        """
    position = table(drawing, "=a")
    assert not position.over
    assert position.winners == []


def test_P16_protecting_puts_the_end_off(table: Table) -> None:
    drawing = """
        ann*    r1 |
        ben     |
        pile    r2
        """
    position = table(drawing, "!r")
    assert (position.over, position.legal()) == (False, ["+"])
    assert position.play("+", "a", "=a").over


def test_P16_nothing_can_be_decided_when_the_game_is_over(table: Table) -> None:
    drawing = """
        ann*    r1 |
        ben     |
        pile    r2
        """
    position = table(drawing, "+", "a", "=a")
    for token in ("+", "!r", "a", "=a"):
        with pytest.raises(Refusal, match="The game is over"):
            position.play(token)


def test_PR1_the_pile_runs_out_on_a_switch_card_with_no_column(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    r1 |
        ben     |
        cleo    |
        pile    S
        """
    after = """
        ann*    r1 |
        ben     |
        cleo    |
        discards S
        """
    position = table(drawing, "+")
    shows(position, after)
    assert (position.over, position.end, position.winners) == (True, "stock", [1])


def test_PR8_when_the_pile_has_run_out_the_only_choice_is_which_column(table: Table) -> None:
    drawing = """
        ann*    b1 |
        ben     |
        columns r1 / r2
        pile    r3
        """
    position = table(drawing, "+", "c")
    assert position.legal() == ["=a", "=b", "=c"]
    with pytest.raises(Refusal, match="The draw pile is empty: nobody can push on"):
        position.play("+")


def last_turn(benches: list[str]) -> str:
    """A table whose first seat turns up the last card, a switch card, and the game is over."""
    names = ["ann*", "ben", "cleo", "dan"]
    seats = [f"{name} {bench}" for name, bench in zip(names, benches, strict=False)]
    return "\n".join([*seats, "pile S"])


@pytest.mark.parametrize(
    ("benches", "scores", "winners"),
    [
        # the sum of the numbers on the bench and in the protected pile
        (["r6 b6 |", "| r6 b5", "r1 b1 g1 | y1 p1"], [12, 11, 5], [1]),
        (["r1 | r2", "b1 | b1", "y3 | y1"], [3, 2, 4], [3]),
        (["|", "| r1", "|"], [0, 1, 0], [2]),
        # equal: most number cards, wherever they lie
        (["r6 |", "r3 b3 |", "r5 |"], [6, 6, 5], [2]),
        (["r6 |", "r3 | b3", "| r1 b2 g3"], [6, 6, 6], [3]),
        (["r1 b1 | g1", "y3 |", "r2 |"], [3, 3, 2], [1]),
        # most cards count among the best only
        (["r6 |", "r1 b1 g1 |", "|"], [6, 3, 0], [1]),
        # still equal: they share
        (["r6 |", "| b6", "g5 |"], [6, 6, 5], [1, 2]),
        (["r2 b4 |", "g6 |", "| y3 p3"], [6, 6, 6], [1, 3]),
        (["|", "|", "|", "|"], [0, 0, 0, 0], [1, 2, 3, 4]),
        (["r1 |", "b1 |", "| g1", "y1 |"], [1, 1, 1, 1], [1, 2, 3, 4]),
    ],
)
def test_P17_the_highest_sum_wins_then_most_cards_then_they_share(
    table: Table, benches: list[str], scores: list[int], winners: list[int]
) -> None:
    position = table(last_turn(benches), "+")
    assert position.scores == scores
    assert position.winners == winners
    assert position.view(None).winners == winners


def test_P17_scores_are_told_during_the_game(table: Table) -> None:
    drawing = """
        ann*    r6 | b2
        ben     g1 |
        columns y5
        pile    r1
        """
    assert table(drawing).scores == [8, 1]  # a column on the table is nobody's yet
