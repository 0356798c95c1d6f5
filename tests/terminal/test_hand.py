"""The hand of Linko offers what the rules list, and nothing that only seems possible."""

from typing import cast

import msgspec

from lynxdeck.games.linko.preview import Play, play_of
from lynxdeck.games.linko.structs import View
from lynxdeck.games.position import Position
from lynxdeck.games.registry import game
from lynxdeck.terminal.linko import hand
from lynxdeck.terminal.linko.hand import PlayChooser
from lynxdeck.terminal.phrases import Phrases

DRAWING = """
ann*    9 9 9 J J 3 1 1 | 4
ben     13 2 2          | 3 / 5 5
display 1 2 3 4 3 6
pile    7 7 7 7
"""


def dealt(*, without: str = "") -> View:
    """Ann's view; some tokens may be missing among the legal ones, as if a rule forbade them."""
    linko = game("linko")
    states = linko.drawing.read(DRAWING, linko.editions[0])
    view = cast(View, Position(linko, linko.editions[0], states).view(1))
    legal = [token for token in view.legal if token not in without.split()]
    return msgspec.structs.replace(view, legal=legal)


def test_every_legal_play_can_be_reached() -> None:
    view = dealt()
    reached, waiting = set(), [hand.whole(view, 9)]
    while waiting:
        play = waiting.pop()
        if play in reached:
            continue
        reached.add(play)
        waiting += [hand.moved(view, play, 1), hand.clicked(view, play, 3)]
        waiting += [step(view, play, by) for step in (hand.counted, hand.joined) for by in (1, -1)]
    assert reached == {play_of(token) for token in view.legal}


def test_what_is_not_legal_is_not_offered() -> None:
    view = dealt(without="9x3 9x2+J 3")
    assert hand.whole(view, 9) == Play(9, 2, 0)
    assert hand.counted(view, Play(9, 2, 0), 1) == Play(9, 2, 0)
    assert hand.joined(view, Play(9, 2, 0), 1) == Play(9, 2, 0)
    assert hand.joined(view, Play(9, 1, 0), 1) == Play(9, 1, 1)
    assert hand.clicked(view, Play(9, 2, 0), 9) == Play(9, 1, 0)
    assert hand.whole(view, 3) == Play(3, 1, 1)  # only with a joker


def test_the_counters_tell_what_may_be_played() -> None:
    chooser = PlayChooser(Phrases("en", ["Ann", "Ben"], 1), dealt(without="9x3"), Play(9, 1, 0))
    assert chooser.token == "9x2"
    assert chooser.counters == [
        ("table-label-count", "count", 2, 3),  # three of them with a joker
        ("table-label-jokers", "joker", 0, 2),
    ]
