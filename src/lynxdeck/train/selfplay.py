"""Many games on the learner's device, as PyTorch sees them: nothing is copied on a GPU."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from lynxdeck.envs.batch import BatchEnv, Sort
from lynxdeck.games.registry import game as find_game
from lynxdeck.train.networks import Decisions, joined

MOST = 96
"""Legal actions that a position is read with; one in thousands has more."""
AHEAD, DICE = 6, 2
"""Cards and dice to come that a critic sees."""

Policy = Callable[[Decisions], tuple[Tensor, Tensor]]


class SelfPlay:
    """A batch of games of several editions and numbers of seats."""

    def __init__(
        self,
        game: str,
        sorts: list[Sort],
        n: int,
        *,
        device: torch.device,
        seed: int,
        opponents: str | None = None,
        autoreset: str = "same_step",
    ) -> None:
        self.game, self.n, self.device = find_game(game), n, device
        self.env = BatchEnv(
            game,
            n,
            edition=sorts,
            illegal="end",
            seed=seed,
            opponents=opponents,
            autoreset=autoreset,
            device="cuda" if device.type == "cuda" else "cpu",
        )
        self.env.reset()
        seats = [count for _, count in self.env.sorts]
        self.seats = torch.tensor(seats, device=device).repeat(-(-n // len(seats)))[:n]
        self.most_seats: int = self.game.rules.SEATS
        self.sat = torch.arange(self.most_seats, device=device) < self.seats[:, None]
        self.hidden_width = hidden_width(game)

    def deal(self, seed: int) -> None:
        """Begin all games again."""
        self.env.reset(seed)

    def tensor(self, array: object) -> Tensor:
        return array if isinstance(array, Tensor) else torch.from_numpy(array)

    @property
    def movers(self) -> Tensor:
        return self.tensor(self.env.now.to_move).long()

    @property
    def learners(self) -> Tensor:
        """Where others play by themselves: the seat of each game that decides here."""
        return torch.as_tensor(np.array(self.env.learners), device=self.device).long()

    def asked(self) -> Decisions:
        """All that is to be decided now; the tensors are kept by nobody else."""
        listed = self.env.choices(MOST)
        counts = self.tensor(listed.counts).long().clamp(max=MOST)
        legal = torch.arange(MOST, device=self.device) < counts[:, None]
        return Decisions(
            self.tensor(self.env.now.observation).clone(),
            self.hidden(),
            counts,
            counts.cumsum(0) - counts,
            self.tensor(listed.actions)[legal].long(),
            self.tensor(listed.features)[legal],
        )

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """What each seat won, and which games ended."""
        given: Any = actions.int()
        now = self.env.step(given if self.device.type == "cuda" else given.numpy())
        shares = torch.zeros(self.n, self.most_seats, device=self.device)
        rewards = self.tensor(now.rewards)
        shares[:, : rewards.shape[1]] = rewards
        return shares, self.tensor(now.done).clone()

    def clockwise(self, of: Tensor, first: Tensor) -> Tensor:
        """A row of seats with `first` in front; with its negative, put back."""
        seats = self.seats[:, None]
        place = torch.arange(self.most_seats, device=self.device)
        turned = torch.where(self.sat, (place + first[:, None]) % seats, place)
        return of.gather(1, turned)

    def hidden(self) -> Tensor:
        """Bits of what the seat that decides does not see: other hands, cards and dice to come."""
        rules: Any = self.game.rules
        record = self.tensor(self.env.records())
        movers, parts = self.movers.clamp(min=0), []
        fields = rules.STATE.fields

        def field(name: str) -> Tensor:
            kind, at = fields[name][0], fields[name][1]
            return record[:, at : at + kind.itemsize].reshape(self.n, *kind.shape).int()

        each = torch.arange(self.n, device=self.device)
        if "hand" in fields:
            hands = field("hand")
            levels = torch.arange(1, 5, device=self.device)
            for further in range(1, self.most_seats):
                seat = (movers + further) % self.seats
                hand = hands[each, seat] * (further < self.seats)[:, None]
                parts.append((hand[:, 1:, None] >= levels).flatten(1))
        pile, left = field("pile"), field("pile_size")
        kinds = torch.arange(1, rules.KINDS, device=self.device)
        for ahead in range(AHEAD):
            at = left - 1 - ahead
            card = pile[each, at.clamp(min=0)] * (at >= 0)
            parts.append(card[:, None] == kinds)
        if "dice" in fields:
            dice, used = field("dice"), field("rolls")
            for ahead in range(DICE):
                at = (used + ahead).clamp(max=dice.shape[1] - 1)
                parts.append(dice[each, at][:, None] == torch.arange(1, 7, device=self.device))
        return torch.cat(parts, 1).to(torch.uint8)


def hidden_width(game: str) -> int:
    """How many bits `SelfPlay.hidden` has."""
    rules: Any = find_game(game).rules
    fields = rules.STATE.fields
    width = AHEAD * (rules.KINDS - 1)
    if "hand" in fields:
        width += (rules.SEATS - 1) * (rules.KINDS - 1) * 4
    return width + 6 * DICE if "dice" in fields else width


@dataclass
class Segment:
    """Some decisions in a row of each game; tensors are [decision, game, …] or flat."""

    asked: Decisions
    """Decision by decision, those of all games."""
    chosen: Tensor
    """Which of the legal actions was taken."""
    likely: Tensor
    """The logarithm of how likely that was."""
    movers: Tensor
    shares: Tensor
    """What each seat won with it."""
    done: Tensor
    values: Tensor
    """What the critic thought of each seat before it, and after the last one."""


@torch.no_grad()
def play(
    games: SelfPlay,
    policy: Policy,
    critic: Callable[[Decisions], Tensor],
    decisions: int,
    chance: torch.Generator,
) -> Segment:
    """Let a policy decide so often in each game."""
    kept: list[tuple[Tensor, ...]] = []
    all_asked: list[Decisions] = []
    for _ in range(decisions):
        asked, movers = games.asked(), games.movers.clone()
        logits, _ = policy(asked)
        chosen = sampled(logits, chance)
        likely = torch.log_softmax(logits, 1).gather(1, chosen[:, None])[:, 0]
        values = shares_of(games, critic(asked), movers)
        shares, done = games.step(asked.actions[asked.starts + chosen])
        all_asked.append(asked)
        kept.append((chosen, likely, movers, shares, done, values))
    last = shares_of(games, critic(games.asked()), games.movers)
    chosen, likely, movers, shares, done, values = (
        torch.stack(column) for column in zip(*kept, strict=True)
    )
    values = torch.cat([values, last[None]])
    return Segment(
        joined(all_asked), chosen.flatten(), likely.flatten(), movers, shares, done, values
    )


def sampled(logits: Tensor, chance: torch.Generator) -> Tensor:
    noise = torch.rand(logits.shape, generator=chance, device=logits.device)
    return (logits - noise.clamp(1e-20, 1 - 1e-7).log().neg().log()).argmax(1)


def shares_of(games: SelfPlay, logits: Tensor, movers: Tensor) -> Tensor:
    """The shares by seat, from logits that begin with the one that decides."""
    shares = torch.softmax(logits.masked_fill(~games.sat, -torch.inf), 1)
    return games.clockwise(shares, -movers)


def returns(segment: Segment, fade: float) -> Tensor:
    """What each seat may expect after each decision, nearer values counting more."""
    ahead = segment.values[-1]
    out = torch.empty_like(segment.shares)
    for t in range(len(out) - 1, -1, -1):
        ahead = (1 - fade) * segment.values[t + 1] + fade * ahead
        ahead = torch.where(segment.done[t][:, None], segment.shares[t], ahead)
        out[t] = ahead
    return out


@torch.no_grad()
def matched(
    game: str,
    sort: Sort,
    n: int,
    policy: Policy,
    *,
    device: torch.device,
    seed: int,
    other: Policy | None = None,
) -> float:
    """The share of the win of one seat with a policy; the others have another, or `greedy`."""
    opponents = None if other else "greedy"
    games = SelfPlay(
        game, [sort], n, device=device, seed=seed, opponents=opponents, autoreset="disabled"
    )
    own = torch.arange(n, device=device) % games.seats if other else games.learners
    won, over = torch.zeros(n, device=device), torch.zeros(n, dtype=torch.bool, device=device)
    while not over.all():
        asked = games.asked()
        logits, _ = policy(asked)
        if other:
            theirs, _ = other(asked)
            logits = torch.where((games.movers == own)[:, None], logits, theirs)
        place = (asked.starts + logits.argmax(1)).clamp(max=len(asked.actions) - 1)
        shares, done = games.step(asked.actions[place])
        won += torch.where(over, 0, shares.gather(1, own[:, None])[:, 0])
        over |= done
    return float(won.double().mean())
