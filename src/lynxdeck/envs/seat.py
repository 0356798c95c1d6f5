"""Gymnasium: one seat, against bots at the others; one game, or many at once."""

from collections.abc import Sequence
from typing import Literal, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from lynxdeck.bots import registry as bots
from lynxdeck.envs.batch import BatchEnv, IllegalActionError
from lynxdeck.envs.single import Rewards, SingleGame, picture
from lynxdeck.games.chance import generator
from lynxdeck.games.fields import States
from lynxdeck.games.refusal import Refusal

Seen = npt.NDArray[np.uint8]
Illegal = Literal["end", "raise", "redraw"]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A game seen from one seat.

    An action that is not legal ends the game with -1 (`illegal="end"`), raises (`"raise"`), or is
    replaced by a legal one at random (`"redraw"`).
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        opponents: str | Sequence[str] = "medium",
        seats: int | None = None,
        seat: int | None = None,
        *,
        rewards: Rewards = "share",
        illegal: Illegal = "end",
        render_mode: str | None = None,
    ) -> None:
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        if seats is None and not isinstance(opponents, str):
            seats = len(names) + 1
        self.table = SingleGame(game, edition, seats, rewards)
        if len(names) == 1:
            names *= self.table.seats - 1
        if len(names) != self.table.seats - 1:
            raise Refusal(
                "opponents", f"{self.table.seats - 1} opponents play here, not {len(names)}."
            )
        if seat is not None and not 0 <= seat < self.table.seats:
            raise Refusal("seat", f"The seat is one of 0 to {self.table.seats - 1}, not {seat}.")
        if illegal not in ("end", "raise", "redraw"):
            raise Refusal("illegal", f"illegal is one of end, raise, redraw, not “{illegal}”.")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise Refusal("render-mode", f"There is no render mode “{render_mode}”.")
        self.render_mode = render_mode
        self._bots = [bots.make(name, self.table.game) for name in names]
        self._given_seat, self._illegal, self._seat = seat, illegal, seat or 0
        self._rng = generator(0)
        tops = np.array([feature.hi for feature in self.table.batch.features.features], np.uint8)
        self.observation_space = Box(np.zeros_like(tops), tops, dtype=np.uint8)
        self.action_space = Discrete(self.table.actions)
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, dict[str, object]]:
        """Deal the next game, and play on until the seat is asked."""
        super().reset(seed=seed, options=options)
        word = int(self.np_random.integers(2**63))
        self._rng = generator(word)
        if self._given_seat is None:
            self._seat = int(self.np_random.integers(self.table.seats))
        self._over = False
        self.table.deal(word)
        for turn, bot in enumerate(self._bots, start=1):
            seat = (self._seat + turn) % self.table.seats
            bot.begin(self.table.edition, seats=self.table.seats, seat=seat + 1)
        self._play_on()
        return self.table.seen(self._seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, object]]:
        """Make a decision, and play on until the seat is asked again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("The game is over: reset deals the next.")
        chosen = int(action)
        if not 0 <= chosen < self.table.actions or not self.table.mask()[chosen]:
            if self._illegal == "end":
                self._over = True
                return self.table.seen(self._seat), -1.0, True, False, self._info()
            if self._illegal == "raise":
                raise gymnasium.error.InvalidAction(f"Action {chosen} is not legal here.")
            chosen = int(self.np_random.choice(np.flatnonzero(self.table.mask())))
        self.table.decide(chosen)
        self._play_on()
        reward = float(self.table.step.rewards[0, self._seat])
        self._over = self.table.to_move < 0
        if self.render_mode == "human":
            self.render()
        return self.table.seen(self._seat), reward, self._over, False, self._info()

    def _play_on(self) -> None:
        """Let the opponents decide until the seat is asked, or the game is over."""
        seats = self.table.seats
        while self.table.to_move not in (self._seat, -1):
            mover = self.table.to_move
            bot = self._bots[(mover - self._seat) % seats - 1]
            self.table.decide(bot.choose(self.table.masked(mover), self._rng))

    def _info(self) -> dict[str, object]:
        return {"action_mask": self.action_masks().view(np.int8), "seat": self._seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done, as MaskablePPO asks for it; everything where the game is over."""
        return self.table.mask().astype(np.bool_)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The position as the seat sees it."""
        text = self.table.text(self._seat)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "rgb_array":
            return picture(text)
        if self.render_mode == "human":
            print(text)
        return None

    def state(self) -> States:
        """A copy of the record with nothing hidden: for critics and analysis, not for players."""
        return self.table.batch.state()

    def close(self) -> None:
        """End the opponents."""
        for bot in self._bots:
            bot.close()


Arrays = npt.NDArray[np.generic]


class SeatVectorEnv(VectorEnv[Arrays, Arrays, Arrays]):
    """Many games at once, each seen from one seat, against `random` or `greedy` at the others.

    What it returns is its own: nothing is written again by a later call.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        edition: str | None = None,
        opponents: str | Sequence[str] = "greedy",
        seats: int | None = None,
        seat: int | None = None,
        *,
        rewards: Rewards = "share",
        illegal: Literal["end", "raise"] = "end",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
    ) -> None:
        if seats is None and not isinstance(opponents, str):
            seats = len(opponents) + 1
        mode = AutoresetMode(autoreset_mode)
        self.batch = BatchEnv(
            game,
            num_envs,
            edition=edition,
            seats=seats,
            opponents=opponents,
            seat=seat,
            rewards=rewards,
            illegal=illegal,
            autoreset=mode.name,
            mask="bytes",
            threads=threads,
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        tops = np.array([feature.hi for feature in self.batch.features.features], np.uint8)
        self.single_observation_space = Box(np.zeros_like(tops), tops, dtype=np.uint8)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete(np.full(num_envs, self.batch.actions))
        self._mode = mode

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, object] | None = None,
    ) -> tuple[Arrays, dict[str, object]]:
        """Deal the next games, or those that `options["reset_mask"]` marks."""
        if isinstance(seed, list):
            raise Refusal("seed", "A batch has one seed for all its games, not a list.")
        super().reset(seed=seed, options=options)
        which = cast("Arrays | None", (options or {}).get("reset_mask"))
        step = self.batch.reset(seed=seed, which=which)
        return step.observation.copy(), self._info()

    def step(self, actions: Arrays) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, object]]:
        """Make a decision in each game, and let the others play on until the seat is asked."""
        seats = self.batch.learners
        try:
            step = self.batch.step(actions)
        except IllegalActionError as fault:
            raise gymnasium.error.InvalidAction(str(fault)) from fault
        rewards = step.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        info = self._info()
        if self._mode is AutoresetMode.SAME_STEP and step.done.any():
            ended = step.done.copy()
            info |= {"final_obs": step.final_observation.copy(), "_final_obs": ended}
            info |= {"final_info": {"seat": seats}, "_final_info": ended}
        nothing = np.zeros(self.num_envs, np.bool_)
        return step.observation.copy(), rewards, step.done.copy(), nothing, info

    def _info(self) -> dict[str, object]:
        every = np.ones(self.num_envs, np.bool_)
        info: dict[str, object] = {
            "action_mask": self.action_masks().view(np.int8),
            "seat": self.batch.learners,
        }
        return info | {f"_{name}": every for name in info}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done in each game; everything where it is over."""
        return self.batch.now.mask.astype(np.bool_)

    def state(self) -> States:
        """Copies of all records with nothing hidden: for critics and analysis, not for players."""
        return self.batch.state()
