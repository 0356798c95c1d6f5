"""What the server answers at some tables: the page, asked the same, must say the same.

`python -m tests.web.answers` writes the sample again, which is needed when rules, reasons or tips
change.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

import msgspec

from lynxdeck.games.observer import Facts, Watch
from lynxdeck.games.position import Position, new
from lynxdeck.games.registry import game
from lynxdeck.games.tip import Tip

FILE = Path(__file__).parents[2] / "web/src/net/fixtures/answers.json"
GAMES = (
    ("linko", "ravensburger-2014", 3),
    ("linko", "amigo-2022-duel", 2),
    ("linko", "amigo-2022-expert", 5),
    ("push", "push", 2),
    ("push", "push-risk", 4),
)
MOST = 120
"""So many decisions of each game are made."""
EVERY = 11
"""So many decisions lie between two that are asked about."""
WISHES = 40
"""So many tokens are tried at each; of every kind of reason one is kept."""


class Why(TypedDict):
    """As the protocol has it."""

    allowed: bool
    code: str
    sentence: str
    args: dict[str, int | str]
    rule: str | None


class Asked(TypedDict):
    """A view, what led to it, and all that its seat may ask there."""

    view: object
    facts: Facts
    previews: dict[str, list[object] | None]
    """The fields of a foresight, one after the other."""
    whys: dict[str, Why]
    odds: tuple[int, int] | None
    tips: list[Tip]


def sample() -> bytes:
    """The file as it should be."""
    asked = [one for played in GAMES for one in answers(*played)]
    return b"[" + b",\n".join(map(msgspec.json.encode, asked)) + b"]\n"


def answers(name: str, edition: str, seats: int) -> Iterator[Asked]:
    """Some decisions of one random game, asked about."""
    chance = random.Random(f"{name} {edition}")
    observer = game(name).observer(compiled=False)
    watch = Watch(new(name, edition, seats=seats, seed="answers"), observer)
    told: Facts = []
    while watch.asked is not None and watch.move < MOST:
        if watch.move % EVERY == 0:
            yield ask(watch, watch.asked, told, chance)
        changes = watch.decide(game(name).code(chance.choice(watch.legal)))
        assert changes is not None
        told = changes.told.own.get(watch.asked or 0, changes.told.public)


def ask(watch: Watch, seat: int, told: Facts, chance: random.Random) -> Asked:
    """Everything that the seat to move may ask."""
    position = watch.position
    tokens = sorted({*position.game.notation.TOKENS.values()})
    wished = chance.sample(tokens, min(WISHES, len(tokens)))
    whys = {why(position, one)["code"]: one for one in wished}
    return {
        "view": watch.view(seat),
        "facts": told,
        "previews": {
            one: fields(watch.foresee(seat, position.game.code(one))) for one in watch.legal
        },
        "whys": {one: why(position, one) for one in whys.values()},
        "odds": watch.odds(seat),
        "tips": watch.tips(seat),
    }


def fields(seen: msgspec.Struct | None) -> list[object] | None:
    """In their order: a preview for each token takes much room."""
    return None if seen is None else list(msgspec.structs.astuple(seen))


def why(position: Position, token: str) -> Why:
    """Whether that is possible, and if not why."""
    verdict = position.verdict(token)
    return {
        "allowed": verdict.code == "allowed",
        "code": verdict.code,
        "sentence": str(verdict),
        "args": dict(verdict.arguments),
        "rule": verdict.rule,
    }


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(sample())
