"""Matches on file (L20)."""

import json
from random import Random
from typing import Any

import pytest

from lynxdeck.games.registry import game
from lynxdeck.records import Fault, Record, begin_from_seed, read_text, write
from lynxdeck.records.matches import Matches, ScoreSheet

NAMES = ["Ann", "[Ben]"]


def played(number: int, start: int, *, rounds: int = 2, match: str = "club") -> str:
    """A finished round as text."""
    push = game("push")
    free = {"Match": match, "Round": f"{number}/{rounds}"}
    record = begin_from_seed(
        push, push.editions[0], NAMES, seed=str(number), start=start, free=free
    )
    choose = Random(number).choice
    while not record.position.over:
        record.play(choose(record.position.legal()))
    return write(record)


@pytest.fixture(scope="module")
def first() -> str:
    """Round 1 of 2, started by seat 2."""
    return played(1, 2)


@pytest.fixture(scope="module")
def second() -> str:
    """Round 2 of 2, started by seat 1."""
    return played(2, 1)


def entered(*texts: str) -> list[ScoreSheet]:
    matches = Matches()
    for found in read_text("\n".join(texts)):
        assert isinstance(found, Record)
        matches.add(found)
    return list(matches)


def scores(text: str) -> list[int]:
    (record,) = read_text(text)
    assert isinstance(record, Record)
    return record.position.scores


def test_L20_scores_are_summed(first: str, second: str) -> None:
    for texts in ((first, second), (second, first)):
        (sheet,) = entered(*texts)
        assert sheet.rows == [scores(first), scores(second)]
        assert sheet.totals == [a + b for a, b in zip(*sheet.rows, strict=True)]
        best = max(sheet.totals)
        assert sheet.winners == [i + 1 for i, total in enumerate(sheet.totals) if total == best]
        assert sheet.over


def test_a_match_under_way_has_no_winner(first: str) -> None:
    (sheet,) = entered(first)
    assert (sheet.over, sheet.winners, sheet.totals) == (False, [], scores(first))


def test_an_unfinished_round_does_not_count(first: str, second: str) -> None:
    tags = [
        line for line in second.split("\n\n")[0].split("\n") if line[:4] not in ("[Res", "[End")
    ]
    (sheet,) = entered(first, "\n".join(tags) + "\n")
    assert (sheet.scores, sheet.over) == ({1: scores(first), 2: None}, False)


def test_matches_are_told_apart(first: str, second: str, push: str) -> None:
    other = first.replace('"club"', '"cup"')
    assert [sheet.name for sheet in entered(first, push, other, second)] == ["club", "cup"]


@pytest.mark.parametrize(
    ("change", "tag", "word"),
    [
        (('Round "2/2"', 'Round "1/2"'), "Round", "there already"),
        (('Round "2/2"', 'Round "2/4"'), "Round", "has 2 rounds"),
        (('Round "2/2"', 'Round "2"'), "Round", "reads like 2/4"),
        (('[Round "2/2"]\n', ""), "Match", "has its round too"),
        (("Ann | ", "Eve | "), "Seats", "expected “Ann | [Ben]”"),
        (('Edition "push"', 'Edition "custom follow_up=free risk=no"'), "Edition", "“push”"),
    ],
)
def test_rounds_that_do_not_belong(
    first: str, second: str, change: tuple[str, str], tag: str, word: str
) -> None:
    assert change[0] in second
    with pytest.raises(Fault, match=word) as fault:
        entered(first, second.replace(*change))
    rows = f"{first}\n{second.replace(*change)}".split("\n")
    row = rows[fault.value.line - 1]
    assert row.startswith(f"[{tag} ")
    assert fault.value.column == len(f'[{tag} "') + 1


def test_L20_the_start_moves_clockwise(first: str) -> None:
    with pytest.raises(Fault, match="seat 1 starts round 2"):
        entered(first, played(2, 2))


def test_L20_every_seat_starts_equally_often() -> None:
    with pytest.raises(Fault, match="with 2 seats a match has 2 rounds"):
        entered(played(1, 1, rounds=3))


def test_the_command(command: Any, first: str, second: str) -> None:
    status, out, err = command(["match", "--json", "-"], f"{first}\n{second}")
    assert (status, err) == (0, "")
    sheet = json.loads(out)
    assert sheet["rounds"] == [scores(first), scores(second)]
    assert (sheet["match"], sheet["seats"], sheet["over"]) == ("club", NAMES, True)
    status, out, err = command(["match", "-"], f"{first}\n{second}")
    assert (status, err) == (0, "")
    assert "[Ben]" in out
    assert str(sheet["totals"][0]) in out


def test_the_command_tells_faults(command: Any, first: str) -> None:
    status, out, err = command(["match", "--json", "-"], f"{first}\n{first}")
    assert (status, out.count("\n"), err.count("\n")) == (1, 1, 1)
    assert "round 1 of “club” is there already" in err
