"""Seats: claimed, given to bots, left, handed over."""

from lynxdeck.games.refusal import Refusal
from lynxdeck.server import answers as a
from lynxdeck.server.making import check_bot
from lynxdeck.server.request import Request
from lynxdeck.server.room import Room
from lynxdeck.server.routes.route import info_of, route
from lynxdeck.table import agreeing, commands
from lynxdeck.table.seat import FREE
from lynxdeck.table.table import Table


@route("GET", "/invites/{invite}", gives=a.Invited)
async def find_invite(request: Request, invite: str) -> a.Invited:
    """Where an invite leads; looking changes nothing."""
    room = await request.tables.invited(invite)
    return a.Invited(room.table.name, room.info())


@route("POST", "/invites/{invite}/claim", takes=a.ClaimWish, gives=a.SeatClaimed, status=201)
async def claim(request: Request, invite: str, wish: a.ClaimWish) -> a.SeatClaimed:
    """Sit down at the table that an invite leads to."""
    return await _claim(request, await request.tables.invited(invite), wish)


@route("POST", "/tables/{table}/claim", takes=a.ClaimWish, gives=a.SeatClaimed, status=201)
async def claim_public(request: Request, table: str, wish: a.ClaimWish) -> a.SeatClaimed:
    """Sit down at a public table, or at one's own as its host."""
    room = await request.at(table)
    if not (room.table.setup.public or room.rights(request.keys).host):
        raise Refusal("no-key", "This table is for people who were invited.")
    return await _claim(request, room, wish)


async def _claim(request: Request, room: Room, wish: a.ClaimWish) -> a.SeatClaimed:
    sat = await room.seating.claim(
        name=wish.name,
        seat=wish.seat,
        contribution=wish.contribution,
        fair=wish.fair,
        face=wish.face,
        shown=request.keys,
    )
    request.give_key(room.table.name, f"seat-{sat.seat}", sat.key)
    info = room.info()
    return a.SeatClaimed(room.table.name, sat.seat, sat.key, info)


@route("POST", "/tables/{table}/seats/{seat}/bot", takes=a.BotWish, by=("host",))
async def set_bot(request: Request, table: str, seat: int, wish: a.BotWish) -> a.InfoOnly:
    """Give a seat to a bot, change its level, or free it; while the host is away a free one."""
    room = await request.kept(table)
    level = wish.level

    def command(table: Table) -> commands.Events:
        if level is None or commands.seat_of(table, seat).kind != FREE:
            room.check_host(request.keys)
        if level is None:
            return commands.free_bot(table, seat)
        check_bot(level, table, request.tables.settings.offers)
        return commands.add_bot(table, seat, level)

    await request.keep_going(room, command)
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/kick", by=("host",))
async def kick(request: Request, table: str, seat: int) -> a.InfoOnly:
    """Send somebody away before the start."""
    room = await request.hosted(table)
    host_key = await room.seating.empty(seat, lambda: room.check_host(request.keys))
    if host_key:
        request.give_key(table, "host", host_key)
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/stand-in", by=("host",))
async def stand_in(request: Request, table: str, seat: int) -> a.InfoOnly:
    """Let a bot play for somebody who is away, until they are back."""
    room = await request.kept(table)
    here = room.programs.connected
    await request.keep_going(room, lambda table: agreeing.go_on_without(table, seat, here()))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/rename", takes=a.NameWish, by=("seat",))
async def rename(request: Request, table: str, seat: int, wish: a.NameWish) -> a.InfoOnly:
    """Take another name."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.rename(table, seat, wish.name))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/face", takes=a.FaceWish, by=("seat",))
async def face(request: Request, table: str, seat: int, wish: a.FaceWish) -> a.InfoOnly:
    """Choose a lynx that nobody else here has."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.set_face(table, seat, wish.face))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/ready", takes=a.ReadyWish, by=("seat",))
async def ready(request: Request, table: str, seat: int, wish: a.ReadyWish) -> a.InfoOnly:
    """Say that you are ready; when all are, the next round or a rematch is dealt."""
    room = await request.seated(table, seat)
    draw, here = request.tables.ids.draw, room.programs.here

    def command(table: Table) -> commands.Events:
        return agreeing.set_ready(table, seat, ready=wish.ready, draw=draw, here=here())

    await request.act_at(room, seat, command)
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/leave", by=("seat",))
async def leave(request: Request, table: str, seat: int) -> a.InfoOnly:
    """Leave: the seat is free before the start, a bot plays on after it."""
    room = await request.seated(table, seat)
    host_key = await room.seating.leave(seat, request.keys)
    if host_key:
        request.give_key(table, "host", host_key)
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/back", by=("seat",))
async def back(request: Request, table: str, seat: int) -> a.InfoOnly:
    """Take the seat back from the bot."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.back(table, seat))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/auto", takes=a.AutoWish, by=("seat",))
async def auto(request: Request, table: str, seat: int, wish: a.AutoWish) -> a.InfoOnly:
    """Have decisions with one answer made, or not."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.set_auto(table, seat, auto=wish.auto))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/handover", gives=a.HandOver, by=("seat",))
async def hand_over(request: Request, table: str, seat: int) -> a.HandOver:
    """A one-time link, good for ten minutes, to play this seat on a second device too."""
    room = await request.seated(table, seat)
    key, expires = await room.seating.lend(seat, request.keys)
    return a.HandOver(f"{request.base}/t/{table}#take={key}", key, expires)


@route("POST", "/tables/{table}/handover/claim", takes=a.KeyWish, gives=a.TakenOver)
async def take_over(request: Request, table: str, wish: a.KeyWish) -> a.TakenOver:
    """Use a one-time link on this device."""
    room = await request.at(table)
    seat, key = await room.seating.redeem(wish.key)
    request.give_key(table, f"seat-{seat}", key)
    return a.TakenOver(seat, room.info())


@route("POST", "/tables/{table}/seats/{seat}/revoke", gives=a.NewKey, by=("host", "seat"))
async def revoke(request: Request, table: str, seat: int) -> a.NewKey:
    """Take a seat's keys back: its player gets a new one, or its devices lose the seat."""
    room = await request.at(table)
    own = False

    def check() -> None:
        nonlocal own
        own = seat in room.rights(request.keys).seats
        if not own:
            room.check_host(request.keys)

    key = await room.seating.revoke(seat, check)
    if own:
        request.give_key(table, f"seat-{seat}", key)
    return a.NewKey(key if own else None)
