"""Sentences at drawn tables: the question, each choice with its consequence, and what is told."""

from typing import Any

import pytest

from lynxdeck.games.position import Position
from lynxdeck.games.push.preview import risk
from lynxdeck.games.registry import game
from lynxdeck.locale import languages
from lynxdeck.terminal import speech
from lynxdeck.terminal.linko.words import card, play
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room

LINKO = """
ann*    9 9 9 J 3 1 1 | 4
ben     13 2 2        | 3 / 5 5
cleo    4 4           | 8 8
display 1 2 3 4 3 6
pile    7 7 7 7
"""

DUEL = """
ann*    8 8 4 9 | 4
ben     13 2 2  | 6 6
display 3+13 2 3 4 12 6
pile    7 7 7 7 1 1 1
ghost   4 4 7 7 9 10 10 10
"""

PUSH = """
ann*    r6 r1 b2 | g4
ben     y5       | -
cleo    -        | -
columns r1 g4 / R b2 / p3
pile    r4 p4 S R y3 y4
dice    r *
"""


def at(drawing: str, *tokens: str, name: str = "linko", edition: str | None = None) -> Position:
    found = game(name)
    chosen = found.edition(edition) if edition else found.editions[0]
    return Position(found, chosen, found.drawing.read(drawing, chosen)).play(*tokens)


def speak(seat: int = 1) -> Phrases:
    return Phrases("en", ["Ann", "Ben", "Cleo"], seat)


def offered(position: Position, seat: int = 1) -> list[str]:
    return [
        choice.sentence for choice in room(position.game).choices(speak(seat), position.view(seat))
    ]


def asked(position: Position, seat: int = 1) -> str:
    return room(position.game).ask(speak(seat), position.view(seat))


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        ("9x2", "Play two 9s – snatches from Ben and Cleo"),
        ("9+J", "Play two 9s (one of them a joker) – snatches from Ben and Cleo"),
        ("9x3", "Play three 9s – no snatch"),
        ("1x2", "Play two 1s – no snatch"),
        ("J", "Play a joker – no snatch"),
    ],
)
def test_a_play_says_whom_it_snatches(token: str, sentence: str) -> None:
    view: Any = at(LINKO).view(1)
    assert play(speak(), view, token).sentence == sentence


def test_a_play_says_that_one_may_draw_then() -> None:
    view: Any = at(LINKO, edition="amigo-2022-basic").view(1)
    assert play(speak(), view, "9x3").sentence.endswith("– no snatch, then you may draw")


def test_ones_snatch_the_top_in_the_expert_game() -> None:
    drawing = LINKO.replace("8 8\n", "13 13\n")
    view: Any = at(drawing, edition="amigo-2022-expert").view(1)
    assert play(speak(), view, "1x2").sentence == "Play two 1s – snatches from Cleo"


def test_the_last_cards_end_the_game() -> None:
    view: Any = at(LINKO.replace("9 9 9 J 3 1 1", "9 9")).view(1)
    assert play(speak(), view, "9x2").sentence == "Play two 9s – your last cards, so the game ends"


def test_take_and_leave_tell_both_consequences() -> None:
    position = at(LINKO, "9x2")
    assert asked(position) == "You snatch two 5s from Ben: take or leave?"
    assert offered(position) == [
        "Take two 5s into your hand – Ben draws two cards",
        "Leave it – Ben reclaims it, or discards it and draws two cards",
    ]
    assert offered(position, 2) == []
    assert asked(position, 2).startswith("Ann snatches two 5s from you")


def test_reclaim_and_discard() -> None:
    position = at(LINKO, "9x2", "L")
    assert asked(position, 2) == "Ann snatched two 5s from you: reclaim or discard?"
    assert offered(position, 2) == [
        "Reclaim two 5s into your hand – you draw nothing",
        "Discard two 5s – you draw two cards",
    ]


def test_draws_name_each_card_once() -> None:
    position = at(LINKO, "9x2", "T")
    choices = room(position.game).choices(speak(2), position.view(2))
    assert [choice.token for choice in choices] == ["^1", "^2", "^3", "^4", "^6", "^*"]
    assert choices[2].keys == ("3", "5")
    assert choices[-1].sentence == "Draw the top card of the pile – 4 left"


def test_the_ghost_and_groups() -> None:
    position = at(DUEL, edition="amigo-2022-duel")
    view: Any = position.view(1)
    assert play(speak(), view, "8x2").sentence == "Play two 8s – snatches from the ghost and Ben"
    position.play("8x2")
    assert asked(position) == "Your two 8s can snatch from the ghost: choose a set."
    assert offered(position) == [
        "Snatch two 4s from the ghost – into your hand",
        "Snatch two 7s from the ghost – into your hand",
    ]
    position.play("G7", "T")
    assert "Draw the group 3 + 13 from the display – it counts as one card" in offered(position, 2)


def test_push_tells_the_exact_chance() -> None:
    position = at(PUSH, name="push")
    view: Any = position.view(1)
    chance = risk(view)
    assert (chance.misfits, chance.pile) == (0, 6)  # a column of one colour is left for each
    assert offered(position) == [
        "Push on – can’t bust",
        "Take column a – 5 points",
        "Take column b – 2 points, then you roll the die",
        "Take column c – 3 points",
    ]


def test_push_counts_what_fits_nowhere() -> None:
    drawing = PUSH.replace("r1 g4 / R b2 / p3", "r1 g4 R / R b4 / R p4")
    position = at(drawing, name="push")
    view: Any = position.view(1)
    chance = risk(view)
    assert (chance.misfits, chance.pile) == (4, 6)  # r4, p4, y4 and the roll card
    assert offered(position)[0] == "Push on – bust chance 66.7% (4 of 6)"


def test_placing_tells_the_chance_that_follows() -> None:
    position = at(PUSH, "+", name="push")
    assert asked(position) == "You turned up a red 4 ●: where does it go?"
    assert offered(position) == [
        "Put it into column b – bust chance 20% (1 of 5)",
        "Put it into column c – can’t bust",
    ]


def test_protecting_tells_what_becomes_safe() -> None:
    drawing = "\n".join(row for row in PUSH.splitlines() if not row.startswith("columns"))
    position = at(drawing, name="push")
    assert asked(position) == "Your move: push, or protect a colour."
    assert offered(position) == [
        "Push – can’t bust",
        "Protect ● red – 7 points are safe",
        "Protect ■ blue – 2 points are safe",
    ]


def test_articles_follow_the_sound() -> None:
    names = [card(speak(), name) for name in ("7", "8", "11", "J")]
    assert names == ["a 7", "an 8", "an 11", "a joker"]


def test_lists_in_words() -> None:
    phrases = speak()
    assert phrases.join([]) == "nothing"
    assert phrases.join(["a"]) == "a"
    assert phrases.join(["a", "b", "c"]) == "a, b and c"


@pytest.mark.parametrize(("name", "tokens"), [("linko", 400), ("push", 400)])
def test_every_decision_of_a_game_can_be_told(sit: Any, name: str, tokens: int) -> None:
    session = sit(name, seats=4, seed="told")
    phrases = Phrases("en", session.names, 2)
    for number in range(tokens):
        legal = session.table.watch.legal
        if not legal:
            break
        event = session.decide(legal[number * 5 % len(legal)])
        assert all(room(session.game).told(phrases, event))
        assert room(session.game).describe(phrases, session.view)


@pytest.mark.parametrize("language", languages())
def test_a_hint_says_what_the_move_does_and_how_many_cards_are_left(
    sit: Any, language: str
) -> None:
    session = sit("linko", "ravensburger-2014", seats=3)
    phrases = Phrases(language, session.names, 1)
    choices = room(session.game).choices(phrases, session.view)
    choice = next(choice for choice in choices if choice.token == "9x2")
    told = speech.hint(phrases, session.view, choice, session.game)
    assert choice.sentence in told
    left = sum(session.view.hand.values()) - 2
    assert f" {left} " in told.replace(choice.sentence, "")


def test_the_sheet_of_a_single_game_says_how_it_stands(sit: Any) -> None:
    session = sit("linko", "ravensburger-2014", seats=3)
    *_, game, total = speech.sheet_rows(Phrases("en", session.names, 1), session)
    assert game[1:] == total[1:] == ["−13"] * 3
