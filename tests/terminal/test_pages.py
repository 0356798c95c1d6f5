"""Pages over the table: help, rules, log, score sheet."""

from pathlib import Path
from typing import Any

import pytest

from lynxdeck.games.registry import game as find_game
from lynxdeck.terminal.pages import TABLE, help_lines
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room


@pytest.mark.parametrize("game", ["linko", "push"])
def test_help_tells_every_key(seated: Any, visit: Any, game: str) -> None:
    async def script(guest: Any) -> None:
        for key in ("question_mark", "f1"):
            await guest.press(key)
            for line in ("Your move", "At the table", "A hint from a strong bot"):
                assert line in guest.text
            await guest.press("escape")
            assert "A hint from a strong bot" not in guest.text

    visit(seated(game, seats=2), script, size=(100, 40))
    own = room(find_game(game)).keys(Phrases("en", [], 1))
    keys = {key for keys, _ in (*own, *TABLE) for key in keys.split()}
    app = seated(game, seats=2)
    told = {
        key for keys, _ in help_lines(Phrases("en", [], 1), find_game(game)) for key in keys.split()
    }
    assert keys <= told
    assert {key if len(key) == 1 else key.upper() for key in app.keys_of_table} - {"r"} <= keys


@pytest.mark.parametrize("game", ["linko", "push"])
def test_the_documentation_has_the_same_keys(game: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    english = Phrases("en", [], 1)
    for keys, key in (*room(find_game(game)).keys(english), *TABLE):
        assert f"| {keys} | {english.say(key)} |" in page


@pytest.mark.parametrize(("game", "key"), [("linko", "r"), ("linko", "R"), ("push", "f2")])
def test_rules_begin_with_the_edition(seated: Any, visit: Any, game: str, key: str) -> None:
    async def script(guest: Any) -> None:
        tokens = list(guest.session.records[-1].tokens)
        await guest.press(key)
        await guest.pilot.pause()
        assert f"Edition {guest.session.edition.name}" in guest.text
        assert "Esc: back to the table" in guest.text
        await guest.press("pagedown", "end", "home", "escape")
        assert guest.session.records[-1].tokens == tokens

    visit(seated(game, seats=2), script)


def test_r_belongs_to_the_question_that_offers_it(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        for _ in range(200):
            if "!r" in guest.session.view.legal:
                break
            # Place or take whatever comes first; at a turn's start push.
            await guest.press("space" if guest.session.view.phase == "turn" else "left", "enter")
        assert "Protect ● red" in guest.text
        await guest.press("r")
        assert guest.session.records[-1].tokens.count("!r") >= 1

    visit(seated("push", seats=2, seed="red"), script)


def test_the_log_is_there_as_a_whole(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        await guest.press("enter")
        await guest.press("f5")
        assert "Linko · Ravensburger 2014: you start." in guest.text
        assert "You play four 3s." in guest.text
        await guest.press("q")
        assert "Your hand" not in guest.text

    visit(seated("linko", seats=3), script)


def test_a_match_keeps_a_score_sheet(seated: Any, visit: Any) -> None:
    app = seated("push", seats=2, cycles=1)

    async def script(guest: Any) -> None:
        assert "round 1 of 2" in guest.text
        await finish(guest)
        first = guest.session.records[-1].position.scores
        assert "Enter: next round" in guest.text
        await guest.press("m")
        assert "Score sheet" in guest.text
        assert "1/2" in guest.text
        await guest.press("escape")
        await guest.press("enter")
        assert "round 2 of 2" in guest.text
        assert guest.session.records[-1].tags["Start"] == "2"
        assert guest.session.records[-1].tags["Round"] == "2/2"
        await finish(guest)
        second = guest.session.records[-1].position.scores
        assert "the match" in guest.text
        assert "Enter: next round" not in guest.text
        await guest.press("enter")  # there is no third round
        assert guest.session.round == 2
        await guest.press("m")
        totals = [a + b for a, b in zip(first, second, strict=True)]
        line = next(row for row in guest.text.split("\n") if "Total" in row)
        assert [int(word) for word in line.split()[1:]] == totals

    visit(app, script)


async def finish(guest: Any) -> None:
    """Play on for everybody, to the end."""
    while not guest.session.view.over:
        guest.session.decide(guest.session.table.watch.legal[-1])
    guest.app.screen_of_table.go_on()
    await guest.settle()
