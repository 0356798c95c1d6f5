"""Which fault is told, and how."""

from typing import Any

import pytest

from lynxdeck.games.registry import game
from lynxdeck.records import Fault, begin, read_text, write

# One change for each fault, in the order in which they are told.
LADDER = [
    ("[Seed ", "hello\n[Seed ", "hello"),
    ("5. 12x2\n", "5. 12x2 {", "never closed"),
    ("[Seats ", "[Names ", "Seats is missing"),
    ('[Game "linko"]', '[Game "poker"]', "poker"),
    ("amigo-2022-expert", "amigo-2022", "amigo-2022”"),
    ("Ann |", "Ann  |", "“Ann ”"),
    ('[Start "5"]', '[Start "7"]', "“7”"),
    ('"3 3', '"3 x', "“x”"),
    ("5. 13x7", "5. 13x8", "“13x8”"),
    ("3. 12x2", "3. 12x7", "“12x7”"),
    ('[Result "3', '[Result "4', "wrong result"),
    ('"out"', '"stock"', "wrong end"),
]


@pytest.mark.parametrize("rung", range(len(LADDER)))
def test_the_first_fault_is_told(rung: int, linko: str, found: Any, changed: Any) -> None:
    text = linko
    for old, new, _ in reversed(LADDER[rung:]):
        text = changed(text, old, new)
    (told,) = found(text)
    assert LADDER[rung][2] in told


def test_dice_come_after_the_deck_and_before_the_moves(push: str, found: Any, changed: Any) -> None:
    text = changed(push, "y b r b", "y b r x")
    text = changed(text, "1. + a", "1. + c")
    assert found(text)[0].startswith("6:8: “x” is no side")
    assert found(changed(text, '"r3', '"r4'))[0].startswith("5:8: The deck")


def test_a_fault_says_where_and_what(linko: str, changed: Any) -> None:
    (fault,) = read_text(changed(linko, "12x4", "12x1"))
    assert isinstance(fault, Fault)
    assert (fault.line, fault.column, fault.token) == (11, 4, "12x1")


def test_messages_stay_on_their_line(linko: str, found: Any, changed: Any) -> None:
    for sign in "\r\x0b\x0c\x1b\x85\u2028\u2029\x00":
        (told,) = found(changed(linko, "amigo-2022-expert", f"amigo{sign}x"))
        assert sign not in told
        (told,) = found(changed(linko, "12x4", f"a{sign}b"))
        assert sign not in told
    (told,) = found(changed(linko, "amigo-2022-expert", "x" * 60_000))
    assert len(told) < 1100


def test_long_lists_of_legal_tokens_are_cut(found: Any) -> None:
    linko = game("linko")
    edition = linko.editions[0]
    deck = linko.fresh_deck(edition, 2)[::-1]  # the five jokers come first
    text = write(begin(linko, edition, ["Ann", "Ben"], deck=deck))
    (told,) = found(text + "1. x")
    assert told.count(",") == 40
    assert told.endswith(", …")


def test_show_and_format_tell_the_same_fault(command: Any, push: str, changed: Any) -> None:
    text = "\n".join([push, changed(push, "1. !r", "1. !x"), push])
    status, _, err = command(["check", "-"], text)
    assert (status, err.count("\n")) == (1, 1)
    assert err.startswith("-:24:4: unknown token “!x”")
    for name in ("show", "format"):
        status, out, told = command([name, "-"], text)
        assert (status, told) == (1, err)
        assert out
    assert command(["format", "-"], text)[1] == "\n".join([push, push])
