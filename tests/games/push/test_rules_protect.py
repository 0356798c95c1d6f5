"""Protecting: P12 to P14, PR2, PR3, PR9."""

from collections.abc import Callable

import pytest

from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

EVERY = ["push", "push-risk", "push-classic", "custom follow_up=action risk=yes"]


def test_P12_all_bench_cards_of_one_colour_are_turned_face_down(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    r1 r1 r4 b1 | g2
        ben     r2          |
        pile    y1
        """
    after = """
        ann     b1 | r1 r1 r4 g2
        ben*    r2 |
        pile    y1
        """
    shows(table(drawing, "!r"), after)


def test_P12_protecting_is_the_whole_turn(table: Table) -> None:
    drawing = """
        ann     |
        ben     |
        cleo*   r1 |
        pile    y1
        """
    position = table(drawing, "!r")
    assert (position.phase, position.to_move) == ("turn", 1)


def test_P12_those_points_are_safe(table: Table) -> None:
    drawing = """
        ann*    r6 b1 |
        ben     b2 |
        pile    R R R R y1
        dice    r r r r
        """
    position = table(drawing, "!r", "!b", *"+a+b+c+", "=a")
    assert position.scores == [7, 2]
    assert position.state.rolls == 2


@pytest.mark.parametrize(
    ("edition", "bench", "protected"),
    [
        ("push", "b3", "r1 r2"),
        ("push-risk", "b3", "r1 r2"),
        ("push-classic", "b3 r2", "r1"),
        ("custom follow_up=action risk=yes", "b3 r2", "r1"),
    ],
)
def test_P13_later_cards_of_a_protected_colour(
    table: Table, shows: Shows, edition: str, bench: str, protected: str
) -> None:
    drawing = """
        ann*    | r1
        ben     |
        columns r2 b3
        pile    y1
        """
    after = f"""
        ann     {bench} | {protected}
        ben*    |
        pile    y1
        """
    shows(table(drawing, "=a", edition=edition), after)


@pytest.mark.parametrize("column", ["R r2 b3", "r2 R b3", "b3 r2 R"])
def test_P13_free_they_join_before_any_roll(table: Table, shows: Shows, column: str) -> None:
    drawing = f"""
        ann*    | r1
        ben     |
        columns {column}
        pile    y1
        dice    r
        """
    after = """
        ann     b3 | r1 r2
        ben*    |
        pile    y1
        discards R
        """
    shows(table(drawing, "=a"), after)


def test_P13_free_they_join_before_a_star_with_risk(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    y1 | r1
        ben     |
        columns r2 b3 R
        pile    y1
        dice    *
        """
    after = """
        ann     | r1 r2
        ben*    |
        pile    y1
        discards b3 y1 R
        """
    shows(table(drawing, "=a", edition="push-risk"), after)


def test_P13_action_they_can_be_lost(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    | r1
        ben     |
        columns r2 b3 R
        pile    y1
        dice    r
        """
    after = """
        ann     b3 | r1
        ben*    |
        pile    y1
        discards r2 R
        """
    shows(table(drawing, "=a", edition="push-classic"), after)


def test_P13_action_they_can_be_protected_by_a_new_turn(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    | r1
        ben     b1 |
        columns r2
        pile    y1
        """
    after = """
        ann     | r1 r2
        ben*    | b1
        pile    y1
        """
    shows(table(drawing, "=a", "!b", "!r", edition="push-classic"), after)


def test_P13_cards_of_other_colours_do_not_join(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    | r1 y6
        ben     |
        columns g1 b2 p3
        pile    y1
        """
    after = """
        ann     b2 g1 p3 | r1 y6
        ben*    |
        pile    y1
        """
    shows(table(drawing, "=a"), after)


def test_P13_only_who_protected_the_colour_profits(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    | r1
        ben     | b1
        columns b2 / r2
        pile    y1
        """
    after = """
        ann     b2 | r1
        ben*    r2 | b1
        pile    y1
        """
    shows(table(drawing, "=a", "=b"), after)


def test_P13_it_holds_for_the_others_columns_too(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    |
        ben     | b1
        columns y2 / b2
        pile    y1
        """
    after = """
        ann     y2 |
        ben*    | b1 b2
        pile    y1
        """
    shows(table(drawing, "=a", "=b"), after)


@pytest.mark.parametrize("edition", EVERY)
def test_P14_different_turns_may_protect_different_colours(
    table: Table, shows: Shows, edition: str
) -> None:
    drawing = """
        ann*    r1 b1 y1 |
        ben     g1 p1    |
        pile    y1
        """
    after = """
        ann     y1 | r1 b1
        ben*    p1 | g1
        pile    y1
        """
    shows(table(drawing, "!r", "!g", "!b", edition=edition), after)


def test_PR2_only_colours_on_the_bench_may_be_chosen(table: Table) -> None:
    drawing = """
        ann*    b1 p2 | r1
        ben     y1 g1 |
        pile    y1
        """
    position = table(drawing)
    assert position.legal() == ["+", "!b", "!p"]
    for token in ("!r", "!g", "!y"):
        with pytest.raises(Refusal, match="Seat 1 has no card of that colour on the bench"):
            position.play(token)


def test_PR2_an_empty_bench_can_only_push(table: Table) -> None:
    drawing = """
        ann*    | r1
        ben     y1 |
        pile    y1
        """
    assert table(drawing).legal() == ["+"]


def test_PR2_pushing_is_possible_to_the_last_card(table: Table) -> None:
    drawing = """
        ann*    r1 |
        ben     |
        pile    y1
        """
    assert table(drawing).legal() == ["+", "!r"]


@pytest.mark.parametrize("edition", EVERY)
def test_PR3_all_colours_may_be_protected_in_time(table: Table, shows: Shows, edition: str) -> None:
    drawing = """
        ann*    r1 b1 g1 y1 p1 |
        ben     r1 b1 g1 y1 p1 |
        pile    y1
        """
    after = """
        ann*    | r1 b1 g1 y1 p1
        ben     | r1 b1 g1 y1 p1
        pile    y1
        """
    both = [token for colour in "rbgyp" for token in [f"!{colour}"] * 2]
    shows(table(drawing, *both, edition=edition), after)


def test_PR3_a_colour_may_be_protected_again(table: Table, shows: Shows) -> None:
    drawing = """
        ann*    r2 | r1
        ben     b1 |
        pile    y1
        """
    after = """
        ann     | r1 r2
        ben*    b1 |
        pile    y1
        """
    shows(table(drawing, "!r", edition="push-classic"), after)


def test_PR9_protecting_is_a_choice_only_at_the_start_of_a_turn(table: Table) -> None:
    drawing = """
        ann*    r1 |
        ben     |
        pile    b1 b2
        """
    position = table(drawing, "+")
    with pytest.raises(Refusal, match="Seat 1 must place the card now"):
        position.play("!r")
    with pytest.raises(Refusal, match="Seat 1 must push on or take a column now"):
        position.play("a", "!r")


def test_PR9_later_cards_join_by_themselves(table: Table) -> None:
    drawing = """
        ann*    | r1
        ben     |
        columns r2
        pile    y1
        """
    position = table(drawing, "=a")
    assert (position.phase, position.to_move) == ("turn", 2)  # nobody was asked
