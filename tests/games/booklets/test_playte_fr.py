"""The French booklet of Playte: its turn, what not to forget, its tricks, and the ghost."""

from collections import Counter
from collections.abc import Callable

import pytest

from lynxdeck.games import registry
from lynxdeck.games.position import Position, lay_out

Table = Callable[..., Position]
Shows = Callable[[Position, str], None]


@pytest.fixture
def table(position: Table) -> Table:
    def playte(drawing: str, *tokens: str, edition: str = "playte") -> Position:
        return position("linko", edition, drawing, *tokens)

    return playte


@pytest.fixture
def haunted(table: Table) -> Table:
    def playte_ghost(drawing: str, *tokens: str) -> Position:
        return table(drawing, *tokens, edition="playte-ghost")

    return playte_ghost


TOUR = """
    anna*   8 8 2   | 3
    bruno   4       | 9 / 7 7
    chloe   5       | 8 8
    didier  6       | 1 1
    display 1 2 3 10 11 12
    pile    13 9 5
"""


def test_preparation_thirteen_cards_each_and_six_in_the_reserve() -> None:
    linko = registry.game("linko")
    playte = linko.edition("playte")
    seen = lay_out(linko, playte, seats=5, deck=linko.fresh_deck(playte, 5)).view(None)
    assert [player.hand_size for player in seen.players] == [13] * 5
    assert (len(seen.display), seen.pile) == (6, 109 - 65 - 6)


def test_tour_take_back_or_discard_and_the_reserve_waits(table: Table, shows: Shows) -> None:
    game = table(TOUR, "8x2")
    game.play("T", "^10", "^*")  # strictly higher than Bruno's 7s; he draws two
    game.play("L", "D", "^1", "^12")  # not than Chloé's 8s; Didier throws his 1s away
    shows(
        game,
        """
        anna     2 7 7  | 3 / 8 8
        bruno*   4 10 13 | 9
        chloe    5      | 8 8
        didier   1 6 12 |
        display  5 2 3 9 11 .
        discards 1 1
        """,
    )


def test_tour_or_the_victim_takes_the_cards_back(table: Table) -> None:
    game = table(TOUR, "8x2", "L", "R")
    assert game.view(2).hand == {"4": 1, "7": 2}


@pytest.mark.parametrize(("play", "top"), [("6+J", "5 5"), ("J", "13"), ("Jx2", "13 J")])
def test_jokers_with_numbers_are_those_numbers_alone_they_beat_13s(
    table: Table, play: str, top: str
) -> None:
    assert table(f"anna* 6 J J 2 |\nbruno 4 | {top}\ndisplay 1", play).phase == "take"


def test_fin_before_any_snatch_when_a_hand_is_empty(table: Table) -> None:
    game = table("anna* 8 8 |\nbruno 4 | 7 7\ndisplay 1", "8x2")
    assert (game.end, game.scores) == ("out", [2, 1])


def test_fin_even_while_drawing(table: Table) -> None:
    game = table("anna* 8 8 2 |\nbruno 4 | 7 7\nchloe 4 | 6 6\ndisplay 1", "8x2", "T", "^1")
    assert (game.end, game.scores) == ("stock", [-1, -2, 1])


def test_fin_a_tie_has_several_winners(table: Table) -> None:
    game = table("anna* 8 |\nbruno 4 4 | 7 7 7\nchloe 4 | 6\ndisplay 1", "8")
    assert game.winners == [1, 2]


def test_a_ne_pas_oublier_1_snatching_is_compulsory(table: Table) -> None:
    assert table(TOUR, "8x2").legal() == ["T", "L"]


def test_a_ne_pas_oublier_2_from_the_second_player_of_the_first_turn(table: Table) -> None:
    game = table("anna* 3 2 |\nbruno 4 5 |\ndisplay 1", "3", "4")
    assert (game.to_move, game.phase) == (2, "take")


def test_a_ne_pas_oublier_3_with_a_single_card_too(table: Table) -> None:
    assert table("anna* 3 2 |\nbruno 4 | 2\ndisplay 1", "3").phase == "take"


def test_a_ne_pas_oublier_4_one_play_but_several_victims(table: Table) -> None:
    game = table(TOUR, "8x2", "L", "R")
    assert game.view(None).victim == 4
    assert game.play("L", "R").to_move == 2


def test_a_ne_pas_oublier_5_only_the_active_player_with_the_layer_just_played(
    table: Table,
) -> None:
    game = table("anna* 3 2 | 12 12\nbruno 4 | 7 7\nchloe 4 | 9\ndisplay 1", "3")
    assert (game.to_move, game.phase) == (2, "play")


def test_a_ne_pas_oublier_6_only_what_lies_on_top_is_compared(table: Table) -> None:
    game = table("anna* 13 2 |\nbruno 4 | 9 / 7 7\ndisplay 1", "13")
    assert (game.to_move, game.phase) == (2, "play")


@pytest.mark.parametrize("answers", [("T", "^1", "^2"), ("L", "R"), ("L", "D", "^1", "^2")])
def test_a_ne_pas_oublier_7_the_cards_never_stay(table: Table, answers: tuple[str, ...]) -> None:
    game = table(TOUR, "8x2", *answers)
    assert game.view(None).players[1].layers == [(9, 1, 0)]


def test_astuce_bait_and_help_yourself_from_the_reserve(table: Table) -> None:
    game = table("anna* 1 10 10 |\nbruno 4 5 |\ndisplay 10 2", "1", "4", "L", "D", "^10")
    assert game.legal() == ["10", "10x2", "10x3"]


def test_astuce_many_small_cards_are_hard_to_snatch(table: Table) -> None:
    game = table("anna 4 | 1 1 1 1 1\nbruno* 13 13 13 13 12 12 12 12 |\ndisplay 1")
    assert all(game.copy().play(token).phase == "play" for token in game.legal())


def test_astuce_in_the_final_sprint_do_not_take_too_much(table: Table) -> None:
    taking = table(TOUR.replace("4       |", "10 |"), "8x2", "T", "^1", "^2")
    assert taking.scores[0] == table(TOUR, "8x2", "L", "R").scores[0] - 2


GHOST_TABLE = """
    anna*   8 8 2 |
    bruno   4 4   | 7 7
    display 9 3 5 10 11 12
    pile    13 1 J 2 2
    ghost   2 2 4 5 5 6 6 6 9 9 10 11 12
"""


def test_fantome_setup_two_jokers_and_eleven_cards() -> None:
    linko = registry.game("linko")
    edition = linko.edition("playte-ghost")
    deck = linko.fresh_deck(edition, 2)
    deck = deck[:28] + deck[-9:] + deck[28:-9]  # the 13s and the joker come to the ghost first
    game = lay_out(linko, edition, seats=2, deck=deck)
    assert [game.view(seat).hand["J"] for seat in (1, 2)] == [2, 2]
    seen = game.view(None)
    assert [player.hand_size for player in seen.players] == [13, 13]
    assert Counter(seen.ghost) == {"4": 4, "5": 8, "6": 1}
    assert sum(len(place) - 1 for place in seen.display) == 9  # none is with the ghost


def test_fantome_what_is_snatched_must_be_taken(haunted: Table) -> None:
    game = haunted(GHOST_TABLE, "8x2")
    assert game.phase == "ghost"
    assert "L" not in game.legal()
    assert game.play("G5").view(1).hand == {"2": 1, "5": 2}


def test_fantome_only_one_combination_a_turn(haunted: Table) -> None:
    game = haunted(GHOST_TABLE, "8x2")
    assert game.legal() == ["G2", "G5"]
    assert game.play("G2").phase == "take"  # the ghost's 5s are safe, Bruno is next


def test_fantome_the_ghost_before_the_opponent(haunted: Table) -> None:
    game = haunted(GHOST_TABLE, "8x2")
    assert (game.phase, game.view(None).victim) == ("ghost", None)
    assert game.play("G5").view(None).victim == 2


def test_fantome_refilled_to_thirteen_at_once_without_13s_and_jokers(
    haunted: Table, shows: Shows
) -> None:
    shows(
        haunted(GHOST_TABLE, "8x2", "G5"),
        """
        anna*   2 5 5 | 8 8
        bruno   4 4   | 7 7
        display 9 3+13 5+J 10 11 12
        pile    2
        ghost   1 2 2 2 4 6 6 6 9 9 10 11 12
        """,
    )


def test_fantome_a_pair_in_the_reserve_is_drawn_like_one_card(haunted: Table) -> None:
    game = haunted(GHOST_TABLE, "8x2", "G5", "T", "^3+13")
    assert game.view(2).hand == {"3": 1, "4": 2, "13": 1}
    assert game.view(None).to_draw == 1


def test_fantome_it_plays_nothing_and_there_is_no_optional_draw(haunted: Table) -> None:
    game = haunted(GHOST_TABLE, "2")
    assert (game.to_move, game.phase) == (2, "play")


@pytest.mark.parametrize(
    ("drawing", "tokens", "end"),
    [
        ("anna* 8 |\nbruno 4 | 7\ndisplay 1\nghost 5", ("8",), "out"),
        ("anna* 8 2 |\nbruno 4 | 7\ndisplay 1\nghost 5", ("8", "G5", "T", "^1"), "stock"),
    ],
)
def test_fantome_the_game_ends_as_usual(
    haunted: Table, drawing: str, tokens: tuple[str, ...], end: str
) -> None:
    game = haunted(drawing, *tokens)
    assert (game.end, len(game.scores)) == (end, 2)
