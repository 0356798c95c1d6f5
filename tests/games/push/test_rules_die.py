"""The die and pushing too far: P11, P15, PR7, PR10."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]


@pytest.mark.parametrize(
    ("face", "kept"),
    [
        ("r", "b1 g1 y1 p1"),
        ("b", "r1 r6 g1 y1 p1"),
        ("g", "r1 r6 b1 y1 p1"),
        ("y", "r1 r6 b1 g1 p1"),
        ("p", "r1 r6 b1 g1 y1"),
        ("*", "r1 r6 b1 g1 y1 p1"),
    ],
)
def test_P11_bench_cards_of_the_rolled_colour_are_lost(
    table: Table, shows: Shows, face: str, kept: str
) -> None:
    bench = "r1 r6 b1 g1 y1 p1"
    lost = " ".join(card for card in bench.split() if card not in kept.split())
    drawing = f"""
        ann*    {bench} |
        ben     {bench} |
        columns R
        pile    y2
        dice    {face}
        """
    after = f"""
        ann     {kept} |
        ben*    {bench} |
        pile    y2
        discards {lost} R
        """
    shows(table(drawing, "=a"), after)


def test_P11_cards_just_taken_are_lost_too(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    r1 b1 |
        ben     |
        columns r6 b5 R
        pile    y2
        dice    r
        """
    after = """
        ann     b1 b5 |
        ben*    |
        pile    y2
        discards r1 r6 R
        """
    shows(table(drawing, "=a"), after)


@pytest.mark.parametrize("column", ["R r6", "r6 R"])
def test_P11_wherever_the_roll_card_lies_in_the_column(
    table: Table, shows: Shows, column: str
) -> None:
    drawing = f"""
        ann*    |
        ben     |
        columns {column}
        pile    y2
        dice    r
        """
    after = """
        ann     |
        ben*    |
        pile    y2
        discards r6 R
        """
    shows(table(drawing, "=a"), after)


def test_P11_protected_cards_stay(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    b1 | r5 b6
        ben     |
        columns R
        pile    y2
        dice    b
        """
    after = """
        ann     | r5 b6
        ben*    |
        pile    y2
        discards b1 R
        """
    shows(table(drawing, "=a"), after)


@pytest.mark.parametrize(
    ("edition", "kept", "lost"),
    [
        ("push", "r1 b2 y3", ""),
        ("push-classic", "r1 b2 y3", ""),
        ("push-risk", "", "r1 b2 y3"),
        ("custom follow_up=action risk=yes", "", "r1 b2 y3"),
    ],
)
def test_P11_a_star_costs_nothing_or_with_risk_the_whole_bench(
    table: Table, shows: Shows, edition: str, kept: str, lost: str
) -> None:
    drawing = """
        ann*    r1 b2 | g4 p6
        ben     g1    |
        columns R y3
        pile    y2
        dice    *
        """
    after = f"""
        ann     {kept} | g4 p6
        ben*    g1     |
        pile    y2
        discards {lost} R
        """
    shows(table(drawing, "=a", edition=edition), after)


def test_P11_with_risk_a_colour_still_costs_only_that_colour(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    r1 b2 |
        ben     |
        columns R
        pile    y2
        dice    b
        """
    after = """
        ann     r1 |
        ben*    |
        pile    y2
        discards b2 R
        """
    shows(table(drawing, "=a", edition="push-risk"), after)


def test_P11_with_risk_a_star_after_a_bust_costs_the_whole_bench(
    table: Table, shows: Shows
) -> None:
    drawing = """
        ann*    r1 b2 | y1
        ben     |
        columns g1 / g2 / g3
        pile    g4 y2
        dice    *
        """
    after = """
        ann     | y1
        ben*    g3 |
        pile    y2
        discards r1 b2 g1 g2 g4
        """
    shows(table(drawing, "+", "=c", edition="push-risk"), after)


BUSTS = {
    "the same number in each column": ("r2 / b2 y1 / g2", "p2"),
    "the same colour in each column": ("r1 / b1 r2 / R r3", "r6"),
    "the same card in one column, the number and the colour in others": ("r1 / r2 / b1", "r1"),
    "number, colour, and both by different cards": ("p2 / y3 / y5 r2", "y2"),
    "a roll card in each column": ("R / r1 R / g2 b1 R", "R"),
}


@pytest.mark.parametrize(("columns", "card"), BUSTS.values(), ids=list(BUSTS))
def test_P15_a_card_that_fits_in_no_column_is_one_too_many(
    table: Table, columns: str, card: str
) -> None:
    drawing = f"""
        ann*    g6 |
        ben     |
        cleo    |
        columns {columns}
        pile    {card} y1
        dice    g
        """
    position = table(drawing, "+")
    assert (position.phase, position.to_move) == ("collect", 2)
    assert position.legal() == ["=a", "=b", "=c"]
    assert position.scores == [0, 0, 0]  # the pusher rolled green
    assert position.view(None).discards == {"g6": 1, card: 1}


@pytest.mark.parametrize(
    ("columns", "card", "place"),
    [
        ("r2 / b2 / g3", "p2", "c"),
        ("r1 / b1 / r3", "r6", "b"),
        ("R / r1 / R", "R", "b"),
        ("R / r1 / r2", "r3", "a"),
        ("r1 / r2", "r1", "c"),
    ],
)
def test_P15_a_card_that_fits_in_one_column_is_not(
    table: Table, columns: str, card: str, place: str
) -> None:
    drawing = f"""
        ann*    |
        ben     |
        columns {columns}
        pile    {card} y1
        """
    assert table(drawing, "+").legal() == [place]


def test_P15_the_pusher_takes_no_column_and_loses_the_card(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    y1 |
        ben     |
        cleo    |
        dan     |
        columns r1 / r2 / r3
        pile    r4 y2
        dice    b
        """
    after = """
        ann     y1 |
        ben*    r3 |
        cleo    r2 |
        dan     r1 |
        pile    y2
        discards r4
        """
    shows(table(drawing, "+", "=c", "=b", "=a"), after)


def test_P15_a_roll_card_that_fits_nowhere_costs_one_roll(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    b1 g1 |
        ben     |
        columns R r1 / R r2 / R r3
        pile    R y2
        dice    b g y
        """
    after = """
        ann*    g1 |
        ben     |
        columns R r1 / R r2 / R r3
        pile    y2
        dice    g y
        discards b1 R
        """
    shows(table(drawing, "+"), after)


def test_P15_the_others_take_in_the_order_of_the_switch_cards(table: Table) -> None:
    drawing = """
        ann*    |
        ben     |
        cleo    |
        columns r1 / r2 / r3
        pile    S r4 y2
        dice    b
        """
    assert table(drawing, "+", "+").to_move == 3


def test_PR7_pusher_rolls_first(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    r1 b1 |
        ben     r2 b2 |
        columns g1 / R g2 / g3
        pile    g4 y1
        dice    b r
        """
    bust = """
        ann*    r1    |
        ben     r2 b2 |
        columns g1 / R g2 / g3
        pile    y1
        dice    r
        discards b1 g4
        """
    after = """
        ann     r1    |
        ben*    b2 g2 |
        pile    y1
        discards r2 b1 g1 g3 g4 R
        """
    position = table(drawing, "+")
    shows(position, bust)
    shows(position.play("=b"), after)


def test_PR10_the_die_is_rolled_even_if_the_bench_is_empty(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    | r1
        ben     r2 |
        columns g1 / g2 / g3 R
        pile    g4 y1
        dice    r r
        """
    after = """
        ann     | r1
        ben*    g3 |
        pile    y1
        discards r2 g1 g2 g4 R
        """
    position = table(drawing, "+")
    assert (position.state.rolls, position.view(None).last_roll) == (1, "r")
    shows(position.play("=c"), after)
    assert position.state.rolls == 2


def test_PR10_a_column_of_a_lone_roll_card_costs_a_roll(table: Table) -> None:
    drawing = """
        ann*    |
        ben     |
        columns R
        pile    y1
        dice    p
        """
    position = table(drawing, "=a")
    assert (position.state.rolls, position.view(None).last_roll) == (1, "p")
