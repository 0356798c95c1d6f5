"""One's own data: had, and wiped."""

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import answers as a
from lynxdeck.server import folding
from lynxdeck.server.request import Request
from lynxdeck.server.routes.route import info_of, route
from lynxdeck.table import commands
from lynxdeck.table.table import PLAYING, Table


@route("GET", "/tables/{table}/seats/{seat}/data", gives=a.PlayerData, by=("seat",))
async def export(request: Request, table: str, seat: int) -> a.PlayerData:
    """All that is kept of a player at this table."""
    room = await request.seated(table, seat)
    player = room.table.seats[seat - 1]
    rows = await request.tables.store.read(table)
    return a.PlayerData(table, seat, player.name, *folding.left_by(seat, player.since, rows))


@route("DELETE", "/tables/{table}/seats/{seat}/data", by=("seat",))
async def forget(request: Request, table: str, seat: int) -> a.InfoOnly:
    """Wipe a player's name and chat; the decisions stay, or the others' game would be gone."""
    room = await request.seated(table, seat)
    since = 0

    def command(table: Table) -> commands.Events:
        nonlocal since
        since = table.seats[seat - 1].since
        if table.status == PLAYING:
            raise Refusal("started", "Not while a game is being played.")
        return commands.forget(table, seat)

    await request.act_at(room, seat, command)
    await request.tables.wipe_player(room, seat, since)
    return info_of(room)
