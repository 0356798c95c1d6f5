"""Records as iterators: any number of games, and faults for who wants them."""

from pathlib import Path

import pytest

import lynxdeck


@pytest.fixture
def records() -> list[lynxdeck.Record]:
    return [lynxdeck.new("push", seats=2, seed=seed).play("+").record() for seed in range(3)]


def test_there_and_back(tmp_path: Path, records: list[lynxdeck.Record]) -> None:
    path = tmp_path / "games.lynx"
    assert lynxdeck.write(path, iter(records[:2])) == 2
    assert lynxdeck.write(path, records[2:], append=True) == 1
    assert list(lynxdeck.read(path)) == records
    whole = tmp_path / "whole.lynx"
    lynxdeck.write(whole, records)
    assert whole.read_bytes() == path.read_bytes()


def test_a_bad_record_stops_or_is_told(tmp_path: Path, records: list[lynxdeck.Record]) -> None:
    path = tmp_path / "games.lynx"
    lynxdeck.write(path, records)
    path.write_text(path.read_text().replace('[Start "1"]', '[Start "9"]', 1))
    with pytest.raises(lynxdeck.Fault, match="9"):
        list(lynxdeck.read(path))
    faults: list[lynxdeck.Fault] = []
    assert list(lynxdeck.read(path, bad=faults.append)) == records[1:]
    assert len(faults) == 1


def test_reading_takes_one_game_at_a_time(tmp_path: Path, records: list[lynxdeck.Record]) -> None:
    path = tmp_path / "games.lynx"
    lynxdeck.write(path, records)
    path.write_text(path.read_text() + "\nno record at all")
    assert next(lynxdeck.read(path)) == records[0]
