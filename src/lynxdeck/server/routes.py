"""The HTTP API: everything that is not live. Each route says what it takes and gives."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar, cast

import msgspec
from msgspec import Struct

from lynxdeck import __version__
from lynxdeck.bots.registry import LEVELS
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games
from lynxdeck.locale import FALLBACK, languages, rules, words
from lynxdeck.records import write
from lynxdeck.server import answers as a
from lynxdeck.server import folding, projection, replays
from lynxdeck.server import protocol as wire
from lynxdeck.server.aside import aside
from lynxdeck.server.conversation import decision
from lynxdeck.server.pov import look
from lynxdeck.server.request import Body, Plain, Request
from lynxdeck.server.room import Room
from lynxdeck.table import commands
from lynxdeck.table.table import PLAYING, Dealt

Handler = Callable[..., Awaitable[Struct | str]]
Wish = TypeVar("Wish", bound=Struct)

STATUS = {
    "not-found": 404,
    "no-key": 403,
    "not-host": 403,
    "off": 403,
    "foreign": 403,
    "too-many": 429,
    "too-big": 413,
    "bad-type": 415,
    "no-socket": 426,
    "storage": 503,
    "name-taken": 409,
    "seat-taken": 409,
    "full": 409,
    "started": 409,
    "stale": 409,
    "closed": 409,
    "over": 409,
}
"""What a refusal is in HTTP's words; all others are 422."""


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    takes: Body | None
    gives: Body
    status: int
    query: tuple[str, ...]
    by: tuple[str, ...]
    """Whose key it takes: `host`, `seat`, either of both, or nobody's."""

    @property
    def summary(self) -> str:
        """The handler's first line."""
        return (self.handler.__doc__ or "").strip().splitlines()[0]


ROUTES: list[Route] = []


def route(
    method: str,
    path: str,
    *,
    takes: Body | None = None,
    gives: Body = a.InfoOnly,
    status: int = 200,
    query: tuple[str, ...] = (),
    by: tuple[str, ...] = (),
) -> Callable[[Handler], Handler]:
    """Register a handler."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, takes, gives, status, query, by))
        return handler

    return register


def _info(room: Room) -> a.InfoOnly:
    return a.InfoOnly(room.info())


# --- what there is ------------------------------------------------------------------------


@route("GET", "/games", gives=a.Games)
async def all_games(request: Request) -> a.Games:  # noqa: ARG001
    """The games, their editions and the levels of bots."""
    return a.Games(
        games=[
            a.GameInfo(
                name=game.name,
                editions=[
                    a.EditionInfo(edition.name, list(edition.players), dict(edition.flags))
                    for edition in game.editions
                ],
                flags=[a.FlagInfo(f.name, list(f.values), f.sentence) for f in game.flags],
                levels=cast(list[wire.Level], list(LEVELS)),
            )
            for game in games()
        ],
        protocol=wire.PROTOCOL,
        version=__version__,
    )


def known_game(name: str) -> Game:
    """A game that is asked for by its address."""
    for game in games():
        if game.name == name:
            return game
    raise Refusal("not-found", "There is no such game here.")


def spoken(request: Request) -> str:
    """The language that is asked for, English unless it is known."""
    language = request.query.get("lang", FALLBACK)
    return language if language in languages() else FALLBACK


@route("GET", "/rules/{game}", gives=Plain("text/markdown"), query=("lang",))
async def rules_text(request: Request, game: str) -> str:
    """The rules of a game in one of the languages, as Markdown."""
    return rules(known_game(game).name, spoken(request))


@route("GET", "/words/{game}", gives=Plain("text/plain"), query=("lang",))
async def game_words(request: Request, game: str) -> str:
    """The words that a game from elsewhere brings in one of the languages, as Fluent."""
    folder = known_game(game).manifest.words
    return words(folder, spoken(request)) if folder else ""


@route("POST", "/qr", takes=a.QrWish, gives=Plain("image/svg+xml"))
async def qr_code(request: Request, wish: a.QrWish) -> str:  # noqa: ARG001
    """A QR code as SVG."""
    import segno

    code: str = segno.make(wish.text, error="m").svg_inline(scale=4, border=2, omitsize=True)
    return code


@route("POST", "/replay", takes=Plain("text/plain"), gives=wire.Replay, query=("eyes",))
async def replay_record(request: Request, text: str) -> wire.Replay:
    """A record that somebody brings, replayed through somebody's eyes."""
    return await aside(replays.brought, text, request.query.get("eyes", "open"))


# --- tables -------------------------------------------------------------------------------


@route("POST", "/tables", takes=wire.NewTable, gives=a.TableMade, status=201)
async def make_table(request: Request, wish: wire.NewTable) -> a.TableMade:
    """Make a table; who makes it is its host."""
    request.limit_tables()
    made = await request.tables.create(wish)
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
async def lobby(request: Request) -> a.Lobby:
    """Public tables to sit down at, or to watch."""
    return a.Lobby(await request.tables.lobby())


@route("GET", "/tables/{table}", gives=a.TableFound)
async def find_table(request: Request, table: str) -> a.TableFound:
    """A table, and what the caller's keys open there."""
    room = await request.tables.room(table)
    who = room.rights(request.keys)
    return a.TableFound(room.info(), sorted(who.seats), who.host)


@route("POST", "/tables/{table}/host", takes=a.KeyWish, gives=a.HostNow)
async def become_host(request: Request, table: str, wish: a.KeyWish) -> a.HostNow:
    """Use the key of a host link on this device."""
    room = await request.tables.room(table)
    if not room.rights([wish.key]).host:
        raise Refusal("no-key", "This is not the host's key.")
    request.give_key(table, "host", wish.key)
    return a.HostNow(host=True)


@route("POST", "/tables/{table}/invite", gives=a.InviteLink, by=("host",))
async def new_invite(request: Request, table: str) -> a.InviteLink:
    """A fresh invite link, for a host who lost it; older ones lead nowhere then."""
    room = await request.hosted(table)
    invite = await request.tables.new_invite(room)
    return a.InviteLink(invite, f"{request.base}/j/{invite}")


@route("POST", "/tables/{table}/start", by=("host",))
async def start(request: Request, table: str) -> a.InfoOnly:
    """Begin: the first game, or the next round."""
    room = await request.hosted(table)
    await room.act(lambda table: commands.start(table, request.tables.ids.draw))
    return _info(room)


@route("POST", "/tables/{table}/rematch", by=("host",))
async def rematch(request: Request, table: str) -> a.InfoOnly:
    """The same people once more; a new commitment is shown, then `start` deals."""
    room = await request.hosted(table)
    await room.act(lambda table: commands.rematch(table, request.tables.ids.draw))
    return _info(room)


@route("POST", "/tables/{table}/close", by=("host",))
async def close(request: Request, table: str) -> a.InfoOnly:
    """Close the table for good."""
    room = await request.hosted(table)
    await room.act(commands.close)
    return _info(room)


# --- seats --------------------------------------------------------------------------------


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
    room = await request.tables.room(table)
    if not (room.table.setup.public or room.rights(request.keys).host):
        raise Refusal("no-key", "This table is for people who were invited.")
    return await _claim(request, room, wish)


async def _claim(request: Request, room: Room, wish: a.ClaimWish) -> a.SeatClaimed:
    sat = await room.seating.claim(name=wish.name, seat=wish.seat, contribution=wish.contribution)
    request.give_key(room.table.name, f"seat-{sat.seat}", sat.key)
    info = room.info()
    return a.SeatClaimed(room.table.name, sat.seat, sat.key, info)


@route("POST", "/tables/{table}/seats/{seat}/bot", takes=a.BotWish, by=("host",))
async def set_bot(request: Request, table: str, seat: int, wish: a.BotWish) -> a.InfoOnly:
    """Give a seat to a bot, change its level, or free it."""
    room = await request.hosted(table)
    level = wish.level
    if level is None:
        await room.act(lambda table: commands.free_bot(table, seat))
    else:
        await room.act(lambda table: commands.add_bot(table, seat, level))
    return _info(room)


@route("POST", "/tables/{table}/seats/{seat}/kick", by=("host",))
async def kick(request: Request, table: str, seat: int) -> a.InfoOnly:
    """Send somebody away before the start."""
    room = await request.hosted(table)
    await room.seating.empty(seat)
    return _info(room)


@route("POST", "/tables/{table}/seats/{seat}/rename", takes=a.NameWish, by=("seat",))
async def rename(request: Request, table: str, seat: int, wish: a.NameWish) -> a.InfoOnly:
    """Take another name."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.rename(table, seat, wish.name))
    return _info(room)


@route("POST", "/tables/{table}/seats/{seat}/leave", by=("seat",))
async def leave(request: Request, table: str, seat: int) -> a.InfoOnly:
    """Leave: the seat is free before the start, a bot plays on after it."""
    room = await request.seated(table, seat)
    await room.seating.leave(seat, request.keys)
    return _info(room)


@route("POST", "/tables/{table}/seats/{seat}/back", by=("seat",))
async def back(request: Request, table: str, seat: int) -> a.InfoOnly:
    """Take the seat back from the bot."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.back(table, seat))
    return _info(room)


@route("POST", "/tables/{table}/seats/{seat}/auto", takes=a.AutoWish, by=("seat",))
async def auto(request: Request, table: str, seat: int, wish: a.AutoWish) -> a.InfoOnly:
    """Have decisions with one answer made, or not."""
    room = await request.seated(table, seat)
    await request.act_at(room, seat, lambda table: commands.set_auto(table, seat, auto=wish.auto))
    return _info(room)


@route("POST", "/tables/{table}/seats/{seat}/handover", gives=a.HandOver, by=("seat",))
async def hand_over(request: Request, table: str, seat: int) -> a.HandOver:
    """A one-time link, good for ten minutes, to play this seat on a second device too."""
    room = await request.seated(table, seat)
    key, expires = await room.seating.lend(seat, request.keys)
    return a.HandOver(f"{request.base}/t/{table}#take={key}", key, expires)


@route("POST", "/tables/{table}/handover/claim", takes=a.KeyWish, gives=a.TakenOver)
async def take_over(request: Request, table: str, wish: a.KeyWish) -> a.TakenOver:
    """Use a one-time link on this device."""
    room = await request.tables.room(table)
    seat, key = await room.seating.redeem(wish.key)
    request.give_key(table, f"seat-{seat}", key)
    return a.TakenOver(seat, room.info())


@route("POST", "/tables/{table}/seats/{seat}/revoke", gives=a.NewKey, by=("host", "seat"))
async def revoke(request: Request, table: str, seat: int) -> a.NewKey:
    """Take a seat's keys back: its player gets a new one, or its devices lose the seat."""
    room = await request.tables.room(table)
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


# --- playing without a socket ---------------------------------------------------------------


@route(
    "POST",
    "/tables/{table}/seats/{seat}/decide",
    takes=a.DecideWish,
    gives=a.Decided,
    by=("seat",),
)
async def decide(request: Request, table: str, seat: int, wish: a.DecideWish) -> a.Decided:
    """Make a decision, as over a socket."""
    room = await request.seated(table, seat)
    made = wire.Decide(wish.id, wish.move, wish.token)
    draw, point = request.tables.ids.draw, look(room.table, room.rights(request.keys), seat)
    n = await request.act_at(room, seat, lambda table: decision(table, seat, made, draw))
    return a.Decided("done", wish.id, n, room.facts_of(n, point))


@route("GET", "/tables/{table}/view", gives=a.Seen, query=("seat", "since"))
async def see(request: Request, table: str) -> a.Seen:
    """What a seat sees now, a spectator if none is named; with what happened since a move."""
    room = await request.tables.room(table)
    game = room.table.games[-1] if room.table.games else None
    point = request.look(room, request.query.get("seat", "none"), game)
    seen = a.Seen(room.table.n, room.info(), projection.view(room.table, point) if game else None)
    since = _since(request)
    if since is not None:
        entries = (await room.story(game)).entries[: seen.view.move] if game and seen.view else []
        seen.events = replays.happened(entries[since:], point)
    return seen


def _since(request: Request) -> int | None:
    """The move after which the caller wants to know what happened."""
    text = request.query.get("since")
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 6:
        raise Refusal("bad-request", "`since` is the number of a move.")
    return int(text)


def _game(request: Request, room: Room) -> tuple[int, Dealt]:
    """The game that is asked for, the last one unless another is named."""
    number = request.query.get("game") or str(len(room.table.games))
    if not number.isdecimal() or not 1 <= int(number) <= len(room.table.games):
        raise Refusal("not-found", "There was no such game at this table.")
    return int(number), room.table.games[int(number) - 1]


@route("GET", "/tables/{table}/replay", gives=wire.Replay, query=("game", "eyes"))
async def replay(request: Request, table: str) -> wire.Replay:
    """A game from the deal on: one's own eyes while it runs, any eyes when it is over."""
    room = await request.tables.room(table)
    _, game = _game(request, room)
    point = request.look(room, request.query.get("eyes", "none"), game)
    return replays.of_table(room.table, game, await room.story(game), point)


@route("GET", "/tables/{table}/record", gives=Plain("text/plain"), query=("game",))
async def record(request: Request, table: str) -> str:
    """A finished game as a record."""
    room = await request.tables.room(table)
    number, game = _game(request, room)
    point = request.look(room, "open", game)
    request.download(f"{room.table.setup.game}-{table}-{number}.lynx")
    return write(await aside(replays.record_of, room.table, game, point))


@route("GET", "/tables/{table}/fairness", gives=a.Fairness, query=("game",))
async def fairness(request: Request, table: str) -> a.Fairness:
    """What was promised before a deal, and after the game whether it was kept."""
    room = await request.tables.room(table)
    number, game = _game(request, room)
    return projection.fairness(number, game, request.look(room, "none", game))


# --- one's own data -------------------------------------------------------------------------


@route("GET", "/tables/{table}/seats/{seat}/data", gives=a.PlayerData, by=("seat",))
async def export(request: Request, table: str, seat: int) -> a.PlayerData:
    """All that is kept of a player at this table."""
    room = await request.seated(table, seat)
    chat, decisions = folding.left_by(seat, await request.tables.store.read(table))
    return a.PlayerData(table, seat, room.table.seats[seat - 1].name, chat, decisions)


@route("DELETE", "/tables/{table}/seats/{seat}/data", by=("seat",))
async def forget(request: Request, table: str, seat: int) -> a.InfoOnly:
    """Wipe a player's name and chat; the decisions stay, or the others' game would be gone."""
    room = await request.seated(table, seat)
    if room.table.status == PLAYING:
        raise Refusal("started", "Not while a game is being played.")
    await request.tables.forget_player(room, seat)
    return _info(room)


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refusal.code, 422)


def decode(kind: type[Wish], body: bytes) -> Wish:
    """A request's body."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise Refusal("bad-request", f"The request does not read: {fault}.") from fault
