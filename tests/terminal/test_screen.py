"""The drawn table: what it shows, and what keys and clicks do to it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from lynxdeck.locale import languages
from lynxdeck.records import Record, read_files
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.saving import load


def test_the_table_of_linko_at_80_by_24(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        rows = guest.text.split("\n")
        assert len(rows) == 24
        assert {len(row) for row in rows} == {80}
        assert rows[0].startswith(" Linko · Ravensburger 2014")
        for name in ("Ben", "Cleo", "You", "Display", "Pile", "Discards"):
            assert name in guest.text
        assert "Your move: play cards of one value." in guest.text
        assert "Play four 3s – no snatch" in guest.text
        assert rows[-1].split()[::2] == ["?", "R", "h", "u", "s", "m", "q"]

    visit(seated("linko", seats=3), script)


def test_the_table_of_push_at_80_by_24(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        assert "● ● ●" not in guest.text  # nothing is turned up twice
        assert "Bust 0%" in guest.text
        assert "Push on – can’t bust" in guest.text
        assert "⇄ 1 switch (anticlockwise)" in guest.text
        assert "6 g ▲▲▲▲▲▲" in guest.text

    visit(seated("push", seats=3), script)


@pytest.mark.parametrize("game", ["linko", "push"])
def test_resizing_keeps_everything_in_sight(seated: Any, visit: Any, game: str) -> None:
    async def script(guest: Any) -> None:
        question = guest.session.view.phase
        for width, height in ((120, 40), (80, 24), (200, 60), (80, 40), (120, 24)):
            await guest.pilot.resize_terminal(width, height)
            await guest.settle()
            rows = guest.text.split("\n")
            assert (len(rows), len(rows[0])) == (height, width)
            assert "Cleo" in guest.text
            assert "⏎" in guest.text or "␣" in guest.text
        assert guest.session.view.phase == question

    visit(seated(game, seats=3), script)


def test_a_play_is_chosen_by_value_count_and_jokers(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        chooser = guest.app.screen_of_table.chooser
        assert chooser.token == "3x4"
        await guest.press("down")
        assert chooser.token == "3x3"
        await guest.press("up", "up")
        assert chooser.token == "3x4"
        await guest.press("right", "right")
        assert "Play two 5s" in guest.text
        await guest.press("left", "left", "left")
        assert "Play one 10" in guest.text
        await guest.press("j")  # there is no joker in hand
        assert chooser.token == "10"
        assert guest.session.records[-1].tokens == []
        await guest.press("enter")
        assert guest.session.records[-1].tokens[:2] == ["1.", "10"]

    visit(seated("linko", seats=3), script)


def test_jokers_join_a_play(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        chooser = guest.app.screen_of_table.chooser
        first = chooser.token
        await guest.press("j")
        assert chooser.token == f"{first}+J"
        assert "joker" in guest.text
        await guest.press("j", "j", "J")
        assert chooser.token == f"{first}+J"
        await guest.press("left")  # the group of jokers is the last
        assert chooser.token == "Jx2"
        assert "Play two jokers" in guest.text

    visit(seated("linko", "amigo-2022-duel", seats=2), script)


def test_the_mouse_chooses_counts_and_plays(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        chooser = guest.app.screen_of_table.chooser
        await guest.click("group:9")
        assert chooser.token == "9x2"
        await guest.click("group:9")
        assert chooser.token == "9"
        await guest.click("count:1")
        assert chooser.token == "9x2"
        await guest.click("act")
        assert guest.session.records[-1].tokens[:2] == ["1.", "9x2"]

    visit(seated("linko", seats=3), script)


def test_the_mouse_pushes_and_takes(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        await guest.click("column:a")  # moves the cursor
        assert "✦a" in guest.text
        await guest.click("column:a")  # decides
        assert "=a" in guest.session.records[-1].tokens

    visit(seated("push", seats=3), script)


@pytest.mark.parametrize("game", ["linko", "push"])
def test_wrong_keys_do_nothing_and_say_so(seated: Any, visit: Any, game: str) -> None:
    async def script(guest: Any) -> None:
        before = list(guest.session.records[-1].tokens)
        for key in ("x", "9", "z", "Z", "tab", "f12", "delete", "T", "!", "é"):
            await guest.press(key)
        assert guest.session.records[-1].tokens == before
        await guest.press("x")
        assert "You can’t do that now." in guest.text
        await guest.press("right")
        assert "You can’t do that now." not in guest.text

    visit(seated(game, seats=2), script)


def test_undo_until_something_hidden_is_turned_up(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        await guest.press("u")
        assert "Too late to undo" in guest.text  # a card was turned up for us
        before = len(guest.session.records[-1].tokens)
        guest.app.pace = 60  # the others think for long: time to regret
        await guest.pilot.press("a")
        assert len(guest.session.records[-1].tokens) == before + 1
        guest.app.pace = 0
        await guest.press("u")
        assert "Undone." in guest.text
        assert len(guest.session.records[-1].tokens) == before
        assert "Push on, or stop and take a column?" in guest.text
        await guest.press("space", "u")
        assert "Too late to undo" in guest.text

    visit(seated("push", seats=3), script)


def test_hints_move_the_cursor(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        await guest.press("h")
        for _ in range(1000):
            if "Hint:" in guest.app.screen_of_table.message:
                break
            await asyncio.sleep(0.005)
        await guest.flush()
        assert "Hint: Play" in guest.text
        chooser = guest.app.screen_of_table.chooser
        assert chooser.current.sentence in guest.text
        assert guest.session.records[-1].tokens == []

    visit(seated("linko", seats=3), script)


def test_forced_decisions_are_a_matter_of_taste(seated: Any, visit: Any) -> None:
    app = seated("push", seats=3)
    app.session.auto = False

    async def script(guest: Any) -> None:
        assert guest.session.records[-1].tokens == []
        assert "Your move: push." in guest.text
        await guest.press("space")
        assert guest.session.records[-1].tokens == ["1.", "+"]
        await guest.press("f")
        assert "Forced moves are played for you." in guest.text
        await guest.press("f")
        assert "You play every move yourself" in guest.text

    visit(app, script)


def test_languages_and_themes_change_at_the_table(
    seated: Any, visit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = ["en", "de"]
    monkeypatch.setattr("lynxdeck.terminal.phrases.languages", lambda: spoken)

    async def script(guest: Any) -> None:
        await guest.press("f3")
        assert guest.app.phrases.language == "de"
        assert "Your turn" not in guest.text
        await guest.press("f3")
        assert guest.app.phrases.language == "en"
        assert "The table speaks English now." in guest.text
        dusk = guest.cells
        await guest.press("f4", "right")
        assert guest.app.theme == "linen"
        assert guest.cells != dusk
        await guest.press("f4")
        assert guest.app.theme == "dusk"

    visit(seated("linko", seats=3), script)


def test_saved_games_go_on(seated: Any, visit: Any) -> None:
    app = seated("linko", seats=3)
    path: Path = app.path

    async def script(guest: Any) -> None:
        for key in ("enter", "enter", "enter", "s"):
            await guest.press(key)
        assert "Saved:" in guest.text

    visit(app, script)
    (saved,) = [found for _, found in read_files([str(path)])]
    assert isinstance(saved, Record)
    assert saved.tokens == app.session.records[-1].tokens
    again = load(str(path))
    assert again.seat == 1
    assert again.levels == {2: "easy", 3: "easy"}
    assert again.view == app.session.view

    async def later(guest: Any) -> None:
        await guest.press("enter")
        assert len(guest.session.records[-1].tokens) > len(saved.tokens)

    visit(seated("linko", session=again), later)


def test_saving_that_fails_is_told(seated: Any, visit: Any) -> None:
    app = seated("linko", seats=3)
    app.path = Path("/proc/nowhere/game.lynx")

    async def script(guest: Any) -> None:
        await guest.press("s")
        assert "Could not save" in guest.text

    visit(app, script)


def test_a_bot_that_fails_is_replaced(seated: Any, visit: Any) -> None:
    app = seated("linko", seats=3)

    def fail(*_: Any) -> int:
        raise RuntimeError("out of order")

    app.opponents._bots[2].choose = fail

    async def script(guest: Any) -> None:
        await guest.press("enter")
        assert "Ben isn’t answering (out of order)" in guest.text
        assert any(event.seat == 2 for event in guest.session.decisions)

    visit(app, script)


def test_names_of_any_script_keep_the_table_straight(seated: Any, visit: Any) -> None:
    app = seated("linko", seats=3)
    app.phrases = Phrases("en", ["You", "安娜·卡列尼娜", "Ben\x1b[2J"], 1)

    async def script(guest: Any) -> None:
        assert "安娜" in guest.text
        assert "\x1b" not in guest.text
        rows = guest.text.split("\n")
        assert [cell_len(row) for row in rows] == [80] * 24

    visit(app, script)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["linko", "push"])
def test_a_small_window_says_what_it_needs(
    seated: Any, visit: Any, game: str, language: str
) -> None:
    """It goes on saying so until the window has grown, and decides nothing meanwhile."""

    async def script(guest: Any) -> None:
        before = len(guest.session.decisions)
        for key in ("h", "enter", "1", "enter"):
            await guest.press(key)
            told = " ".join(guest.text.split())
            assert all(part in told for part in ("80 × 24", "60 × 20", "lynxdeck play --plain"))
        assert len(guest.session.decisions) == before
        await guest.pilot.resize_terminal(80, 24)
        await guest.settle()
        assert "--plain" not in guest.text
        assert "Ben" in guest.text

    visit(seated(game, seats=3, language=language), script, size=(60, 20))


def test_ctrl_c_ends_like_any_program(seated: Any, visit: Any) -> None:
    async def script(guest: Any) -> None:
        await guest.pilot.press("ctrl+c")
        assert guest.app.return_code == 130

    visit(seated("push", seats=2), script)


@pytest.mark.parametrize("language", languages())
def test_a_hint_is_not_cut(seated: Any, visit: Any, language: str) -> None:
    """Where the last line is too short for all of it, the amber line says the one half."""

    async def script(guest: Any) -> None:
        table, app = guest.app.screen_of_table, guest.app
        await guest.press("h")
        for _ in range(500):
            await guest.flush()
            if table.message and table.message != app.phrases.say("terminal-hint-thinking"):
                break
            await asyncio.sleep(0.01)
        assert "…" not in guest.text.split("\n")[-1]
        assert table.chooser.current.sentence in guest.text

    visit(seated("linko", "amigo-2022-basic", seats=4, language=language), script)
