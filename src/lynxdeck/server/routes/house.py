"""What there is: games, rules, and what is done for anybody."""

from collections import OrderedDict
from typing import cast

from lynxdeck import __version__
from lynxdeck.bots.offers import for_game
from lynxdeck.bots.registry import LEVELS
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games
from lynxdeck.locale import FALLBACK, languages, rules, words
from lynxdeck.server import answers as a
from lynxdeck.server import protocol as wire
from lynxdeck.server import replays
from lynxdeck.server.request import Plain, Request
from lynxdeck.server.routes.route import route

QR_BYTES = 512
CODES = 128
"""How many codes are kept."""


@route("GET", "/games", gives=a.Games)
async def all_games(request: Request) -> a.Games:
    """The games, their editions, the levels of bots and those that the host offers besides."""
    offers = request.tables.settings.offers
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
async def qr_code(request: Request, wish: a.QrWish) -> str:
    """A QR code as SVG."""
    if len(wish.text.encode()) > QR_BYTES:
        raise Refusal("too-long", f"A code has room for {QR_BYTES} bytes.")
    if wish.text not in _CODES:
        code = await request.aside(_draw, wish.text)
        while len(_CODES) >= CODES:
            _CODES.popitem(last=False)
        _CODES[wish.text] = code
    _CODES.move_to_end(wish.text)
    return _CODES[wish.text]


_CODES: OrderedDict[str, str] = OrderedDict()
"""Those that were drawn last: everybody at a table asks for the same."""


def _draw(text: str) -> str:
    import segno

    code: str = segno.make(text, error="m").svg_inline(scale=4, border=2, omitsize=True)
    return code


@route("POST", "/replay", takes=Plain("text/plain"), gives=wire.Replay, query=("eyes",))
async def replay_record(request: Request, text: str) -> wire.Replay:
    """A record that somebody brings, replayed through somebody's eyes."""
    return await request.aside(replays.brought, text, request.query.get("eyes", "open"))
