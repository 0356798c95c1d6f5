"""What a record may look like: changes to a good one that leave it good."""

from typing import Any

import pytest


def test_both_are_good(linko: str, push: str, found: Any) -> None:
    assert found(linko) == found(push) == ["good"]


GOOD_LINKO = {
    "a comment between tokens": ("12x4", "12x4 {a good start}"),
    "comments that touch tokens": ("5. 12x4", "{a}5.{b}12x4{c}"),
    "a comment over lines, with brackets and braces": ("12x4", "{\n[Game\n{ [x]\n}12x4"),
    "an empty comment": ("L R", "L{}R"),
    "tokens over several lines": ("L R", "L\n\n\tR"),
    "odd white space": ("L R", "L\u00a0\u2003\x0c\x1fR"),
    "carriage returns alone": ("L R", "L\rR"),
    "several turns in a line": ("L R\n3.", "L R 3."),
    "blanks in the empty line": ('cellar"]\n\n', 'cellar"]\n \t \n'),
    "more empty lines": ('cellar"]\n\n', 'cellar"]\n\n\n\n'),
    "empty lines before": ('[Game "linko"]', '\n \n\n[Game "linko"]'),
    "blanks after a tag": ('"linko"]', '"linko"] \t'),
    "a missing result": ('[Result "3 -1 7 1 13"]\n', ""),
    "a missing end": ('[End "out"]\n', ""),
    "a missing seed": ('[Seed "590271898480534228"]\n', ""),
    "a free tag": ('[End "out"]', '[End "out"]\n[X_1y ""]'),
    "a free tag in another language": ('[End "out"]', '[End "out"]\n[Événement "été"]'),
    "tags in another order": ('[Game "linko"]\n', '[End2 "x"]\n[Game "linko"]\n'),
    "dice, which Linko does not have": ("[Seed", '[Dice "what?"]\n[Seed'),
    "any seed": ("590271898480534228", "any text"),
    "blanks in the result": ("3 -1 7 1 13", " 3  -1 7 1 13 "),
    "blanks in the deck": ('"3 3 3', '"  3   3 \t3'),
    "all flags": (
        "amigo-2022-expert",
        "custom tie=shared ghost=no ones_beat_top=yes optional_draw=no",
    ),
    "a name with a bar": ("Ann |", "A|n|n |"),
    "a name that is a tag": ("Ann |", "[Game |"),
    "a number for a name": ("Ann |", "1. |"),
    "equal names": ("Ann | Zoë", "Ann | Ann"),
    "no line end at the end of the file": ("5. 12x2\n", "5. 12x2"),
    "a comment at the end": ("5. 12x2\n", "5. 12x2{end}"),
}


@pytest.mark.parametrize("case", GOOD_LINKO)
def test_good(case: str, linko: str, found: Any, changed: Any) -> None:
    assert found(changed(linko, *GOOD_LINKO[case])) == ["good"]


GOOD_PUSH = {
    "a surplus of dice": ("y b r b", "y b r b " + "* " * 60),
    "no result": ('[Result "*"]\n', ""),
    "it stops after a turn's number": ("2. + a\n", "2."),
}


@pytest.mark.parametrize("case", GOOD_PUSH)
def test_good_in_push(case: str, push: str, found: Any, changed: Any) -> None:
    assert found(changed(push, *GOOD_PUSH[case])) == ["good"]


def test_good_without_moves(push: str, found: Any) -> None:
    tags = push[: push.index("[Dice")]
    assert found(tags) == found(tags + '[Dice ""]') == found(tags + "\n\n{}") == ["good"]


def test_nothing_holds_no_records(found: Any) -> None:
    assert found("") == found("\n") == found(" \n\t\r\n\n ") == found("\ufeff") == []


def test_a_bad_record_does_not_stop_those_after_it(
    linko: str, push: str, found: Any, changed: Any
) -> None:
    bad = changed(linko, "12x4", "12x1")
    assert [text[:4] for text in found("\n".join([linko, bad, push, bad]))] == [
        "good",
        "33:4",
        "good",
        "68:4",
    ]


def test_a_record_without_moves_is_followed_by_another(push: str, found: Any) -> None:
    bare = push[: push.index("1. + a")]
    assert found(bare + push) == found(bare + "\n" + push) == ["good", "good"]


def test_records_that_touch_are_told_apart_only_by_an_empty_line_after_tags(
    push: str, found: Any
) -> None:
    assert found(push + push) == ["good", "good"]
    tags = push[: push.index("\n\n")] + "\n"
    assert found(tags + push)[0].startswith("8:1: the tag “Game” is given twice")
