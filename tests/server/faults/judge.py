"""Whether it was all right in the end: what the log holds against what people were told."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from lynxdeck.server.play import messages
from lynxdeck.server.play.access import bring
from lynxdeck.server.store import Row
from lynxdeck.server.store.postgres import PostgresStore
from lynxdeck.table import events as ev
from lynxdeck.table.table import Table
from tests.server.faults.people import Notes


class Verdict(msgspec.Struct):
    """What was found, over all games."""

    games: int = 0
    acknowledged: int = 0
    seen: int = 0
    by_clock: int = 0
    """How often somebody's time ran out, and a bot sat in."""


async def judge(address: str, played: Sequence[Notes]) -> Verdict:
    """Look at every game; raises whatever is wrong."""
    verdict = Verdict()
    store = PostgresStore(address)
    await store.look()
    try:
        for notes in played:
            _judge(notes, await store.read(notes.place.name), verdict)
    finally:
        await store.close()
    return verdict


def _judge(notes: Notes, rows: Sequence[Row], verdict: Verdict) -> None:
    name = notes.place.name
    assert [row.n for row in rows] == list(range(1, len(rows) + 1)), name
    table = Table(name)
    shown = defaultdict(list)
    for seat, n, view in notes.seen:
        shown[n].append((seat, view))
    for row in rows:
        table.apply(ev.decode(row.payload), row.at)
        for seat, view in shown[row.n]:
            assert view == _view(table, seat), (name, row.n, seat)
    assert table.status == "over", (name, table.status)
    events = {row.n: ev.decode(row.payload) for row in rows}
    moves = {n: event for n, event in events.items() if isinstance(event, ev.Moved)}
    _once_each(notes, moves)
    for n, told in notes.moves.items():
        assert (moves[n].seat, moves[n].token) == told, (name, n)
    stood_in = [event.why for event in events.values() if isinstance(event, ev.StoodIn)]
    assert set(stood_in) <= {"clock"}, (name, stood_in)
    verdict.games += 1
    verdict.seen += len(notes.seen)
    verdict.acknowledged += sum(len(person.acks) for person in notes.people)
    verdict.by_clock += len(stood_in)


def _once_each(notes: Notes, moves: dict[int, ev.Moved]) -> None:
    """All that was acknowledged is there once, where it was said to be, and in that order."""
    name = notes.place.name
    ids = [(event.seat, event.id) for event in moves.values() if event.id]
    assert len(ids) == len(set(ids)), name
    for person in notes.people:
        for ack in person.acks:
            assert ack.n in moves, f"{name}: {ack} is lost"
            kept = moves[ack.n]
            assert (kept.seat, kept.id, kept.token) == (person.seat, ack.id, ack.token), (name, ack)
        numbers = [ack.n for ack in person.acks]
        assert numbers == sorted(set(numbers)), (name, numbers)


def _view(table: Table, seat: int) -> Any:
    """What a seat sees now."""
    return msgspec.json.decode(msgspec.json.encode(messages.view(table, bring(seat))))
