"""The Polish booklet of 2022: its two turns, its notes, its modes and the duel.

The pictures are missing in the text we have; the tables here are drawn to fit the words. Clockwise
sit Nikodem, Karolina, Michał and Ela.
"""

from collections.abc import Callable

import pytest

from lynxdeck.games import registry
from lynxdeck.games.position import Position, lay_out
from lynxdeck.games.refusal import Refusal

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]

BASIC, ADVANCED = "amigo-2022-basic", "amigo-2022-advanced"
EXPERT, DUEL = "amigo-2022-expert", "amigo-2022-duel"


@pytest.fixture
def table(position: Table) -> Table:
    def mode(edition: str, drawing: str, *tokens: str) -> Position:
        return position("linko", edition, drawing, *tokens)

    return mode


TURN_WITH_STEALING = """
    nikodem* 7 7 7 3 3 J 10 | 4 4 4 J
    karolina 13 2 9         | 5 5
    michał   8              | 13 / 3 3 3
    ela      12             | 2 2 / 6 6 6
    display  4 12 5 8 10 1
    pile     11 J 9 2
"""

TURN_WITHOUT_STEALING = """
    nikodem   3 3 3 3 3 J 10 | 4 4 4 J / 7 7 7
    karolina* 13 2 9         | 5 5
    michał    8 11 12 8      | 13
    ela       12 6 6 6       | 2 2
    display   4 J 5 9 10 1
    pile      2
"""


def test_three_4s_and_a_joker_are_four_4s(table: Table) -> None:
    game = table(BASIC, "nikodem* 4 4 4 J 1 |\nela 2 | 3 3 3 3\nmichał 2 |\ndisplay 1", "4x3+J")
    assert game.phase == "take"


def test_a_turn_with_stealing(table: Table, shows: Shows) -> None:
    game = table(BASIC, TURN_WITH_STEALING, "7x3")
    assert game.view(None).victim == 3  # Karolina's cards are lower, but there are two of them
    game.play("T")  # Michał's 3s go well with the two 3s and the joker in hand
    game.play("^12", "^*", "^8")  # he takes two from the pool and one from the deck
    assert game.view(None).victim == 4  # stealing again, but Nikodem does not want Ela's 6s
    shows(game.play("L", "R"), TURN_WITHOUT_STEALING)


def test_a_turn_without_stealing(table: Table, shows: Shows) -> None:
    game = table(BASIC, TURN_WITHOUT_STEALING, "13")
    # Michał has the very same card, Ela and Nikodem have other numbers of cards.
    assert (game.to_move, game.phase) == (2, "option")
    assert "-" in game.legal()
    shows(
        game.play("^J"),
        """
        nikodem  3 3 3 3 3 J 10 | 4 4 4 J / 7 7 7
        karolina J 2 9          | 5 5 / 13
        michał*  8 11 12 8      | 13
        ela      12 6 6 6       | 2 2
        display  4 2 5 9 10 1
        """,
    )


def test_the_pool_is_refilled_only_after_the_last_card(table: Table) -> None:
    game = table(BASIC, TURN_WITH_STEALING, "7x3", "T", "^12", "^8")
    assert game.view(None).display == [["4"], None, ["5"], None, ["10"], ["1"]]


def test_without_a_deck_the_pool_is_all_there_is(table: Table) -> None:
    game = table(
        BASIC,
        """
        nikodem* 7 1 |
        ela      2 2 | 3
        michał   2   |
        display  4 5
        discards 9 9 9
        """,
        *("7", "L", "D"),
    )
    assert game.legal() == ["^4", "^5"]
    assert game.play("^4").view(None).display == [None, ["5"], None, None, None, None]


def test_everybody_is_robbed_at_most_once_a_turn(table: Table) -> None:
    drawing = "nikodem* 7 1 |\nela 2 2 | 3 / 4\nmichał 2 | 5 / 6\ndisplay 1 1"
    game = table(BASIC, drawing, *("7", "L", "R", "L", "R"))
    assert (game.to_move, game.phase) == (2, "play")


@pytest.mark.parametrize("answers", [("T", "^1"), ("L", "R"), ("L", "D", "^1")])
def test_note_1_stolen_cards_always_leave(table: Table, answers: tuple[str, ...]) -> None:
    drawing = "nikodem* 7 1 |\nela 2 2 | 3 / 4\nmichał 2 | 9\ndisplay 1 1"
    game = table(BASIC, drawing, "7", *answers)
    assert game.view(None).players[1].layers == [(3, 1, 0)]


def test_note_2_the_next_layer_can_be_stolen_until_its_owner_plays(table: Table) -> None:
    drawing = "nikodem* 7 1 |\nela 8 8 | 9\nmichał 2 | 3 / 4\ndisplay 1 1"
    game = table(BASIC, drawing, *("7", "L", "R"), "8")
    assert (game.to_move, game.view(None).victim) == (2, 3)


@pytest.mark.parametrize("edition", [BASIC, ADVANCED])
@pytest.mark.parametrize("play", ["13x2", "1x2", "Jx2", "13+J"])
def test_note_3_jokers_alone_cannot_be_stolen(table: Table, edition: str, play: str) -> None:
    drawing = "nikodem* 13 13 1 1 J J 5 |\nela 2 2 | J J\nmichał 2 |\ndisplay 1 1"
    assert table(edition, drawing, play).phase != "take"


def test_end_who_plays_the_last_cards_steals_nothing(table: Table) -> None:
    game = table(BASIC, "nikodem* 7 7 |\nela 2 | 3 3\nmichał 2 |\ndisplay 1", "7x2")
    assert (game.end, game.winners) == ("out", [1])


def test_end_the_last_card_of_the_pool(table: Table) -> None:
    game = table(BASIC, "nikodem* 7 7 1 |\nela 2 | 3 3\nmichał 2 |\ndisplay 1", "7x2", "T", "^1")
    assert game.end == "stock"


def test_end_a_tie_goes_to_the_smaller_hand_then_it_is_shared(table: Table) -> None:
    drawing = """
        nikodem* 7   |
        karolina 2   | 3 3 3 3
        michał   2   | 5 5 5 5
        ela      2 2 | 6 6 6 6 6
        display  1
    """
    game = table(BASIC, drawing, "7")
    assert (game.scores, game.winners) == ([1, 3, 3, 3], [2, 3])


def test_advanced_mode_nothing_is_drawn_after_a_turn_without_stealing(table: Table) -> None:
    game = table(ADVANCED, TURN_WITHOUT_STEALING, "13")
    assert (game.to_move, game.phase) == (3, "play")


@pytest.mark.parametrize("top", ["J J", "13 13", "13 J"])
def test_expert_mode_1s_steal_jokers_alone_and_13s(table: Table, top: str) -> None:
    drawing = f"nikodem* 1 1 5 |\nela 2 | {top}\nmichał 2 |\ndisplay 1"
    assert table(EXPERT, drawing, "1x2").phase == "take"
    assert table(ADVANCED, drawing, "1x2").phase == "play"


@pytest.mark.parametrize("play", ["2", "7", "13", "J"])
def test_expert_mode_1s_are_still_stolen_by_everything_higher(table: Table, play: str) -> None:
    drawing = "nikodem* 2 7 13 J |\nela 2 | 1\nmichał 2 |\ndisplay 1"
    assert table(EXPERT, drawing, play).phase == "take"


def test_expert_mode_is_advanced_mode_otherwise(table: Table) -> None:
    assert table(EXPERT, TURN_WITHOUT_STEALING, "13").phase == "play"


@pytest.mark.parametrize("edition", [BASIC, ADVANCED, EXPERT])
def test_two_players_play_the_duel_instead(table: Table, edition: str) -> None:
    with pytest.raises(Refusal, match="is for 3–5 players, not 2"):
        table(edition, "nikodem* 1 |\nela 2 |\ndisplay 1")


def test_duel_setup_two_jokers_eleven_cards_and_thirteen_for_the_virtual_player() -> None:
    linko = registry.game("linko")
    duel = linko.edition(DUEL)
    game = lay_out(linko, duel, seats=2, deck=linko.fresh_deck(duel, 2))
    for seat in (1, 2):
        seen = game.view(seat)
        assert (sum(seen.hand.values()), seen.hand["J"]) == (13, 2)
    assert sum(game.view(None).ghost.values()) == 13


DUEL_TABLE = """
    nikodem* 8 8 1  |
    ela      5      | 7 7
    display  9 3 4 10 11 12
    pile     13 2 J 6 6 1
    ghost    2 2 4 4 4 5 6 6 9 9 10 11 12
"""


def test_duel_a_set_goes_to_the_hand_and_the_row_is_refilled_before_the_other_player(
    table: Table, shows: Shows
) -> None:
    game = table(DUEL, DUEL_TABLE, "8x2")
    assert game.legal() == ["G2", "G6"]  # only one of them
    game.play("G6")
    assert (game.phase, game.view(None).victim) == ("take", 2)
    shows(
        game,
        """
        nikodem* 1 6 6 | 8 8
        ela      5     | 7 7
        display  9 3+13 4+J 10 11 12
        pile     6 1
        ghost    2 2 2 4 4 4 5 6 9 9 10 11 12
        """,
    )


def test_duel_a_group_counts_as_one_card(table: Table, shows: Shows) -> None:
    game = table(DUEL, DUEL_TABLE, "8x2", "G6", "T", "^3+13", "^4+J")
    shows(
        game,
        """
        nikodem 1 6 6 7 7     | 8 8
        ela*    3 4 5 13 J    |
        display 9 6 1 10 11 12
        ghost   2 2 2 4 4 4 5 6 9 9 10 11 12
        """,
    )


def test_duel_stealing_from_the_other_player_is_as_in_the_basic_mode(table: Table) -> None:
    game = table(DUEL, DUEL_TABLE, "8x2", "G2", "L")
    assert (game.to_move, game.legal()) == (2, ["R", "D"])


def test_duel_without_any_stealing_one_card_may_be_drawn(table: Table) -> None:
    assert table(DUEL, DUEL_TABLE, "1").phase == "option"
    assert table(DUEL, DUEL_TABLE, "8", "G5").phase == "play"
