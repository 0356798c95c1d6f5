"""What a game brings to the terminal: its words and its drawings.

A game that brings nothing of its own is played with its position drawn as text, and its legal
tokens to choose from.
"""

import functools
import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, cast

from lynxdeck.games.registry import Game
from lynxdeck.games.shape import Shown
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.chooser import Choice, Chooser, Marks
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.session import Decision

Key = tuple[str, str]
"""Keys as they are shown, and the locale key of what they do."""

V = TypeVar("V", bound=Shown)
W = TypeVar("W", bound=Shown, contravariant=True)


class BoardDrawer(Protocol[W]):
    def __call__(
        self, phrases: Phrases, view: W, marks: Marks, *, width: int, height: int
    ) -> Canvas: ...


class HandDrawer(Protocol[W]):
    def __call__(self, view: W, chooser: Chooser | None, *, width: int, height: int) -> Canvas: ...


@dataclass(frozen=True)
class TerminalRoom(Generic[V]):
    keys: Callable[[Phrases], Sequence[Key]]
    """The keys of its decisions; letters may be the language's."""
    ask: Callable[[Phrases, V], str]
    """The one sentence at its fixed place."""
    choices: Callable[[Phrases, V], list[Choice]]
    """What may be decided, nothing while another is asked."""
    describe: Callable[[Phrases, V], list[str]]
    """The table in sentences."""
    told: Callable[[Phrases, Decision], list[str]]
    """What a decision did, and how the game ended if it did."""
    ending: Callable[[Phrases, V], str]
    """Why the game is over."""
    chooser: Callable[[Phrases, V, Chooser | None], Chooser]
    """What keys and clicks choose with; the last one may have something to keep."""
    draw_board: BoardDrawer[V]
    draw_hand: HandDrawer[V] | None = None
    """If its players hold cards, to be drawn apart from the table."""
    fact: Callable[[Phrases, V, str], str] = lambda _phrases, _view, _token: ""
    """What can be counted of a decision and its choice does not say yet, for a hint."""
    writing: str = ""
    """The locale key of how decisions are written in plain mode; empty if that is clear."""


@functools.cache
def room(game: Game) -> TerminalRoom[Shown]:
    if name := package(game):
        return cast(TerminalRoom[Shown], importlib.import_module(name).ROOM)
    return bare_room(game)


def package(game: Game) -> str:
    return game.manifest.terminal


DIGITS = 9
"""So many choices have a key of their own."""


def bare_room(game: Game) -> TerminalRoom[Shown]:
    def describe(phrases: Phrases, view: Shown) -> list[str]:
        text: str = game.drawing.draw(game.read(view)[0], phrases.names)
        return text.rstrip("\n").split("\n")

    def draw_board(
        phrases: Phrases,
        view: Shown,
        marks: Marks,  # noqa: ARG001 - choices are no spots of the drawing
        *,
        width: int,
        height: int,
    ) -> Canvas:
        canvas = Canvas(width, height)
        canvas.fill(0, 0, width, height, "on $felt")
        for y, line in enumerate(describe(phrases, view)):
            canvas.fit(2, y + 1, line, width - 3, "$words on $felt")
        return canvas

    return TerminalRoom(
        keys=lambda _: (("← → ↑ ↓", "terminal-help-choose"), ("1 … 9", "terminal-help-numbers")),
        ask=_ask,
        choices=_choices,
        describe=describe,
        told=_told,
        ending=lambda phrases, _view: phrases.say("terminal-plain-over"),
        chooser=lambda phrases, view, _last: Chooser(_choices(phrases, view)),
        draw_board=draw_board,
    )


def _ask(phrases: Phrases, view: Shown) -> str:
    if view.to_move is None:
        return phrases.say("terminal-plain-over")
    if view.to_move == view.seat:
        return phrases.say("terminal-any-ask")
    return phrases.say("terminal-any-wait", name=phrases.name(view.to_move))


def _choices(phrases: Phrases, view: Shown) -> list[Choice]:
    return [
        Choice(
            token,
            (str(number),) if number <= DIGITS else (),
            phrases.say("terminal-any-choice", token=token),
        )
        for number, token in enumerate(view.legal, start=1)
    ]


def _told(phrases: Phrases, decision: Decision) -> list[str]:
    who = phrases.who(decision.seat)
    return [phrases.say("terminal-any-told", token=decision.token, **who)]
