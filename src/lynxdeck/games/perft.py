"""Perft: count every line of play from a drawn position, to a depth; the net for rule errors.

A perft file is blocks of lines, with an empty line between them; `#` begins a remark:

    position  two snatches in a row (L9)
    game      linko
    edition   ravensburger-2014
    andy*     9 3   | 2
    ben       4     | 5
    display   1 2 3 4 5 6
    pile      7 8
    counts    2 4 20
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from lynxdeck.games.fields import States
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, game

HEAD = ("position", "game", "edition", "counts")


@dataclass(frozen=True)
class Case:
    """A position and how many lines of play there are for 1, 2, 3 … decisions."""

    name: str
    game: Game
    edition: str
    drawing: str
    counts: tuple[int, ...]

    def states(self) -> Any:
        """The drawn record."""
        return self.game.drawing.read(self.drawing, self.game.edition(self.edition))


def read(text: str) -> list[Case]:
    """The cases of a perft file."""
    blocks = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    return [_case(block) for block in blocks.split("\n\n") if block.strip()]


def _case(block: str) -> Case:
    head: dict[str, str] = {}
    drawing = []
    for line in block.strip().splitlines():
        word, _, rest = line.strip().partition(" ")
        if word in HEAD:
            head[word] = rest.strip()
        else:
            drawing.append(line)
    missing = [word for word in HEAD if word not in head]
    if missing:
        raise Refusal("perft", f"A perft block lacks its line “{missing[0]}”.")
    counts = tuple(int(count) for count in head["counts"].split())
    return Case(head["position"], game(head["game"]), head["edition"], "\n".join(drawing), counts)


def count(game: Game, states: States, depth: int, *, engine: Any = None) -> tuple[int, ...]:
    """How many lines of play there are for 1 to `depth` decisions from states[0]."""
    chosen = engine or game.interpreted
    room = chosen.new(depth + 1)
    room[0] = states[0]
    counts = np.zeros(2 * depth + 1, np.int64)
    chosen.perft(room, depth, counts)
    return tuple(int(n) for n in counts[:depth])
