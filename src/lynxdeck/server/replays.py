"""Games from the deal on, as somebody's eyes saw them: of a table, or of a record brought along."""

from collections.abc import Iterable, Sequence

import msgspec

from lynxdeck.games.position import lay_out
from lynxdeck.games.ready import engine
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.games.watch import Watch
from lynxdeck.records import Fault, Record, begin, read_text
from lynxdeck.records.fault import brief
from lynxdeck.server import projection
from lynxdeck.server import protocol as wire
from lynxdeck.server.answers import Happened
from lynxdeck.server.chronicle import Entry, Story, join, ready, recount
from lynxdeck.server.pov import PointOfView, bring, read_wish
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table

LONGEST = 20_000
"""More decisions than any game has; a longer record is refused."""


def brought(text: str, eyes: str) -> wire.Replay:
    """The first game of a record that somebody brings."""
    for found in read_text(text):
        if isinstance(found, Fault):
            raise _bad(found)
        return of_record(found, bring(read_wish(eyes, len(found.names))))
    raise _bad(Fault(1, 1, "There is no game in this file.", kind="none"))


def _bad(fault: Fault) -> Refusal:
    """What is wrong, where, and what it is about, for those who say it in another language."""
    about: dict[str, int | str] = {"line": fault.line, "column": fault.column}
    about |= {"kind": fault.kind, "token": brief(fault.token)}
    return Refusal("bad-record", fault.message, arguments=about)


def of_record(record: Record, point: PointOfView) -> wire.Replay:
    """A record, replayed."""
    tokens = record.decisions
    if len(tokens) > LONGEST:
        raise Refusal("too-big", f"A replay has at most {LONGEST} decisions.")
    after = record.position
    opening = record.start(engine(after.game))
    replay = _replay(Story(opening, recount(opening, tokens)), point, record.names)
    replay.tags = {name: value for name, value in record.tags.items() if name != "Deck"}
    if after.over:
        replay.over, replay.scores = True, after.scores
        replay.winners, replay.end = after.winners, after.end
    return replay


def of_table(table: Table, game: Dealt, story: Story, point: PointOfView) -> wire.Replay:
    """A game of a table, as far as it went."""
    point.check(game)
    replay = _replay(story, point, list(game.names))
    replay.scripted = table.setup.script is not None
    replay.over, replay.scores = game.scores is not None, game.scores
    replay.winners, replay.end = game.winners, game.end
    return replay


def retell(table: Table, game: Dealt, tokens: Sequence[str]) -> Story:
    """So many decisions of a table's game, played again; for what was not told in memory."""
    deck, dice = table.order(game)
    opening = lay_out(
        table.played,
        table.edition,
        seats=table.setup.seats,
        deck=deck,
        dice=dice,
        start=game.start,
        engine=engine(table.played),
    )
    return Story(opening, recount(opening, tokens))


def record_of(table: Table, game: Dealt, point: PointOfView) -> Record:
    """A game of a table as a record: all its cards are in it."""
    point.check(game)
    if not point.open:
        raise refuse("off:record")
    free: dict[str, str] = {}
    if game.origin:
        free["Seed"] = game.origin
    if table.setup.match:
        free["Match"] = f"{table.name}-{game.match}"
        free["Round"] = f"{game.round}/{table.rounds}"
    if game.failed:
        free["Replaced"] = " | ".join(_replaced(table, seat) for seat in sorted(game.failed))
    deck, dice = table.order(game)
    record = begin(
        table.played,
        table.edition,
        game.names,
        deck=deck,
        dice=dice,
        start=game.start,
        free=free,
        engine=engine(table.played),
    )
    return record.play(*game.tokens)


def _replaced(table: Table, seat: int) -> str:
    """Who failed at a seat, and who played on: nobody should take one for the other."""
    return f"{seat} {table.seats[seat - 1].level} {table.setup.stand_in}"


def _replay(story: Story, point: PointOfView, names: list[str]) -> wire.Replay:
    """A game that is not known to be over."""
    opening = story.opening
    watch = Watch(opening)
    return wire.Replay(
        game=opening.game.name,
        edition=opening.edition.text,
        names=names,
        eyes=point.eyes,
        scripted=False,
        tags={},
        view=projection.show(watch, point),
        events=_all_hands(story, watch) if point.open else told(story.entries, point),
        over=False,
        scores=None,
        winners=[],
        end=None,
    )


def told(entries: Iterable[Entry], point: PointOfView) -> list[wire.ReplayEvent]:
    """Decisions as they were seen from there."""
    return [
        wire.ReplayEvent(
            entry.seat,
            entry.token,
            ready(wire.Patch, entry.patch_for(point)),
            ready(wire.Facts, entry.facts_for(point)),
        )
        for entry in entries
    ]


def happened(entries: Iterable[Entry], point: PointOfView) -> list[Happened]:
    """What decisions did, as it was seen from there."""
    return [
        Happened(one.seat, one.token, ready(wire.Facts, one.facts_for(point))) for one in entries
    ]


def _all_hands(story: Story, watch: Watch) -> list[wire.ReplayEvent]:
    """Decisions with every hand that they changed."""
    hands, events = watch.hands(), []
    for entry in story.entries:
        patch = entry.patch
        if changed := entry.hands():
            hands = [changed.get(seat, hand) for seat, hand in enumerate(hands, start=1)]
            patch = join(patch, msgspec.json.encode({"hands": hands}))
        events.append(
            wire.ReplayEvent(
                entry.seat,
                entry.token,
                ready(wire.Patch, patch),
                ready(wire.Facts, entry.open_facts),
            )
        )
    return events
