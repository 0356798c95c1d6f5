"""Bad tags: line, column and the first words of the message."""

from typing import Any

import pytest

BAD_LINKO = [
    # tag syntax
    ('[Game "linko"]', "[Game linko]", "1:1: “[Game linko]” is no tag; expected [Name"),
    ('[Game "linko"]', 'Game "linko"]', "1:1: “Game"),
    ('[Game "linko"]', ' [Game "linko"]', "1:1: “[Game"),
    ('[Game "linko"]', '[ Game "linko"]', "1:1: "),
    ('[Game "linko"]', '[Game  "linko"]', "1:1: "),
    ('[Game "linko"]', '[Game\t"linko"]', "1:1: "),
    ('[Game "linko"]', "[Game 'linko']", "1:1: "),
    ('[Game "linko"]', '[Game "linko" ]', "1:1: "),
    ('[Game "linko"]', '[Game "linko"', "1:1: "),
    ('[Game "linko"]', '[Game "linko"]]', "1:1: "),
    ('[Game "linko"]', '[Game "linko"] {c}', "1:1: "),
    ('[Game "linko"]', '[Game "lin"ko"]', "1:1: "),
    ('[Game "linko"]', '[Game "linko\\"]', "1:1: "),
    ('[Game "linko"]', '["linko"]', "1:1: "),
    ('[Game "linko"]', '[1Game "linko"]', "1:1: "),
    ('[Game "linko"]', '[Ga-me "linko"]', "1:1: "),
    ('[Game "linko"]', '[_Game "linko"]', "1:1: "),
    ('[Game "linko"]', '{c}\n[Game "linko"]', "1:1: “{c}” is no tag"),
    ('[Game "linko"]', '\n\nhello\n[Game "linko"]', "3:1: “hello” is no tag"),
    ('[End "out"]', '[End "out"]\nhello', "9:1: “hello” is no tag"),
    ('[End "out"]', '[End "o\\ut"]', "8:7: “\\u” is no escape; expected"),
    ('[End "out"]', '[End "out"]\n[End "out"]', "9:1: the tag “End” is given twice; expected once"),
    ('[End "out"]', '[End "out"]\n[Game "linko"]', "9:1: the tag “Game” is given twice"),
    ('cellar"]\n\n', 'cellar"]\n', "10:1: “5. 12x4” is no tag"),
    # open comment
    ("12x4", "12x4 {", "11:9: this comment is never closed; expected }"),
    ("12x4", "{}{ {12x4", "11:6: this comment is never closed"),
    ("5. 12x2\n", "5. 12x2 {\n[Game", "21:9: this comment"),
    # missing tags
    ('[Game "linko"]\n', "", "1:1: the tag Game is missing; expected [Game"),
    ('[Game "linko"]\n', '\n\n[Game2 "linko"]\n', "3:1: the tag Game is missing"),
    ('[Edition "amigo-2022-expert"]\n', "", "1:1: the tag Edition is missing"),
    ('[Start "5"]\n', "", "1:1: the tag Start is missing"),
    ("[Seats ", "[seats ", "1:1: the tag Seats is missing"),
    ("[Deck ", "[Decks ", "1:1: the tag Deck is missing"),
    # game and edition
    ("linko", "Linko", "1:8: “Linko” is no game here; there are linko, push"),
    ('"linko"', '""', "1:8: "),
    ("linko", "push", "2:11: “amigo-2022-expert” is no edition of push; there are push,"),
    ("amigo-2022-expert", "amigo", "2:11: “amigo” is no edition of linko; there are rav"),
    ("amigo-2022-expert", "", "2:11: "),
    ("amigo-2022-expert", "amigo-2022-expert ", "2:11: "),
    ("amigo-2022-expert", "custom", "2:11: A custom edition sets optional_draw too"),
    (
        "amigo-2022-expert",
        "custom optional_draw=no ones_beat_top=no ghost=no",
        "2:11: A custom edition sets tie too",
    ),
    (
        "amigo-2022-expert",
        "custom  optional_draw=no ones_beat_top=yes ghost=no tie=shared",
        "2:11: ",
    ),
    (
        "amigo-2022-expert",
        "custom optional_draw=no ones_beat_top=yes ghost=no tie=shared ",
        "2:11: ",
    ),
    (
        "amigo-2022-expert",
        "custom optional_draw=no ones_beat_top=yes ghost=no tie=shared tie=shared",
        "2:11: The flag tie is set twice",
    ),
    (
        "amigo-2022-expert",
        "custom optional_draw=no ones_beat_top=yes ghost=no tie=yes",
        "2:11: tie is shared or fewest_in_hand, not “yes”",
    ),
    (
        "amigo-2022-expert",
        "custom optional_draw=no ones_beat_top=yes ghost=yes tie=shared",
        "3:9: custom is for 2 players, not 5",
    ),
    # seats and start
    ("amigo-2022-expert", "amigo-2022-duel", "3:9: amigo-2022-duel is for 2 players, not 5"),
    ("Dan | Eve", "Dan | Eve | Fay", "3:9: amigo-2022-expert is for 3–5 players, not 6"),
    ("Ann | Zoë | Ben | Dan | Eve", "Ann|Zoë", "3:9: amigo-2022-expert is for 3–5 players, not 1"),
    ("Ann |", " Ann |", "3:9: “ Ann” is no name for seat 1; expected text without blanks"),
    ("Ann |", "Ann  |", "3:9: “Ann ” is no name for seat 1"),
    ("Ann |", " |", "3:9: “” is no name for seat 1"),
    ("| Eve", "| ", "3:9: “” is no name for seat 5"),
    ('[Start "5"]', '[Start "6"]', "4:9: “6” is no seat; expected a number from 1 to 5"),
    ('[Start "5"]', '[Start "0"]', "4:9: “0” is no seat"),
    ('[Start "5"]', '[Start "05"]', "4:9: “05” is no seat"),
    ('[Start "5"]', '[Start "+5"]', "4:9: "),
    ('[Start "5"]', '[Start " 5"]', "4:9: "),
    ('[Start "5"]', '[Start "٥"]', "4:9: “\u2068٥\u2069” is no seat; expected"),
    ('[Start "5"]', '[Start ""]', "4:9: “” is no seat"),
    ('[Start "5"]', f'[Start "{"5" * 5000}"]', "4:9: “5555"),
    # deck
    ('"3 3', '"3 x', "5:8: “x” is no card of linko; expected 1 2 3"),
    ('"3 3', '"3 03', "5:8: “03” is no card"),
    ('"3 3', '"3 r1', "5:8: “r1” is no card"),
    ('"3 3', '"3 J', "5:8: The deck has 7 of 3, not 8"),
    ('"3 3', '"3', "5:8: The deck has 7 of 3, not 8 (108 cards, not 109)"),
    ('"3 3', '"3 3 3', "5:8: The deck has 9 of 3, not 8 (110 cards, not 109)"),
    # result and end
    (
        "3 -1 7 1 13",
        "3 -1 7 1 14",
        "7:10: wrong result “3 -1 7 1 14”: the game is over; exp",
    ),
    ("3 -1 7 1 13", "3 -1 7 1", "7:10: wrong result"),
    ("3 -1 7 1 13", "3 -1 7 1 13 0", "7:10: wrong result"),
    ("3 -1 7 1 13", "3 -01 7 1 13", "7:10: wrong result"),
    ("3 -1 7 1 13", "+3 -1 7 1 13", "7:10: wrong result"),
    ("3 -1 7 1 13", "3 −1 7 1 13", "7:10: wrong result"),
    ("3 -1 7 1 13", "*", "7:10: wrong result “*”: the game is over"),
    ("3 -1 7 1 13", "", "7:10: wrong result “”"),
    ("\n5. 12x2\n", "\n", "7:10: wrong result “3 -1 7 1 13”: the game is unfinished; expected *"),
    ('"out"', '"stock"', "8:7: wrong end “stock”; expected out"),
    ('"out"', '"Out"', "8:7: wrong end “Out”"),
    ('"out"', '""', "8:7: wrong end “”"),
    ('"out"', '"out "', "8:7: wrong end"),
]


@pytest.mark.parametrize(("old", "new", "fault"), BAD_LINKO)
def test_bad(old: str, new: str, fault: str, linko: str, found: Any, changed: Any) -> None:
    (told,) = found(changed(linko, old, new))
    assert told.startswith(fault)


BAD_PUSH = [
    ("y b r b", "y b r x", "6:8: “x” is no side of the die; expected r b g y p *"),
    ("y b r b", "yb r b", "6:8: “yb” is no side"),
    ("y b r b", "y b r b" + " *" * 60 + " x", "6:8: “x” is no side"),
    ('"*"', '"10 10"', "7:10: wrong result “10 10”: the game is unfinished; expected *"),
    ('[Result "*"]', '[End "stock"]', "7:7: wrong end “stock”: the game is unfinished; exp"),
    ('[Result "*"]', '[End "*"]', "7:7: wrong end “*”"),
    ('"r3 r4', '"r4 r4', "5:8: The deck has 2 of r3, not 3"),
    ('"r3 r4', '"r3 S', "5:8: The deck has 2 of r4, not 3"),
    ('{F}"', '{F} | x"', "5:8: The deck has 0 of S, not 12 (108 cards, not 120)"),
]


@pytest.mark.parametrize(("old", "new", "fault"), BAD_PUSH)
def test_bad_in_push(old: str, new: str, fault: str, push: str, found: Any, changed: Any) -> None:
    (told,) = found(changed(push, old, new))
    assert told.startswith(fault)
