"""One game out of a batch of one, as environments for single games need it."""

from typing import Any, Literal, cast

import numpy as np
import numpy.typing as npt

from lynxdeck.envs.batch import BatchEnv, BatchStep
from lynxdeck.games.fields import State, States
from lynxdeck.games.refusal import not_installed

Rewards = Literal["share", "margin", "rank"]


class SingleGame:
    """A game that goes on from deal to deal."""

    def __init__(self, game: str, edition: str | None, seats: int | None, rewards: Rewards) -> None:
        self.batch = BatchEnv(
            game, 1, edition=edition, seats=seats, rewards=rewards, autoreset="disabled"
        )
        self.game, self.edition = self.batch.game, self.batch.sorts[0][0]
        self.seats = self.batch.seats
        self.actions = self.batch.actions
        self.step: BatchStep
        self.to_move = -1
        """Who decides, from 0; -1 when the game is over."""
        self._given = np.zeros(1, np.int64)
        self._masked: States = np.zeros(1, self.game.rules.STATE)

    def deal(self, seed: int | None) -> None:
        """Deal the next game, or the first of a seed."""
        self._take(self.batch.reset(seed=seed))

    def decide(self, action: int) -> None:
        """Make a decision."""
        self._given[0] = action
        self._take(self.batch.step(self._given))

    def _take(self, step: BatchStep) -> None:
        self.step = step
        self.to_move = int(step.to_move[0])
        bits = np.unpackbits(step.mask[0], count=self.actions, bitorder="little")
        self._mask = bits.view(np.int8)

    def mask(self) -> npt.NDArray[np.int8]:
        """What may be done, a byte for each action."""
        return self._mask.copy()

    def seen(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat sees."""
        if seat == self.to_move:
            return np.array(self.step.observation[0], np.uint8)
        return np.array(self.batch.observe(np.array([seat]))[0], np.uint8)

    def masked(self, seat: int) -> States:
        """The record as a seat knows it."""
        self.game.compiled.mask_at(self.batch.state(), 0, seat, self._masked, 0)
        return self._masked

    def text(self, seat: int) -> str:
        """The position as a seat sees it, drawn."""
        shown = self.masked(seat).view(np.recarray)[0]
        return str(self.game.drawing.draw(cast(State, shown)))


def picture(text: str) -> npt.NDArray[np.uint8]:
    """Text as an image."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as fault:
        raise not_installed("rgb_array needs matplotlib", "research") from fault
    rows = text.splitlines()
    figure = Figure(figsize=(max(map(len, rows)) * 0.085 + 0.4, len(rows) * 0.2 + 0.4), dpi=100)
    canvas: Any = FigureCanvasAgg(figure)
    figure.text(0.02, 0.97, text, family="monospace", fontsize=9, va="top")
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()
