"""Bad moves: line, column and the first words of the message."""

from typing import Any

import pytest

BAD_LINKO = [
    # moves
    ("5. 12x4", "12x4", "11:1: no turn number before “12x4”; expected 5."),
    ("5. 12x4", "4. 12x4", "11:1: wrong turn number “4.”; expected 5."),
    ("5. 12x4", "9. 12x4", "11:1: wrong turn number “9.”; expected 5."),
    ("5. 12x4", "05. 12x4", "11:1: wrong turn number “05.”; expected 5."),
    ("5. 12x4", "5 . 12x4", "11:1: no turn number before “5”; expected 5."),
    ("5. 12x4", "5.12x4", "11:1: no turn number before “5.12x4”; expected 5."),
    ("5. 12x4", "5. 5. 12x4", "11:4: illegal token “5.”: no turn begins here; legal: 12, 12x2"),
    ("L R", "2. L R", "13:8: illegal token “2.”: no turn begins here; legal: L, T"),
    ("L R", "L R R", "13:12: no turn number before “R”; expected 3."),
    ("12x4", "12x1", "11:4: unknown token “12x1”; legal: 12, 12x2, 12x3"),
    ("12x4", "12x04", "11:4: unknown token"),
    ("12x4", "12X4", "11:4: unknown token “12X4”"),
    ("12x4", "４", "11:4: unknown token “４”"),
    ("12x4", "12x4}", "11:4: unknown token “12x4}”"),
    ("12x4", "12\u200bx4", "11:4: unknown token “12\\u200bx4”"),
    ("12x4", "x" * 500, "11:4: unknown token “" + "x" * 40 + "…”; legal:"),
    ("12x4", "4x4", "11:4: illegal token “4x4”: Seat 5 cannot play 4 × 4"),
    ("12x4", "12+J", "11:4: illegal token “12+J”: Seat 5"),
    ("12x4", "T", "11:4: illegal token “T”: "),
    ("12x4", "-", "11:4: illegal token “-”: "),
    ("L R", "R", "13:8: illegal token “R”: Seat 2 must take or leave"),
    ("L R", "L T", "13:10: illegal token “T”: Seat 1 must reclaim or discard"),
    ("L R", "L {ä\nö} T", "14:4: illegal token “T”"),
    ("L R", "L {ääö}\tT", "13:16: illegal token “T”"),
    ("^9", "^3", "14:13: illegal token “^3”: No place of the display holds ^3; legal: ^*, ^8, ^9"),
    ("^9", "^9+13", "14:13: illegal token “^9+13”"),
    ("^9", "^9+", "14:13: unknown token “^9+”"),
    ("^9", "^09", "14:13: unknown token “^09”"),
    ("^9", "-", "14:13: illegal token “-”"),
    ("^9", "+", "14:13: unknown token “+”"),
    ("5. 12x2\n", "5. 12x2\n1.", "22:1: illegal token “1.”: the game is over; expected no more"),
    ("5. 12x2\n", "5. 12x2 x", "21:9: illegal token “x”: the game is over"),
]


@pytest.mark.parametrize(("old", "new", "fault"), BAD_LINKO)
def test_bad(old: str, new: str, fault: str, linko: str, found: Any, changed: Any) -> None:
    (told,) = found(changed(linko, old, new))
    assert told.startswith(fault)


BAD_PUSH = [
    ("y b r b", "y", "10:15: “=b” needs roll number 2; expected it in Dice"),
    ("y b r b", "", "10:12: “=a” needs roll number 1"),
    ('[Dice "y b r b"]\n', "", "9:12: “=a” needs roll number 1"),
    ("1. + a", "1. + b", "9:6: illegal token “b”: Column b is not the next new one; legal: a"),
    ("1. + a", "1. + c", "9:6: illegal token “c”"),
    ("1. + a", "1. + =a", "9:6: illegal token “=a”"),
    ("1. + a", "1. + +", "9:6: illegal token “+”: Seat 1 must place the card now; legal: a"),
    ("1. + a", "1. !r", "9:4: illegal token “!r”: Seat 1 has no card of that colour"),
    ("1. !r", "1. !x", "11:4: unknown token “!x”; legal: !r, +"),
    ("1. !r", "1. d", "11:4: unknown token “d”"),
    ("=b =a", "=b =b", "9:15: illegal token “=b”: There is no column b to take; legal: =a"),
    ("=b =a", "=b", "10:1: illegal token “2.”: no turn begins here; legal: =a"),
]


@pytest.mark.parametrize(("old", "new", "fault"), BAD_PUSH)
def test_bad_in_push(old: str, new: str, fault: str, push: str, found: Any, changed: Any) -> None:
    (told,) = found(changed(push, old, new))
    assert told.startswith(fault)
