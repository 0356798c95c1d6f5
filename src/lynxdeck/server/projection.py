"""What viewers hear of a table: made field by field from the table, never by leaving things out."""

from collections.abc import Callable
from typing import NamedTuple, cast

import msgspec
from msgspec import UNSET

from lynxdeck.games.sentence import refuse
from lynxdeck.games.sight import Cards
from lynxdeck.games.watch import Changes, Watch
from lynxdeck.server import protocol as wire
from lynxdeck.server.attendance import Here
from lynxdeck.server.chronicle import Move, Outbound, pieces, ready
from lynxdeck.server.fairness import commitment_of
from lynxdeck.server.frames import text_frame
from lynxdeck.server.pov import PointOfView, everybody
from lynxdeck.table import events as ev
from lynxdeck.table.seat import FREE, PERSON
from lynxdeck.table.summary import DealSummary, SeatSummary, Summary, summarise
from lynxdeck.table.table import BETWEEN, OVER, PLAYING, Table


class Present(NamedTuple):
    """Who is connected to a table."""

    seats: frozenset[int]
    watching: int
    host: bool
    host_open: bool


NOBODY = Present(frozenset(), 0, host=False, host_open=False)


def connected(here: Here | None) -> Present:
    """Who is at a table that only other processes have in memory."""
    if here is None:
        return NOBODY
    return Present(frozenset(here.devices), here.watching, here.host, host_open=False)


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
        host_seat=about.host_seat or None,
        created=about.created,
        game_number=about.games,
        title=about.title,
        notice=about.notice,
        deal=_deal(about.deal, about.commitment) if about.deal else None,
    )


def _deal(deal: DealSummary, commitment: str) -> wire.DealInfo:
    void = deal.void
    return wire.DealInfo(
        scheme="lynx2-fair",
        game_number=deal.game,
        commitment=commitment,
        promises=deal.promises,
        starting=deal.starting,
        terms=deal.terms,
        waiting=deal.waiting,
        void=wire.Void(void.seats, void.cause, void.count) if void else None,
    )


def _seat(number: int, seat: SeatSummary, present: Present) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=number,
        kind=cast(wire.SeatKind, seat.kind),
        name=seat.name,
        level=seat.level or None,
        here=number in present.seats or seat.kind not in (FREE, PERSON),
        stand_in=seat.stand_in,
        auto=seat.auto,
        face=seat.face,
        ready=seat.ready,
        failed=seat.failed or UNSET,
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


def view(table: Table, point: PointOfView) -> wire.View:
    """A table's present game as it is seen from there."""
    point.check(table.game)
    point.check_seat(table)
    return show(table.watch, point)


def show(watch: Watch, point: PointOfView) -> wire.View:
    """A game as it is seen from there; only for the game that the point of view is for."""
    seen: wire.View = watch.view(point.seat)
    if point.open:
        seen.hands = watch.hands()
    return seen


def state(
    table: Table, point: PointOfView, present: Present, *, host: bool, now: int
) -> wire.State:
    """The table as one viewer sees it now."""
    shown = table.position is not None and table.status in (PLAYING, BETWEEN, OVER)
    return wire.State(
        n=table.n,
        at=now,
        seat=point.seat,
        host=host,
        info=info(table, present),
        view=view(table, point) if shown else None,
        clock=clocks(table),
        chat=[wire.ChatLine(*line) for line in table.chat],
        result=result(table, point) if table.status in (BETWEEN, OVER) else None,
    )


def result(table: Table, point: PointOfView) -> wire.Result:
    """How the last game ended, with what was hidden until then: all who look on may see it."""
    game = table.game
    assert game.scores is not None
    return wire.Result(
        game_number=len(table.games),
        round=game.round,
        end=game.end or "",
        scores=game.scores,
        winners=game.winners,
        hands=hands(table, point),
        commitment=commitment_of(game),
        seed=game.origin or None,
        match=standing(table),
    )


def hands(table: Table, point: PointOfView) -> list[Cards]:
    """All hands of a game that is over: whoever may look at it may see them."""
    point.check(table.game)
    if table.game.scores is None:
        raise refuse("off:open")
    return table.watch.hands()


def standing(table: Table) -> wire.MatchResult | None:
    """How the match stands after a game; None for a single one."""
    match, sheet = table.match(), table.sheet
    if match is None:
        return None
    return wire.MatchResult(
        round=table.game.round,
        rounds=table.rounds,
        sheet=sheet,
        totals=list(match.totals(sheet)),
        over=match.over(sheet),
        winners=[seat + 1 for seat in match.winners(sheet)],
    )


def move(table: Table, event: ev.Moved, at: int, changes: Changes) -> Move:
    """A decision that has just been made, for the chronicle."""
    clock = clocks(table) if table.ticking and table.ticking.limited else None
    return Move(event.seat, event.token, *pieces(changes), table.n, at, event.by, clock)


def outbound(table: Table, event: ev.Event, at: int, present: Callable[[], Present]) -> Outbound:
    """Any other event that has just happened, as everybody hears of it."""
    if isinstance(event, ev.Chatted):
        name = table.seats[event.seat - 1].name
        said = wire.ChatEvent(table.n, at, "chat", event.seat, name, event.text)
        return Outbound(table.n, text_frame(wire.encode(said)), {})
    message = wire.TableEvent(
        n=table.n,
        at=at,
        kind="table",
        what=cast(wire.What, type(event).__struct_config__.tag),
        seat=getattr(event, "seat", None),
        info=ready(wire.TableInfo, msgspec.json.encode(info(table, present()))),
        clock=clocks(table),
    )
    spectator, *seats = everybody(table)
    if isinstance(event, ev.Ended):
        message.result = result(table, spectator)
    own = {}
    if isinstance(event, ev.Started):
        for point in seats:
            message.view = view(table, point)
            own[point.seat] = text_frame(wire.encode(message))
        message.view = view(table, spectator)
    return Outbound(table.n, text_frame(wire.encode(message)), own)
