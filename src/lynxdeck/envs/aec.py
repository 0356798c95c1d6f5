"""PettingZoo: one game for all its seats, who decide in turn."""

from typing import Literal, TypeAlias, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lynxdeck.envs.single import Rewards, SingleGame, picture
from lynxdeck.games.fields import States

RenderMode: TypeAlias = Literal["human", "ansi", "rgb_array"]


class Observation(TypedDict):
    """What an agent gets."""

    observation: npt.NDArray[np.uint8]
    action_mask: npt.NDArray[np.int8]
    """All zeros while others decide."""


class RawEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """The game as it is: an illegal action raises."""

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        seats: int | None = None,
        *,
        rewards: Rewards = "share",
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()
        self.table = SingleGame(game, edition, seats, rewards)
        self.metadata = {
            "name": f"{game}_v{self.table.batch.version}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        tops = np.array([feature.hi for feature in self.table.batch.features.features], np.uint8)
        space = Dict(
            {
                "observation": Box(np.zeros_like(tops), tops, dtype=np.uint8),
                "action_mask": Box(0, 1, (self.table.actions,), np.int8),
            }
        )
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(self.table.actions) for agent in self.possible_agents}
        self._nothing = np.zeros(self.table.actions, np.int8)

    def observation_space(self, agent: str) -> Dict:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """All actions, numbered as docs/actions.md has them."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """Deal the next game; a seed begins all deals again."""
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do when it is asked."""
        seat = self._seat[agent]
        asked = seat == self.table.to_move
        return {
            "observation": self.table.seen(seat),
            "action_mask": self.table.mask() if asked else self._nothing.copy(),
        }

    def step(self, action: int | None) -> None:
        """Make the decision of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("An agent in play decides something.")
        self.table.decide(int(action))
        self._cumulative_rewards[agent] = 0
        if self.table.to_move < 0:
            for name, seat in self._seat.items():
                self.rewards[name] = float(self.table.step.rewards[0, seat])
            self.terminations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        """Who is asked now; at the end everybody in turn."""
        seat = self.table.to_move
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._nothing}
        if seat < 0:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.table.mask()}

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The position as the agent sees it that is asked."""
        text = self.table.text(self._seat[self.agent_selection])
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
        """Nothing is open."""


def raw_env(
    game: str,
    edition: str | None = None,
    seats: int | None = None,
    *,
    rewards: Rewards = "share",
    render_mode: RenderMode | None = None,
) -> RawEnv:
    """The game without wrappers."""
    return RawEnv(game, edition, seats, rewards=rewards, render_mode=render_mode)


def env(
    game: str,
    edition: str | None = None,
    seats: int | None = None,
    *,
    rewards: Rewards = "share",
    render_mode: RenderMode | None = None,
) -> AECEnv[str, Observation, int | None]:
    """The game with PettingZoo's usual wrappers: an illegal action ends it, with -1."""
    made: AECEnv[str, Observation, int | None] = raw_env(
        game, edition, seats, rewards=rewards, render_mode=render_mode
    )
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)
