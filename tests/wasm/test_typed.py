"""The browser's engine in TypeScript says what Python says: views, facts, reasons, tips."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lynxdeck.games.match import Match
from lynxdeck.games.position import lay_out
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games
from tests.wasm import typed
from tests.wasm.plays import ways
from tests.wasm.typed import SUBJECTS, Case, Player

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@pytest.fixture(scope="session")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine's TypeScript, for Node."""
    return typed.bundled(tmp_path_factory.mktemp("typed"))


def compare(answers: Path, game: Game, cases: list[Case]) -> None:
    """Play them in Python and in TypeScript; name the first thing said otherwise, in both words."""
    played = [Player(case) for case in cases]
    jobs = [case.json(one.tokens, one.asks) for case, one in zip(cases, played, strict=True)]
    theirs = typed.ask(answers, game, games=jobs)["games"]
    for case, job, ours, said in zip(cases, jobs, played, theirs, strict=True):
        if ours.steps != said:
            tell(answers, case, job)


def tell(answers: Path, case: Case, job: dict[str, object]) -> None:
    """Fail with the words that differ."""
    ours = Player(case, words=True)
    theirs = typed.ask(answers, case.game, games=[job], words=True)["games"][0]
    for step, (one, other) in enumerate(zip(ours.steps, theirs, strict=True)):
        for subject, a, b in zip(SUBJECTS, one, other, strict=True):
            told = f"{subject} before or after {ours.tokens[step]}, decision {step} of {case}"
            assert json.loads(str(b)) == json.loads(str(a)), told
            assert b == a, told


@every_game
def test_every_way_is_seen_and_told_alike(game: Game, answers: Path) -> None:
    makers = (typed.dealt, typed.midway)
    compare(answers, game, [makers[n % 2](way, n, 6) for n, way in enumerate(ways(game))])


@every_game
def test_drawn_positions_are_seen_and_told_alike(game: Game, answers: Path) -> None:
    compare(answers, game, list(typed.drawn(game, 2)))


@pytest.mark.long
@every_game
def test_whole_games_are_seen_and_told_alike(game: Game, answers: Path) -> None:
    for at, way in enumerate(ways(game)):
        compare(answers, game, [typed.dealt(way, 10 * at + n, 1000) for n in range(4)])
    compare(answers, game, list(typed.drawn(game, 60)))


@every_game
def test_matches_rotate_and_end_alike(game: Game, answers: Path) -> None:
    chance, jobs, ours = np.random.default_rng(3), [], []
    for number in range(40):
        seats = number % game.rules.SEATS + 1
        match = Match(seats, cycles=2, first=number % seats)
        sheet = chance.integers(-3, 4, (number % (match.rounds + 1), seats)).tolist()
        jobs.append({"seats": seats, "first": match.first + 1, "sheet": sheet})
        starters = [match.start(row) + 1 for row in range(1, len(sheet) + 1)]
        winners = [seat + 1 for seat in match.winners(sheet)]
        ours.append([starters, {"totals": list(match.totals(sheet)), "winners": winners}])
    assert typed.ask(answers, game, matches=jobs)["matches"] == ours


def refusal(game: Game, asked: dict[str, Any]) -> list[object]:
    """Why something cannot be dealt."""
    flags, deal = asked.get("flags"), asked.get("deal")
    try:
        found = game.edition(asked["edition"]) if flags is None else game.custom(flags)
        if deal:
            deck = [game.notation.CARDS[name] for name in deal["deck"]]
            lay_out(game, found, seats=deal["seats"], deck=deck, start=deal["start"])
    except Refusal as fault:
        return [fault.code, str(fault)]
    return [found.text, list(found.players)]


@every_game
def test_what_cannot_be_dealt_is_refused_alike(game: Game, answers: Path) -> None:
    name, flag, other = game.editions[0].name, game.flags[0], game.flags[1]
    texts = [
        "",
        "Linko",
        "custom",
        "custom x=1",
        "custom toString=1",
        "custom =",
        f"custom {flag.name}",
        name,
    ]
    texts += [f"custom {flag.name}={flag.values[1]}", f"custom {flag.name}=maybe"]
    texts += [f"custom {flag.name}=no {flag.name}=no"] + [one.text for one in game.variants()]
    asked: list[dict[str, Any]] = [{"edition": text} for text in texts]
    asked += [{"flags": {other.name: "yes", "zz": "1", "aa": "1"}}]
    asked += [{"flags": {one.name: one.values[-1] for one in game.options}}]
    names = game.notation.CARD_NAMES
    deck = [names[card] for card in game.fresh_deck(game.editions[0], 3)]
    decks: list[list[str]] = [deck, deck[1:], [*deck, deck[0]], [deck[-1], *deck[1:]], []]
    ways = [(seats, start, deck) for seats in (0, 1, 3, 9) for start in (0, 1, 4)]
    ways += [(3, 1, order) for order in decks]
    for seats, start, order in ways:
        deal = {"seats": seats, "start": start, "deck": order, "dice": []}
        asked.append({"edition": name, "deal": deal})
    ours = [refusal(game, one) for one in asked]
    assert typed.ask(answers, game, refused=asked)["refused"] == ours
    assert len({first for first, _ in ours}) > 8
