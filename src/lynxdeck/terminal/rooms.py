"""What a game brings to the terminal: its words and its drawings.

A game that brings nothing of its own is played in `anygame.py`: its position drawn as text, and
its legal tokens to choose from. What draws is loaded when somebody draws: lines of text need no
Textual.
"""

import functools
import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from lynxdeck.games.registry import Game
from lynxdeck.games.shape import Shown
from lynxdeck.terminal.choice import Choice
from lynxdeck.terminal.marks import Marks
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.session import Decision

if TYPE_CHECKING:
    from lynxdeck.terminal.canvas import Canvas
    from lynxdeck.terminal.chooser import Chooser

Key = tuple[str, str]
"""Keys as they are shown, and the locale key of what they do."""


V = TypeVar("V", bound=Shown, contravariant=True)


class Room(Protocol[V]):
    """One game at the terminal."""

    @property
    def keys(self) -> Sequence[Key]:
        """The keys of its decisions."""

    @property
    def writing(self) -> str:
        """The locale key of how decisions are written in plain mode; empty if that is clear."""

    @property
    def has_hand(self) -> bool:
        """Whether its players hold cards, to be drawn apart from the table."""

    def ask(self, phrases: Phrases, view: V) -> str:
        """The one sentence at its fixed place."""

    def choices(self, phrases: Phrases, view: V) -> list[Choice]:
        """What may be decided, nothing while another is asked."""

    def describe(self, phrases: Phrases, view: V) -> list[str]:
        """The table in sentences."""

    def told(self, phrases: Phrases, decision: Decision) -> list[str]:
        """What a decision did, and how the game ended if it did."""

    def ending(self, phrases: Phrases, view: V) -> str:
        """Why the game is over."""

    def chooser(self, phrases: Phrases, view: V, last: "Chooser | None") -> "Chooser":
        """What keys and clicks choose with; the last one may have something to keep."""

    def draw_board(
        self, phrases: Phrases, view: V, marks: Marks, *, width: int, height: int
    ) -> "Canvas":
        """The table on a sheet of this size."""

    def draw_hand(self, view: V, chooser: "Chooser | None", *, width: int, height: int) -> "Canvas":
        """The own hand on a sheet of its own, with what is chosen of it."""


@functools.cache
def room(game: Game) -> Room[Shown]:
    """The room of a game."""
    if name := package(game):
        return cast(Room[Shown], importlib.import_module(name).ROOM)
    from lynxdeck.terminal.anygame import AnyRoom

    return AnyRoom(game)


def package(game: Game) -> str:
    """Where a game's own room lies; nothing if it brings none."""
    return game.manifest.terminal
