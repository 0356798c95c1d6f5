"""Learning from games against itself (PPO): the policy sees what a seat sees, the critic all."""

import hashlib
import io
import itertools
from pathlib import Path
from typing import TypedDict

import torch
from torch import Tensor, nn

from lynxdeck.games.refusal import Refusal
from lynxdeck.train.networks import Critic, Decisions
from lynxdeck.train.plan import CHECKPOINT, Course, TrainingPlan
from lynxdeck.train.selfplay import SelfPlay, hidden_width, play, returns

PIECE = 16 << 20
"""The most bytes of a file of a checkpoint."""
STEEPEST = 0.5
"""The longest gradient."""


class Learner:
    """A network that learns, with its critic and its optimiser.

    All chance of an update follows from the seed and its number, and where all games begin again
    nothing else is kept of them: so a run that goes on from a checkpoint is the run itself.
    """

    def __init__(
        self, plan: TrainingPlan, course: Course, network: nn.Module, guide: nn.Module | None = None
    ) -> None:
        self.plan, self.course, self.network = plan, course, network
        self.guide = guide.eval() if guide else None
        self.device = next(network.parameters()).device
        width = hidden_width(plan.game)
        self.games = SelfPlay(
            plan.game, plan.all_sorts, plan.games, device=self.device, seed=plan.seed
        )
        seats = self.games.most_seats
        self.critic = Critic(plan.game, seats, width, plan.width, 2).to(self.device)
        self.parameters = [*network.parameters(), *self.critic.parameters()]
        groups = [{"params": list(part.parameters())} for part in (network, self.critic)]
        self.optimiser = torch.optim.Adam(groups, eps=1e-5, fused=True)
        self.updates = 0

    def update(self) -> dict[str, float]:
        """Play some decisions and learn from them."""
        plan, course, number = self.plan, self.course, self.updates
        if number % plan.stage == 0:
            self.games.deal(plan.seed + number)
        done = min(number / course.updates, 1)
        *rates, entropy, guided = (
            first + (last - first) * done
            for first, last in (course.rate, plan.teacher.rate, course.entropy, course.guided)
        )
        for group, rate in zip(self.optimiser.param_groups, rates, strict=True):
            group["lr"] = rate
        chance = torch.Generator(self.device).manual_seed(plan.seed * 1_000_003 + number)
        segment = play(self.games, self.network, self.critic, plan.decisions, chance)
        targets = returns(segment, course.fade)
        better = (targets - segment.values[:-1]).gather(2, segment.movers[..., None]).flatten()
        better = (better - better.mean()) / (better.std() + 1e-6)
        turned = map(self.games.clockwise, targets, segment.movers)
        targets = torch.cat(list(turned))
        sat = self.games.sat.repeat(plan.decisions, 1)
        sums: dict[str, Tensor] = {}
        total = len(better)
        order = torch.randperm(total, generator=chance, device=self.device)
        parts = order.split(course.part)
        for which in parts:
            asked = segment.asked.part(which)
            figures = self._losses(
                asked,
                segment.chosen[which],
                segment.likely[which],
                better[which],
                targets[which],
                sat[which],
            )
            loss = figures["gain"] - entropy * figures["entropy"]
            loss = loss + figures["value"] * 0.5 + figures["critic"] + guided * figures["apart"]
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
            nn.utils.clip_grad_norm_(self.critic.parameters(), STEEPEST)
            self.optimiser.step()
            for name, figure in figures.items():
                sums[name] = sums.get(name, torch.zeros((), device=self.device)) + figure.detach()
        self.updates += 1
        if self.updates % plan.stage == 0:
            self._round_moments()
        return {name: float(total) / len(parts) for name, total in sums.items()}

    def _losses(
        self,
        asked: Decisions,
        chosen: Tensor,
        likely: Tensor,
        better: Tensor,
        targets: Tensor,
        sat: Tensor,
    ) -> dict[str, Tensor]:
        logits, value = self.network(asked)
        logs = torch.log_softmax(logits, 1)
        now = logs.gather(1, chosen[:, None])[:, 0]
        ratio = (now - likely).exp()
        clipped = ratio.clamp(1 - self.course.clip, 1 + self.course.clip)
        finite = logs.masked_fill(logs == -torch.inf, 0)
        figures = {
            "gain": -torch.minimum(ratio * better, clipped * better).mean(),
            "entropy": -(finite.exp() * finite).where(logs != -torch.inf, 0).sum(1).mean(),
            "value": missed(value, targets, sat),
            "critic": missed(self.critic(asked), targets, sat),
            "apart": torch.zeros((), device=self.device),
            "moved": (likely - now).mean(),
        }
        if self.guide is not None:
            with torch.no_grad():
                taught = torch.log_softmax(self.guide(asked)[0], 1)
            taught = taught.masked_fill(taught == -torch.inf, -30)
            figures["apart"] = (taught.exp() * (taught - finite)).sum(1).mean()
        return figures

    def _round_moments(self) -> None:
        """Make the optimiser's moments as exact as a checkpoint holds them."""
        for state in self.optimiser.state.values():
            for name in ("exp_avg", "exp_avg_sq"):
                state[name].copy_(state[name].bfloat16())

    def save(self, folder: Path) -> None:
        """Write a checkpoint, in files that are small enough to travel."""
        if self.updates % self.plan.stage:
            raise Refusal("checkpoint", "A checkpoint is written where all games begin again.")
        moments = [
            {name: state[name].bfloat16() for name in ("exp_avg", "exp_avg_sq")}
            for state in map(self.optimiser.state.__getitem__, self.parameters)
        ]
        kept: Checkpoint = {
            "format": CHECKPOINT,
            "updates": self.updates,
            "network": self.network.state_dict(),
            "critic": self.critic.state_dict(),
            "moments": moments,
        }
        buffer = io.BytesIO()
        torch.save(kept, buffer)
        written = buffer.getvalue()
        folder.mkdir(parents=True, exist_ok=True)
        for number, start in enumerate(range(0, len(written), PIECE), 1):
            path = folder / f"checkpoint.{number}"
            path.with_suffix(f".{number}.new").write_bytes(written[start : start + PIECE])
        for path in sorted(folder.glob("checkpoint.*.new")):
            path.replace(path.with_suffix(""))

    def load_critic(self, folder: Path) -> None:
        """Begin with the critic of another checkpoint, if there is one."""
        if kept := read_checkpoint(folder, self.device):
            self.critic.load_state_dict(kept["critic"])

    def load(self, folder: Path) -> None:
        """Go on from a checkpoint, if there is one."""
        kept = read_checkpoint(folder, self.device)
        if kept is None:
            return
        self.network.load_state_dict(kept["network"])
        self.critic.load_state_dict(kept["critic"])
        self.updates = kept["updates"]
        for parameter, moments in zip(self.parameters, kept["moments"], strict=True):
            steps = self.updates * -(-self.plan.games * self.plan.decisions // self.course.part)
            self.optimiser.state[parameter] = {
                "step": torch.tensor(float(steps), device=self.device),
                **{name: moment.float() for name, moment in moments.items()},
            }

    def digest(self) -> str:
        """The same where all numbers that are learnt are the same to the last bit."""
        made = hashlib.sha256()
        for parameter in self.parameters:
            state = self.optimiser.state[parameter]
            for tensor in (parameter.detach(), state["exp_avg"], state["exp_avg_sq"]):
                made.update(tensor.float().cpu().numpy().tobytes())
        return made.hexdigest()[:16]


class Checkpoint(TypedDict):
    format: int
    updates: int
    network: dict[str, Tensor]
    critic: dict[str, Tensor]
    moments: list[dict[str, Tensor]]
    """Of the optimiser, at half precision."""


def read_checkpoint(folder: Path, device: torch.device) -> Checkpoint | None:
    paths = (folder / f"checkpoint.{number}" for number in itertools.count(1))
    written = b"".join(path.read_bytes() for path in itertools.takewhile(Path.exists, paths))
    if not written:
        return None
    kept: Checkpoint = torch.load(io.BytesIO(written), device, weights_only=True)
    if kept.get("format") != CHECKPOINT:
        raise Refusal("checkpoint", f"The checkpoint in {folder} is of another version.")
    return kept


def missed(logits: Tensor, targets: Tensor, sat: Tensor) -> Tensor:
    """How badly shares were foretold (cross entropy), over the seats that play."""
    logs = torch.log_softmax(logits.float().masked_fill(~sat, -torch.inf), 1)
    return -(targets * logs.masked_fill(~sat, 0)).sum(1).mean()
