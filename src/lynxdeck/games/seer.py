"""What a seat may ask of the rules before it decides: previews, odds, tips that matter."""

import threading

import numpy as np

from lynxdeck.games.engine import Engine
from lynxdeck.games.fields import States
from lynxdeck.games.shape import Preview, Story, Tips
from lynxdeck.games.sight import Foresight
from lynxdeck.games.tip import Tip


class Seer(threading.local):
    """Answers from the record as one seat sees it; buffers are each thread's own."""

    def __init__(self, preview: Preview, story: Story, tips: Tips, engine: Engine) -> None:
        self._engine, self._preview, self._tips = engine, preview, tips.TIPS
        self._room = engine.new(1)
        self._numbers = np.zeros(preview.FORESEEN, np.int64)
        self._told = np.zeros((story.TOLD, story.TOLD_WIDTH), np.int16)
        self._codes = np.zeros(len(self._tips) + 1, np.int64)

    def foresee(self, states: States, i: int, seat: int, code: int) -> Foresight | None:
        """What the decision that a token's code means would do at once; None if it is illegal."""
        reason = self._engine.foresee_at(states, i, seat - 1, code, self._room, self._numbers)
        return None if reason else self._preview.foresight(self._numbers.tolist())

    def odds(self, states: States, i: int, seat: int) -> tuple[int, int] | None:
        """How many of the cards in the pile would bust, and how many there are."""
        if not self._engine.bust_odds_at(states, i, seat - 1, self._room, self._numbers):
            return None
        _, misfits, pile = self._numbers[:3].tolist()
        return misfits, pile

    def tips(self, states: States, i: int, seat: int, told: bytes) -> list[Tip]:
        """The tips that matter to a seat after these facts, weightiest first."""
        rows = np.frombuffer(told, np.int16).reshape(-1, self._told.shape[1])
        self._told[: len(rows)] = rows
        room, codes = self._room, self._codes
        count = self._engine.tips_at(states, i, seat - 1, self._told, len(rows), room, codes)
        return [self._tips[code] for code in codes[:count]]
