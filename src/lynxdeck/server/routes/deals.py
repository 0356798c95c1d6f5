"""Shares in a deal, promised and revealed without a socket."""

from lynxdeck.server import answers as a
from lynxdeck.server.request import Request
from lynxdeck.server.routes.route import info_of, route
from lynxdeck.table import fairly


@route("POST", "/tables/{table}/seats/{seat}/promise", takes=a.PromiseWish, by=("seat",))
async def promise(request: Request, table: str, seat: int, wish: a.PromiseWish) -> a.InfoOnly:
    """Promise one's share in the deal that is prepared, as over a socket."""
    room = await request.seated(table, seat)
    shown, made = wish.commitment, wish.promise
    await request.act_at(room, seat, lambda table: fairly.promise(table, seat, shown, made))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/reveal", takes=a.RevealWish, by=("seat",))
async def reveal(request: Request, table: str, seat: int, wish: a.RevealWish) -> a.InfoOnly:
    """Reveal the share that was promised, once the terms are sealed."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: fairly.reveal(table, seat, wish.share))
    return info_of(room)
