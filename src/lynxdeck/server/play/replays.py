"""Games from the deal on, as somebody's eyes saw them, and how they were dealt."""

from collections.abc import Sequence

from lynxdeck.games.fair import FairDeal
from lynxdeck.games.observer import Watch
from lynxdeck.games.position import lay_out
from lynxdeck.games.ready import engine
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.records import Fault, Record, begin, read_text
from lynxdeck.records.fault import brief
from lynxdeck.server import protocol as wire
from lynxdeck.server.play import messages
from lynxdeck.server.play.access import PointOfView, bring, read_wish
from lynxdeck.server.play.messages import GameMoves, form_of, named_facts, named_patch, recount
from lynxdeck.server.protocol.answers import Checks, Fairness, Happened
from lynxdeck.table.dealing import digest
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table

LONGEST = 20_000
"""More decisions than any game has; a longer record is refused."""


def brought(text: str, eyes: str) -> wire.Replay:
    """The first game of a record that somebody brings."""
    for found in read_text(text):
        if isinstance(found, Fault):
            raise _bad(found)
        return of_record(found, bring(read_wish(eyes, len(found.names))))
    raise _bad(Fault(1, 1, "There is no game in this file.", kind="none"))


def _bad(fault: Fault) -> Refusal:
    about: dict[str, int | str] = {"line": fault.line, "column": fault.column}
    about |= {"kind": fault.kind, "token": brief(fault.token)}
    return Refusal("bad-record", fault.message, arguments=about)


def of_record(record: Record, point: PointOfView) -> wire.Replay:
    tokens = record.decisions
    if len(tokens) > LONGEST:
        raise Refusal("too-big", f"A replay has at most {LONGEST} decisions.")
    after = record.position
    opening = record.start(engine(after.game))
    story = GameMoves(opening, recount(opening, tokens))
    replay = _replay(story, point, record.names, told(story, point))
    replay.tags = {name: value for name, value in record.tags.items() if name != "Deck"}
    if after.over:
        replay.over, replay.scores = True, after.scores
        replay.winners, replay.end = after.winners, after.end
    return replay


def of_table(
    table: Table,
    game: Dealt,
    story: GameMoves,
    point: PointOfView,
    events: list[wire.ReplayEvent],
) -> wire.Replay:
    """A game of a table, as far as it went; its events as `told` makes them, in a thread."""
    point.check(game)
    replay = _replay(story, point, list(game.names), events)
    replay.scripted = table.script is not None
    replay.over, replay.scores = game.scores is not None, game.scores
    replay.winners, replay.end = game.winners, game.end
    return replay


def retell(table: Table, game: Dealt, tokens: Sequence[str]) -> GameMoves:
    """Replay the first decisions of a table's game, for moves that are not in memory."""
    deck, dice = table.order(game)
    opening = lay_out(
        table.played,
        table.edition,
        seats=table.setup.seats,
        deck=deck,
        dice=dice,
        start=game.start,
        engine=engine(table.played),
    )
    return GameMoves(opening, recount(opening, tokens))


def record_of(table: Table, game: Dealt, point: PointOfView) -> Record:
    point.check(game)
    if not point.open:
        raise refuse("off:record")
    free: dict[str, str] = {}
    if game.origin:
        free["Seed"] = game.origin
    if table.setup.match:
        free["Match"] = f"{table.name}-{game.match}"
        free["Round"] = f"{game.round}/{table.rounds}"
    if game.failed:
        free["Replaced"] = " | ".join(_replaced(table, seat) for seat in sorted(game.failed))
    deck, dice = table.order(game)
    record = begin(
        table.played,
        table.edition,
        game.names,
        deck=deck,
        dice=dice,
        start=game.start,
        free=free,
        engine=engine(table.played),
    )
    return record.play(*game.tokens)


def _replaced(table: Table, seat: int) -> str:
    """Who failed at a seat, and who played on: nobody should take one for the other."""
    return f"{seat} {table.seats[seat - 1].level} {table.setup.stand_in}"


def _replay(
    story: GameMoves, point: PointOfView, names: list[str], events: list[wire.ReplayEvent]
) -> wire.Replay:
    """A game that is not known to be over."""
    opening = story.opening
    watch = Watch(opening)
    return wire.Replay(
        game=opening.game.name,
        edition=opening.edition.text,
        names=names,
        eyes=point.eyes,
        scripted=False,
        tags={},
        view=messages.show(watch, point),
        events=events,
        over=False,
        scores=None,
        winners=[],
        end=None,
    )


def told(story: GameMoves, point: PointOfView) -> list[wire.ReplayEvent]:
    form = _form(story)
    return [
        wire.ReplayEvent(
            entry.seat,
            entry.token,
            entry.open_patch(form) if point.open else named_patch(form, entry.patch_at(point.seat)),
            named_facts(form, entry.facts_for(point)),
        )
        for entry in story.entries
    ]


def _form(story: GameMoves) -> wire.Form:
    return form_of(story.opening.game.name)


def happened(story: GameMoves, moves: slice, point: PointOfView) -> list[Happened]:
    form = _form(story)
    return [
        Happened(one.seat, one.token, named_facts(form, one.facts_for(point)))
        for one in story.entries[moves]
    ]


# --- how it was dealt -----------------------------------------------------------------------------


def fairness(table: Table, number: int, game: Dealt, point: PointOfView) -> Fairness:
    """What was promised before a deal, and after the game what it was made from."""
    point.check(game)
    over, seed = game.scores is not None, game.seed
    checks = check(table, game, seed) if over and seed else None
    return Fairness(
        game_number=number,
        round=game.round,
        commitment=game.commitment,
        over=over,
        seed=str(seed) if over and seed else None,
        verified=agrees(checks) if checks else None,
        scheme="lynx2-fair" if seed else None,
        terms=str(seed.terms) if seed else None,
        checks=checks,
    )


def check(table: Table, game: Dealt, seed: FairDeal) -> Checks:
    """Compare what a deal was made from with what the log kept from before it."""
    shares = [(seat, seed.shares[seat - 1] or b"") for seat in seed.terms.sharing]
    return Checks(
        commitment=seed.commitment() == game.commitment == seed.terms.commitment,
        promises=all(seed.terms.keeps(seat, share) for seat, share in shares),
        start=game.start == seed.start(),
        cards=game.cards == digest(*table.order(game)),
    )


def agrees(checks: Checks) -> bool:
    return checks.commitment and checks.promises and checks.start and checks.cards
