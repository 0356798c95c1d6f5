"""Whole views, word for word."""

from lynxdeck.games.observer import Watch
from tests.games.looking import Drawn, shown


def test_a_watch_has_every_hand(position: Drawn) -> None:
    drawing = """
        andy*   9 J |
        ben     2 2 |
        display 13
        pile    5
        """
    table = position("linko", "ravensburger-2014", drawing)
    assert Watch(table).hands() == [{"9": 1, "J": 1}, {"2": 2}]


def test_a_linko_view(position: Drawn) -> None:
    """The whole of it, in the middle of a snatch."""
    drawing = """
        andy    3 3 J  | 6 6 6 J / 12
        ben*    13 2   | J J
        display 7 3+13 . J 1 12
        pile    5 6
        ghost   2 2 2 5
        discards 7 7
        """
    table = position("linko", "amigo-2022-duel", drawing, "13")
    assert shown(table, 2) == {
        "game": "linko",
        "edition": "amigo-2022-duel",
        "rules": 1,
        "seat": 2,
        "move": 1,
        "to_move": 2,
        "phase": "ghost",
        "active": 2,
        "victim": None,
        "drawer": None,
        "to_draw": 0,
        "hand": {"2": 1},
        "players": [
            {"hand_size": 3, "known": {}, "layers": [[6, 3, 1], [12, 1, 0]], "score": 2},
            {"hand_size": 1, "known": {}, "layers": [[14, 0, 2], [13, 1, 0]], "score": 2},
        ],
        "display": [["7"], ["3", "13"], None, ["J"], ["1"], ["12"]],
        "ghost": {"2": 3, "5": 1},
        "pile": 2,
        "discards": {"7": 2},
        "quiet": 0,
        "stirred": False,
        "legal": ["G5"],
        "over": False,
        "end": None,
        "winners": [],
    }
    robbed = shown(table.play("G5"), 1)
    assert (robbed["phase"], robbed["to_move"], robbed["victim"]) == ("take", 2, 1)
    assert robbed["players"][1]["known"] == {"5": 1}
    assert (robbed["ghost"], robbed["stirred"], robbed["pile"]) == (
        {"2": 3, "5": 1, "6": 1},
        True,
        0,
    )
    drawing_now = shown(table.play("T"), 1)
    assert (drawing_now["phase"], drawing_now["drawer"], drawing_now["to_draw"]) == ("draw", 1, 1)
    assert drawing_now["legal"] == ["^1", "^12", "^3+13", "^7", "^J"]


def test_a_linko_view_of_the_optional_draw(position: Drawn) -> None:
    drawing = """
        andy*   9 9 |
        ben     2 2 |
        cleo    3   |
        display 13
        pile    5
        """
    view = shown(position("linko", "amigo-2022-basic", drawing, "9"), 1)
    assert (view["phase"], view["drawer"], view["to_draw"]) == ("option", 1, 1)
    assert view["legal"] == ["-", "^*", "^13"]


def test_a_linko_view_of_the_end(position: Drawn) -> None:
    drawing = """
        andy    9 9 |
        ben*    2   | 1
        display 13
        pile    5
        """
    view = shown(position("linko", "ravensburger-2014", drawing, "2"), 1)
    assert (view["over"], view["end"], view["winners"]) == (True, "out", [2])
    assert (view["to_move"], view["active"], view["victim"], view["drawer"]) == (
        None,
        2,
        None,
        None,
    )
    assert (view["hand"], view["legal"], view["ghost"]) == ({"9": 2}, [], None)


def test_a_push_view(position: Drawn) -> None:
    """The whole of it, before a card is placed."""
    drawing = """
        ann*    r6 | b5 b5
        ben     |
        cleo    p1 |
        columns r1 g4 / R b2
        switches 1
        pile    y2 y3 S
        dice    r
        discards R R S
        """
    table = position("push", "push-risk", drawing, "+")
    assert shown(table, 1) == {
        "game": "push",
        "edition": "push-risk",
        "rules": 1,
        "seat": 1,
        "move": 1,
        "to_move": 1,
        "phase": "place",
        "active": 1,
        "card": "y2",
        "switches": 1,
        "columns": [["r1", "g4"], ["R", "b2"], []],
        "players": [
            {"bench": {"r6": 1}, "protected": {"b5": 2}, "score": 16, "cards": 3},
            {"bench": {}, "protected": {}, "score": 0, "cards": 0},
            {"bench": {"p1": 1}, "protected": {}, "score": 1, "cards": 1},
        ],
        "pile": 2,
        "discards": {"R": 2, "S": 1},
        "unseen": {"y3": 1, "S": 1},
        "last_roll": None,
        "rolls": 0,
        "legal": ["a", "c"],
        "over": False,
        "end": None,
        "winners": [],
    }
    taken = shown(table.play("c", "=b"), None)
    assert (taken["seat"], taken["phase"], taken["to_move"]) == (None, "collect", 3)
    assert taken["columns"] == [["r1", "g4"], [], ["y2"]]
    assert (taken["card"], taken["last_roll"], taken["rolls"]) == (None, "r", 1)
    assert taken["legal"] == []


def test_a_push_view_of_the_end(position: Drawn) -> None:
    drawing = """
        ann*    r6 |
        ben     p1 |
        cleo    |
        pile    S
        """
    view = shown(position("push", "push", drawing, "+"), 3)
    assert (view["over"], view["end"], view["winners"]) == (True, "stock", [1])
    assert (view["to_move"], view["active"], view["legal"]) == (None, 1, [])
