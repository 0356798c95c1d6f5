"""The third game at the terminal, in the room of games that bring none."""

import io
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.cli import run
from lynxdeck.records import Record, write
from lynxdeck.terminal.saving import load, save
from tests.terminal.conftest import seated, sit, visit  # noqa: F401 - fixtures


def test_a_whole_game_in_lines_of_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 60))
    asked = ["--plain", "--pace", "0", "--seats", "2", "--bots", "medium", "--seed", "tea"]
    assert run(["play", "topper", "--lang", "en", *asked]) == 0
    told = capsys.readouterr().out
    assert "You choose" in told
    assert told.rstrip().endswith(("wins!", "win!"))


def test_a_whole_game_at_the_drawn_table(seated: Any, visit: Any) -> None:  # noqa: F811
    async def script(guest: Any) -> None:
        assert guest.text.split()[0] == "Topper"  # the only edition is not named
        assert "pile" in guest.text
        while not guest.session.view.over:
            assert f"Choose {guest.session.view.legal[0]}" in guest.text
            await guest.press("down", "enter")
        assert "The game is over." in guest.text
        await guest.press("enter")
        assert guest.session.round == 2

    visit(seated("topper", seats=3), script)


def test_undo_stops_at_a_card_that_was_drawn(sit: Any) -> None:  # noqa: F811
    session = sit("topper", seats=2)
    session.decide(session.view.legal[-1])
    assert session.can_undo
    session.undo()
    session.decide(session.view.legal[-1])
    session.decide("^")
    assert not session.can_undo


def test_it_is_saved_and_taken_up_again(sit: Any, tmp_path: Path) -> None:  # noqa: F811
    session = sit("topper", seats=3)
    for _ in range(5):
        session.decide(session.table.watch.legal[0])
    save(session, tmp_path / "game.lynx")
    again = load(str(tmp_path / "game.lynx"))
    assert again.view == session.view
    assert again.decisions == session.decisions


def test_its_records_are_told(
    played: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.lynx"
    path.write_text(write(played), encoding="utf-8")
    assert run(["record", "show", "--words", "--lang", "en", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Topper: Ann starts."
    assert f"Ann chooses {played.tokens[1]}." in told
