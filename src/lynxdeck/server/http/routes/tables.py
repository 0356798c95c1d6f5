"""Tables: made, found, begun and closed."""

from msgspec import Struct

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import protocol as wire
from lynxdeck.server.http.request import ApiRequest
from lynxdeck.server.http.routes.route import info_of, route
from lynxdeck.server.play.journal import Deed
from lynxdeck.server.protocol import answers as a
from lynxdeck.server.store import KeyChange
from lynxdeck.table import agreeing, commands
from lynxdeck.table.setup import SetupChange, changed
from lynxdeck.table.table import Table


@route("POST", "/tables", takes=wire.NewTable, gives=a.TableMade, status=201)
async def make_table(request: ApiRequest, wish: wire.NewTable) -> a.TableMade:
    """Make a table; who makes it is its host."""
    request.limit_tables()
    made = await request.tables.create(wish, request.address)
    table = made.room.table.name
    request.give_key(table, "host", made.host_key)
    return a.TableMade(
        table=table,
        host_key=made.host_key,
        host_link=f"{request.base}/t/{table}#host={made.host_key}",
        invite=made.invite,
        invite_link=f"{request.base}/j/{made.invite}",
        info=made.room.info(),
    )


@route("GET", "/tables", gives=a.Lobby)
async def lobby(request: ApiRequest) -> a.Lobby:
    """Public tables to sit down at, or to watch."""
    return a.Lobby(await request.tables.lobby())


@route("GET", "/tables/{table}", gives=a.TableFound)
async def find_table(request: ApiRequest, table: str) -> a.TableFound:
    """A table, and what the caller's keys open there."""
    room = await request.at(table)
    who = room.keyring.rights(request.keys)
    room.programs.hear_of(who.seats)
    return a.TableFound(room.info(), sorted(who.seats), who.host)


@route("POST", "/tables/{table}/host", takes=a.KeyWish, gives=a.HostNow)
async def become_host(request: ApiRequest, table: str, wish: a.KeyWish) -> a.HostNow:
    """Use the key of a host link on this device."""
    room = await request.at(table)
    room.greet([wish.key])
    if not room.keyring.rights([wish.key]).host:
        raise Refusal("no-key", "This is not the host's key.")
    request.give_key(table, "host", wish.key)
    return a.HostNow(host=True)


@route("POST", "/tables/{table}/host/link", gives=a.HostLink, by=("host",))
async def host_link(request: ApiRequest, table: str) -> a.HostLink:
    """A link to be the host on another device too, or after leaving the seat."""
    room = await request.hosted(table)
    key = await room.seating.host_key(lambda: room.check_host(request.keys))
    request.give_key(table, "host", key)
    return a.HostLink(key, f"{request.base}/t/{table}#host={key}")


@route("POST", "/tables/{table}/seats/{seat}/host", by=("host",))
async def give_host(request: ApiRequest, table: str, seat: int) -> a.InfoOnly:
    """Let somebody who sits here be the host from now on; older keys of the host's are void."""
    room = await request.hosted(table)
    await room.seating.give_host(seat, lambda: room.check_host(request.keys))
    return info_of(room)


@route("POST", "/tables/{table}/invite", gives=a.InviteLink, by=("host",))
async def new_invite(request: ApiRequest, table: str) -> a.InviteLink:
    """A fresh invite link, for a host who lost it; older ones lead nowhere then."""
    room = await request.hosted(table)
    invite = request.tables.ids.invite()
    await room.seating.invite(invite, lambda: room.check_host(request.keys))
    return a.InviteLink(invite, f"{request.base}/j/{invite}")


@route("POST", "/tables/{table}/setup", takes=SetupChange, by=("host",))
async def change(request: ApiRequest, table: str, wish: Struct) -> a.InfoOnly:
    """Agree on something else before the first deal: edition, seats, clock, rounds …"""
    room = await request.hosted(table)
    draw = request.tables.ids.draw

    def command(table: Table) -> Deed:
        setup = changed(table.setup, wish)
        opened = setup.public != table.setup.public
        keys = KeyChange(public=setup.public) if opened else None
        return Deed(agreeing.change(table, setup, draw), keys)

    await request.act_as_host(room, command)
    request.tables.show(room, request.address)
    return info_of(room)


@route("POST", "/tables/{table}/start", by=("host",))
async def start(request: ApiRequest, table: str) -> a.InfoOnly:
    """Begin, the first game or the next round: cards are dealt when all shares are in."""
    room = await request.kept(table)
    here = room.programs.here
    await request.keep_going(room, lambda table: commands.start(table, here()))
    return info_of(room)


@route("POST", "/tables/{table}/rematch", by=("host",))
async def rematch(request: ApiRequest, table: str) -> a.InfoOnly:
    """The same people once more; a new commitment is shown, then `start` deals."""
    room = await request.kept(table)
    draw = request.tables.ids.draw
    await request.keep_going(room, lambda table: commands.rematch(table, draw))
    return info_of(room)


@route("POST", "/tables/{table}/close", by=("host",))
async def close(request: ApiRequest, table: str) -> a.InfoOnly:
    """Close the table for good."""
    room = await request.hosted(table)
    await request.act_as_host(room, commands.close)
    return info_of(room)
