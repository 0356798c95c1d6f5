"""What bots are asked in games that they play against each other, and what Python's chose."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from lynxdeck.bots import registry
from lynxdeck.games.chance import generator
from tests.wasm.plays import Way, random_game
from tests.wasm.trace import Table

Question = dict[str, Any]


def played(way: Way, level: str, number: int, most: int) -> Iterator[tuple[Question, str]]:
    """The first questions of a game between bots of one level, with Python's answers.

    Each seat has a bot of its own here: a tree is kept from a decision to the same seat's next.
    """
    game, table = way.game, Table(way.game, compiled=True)
    bots = [registry.make(level, game) for _ in range(way.seats)]
    for seat, bot in enumerate(bots):
        bot.begin(way.edition, seats=way.seats, seat=seat + 1)
    table.begin(random_game(way, number))
    for step in range(most):
        mover = int(table.e.mover_of(table.state, 0))
        if mover < 0:
            return
        table.e.mask_at(table.state, 0, mover, table.masked, 0)
        masked, seed = table.masked.copy(), 1000 * number + step
        action = bots[mover].choose(np.array(masked), generator(seed))
        question = {"masked": masked.tobytes().hex(), "edition": way.edition.text}
        token = game.text(int(table.e.code_at(masked, 0, action)))
        yield {**question, "level": level, "seed": seed, "line": f"{way} {number}"}, token
        table.e.apply_at(table.state, 0, action)
