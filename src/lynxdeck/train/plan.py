"""How a network learns, as a file of each game says it: `linko.toml`, `push.toml`."""

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from lynxdeck.envs.batch import Sort
from lynxdeck.games.refusal import Refusal

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")
FOLDER = Path(__file__).parent
CHECKPOINT = 1
"""The version of what a run goes on from."""


@dataclass(frozen=True)
class Course:
    """How one network learns; two numbers are those of the first update and of the last."""

    updates: int
    rate: tuple[float, float]
    """Of Adam."""
    entropy: tuple[float, float]
    """What a choice is worth that is not certain."""
    fade: float
    """How much of what a decision is worth is read from the next one, and so on (λ)."""
    clip: float
    """By how much a choice may become likelier in one update (PPO)."""
    part: int
    """Decisions of one step of the optimiser."""
    guided: tuple[float, float] = (0.0, 0.0)
    """How much the choice of the teacher counts, and not only what was won."""


@dataclass(frozen=True)
class TrainingPlan:
    game: str
    sorts: dict[str, list[int]]
    """Editions, each with how many play, as often as they are to be played."""
    games: int
    """Played at once."""
    decisions: int
    """Of each game between two updates."""
    stage: int
    """Updates until all games begin again; checkpoints are written only there."""
    seed: int
    width: int
    blocks: int
    teacher: Course
    student: Course

    @property
    def all_sorts(self) -> list[Sort]:
        return [(edition, seats) for edition, many in self.sorts.items() for seats in many]


def read_plan(path: Path) -> TrainingPlan:
    """A plan as a file says it; every number has to be said."""
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    for name in ("teacher", "student"):
        said[name] = _made(Course, said.get(name, {}), f"{path.name}, {name}")
    return _made(TrainingPlan, said, path.name)


def _made(kind: type[T], said: dict[str, object], where: str) -> T:
    known = {field.name for field in fields(kind)}
    if unknown := said.keys() - known:
        raise Refusal("plan", f"{where}: there is no “{min(unknown)}”; it has {sorted(known)}.")
    try:
        return kind(**{name: tuple(v) if isinstance(v, list) else v for name, v in said.items()})
    except TypeError as error:
        raise Refusal("plan", f"{where}: {error}.") from error
