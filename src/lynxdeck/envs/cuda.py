"""A batch on a GPU: one thread a game, in arrays that PyTorch, CuPy or Numba owns.

Nothing is copied: what a step writes lies in the arrays of the library that was named, actions
are read where they lie, and all work is queued on that library's current stream.
"""

import functools
import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from lynxdeck.envs import batch, steps
from lynxdeck.envs.steps import Rows
from lynxdeck.games.compile import build
from lynxdeck.games.cuda import THREADS, _cuda
from lynxdeck.games.fields import Numbers, States
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game

if TYPE_CHECKING:
    from lynxdeck.envs.batch import Array, Choices, Plan

cuda = _cuda()
MOST_CARDS = 128  # room for a deck


class Cleared(NamedTuple):
    """Rows that are written again by each step, as words of eight bytes."""

    observation: Numbers
    mask: Numbers


class BatchKernels:
    """The functions of `steps` with a thread for each game."""

    def __init__(self, game: Game) -> None:
        inline = {} if simulated() else {"forceinline": True}
        engine = build(game.rules, cuda.jit(device=True, **inline), *batch.parts(game))
        begin_step, deal_game, step_game = engine.begin_step, engine.deal_game, engine.step_game
        follow_game, show_game, choose_game = (
            engine.follow_game,
            engine.show_game,
            engine.choose_game,
        )
        is_illegal, list_game, features = engine.is_illegal, engine.list_game, engine.features
        scale_number, spread_bit = engine.scale_number, engine.spread_bit
        room = game.rules.ACTIONS

        def clear(words: Numbers) -> None:
            """Zeros in this block's share, neighbouring threads next to each other."""
            share = words.shape[0] // cuda.gridDim.x
            first = cuda.blockIdx.x * share
            for k in range(first + cuda.threadIdx.x, first + share, cuda.blockDim.x):
                words[k] = 0

        clear = cuda.jit(device=True)(clear)

        def deal(rows: Rows, cleared: Cleared, which: Numbers) -> None:
            clear(cleared.observation)
            clear(cleared.mask)
            cuda.syncthreads()
            i = cuda.grid(1)
            if i < len(rows.states):
                if which[i]:
                    deal_game(rows, i, cuda.local.array(MOST_CARDS, np.uint8))
                    begin_step(rows, i)
                show_game(rows, i, cuda.local.array(room, np.int16))

        def step(rows: Rows, cleared: Cleared, given: Numbers) -> None:
            clear(cleared.observation)
            clear(cleared.mask)
            cuda.syncthreads()
            i = cuda.grid(1)
            if i < len(rows.states):
                begin_step(rows, i)
                step_game(rows, i, int(given[i]), cuda.local.array(MOST_CARDS, np.uint8))
                show_game(rows, i, cuda.local.array(room, np.int16))

        def follow(rows: Rows, cleared: Cleared, policy: int, count: int) -> None:
            clear(cleared.observation)
            clear(cleared.mask)
            cuda.syncthreads()
            i = cuda.grid(1)
            if i < len(rows.states):
                begin_step(rows, i)
                follow_game(rows, i, policy, count, cuda.local.array(MOST_CARDS, np.uint8))
                show_game(rows, i, cuda.local.array(room, np.int16))

        def check(rows: Rows, actions: Numbers, bad: Numbers) -> None:
            i = cuda.grid(1)
            if i < len(rows.states) and is_illegal(rows, i, int(actions[i])):
                bad[0] = i

        def choose(rows: Rows, actions: Numbers, policy: int) -> None:
            i = cuda.grid(1)
            if i < len(rows.states):
                choose_game(rows, i, actions, policy)

        def look(states: States, seats: Numbers, observation: Numbers) -> None:
            i = cuda.grid(1)
            if i < len(states):
                features(states[i], int(seats[i]), observation[i])

        def choices(rows: Rows, actions: Numbers, counts: Numbers, out: Numbers) -> None:
            i = cuda.grid(1)
            if i < len(rows.states):
                listed = cuda.local.array(room, np.int16)
                list_game(rows.states, i, rows.ended, listed, actions, counts, out)

        def scale(seen: Numbers, scales: Numbers, out: Numbers) -> None:
            at = cuda.grid(1)
            if at < out.shape[0] * out.shape[1]:
                scale_number(seen, scales, out, at // out.shape[1], at % out.shape[1])

        def spread(mask: Numbers, out: Numbers) -> None:
            at = cuda.grid(1)
            if at < out.shape[0] * out.shape[1]:
                spread_bit(mask, out, at // out.shape[1], at % out.shape[1])

        self.deal, self.step, self.follow, self.check, self.choose, self.look, self.choices = map(
            cuda.jit, (deal, step, follow, check, choose, look, choices)
        )
        self.scale, self.spread = cuda.jit(scale), cuda.jit(spread)


def simulated() -> bool:
    """Whether Numba plays the device with threads of Python (NUMBA_ENABLE_CUDASIM)."""
    import numba

    return bool(numba.config.ENABLE_CUDASIM)


@functools.cache
def kernels(game: Game) -> BatchKernels:
    """Those of a game, compiled on their first call."""
    return BatchKernels(game)


class Device:
    """A batch on a CUDA device."""

    def __init__(self, plan: "Plan", seed: int, arrays: str) -> None:
        from lynxdeck.games.cuda import available

        if not available():
            raise Refusal("no-gpu", "There is no CUDA device that Numba can use here.")
        if arrays not in ("torch", "cupy", "numba"):
            raise Refusal("arrays", f"On a GPU arrays are torch, cupy or numba, not “{arrays}”.")
        self._library, self._kernels, self._plan = arrays, kernels(plan.game), plan
        to, view, like = cuda.to_device, self._view, self._like
        rows = plan.rows()
        n, actions = plan.n, plan.game.rules.ACTIONS
        self._scales, self._bad = to(plan.scales), to(np.full(1, -1, np.int64))
        self._chosen_actions = self._empty((n,), np.int32)
        blocks = [self._blocks(array.shape[1]) for array in (rows.observation, rows.mask)]
        seen, bits = (
            whole[: array.size].reshape(array.shape)
            for whole, array in zip(blocks, (rows.observation, rows.mask), strict=True)
        )
        last = like(rows.final)
        self._cleared = Cleared(*(view(whole).view(np.int64) for whole in blocks))
        floats = (n, seen.shape[1]), np.float32
        self.step_now = batch.BatchStep(
            self._empty(*floats) if plan.floats else seen,
            self._empty((n, actions), np.int8) if plan.spread else bits,
            like(rows.to_move),
            like(rows.rewards),
            like(rows.done),
            self._empty(*floats) if plan.floats else last,
        )
        self._records = like(rows.states.view(np.uint8))
        self._owned = blocks, last, self._records
        self._now = batch.BatchStep(*map(view, self.step_now))
        shown = {
            "observation": view(seen),
            "mask": view(bits),
            "final": view(last),
            "states": view(self._records).view(plan.game.rules.STATE),
            "to_move": self._now.to_move,
            "rewards": self._now.rewards,
            "done": self._now.done,
        }
        sent = {
            name: to(value)
            for name, value in rows._asdict().items()
            if isinstance(value, np.ndarray) and name not in shown
        }
        self._rows = rows._replace(**shown, **sent)
        self._seed(seed)

    def _like(self, array: Numbers) -> Any:
        """Zeros like an array of the host's, in the memory of the library."""
        return self._empty(array.shape, array.dtype.type)

    def _blocks(self, width: int) -> Any:
        """Bytes for rows of a width, for all threads of all blocks."""
        return self._empty((-(-self._plan.n // THREADS) * THREADS * width,), np.uint8)

    def _empty(self, shape: tuple[int, ...], dtype: type, value: int = 0) -> Any:
        """One value everywhere, in the memory of the library."""
        kind = np.dtype(dtype).name
        if self._library == "torch":
            import torch

            return torch.full(shape, value, dtype=getattr(torch, kind), device="cuda")
        if self._library == "cupy":
            import cupy

            return cupy.full(shape, value, dtype=kind)
        return cuda.to_device(np.full(shape, value, dtype))

    def _stream(self) -> Any:
        """The stream on which the library queues its work now."""
        handle = 0
        if self._library == "torch":
            import torch

            handle = torch.cuda.current_stream().cuda_stream
        elif self._library == "cupy":
            import cupy

            handle = cupy.cuda.get_current_stream().ptr
        return cuda.external_stream(handle) if handle else 0

    def _view(self, array: Any) -> Any:
        """The same memory as Numba's array; what lies in the host's is sent."""
        if hasattr(array, "copy_to_host"):
            return array
        if isinstance(array, np.ndarray):
            return cuda.to_device(array)
        if not hasattr(array, "__cuda_array_interface__"):
            array = importlib.import_module(self._library).from_dlpack(array)
        return cuda.as_cuda_array(array, sync=False)

    def _seed(self, seed: int) -> None:
        self._rows.seeds.copy_to_device(batch.halves(seed))  # type: ignore[attr-defined]
        self._rows.episodes.copy_to_device(np.zeros(self._plan.n, np.int64))  # type: ignore[attr-defined]

    def _run(self, kernel: Any, *arguments: Any, threads: Any = None) -> None:
        """Queue a kernel: a thread for each game, or for each number of an array."""
        count = self._plan.n if threads is None else threads.shape[0] * threads.shape[1]
        blocks = -(-count // THREADS)
        cast("Callable[..., None]", kernel[blocks, THREADS, self._stream()])(*arguments)

    def deal(self, which: "Array | None", seed: int | None) -> None:
        if seed is not None:
            self._seed(seed)
        if which is None:
            which = cast("Array", cuda.to_device(np.ones(self._plan.n, np.bool_)))
        self._run(self._kernels.deal, self._rows, self._cleared, self._view(which))
        self._convert()

    def step(self, actions: "Array") -> None:
        given = self._view(actions)
        if given.shape != (self._plan.n,):
            raise ValueError(f"actions has shape {given.shape}, not {(self._plan.n,)}.")
        if self._plan.illegal == steps.RAISE:
            self._check(given)
        self._run(self._kernels.step, self._rows, self._cleared, given)
        self._convert()

    def _check(self, actions: Any) -> None:
        """Look at all actions before any is made: waits for the device in every step."""
        self._run(self._kernels.check, self._rows, actions, self._bad)
        place = int(self._bad.copy_to_host(stream=self._stream())[0])
        if place >= 0:
            self._bad.copy_to_device(np.full(1, -1, np.int64))
            raise batch.IllegalActionError(
                f"The action of game {place} is not legal; none was made."
            )

    def follow(self, policy: int, count: int) -> None:
        self._run(self._kernels.follow, self._rows, self._cleared, policy, count)
        self._convert()

    def choose(self, policy: int) -> "Array":
        out = self._view(self._chosen_actions)
        self._run(self._kernels.choose, self._rows, out, policy)
        return cast("Array", self._chosen_actions)

    def look(self, seats: "Array") -> "Array":
        made = self._like(self._rows.observation)
        view = self._view(made)
        self._run(self._kernels.look, self._rows.states, self._view(seats), view)
        if not self._plan.floats:
            return cast("Array", made)
        out = self._empty(view.shape, np.float32)
        self._scale(view, self._view(out))
        return cast("Array", out)

    def choices(self, most: int) -> "Choices":
        n, width = self._plan.n, self._plan.game.features.ACTION_FEATURES.width
        new, view = self._empty, self._view
        found = batch.Choices(
            new((n, most), np.int16, -1), new((n,), np.int16), new((n, most, width), np.uint8)
        )
        self._run(self._kernels.choices, self._rows, *map(view, found))
        return found

    def learners(self) -> "Array":
        return cast("Array", self._host(self._rows.learners))

    def state(self) -> States:
        return cast("States", self._host(self._rows.states))

    def records(self) -> "Array":
        return cast("Array", self._records.reshape(self._plan.n, -1))

    def _host(self, array: Any) -> Any:
        return array.copy_to_host(stream=self._stream())

    def _convert(self) -> None:
        now, rows = self._now, self._rows
        if self._plan.floats:
            self._scale(rows.observation, now.observation)
            self._scale(rows.final, now.final_observation)
        if self._plan.spread:
            self._run(self._kernels.spread, rows.mask, now.mask, threads=now.mask)

    def _scale(self, seen: Any, out: Any) -> None:
        self._run(self._kernels.scale, seen, self._scales, out, threads=seen)
