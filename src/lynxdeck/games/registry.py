"""The games there are, loaded when they are asked for; no game is named here."""

import functools
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games import manifest as manifests
from lynxdeck.games import notation, ready, shape, structs, tip
from lynxdeck.games.compile import Engine
from lynxdeck.games.edition import CUSTOM, Edition, Flag, complete, read_flags, settings, unsaid
from lynxdeck.games.fact import Fact
from lynxdeck.games.fields import States
from lynxdeck.games.layout import Field, Layout
from lynxdeck.games.manifest import Level, Manifest
from lynxdeck.games.observer import Observer
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.tip import Tip

if TYPE_CHECKING:
    from msgspec import Struct


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its manifest, and its modules, each looked over when it is first needed."""

    manifest: Manifest

    def __reduce__(self) -> tuple[object, ...]:
        return game, (self.name,)

    @functools.cached_property
    def name(self) -> str:
        return self.manifest.name

    @property
    def title(self) -> str:
        return self.name.capitalize()

    @functools.cached_property
    def rules(self) -> shape.Rules:
        return cast(shape.Rules, shape.part(self.manifest, "rules"))

    @functools.cached_property
    def notation(self) -> shape.Notation:
        return cast(shape.Notation, shape.part(self.manifest, "notation"))

    @functools.cached_property
    def editions_module(self) -> shape.Editions:
        return cast(shape.Editions, shape.part(self.manifest, "editions"))

    @functools.cached_property
    def drawing(self) -> shape.Drawing:
        return cast(shape.Drawing, shape.part(self.manifest, "drawing"))

    @functools.cached_property
    def policy(self) -> shape.Policy:
        return cast(shape.Policy, shape.part(self.manifest, "policy"))

    def tastes(self, level: Level) -> list[int]:
        """The weights of a level in the order of the policy's TASTES; none where none are asked."""
        known: tuple[str, ...] = getattr(self.policy, "TASTES", ())
        wrong = [name for name in level.tastes if name not in known]
        if wrong:
            raise Refusal("manifest", f"The policy of {self.name} has no taste “{wrong[0]}”.")
        return (
            [level.tastes.get(name, 0) for name in known]
            if level.tastes or level.leeway is not None
            else []
        )

    @property
    def flags(self) -> Sequence[Flag]:
        return self.editions_module.FLAGS

    @property
    def options(self) -> Sequence[Flag]:
        """Those that people are offered; the others make the game smaller, for research."""
        return [flag for flag in self.flags if not flag.small]

    def offered(self, edition: Edition) -> dict[str, str]:
        """How these stand in an edition."""
        return {flag.name: edition.flags[flag.name] for flag in self.options}

    @property
    def editions(self) -> Sequence[Edition]:
        """The named editions; flags that came later stand as before."""
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
        return targets.interpreted(self.rules, *self.parts)

    @functools.cached_property
    def compiled(self) -> Engine:
        ready.check_compiler()
        return targets.compiled(self.rules, *self.parts)

    @property
    def cache(self) -> Path:
        return targets.cache_directory(self.rules, *self.parts)

    @functools.cached_property
    def parts(self) -> tuple[object, ...]:
        return (tip, self.story, *filter(None, (self._preview, self._tips)))

    @functools.cached_property
    def story(self) -> shape.Story:
        return cast(shape.Story, shape.part(self.manifest, "story"))

    @functools.cached_property
    def _preview(self) -> shape.PreviewModule | None:
        return cast(shape.PreviewModule | None, shape.optional(self.manifest, "preview"))

    @functools.cached_property
    def _tips(self) -> shape.TipsModule | None:
        return cast(shape.TipsModule | None, shape.optional(self.manifest, "tips"))

    @functools.cached_property
    def features(self) -> shape.Features:
        found = shape.optional(self.manifest, "features")
        if found is None:
            raise Refusal("no-features", f"{self.title} has no observations: no features.py.")
        return cast(shape.Features, found)

    @property
    def has_features(self) -> bool:
        return shape.optional(self.manifest, "features") is not None

    @property
    def has_net(self) -> bool:
        return shape.optional(self.manifest, "net") is not None

    @functools.cached_property
    def net(self) -> shape.Net:
        found = shape.optional(self.manifest, "net")
        if found is None:
            raise Refusal("no-net", f"{self.title} has no network: no net.py.")
        return cast(shape.Net, found)

    @property
    def has_reasons(self) -> bool:
        return shape.optional(self.manifest, "reasons") is not None

    @functools.cached_property
    def reasons(self) -> shape.Reasons:
        found = shape.optional(self.manifest, "reasons")
        if found is None:
            raise Refusal("no-reasons", f"{self.title} tells no reasons: no reasons.py.")
        return cast(shape.Reasons, found)

    def picture(self, states: States) -> str | None:
        """A position as SVG, as far as its record shows it; None in a game without pictures."""
        found = shape.optional(self.manifest, "picture")
        state = states.view(np.recarray)[0]
        return cast(shape.Picture, found).picture(state) if found else None

    @property
    def foresight(self) -> Fact | None:
        return self._preview.FORESIGHT if self._preview else None

    @property
    def has_odds(self) -> bool:
        return hasattr(self._preview, "bust_odds")

    @property
    def tips(self) -> tuple[Tip, ...]:
        return self._tips.TIPS if self._tips else ()

    # --- what is seen -------------------------------------------------------------------------

    @functools.cached_property
    def fields(self) -> tuple[Field, ...]:
        return cast(shape.View, shape.part(self.manifest, "view")).FIELDS

    @functools.cached_property
    def structs(self) -> shape.Structs:
        found = shape.optional(self.manifest, "structs")
        if found is None:
            made: dict[str, object] = {"__name__": f"{self.manifest.package}.structs"}
            source = structs.source(self.name, self.fields, self.story.FACTS, self.foresight)
            exec(source, made)
            found = SimpleNamespace(**made)
        return cast(shape.Structs, found)

    @functools.cached_property
    def layout(self) -> Layout:
        return Layout(self.rules, self.notation, self.fields, self.structs)

    @functools.cache  # noqa: B019 - games are never thrown away
    def observer(self, *, compiled: bool = True) -> Observer:
        """All that is seen and asked, through the compiled rules or the rules as they are."""
        return Observer(self, compiled=compiled)

    def read(self, shown: shape.Shown) -> States:
        """The masked record that a view was written from, as an array of one."""
        seen = cast(shape.AnyView, shown)
        edition = self.edition(seen.edition)
        raw = self.layout.record(seen, settings(edition, self.flags))
        states: States = np.frombuffer(raw, self.rules.STATE).view(np.recarray)
        deck = np.array(self.fresh_deck(edition, len(seen.players)), np.int64)
        self.interpreted.restore_at(states, 0, (seen.to_move or 0) - 1, deck)
        return states

    def foreseen(self, numbers: Sequence[int]) -> "Struct | None":
        if self.foresight is None:
            return None
        values = [read(numbers[start:end]) for start, end, read in self.foresight.spans()]
        return cast("Struct", self.structs.Foresight(*values))  # type: ignore[attr-defined]

    def usual(self, seats: int | None = None) -> Edition:
        named = [self.edition(name) for name in self.manifest.usual]
        fitting = (edition for edition in named if seats in (None, *edition.players))
        return next(fitting, (named or self.editions)[0])

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
        usual = unsaid(self.flags)
        return {name: value for name, value in edition.flags.items() if usual.get(name) != value}

    def changed(self, edition: Edition, changes: Sequence[str]) -> Edition:
        if not changes:
            return edition
        return self.custom({**edition.flags, **read_flags(changes, self.flags)})

    def variants(self) -> list[Edition]:
        """The named editions, and each of them with one flag set otherwise: what suites run on."""
        changed = [
            self.changed(edition, [f"{flag.name}={value}"])
            for edition in self.editions
            for flag in self.options
            for value in flag.values
            if value != edition.flags[flag.name]
        ]
        return list({edition.text: edition for edition in (*self.editions, *changed)}.values())

    def code(self, token: str) -> int:
        """What a token says before the position is known; refuses text that is none."""
        code = self.code_of(token)
        if code is None:
            raise Refusal("unknown-token", f"“{token}” is no token of {self.name}.")
        return code

    @functools.cached_property
    def code_of(self) -> Callable[[str], int | None]:
        """What a token says: an action, or below 0 the cards of a heap; None if it is none."""
        return notation.reader(self.notation)

    @functools.cached_property
    def text(self) -> Callable[[int], str]:
        return notation.writer(self.notation)

    def fresh_deck(self, edition: Edition, seats: int) -> list[int]:
        return self.editions_module.fresh_deck(edition, seats)


@functools.cache
def game(name: str) -> Game:
    known = manifests.manifests()
    if name not in known:
        raise Refusal("unknown-game", f"“{name}” is no game here; there are {', '.join(known)}.")
    return Game(known[name])


def named_game(name: str) -> Game:
    """The same for what a program of others gives as a name, whatever that is."""
    if not isinstance(name, str):
        raise Refusal("unknown-game", f"A game is named by a text, not {name!r}.")
    return game(name)


def games() -> list[Game]:
    return [game(name) for name in manifests.names()]
