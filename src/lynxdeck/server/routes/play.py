"""Playing and looking on without a socket."""

from functools import partial

from lynxdeck.games.sentence import refuse
from lynxdeck.records import write
from lynxdeck.server import answers as a
from lynxdeck.server import projection, replays
from lynxdeck.server import protocol as wire
from lynxdeck.server.conversation import decision
from lynxdeck.server.fairness import fairness as fairness_of
from lynxdeck.server.pov import PointOfView, look
from lynxdeck.server.request import Plain, Request
from lynxdeck.server.room import Room
from lynxdeck.server.routes.route import route
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table


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
    n = await request.act_at(room, seat, partial(decision, seat, made, draw))
    return a.Decided("done", wish.id, n, room.facts_of(n, point))


@route("GET", "/tables/{table}/view", gives=a.Seen, query=("seat", "since"))
async def see(request: Request, table: str) -> a.Seen:
    """What a seat sees now, a spectator if none is named; with what happened since a move."""
    room = await request.at(table)
    game = room.table.games[-1] if room.table.games else None
    point = request.look(room, request.query.get("seat", "none"), game)
    seen = a.Seen(room.table.n, room.info(), projection.view(room.table, point) if game else None)
    since = _since(request)
    if since is not None:
        seen.events = []
        if game and seen.view:
            story = await room.story(game, request.aside)
            point.check_seat(room.table)
            seen.events = replays.happened(story.entries[since : seen.view.move], point)
    return seen


def _since(request: Request) -> int | None:
    """The move after which the caller wants to know what happened."""
    text = request.query.get("since")
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 6:
        raise refuse("bad-request:since")
    return int(text)


def _game(request: Request, room: Room) -> tuple[int, Dealt]:
    """The game that is asked for, the last one unless another is named."""
    number = request.query.get("game") or str(len(room.table.games))
    if not number.isdecimal() or not 1 <= int(number) <= len(room.table.games):
        raise refuse("not-found:game")
    return int(number), room.table.games[int(number) - 1]


@route("GET", "/tables/{table}/replay", gives=wire.Replay, query=("game", "eyes"))
async def replay(request: Request, table: str) -> wire.Replay:
    """A game from the deal on: one's own eyes while it runs, any eyes when it is over."""
    room = await request.at(table)
    _, game = _game(request, room)
    point = request.look(room, request.query.get("eyes", "none"), game)
    story = await room.story(game, request.aside)
    point.check_seat(room.table)
    return replays.of_table(room.table, game, story, point)


@route("GET", "/tables/{table}/record", gives=Plain("text/plain"), query=("game",))
async def record(request: Request, table: str) -> str:
    """A finished game as a record."""
    room = await request.at(table)
    number, game = _game(request, room)
    point = request.look(room, "open", game)
    request.download(f"{room.table.setup.game}-{table}-{number}.lynx")
    return await request.aside(_record, room.table, game, point)


def _record(table: Table, game: Dealt, point: PointOfView) -> str:
    return write(replays.record_of(table, game, point))


@route("GET", "/tables/{table}/fairness", gives=a.Fairness, query=("game",))
async def fairness(request: Request, table: str) -> a.Fairness:
    """What was promised before a deal, and after the game whether it was kept."""
    room = await request.at(table)
    number, game = _game(request, room)
    point = request.look(room, "none", game)
    return fairness_of(room.table, number, game, point)
