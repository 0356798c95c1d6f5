"""What people agree on at a table: other options before the deal, and going on together."""

import secrets
from collections.abc import Collection

from lynxdeck.games.sentence import refuse
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.commands import Draw, Events
from lynxdeck.table.dealing import frame_of, prepare
from lynxdeck.table.setup import DaysClock, Setup
from lynxdeck.table.table import OVER, PERSON, PLAYING, WAITING, Table


def change(table: Table, setup: Setup, draw: Draw = secrets.token_bytes) -> Events:
    """The host changes what is agreed before the first deal; nobody loses a seat by it."""
    commands.check_waiting(table)
    if table.script:
        raise refuse("off:lesson")
    for number, seat in enumerate(table.seats[setup.seats :], start=setup.seats + 1):
        if seat.kind == PERSON:
            raise refuse("seat-taken:person", seat=number)
    if setup == table.setup:
        return []
    prepared = prepare(frame_of(table.name, setup), draw) if table.deal else None
    return [ev.Changed(setup, prepared)]


def set_ready(
    table: Table,
    number: int,
    *,
    ready: bool,
    draw: Draw = secrets.token_bytes,
    here: Collection[int] = frozenset(),
) -> Events:
    """Somebody is ready, or not any more; when all are, the next round or a rematch is dealt.

    The first deal is the host's affair. Who has left to a bot is not waited for.
    """
    commands.check_open(table)
    if table.status == PLAYING:
        raise refuse("started")
    seat = commands.person_at(table, number)
    events: Events = [ev.Back(number)] if ready and seat.stand_in else []
    if seat.ready != ready:
        events.append(ev.Ready(number, ready))
    return events + _together(table, draw, here) if ready and _agreed(table, number) else events


def go_on_without(table: Table, number: int, here: Collection[int]) -> Events:
    """The others wait no longer for somebody who is not here: a bot plays until they are back.

    Where a decision may take days nobody is away; the clock sees to who never comes back.
    """
    events = commands.stand_in(table, number, "away")
    if isinstance(table.setup.clock, DaysClock):
        raise refuse("off:away")
    if number in here:
        raise refuse("not-away", name=table.seats[number - 1].name)
    return events


def _agreed(table: Table, number: int) -> bool:
    """Whether nobody else is waited for, and nothing is being dealt yet."""
    if (table.status == WAITING and table.matches == 1) or (table.deal and table.deal.starting):
        return False
    others = (seat for i, seat in enumerate(table.seats, start=1) if i != number)
    return all(seat.ready for seat in others if seat.kind == PERSON and not seat.stand_in)


def _together(table: Table, draw: Draw, here: Collection[int]) -> Events:
    """Deal when everybody is ready: another match if this one is over."""
    again = commands.rematch(table, draw) if table.status == OVER else []
    after = table.copy()
    for event in again:
        after.apply(event, table.touched)
    return [*again, *commands.start(after, here)]
