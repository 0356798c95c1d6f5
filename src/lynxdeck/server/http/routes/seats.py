"""Seats: claimed, given to bots, left, handed over; their shares in a deal, data, notices.

Playing there, and looking on, without a socket.
"""

from functools import partial

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.locale.text import number_in
from lynxdeck.records import write
from lynxdeck.server import protocol as wire
from lynxdeck.server.http.request import ApiRequest, Plain
from lynxdeck.server.http.routes.route import info_of, route
from lynxdeck.server.play import messages, replays
from lynxdeck.server.play.access import PointOfView, look
from lynxdeck.server.play.conversation import decision
from lynxdeck.server.play.messages import form_of
from lynxdeck.server.play.room import Room
from lynxdeck.server.protocol import answers as a
from lynxdeck.server.push.subscription import Subscription, hash_of
from lynxdeck.server.tables.loading import left_by, offload_if_long
from lynxdeck.server.tables.tables import check_bot
from lynxdeck.table import agreeing, commands, fairly
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import FREE, PLAYING, Table

MOVES = 999_999
"""No game is as long."""
BROWSERS_OF_A_SEAT = 5
"""Browsers of one seat that are notified."""


@route("GET", "/invites/{invite}", gives=a.Invited)
async def find_invite(request: ApiRequest, invite: str) -> a.Invited:
    """Where an invite leads; looking changes nothing."""
    room = await request.tables.invited(invite, request.visitor)
    return a.Invited(room.table.name, room.info())


@route("POST", "/invites/{invite}/claim", takes=a.ClaimWish, gives=a.SeatClaimed, status=201)
async def claim(request: ApiRequest, invite: str, wish: a.ClaimWish) -> a.SeatClaimed:
    """Sit down at the table that an invite leads to."""
    room = await request.tables.invited(invite, request.visitor)
    return await _claim(request, room, wish)


@route("POST", "/tables/{table}/claim", takes=a.ClaimWish, gives=a.SeatClaimed, status=201)
async def claim_public(request: ApiRequest, table: str, wish: a.ClaimWish) -> a.SeatClaimed:
    """Sit down at a public table, or at the own table as its host."""
    room = await request.at(table)
    if not (room.table.setup.public or room.keyring.rights(request.keys).host):
        raise Refusal("no-key", "This table is for people who were invited.")
    return await _claim(request, room, wish)


async def _claim(request: ApiRequest, room: Room, wish: a.ClaimWish) -> a.SeatClaimed:
    sat = await room.seating.claim(
        name=wish.name,
        seat=wish.seat,
        fair=wish.fair,
        face=wish.face,
        shown=request.keys,
    )
    request.give_key(room.table.name, f"seat-{sat.seat}", sat.key)
    info = room.info()
    return a.SeatClaimed(room.table.name, sat.seat, sat.key, info)


@route("POST", "/tables/{table}/seats/{seat}/bot", takes=a.BotWish, by=("host",))
async def set_bot(request: ApiRequest, table: str, seat: int, wish: a.BotWish) -> a.InfoOnly:
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
async def kick(request: ApiRequest, table: str, seat: int) -> a.InfoOnly:
    """Send somebody away before the start."""
    room = await request.hosted(table)
    host_key = await room.seating.empty(seat, lambda: room.check_host(request.keys))
    if host_key:
        request.give_key(table, "host", host_key)
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/stand-in", by=("host",))
async def stand_in(request: ApiRequest, table: str, seat: int) -> a.InfoOnly:
    """Let a bot play for somebody who is away, until they are back."""
    room = await request.kept(table)
    here = room.programs.connected
    await request.keep_going(room, lambda table: agreeing.go_on_without(table, seat, here()))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/rename", takes=a.NameWish, by=("seat",))
async def rename(request: ApiRequest, table: str, seat: int, wish: a.NameWish) -> a.InfoOnly:
    """Take another name."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.rename(table, seat, wish.name))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/face", takes=a.FaceWish, by=("seat",))
async def face(request: ApiRequest, table: str, seat: int, wish: a.FaceWish) -> a.InfoOnly:
    """Choose a lynx that nobody else here has."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.set_face(table, seat, wish.face))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/ready", takes=a.ReadyWish, by=("seat",))
async def ready(request: ApiRequest, table: str, seat: int, wish: a.ReadyWish) -> a.InfoOnly:
    """Say that you are ready; when all are, the next round or a rematch is dealt."""
    room = await request.seated(table, seat)
    draw, here = request.tables.ids.draw, room.programs.here

    def command(table: Table) -> commands.Events:
        return agreeing.set_ready(table, seat, ready=wish.ready, draw=draw, here=here())

    await request.act_at(room, seat, command)
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/leave", by=("seat",))
async def leave(request: ApiRequest, table: str, seat: int) -> a.InfoOnly:
    """Leave: the seat is free before the start, a bot plays on after it."""
    room = await request.seated(table, seat)
    host_key = await room.seating.leave(seat, request.keys)
    if host_key:
        request.give_key(table, "host", host_key)
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/back", by=("seat",))
async def back(request: ApiRequest, table: str, seat: int) -> a.InfoOnly:
    """Take the seat back from the bot."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.back(table, seat))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/auto", takes=a.AutoWish, by=("seat",))
async def auto(request: ApiRequest, table: str, seat: int, wish: a.AutoWish) -> a.InfoOnly:
    """Have decisions with one answer made, or not."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.set_auto(table, seat, auto=wish.auto))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/handover", gives=a.HandOver, by=("seat",))
async def hand_over(request: ApiRequest, table: str, seat: int) -> a.HandOver:
    """A one-time link, good for ten minutes, to play this seat on a second device too."""
    room = await request.seated(table, seat)
    key, expires = await room.seating.lend(seat, request.keys)
    return a.HandOver(f"{request.base}/t/{table}#take={key}", key, expires)


@route("POST", "/tables/{table}/handover/claim", takes=a.KeyWish, gives=a.TakenOver)
async def take_over(request: ApiRequest, table: str, wish: a.KeyWish) -> a.TakenOver:
    """Use a one-time link on this device."""
    room = await request.at(table)
    seat, key = await room.seating.redeem(wish.key)
    request.give_key(table, f"seat-{seat}", key)
    return a.TakenOver(seat, room.info())


@route("POST", "/tables/{table}/seats/{seat}/revoke", gives=a.NewKey, by=("host", "seat"))
async def revoke(request: ApiRequest, table: str, seat: int) -> a.NewKey:
    """Take a seat's keys back: its player gets a new one, or its devices lose the seat."""
    room = await request.at(table)
    own = False

    def check() -> bool:
        nonlocal own
        own = seat in room.keyring.rights(request.keys).seats
        if not own:
            room.check_host(request.keys)
        return not own

    key = await room.seating.revoke(seat, check)
    if own:
        request.give_key(table, f"seat-{seat}", key)
    return a.NewKey(key if own else None)


@route("POST", "/tables/{table}/seats/{seat}/promise", takes=a.PromiseWish, by=("seat",))
async def promise(request: ApiRequest, table: str, seat: int, wish: a.PromiseWish) -> a.InfoOnly:
    """Promise a share in the deal that is prepared, as over a socket."""
    room = await request.seated(table, seat)
    shown, made = wish.commitment, wish.promise
    await request.act_at(room, seat, lambda table: fairly.promise(table, seat, shown, made))
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/reveal", takes=a.RevealWish, by=("seat",))
async def reveal(request: ApiRequest, table: str, seat: int, wish: a.RevealWish) -> a.InfoOnly:
    """Reveal the share that was promised, once the terms are sealed."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: fairly.reveal(table, seat, wish.share))
    return info_of(room)


@route("GET", "/tables/{table}/seats/{seat}/data", gives=a.PlayerData, by=("seat",))
async def export(request: ApiRequest, table: str, seat: int) -> a.PlayerData:
    """All that is kept of a player at this table."""
    room = await request.seated(table, seat)
    player = room.table.seats[seat - 1]
    rows = await request.log(table)
    left = await offload_if_long(request.offload, rows, partial(left_by, seat, player.since))
    return a.PlayerData(table, seat, player.name, *left)


@route("DELETE", "/tables/{table}/seats/{seat}/data", by=("seat",))
async def forget(request: ApiRequest, table: str, seat: int) -> a.InfoOnly:
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
    rows = await request.log(table)
    await request.tables.wipe_player(room, seat, since, rows, request.offload)
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/push", takes=Subscription, by=("seat",))
async def subscribe(request: ApiRequest, table: str, seat: int, wish: Subscription) -> a.InfoOnly:
    """Have this browser notified when it is this seat's turn and nobody is there."""
    room = await request.seated(table, seat)
    if request.tables.notifier is None:
        raise Refusal("off", "This server calls nobody.")
    request.tables.notifier.accept(table, wish, request.address)
    sitting = room.table.seats[seat - 1].sitting
    await request.tables.store.subscribe(wish.stored(table, seat, sitting), BROWSERS_OF_A_SEAT)
    return info_of(room)


@route("POST", "/tables/{table}/seats/{seat}/push/off", takes=a.PushOff, by=("seat",))
async def unsubscribe(request: ApiRequest, table: str, seat: int, wish: a.PushOff) -> a.InfoOnly:
    """Have this browser notified no more."""
    room = await request.seated(table, seat)
    gone = hash_of(wish.endpoint)
    store = request.tables.store
    mine = [one.address_hash for one in await store.subscriptions(table) if one.seat == seat]
    await store.unsubscribe(table, [one for one in mine if one == gone])
    return info_of(room)


# --- playing and looking on without a socket -------------------------------------------------


@route(
    "POST",
    "/tables/{table}/seats/{seat}/decide",
    takes=a.DecideWish,
    gives=a.Decided,
    by=("seat",),
)
async def decide(request: ApiRequest, table: str, seat: int, wish: a.DecideWish) -> a.Decided:
    """Make a decision, as over a socket."""
    room = await request.seated(table, seat)
    made = wire.Decide(wish.id, wish.move, wish.token)
    draw, point = request.tables.ids.draw, look(room.table, room.keyring.rights(request.keys), seat)
    n = await request.act_at(room, seat, partial(decision, seat, made, draw))
    form = form_of(room.table.setup.game)
    return a.Decided("done", wish.id, n, room.transcript.facts_of(n, point, form))


@route("GET", "/tables/{table}/view", gives=a.Seen, query=("seat", "since"))
async def see(request: ApiRequest, table: str) -> a.Seen:
    """What a seat sees now, a spectator if none is named; with what happened since a move."""
    room = await request.at(table)
    game = room.table.games[-1] if room.table.games else None
    point = request.look(room, request.query.get("seat", "none"), game)
    seen = a.Seen(room.table.n, room.info(), messages.view(room.table, point) if game else None)
    since = _since(request)
    if since is not None:
        seen.events = []
        if game and seen.view:
            story = await room.story(game, request.offload)
            point.check_seat(room.table)
            seen.events = replays.happened(story, slice(since, seen.view.move), point)
    return seen


def _since(request: ApiRequest) -> int | None:
    """The move after which the caller wants to know what happened."""
    text = request.query.get("since")
    if text is None:
        return None
    if (since := number_in(text, MOVES)) is None:
        raise refuse("bad-request:since")
    return since


def _game(request: ApiRequest, room: Room) -> tuple[int, Dealt]:
    """The game that is asked for, the last one unless another is named."""
    games = room.table.games
    asked = request.query.get("game")
    number = number_in(asked, len(games), least=1) if asked else len(games)
    if not number:
        raise refuse("not-found:game")
    return number, games[number - 1]


@route("GET", "/tables/{table}/replay", gives=wire.Replay, query=("game", "eyes"))
async def replay(request: ApiRequest, table: str) -> wire.Replay:
    """A game from the deal on: the own eyes while it runs, any eyes when it is over."""
    room = await request.at(table)
    _, game = _game(request, room)
    point = request.look(room, request.query.get("eyes", "none"), game)
    story = await room.story(game, request.offload)
    events = await request.offload(replays.told, story, point)
    point.check_seat(room.table)
    return replays.of_table(room.table, game, story, point, events)


@route("GET", "/tables/{table}/record", gives=Plain("text/plain"), query=("game",))
async def record(request: ApiRequest, table: str) -> str:
    """A finished game as a record."""
    room = await request.at(table)
    number, game = _game(request, room)
    point = request.look(room, "open", game)
    request.download(f"{room.table.setup.game}-{table}-{number}.lynx")
    return await request.offload(_record, room.table, game, point)


def _record(table: Table, game: Dealt, point: PointOfView) -> str:
    return write(replays.record_of(table, game, point))


@route("GET", "/tables/{table}/fairness", gives=a.Fairness, query=("game",))
async def fairness(request: ApiRequest, table: str) -> a.Fairness:
    """What was promised before a deal, and after the game whether it was kept."""
    room = await request.at(table)
    number, game = _game(request, room)
    point = request.look(room, "none", game)
    return replays.fairness(room.table, number, game, point)
