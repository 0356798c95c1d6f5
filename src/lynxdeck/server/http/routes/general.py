"""Routes that belong to no table: games, rules, replays, daily deals, QR codes."""

from collections import OrderedDict
from typing import cast

from lynxdeck import __version__
from lynxdeck.bots.offers import for_game
from lynxdeck.bots.registry import LEVELS
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games
from lynxdeck.locale import FALLBACK, languages, rules, words
from lynxdeck.records import daily
from lynxdeck.server import protocol as wire
from lynxdeck.server.http.request import ApiRequest, Plain, too_many
from lynxdeck.server.http.routes.route import route
from lynxdeck.server.play import replays
from lynxdeck.server.protocol import answers as a
from lynxdeck.server.tables import days
from lynxdeck.table import text
from lynxdeck.table.setup import BotLevel

QR_BYTES = 512
CODES = 128
"""How many codes are kept."""


@route("GET", "/games", gives=a.Games)
async def all_games(request: ApiRequest) -> a.Games:
    """The games, their editions, the levels of bots and those that the host offers besides."""
    offers = request.tables.settings.offers
    return a.Games(
        games=[
            a.GameInfo(
                name=game.name,
                editions=[
                    a.EditionInfo(edition.name, list(edition.players), game.offered(edition))
                    for edition in game.editions
                ],
                flags=[a.FlagInfo(f.name, list(f.values), f.sentence) for f in game.options],
                levels=cast(list[BotLevel], list(LEVELS)),
                offered=for_game(offers, game.name),
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


def spoken(request: ApiRequest) -> str:
    """The language that is asked for, English unless it is known."""
    language = request.query.get("lang", FALLBACK)
    return language if language in languages() else FALLBACK


@route("GET", "/rules/{game}", gives=Plain("text/markdown"), query=("lang",))
async def rules_text(request: ApiRequest, game: str) -> str:
    """The rules of a game in one of the languages, as Markdown."""
    return rules(known_game(game).name, spoken(request))


@route("GET", "/words/{game}", gives=Plain("text/plain"), query=("lang",))
async def game_words(request: ApiRequest, game: str) -> str:
    """The words that a game from elsewhere brings in one of the languages, as Fluent."""
    folder = known_game(game).manifest.words
    return words(folder, spoken(request)) if folder else ""


@route("POST", "/qr", takes=a.QrWish, gives=Plain("image/svg+xml"))
async def qr_code(request: ApiRequest, wish: a.QrWish) -> str:
    """A QR code as SVG."""
    if len(wish.text.encode()) > QR_BYTES:
        raise Refusal("too-long", f"A code has room for {QR_BYTES} bytes.")
    if wish.text not in _CODES:
        code = await request.offload(_draw, wish.text)
        while len(_CODES) >= CODES:
            _CODES.popitem(last=False)
        _CODES[wish.text] = code
    _CODES.move_to_end(wish.text)
    return _CODES[wish.text]


_CODES: OrderedDict[str, str] = OrderedDict()
"""The codes drawn last: everybody at a table asks for the same one."""


def _draw(text: str) -> str:
    import segno

    code: str = segno.make(text, error="m").svg_inline(scale=4, border=2, omitsize=True)
    return code


@route("POST", "/replay", takes=Plain("text/plain"), gives=wire.Replay, query=("eyes",))
async def replay_record(request: ApiRequest, text: str) -> wire.Replay:
    """A record that somebody brings, replayed through somebody's eyes."""
    return await request.offload(replays.brought, text, request.query.get("eyes", "open"))


@route("GET", "/push", gives=a.PushInfo)
async def push_key(request: ApiRequest) -> a.PushInfo:
    """The key with which a browser subscribes to notices; null if the server sends none."""
    notifier = request.tables.notifier
    return a.PushInfo(notifier.key if notifier else None)


@route("GET", "/daily", gives=a.DailyTally, query=("deal",))
async def all_results(request: ApiRequest) -> a.DailyTally:
    """What everybody made of a deal; no names but one that was given."""
    deal = daily.read(request.query.get("deal", ""))
    if deal is None:
        raise Refusal("not-found", "There is no such deal of a day here.")
    return await tally_of(request, deal.name)


@route("POST", "/daily", takes=a.DailyResult, gives=a.DailyTally)
async def send_result(request: ApiRequest, wish: a.DailyResult) -> a.DailyTally:
    """A result, as the record of its game: played through, its bots asked again, then counted."""
    tables = request.tables
    wait = tables.days.wait(request.address, tables.loop.time())
    if wait:
        raise too_many("Too many results from this address: wait a while.", wait_s=wait)
    name = text.name(wish.name) if wish.name else ""
    brought = await request.offload(days.read, wish.record)
    await tables.days.take(brought, wish.key, name, request.address, tables.now())
    return await tally_of(request, brought.deal.name)


@route("POST", "/daily/forget", takes=a.DailyKey, gives=a.DailyForgotten)
async def forget_results(request: ApiRequest, wish: a.DailyKey) -> a.DailyForgotten:
    """Delete all results that came with a device's key."""
    return a.DailyForgotten(await request.tables.days.results.forget(days.hashed(wish.key)))


async def tally_of(request: ApiRequest, deal: str) -> a.DailyTally:
    """What everybody made of a deal, as it is told."""
    scores, won, best_name = await request.tables.days.results.tally(deal)
    return a.DailyTally(deal, sum(count for _, count in scores), won, scores, best_name)
