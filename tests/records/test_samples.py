"""The sample records, which every program that knows the format must agree on."""

import json
from pathlib import Path
from typing import Any

from lynxdeck.records import Fault, Record, read_text, write

SAMPLES = Path(__file__).parent / "samples"
LYNX = str(SAMPLES / "games.lynx")


def test_all_are_good(command: Any) -> None:
    assert command(["check", LYNX]) == (0, "", "")


def test_show_gives_the_sample_positions_byte_for_byte(command: Any) -> None:
    expected = (SAMPLES / "games.jsonl").read_text(encoding="utf-8")
    assert command(["show", "--json", LYNX]) == (0, expected, "")


def test_the_keys_are_in_order(command: Any, samples: list[str]) -> None:
    _, out, _ = command(["show", "--json", "-"], samples[0])
    keys = "game edition seats to_move phase legal scores winners over end"
    assert list(json.loads(out)) == keys.split()


def test_format_changes_no_byte(command: Any, sample_text: str) -> None:
    assert command(["format", LYNX]) == (0, sample_text, "")


def test_show_for_people_names_players_and_scores(command: Any, samples: list[str]) -> None:
    status, out, err = command(["show", "-"], samples[4])
    assert (status, err) == (0, "")
    assert "over (out): won by Ben" in out
    assert "Zoë -1" in out


def test_records_that_are_read_and_written_are_equal(samples: list[str]) -> None:
    for text in samples[:24]:
        (record,) = read_text(text)
        assert isinstance(record, Record)
        (again,) = read_text(write(record))
        assert again == record


def test_every_sample_cut_anywhere_is_good(samples: list[str]) -> None:
    """A record may stop anywhere, also after a turn's number."""
    for text in samples[:12]:
        head, _, moves = text.partition("\n\n")
        free = [line for line in head.split("\n") if not line.startswith(("[Result", "[End"))]
        tokens = moves.split()
        for stop in range(0, len(tokens), 1 + len(tokens) // 8):
            cut = "\n".join([*free, "", " ".join(tokens[:stop])])
            assert not any(isinstance(found, Fault) for found in read_text(cut))
