"""Golden playthroughs: one game of all flags and numbers of seats that an edition has, to be read.

`python tests/games/golden/make.py` writes them all again; `test_golden.py` compares. A change of
rules shows in `git diff`, to be reviewed like any other change.

Editions with the same flags play the same game, so a file is named by the flags that are not the
first of their values; with others come other cards, or a flag that seldom matters made a copy.

Each decision is a line: its number, seat, phase and token, the number of choices; then what came
of it: cards in the pile, scores.
"""

from collections.abc import Iterator
from pathlib import Path

from lynxdeck.games.chance import below, generator
from lynxdeck.games.edition import Edition
from lynxdeck.games.fields import Rng
from lynxdeck.games.position import Position, new
from lynxdeck.games.registry import Game, games

FOLDER = Path(__file__).parent
SEED = "golden"
DRAWN_EVERY = 30


def tables() -> Iterator[tuple[Game, Edition, int]]:
    """Everything that a named edition lets people play."""
    for game in games():
        for edition in game.editions:
            for seats in edition.players:
                yield game, edition, seats


def label(game: Game, edition: Edition) -> str:
    """The flags that make an edition what it is."""
    usual = {flag.name: flag.values[0] for flag in game.flags}
    said = [f"{name}={value}" for name, value in edition.flags.items() if value != usual[name]]
    return " ".join(said) or "plain"


def file_name(game: Game, edition: Edition, seats: int) -> str:
    """Where the game of an edition and number of seats is written."""
    return f"{game.name}-{label(game, edition).replace(' ', '-')}-{seats}.txt"


def playthrough(game: Game, edition: Edition, seats: int) -> str:
    """A game played at random, as text."""
    flags = label(game, edition)
    seed = SEED if flags == "plain" else f"{SEED} {flags}"
    position, rng = new(game.name, edition.name, seats=seats, seed=seed), generator(seats)
    lines = [f"game    {game.name}", f"flags   {flags}", f"seats   {seats}", f"seed    {seed}"]
    number = 0
    while not position.over:
        if number % DRAWN_EVERY == 0:
            lines += ["", str(position), ""]
        number += 1
        lines.append(f"{number:3} {decision(position, choice(rng, len(position.actions())))}")
    scores, winners = (" ".join(map(str, row)) for row in (position.scores, position.winners))
    ending = [f"end     {position.end}", f"scores  {scores}", f"winners {winners}"]
    return "\n".join([*lines, "", str(position), "", *ending, ""])


def choice(rng: Rng, n: int) -> int:
    """The first two times of three, so that columns grow and hands shrink; else any."""
    k = below(rng, n)
    return 0 if below(rng, 3) else k


def decision(position: Position, k: int) -> str:
    """Make the k-th choice; its line."""
    tokens = position.legal()
    line = f"{position.to_move} {position.phase:7} {tokens[k]:5} {len(tokens):2}"
    position.play(tokens[k])
    return f"{line} {position.state.pile_size:3} | {' '.join(map(str, position.scores))}"


def main() -> None:
    """Write all files."""
    for table in tables():
        (FOLDER / file_name(*table)).write_text(playthrough(*table), "utf-8")


if __name__ == "__main__":
    main()
