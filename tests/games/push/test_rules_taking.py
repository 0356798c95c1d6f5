"""Taking columns: P8 to P10, PR9."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]


def test_P8_number_cards_go_to_the_bench(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    r1    | g1
        ben     |
        cleo    |
        columns b2 r3
        pile    y1
        """
    after = """
        ann     r1 r3 b2 | g1
        ben*    |
        cleo    |
        pile    y1
        """
    shows(table(drawing, "=a"), after)


def test_P8_the_roll_card_is_discarded_and_rolled_for(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    r1    |
        ben     r2    |
        cleo    |
        columns b2 R y3
        pile    y1
        dice    r g
        """
    after = """
        ann     b2 y3 |
        ben*    r2    |
        cleo    |
        pile    y1
        dice    g
        discards r1 R
        """
    shows(table(drawing, "=a"), after)


def test_P8_no_roll_card_no_roll(table: Table) -> None:
    drawing = """
        ann*    r1    |
        ben     |
        columns b2
        pile    y1
        dice    r
        """
    position = table(drawing, "=a")
    assert position.state.rolls == 0
    assert position.view(None).last_roll is None


def test_P9_each_of_the_others_takes_one_column(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    |
        ben     |
        cleo    |
        dan     |
        columns r1 / b1 / g1
        pile    y1
        """
    after = """
        ann     b1 |
        ben*    g1 |
        cleo    r1 |
        dan     |
        pile    y1
        """
    position = table(drawing, "=b")
    assert (position.to_move, position.legal()) == (2, ["=a", "=c"])
    position.play("=c")
    assert (position.to_move, position.legal()) == (3, ["=a"])
    shows(position.play("=a"), after)


def test_P9_with_no_column_left_nobody_is_asked(table: Table) -> None:
    drawing = """
        ann*    |
        ben     |
        cleo    |
        columns r1
        pile    y1
        """
    position = table(drawing, "=a")
    assert (position.phase, position.to_move) == ("turn", 2)


def test_P9_everybody_takes_at_most_one(table: Table, shows: Shows) -> None:
    drawing = """
        ann     |
        ben*    |
        cleo    |
        columns r1 / b1 / g1
        pile    y1
        """
    after = """
        ann     g1 |
        ben     r1 |
        cleo*   b1 |
        pile    y1
        """
    shows(table(drawing, "=a", "=b", "=c"), after)


def test_P9_of_two_players_columns_left_over_are_discarded(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    |
        ben     |
        columns r1 / b1 R y3 / g1
        pile    y1
        """
    after = """
        ann     r1 |
        ben*    g1 |
        pile    y1
        discards b1 y3 R
        """
    position = table(drawing, "=a", "=c")
    shows(position, after)
    assert position.state.rolls == 0  # nobody rolls for a column that nobody took


def test_P9_three_players_leave_a_column_after_a_bust(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    |
        ben     |
        cleo    |
        columns r1 / r2 / r3 b5
        pile    r4 y1
        dice    *
        """
    after = """
        ann     |
        ben*    r2 |
        cleo    r1 |
        pile    y1
        discards r3 r4 b5
        """
    shows(table(drawing, "+", "=b", "=a"), after)


def test_P9_a_roll_comes_before_the_next_player_chooses(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    |
        ben     g5 |
        cleo    |
        columns r1 / g1 R / b1
        pile    y1
        dice    g
        """
    after = """
        ann*    r1 |
        ben     |
        cleo    |
        columns - / - / b1
        pile    y1
        discards g1 g5 R
        """
    position = table(drawing, "=a", "=b")
    shows(position, after)
    assert (position.to_move, position.legal()) == (3, ["=c"])


def test_P9_each_rolls_for_their_own_column(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    r1 b1 |
        ben     r2 b2 |
        cleo    r3 b3 |
        columns g1 R / g2 / g3 R
        pile    y1
        dice    r b
        """
    after = """
        ann     b1 g1    |
        ben*    r2 g3    |
        cleo    r3 b3 g2 |
        pile    y1
        discards r1 b2 R R
        """
    shows(table(drawing, "=a", "=c", "=b"), after)


@pytest.mark.parametrize(
    ("switches", "collectors"),
    [(0, [3, 4, 1]), (1, [1, 4, 3]), (2, [3, 4, 1]), (3, [1, 4, 3]), (12, [3, 4, 1])],
)
def test_P10_an_odd_number_of_switch_cards_turns_the_order_round(
    table: Table, switches: int, collectors: list[int]
) -> None:
    drawing = f"""
        ann     |
        ben*    |
        cleo    |
        dan     |
        columns r1 / r2 / r3
        switches {switches}
        pile    r4 y1
        dice    *
        """
    position = table(drawing, "+")
    seen = []
    for _ in range(3):
        seen.append(position.to_move)
        position.play(position.legal()[0])
    assert seen == collectors
    assert position.to_move == 3  # the turn still goes clockwise


@pytest.mark.parametrize(("switches", "first"), [("", 2), ("S", 3), ("S S", 2), ("S S S", 3)])
def test_P10_it_counts_those_turned_up_this_turn(dealt: Table, switches: str, first: int) -> None:
    n = len(switches.split())
    position = dealt(f"r1 {switches} b1", seats=3).play(*"+a", *"+" * n, *"+b", "=a")
    assert (position.phase, position.to_move) == ("collect", first)


def test_P10_switch_cards_of_an_earlier_turn_do_not_count(dealt: Table) -> None:
    position = dealt("S r1 r2 b2", seats=3).play(*"++a", "=a", *"+a+b", "=a")
    assert (position.phase, position.to_move) == ("collect", 3)


def test_P10_the_choice_goes_round_past_the_first_and_last_seat(table: Table) -> None:
    drawing = """
        ann*    |
        ben     |
        cleo    |
        columns r1 / r2 / r3
        switches 1
        pile    y1
        """
    position = table(drawing, "=a")
    assert position.to_move == 3
    assert position.play("=b").to_move == 2


def test_P10_switch_cards_are_discarded_at_the_end_of_the_turn(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    |
        ben     |
        cleo    |
        columns r1 / b1
        switches 2
        pile    S y1
        discards S
        """
    during = """
        ann*    r1 |
        ben     |
        cleo    |
        columns - / b1
        switches 3
        pile    y1
        discards S
        """
    after = """
        ann     r1 |
        ben*    |
        cleo    b1 |
        pile    y1
        discards S S S S
        """
    position = table(drawing, "+", "=a")
    shows(position, during)
    shows(position.play("=b"), after)


def test_PR9_the_others_must_take_a_column(table: Table) -> None:
    drawing = """
        ann*    |
        ben     r5 |
        cleo    |
        columns b1 / R
        pile    y1
        dice    r
        """
    position = table(drawing, "=a")
    assert position.legal() == ["=b"]
    for token in ("+", "!r"):
        with pytest.raises(Refusal, match="Seat 2 must take a column now"):
            position.play(token)


def test_PR9_a_column_that_is_gone_cannot_be_taken_again(table: Table) -> None:
    drawing = """
        ann*    |
        ben     |
        cleo    |
        columns b1 / b2
        pile    y1
        """
    with pytest.raises(Refusal, match="There is no column a to take"):
        table(drawing, "=a", "=a")
