"""A small deck of Push, solved exactly: every order of the pile, every roll, the best decisions.

    python examples/research/mini_push.py [NUMBERS [COPIES [ROLLS]]]

Two players, two colours, the numbers from 1, so many cards of each, and roll cards. Everything is
open in Push but chance, so that expectimax over all positions tells what the game is worth.
"""

import sys
import time
from dataclasses import dataclass, field

import numpy as np

from lynxdeck.envs import chances
from lynxdeck.envs.openspiel import FACES, Chances, compiled
from lynxdeck.games.fields import Numbers, States
from lynxdeck.games.push import rules
from lynxdeck.games.registry import game

COLOURS = 2


@dataclass
class Solver:
    """What positions are worth to the first seat: 1 won, −1 lost, 0 a shared win."""

    engine: Chances = field(default_factory=lambda: compiled(game("push")))
    known: dict[bytes, float] = field(default_factory=dict)
    trial: States = field(default_factory=lambda: np.zeros(1, rules.STATE))
    turned: Numbers = field(default_factory=lambda: np.zeros(rules.CARDS, np.uint8))

    def worth(self, record: States) -> float:
        """With best play on both sides."""
        key = self._key(record)
        if key not in self.known:
            self.known[key] = self._worth(record)
        return self.known[key]

    def _key(self, record: States) -> bytes:
        """The position as players see it: the order of the pile and what has passed is no part."""
        plain = record.copy()
        size = plain["pile_size"][0]
        plain["pile"][0, :size].sort()
        plain["move"] = plain["rolls"] = plain["last_roll"] = plain["discards"] = 0
        return plain.tobytes()

    def _worth(self, record: States) -> float:
        mover = self.engine.mover_of(record, 0)
        if mover < 0:
            return float(self.engine.wins_of(record, 0, 0)) - self.engine.wins_of(record, 0, 1)
        room = np.zeros(rules.ACTIONS, np.int64)
        count = self.engine.list_of(record, 0, room)
        best = max if mover == 0 else min
        return best(self._after(record, int(action), 0) for action in room[:count])

    def _after(self, record: States, action: int, fixed: int) -> float:
        """What a decision is worth, over all that may come of it."""
        after = record.copy()
        result = self.engine.attempt(after, action, fixed, self.trial, self.turned)
        if result >= 0:
            return self.worth(after)
        if result == chances.NEEDS_ROLL:
            return (
                sum(self._rolled(record, action, fixed, face + 1) for face in range(FACES)) / FACES
            )
        size = int(record["pile_size"][0]) - fixed
        cards, counts = np.unique(record["pile"][0, :size], return_counts=True)
        total = 0.0
        for card, count in zip(cards, counts, strict=True):
            other = record.copy()
            self.engine.bring_up(other, fixed, int(card))
            total += self._after(other, action, fixed + 1) * int(count) / size
        return total

    def _rolled(self, record: States, action: int, fixed: int, face: int) -> float:
        other = record.copy()
        other["dice"][0, other["rolls"][0]] = face
        return self._after(other, action, fixed)


def dealt(numbers: int, copies: int, rolls: int) -> States:
    """The first position with such a deck."""
    cards = [
        colour * rules.NUMBERS + number + 1
        for colour in range(COLOURS)
        for number in range(numbers)
        for _ in range(copies)
    ] + [rules.ROLL] * rolls
    record = np.zeros(1, rules.STATE)
    record["seats"], record["collector"], record["viewer"] = 2, rules.NOBODY, rules.OPEN
    record["pile_size"] = len(cards)
    record["pile"][0, : len(cards)] = cards
    record["unseen"][0] = np.bincount(cards, minlength=rules.KINDS)
    return record


if __name__ == "__main__":
    asked = [*map(int, sys.argv[1:]), *(2, 1, 1)[len(sys.argv) - 1 :]]
    solver, began = Solver(), time.perf_counter()
    sys.setrecursionlimit(100_000)
    print(f"worth {solver.worth(dealt(*asked)):+.6f} to the first player")
    print(f"{len(solver.known):,} positions in {time.perf_counter() - began:.0f} s")
