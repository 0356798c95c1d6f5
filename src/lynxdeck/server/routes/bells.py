"""Being called while one is away, if this server does that."""

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import answers as a
from lynxdeck.server.bells import Bells
from lynxdeck.server.bells.subscription import Subscription, hashed
from lynxdeck.server.request import Request
from lynxdeck.server.routes.route import info_of, route

OF_A_SEAT = 5
"""Browsers that are called for one seat."""


@route("GET", "/bell", gives=a.BellInfo)
async def bell_key(request: Request) -> a.BellInfo:
    """The key that a browser needs to be called by this server; null if it calls nobody."""
    bells = request.tables.bells
    return a.BellInfo(bells.key if bells else None)


@route("POST", "/tables/{table}/seats/{seat}/bell", takes=Subscription, by=("seat",))
async def hang(request: Request, table: str, seat: int, wish: Subscription) -> a.InfoOnly:
    """Have this browser called when it is this seat's turn and nobody is there."""
    room = await request.seated(table, seat)
    ringing(request).check(wish)
    sitting = room.table.seats[seat - 1].sitting
    await request.tables.store.hang(wish.bell(table, seat, sitting), OF_A_SEAT)
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/bell/off", takes=a.BellOff, by=("seat",))
async def take_down(request: Request, table: str, seat: int, wish: a.BellOff) -> a.InfoOnly:
    """Have this browser called no more."""
    room = await request.seated(table, seat)
    gone = hashed(wish.endpoint)
    hung = [bell for bell in await request.tables.store.bells(table) if bell.seat == seat]
    await request.tables.store.take_down(
        table, [bell.address_hash for bell in hung if bell.address_hash == gone]
    )
    return info_of(room)


def ringing(request: Request) -> Bells:
    """Whoever calls people; refuses where there is nobody."""
    bells = request.tables.bells
    if bells is None:
        raise Refusal("off", "This server calls nobody.")
    return bells
