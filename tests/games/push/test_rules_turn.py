"""A turn: push, place, go on or stop. P3 to P7, PR1, PR4, PR5, PR9."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position
from lynxdeck.games.push import rules
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]


def test_P3_the_start_seat_begins(dealt: Table) -> None:
    assert [dealt("", seats=4, start=start).to_move for start in (1, 2, 4)] == [1, 2, 4]


def test_P3_turns_go_clockwise_and_wrap(dealt: Table) -> None:
    position = dealt("r1 b1 g1 y1", seats=3, start=2)
    movers = []
    for _ in range(4):
        movers.append(position.to_move)
        position.play("+", "a", "=a")
    assert movers == [2, 3, 1, 2]


def test_P3_turns_stay_clockwise_after_a_switch_card(dealt: Table) -> None:
    position = dealt("S r1", seats=3).play("+", "+", "a", "=a")
    assert (position.phase, position.to_move) == ("turn", 2)


def test_P3_push_or_protect_begins_a_turn(table: Table) -> None:
    drawing = """
        ann*    r1 y2 y2 | b6
        ben     g1       |
        pile    r2
        """
    position = table(drawing)
    assert (position.phase, position.legal()) == ("turn", ["+", "!r", "!y"])


def test_P4_the_first_card_opens_the_first_column(dealt: Table) -> None:
    position = dealt("y2", seats=3).play("+")
    assert (position.phase, position.legal()) == ("place", ["a"])


def test_P4_a_new_column_may_be_opened_though_an_old_one_would_fit(dealt: Table) -> None:
    position = dealt("y2 r3 b4 g5", seats=3)
    assert position.play("+", "a", "+").legal() == ["a", "b"]
    assert position.play("b", "+").legal() == ["a", "b", "c"]


def test_P4_there_are_at_most_three_columns(dealt: Table) -> None:
    position = dealt("y2 r3 b4 g5", seats=3).play(*"+a+b+c+")
    assert position.legal() == ["a", "b", "c"]


def test_P4_roll_cards_are_placed_like_number_cards(dealt: Table) -> None:
    position = dealt("y2 R R R", seats=3)
    assert position.play("+", "a", "+").legal() == ["a", "b"]
    assert position.play("a", "+").legal() == ["b"]
    assert position.play("b", "+").legal() == ["c"]


@pytest.mark.parametrize(
    ("column", "card", "refused"),
    [
        ("y2", "r2", rules.WHY_SAME_NUMBER),
        ("r1 y2", "p2", rules.WHY_SAME_NUMBER),
        ("y2 r1", "p2", rules.WHY_SAME_NUMBER),
        ("y2", "y3", rules.WHY_SAME_COLOUR),
        ("R r1 y2", "y6", rules.WHY_SAME_COLOUR),
        ("y2", "y2", rules.WHY_SAME_NUMBER),
        ("R", "R", rules.WHY_SECOND_ROLL),
        ("r1 R", "R", rules.WHY_SECOND_ROLL),
        ("r1 b2 g3 y4 p5 R", "R", rules.WHY_SECOND_ROLL),
        ("r1 b2 g3 y4 p5", "R", rules.ALLOWED),
        ("R", "p1", rules.ALLOWED),
        ("r1 R b2 y4 p5", "g3", rules.ALLOWED),
        ("y2", "r3", rules.ALLOWED),
    ],
)
def test_P5_what_may_lie_in_one_column(table: Table, column: str, card: str, refused: int) -> None:
    drawing = f"""
        ann*    |
        ben     |
        cleo    |
        columns {column}
        pile    {card} r1
        """
    position = table(drawing, "+")
    assert position.reason("a") == refused
    assert position.legal() == (["b"] if refused else ["a", "b"])


def test_P5_no_two_cards_of_a_number_in_a_column(dealt: Table) -> None:
    position = dealt("r2 b3 g2", seats=3).play(*"+a+a+")
    with pytest.raises(Refusal, match="Column a already has that number: g2"):
        position.play("a")


def test_P5_no_two_cards_of_a_colour_in_a_column(dealt: Table) -> None:
    position = dealt("r2 b3 r4", seats=3).play(*"+a+a+")
    with pytest.raises(Refusal, match="Column a already has that colour: r4"):
        position.play("a")


def test_P5_no_two_roll_cards_in_a_column(dealt: Table) -> None:
    position = dealt("R b3 R", seats=3).play(*"+a+a+")
    with pytest.raises(Refusal, match="Column a already holds a roll card"):
        position.play("a")


def test_P5_a_roll_card_shares_no_number_and_no_colour(dealt: Table) -> None:
    position = dealt("R r1 b2 g3 y4 p5", seats=3).play(*"+a+a+a+a+a+a")
    assert position.view(None).columns == [["R", "r1", "b2", "g3", "y4", "p5"], [], []]


def test_P6_a_switch_card_goes_into_no_column(dealt: Table) -> None:
    position = dealt("r1 S", seats=3).play(*"+a+")
    assert position.phase == "push"
    assert position.view(None).columns == [["r1"], [], []]
    assert position.view(None).switches == 1
    assert "S" not in position.view(None).discards


def test_P7_after_each_card_push_on_or_take_a_column(dealt: Table) -> None:
    position = dealt("r1 b1 g1", seats=3)
    assert position.play("+", "a").legal() == ["+", "=a"]
    assert position.play("+", "b").legal() == ["+", "=a", "=b"]
    assert position.play("+", "c").legal() == ["+", "=a", "=b", "=c"]


def test_P7_stopping_takes_a_column_at_once(dealt: Table) -> None:
    position = dealt("r1 b1 g1", seats=3).play(*"+a+b", "=b")
    assert position.view(None).players[0].bench == {"b1": 1}
    assert position.view(None).columns == [["r1"], [], []]


def test_P7_the_player_may_stop_after_a_switch_card(dealt: Table) -> None:
    assert dealt("r1 S", seats=3).play(*"+a+").legal() == ["+", "=a"]


def test_PR1_stopping_needs_a_column(dealt: Table) -> None:
    position = dealt("S S r1", seats=3)
    assert position.play("+").legal() == ["+"]
    assert position.play("+").legal() == ["+"]
    with pytest.raises(Refusal, match="There is no column a to take"):
        position.play("=a")


def test_PR4_a_new_column_is_the_next_free_one(dealt: Table) -> None:
    position = dealt("r1 b2", seats=3).play("+")
    with pytest.raises(Refusal, match="Column b is not the next new one"):
        position.play("b")
    position.play("a", "+")
    with pytest.raises(Refusal, match="Column c is not the next new one"):
        position.play("c")


def test_PR4_columns_keep_their_names_when_others_are_taken(dealt: Table) -> None:
    position = dealt("r1 b1 g1", seats=4).play(*"+a+b+c", "=a")
    assert position.legal() == ["=b", "=c"]
    assert position.play("=b").legal() == ["=c"]


def test_PR5_every_decision_is_asked_for_even_with_one_answer(dealt: Table) -> None:
    position = dealt("r1 S b1", seats=4)
    phases = []
    for token in ("+", "a", "+", "+", "b", "=a", "=b"):
        phases.append(position.phase)
        position.play(token)
    assert phases == ["turn", "place", "push", "push", "place", "push", "collect"]
    assert position.state.move == 7


def test_PR5_a_card_that_fits_nowhere_is_no_decision(dealt: Table) -> None:
    position = dealt("r1 r2 r3 r4", "b", seats=3).play(*"+a+b+c", "+")
    assert (position.phase, position.to_move) == ("collect", 2)


@pytest.mark.parametrize(
    ("tokens", "sentence"),
    [
        ("", "Seat 1 must push or protect a colour now"),
        ("+", "Seat 1 must place the card now"),
        ("+ a", "Seat 1 must push on or take a column now"),
        ("+ a + b =a", "Seat 2 must take a column now"),
    ],
)
def test_PR5_what_is_not_asked_is_refused(dealt: Table, tokens: str, sentence: str) -> None:
    position = dealt("r1 b1 g1", seats=3).play(*tokens.split())
    allowed = {
        "turn": {"+", "!"},
        "place": {"a", "b", "c"},
        "push": {"+", "="},
        "collect": {"="},
    }[position.phase]
    for token in ("+", "!r", "a", "b", "c", "=a", "=b", "=c"):
        if token[0] not in allowed:
            with pytest.raises(Refusal, match=sentence):
                position.play(token)


def test_PR9_after_a_switch_card_without_columns_the_only_choice_is_to_push_on(
    table: Table,
) -> None:
    drawing = """
        ann*    r1 |
        ben     |
        cleo    |
        pile    S r2
        """
    position = table(drawing, "+")
    assert position.legal() == ["+"]
    with pytest.raises(Refusal, match="Seat 1 must push on or take a column now"):
        position.play("!r")
