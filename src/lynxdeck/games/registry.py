"""The games there are. Everything above the rules asks here and knows no game by name."""

import functools
import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from lynxdeck.games import compile as targets
from lynxdeck.games import telling
from lynxdeck.games.edition import CUSTOM, Edition, Flag, read_flags
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sight import Sight
from lynxdeck.games.teller import Teller

NAMES = ("linko", "push")
"""A new game is a folder with the same files as these, and its name here."""


@dataclass(frozen=True)
class Game:
    """One game: its modules, which all games have alike."""

    name: str
    rules: ModuleType
    notation: ModuleType
    editions_module: ModuleType

    @property
    def flags(self) -> Sequence[Flag]:
        """What editions differ in."""
        return self.editions_module.FLAGS  # type: ignore[no-any-return]

    @property
    def editions(self) -> Sequence[Edition]:
        """The named editions, the usual one first."""
        return self.editions_module.EDITIONS  # type: ignore[no-any-return]

    @property
    def dice(self) -> int:
        """How many rolls a deal fixes; 0 for a game without dice."""
        return getattr(self.rules, "DICE", 0)

    @functools.cached_property
    def interpreted(self) -> Any:
        """The rules to read, debug and step through."""
        return targets.interpreted(self.rules, telling, self.story)

    @functools.cached_property
    def compiled(self) -> Any:
        """The rules compiled for the CPU."""
        return targets.compiled(self.rules, telling, self.story)

    @functools.cached_property
    def story(self) -> ModuleType:
        """What decisions did, as rows of numbers."""
        return importlib.import_module(f"lynxdeck.games.{self.name}.story")

    @functools.cached_property
    def facts(self) -> ModuleType:
        """The same as structs."""
        return importlib.import_module(f"lynxdeck.games.{self.name}.facts")

    @functools.cached_property
    def view(self) -> ModuleType:
        """The masked record and its JSON form."""
        return importlib.import_module(f"lynxdeck.games.{self.name}.view")

    @functools.cached_property
    def preview(self) -> ModuleType:
        """What a decision would do, reckoned from a view."""
        return importlib.import_module(f"lynxdeck.games.{self.name}.preview")

    @functools.cached_property
    def drawing(self) -> ModuleType:
        """Positions drawn as text."""
        return importlib.import_module(f"lynxdeck.games.{self.name}.drawing")

    @functools.cached_property
    def sight(self) -> Sight:
        """The way from a record to views through the compiled rules."""
        return Sight(self.rules, self.compiled)

    @functools.cache  # noqa: B019 - games are never thrown away
    def teller(self, *, compiled: bool = True) -> Teller:
        """The way from a decision to its facts."""
        engine = self.compiled if compiled else self.interpreted
        return Teller(self.story, engine, self.facts.STRUCTS)

    def edition(self, text: str) -> Edition:
        """An edition by its name, or `custom` with every flag once, as a record has it."""
        for edition in self.editions:
            if edition.name == text:
                return edition
        words = text.split(" ")
        if words[0] != CUSTOM:
            names = ", ".join(edition.name for edition in self.editions)
            raise Refusal(
                "unknown-edition", f"“{text}” is no edition of {self.name}; there are {names}."
            )
        flags = read_flags(words[1:], self.flags)
        missing = [flag.name for flag in self.flags if flag.name not in flags]
        if missing:
            raise Refusal("flag-missing", f"A custom edition sets {missing[0]} too.")
        return self.custom(flags)

    def custom(self, flags: dict[str, str]) -> Edition:
        """A household's own edition."""
        return Edition(CUSTOM, flags, self.editions_module.players(flags), "–")

    def changed(self, edition: Edition, changes: Sequence[str]) -> Edition:
        """An edition with some flags set otherwise (`flag=value`)."""
        if not changes:
            return edition
        return self.custom({**edition.flags, **read_flags(changes, self.flags)})

    def variants(self) -> list[Edition]:
        """The named editions, and each of them with one flag set otherwise: what suites run on."""
        changed = [
            self.changed(edition, [f"{flag.name}={value}"])
            for edition in self.editions
            for flag in self.flags
            for value in flag.values
            if value != edition.flags[flag.name]
        ]
        return list({edition.text: edition for edition in (*self.editions, *changed)}.values())

    def fresh_deck(self, edition: Edition, seats: int) -> list[int]:
        """The cards that are shuffled, ascending."""
        return self.editions_module.fresh_deck(edition, seats)  # type: ignore[no-any-return]


@functools.cache
def game(name: str) -> Game:
    """A game by its name."""
    if name not in NAMES:
        raise Refusal("unknown-game", f"“{name}” is no game here; there are {', '.join(NAMES)}.")
    modules = (
        importlib.import_module(f"lynxdeck.games.{name}.{part}")
        for part in ("rules", "notation", "editions")
    )
    return Game(name, *modules)


def games() -> list[Game]:
    """All games."""
    return [game(name) for name in NAMES]
