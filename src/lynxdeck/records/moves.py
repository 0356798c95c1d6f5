"""The moves of a record: from tokens to decisions, and what to say of one that is refused."""

import functools
import re
from collections.abc import Sequence
from typing import cast

import numpy as np

from lynxdeck.games.drive import TURN_MARK
from lynxdeck.games.fields import Numbers
from lynxdeck.games.position import Position
from lynxdeck.games.registry import Game
from lynxdeck.games.registry import game as find_game
from lynxdeck.records.fault import quoted
from lynxdeck.records.record import turn_token

UNKNOWN = TURN_MARK - 1
"""The code of text that is no token: the rules refuse it like any action that there is not."""

_LISTED = 40  # legal tokens that a message lists
_REMEMBERED = 4096  # tokens whose codes are kept
_TURN = re.compile(r"[0-9]+\.")


class Codebook(dict[str, int]):
    """The codes of a game's tokens; turn numbers and known actions at once, others when met."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.notation.CODES)
        self.update({f"{seat + 1}.": TURN_MARK + seat for seat in range(game.rules.SEATS)})
        self._code = game.code_of

    def __missing__(self, token: str) -> int:
        code: int | None = self._code(token)
        if code is None:
            return UNKNOWN
        if len(self) < _REMEMBERED:
            self[token] = code
        return code


@functools.cache
def codebook(name: str) -> Codebook:
    return Codebook(find_game(name))


def replay(position: Position, tokens: Sequence[str]) -> int:
    """Make the decisions of a record; the index of the first token refused, else their number."""
    codes = list(map(codebook(position.game.name).__getitem__, tokens))
    interpreted = position.engine is position.game.interpreted  # a list is read sooner there
    ready = cast(Numbers, codes) if interpreted else np.array(codes, np.int64)
    return int(position.engine.replay(position.states, 0, ready, len(tokens)))


def interpreted(position: Position) -> Position:
    """The same position, to ask one thing of: nothing need be compiled for that."""
    return Position(position.game, position.edition, position.states.view(np.recarray))


def complaint(position: Position, tokens: Sequence[str], index: int, *, rolls: int) -> str:
    """Why `replay` stopped at this token, and what was legal there."""
    here = interpreted(position)
    token = quoted(tokens[index])
    if here.engine.chance_missing(here.state):
        faces = " ".join(here.game.notation.DICE)
        return f"{token} needs roll number {rolls + 1}; expected it in Dice, one of {faces}"
    if here.over:
        return f"illegal token {token}: the game is over; expected no more tokens"
    announced = index > 0 and _TURN.fullmatch(tokens[index - 1])
    turn = None if announced else turn_token(here)
    if turn:
        what = "wrong turn number" if _TURN.fullmatch(tokens[index]) else "no turn number before"
        return f"{what} {token}; expected {turn}"
    return f"{_reason(here, tokens[index])}; legal: {_legal(here)}"


def _reason(position: Position, token: str) -> str:
    if _TURN.fullmatch(token):
        return f"illegal token {quoted(token)}: no turn begins here"
    code = codebook(position.game.name)[token]
    if code == UNKNOWN:
        return f"unknown token {quoted(token)}"
    action = int(position.engine.action_of(position.state, code))
    reason = int(position.engine.why_of(position.states, 0, action))
    sentence = position.refusal(token, action, reason).rstrip(".")
    return f"illegal token {quoted(token)}: {sentence}"


def _legal(position: Position) -> str:
    tokens = sorted(position.legal())
    return ", ".join(tokens[:_LISTED] + ["…"] * (len(tokens) > _LISTED))
