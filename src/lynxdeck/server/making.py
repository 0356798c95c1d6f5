"""New tables: what somebody asks for becomes an agreement, and its first events."""

from msgspec import UNSET
from msgspec.structs import asdict

from lynxdeck.bots.offers import Offers, for_game
from lynxdeck.bots.registry import LEVELS
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server import protocol as wire
from lynxdeck.server.keyring import Ids
from lynxdeck.table import commands, text
from lynxdeck.table import events as ev
from lynxdeck.table.dealing import frame_of, prepare
from lynxdeck.table.setup import Clock, DaysClock, LiveClock, Setup, agree
from lynxdeck.table.table import Table


def new_table(
    wish: wire.NewTable, name: str, ids: Ids, at: int, offers: Offers
) -> tuple[Table, commands.Events]:
    """A table as it is wished for, and the events that lead there."""
    setup = agreement(wish)
    commands.check_starter(setup)
    if setup.script:
        commands.check_script(setup, setup.script)
    prepared = None if setup.script else prepare(frame_of(name, setup), ids.draw)
    events: commands.Events = [ev.Created(setup, next=prepared)]
    table = Table(name)
    table.apply(events[0], at)
    for seat, level in sorted(wish.bots.items()):
        check_bot(level, table, offers)
        events += commands.add_bot(table, seat, level)
        table.apply(events[-1], at)
    return table, events


def check_bot(name: str, table: Table, offers: Offers) -> None:
    """Refuse a bot that is neither a level nor offered by the host for this game."""
    if name not in (*LEVELS, *for_game(offers, table.setup.game)):
        raise Refusal("unknown-bot", "There is no such bot here.")


def agreement(wish: wire.NewTable) -> Setup:
    """What is agreed at a table that somebody wishes for."""
    game, edition = agree(wish.game, wish.edition, flags=wish.flags, seats=wish.seats)
    check_clock(wish.agreed_clock)
    return Setup(
        game=game.name,
        edition=edition.name,
        flags=game.said(edition),
        seats=wish.seats,
        rules=game.rules.VERSION,
        clock=wish.agreed_clock,
        match=0 if wish.script else wish.match,
        start=wish.start,
        public=wish.public,
        spectators=wish.spectators,
        chat=wish.chat,
        hints=wish.hints,
        odds=wish.odds,
        stand_in=wish.stand_in,
        pace=wish.pace,
        title=text.line(wish.title, longest=text.TITLE, what="title"),
        script=wish.script,
    )


def changed(table: Table, wish: wire.ChangeWish) -> Setup:
    """What is agreed once the host's wishes are heeded; all else stays."""
    setup = table.setup
    stays = setup.game if wish.game is UNSET else wish.game
    edition = table.edition.text if stays == setup.game else None
    kept = {name: getattr(setup, name) for name in KEPT}
    named = {name: value for name, value in asdict(wish).items() if value is not UNSET}
    return agreement(wire.NewTable(**{"game": stays, "edition": edition, **kept, **named}))


KEPT = (
    *("seats", "match", "start", "public", "spectators", "chat", "hints", "odds"),
    *("stand_in", "pace", "title", "clock"),
)


def check_clock(clock: Clock) -> None:
    """Refuse a clock that nobody could play with."""
    if isinstance(clock, LiveClock) and not (
        5 <= clock.seconds <= 3600 and 0 <= clock.bank <= 36_000
    ):
        raise refuse("bad-clock:live")
    if isinstance(clock, DaysClock) and not 1 <= clock.days <= 30:
        raise refuse("bad-clock:days")
