"""Many games at once: arrays in, arrays out, no Python per game."""

import functools
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

from lynxdeck.envs import steps
from lynxdeck.games.compile import Engine, build, direct, jit_for_cpu
from lynxdeck.games.cuda import available
from lynxdeck.games.edition import Edition, check_players, settings, usual_seats
from lynxdeck.games.fields import Numbers, States
from lynxdeck.games.ready import check_compiler
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.games.registry import game as find_game

T = TypeVar("T")
Array: TypeAlias = npt.NDArray[np.generic]
"""Of the library that owns it: NumPy's here, on a GPU that of PyTorch, CuPy or Numba."""
Sort: TypeAlias = "str | tuple[str | None, int]"
"""An edition with its usual number of seats, or an edition and how many play."""

AUTORESET = {"same_step": steps.SAME_STEP, "next_step": steps.NEXT_STEP, "disabled": steps.DISABLED}
ILLEGAL = {"raise": steps.RAISE, "end": steps.END}
REWARDS = {"share": steps.SHARE, "margin": steps.MARGIN, "rank": steps.RANK}
POLICIES = {"random": steps.RANDOM, "greedy": steps.GREEDY}


class BatchStep(NamedTuple):
    """What a step gives: arrays with a row for each game, written again by the next step.

    The types are those of NumPy's bytes; floats and GPUs have others.
    """

    observation: npt.NDArray[np.uint8]
    """What the seat sees that decides now, as `lynxdeck envs layout` lists it."""
    mask: npt.NDArray[np.uint8]
    """What it may do: a bit or a byte for each action; all of them where the game is over."""
    to_move: npt.NDArray[np.int8]
    """Which seat that is, from 0; -1 where the game is over."""
    rewards: npt.NDArray[np.float32]
    """What the step brought each seat."""
    done: npt.NDArray[np.bool_]
    """Whether it ended the game."""
    final_observation: npt.NDArray[np.uint8]
    """Where it did: what the seat saw then that decided last. Other rows mean nothing."""


class Choices(NamedTuple):
    """What may be done in each game."""

    actions: npt.NDArray[np.int16]
    """Legal actions, ascending; -1 where there are no more."""
    counts: npt.NDArray[np.int16]
    """How many there are, also where there is no room for all."""
    features: npt.NDArray[np.uint8]
    """Of each of these actions, as `lynxdeck envs layout` lists them."""


class IllegalActionError(ValueError):
    """An action that is not legal: no game of the batch was touched."""


class Loops(Engine):
    """All that an engine has, and the loops over games; `steps` says what they take."""

    if TYPE_CHECKING:
        deal_games = staticmethod(steps.deal_games)
        illegal_game = staticmethod(steps.illegal_game)
        step_games = staticmethod(steps.step_games)
        follow_games = staticmethod(steps.follow_games)
        choose_games = staticmethod(steps.choose_games)
        look_games = staticmethod(steps.look_games)
        list_games = staticmethod(steps.list_games)
        scale_games = staticmethod(steps.scale_games)
        spread_games = staticmethod(steps.spread_games)
        features: Callable[..., None]
        action_features: Callable[..., None]
        write_mask: Callable[..., None]


def parts(game: Game) -> tuple[ModuleType, ...]:
    """What is compiled with the rules."""
    return cast("tuple[ModuleType, ...]", (game.policy, game.features, steps))


@functools.cache
def compiled(game: Game) -> Loops:
    """The loops for the CPU."""
    check_compiler()
    from lynxdeck.games import features

    jit = jit_for_cpu(game.rules, *parts(game), features)
    return cast(Loops, build(game.rules, jit, *parts(game)))


@functools.cache
def interpreted(game: Game) -> Loops:
    """The same to read and debug."""
    return cast(Loops, build(game.rules, lambda function: function, *parts(game)))


class Plan(NamedTuple):
    """A batch as it was asked for, checked; its numbers are those of `steps`."""

    game: Game
    n: int
    sorts: list[tuple[Edition, int]]
    """The editions and numbers of seats, in turn from game to game."""
    autoreset: int
    illegal: int
    measure: int
    learner: int
    opponents: list[int]
    floats: bool
    spread: bool
    """Masks of bytes, not of bits."""

    @property
    def seats(self) -> int:
        """The most that play."""
        return max(seats for _, seats in self.sorts)

    def rows(self) -> steps.Rows:
        """Its arrays, as nothing is dealt yet."""
        game, n = self.game, self.n
        decks = [game.fresh_deck(edition, seats) for edition, seats in self.sorts]
        blanks = np.zeros(len(decks), game.rules.STATE)
        padded = np.zeros((len(decks), max(map(len, decks))), np.uint8)
        for sort, (edition, seats) in enumerate(self.sorts):
            blanks["seats"][sort] = seats
            for flag, value in settings(edition, game.flags).items():
                blanks[flag][sort] = value
            padded[sort, : len(decks[sort])] = decks[sort]
        width, actions = game.features.FEATURES.width, game.rules.ACTIONS
        return steps.Rows(
            blanks=blanks,
            decks=padded,
            sizes=np.array([len(deck) for deck in decks], np.int64),
            seeds=np.zeros(2, np.int64),
            states=np.zeros(n, game.rules.STATE),
            rngs=np.zeros((n, 1), np.uint64),
            episodes=np.zeros(n, np.int64),
            ended=np.ones(n, np.uint8),
            viewers=np.zeros(n, np.int8),
            learners=np.zeros(n, np.int8),
            observation=np.zeros((n, width), np.uint8),
            mask=np.zeros((n, -(-actions // 8)), np.uint8),
            to_move=np.full(n, -1, np.int8),
            rewards=np.zeros((n, self.seats), np.float32),
            done=np.zeros(n, np.bool_),
            final=np.zeros((n, width), np.uint8),
            opponents=np.array(self.opponents, np.int8),
            learner=self.learner,
            autoreset=self.autoreset,
            illegal=self.illegal,
            measure=self.measure,
        )

    @property
    def scales(self) -> npt.NDArray[np.float32]:
        """By what each number of an observation becomes a share."""
        tops = [feature.hi for feature in self.game.features.FEATURES.features]
        return np.reciprocal(np.array(tops, np.float32))


def halves(seed: int) -> npt.NDArray[np.int64]:
    """A seed as two words of 32 bits."""
    return np.array([seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF], np.int64)


class Target(Protocol):
    """Where a batch lives."""

    step_now: BatchStep

    def deal(self, which: Array | None, seed: int | None) -> None:
        """Deal the marked games, or all."""

    def step(self, actions: Array) -> None:
        """Make one decision in each game."""

    def follow(self, policy: int, count: int) -> None:
        """Let a policy make so many."""

    def choose(self, policy: int) -> Array:
        """What a policy decides."""

    def look(self, seats: Array) -> Array:
        """What these seats see."""

    def choices(self, most: int) -> Choices:
        """The legal actions with their features."""

    def learners(self) -> Array:
        """The seat of each game that decides here."""

    def state(self) -> States:
        """Copies of all records."""

    def records(self) -> Array:
        """The bytes of all records, where they lie."""


class BatchEnv:
    """`n` games of Linko or Push that are played at once.

    Every array is written again by the next call: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        edition: str | Sequence[Sort] | None = None,
        observation: Literal["u8", "f32"] = "u8",
        mask: Literal["bits", "bytes"] = "bits",
        autoreset: str = "same_step",
        illegal: Literal["raise", "end"] = "raise",
        rewards: Literal["share", "margin", "rank"] = "share",
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        threads: int = 1,
        seed: int | None = None,
        device: Literal["cpu", "cuda"] = "cpu",
        arrays: Literal["numpy", "torch", "cupy", "numba"] | None = None,
    ) -> None:
        self.game = find_game(game)
        if n < 1:
            raise Refusal("batch-size", f"A batch has at least one game, not {n}.")
        if threads < 1:
            raise Refusal("threads", f"A batch has at least one thread, not {threads}.")
        self.n = n
        self.sorts = sorts_of(self.game, edition, seats)
        """The editions and numbers of seats, in turn from game to game."""
        self.actions: int = self.game.rules.ACTIONS
        """How many actions there are; their numbering is that of docs/actions.md."""
        self.features = self.game.features.FEATURES
        """What an observation consists of."""
        self.version = self.game.features.OBSERVATION_VERSION
        fewest = min(count for _, count in self.sorts)
        if seat is not None and (opponents is None or not 0 <= seat < fewest):
            raise Refusal(
                "seat", f"With opponents, the seat is one of 0 to {fewest - 1}, not {seat}."
            )
        plan = Plan(
            self.game,
            n,
            self.sorts,
            autoreset=_one_of(
                AUTORESET, str(getattr(autoreset, "name", autoreset)).lower(), "autoreset"
            ),
            illegal=_one_of(ILLEGAL, illegal, "illegal"),
            measure=_one_of(REWARDS, rewards, "rewards"),
            learner=steps.ALL if opponents is None else steps.IN_TURN if seat is None else seat,
            opponents=_opponents(opponents or "random", self.sorts),
            floats=_one_of({"u8": 0, "f32": 1}, observation, "observation") == 1,
            spread=_one_of({"bits": 0, "bytes": 1}, mask, "mask") == 1,
        )
        self.seats = plan.seats
        """How many rewards a game has; those of empty seats are 0."""
        first = secrets.randbits(63) if seed is None else seed
        if device == "cuda":
            check_compiler()
            if not available():
                raise Refusal("no-gpu", "There is no CUDA device that Numba can use here.")
            from lynxdeck.envs.cuda import Device

            self._target: Target = Device(plan, first, arrays or "torch")
        elif device == "cpu" and arrays in (None, "numpy"):
            self._target = Cores(plan, first, threads)
        else:
            raise Refusal("device", f"There is no {device} with arrays of {arrays}.")

    @property
    def now(self) -> BatchStep:
        """What the last step gave."""
        return self._target.step_now

    def reset(self, seed: int | None = None, which: Array | None = None) -> BatchStep:
        """Deal all games, or those that `which` marks; a seed begins all deals again."""
        self._target.deal(which, seed)
        return self._target.step_now

    def step(self, actions: Array) -> BatchStep:
        """Make one decision in each game; that of a game that is over is ignored."""
        self._target.step(actions)
        return self._target.step_now

    def step_many(self, count: int, policy: str = "random") -> BatchStep:
        """Let a built-in policy make so many decisions in each game, and show what comes after.

        Rewards are summed, and `done` tells whether a game ended on the way.
        """
        self._target.follow(_one_of(POLICIES, policy, "policy"), count)
        return self._target.step_now

    def choose(self, policy: str = "random") -> Array:
        """What a built-in policy would decide in each game."""
        return self._target.choose(_one_of(POLICIES, policy, "policy"))

    def observe(self, seats: Array) -> Array:
        """What other seats see: one of each game, from 0."""
        return self._target.look(seats)

    def choices(self, most: int = 128) -> Choices:
        """The first legal actions of each game with the features of each."""
        return self._target.choices(most)

    @property
    def learners(self) -> Array:
        """The seat of each game that decides here, where opponents play the others."""
        return self._target.learners()

    def state(self) -> States:
        """Copies of all records with nothing hidden: for critics and analysis, not for players."""
        return self._target.state()

    def records(self) -> Array:
        """The same without copying: a row of bytes for each game, in the arrays of the device.

        Where a field lies in a row, `game.rules.STATE` says. Read only.
        """
        return self._target.records()


def sorts_of(
    game: Game, edition: str | Sequence[Sort] | None, seats: int | None
) -> list[tuple[Edition, int]]:
    """The editions and numbers of seats that were asked for, checked."""
    asked = [edition] if edition is None or isinstance(edition, str) else list(edition)
    sorts = []
    for one in asked or [None]:
        name, count = (one, seats) if one is None or isinstance(one, str) else one
        chosen = game.edition(name) if name else game.editions[0]
        number = usual_seats(chosen) if count is None else count
        check_players(chosen, number)
        sorts.append((chosen, number))
    return sorts


def _opponents(names: str | Sequence[str], sorts: list[tuple[Edition, int]]) -> list[int]:
    """The policies of the others, clockwise."""
    most = max(seats for _, seats in sorts) - 1
    named = [names] * most if isinstance(names, str) else list(names)
    if len(named) == 1:
        named *= most
    if len(named) != most:
        raise Refusal("opponents", f"{most} opponents play here, not {len(named)}.")
    return [_one_of(POLICIES, name, "An opponent of a batch") for name in named]


def _one_of(known: dict[str, int], value: str, what: str) -> int:
    if value not in known:
        raise Refusal(what.split()[-1], f"{what} is one of {', '.join(known)}, not “{value}”.")
    return known[value]


class Cores:
    """A batch in NumPy's arrays, on one thread or several."""

    def __init__(self, plan: Plan, seed: int, threads: int) -> None:
        self._loops, self._plan, self._scales = compiled(plan.game), plan, plan.scales
        rows = self._rows = plan.rows()
        n, actions = plan.n, plan.game.rules.ACTIONS
        self._actions = np.zeros(n, np.int32)
        self._looked = np.zeros_like(rows.observation)
        rooms = [
            (np.zeros(rows.decks.shape[1], np.uint8), np.zeros(actions, np.int16))
            for _ in range(threads)
        ]
        bounds = [n * part // threads for part in range(threads + 1)]
        self._spans = list(zip(bounds, bounds[1:], rooms, strict=False))
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

        def shown(array: Numbers) -> npt.NDArray[np.uint8]:
            made = np.zeros(array.shape, np.float32) if plan.floats else array
            return cast("npt.NDArray[np.uint8]", made)

        self.step_now = BatchStep(
            shown(rows.observation),
            cast(Any, np.zeros((n, actions), np.int8) if plan.spread else rows.mask),
            cast(Any, rows.to_move),
            cast(Any, rows.rewards),
            cast(Any, rows.done),
            shown(rows.final),
        )
        self._seed(seed)

    def _seed(self, seed: int) -> None:
        self._rows.seeds[:] = halves(seed)
        self._rows.episodes[:] = 0

    @functools.cached_property
    def _step_games(self) -> Callable[..., None]:
        """Without Numba's look at twenty arrays: half of what a step of one game takes."""
        rooms = self._spans[0][2]
        given = np.zeros(self._plan.n, np.int64)
        return direct(self._loops.step_games, self._rows, given, *rooms, 0, 1)

    @functools.cached_property
    def _illegal_game(self) -> Callable[..., int]:
        given = np.zeros(self._plan.n, np.int64)
        return direct(self._loops.illegal_game, self._rows, given, 0, 1)

    def _everywhere(self, work: Callable[[int, int, tuple[Numbers, Numbers]], T]) -> list[T]:
        """Do it for all games, on all threads."""
        first, *others = self._spans
        waiting = [self._pool.submit(work, *span) for span in others] if self._pool else []
        done = [work(*first)]
        return [*done, *(one.result() for one in waiting)]

    def deal(self, which: Array | None, seed: int | None) -> None:
        if seed is not None:
            self._seed(seed)
        marked = np.ones(self._plan.n, np.bool_)
        if which is not None:
            marked[:] = which
        self._everywhere(
            lambda first, last, rooms: self._loops.deal_games(
                self._rows, marked, *rooms, first, last
            )
        )
        self._convert()

    def step(self, actions: Array) -> None:
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self._plan.n,):
            raise ValueError(f"actions has shape {given.shape}, not {(self._plan.n,)}.")
        if self._plan.illegal == steps.RAISE:
            self._check(given)
        self._everywhere(
            lambda first, last, rooms: self._step_games(self._rows, given, *rooms, first, last)
        )
        self._convert()

    def _check(self, actions: Numbers) -> None:
        found = self._everywhere(
            lambda first, last, _: self._illegal_game(self._rows, actions, first, last)
        )
        bad = [place for place in found if place >= 0]
        if bad:
            action, place = int(actions[bad[0]]), bad[0]
            raise IllegalActionError(
                f"Action {action} is not legal in game {place}; none was made."
            )

    def follow(self, policy: int, count: int) -> None:
        self._everywhere(
            lambda first, last, rooms: self._loops.follow_games(
                self._rows, policy, count, *rooms, first, last
            )
        )
        self._convert()

    def choose(self, policy: int) -> Array:
        self._everywhere(
            lambda first, last, _: self._loops.choose_games(
                self._rows, self._actions, policy, first, last
            )
        )
        return self._actions

    def look(self, seats: Array) -> Array:
        given = np.ascontiguousarray(seats, np.int64)
        self._everywhere(
            lambda first, last, _: self._loops.look_games(
                self._rows.states, given, self._looked, first, last
            )
        )
        if not self._plan.floats:
            return self._looked
        return self._scaled(self._looked, np.zeros(self._looked.shape, np.float32))

    def choices(self, most: int) -> Choices:
        n, width = self._plan.n, self._plan.game.features.ACTION_FEATURES.width
        found = Choices(
            np.full((n, most), -1, np.int16),
            np.zeros(n, np.int16),
            np.zeros((n, most, width), np.uint8),
        )
        rows = self._rows
        self._everywhere(
            lambda first, last, rooms: self._loops.list_games(
                rows.states, rows.ended, rooms[1], *found, first, last
            )
        )
        return found

    def learners(self) -> Array:
        return self._rows.learners.copy()

    def state(self) -> States:
        return self._rows.states.copy()

    def records(self) -> Array:
        return self._rows.states.view(np.uint8).reshape(self._plan.n, -1)

    def _convert(self) -> None:
        """Floats and bytes, where they were asked for."""
        if self._plan.floats:
            self._scaled(self._rows.observation, self.step_now.observation)
            self._scaled(self._rows.final, self.step_now.final_observation)
        if self._plan.spread:
            self._everywhere(
                lambda first, last, _: self._loops.spread_games(
                    self._rows.mask, self.step_now.mask, first, last
                )
            )

    def _scaled(self, seen: Array, out: Array) -> Array:
        self._everywhere(
            lambda first, last, _: self._loops.scale_games(seen, self._scales, out, first, last)
        )
        return out
