"""The games there are, loaded when they are asked for; no game is named here."""

import functools
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

from lynxdeck.games import compile as targets
from lynxdeck.games import manifest as manifests
from lynxdeck.games import ready, shape, telling, tip
from lynxdeck.games.edition import CUSTOM, Edition, Flag, complete, read_flags, unsaid
from lynxdeck.games.engine import Engine
from lynxdeck.games.manifest import Manifest
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.seer import Seer
from lynxdeck.games.sight import Sight
from lynxdeck.games.teller import Teller


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its manifest, and its modules, each looked over when it is first needed."""

    manifest: Manifest

    @functools.cached_property
    def name(self) -> str:
        """What it is called in records, addresses and commands."""
        return self.manifest.name

    @property
    def title(self) -> str:
        """What it is called in headings."""
        return self.name.capitalize()

    @functools.cached_property
    def rules(self) -> shape.Rules:
        """Its rules, as they are written."""
        return cast(shape.Rules, shape.part(self.manifest, "rules"))

    @functools.cached_property
    def notation(self) -> shape.Notation:
        """Its cards and tokens as text."""
        return cast(shape.Notation, shape.part(self.manifest, "notation"))

    @functools.cached_property
    def editions_module(self) -> shape.Editions:
        """Its flags and editions."""
        return cast(shape.Editions, shape.part(self.manifest, "editions"))

    @functools.cached_property
    def view(self) -> shape.View:
        """The masked record and its JSON form."""
        return cast(shape.View, shape.part(self.manifest, "view"))

    @functools.cached_property
    def preview(self) -> shape.Preview:
        """What a decision would do."""
        return cast(shape.Preview, shape.part(self.manifest, "preview"))

    @functools.cached_property
    def tips(self) -> shape.Tips:
        """When it is worth knowing something."""
        return cast(shape.Tips, shape.part(self.manifest, "tips"))

    @functools.cached_property
    def drawing(self) -> shape.Drawing:
        """Positions drawn as text."""
        return cast(shape.Drawing, shape.part(self.manifest, "drawing"))

    @functools.cached_property
    def policy(self) -> shape.Policy:
        """The rule of thumb."""
        return cast(shape.Policy, shape.part(self.manifest, "policy"))

    @property
    def flags(self) -> Sequence[Flag]:
        """What editions differ in."""
        return self.editions_module.FLAGS

    @property
    def editions(self) -> Sequence[Edition]:
        """The named editions, the usual one first; flags that came later stand as before."""
        flags, named = self.flags, self.editions_module.EDITIONS
        if all(len(edition.flags) == len(flags) for edition in named):
            return named
        return [replace(edition, flags=complete(edition.flags, flags)) for edition in named]

    @property
    def mark(self) -> str:
        """The same where a record's bytes mean the same: by rules, layout and flags."""
        return f"{self.rules.VERSION}-{self._layout:08x}"

    @functools.cached_property
    def _layout(self) -> int:
        flags = [(flag.name, flag.values) for flag in self.flags]
        return zlib.crc32(repr((self.rules.STATE.descr, flags)).encode())

    @functools.cached_property
    def dice(self) -> int:
        """How many rolls a deal fixes; 0 for a game without dice."""
        record = self.rules.STATE
        return record["dice"].shape[0] if "dice" in (record.names or ()) else 0

    @functools.cached_property
    def interpreted(self) -> Engine:
        """The rules to read, debug and step through."""
        return targets.interpreted(self.rules, *self._beside)

    @functools.cached_property
    def compiled(self) -> Engine:
        """The rules compiled for the CPU."""
        ready.check_compiler()
        return targets.compiled(self.rules, *self._beside)

    @property
    def cache(self) -> Path:
        """Where Numba keeps the compiled rules, as the sources are now."""
        return targets.cache_directory(self.rules, *self._beside)

    @functools.cached_property
    def _beside(self) -> tuple[object, ...]:
        """What is compiled with the rules."""
        return telling, tip, self.story, self.preview, self.tips

    @functools.cached_property
    def story(self) -> shape.Story:
        """What decisions did, as rows of numbers."""
        return cast(shape.Story, shape.part(self.manifest, "story"))

    @functools.cached_property
    def facts(self) -> shape.Facts:
        """The same as structs."""
        return cast(shape.Facts, shape.part(self.manifest, "facts"))

    @functools.cached_property
    def sight(self) -> Sight:
        """The way from a record to views through the compiled rules."""
        return Sight(self.rules, self.compiled)

    @functools.cache  # noqa: B019 - games are never thrown away
    def teller(self, *, compiled: bool = True) -> Teller:
        """The way from a decision to its facts."""
        engine = self.compiled if compiled else self.interpreted
        return Teller(self.story, engine, self.facts.STRUCTS)

    @functools.cache  # noqa: B019
    def seer(self, *, compiled: bool = True) -> Seer:
        """What a seat may ask before it decides."""
        engine = self.compiled if compiled else self.interpreted
        return Seer(self.preview, self.story, self.tips, engine)

    def edition(self, text: str) -> Edition:
        """An edition by its name, or `custom` with its flags, each once, as a record has it."""
        for edition in self.editions:
            if edition.name == text:
                return edition
        words = text.split(" ")
        if words[0] != CUSTOM:
            names = ", ".join(edition.name for edition in self.editions)
            raise Refusal(
                "unknown-edition", f"“{text}” is no edition of {self.name}; there are {names}."
            )
        return self.custom(read_flags(words[1:], self.flags))

    def custom(self, given: Mapping[str, str]) -> Edition:
        """A household's own edition; a flag that came later may be left out."""
        flags = complete(given, self.flags)
        players = self.editions_module.players(flags)
        return Edition(CUSTOM, flags, players, "–", unsaid(self.flags))

    def said(self, edition: Edition) -> dict[str, str]:
        """An edition's flags, but for those that go without saying."""
        usual = unsaid(self.flags)
        return {name: value for name, value in edition.flags.items() if usual.get(name) != value}

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

    def code(self, token: str) -> int:
        """What a token says before the position is known; refuses text that is none."""
        code = self.notation.code(token)
        if code is None:
            raise Refusal("unknown-token", f"“{token}” is no token of {self.name}.")
        return code

    def fresh_deck(self, edition: Edition, seats: int) -> list[int]:
        """The cards that are shuffled, ascending."""
        return self.editions_module.fresh_deck(edition, seats)


@functools.cache
def game(name: str) -> Game:
    """A game by its name."""
    known = manifests.manifests()
    if name not in known:
        raise Refusal("unknown-game", f"“{name}” is no game here; there are {', '.join(known)}.")
    return Game(known[name])


def games() -> list[Game]:
    """All games."""
    return [game(name) for name in manifests.names()]
