"""The cards and the deal: L1 to L4."""

from collections import Counter
from collections.abc import Callable

import pytest

from lynxdeck.games import registry
from lynxdeck.games.position import Position, lay_out
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

LINKO = registry.game("linko")
PLAIN = LINKO.edition("ravensburger-2014")

FIRST = "9 9 9 J 10 11 12 2 2 4 5 5 13"
SECOND = "7 10 10 10 10 3 3 1 1 8 8 6 13"
THIRD = "6 6 6 J 13 12 12 2 4 11 11 5 1"
ROW = "7 3 J 8 1 9"


def test_L1_eight_of_each_number_and_five_jokers() -> None:
    deck = Counter(LINKO.notation.CARD_NAMES[card] for card in LINKO.fresh_deck(PLAIN, 4))
    assert deck == {**{str(value): 8 for value in range(1, 14)}, "J": 5}
    assert deck.total() == 109


def test_L1_any_other_deck_is_refused() -> None:
    deck = LINKO.fresh_deck(PLAIN, 3)
    with pytest.raises(Refusal, match="The deck has 7 of 1, not 8"):
        lay_out(LINKO, PLAIN, seats=3, deck=deck[1:])
    with pytest.raises(Refusal, match="The deck has 6 of J, not 5"):
        lay_out(LINKO, PLAIN, seats=3, deck=[*deck, deck[-1]])


def test_L2_the_turn_goes_clockwise_and_wraps(table: Table, shows: Shows) -> None:
    game = table(
        """
        andy    4 4  |
        ben     5 5  |
        cleo*   6 6  |
        display 1 2 3 4 5 6
        """,
        "6",
    )
    assert game.to_move == 1
    shows(
        game,
        """
        andy*   4 4  |
        ben     5 5  |
        cleo    6    | 6
        display 1 2 3 4 5 6
        """,
    )
    assert game.play("4").to_move == 2


@pytest.mark.parametrize("start", [1, 2, 3])
def test_L2_the_start_seat_begins(dealt: Table, start: int) -> None:
    assert dealt("", seats=3, start=start).to_move == start


@pytest.mark.parametrize("start", [0, 4])
def test_L2_only_a_seat_can_start(dealt: Table, start: int) -> None:
    with pytest.raises(Refusal, match=f"The start seat is one of 1 to 3, not {start}"):
        dealt("", seats=3, start=start)


@pytest.mark.parametrize(("seats", "pile"), [(2, 77), (3, 64), (4, 51), (5, 38)])
def test_L3_thirteen_cards_each_six_on_display_the_rest_in_the_pile(
    dealt: Table, seats: int, pile: int
) -> None:
    seen = dealt("", seats=seats).view(None)
    assert [player.hand_size for player in seen.players] == [13] * seats
    assert [len(place) for place in seen.display] == [1] * 6
    assert (seen.pile, seen.discards) == (pile, {})
    assert all(player.layers == [] for player in seen.players)


@pytest.mark.parametrize("start", [1, 2, 3])
def test_L4_seat_1_gets_the_first_thirteen_whoever_starts(
    dealt: Table, shows: Shows, start: int
) -> None:
    game = dealt(f"{FIRST} {SECOND} {THIRD} {ROW} 13 1", seats=3, start=start)
    rest = str(game).splitlines()[4].split()
    assert rest[:4] == ["pile", "13", "1", "1"]  # the top card first; then what was not named
    shows(
        game,
        f"""
        ann{"*" * (start == 1)}  {FIRST}  |
        ben{"*" * (start == 2)}  {SECOND} |
        cleo{"*" * (start == 3)} {THIRD}  |
        display {ROW}
        {" ".join(rest)}
        """,
    )


def test_L4_the_pile_is_drawn_from_its_top(dealt: Table) -> None:
    game = dealt(f"{FIRST} {SECOND} {ROW} 13 4", seats=2)
    game.play("12", "13", "T", "^*")
    drawn = {"2": 2, "4": 1, "5": 2, "9": 3, "10": 1, "11": 1, "13": 2, "J": 1}
    assert game.view(1).hand == drawn
