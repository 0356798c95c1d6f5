"""Perft: all lines of play from drawn positions; and every flag is witnessed by some of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lynxdeck.games import perft
from lynxdeck.games.edition import Edition, Flag
from lynxdeck.games.perft import Case
from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games

FOLDER = Path(__file__).parent / "perft"
FILES = {path.stem: perft.read(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.txt"))}
CASES = [case for cases in FILES.values() for case in cases]

PATIENCE = 500
"""How many positions the interpreter is asked for in one case, if there is time; compiled, all are
counted."""

each_case = pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=f"{name}: {case.name}") for name in FILES for case in FILES[name]],
)
each_edition = pytest.mark.parametrize(
    ("game", "edition"),
    [pytest.param(game, found, id=found.name) for game in games() for found in game.editions],
)
each_flag = pytest.mark.parametrize(
    ("game", "flag"),
    [
        pytest.param(game, flag, id=f"{game.name}: {flag.name}")
        for game in games()
        for flag in game.flags
    ],
)


@each_case
def test_compiled(case: Case) -> None:
    found = perft.count(case.game, case.states(), len(case.counts), engine=case.game.compiled)
    assert found == case.counts


@each_case
@pytest.mark.parametrize("most", [150, pytest.param(PATIENCE, marks=pytest.mark.long)])
def test_interpreted(case: Case, most: int) -> None:
    depth = 1
    while depth < len(case.counts) and sum(case.counts[: depth + 1]) <= most:
        depth += 1
    assert perft.count(case.game, case.states(), depth) == case.counts[:depth]


@each_edition
def test_every_edition_has_a_file(game: Game, edition: Edition) -> None:
    cases = FILES[f"{game.name}-{edition.name}"]
    assert {(case.game.name, case.edition) for case in cases} == {(game.name, edition.name)}


@each_flag
def test_every_flag_is_witnessed(game: Game, flag: Flag) -> None:
    """Some position plays on differently, or is won by others, if only that flag is changed."""
    pairs = [
        (case, changed) for case in CASES if case.game is game for changed in flipped(case, flag)
    ]
    assert any(plays_differently(*pair) for pair in pairs) or any(
        is_won_by_others(*pair) for pair in pairs if sum(pair[0].counts) <= PATIENCE
    )


def flipped(case: Case, flag: Flag) -> Iterator[Position]:
    """The case's position with the flag set to each other value, if it can be played so."""
    edition = case.game.edition(case.edition)
    for value in flag.values:
        try:
            changed = case.game.changed(edition, [f"{flag.name}={value}"])
        except Refusal:  # that deck is too small
            continue
        position = case.position()
        if value == edition.flags[flag.name] or position.seats not in changed.players:
            continue
        if case.deal:  # what a flag does to the deal is seen in another one
            yield case.position(changed)
        else:
            position.states[flag.name] = flag.values.index(value)
            yield Position(case.game, changed, position.states)


def plays_differently(case: Case, changed: Position) -> bool:
    """Whether the change is seen in a count."""
    depth, engine = len(case.counts), case.game.compiled
    return perft.count(case.game, changed.states, depth, engine=engine) != case.counts


def is_won_by_others(case: Case, changed: Position) -> bool:
    """Whether the change is seen in who wins at the end of some line of play."""
    drawn = Position(case.game, case.game.edition(case.edition), case.states())
    depth = len(case.counts)
    return list(winners(drawn, depth)) != list(winners(changed, depth))


def winners(position: Position, depth: int) -> Iterator[list[int]]:
    """Who wins, for each line of play that ends within so many decisions."""
    if position.over:
        yield position.winners
    elif depth > 0:
        for token in position.legal():
            yield from winners(position.copy().play(token), depth - 1)
