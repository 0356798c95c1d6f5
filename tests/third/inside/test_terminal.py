"""The third game at the terminal, in the room of games that bring none."""

import io

import pytest

from lynxdeck.cli import run


def test_a_whole_game_in_lines_of_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.chdir(str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 60))
    asked = ["--plain", "--pace", "0", "--seats", "2", "--bots", "medium", "--seed", "tea"]
    assert run(["play", "topper", "--lang", "en", *asked]) == 0
    told = capsys.readouterr().out
    assert "You choose" in told
    assert told.rstrip().endswith(("wins.", "win."))
