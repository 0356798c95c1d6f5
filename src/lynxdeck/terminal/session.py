"""One sitting at a table, as the person at one seat lives it. No I/O.

The table leads the game; what is the sitting's own is what was told, how far back undo may go,
and what a saved game remembers. Undo goes back before an own decision as long as that tells
nothing: once a card was turned up from the pile, a die was rolled, or another has decided, the
way back is closed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.edition import Edition
from lynxdeck.games.match import Match
from lynxdeck.games.registry import Game
from lynxdeck.games.shape import Shown
from lynxdeck.records import Record, begin
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.log import Log
from lynxdeck.table.setup import Setup, settled
from lynxdeck.table.table import BOT, OVER, Ask, Table

SEAT_TAG, BOTS_TAG = "Seat", "Bots"
"""What a saved game remembers of the sitting, as free tags."""


@dataclass(frozen=True)
class Decision:
    seat: int
    token: str
    facts: Sequence[msgspec.Struct]
    """What it did, in the order of happening."""


class _Mark(NamedTuple):
    """A way back: how long the table's log and ours were before an own decision."""

    log: int
    decisions: int


class Session:
    """A table under way, and what its person has been told."""

    def __init__(self, log: Log, *, seat: int, seed: str) -> None:
        self.log = log
        self.seat = seat
        """Where the person sits."""
        self.seed = seed
        """What games are dealt from."""
        self.decisions: list[Decision] = []
        self.generation = 0
        """Grows with every change: an answer to an older one comes too late."""
        self._tags: list[Mapping[str, str]] = []
        self._marks: list[_Mark] = []
        self._view: Shown | None = None

    # --- what is played -------------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.log.table

    @property
    def game(self) -> Game:
        return self.table.played

    @property
    def edition(self) -> Edition:
        return self.table.edition

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    @property
    def levels(self) -> dict[int, str]:
        seats = enumerate(self.table.seats, start=1)
        return {number: seat.level for number, seat in seats if seat.kind == BOT}

    @property
    def match(self) -> Match | None:
        return self.table.match()

    # --- how it stands --------------------------------------------------------------------

    @property
    def view(self) -> Shown:
        if self._view is None:
            self._view = self.table.watch.view(self.seat)
        return self._view

    @property
    def ask(self) -> Ask | None:
        return self.table.ask()

    @property
    def mine(self) -> bool:
        return self.table.watch.asked == self.seat

    @property
    def round(self) -> int:
        return len(self.table.games)

    @property
    def rows(self) -> list[list[int]]:
        return [game.scores for game in self.table.games if game.scores is not None]

    @property
    def started(self) -> bool:
        return any(game.tokens for game in self.table.games)

    @property
    def has_next(self) -> bool:
        """Whether the match goes on after this game; single games always may."""
        return self.match is None or self.round < self.match.rounds

    @property
    def goes_on(self) -> bool:
        return not self.view.over or (self.match is not None and self.has_next)

    # --- what changes it ------------------------------------------------------------------

    def decide(self, token: str) -> Decision:
        watch = self.table.watch
        seat, choices = watch.asked or self.seat, len(watch.legal)
        mark = _Mark(len(self.log.events), len(self.decisions))
        by: ev.By = "person" if seat == self.seat else "bot"
        (changes,) = self.log.happen(commands.decide(self.table, seat, token, watch.move, by=by))
        self._changed()
        decision = Decision(seat, token, changes.told.seen_by(self.seat))
        self.decisions.append(decision)
        if seat != self.seat or self._reveals(decision):
            self._marks.clear()
        elif choices > 1:
            self._marks.append(mark)
        return decision

    def _reveals(self, decision: Decision) -> bool:
        """Whether a decision turned up a card of the pile, or rolled the die."""
        facts = zip(self.game.structs.STRUCTS, self.game.story.FACTS, strict=True)
        revealing = tuple(struct for struct, fact in facts if fact.reveals)
        return any(isinstance(fact, revealing) for fact in decision.facts)

    @property
    def auto(self) -> bool:
        return self.table.seats[self.seat - 1].auto

    @auto.setter
    def auto(self, auto: bool) -> None:
        self.log.happen(commands.set_auto(self.table, self.seat, auto=auto))

    @property
    def can_undo(self) -> bool:
        return bool(self._marks)

    def undo(self) -> None:
        mark, auto = self._marks.pop(), self.auto
        self.log.go_back(mark.log)
        self.auto = auto
        del self.decisions[mark.decisions :]
        self._changed()

    def next_game(self) -> None:
        if self.table.status == OVER:
            self.log.happen(commands.rematch(self.table))
        plain = PlainSeed(self._next_seed())
        laid = ev.laid_from(plain, self.game, self.edition, len(self.names))
        self.log.happen(commands.start_laid(self.table, laid))
        self._begun({"Seed": str(plain), **self._own_tags()})

    def take_up(self, record: Record, tags: Mapping[str, str]) -> None:
        seed = record.tags.get("Seed", "")
        laid = ev.Laid(record.tags["Deck"].split(), record.tags.get("Dice", "").split(), seed)
        self.log.fold(commands.start_laid(self.table, laid, int(record.tags["Start"])))
        steps = list(record.retraced())
        self.log.fold([ev.Moved(step.seat, step.token) for step in steps])
        self.log.happen([])
        self._begun(tags)
        self.decisions += [
            Decision(step.seat, step.token, step.told.seen_by(self.seat)) for step in steps
        ]

    def _next_seed(self) -> str:
        number = self.round + 1
        return self.seed if number == 1 and not self.table.setup.match else f"{self.seed} {number}"

    def _own_tags(self) -> dict[str, str]:
        tags = {SEAT_TAG: str(self.seat), BOTS_TAG: " | ".join(self.levels.values())}
        if self.match:
            tags["Match"] = f"terminal {self.seed}"
            tags["Round"] = self.match.round_tag(self.round)
        return tags

    def _begun(self, tags: Mapping[str, str]) -> None:
        self._tags.append(tags)
        self.decisions.clear()
        self._marks.clear()
        self._changed()

    def _changed(self) -> None:
        self._view = None
        self.generation += 1

    # --- what is kept of it ---------------------------------------------------------------

    @property
    def records(self) -> list[Record]:
        return [self._record(*pair) for pair in zip(self.table.games, self._tags, strict=True)]

    def _record(self, game: Dealt, tags: Mapping[str, str]) -> Record:
        deck, dice = self.table.order(game)
        record = begin(
            self.game,
            self.edition,
            game.names,
            deck=deck,
            dice=dice,
            start=game.start,
            free=tags,
        )
        return record.play(*game.tokens)


def sit_down(
    game: Game,
    edition: Edition,
    names: Sequence[str],
    *,
    seat: int,
    levels: Sequence[str],
    seed: str,
    cycles: int = 0,
) -> Session:
    """A session at a table where nothing is dealt yet; the levels are those of the others."""
    log = Log("terminal", interpreted=True)
    setup = settled(Setup(game=game.name, edition=edition.text, seats=len(names), match=cycles))
    others = [number for number in range(1, len(names) + 1) if number != seat]
    log.fold([ev.Created(setup), ev.Seated(seat, names[seat - 1]), ev.Auto(seat, auto=True)])
    for number, level in zip(others, levels, strict=True):
        log.fold([ev.Botted(number, names[number - 1], level)])
    return Session(log, seat=seat, seed=seed)
