"""Games from the deal on, as somebody's eyes saw them: of a table, or of a record brought along."""

from typing import Any, Literal

from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.watch import Changes, Watch
from lynxdeck.records import Fault, Record, begin, read_text
from lynxdeck.server import protocol as wire
from lynxdeck.table.table import Dealt, Table

Eyes = int | Literal["none", "open"]
LONGEST = 20_000
"""More decisions than any game has; a longer record is refused."""


def read_eyes(text: str, seats: int) -> Eyes:
    """Whose eyes: `open`, `none` for a spectator's, or a seat's number."""
    if text == "open":
        return "open"
    if text == "none":
        return "none"
    if not text.isdecimal() or not 1 <= int(text) <= seats:
        raise Refusal("bad-request", f"Eyes are open, none or a seat from 1 to {seats}.")
    return int(text)


def brought(text: str, eyes: str) -> wire.Replay:
    """The first game of a record that somebody brings."""
    for found in read_text(text):
        if isinstance(found, Fault):
            raise Refusal(
                "bad-record",
                found.message,
                arguments={"line": found.line, "column": found.column},
            )
        return of_record(found, read_eyes(eyes, len(found.names)))
    raise Refusal(
        "bad-record", "There is no game in this file.", arguments={"line": 1, "column": 1}
    )


def of_record(record: Record, eyes: Eyes) -> wire.Replay:
    """A record, replayed."""
    position = record.start(record.position.game.compiled)
    tags = {name: value for name, value in record.tags.items() if name != "Deck"}
    return _replay(position, record.decisions, eyes, names=record.names, tags=tags, scripted=False)


def of_table(table: Table, game: Dealt, eyes: Eyes) -> wire.Replay:
    """A game of a table, as far as it went."""
    record = record_of(table, game)
    replay = of_record(record, eyes)
    replay.scripted = table.setup.script is not None
    replay.tags = {}
    return replay


def record_of(table: Table, game: Dealt) -> Record:
    """A game of a table as a record. Only for eyes that may see it, or when it is over."""
    free: dict[str, str] = {}
    if game.seed is not None:
        free["Seed"] = str(game.seed)
    if table.setup.match:
        free["Match"] = f"{table.name}-{game.match}"
        free["Round"] = f"{game.round}/{table.rounds}"
    deck, dice = table.order(game)
    record = begin(
        table.played,
        table.edition,
        game.names,
        deck=deck,
        dice=dice,
        start=game.start,
        free=free,
        engine=table.played.compiled,
    )
    return record.play(*game.tokens)


def _replay(
    position: Position,
    tokens: list[str],
    eyes: Eyes,
    *,
    names: list[str],
    tags: dict[str, str],
    scripted: bool,
) -> wire.Replay:
    if len(tokens) > LONGEST:
        raise Refusal("too-big", f"A replay has at most {LONGEST} decisions.")
    watch = Watch(position)
    first = _seen(watch, eyes)
    events: list[wire.ReplayEvent] = []
    for token in tokens:
        seat = watch.asked
        assert seat is not None
        watch.decide(position.game.code(token))
        changes = watch.step()
        patch, facts = _patch(watch, changes, eyes), _facts(changes, eyes)
        events.append(wire.ReplayEvent(seat, token, patch, facts))
    over = position.over
    return wire.Replay(
        game=position.game.name,
        edition=position.edition.text,
        names=names,
        eyes=eyes,
        scripted=scripted,
        tags=tags,
        view=first,
        events=events,
        over=over,
        scores=position.scores if over else None,
        winners=position.winners,
        end=position.end,
    )


def _facts(changes: Changes, eyes: Eyes) -> wire.Facts:
    """What the last decision did, as these eyes saw it."""
    if eyes == "open":
        return changes.told.open
    return changes.told.seen_by(None if eyes == "none" else eyes)


def _patch(watch: Watch, changes: Changes, eyes: Eyes) -> wire.Patch:
    """What the last decision changed for these eyes."""
    if eyes != "open":
        return changes.seen_by(None if eyes == "none" else eyes)
    moved = any("hand" in patch for patch in changes.own.values())
    return changes.public | ({"hands": watch.hands()} if moved else {})


def _seen(watch: Watch, eyes: Eyes) -> Any:
    if eyes != "open":
        return watch.view(None if eyes == "none" else eyes)
    view = watch.view(None)
    view.hands = watch.hands()
    return view
