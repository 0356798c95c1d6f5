"""Records of the third game: written, read, checked, shown, formatted."""

import json
from pathlib import Path

import pytest

from lynxdeck.cli import run
from lynxdeck.records import Fault, Record, read_text, write


def test_there_and_back(played: Record) -> None:
    text = write(played)
    assert list(read_text(text)) == [played]
    assert [write(found) for found in read_text(text) if isinstance(found, Record)] == [text]


def test_commands(played: Record, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.lynx"
    path.write_text(write(played), encoding="utf-8")
    assert run(["record", "check", str(path)]) == 0
    assert run(["record", "format", str(path)]) == 0
    assert capfd.readouterr().out == write(played)
    assert run(["deal", "--verify", str(path)]) == 0
    capfd.readouterr()
    assert run(["record", "show", "--json", str(path)]) == 0
    shown = json.loads(capfd.readouterr().out)
    assert (shown["game"], shown["over"], shown["end"]) == ("topper", True, "out")
    assert shown["scores"] == played.position.scores
    assert run(["record", "show", str(path)]) == 0
    assert "over (out): won by" in capfd.readouterr().out


def test_a_bad_one_is_told(played: Record) -> None:
    text = write(played).replace("\n1. ", "\n1. 7 ", 1)
    (fault,) = read_text(text)
    assert isinstance(fault, Fault)
    assert "unknown token “7”; legal: " in str(fault)
    (fault,) = read_text(write(played).replace("\n1. ", "\n1. ^ ", 1))
    assert "illegal token “^”: Seat 1 is asked for something else now; legal: " in str(fault)
