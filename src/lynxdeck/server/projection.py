"""What viewers hear of a table: made field by field from the table, never by leaving things out."""

from collections.abc import Callable
from typing import Any, NamedTuple, cast

from lynxdeck.games.watch import Changes
from lynxdeck.server import protocol as wire
from lynxdeck.server.frames import text_frame
from lynxdeck.table import events as ev
from lynxdeck.table.table import BETWEEN, FREE, OVER, PERSON, PLAYING, Dealt, Table


class Present(NamedTuple):
    """Who is connected to a table."""

    seats: frozenset[int]
    watching: int
    host: bool
    host_open: bool


class Outbound(NamedTuple):
    """One event as frames: one for all, and others for seats that see more."""

    n: int
    shared: bytes
    own: dict[int, bytes]

    def to(self, seat: int | None) -> bytes:
        """The frame for a seat, or for a spectator."""
        return self.own.get(seat, self.shared) if seat else self.shared


def gives_hints(table: Table) -> bool:
    """Whether bots give hints: if the host allows it, and nobody else would be put out."""
    return table.setup.hints and table.persons < 2


def tells_odds(table: Table) -> bool:
    """Whether the chance to bust is told, under the same condition."""
    return table.setup.odds and table.persons < 2


def info(table: Table, present: Present) -> wire.TableInfo:
    """All about a table but the game."""
    setup, sheet = table.setup, table.sheet
    return wire.TableInfo(
        table=table.name,
        game=setup.game,
        edition=table.edition.text,
        flags=dict(table.edition.flags),
        players=setup.seats,
        status=cast(wire.Status, table.status),
        seats=[_seat(table, number, present) for number in range(1, setup.seats + 1)],
        host_here=present.host,
        host_open=present.host_open,
        clock=setup.clock,
        match=setup.match,
        round=table.round,
        rounds=table.rounds,
        sheet=sheet,
        totals=[sum(row[seat] for row in sheet) for seat in range(setup.seats)],
        winners=_winners(table),
        start=table.game.start if table.games and table.status != OVER else None,
        starters=table.starters,
        public=setup.public,
        spectators=setup.spectators,
        watching=present.watching,
        chat=setup.chat,
        hints=gives_hints(table),
        odds=tells_odds(table),
        stand_in=cast(wire.Level, setup.stand_in),
        pace=setup.pace,
        scripted=setup.script is not None,
        commitment=table.commitment,
        contributed=[i for i, seat in enumerate(table.seats, start=1) if seat.contribution],
        created=table.created,
        game_number=len(table.games),
        title=setup.title,
        notice=table.notice,
    )


def _winners(table: Table) -> list[int]:
    if table.status != OVER:
        return []
    match = table.match()
    if match is None:
        return table.game.winners
    return [seat + 1 for seat in match.winners(table.sheet)]


def _seat(table: Table, number: int, present: Present) -> wire.SeatInfo:
    seat = table.seats[number - 1]
    return wire.SeatInfo(
        seat=number,
        kind=cast(Any, seat.kind),
        name=seat.name,
        level=cast(Any, seat.level or None),
        here=number in present.seats or seat.kind not in (FREE, PERSON),
        stand_in=bool(seat.stand_in),
        auto=seat.auto,
    )


def clocks(table: Table) -> wire.Clocks | None:
    """Whose time runs; None where nobody's does."""
    if table.ticking is None or table.status != PLAYING:
        return None
    seat = table.watch.asked
    deadline = None if seat is None else table.ticking.deadline(seat)
    if deadline is None or seat is None:
        return None
    person = table.seats[seat - 1].kind == PERSON and not table.seats[seat - 1].stand_in
    return wire.Clocks(seat, deadline if person else None, list(table.ticking.banks))


def state(table: Table, seat: int | None, present: Present, *, host: bool) -> wire.State:
    """The table as one viewer sees it now."""
    shown = table.position is not None and table.status in (PLAYING, BETWEEN, OVER)
    return wire.State(
        n=table.n,
        at=table.touched,
        seat=seat,
        host=host,
        info=info(table, present),
        view=table.watch.view(seat) if shown else None,
        clock=clocks(table),
        chat=[wire.ChatLine(*line) for line in table.chat],
        result=result(table) if table.status in (BETWEEN, OVER) else None,
    )


def result(table: Table) -> wire.Result:
    """How the last game ended, with what was hidden until then."""
    game = table.game
    assert game.scores is not None
    match = table.match()
    standing = (
        None
        if match is None
        else wire.MatchResult(
            round=game.round,
            rounds=table.rounds,
            sheet=table.sheet,
            totals=list(match.totals(table.sheet)),
            over=match.over(table.sheet),
            winners=[seat + 1 for seat in match.winners(table.sheet)],
        )
    )
    return wire.Result(
        game_number=len(table.games),
        round=game.round,
        end=game.end or "",
        scores=game.scores,
        winners=game.winners,
        hands=table.watch.hands(),
        commitment=commitment_of(game),
        seed=str(game.seed) if game.seed else None,
        match=standing,
    )


def commitment_of(game: Dealt) -> str:
    """What was shown before the deal."""
    return game.seed.commitment() if game.seed else ""


def outbound(
    table: Table, event: ev.Event, at: int, changes: Changes | None, present: Callable[[], Present]
) -> Outbound:
    """An event that has just been applied, as everybody hears of it."""
    if isinstance(event, ev.Moved):
        assert changes is not None
        return _move(table, event, at, changes)
    if isinstance(event, ev.Chatted):
        name = table.seats[event.seat - 1].name
        said = wire.ChatEvent(table.n, at, "chat", event.seat, name, event.text)
        return Outbound(table.n, text_frame(wire.encode(said)), {})
    message = wire.TableEvent(
        n=table.n,
        at=at,
        kind="table",
        what=cast(Any, type(event).__struct_config__.tag),
        seat=getattr(event, "seat", None),
        info=info(table, present()),
        clock=clocks(table),
    )
    if isinstance(event, ev.Ended):
        message.result = result(table)
    if not isinstance(event, ev.Started):
        return Outbound(table.n, text_frame(wire.encode(message)), {})
    own = {}
    for seat in range(1, table.setup.seats + 1):
        message.view = table.watch.view(seat)
        own[seat] = text_frame(wire.encode(message))
    message.view = table.watch.view(None)
    return Outbound(table.n, text_frame(wire.encode(message)), own)


def _move(table: Table, event: ev.Moved, at: int, changes: Changes) -> Outbound:
    """A MoveEvent for everybody."""
    clock = clocks(table) if table.ticking and table.ticking.limited else None
    message = wire.MoveEvent(
        n=table.n,
        at=at,
        kind="move",
        seat=event.seat,
        token=event.token,
        by=event.by,
        clock=clock,
        patch=changes.public,
        facts=changes.told.public,
    )
    shared, own = text_frame(wire.encode(message)), {}
    for seat in changes.own:
        message.patch = changes.seen_by(seat)
        message.facts = changes.told.seen_by(seat)
        own[seat] = text_frame(wire.encode(message))
    return Outbound(table.n, shared, own)
