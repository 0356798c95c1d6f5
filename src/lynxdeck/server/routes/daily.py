"""The deals of days: results sent, counted, deleted."""

from lynxdeck.games.refusal import Refusal
from lynxdeck.records import daily
from lynxdeck.server import answers as a
from lynxdeck.server import days
from lynxdeck.server.request import Request, too_many
from lynxdeck.server.routes.route import route
from lynxdeck.table import text


@route("GET", "/daily", gives=a.DailyTally, query=("deal",))
async def all_results(request: Request) -> a.DailyTally:
    """What everybody made of a deal; no names but one that was given."""
    deal = daily.read(request.query.get("deal", ""))
    if deal is None:
        raise Refusal("not-found", "There is no such deal of a day here.")
    return await tally_of(request, deal.name)


@route("POST", "/daily", takes=a.DailyResult, gives=a.DailyTally)
async def send_result(request: Request, wish: a.DailyResult) -> a.DailyTally:
    """A result, as the record of its game: played through, its bots asked again, then counted."""
    tables = request.tables
    wait = tables.days.wait(request.address, tables.loop.time())
    if wait:
        raise too_many("Too many results from this address: wait a while.", wait_s=wait)
    name = text.name(wish.name) if wish.name else ""
    brought = await request.aside(days.read, wish.record)
    await tables.days.take(brought, wish.key, name, request.address, tables.now())
    return await tally_of(request, brought.deal.name)


@route("POST", "/daily/forget", takes=a.DailyKey, gives=a.DailyForgotten)
async def forget_results(request: Request, wish: a.DailyKey) -> a.DailyForgotten:
    """Delete all results that came with a device's key."""
    return a.DailyForgotten(await request.tables.days.results.forget(days.hashed(wish.key)))


async def tally_of(request: Request, deal: str) -> a.DailyTally:
    """What everybody made of a deal, as it is told."""
    scores, won, best_name = await request.tables.days.results.tally(deal)
    return a.DailyTally(deal, sum(count for _, count in scores), won, scores, best_name)
