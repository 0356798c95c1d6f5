"""The functions of a game's module on a GPU, each a kernel of one thread, called like Python's."""

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from lynxdeck.bots import tree, wasm
from lynxdeck.games.compile import build
from lynxdeck.games.registry import Game
from lynxdeck.games.wasm.exports import Signature

NOT_HERE = ("search", "child_of")
"""CUDA joins a multiplication and an addition into one step: trees may differ in a last bit."""


@functools.cache
def engine(game: Game) -> Any:
    """What a module exports but the search, compiled for CUDA; arrays lie where both can see."""
    from numba import cuda

    more = (*game.parts, game.policy, tree)
    made = build(game.rules, cuda.jit(device=True), *more)
    answer = cuda.mapped_array(1, np.int64)
    calls = {
        name: call(cuda, getattr(made, name), signature, answer)
        for name, signature in wasm.parts(game).signatures.items()
        if name not in NOT_HERE
    }

    def room(shape: int | tuple[int, ...], kind: Any) -> Any:
        array = cuda.mapped_array(shape, kind)
        array[...] = np.zeros(shape, kind)
        return array

    return SimpleNamespace(**calls, room=room, new=lambda n: room(n, game.rules.STATE))


def call(cuda: Any, function: Any, signature: Signature, answer: Any) -> Callable[..., int]:
    """A function that has one thread do it, waits, and gives back what it answered."""
    names = ", ".join(signature.takes)
    kept = "answer[0] = " if signature.gives == "number" else ""
    scope = {"function": function}
    exec(f"def kernel({names}, answer):\n    {kept}function({names})", scope)
    launch = cuda.jit(scope["kernel"])[1, 1]

    def ask(*arguments: Any) -> int:
        answer[0] = 0
        launch(*arguments, answer)
        cuda.synchronize()
        return int(answer[0])

    return ask
