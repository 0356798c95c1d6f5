"""The browser's engine in TypeScript says what Python says: views, facts, reasons, tips."""

import json
from pathlib import Path

import numpy as np
import pytest

from lynxdeck.games.match import Match
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
    compare(answers, game, [typed.dealt(way, n, 14) for n, way in enumerate(ways(game))])


@every_game
def test_drawn_positions_are_seen_and_told_alike(game: Game, answers: Path) -> None:
    compare(answers, game, list(typed.drawn(game, 3)))


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
