"""Golden playthroughs: one game of every named edition and number of seats, written out to be read.

`python tests/games/golden/make.py` writes them all anew; `test_golden.py` compares. A change of
rules shows in `git diff`, to be reviewed like any other change.

Each decision is a line: its number, seat, phase and token, the number of choices; then what came
of it: cards in the pile, scores.
"""

from collections.abc import Iterator
from pathlib import Path

from lynxdeck.games.chance import below, generator
from lynxdeck.games.fields import Rng
from lynxdeck.games.position import Position, new
from lynxdeck.games.registry import games

FOLDER = Path(__file__).parent
SEED = "golden"
DRAWN_EVERY = 30


def names() -> Iterator[tuple[str, str, str, int]]:
    """Every file's name, and the game, edition and number of seats that it shows."""
    for game in games():
        for edition in game.editions:
            for seats in edition.players:
                yield f"{game.name}-{edition.name}-{seats}.txt", game.name, edition.name, seats


def playthrough(game: str, edition: str, seats: int) -> str:
    """A game played at random, as text."""
    position, rng = new(game, edition, seats=seats, seed=SEED), generator(seats)
    lines = [f"game    {game}", f"edition {edition}", f"seats   {seats}", f"seed    {SEED}"]
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
    for name, game, edition, seats in names():
        (FOLDER / name).write_text(playthrough(game, edition, seats), "utf-8")


if __name__ == "__main__":
    main()
