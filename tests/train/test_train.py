"""Training small networks on the CPU; where PyTorch is missing, as in CI, all of it is skipped."""

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install -e '.[train]'")

from lynxdeck.games.refusal import Refusal  # noqa: E402
from lynxdeck.train import learner as learning  # noqa: E402
from lynxdeck.train import run  # noqa: E402
from lynxdeck.train.learner import Learner  # noqa: E402
from lynxdeck.train.plan import FOLDER, TrainingPlan, read_plan  # noqa: E402
from lynxdeck.train.selfplay import SelfPlay, play, returns  # noqa: E402

GAMES = ("linko", "push")
CPU = torch.device("cpu")


def small(game: str) -> TrainingPlan:
    """A plan of minutes made one of seconds."""
    plan = read_plan(FOLDER / f"{game}.toml")
    course = dataclasses.replace(plan.teacher, updates=4, part=64)
    student = dataclasses.replace(plan.student, updates=4, part=64)
    return dataclasses.replace(
        plan, games=48, decisions=3, stage=2, width=64, teacher=course, student=student
    )


def learner_of(plan: TrainingPlan) -> Learner:
    torch.manual_seed(plan.seed)
    return Learner(plan, plan.teacher, run.teacher_of(plan))


@pytest.mark.parametrize("game", GAMES)
def test_a_run_that_goes_on_is_the_run_itself(game: str, tmp_path: Path) -> None:
    plan = small(game)
    whole, first, second = (learner_of(plan) for _ in range(3))
    for _ in range(4):
        whole.update()
    for _ in range(2):
        first.update()
    first.save(tmp_path)
    second.load(tmp_path)
    for _ in range(2):
        second.update()
    assert second.updates == whole.updates
    assert second.digest() == whole.digest() != first.digest()


def test_a_checkpoint_travels_in_few_small_files(tmp_path: Path) -> None:
    plan = dataclasses.replace(small("linko"), width=512)
    learner = learner_of(plan)
    for _ in range(2):
        learner.update()
    learner.save(tmp_path)
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert len(sizes) <= 3
    assert max(sizes) <= 16 << 20


def test_a_checkpoint_waits_for_fresh_deals(tmp_path: Path) -> None:
    learner = learner_of(small("push"))
    learner.update()
    with pytest.raises(Refusal, match="begin again"):
        learner.save(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_teacher_teaches_a_student(game: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(run, "MATCH", 16)
    plan, told = small(game), []
    for name in ("teacher", "student"):
        assert run.train(
            plan,
            name,
            tmp_path,
            until=run.deadline(60),
            device="cpu",
            report=lambda who, row: told.append((who, row["updates"])),
        )
    assert told == [("teacher", 2), ("teacher", 4), ("student", 2), ("student", 4)]
    numbers = np.load(tmp_path / run.STUDENT)
    assert {str(numbers[name].dtype) for name in numbers} == {"int8", "int32"}
    assert len((tmp_path / "student" / run.CURVE).read_text().splitlines()) == 3


def test_no_time_is_no_update(tmp_path: Path) -> None:
    plan = small("push")
    done = run.train(plan, "teacher", tmp_path, until=0, device="cpu", report=print)
    assert not done
    assert not (tmp_path / run.TEACHER).exists()


@pytest.mark.parametrize("game", GAMES)
def test_only_critics_see_what_is_hidden(game: str) -> None:
    """With other hands, cards and dice to come, teacher and student decide the same."""
    plan = small(game)
    games = SelfPlay(game, plan.all_sorts, plan.games, device=CPU, seed=5)
    for _ in range(9):
        asked = games.asked()
        games.step(asked.actions[asked.starts])
    asked = games.asked()
    other = asked._replace(hidden=1 - asked.hidden)
    for network in (run.teacher_of(plan), run.student_of(plan)):
        for one, two in zip(network(asked), network(other), strict=True):
            assert torch.equal(one, two)
    critic = learner_of(plan).critic
    torch.nn.init.normal_(critic.value.weight)
    assert not torch.equal(critic(asked), critic(other))


def test_returns_end_with_the_game() -> None:
    """What a decision is worth is read from values to come, and from no game but its own."""
    plan = small("push")
    learner = learner_of(plan)
    segment = play(learner.games, learner.network, learner.critic, 3, torch.Generator())
    segment.values.fill_(0.25)
    segment.shares.zero_()
    segment.done.zero_()
    segment.done[1, 0] = True
    segment.shares[1, 0, 1] = 1
    found = returns(segment, fade=0.5)
    assert torch.allclose(found[2], torch.full_like(found[2], 0.25))
    assert found[1, 0].tolist() == [0, 1, 0, 0, 0, 0]
    assert torch.allclose(found[0, 0, :2], torch.tensor([0.125, 0.625]))
    assert torch.allclose(found[0, 1:], torch.full_like(found[0, 1:], 0.25))


def test_shares_begin_with_who_decides() -> None:
    games = SelfPlay("push", [("push", 3), ("push", 4)], 2, device=CPU, seed=1)
    seats = torch.arange(6).expand(2, 6)
    turned = games.clockwise(seats, torch.tensor([1, 3]))
    assert turned[0, :3].tolist() == [1, 2, 0]
    assert turned[1, :4].tolist() == [3, 0, 1, 2]
    assert games.clockwise(turned, torch.tensor([-1, -3])).tolist() == seats.tolist()


def test_a_plan_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    written = (FOLDER / "push.toml").read_text()
    path.write_text(written.replace("blocks = 2", "block = 2"))
    with pytest.raises(Refusal, match="there is no “block”"):
        read_plan(path)
    path.write_text(written.replace("blocks = 2", ""))
    with pytest.raises(Refusal, match="blocks"):
        read_plan(path)


def test_losses_are_about_the_seats_that_play() -> None:
    sat = torch.tensor([[True, True, False]])
    even = learning.missed(torch.zeros(1, 3), torch.tensor([[0.5, 0.5, 0.0]]), sat)
    assert float(even) == pytest.approx(np.log(2))
