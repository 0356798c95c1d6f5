"""The commands of a fair deal: promise, seal, reveal, void. Who is `here`, the server knows."""

from collections.abc import Callable, Collection

from lynxdeck.games import fair
from lynxdeck.games.position import from_key
from lynxdeck.games.refusal import Refusal
from lynxdeck.table import events as ev
from lynxdeck.table.dealing import Dealing, digest, frame_of, prepare
from lynxdeck.table.table import BETWEEN, BOT, CLOSED, PERSON, WAITING, Table

Events = list[ev.Event]
Draw = Callable[[int], bytes]


def promise(table: Table, number: int, commitment: str, promised: str) -> Events:
    """A person's program promises its share in the deal that was prepared."""
    deal = _deal(table)
    if not 1 <= number <= len(table.seats) or table.seats[number - 1].kind != PERSON:
        raise Refusal("no-person", f"No person sits at seat {number}.", arguments={"seat": number})
    if table.status not in (WAITING, BETWEEN) or deal.terms:
        raise Refusal("started", "This deal is sealed already.")
    if commitment != deal.commitment:
        raise Refusal("stale", "That was for another deal: promise for the one that is prepared.")
    if deal.promises.get(number, promised) != promised:
        raise Refusal("promised", "This seat has promised its share already.")
    return [] if number in deal.promises else [ev.Promised(number, promised)]


def expected(table: Table, here: Collection[int]) -> list[int]:
    """The seats whose programs should promise and reveal: who is here and can, and did not fail."""
    deal = _deal(table)
    return [
        number
        for number, seat in enumerate(table.seats, start=1)
        if seat.kind == PERSON and seat.fair and not seat.stand_in
        if number in here and not deal.is_silent(number)
    ]


def ready(table: Table, here: Collection[int]) -> bool:
    return all(number in _deal(table).promises for number in expected(table, here))


def seal(table: Table, here: Collection[int], *, late: bool = False) -> Events:
    """Fix the terms; if it is not late, once all have promised. Without shares the game begins."""
    deal = _deal(table)
    if deal.terms:
        raise Refusal("started", "The cards are being dealt already.")
    if not late and not ready(table, here):
        return [] if deal.starting else [ev.Starting()]
    sharing = expected(table, here)
    parts = tuple(_part(table, deal, number, sharing) for number in range(1, len(table.seats) + 1))
    terms = fair.Terms(fair.read_frame(deal.frame), deal.commitment, parts)
    sealed = ev.Sealed(str(terms))
    return [sealed] if terms.sharing else [sealed, _begin(table, deal.copy().after(sealed))]


def _part(table: Table, deal: Dealing, number: int, sharing: Collection[int]) -> str:
    if table.seats[number - 1].kind == BOT:
        return fair.BOT
    if number not in sharing or number not in deal.promises:
        return fair.SILENT
    return fair.SHARE + deal.promises[number]


def reveal(table: Table, number: int, share: str) -> Events:
    """A program keeps its promise; with the last share the game begins."""
    deal = _deal(table)
    if deal.terms is None or not deal.starting or number not in deal.terms.sharing:
        raise Refusal("stale", "No share of this seat is asked for now.")
    if not deal.terms.keeps(number, bytes.fromhex(share)):
        raise Refusal("wrong-share", "This is not the share that was promised.")
    if number in deal.shares:
        return []
    revealed = ev.Revealed(number, share)
    if deal.waiting != [number]:
        return [revealed]
    return [revealed, _begin(table, deal.copy().after(revealed))]


def _begin(table: Table, deal: Dealing) -> ev.Started:
    opened = deal.opened()
    dealt = from_key(table.played, table.edition, len(table.seats), opened.key())
    return ev.Started(opened.start(), cards=digest(*dealt))


def void(table: Table, cause: ev.VoidCause, seats: list[int], draw: Draw) -> Events:
    """A sealed deal is void; the same game is prepared again."""
    deal = _deal(table)
    return [ev.Voided(seats, cause, prepare(fair.read_frame(deal.frame), draw))]


def next_round(table: Table, draw: Draw) -> ev.Prepared:
    """The next game of the match being played, prepared when the present one ends."""
    match = table.match()
    assert match is not None
    number = table.game.round + 1
    start = match.start(number) + 1
    return _prepared(table, draw, number=number, start=start)


def new_match(table: Table, draw: Draw) -> ev.Prepared:
    return _prepared(table, draw)


def _prepared(
    table: Table, draw: Draw, *, number: int = 1, start: int | None = None
) -> ev.Prepared:
    game = len(table.games) + 1
    return prepare(frame_of(table.name, table.setup, game=game, number=number, start=start), draw)


def _deal(table: Table) -> Dealing:
    if table.status == CLOSED:
        raise Refusal("closed", "This table is closed.")
    if table.deal is None:
        raise Refusal("off", "No shares are promised at this table.")
    return table.deal
