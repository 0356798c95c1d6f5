"""The deal of a day: the same cards and the same bots for everybody, told whole by its name.

The name is the seed that the cards are drawn from; what the bots leave to chance follows from it
too. `docs/daily.md` tells it to readers, and `web/src/deals/daily.ts` does the same in the browser.

>>> Daily("linko", "2026-11-16").name
'daily 2026-11-16 linko amigo-2022-basic 3 hard r1 b2'
>>> bot_seed(Daily("linko", "2026-11-16").name, seat=2, move=5)
130229923
"""

import datetime
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from lynxdeck.games.compile import Engine
from lynxdeck.games.deal import Stream, key_of
from lynxdeck.games.manifest import DailyTerms, manifests
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game as find_game
from lynxdeck.records.dealt import verify
from lynxdeck.records.record import Record

BOTS = 2
"""Changes when any bot would choose otherwise from the same seed."""

PERSON = 1
"""The player's seat; it begins."""


TERMS = {name: found.daily for name, found in manifests().items() if found.daily}
"""How the deal of the day is played, by game."""

_NAME = re.compile(r"daily (\d{4}-\d\d-\d\d) ([a-z]+) .*")


@dataclass(frozen=True)
class Daily:
    game: str
    date: str

    @property
    def terms(self) -> DailyTerms:
        return TERMS[self.game]

    @property
    def name(self) -> str:
        edition, seats, level = self.terms
        rules = find_game(self.game).rules.VERSION
        return f"daily {self.date} {self.game} {edition} {seats} {level} r{rules} b{BOTS}"

    @property
    def day(self) -> datetime.date:
        return datetime.date.fromisoformat(self.date)


def read(name: str) -> Daily | None:
    """The deal of that name; None for any other text, and for one of other versions than ours."""
    found = _NAME.fullmatch(name)
    if found is None or found[2] not in TERMS:
        return None
    try:
        deal = Daily(found[2], datetime.date.fromisoformat(found[1]).isoformat())
    except ValueError:
        return None
    return deal if deal.name == name else None


def bot_seed(name: str, *, seat: int, move: int) -> int:
    return Stream(key_of(name), f"bot {seat} {move}").word()


class BotChoice(NamedTuple):
    """A decision of a bot that had anything to choose: what it was asked, and what it said."""

    seat: int
    seed: int
    masked: bytes
    token: str


def check(record: Record) -> Daily:
    """The deal that a finished record plays; refuses one of anything else, and says why."""
    tags, seed = record.tags, record.tags.get("Seed", "")
    deal = read(seed.removeprefix("lynx1 ")) if seed.startswith("lynx1 ") else None
    if deal is None:
        raise _wrong("This is no deal of a day, or one of another version.")
    played = (tags["Game"], record.position.edition.text, len(record.names), tags["Start"])
    if played != (deal.game, deal.terms.edition, deal.terms.seats, str(PERSON)):
        raise _wrong("This is not how the deal of that day is played.")
    if not record.position.over:
        raise _wrong("This game is not over.")
    fault = verify(record).fault
    if fault:
        raise _wrong(f"These are not the cards of that day: the record {fault}.")
    return deal


def choices(record: Record, deal: Daily, engine: Engine) -> Iterator[BotChoice]:
    """What the bots of a deal were asked, one after the other, and what they are said to choose."""
    position = record.start(engine)
    masked = engine.new(1)
    for move, token in enumerate(record.decisions):
        seat = position.to_move
        assert seat is not None  # the record was played by the rules
        if seat != PERSON and engine.count_of(position.states, 0) > 1:
            engine.mask_at(position.states, 0, seat - 1, masked, 0)
            yield BotChoice(
                seat, bot_seed(deal.name, seat=seat, move=move), masked.tobytes(), token
            )
        position.play(token)


def _wrong(sentence: str) -> Refusal:
    return Refusal("bad-result", sentence)
