"""Secrets, perft, words and commands: what the suites of every game do not look at."""

from pathlib import Path

import numpy as np
import pytest

from lynxdeck.cli import run
from lynxdeck.games import perft
from lynxdeck.games.chance import generator
from lynxdeck.games.edition import Flag
from lynxdeck.games.observer import Observer
from lynxdeck.games.position import Position, new
from lynxdeck.games.registry import Game, game
from lynxdeck.locale import rules, speaker
from tests.games.test_perft import flipped, is_won_by_others, plays_differently

POSITIONS = Path(__file__).parent / "positions.txt"
CASES = perft.read(POSITIONS.read_text(encoding="utf-8"))


def test_the_lines_of_play_are_counted() -> None:
    assert run(["perft", str(POSITIONS)]) == 0
    assert run(["perft", "--game", "topper", "--depth", "4"]) == 0


@pytest.mark.parametrize("flag", game("topper").flags, ids=lambda flag: flag.name)
def test_flags_are_witnessed_even_one_that_tells_in_the_deal(flag: Flag) -> None:
    pairs = [(case, changed) for case in CASES for changed in flipped(case, flag)]
    assert any(plays_differently(*pair) or is_won_by_others(*pair) for pair in pairs)


def test_a_later_flag_is_unsaid_in_its_records(topper: Game) -> None:
    assert topper.edition("custom equal=yes").flags == {"equal": "yes", "short": "no"}
    assert topper.edition("custom equal=yes short=no").text == "custom equal=yes"


def test_what_a_seat_cannot_know_changes_nothing_for_it(topper: Game) -> None:
    """Neither its view nor what it is told."""
    engine, observer, drawn = topper.compiled, topper.observer(), 0
    for number in range(20):
        position = as_compiled(new("topper", seats=3, seed=str(number)))
        rng = generator(number)
        while not position.over:
            action = position.actions()[engine.below(rng, len(position.actions()))]
            mover = position.to_move
            assert mover is not None
            viewer = mover % 3 + 1
            others = [redealt(position, viewer, seed) for seed in range(2)]
            assert len({repr(other.view(viewer)) for other in (position, *others)}) == 1
            if action >= topper.rules.ACTIONS - 2:  # drawing and passing need no certain card
                told = [
                    facts(observer, table, action, viewer) for table in (position.copy(), *others)
                ]
                assert told[0] == told[1] == told[2]
                drawn += "'drew'" in told[0] or "Drew" in told[0]
            engine.apply_at(position.states, 0, action)
    assert drawn > 50


def as_compiled(position: Position) -> Position:
    states = np.asarray(position.states).view(np.ndarray).copy()
    return Position(position.game, position.edition, states, engine=position.game.compiled)


def redealt(position: Position, viewer: int, seed: int) -> Position:
    """The same table with other hidden cards, such as this seat could not tell from the true."""
    engine, masked = position.engine, position.engine.new(1)
    engine.mask_at(position.states, 0, viewer - 1, masked, 0)
    engine.redeal_at(masked, 0, generator(seed))
    return Position(position.game, position.edition, masked, engine=engine)


def facts(observer: Observer, position: Position, action: int, viewer: int) -> str:
    told = observer.tell(position.states, action)
    assert told is not None
    return repr(told.seen_by(viewer))


def test_its_words_are_its_own() -> None:
    said = {language: speaker(language).say("topper-why-over") for language in ("en", "de", "fr")}
    assert said == {"en": "The game is over.", "de": "Das Spiel ist vorbei.", "fr": said["en"]}
    assert rules("topper", "fr").startswith("# Topper: the rules")


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (["play", "--help"], "linko, push or topper."),
        (["editions", "topper"], "topper-short"),
        (["deal", "topper", "--seats", "3", "--seed", "tea"], "top      3"),
        (["version", "--json"], '"topper": 1'),
        (["bench", "--edition", "topper", "--seconds", "0.01", "--runs", "1"], "topper"),
    ],
)
def test_commands_know_it(
    capsys: pytest.CaptureFixture[str], command: list[str], text: str
) -> None:
    assert run(command) == 0
    assert text in capsys.readouterr().out
