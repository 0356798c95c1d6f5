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

Instead of a drawing, `deal 3 tea` is a fresh deal for three from the seed “tea”: for rules that
tell in the deal.
"""

import re
from dataclasses import dataclass

import numpy as np

from lynxdeck.games.compile import Engine
from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.edition import Edition
from lynxdeck.games.fields import States
from lynxdeck.games.position import Position, from_key, lay_out
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, game
from lynxdeck.locale.text import number_in

HEAD = ("position", "game", "edition", "counts")
DEAL = "deal"

LARGEST_COUNT = 10**18 - 1
_DEAL = re.compile(r"[1-9] \S.*")


@dataclass(frozen=True)
class Case:
    """A position and how many lines of play there are for 1, 2, 3 … decisions."""

    name: str
    game: Game
    edition: str
    drawing: str
    """Lines of a drawing, or for a fresh deal nothing."""
    deal: str
    counts: tuple[int, ...]

    def position(self, edition: Edition | None = None) -> Position:
        """The drawn position or the deal, by its own edition or by another."""
        chosen = edition or self.game.edition(self.edition)
        if not self.deal:
            return Position(self.game, chosen, self.game.drawing.read(self.drawing, chosen))
        seats, _, seed = self.deal.partition(" ")
        deck, dice = from_key(self.game, chosen, int(seats), PlainSeed(seed).key())
        return lay_out(self.game, chosen, seats=int(seats), deck=deck, dice=dice)

    def states(self) -> States:
        return self.position().states


def read(text: str) -> list[Case]:
    blocks = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    return [_case(block) for block in blocks.split("\n\n") if block.strip()]


def _case(block: str) -> Case:
    head: dict[str, str] = {}
    drawing = []
    for line in block.strip().splitlines():
        word, _, rest = line.strip().partition(" ")
        if word in (*HEAD, DEAL):
            head[word] = rest.strip()
        else:
            drawing.append(line)
    missing = [word for word in HEAD if word not in head]
    if missing:
        raise Refusal("perft", f"A perft block lacks its line “{missing[0]}”.")
    words = head["counts"].split()
    counts = tuple(n for word in words if (n := number_in(word, LARGEST_COUNT)) is not None)
    if len(counts) != len(words):
        raise Refusal("perft", f"“{head['counts']}” are no counts: they are numbers, as “2 4 20”.")
    deal = head.get(DEAL, "")
    if deal and not _DEAL.fullmatch(deal):
        raise Refusal("perft", f"“{deal}” is no deal: it is so many seats and a seed, as “3 tea”.")
    found = game(head["game"])
    return Case(head["position"], found, head["edition"], "\n".join(drawing), deal, counts)


def count(
    game: Game, states: States, depth: int, *, engine: Engine | None = None
) -> tuple[int, ...]:
    """How many lines of play there are for 1 to `depth` decisions from states[0]."""
    chosen = engine or game.interpreted
    room = chosen.new(depth + 1)
    room[0] = states[0]
    counts = np.zeros(2 * depth + 1, np.int64)
    chosen.perft(room, depth, counts)
    return tuple(int(n) for n in counts[:depth])
