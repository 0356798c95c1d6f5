"""The HTTP API: everything that is not live. Each route says what it takes and gives."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from lynxdeck import __version__
from lynxdeck.bots.registry import LEVELS
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import games
from lynxdeck.locale import languages, rules
from lynxdeck.records import write
from lynxdeck.server import answers as a
from lynxdeck.server import desk, project, replays
from lynxdeck.server import protocol as wire
from lynxdeck.server.caller import Caller, Plain
from lynxdeck.server.live import Live
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.table import PERSON, PLAYING, Dealt

Handler = Callable[..., Awaitable[Any]]

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
    takes: Any
    gives: Any
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
    takes: Any = None,
    gives: Any = a.InfoOnly,
    status: int = 200,
    query: tuple[str, ...] = (),
    by: tuple[str, ...] = (),
) -> Callable[[Handler], Handler]:
    """Register a handler."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, takes, gives, status, query, by))
        return handler

    return register


def _info(live: Live) -> a.InfoOnly:
    return a.InfoOnly(project.info(live.table, live.present()))


# --- what there is ------------------------------------------------------------------------


@route("GET", "/games", gives=a.Games)
async def all_games(caller: Caller) -> a.Games:  # noqa: ARG001
    """The games, their editions and the levels of bots."""
    return a.Games(
        games=[
            a.GameInfo(
                name=cast(wire.GameName, game.name),
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


@route("GET", "/rules/{game}", gives=Plain("text/markdown"), query=("lang",))
async def rules_text(caller: Caller, game: str) -> str:
    """The rules of a game in one of the languages, as Markdown."""
    if game not in [known.name for known in games()]:
        raise Refusal("not-found", "There is no such game here.")
    language = caller.query.get("lang", "en")
    return rules(game, language if language in languages() else "en")


@route("POST", "/qr", takes=a.QrWish, gives=Plain("image/svg+xml"))
async def qr_code(caller: Caller, wish: a.QrWish) -> str:  # noqa: ARG001
    """A QR code as SVG."""
    import segno

    code: str = segno.make(wish.text, error="m").svg_inline(scale=4, border=2, omitsize=True)
    return code


@route("POST", "/replay", takes=Plain("text/plain"), gives=wire.Replay, query=("eyes",))
async def replay_record(caller: Caller, text: str) -> wire.Replay:
    """A record that somebody brings, replayed through somebody's eyes."""
    return await caller.aside(replays.brought, text, caller.query.get("eyes", "open"))


# --- tables -------------------------------------------------------------------------------


@route("POST", "/tables", takes=wire.NewTable, gives=a.TableMade, status=201)
async def make_table(caller: Caller, wish: wire.NewTable) -> a.TableMade:
    """Make a table; who makes it is its host."""
    caller.limit_tables()
    made = await caller.hub.create(wish)
    table = made.live.table.name
    caller.give_key(table, "host", made.host_key)
    return a.TableMade(
        table=table,
        host_key=made.host_key,
        host_link=f"{caller.base}/t/{table}#host={made.host_key}",
        invite=made.invite,
        invite_link=f"{caller.base}/j/{made.invite}",
        info=project.info(made.live.table, made.live.present()),
    )


@route("GET", "/tables", gives=a.Lobby)
async def lobby(caller: Caller) -> a.Lobby:
    """Public tables to sit down at, or to watch."""
    return a.Lobby(await caller.hub.lobby())


@route("GET", "/tables/{table}", gives=a.TableFound)
async def find_table(caller: Caller, table: str) -> a.TableFound:
    """A table, and what the caller's keys open there."""
    live = await caller.hub.live(table)
    who = live.rights(caller.keys)
    return a.TableFound(project.info(live.table, live.present()), sorted(who.seats), who.host)


@route("POST", "/tables/{table}/host", takes=a.KeyWish, gives=a.HostNow)
async def become_host(caller: Caller, table: str, wish: a.KeyWish) -> a.HostNow:
    """Use the key of a host link on this device."""
    live = await caller.hub.live(table)
    if not live.rights([wish.key]).host:
        raise Refusal("no-key", "This is not the host's key.")
    caller.give_key(table, "host", wish.key)
    return a.HostNow(host=True)


@route("POST", "/tables/{table}/invite", gives=a.InviteLink, by=("host",))
async def new_invite(caller: Caller, table: str) -> a.InviteLink:
    """A fresh invite link, for a host who lost it; older ones lead nowhere then."""
    live = await caller.hosted(table)
    invite = await caller.hub.new_invite(live)
    return a.InviteLink(invite, f"{caller.base}/j/{invite}")


@route("POST", "/tables/{table}/start", by=("host",))
async def start(caller: Caller, table: str) -> a.InfoOnly:
    """Begin: the first game, or the next round."""
    live = await caller.hosted(table)
    await caller.hub.act(live, commands.start(live.table, caller.hub.ids.draw))
    return _info(live)


@route("POST", "/tables/{table}/rematch", by=("host",))
async def rematch(caller: Caller, table: str) -> a.InfoOnly:
    """The same people once more; a new commitment is shown, then `start` deals."""
    live = await caller.hosted(table)
    await caller.hub.act(live, commands.rematch(live.table, caller.hub.ids.draw))
    return _info(live)


@route("POST", "/tables/{table}/close", by=("host",))
async def close(caller: Caller, table: str) -> a.InfoOnly:
    """Close the table for good."""
    live = await caller.hosted(table)
    await caller.hub.act(live, commands.close(live.table))
    return _info(live)


# --- seats --------------------------------------------------------------------------------


@route("GET", "/invites/{invite}", gives=a.Invited)
async def find_invite(caller: Caller, invite: str) -> a.Invited:
    """Where an invite leads; looking changes nothing."""
    live = await caller.hub.invited(invite)
    return a.Invited(live.table.name, project.info(live.table, live.present()))


@route("POST", "/invites/{invite}/claim", takes=a.ClaimWish, gives=a.SeatClaimed, status=201)
async def claim(caller: Caller, invite: str, wish: a.ClaimWish) -> a.SeatClaimed:
    """Sit down at the table that an invite leads to."""
    return await _claim(caller, await caller.hub.invited(invite), wish)


@route("POST", "/tables/{table}/claim", takes=a.ClaimWish, gives=a.SeatClaimed, status=201)
async def claim_public(caller: Caller, table: str, wish: a.ClaimWish) -> a.SeatClaimed:
    """Sit down at a public table, or at one's own as its host."""
    live = await caller.hub.live(table)
    if not (live.table.setup.public or live.rights(caller.keys).host):
        raise Refusal("no-key", "This table is for people who were invited.")
    return await _claim(caller, live, wish)


async def _claim(caller: Caller, live: Live, wish: a.ClaimWish) -> a.SeatClaimed:
    sat = await caller.hub.claim(
        live, name=wish.name, seat=wish.seat, contribution=wish.contribution
    )
    caller.give_key(live.table.name, f"seat-{sat.seat}", sat.key)
    info = project.info(live.table, live.present())
    return a.SeatClaimed(live.table.name, sat.seat, sat.key, info)


@route("POST", "/tables/{table}/seats/{seat}/bot", takes=a.BotWish, by=("host",))
async def set_bot(caller: Caller, table: str, seat: int, wish: a.BotWish) -> a.InfoOnly:
    """Give a seat to a bot, change its level, or free it."""
    live = await caller.hosted(table)
    if wish.level is None:
        if commands.seat_of(live.table, seat).kind == PERSON:
            raise Refusal("seat-taken", f"A person sits at seat {seat}.")
        await caller.hub.act(live, commands.free(live.table, seat))
    else:
        await caller.hub.act(live, commands.add_bot(live.table, seat, wish.level))
    return _info(live)


@route("POST", "/tables/{table}/seats/{seat}/kick", by=("host",))
async def kick(caller: Caller, table: str, seat: int) -> a.InfoOnly:
    """Send somebody away before the start."""
    live = await caller.hosted(table)
    await caller.hub.unseat(live, seat)
    return _info(live)


@route("POST", "/tables/{table}/seats/{seat}/rename", takes=a.NameWish, by=("seat",))
async def rename(caller: Caller, table: str, seat: int, wish: a.NameWish) -> a.InfoOnly:
    """Take another name."""
    live = await caller.seated(table, seat)
    await caller.hub.act(live, commands.rename(live.table, seat, wish.name))
    return _info(live)


@route("POST", "/tables/{table}/seats/{seat}/leave", by=("seat",))
async def leave(caller: Caller, table: str, seat: int) -> a.InfoOnly:
    """Leave: the seat is free before the start, a bot plays on after it."""
    live = await caller.seated(table, seat)
    await caller.hub.leave(live, seat)
    return _info(live)


@route("POST", "/tables/{table}/seats/{seat}/back", by=("seat",))
async def back(caller: Caller, table: str, seat: int) -> a.InfoOnly:
    """Take the seat back from the bot."""
    live = await caller.seated(table, seat)
    await caller.hub.act(live, commands.back(live.table, seat))
    return _info(live)


@route("POST", "/tables/{table}/seats/{seat}/auto", takes=a.AutoWish, by=("seat",))
async def auto(caller: Caller, table: str, seat: int, wish: a.AutoWish) -> a.InfoOnly:
    """Have decisions with one answer made, or not."""
    live = await caller.seated(table, seat)
    await caller.hub.act(live, commands.set_auto(live.table, seat, auto=wish.auto))
    return _info(live)


@route("POST", "/tables/{table}/seats/{seat}/handover", gives=a.HandOver, by=("seat",))
async def hand_over(caller: Caller, table: str, seat: int) -> a.HandOver:
    """A one-time link, good for ten minutes, to play this seat on a second device too."""
    live = await caller.seated(table, seat)
    key, expires = await caller.hub.hand_over(live, seat)
    return a.HandOver(f"{caller.base}/t/{table}#take={key}", key, expires)


@route("POST", "/tables/{table}/handover/claim", takes=a.KeyWish, gives=a.TakenOver)
async def take_over(caller: Caller, table: str, wish: a.KeyWish) -> a.TakenOver:
    """Use a one-time link on this device."""
    live = await caller.hub.live(table)
    seat, key = await caller.hub.take_over(live, wish.key)
    caller.give_key(table, f"seat-{seat}", key)
    return a.TakenOver(seat, project.info(live.table, live.present()))


@route("POST", "/tables/{table}/seats/{seat}/revoke", gives=a.NewKey, by=("host", "seat"))
async def revoke(caller: Caller, table: str, seat: int) -> a.NewKey:
    """Take a seat's keys back: its player gets a new one, or its devices lose the seat."""
    live = await caller.hub.live(table)
    who = live.rights(caller.keys)
    own = seat in who.seats
    if not own:
        caller.hub.host_rights(live, who)
    key = await caller.hub.revoke(live, seat)
    if own:
        caller.give_key(table, f"seat-{seat}", key)
    return a.NewKey(key if own else None)


# --- playing without a socket ---------------------------------------------------------------


@route(
    "POST",
    "/tables/{table}/seats/{seat}/decide",
    takes=a.DecideWish,
    gives=wire.Done,
    by=("seat",),
)
async def decide(caller: Caller, table: str, seat: int, wish: a.DecideWish) -> wire.Done:
    """Make a decision, as over a socket."""
    live = await caller.seated(table, seat)
    made = wire.Decide(wish.id, wish.move, wish.token)
    n, events = desk.decision(caller.hub, live, seat, made)
    await caller.hub.act(live, events)
    return wire.Done(wish.id, n)


@route("GET", "/tables/{table}/view", gives=a.Seen, query=("seat",))
async def see(caller: Caller, table: str) -> a.Seen:
    """What a seat sees now; a spectator's view if no seat is named."""
    live, eyes = await _eyes(caller, table, caller.query.get("seat", "none"))
    await caller.hub.settle(live)
    shown = live.table.position is not None and live.table.games
    view = live.table.watch.view(eyes) if shown else None
    return a.Seen(live.table.n, project.info(live.table, live.present()), view)


async def _eyes(caller: Caller, table: str, text: str) -> tuple[Live, int | None]:
    live = await caller.hub.live(table)
    who = live.rights(caller.keys)
    eyes = replays.read_eyes(text, live.table.setup.seats)
    if isinstance(eyes, int) and eyes not in who.seats:
        raise Refusal("no-key", f"You have no key for seat {eyes}.", arguments={"seat": eyes})
    if eyes == "none" and not (live.table.setup.spectators or who.seats or who.host):
        raise Refusal("off", "This table has no spectators.")
    return live, eyes if isinstance(eyes, int) else None


def _game(caller: Caller, live: Live) -> tuple[int, Dealt]:
    """The game that is asked for, the last one unless another is named."""
    number = caller.query.get("game") or str(len(live.table.games))
    if not number.isdecimal() or not 1 <= int(number) <= len(live.table.games):
        raise Refusal("not-found", "There was no such game at this table.")
    return int(number), live.table.games[int(number) - 1]


@route("GET", "/tables/{table}/replay", gives=wire.Replay, query=("game", "eyes"))
async def replay(caller: Caller, table: str) -> wire.Replay:
    """A game from the deal on: one's own eyes while it runs, any eyes when it is over."""
    live = await caller.hub.live(table)
    await caller.hub.settle(live)
    _, game = _game(caller, live)
    text = caller.query.get("eyes", "none")
    if game.scores is None or not live.table.setup.spectators:
        if text == "open" and game.scores is None:
            raise Refusal("off", "All hands are shown when the game is over.")
        if game.scores is None:
            await _eyes(caller, table, text)
        elif not (who := live.rights(caller.keys)).seats and not who.host:
            raise Refusal("off", "This table has no spectators.")
    eyes = replays.read_eyes(text, live.table.setup.seats)
    return replays.of_table(live.table, game, eyes)


@route("GET", "/tables/{table}/record", gives=Plain("text/plain"), query=("game",))
async def record(caller: Caller, table: str) -> str:
    """A finished game as a record."""
    live = await caller.hub.live(table)
    await caller.hub.settle(live)
    number, game = _game(caller, live)
    if game.scores is None:
        raise Refusal("off", "A record can be had when the game is over.")
    if not live.table.setup.spectators and not any(live.rights(caller.keys)):
        raise Refusal("off", "This table has no spectators.")
    caller.download(f"{live.table.setup.game}-{table}-{number}.lynx")
    return write(replays.record_of(live.table, game))


@route("GET", "/tables/{table}/fairness", gives=a.Fairness, query=("game",))
async def fairness(caller: Caller, table: str) -> a.Fairness:
    """What was promised before a deal, and after the game whether it was kept."""
    live = await caller.hub.live(table)
    await caller.hub.settle(live)
    number, game = _game(caller, live)
    if not live.table.setup.spectators and not any(live.rights(caller.keys)):
        raise Refusal("off", "This table has no spectators.")
    over = game.scores is not None
    promised = project.commitment_of(game)
    return a.Fairness(
        game_number=number,
        round=game.round,
        commitment=promised,
        contributed=game.given,
        over=over,
        seed=str(game.seed) if over and game.seed else None,
        verified=game.seed.commitment() == promised if over and game.seed else None,
    )


# --- one's own data -------------------------------------------------------------------------


@route("GET", "/tables/{table}/seats/{seat}/data", gives=a.PlayerData, by=("seat",))
async def export(caller: Caller, table: str, seat: int) -> a.PlayerData:
    """All that is kept of a player at this table."""
    live = await caller.seated(table, seat)
    chat, decisions = [], []
    for row in await caller.hub.store.read(table):
        event = ev.decode(row.payload)
        if isinstance(event, ev.Chatted) and event.seat == seat:
            chat.append(event.text)
        elif isinstance(event, ev.Moved) and event.seat == seat:
            decisions.append(event.token)
    return a.PlayerData(table, seat, live.table.seats[seat - 1].name, chat, decisions)


@route("DELETE", "/tables/{table}/seats/{seat}/data", by=("seat",))
async def forget(caller: Caller, table: str, seat: int) -> a.InfoOnly:
    """Wipe a player's name and chat; the decisions stay, or the others' game would be gone."""
    live = await caller.seated(table, seat)
    if live.table.status == PLAYING:
        raise Refusal("started", "Not while a game is being played.")
    await caller.hub.forget_player(live, seat)
    return _info(live)


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refusal.code, 422)


def decode(kind: Any, body: bytes) -> Any:
    """A request's body."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise Refusal("bad-request", f"The request does not read: {fault}.") from fault
