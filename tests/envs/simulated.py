"""A batch on Numba's simulated device against one on the CPU; run with NUMBA_ENABLE_CUDASIM."""

import sys
from typing import Any

import numpy as np
from numba.cuda.simulator.cudadrv import devicearray as fakes
from numba.cuda.simulator.kernel import FakeCUDAKernel

from lynxdeck.envs.batch import BatchEnv, IllegalActionError
from lynxdeck.envs.cuda import Cleared
from lynxdeck.envs.steps import Rows

SORTS: dict[str, Any] = {
    "linko": [("ravensburger-2014", 4), ("amigo-2022-duel", 2)],
    "push": [("push", 3), ("push-risk", 2)],
}


def plain(value: Any) -> Any:
    while hasattr(value, "_item"):
        value = value._item
    return value._ary if isinstance(value, fakes.FakeCUDAArray) else value


def copy_records() -> None:
    """Let the simulator copy a record into an array, as a device does."""
    within: Any = fakes.FakeWithinKernelCUDAArray
    assign = within.__setitem__
    within.__setitem__ = lambda self, index, value: assign(self, index, plain(value))


def take_tuples() -> None:
    """Let the simulator's kernels take arrays in a tuple, as those of a device do."""
    kernel: Any = FakeCUDAKernel
    called = kernel.__call__

    def inside(value: Any) -> Any:
        if isinstance(value, Rows | Cleared):
            return type(value)(*map(inside, value))
        known = isinstance(value, fakes.FakeCUDAArray)
        return fakes.FakeWithinKernelCUDAArray(value) if known else value

    def call(self: Any, *arguments: Any) -> Any:
        given = [inside(one) if isinstance(one, Rows | Cleared) else one for one in arguments]
        return called(self, *given)

    kernel.__call__ = call


def compare(theirs: Any, ours: Any) -> None:
    for one, other in zip(theirs, ours, strict=True):
        assert (one.copy_to_host() == other).all()


def main(game: str, steps: int) -> None:
    settings: dict[str, Any] = {"edition": SORTS[game], "seed": 7, "mask": "bytes"}
    there = BatchEnv(game, 3, device="cuda", arrays="numba", observation="f32", **settings)
    here = BatchEnv(game, 3, observation="f32", **settings)
    compare(there.reset()[:5], here.reset()[:5])
    for _ in range(steps):
        compare([there.choose()], [here.choose()])
        actions = here.choose().copy()
        compare([there.choose()], [actions])
        compare(there.step(actions)[:5], here.step(actions)[:5])
    compare(there.step_many(2, "greedy")[:5], here.step_many(2, "greedy")[:5])
    compare(there.choices(4), here.choices(4))
    compare([there.records()], [here.records()])
    compare([there.observe(np.zeros(3, np.int64))], [here.observe(np.zeros(3, np.int64))])
    try:
        there.step(np.full(3, 10**6))
    except IllegalActionError:
        assert there.state().tobytes() == here.state().tobytes()
    else:
        raise AssertionError("An illegal action was made.")


if __name__ == "__main__":
    copy_records()
    take_tuples()
    main(sys.argv[1], int(sys.argv[2]))
