"""Records in words: `lynxdeck record show --words`."""

import functools
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.cli import run
from lynxdeck.locale import languages
from lynxdeck.records import Record, read_files, write
from lynxdeck.terminal.app import GameLog
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.speech import retold

SAMPLES = Path(__file__).parents[1] / "records" / "samples"


@functools.cache
def samples() -> list[Record]:
    """Good records of both games, read and judged once."""
    files = [str(SAMPLES / name) for name in ("linko.lynx", "push.lynx", "games.lynx")]
    return [found for _, found in read_files(files) if isinstance(found, Record)]


def shares() -> list[Any]:
    """Each language with some of the samples, no two with the same. For long, with all."""
    spoken = languages()
    few = [
        pytest.param(language, turn, 3 * len(spoken), id=language)
        for turn, language in enumerate(spoken)
    ]
    every = [
        pytest.param(language, 0, 1, id=f"{language}, all", marks=pytest.mark.long)
        for language in spoken
    ]
    return few + every


@pytest.mark.parametrize(("language", "turn", "turns"), shares())
def test_records_can_be_told(language: str, turn: int, turns: int) -> None:
    for record in samples()[turn::turns]:
        lines = list(retold(record, language))
        assert all(lines)
        assert len(lines) > len(record.names) + 1


def test_a_record_is_told_as_its_sitting_was(sit: Any) -> None:
    session = sit("push", seats=3)
    for number in range(60):
        legal = session.table.watch.legal
        session.decide(legal[number % len(legal)])
    log = GameLog(Phrases("en", session.names, 1), session).lines()
    assert list(retold(session.records[-1], "en"))[: len(log)] == log


def test_the_command(sit: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = sit("linko", seats=2)
    session.decide("3x4")
    (record,) = session.records
    path = tmp_path / "game.lynx"
    path.write_text(write(record), encoding="utf-8")
    assert run(["record", "show", "--words", "--lang", "en", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == ["Linko · Ravensburger 2014: you start.", "You play four 3s."]
    assert told[-2:] == ["You: −5", "Ben: −13"]
    assert run(["record", "show", "--lang", "de", str(path)]) == 0
    assert "Du spielst vier 3er." in capsys.readouterr().out
    assert run(["record", "show", "--words", "--lang", "tlh", str(path)]) == 2
