"""What is told of a table to those who are not at it: enough for a lobby, nothing of the cards."""

import msgspec

from lynxdeck.table import events as ev
from lynxdeck.table.dealing import Dealing
from lynxdeck.table.setup import Clock, Pace
from lynxdeck.table.table import OVER, Table

QUIET = (ev.Moved, ev.Chatted, ev.Revoked)
"""Events that change nothing of a summary."""


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays at a seat."""

    kind: str
    name: str = ""
    level: str = ""
    stand_in: bool = False
    auto: bool = False
    face: int | None = None
    ready: bool = False
    failed: bool = False
    """Whether its bot gave no answer, and another plays."""


class VoidSummary(msgspec.Struct, frozen=True):
    """A deal that became void."""

    seats: list[int]
    cause: ev.VoidCause
    count: int
    """How many deals of this game became void."""


class DealSummary(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is being dealt, as far as it is shown."""

    game: int
    promises: list[str | None]
    starting: bool
    terms: str | None
    waiting: list[int]
    void: VoidSummary | None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All about a table but the game itself, and who is connected."""

    game: str
    edition: str
    flags: dict[str, str]
    title: str
    status: str
    notice: str
    created: int
    seats: list[SeatSummary]
    clock: Clock
    match: int
    round: int
    rounds: int
    sheet: list[list[int]]
    winners: list[int]
    start: int | None
    starters: list[int]
    """Who starts each round, as far as that is fixed."""
    games: int
    """How many have begun."""
    public: bool
    spectators: bool
    chat: bool
    hints: bool
    odds: bool
    stand_in: str
    pace: Pace
    scripted: bool
    commitment: str
    contributed: list[int]
    deal: DealSummary | None = None
    host_seat: int = 0
    """Where the one sits to whom the host gave the role."""


def changes(event: ev.Event) -> bool:
    """Whether a table's summary is another one after this event."""
    return not isinstance(event, QUIET)


def gives_hints(table: Table) -> bool:
    """Whether bots give hints: if the host allows it, and nobody else would be put out."""
    return table.setup.hints and table.persons < 2


def tells_odds(table: Table) -> bool:
    """Whether the chance to bust is told, under the same condition."""
    return table.setup.odds and table.persons < 2


def summarise(table: Table) -> Summary:
    """A table's summary, as it is now."""
    setup = table.setup
    return Summary(
        game=setup.game,
        edition=table.edition.text,
        flags=dict(table.edition.flags),
        title=setup.title,
        status=table.status,
        notice=table.notice,
        created=table.created,
        seats=[_seat(table, number) for number in range(1, setup.seats + 1)],
        clock=setup.clock,
        match=setup.match,
        round=table.round,
        rounds=table.rounds,
        sheet=table.sheet,
        winners=_winners(table),
        start=table.game.start if table.games and table.status != OVER else None,
        starters=table.starters,
        games=len(table.games),
        public=setup.public,
        spectators=setup.spectators,
        chat=setup.chat,
        hints=gives_hints(table),
        odds=tells_odds(table),
        stand_in=setup.stand_in,
        pace=setup.pace,
        scripted=setup.script is not None,
        commitment=table.commitment,
        contributed=_contributed(table),
        deal=_deal(table.deal, len(table.seats)) if table.deal else None,
        host_seat=table.host_seat,
    )


def _contributed(table: Table) -> list[int]:
    if table.deal:
        return sorted(table.deal.promises)
    return [i for i, seat in enumerate(table.seats, start=1) if seat.contribution]


def _deal(deal: Dealing, seats: int) -> DealSummary:
    void = deal.void
    return DealSummary(
        game=deal.game,
        promises=[deal.promises.get(seat) for seat in range(1, seats + 1)],
        starting=deal.starting,
        terms=str(deal.terms) if deal.terms else None,
        waiting=deal.waiting,
        void=VoidSummary(void.seats, void.cause, deal.tries) if void else None,
    )


def _seat(table: Table, number: int) -> SeatSummary:
    seat = table.seats[number - 1]
    return SeatSummary(
        seat.kind,
        seat.name,
        seat.level,
        stand_in=bool(seat.stand_in),
        auto=seat.auto,
        face=seat.face,
        ready=seat.ready,
        failed=bool(table.games) and number in table.game.failed,
    )


def _winners(table: Table) -> list[int]:
    if table.status != OVER:
        return []
    match = table.match()
    if match is None:
        return table.game.winners
    return [seat + 1 for seat in match.winners(table.sheet)]
