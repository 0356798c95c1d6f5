"""A network from nothing to a file: stage by stage, as far as the time goes."""

import csv
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from torch import nn

from lynxdeck.games.registry import game as find_game
from lynxdeck.train.learner import Learner
from lynxdeck.train.networks import Student, Teacher
from lynxdeck.train.plan import TrainingPlan
from lynxdeck.train.selfplay import matched

MATCH = 4096
"""Games of a match between two stages."""
TEACHER, STUDENT, CURVE = "teacher.pt", "student.npz", "curve.csv"


def best_device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


def deadline(minutes: float) -> float:
    return time.monotonic() + 60 * minutes


def teacher_of(plan: TrainingPlan) -> Teacher:
    rules = find_game(plan.game).rules
    return Teacher(plan.game, rules.SEATS, rules.ACTIONS, plan.width, plan.blocks)


def student_of(plan: TrainingPlan) -> Student:
    rules = find_game(plan.game).rules
    return Student(plan.game, rules.SEATS, rules.ACTIONS)


def train(
    plan: TrainingPlan,
    name: str,
    folder: Path,
    *,
    until: float,
    device: str,
    report: Callable[[str, dict[str, float]], None],
) -> bool:
    """Go on with the teacher or the student; whether it has learnt all that is planned."""
    on, kept = torch.device(device), folder / name
    torch.manual_seed(plan.seed)
    if name == "teacher":
        learner = Learner(plan, plan.teacher, teacher_of(plan).to(on))
    else:
        guide = teacher_of(plan)
        guide.load_state_dict(torch.load(folder / TEACHER, on, weights_only=True))
        learner = Learner(plan, plan.student, student_of(plan).to(on), guide.to(on))
        learner.load_critic(folder / "teacher")
    learner.load(kept)
    longest = 0.0
    while learner.updates < learner.course.updates:
        began = time.monotonic()
        if began + longest > until:
            return False
        figures = [learner.update() for _ in range(plan.stage)]
        seconds = time.monotonic() - began
        row: dict[str, float] = {"updates": learner.updates}
        row |= {key: float(np.mean([one[key] for one in figures])) for key in figures[0]}
        row["decisions_per_second"] = plan.stage * plan.decisions * plan.games / seconds
        row |= matches(plan, learner.network, device=on)
        learner.save(kept)
        export(learner.network, folder)
        add_row(kept / CURVE, row)
        report(name, row)
        longest = max(longest, time.monotonic() - began)
    return True


def matches(plan: TrainingPlan, network: nn.Module, *, device: torch.device) -> dict[str, float]:
    """What one seat wins against `greedy`, in the first edition at two, three and four seats."""
    edition = next(iter(plan.sorts))
    return {
        f"greedy_{seats}": matched(
            plan.game, (edition, seats), MATCH, network, device=device, seed=7
        )
        for seats in (2, 3, 4)
    }


def export(network: nn.Module, folder: Path) -> None:
    """What others go on from: a teacher at half precision, a student's whole numbers."""
    if isinstance(network, Student):
        np.savez(folder / STUDENT, **network.numbers())
    else:
        halves = {name: tensor.bfloat16() for name, tensor in network.state_dict().items()}
        torch.save(halves, folder / TEACHER)


def add_row(path: Path, row: dict[str, float]) -> None:
    """Add a line to the curve; its first line names the columns."""
    fresh = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(row))
        if fresh:
            writer.writeheader()
        writer.writerow({key: f"{v:.5g}" if isinstance(v, float) else v for key, v in row.items()})
