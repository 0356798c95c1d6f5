"""What a game says of itself before anything of it is loaded, and which games there are.

Light: the modules of a game are imported when they are asked
for, by `games/registry.py`; what they must define says `games/shape.py`.
"""

import functools
import importlib
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from lynxdeck.games.house import HOUSE, VARIABLE
from lynxdeck.games.refusal import Refusal

LEVELS = ("easy", "medium", "hard", "expert", "champion")
"""For people, from the mildest to the strongest."""


LYNXES = (
    *("rose", "rust", "olive", "sand"),
    *("ink", "sky", "slate", "pine"),
    *("snow", "plum", "cocoa", "amber"),
)
"""Those of the trail, in the order in which they are met: none is weaker than the one before."""


class Level(NamedTuple):
    """How a level plays: by the rule of thumb, or by the search if it has simulations.

    Where the game's network is there, it is asked if the level has leeway or guided simulations.
    """

    slips: int = 0
    """In how many of 100 decisions it takes one of two things that come to mind."""
    simulations: int = 0
    tastes: Mapping[str, int] = MappingProxyType({})
    """What it likes beyond the rule of thumb, by the names in TASTES of the game's policy."""
    leeway: int | None = None
    """Do what the taste wants, unless the network likes it less than the best by more than so
    many factors of e: then the best. 0: always the best."""
    memory: int = 0
    """Remember groups of so many cards that others took openly, and no smaller ones."""
    guided: int = 0
    """Simulations of the search with the network."""

    @property
    def networked(self) -> bool:
        return self.leeway is not None or self.guided > 0


class Tuning(NamedTuple):
    """The search's settings; what they mean says `bots/tree.py`."""

    exploration: float
    widening: float
    followed: float
    horizon: float
    spread: float


class Guidance(NamedTuple):
    """The settings of the search with a network; what they mean says `bots/guided.py`."""

    simulations: int = 2000
    """Unless a budget is named."""
    boldness: float = 1.0
    doubt: float = 0.05
    fresh: float = 0
    played: float = 0
    deals: float = 1


class DailyTerms(NamedTuple):
    edition: str
    seats: int
    level: str


@dataclass(frozen=True, eq=False)
class Manifest:
    """One game: its name, where its modules lie, and what its players are made of."""

    name: str
    """As records, addresses and commands write it."""
    package: str
    """Where `rules`, `notation` and the other modules lie."""
    levels: Mapping[str, Level]
    """What each of LEVELS is in this game."""
    tuning: Tuning
    guidance: Guidance = field(default_factory=Guidance)
    lynxes: Mapping[str, Level] = field(default_factory=dict)
    """What each of LYNXES is in this game, where the trail leads through it."""
    bots: tuple[str, ...] = ()
    """Further bots: `odds` is the function `odds_at` of the game's policy."""
    terminal: str = ""
    """The package of its room in the terminal, if it has one; see `terminal/rooms.py`."""
    usual: tuple[str, ...] = ()
    """The editions that are meant where none is named, the first that so many can play; without
    any, the game's first."""
    daily: DailyTerms | None = None
    words: Path | None = None
    """A folder with `<language>/*.ftl` and the rules, for a game that the house has none of."""

    def __post_init__(self) -> None:
        """Refuse a manifest that could not be played by, and say what is missing."""
        if not (self.name.isascii() and self.name.isidentifier() and self.name.islower()):
            raise Refusal("manifest", f"“{self.name}” is no name for a game: small letters only.")
        missing = [level for level in LEVELS if level not in self.levels]
        if missing:
            raise Refusal("manifest", f"The manifest of {self.name} lacks the level {missing[0]}.")
        if self.lynxes and tuple(self.lynxes) != LYNXES:
            raise Refusal("manifest", f"The trail of {self.name} needs {', '.join(LYNXES)}.")


@functools.cache
def manifests() -> dict[str, Manifest]:
    """Every game's manifest by its name: the house's first, then those the environment names."""
    more = [package.strip() for package in os.environ.get(VARIABLE, "").split(",")]
    found: dict[str, Manifest] = {}
    for package in (*HOUSE, *filter(None, more)):
        manifest = load(package)
        if found.setdefault(manifest.name, manifest) is not manifest:
            raise Refusal("manifest", f"Two games are called {manifest.name}: see {package}.")
        if manifest.words is not None:
            from lynxdeck import locale  # here, because the games of the house need no more

            locale.add(manifest.words)
    return found


def load(package: str) -> Manifest:
    try:
        module = importlib.import_module(package)
    except ImportError as fault:
        raise Refusal("manifest", f"{package} cannot be imported: {fault}.") from fault
    manifest = getattr(module, "MANIFEST", None)
    if not isinstance(manifest, Manifest):
        raise Refusal("manifest", f"{package} holds no MANIFEST, so it is no game.")
    return manifest


def names() -> list[str]:
    return list(manifests())
