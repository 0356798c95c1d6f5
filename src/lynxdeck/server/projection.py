"""What viewers hear of a table: made field by field from the table, never by leaving things out."""

from collections.abc import Callable
from typing import Any, NamedTuple, cast

from lynxdeck.games.watch import Changes
from lynxdeck.server import protocol as wire
from lynxdeck.server.frames import text_frame
from lynxdeck.table import events as ev
from lynxdeck.table.summary import SeatSummary, Summary, summarise
from lynxdeck.table.table import BETWEEN, FREE, OVER, PERSON, PLAYING, Dealt, Table


class Present(NamedTuple):
    """Who is connected to a table."""

    seats: frozenset[int]
    watching: int
    host: bool
    host_open: bool


NOBODY = Present(frozenset(), 0, host=False, host_open=False)


class Outbound(NamedTuple):
    """One event as frames: one for all, and others for seats that see more."""

    n: int
    shared: bytes
    own: dict[int, bytes]

    def to(self, seat: int | None) -> bytes:
        """The frame for a seat, or for a spectator."""
        return self.own.get(seat, self.shared) if seat else self.shared


def info(table: Table, present: Present) -> wire.TableInfo:
    """All about a table but the game."""
    return listed(table.name, summarise(table), present)


def listed(name: str, about: Summary, present: Present) -> wire.TableInfo:
    """All about a table, from its summary and from who is there."""
    players = len(about.seats)
    return wire.TableInfo(
        table=name,
        game=about.game,
        edition=about.edition,
        flags=about.flags,
        players=players,
        status=cast(wire.Status, about.status),
        seats=[_seat(number, seat, present) for number, seat in enumerate(about.seats, start=1)],
        host_here=present.host,
        host_open=present.host_open,
        clock=about.clock,
        match=about.match,
        round=about.round,
        rounds=about.rounds,
        sheet=about.sheet,
        totals=[sum(row[seat] for row in about.sheet) for seat in range(players)],
        winners=about.winners,
        start=about.start,
        starters=about.starters,
        public=about.public,
        spectators=about.spectators,
        watching=present.watching,
        chat=about.chat,
        hints=about.hints,
        odds=about.odds,
        stand_in=cast(wire.Level, about.stand_in),
        pace=about.pace,
        scripted=about.scripted,
        commitment=about.commitment,
        contributed=about.contributed,
        created=about.created,
        game_number=about.games,
        title=about.title,
        notice=about.notice,
    )


def _seat(number: int, seat: SeatSummary, present: Present) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=number,
        kind=cast(wire.SeatKind, seat.kind),
        name=seat.name,
        level=cast(wire.Level, seat.level) if seat.level else None,
        here=number in present.seats or seat.kind not in (FREE, PERSON),
        stand_in=seat.stand_in,
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
