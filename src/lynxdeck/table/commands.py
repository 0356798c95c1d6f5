"""What may be done at a table: each command checks, and says which events follow.

Who may give a command (keys, host) is the server's affair; here it is what the table allows.
"""

import secrets
from collections.abc import Callable, Collection, Sequence

from lynxdeck.games.position import check_deck
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.table import events as ev
from lynxdeck.table import fairly, text
from lynxdeck.table.setup import Script, Setup
from lynxdeck.table.table import (
    BETWEEN,
    BOT,
    CLOSED,
    FREE,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Seat,
    Table,
    payer,
)

Events = list[ev.Event]
Draw = Callable[[int], bytes]
"""So many random bytes; tests bring their own."""

LOG_OF_A_SEAT = 2_000
"""Events at one seat that are no decisions."""
LOG_OF_THE_TABLE = 10_000
"""Those of the host, and of games that begin and end."""
LOG_OF_GUARDS = 1_000
"""Beyond that, for taking keys back, handing the role on, and coming back."""
DECISIONS = 50_000
"""After these no other game begins at a table."""
GOES_ON = (
    *(ev.Moved, ev.Ended, ev.StoodIn, ev.BotFailed, ev.Freed, ev.Forgotten, ev.Closed),
    *(ev.Promised, ev.Revealed, ev.Voided),
)
"""What a game under way brings with it, and what happens once after something that is counted."""
GUARDS = (ev.Revoked, ev.Hosted, ev.Back)

BOT_NAMES = ("Luna", "Otto", "Mila", "Bruno", "Cleo", "Felix", "Nora", "Hugo", "Ida", "Leo")


class Already(Exception):  # noqa: N818 - an answer, not a fault
    """The same request was carried out before: as event `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


def check_room(table: Table, events: Sequence[ev.Event]) -> None:
    """Refuse what would make a log longer without end; a game goes on, and guards have room.

    Each seat has a share of its own, so that nobody takes the others' or the host's.
    """
    dealing = table.deal is not None and table.deal.starting
    for event in events:
        if isinstance(event, GOES_ON) or (dealing and isinstance(event, ev.Sealed | ev.Started)):
            continue
        whose = payer(event)
        most = LOG_OF_A_SEAT if whose else LOG_OF_THE_TABLE
        room = most + (LOG_OF_GUARDS if isinstance(event, GUARDS) else 0)
        games = isinstance(event, ev.Started | ev.Rematch) and table.decisions >= DECISIONS
        if table.logged[whose] >= room or games:
            raise refuse("too-many:log")


def seat_of(table: Table, number: int) -> Seat:
    if not 1 <= number <= len(table.seats):
        raise refuse("no-seat", seats=len(table.seats), seat=number)
    return table.seats[number - 1]


def sit(
    table: Table,
    number: int | None,
    name: str,
    *,
    fair: bool = False,
    host: bool = False,
    face: int | None = None,
) -> Events:
    """A person takes a free seat, the first one unless another is named."""
    check_waiting(table)
    if number is None:
        free = [i for i, seat in enumerate(table.seats, start=1) if seat.kind == FREE]
        if not free:
            raise refuse("full")
        number = free[0]
    if seat_of(table, number).kind != FREE:
        raise refuse("seat-taken", seat=number)
    own = None if face is not None and wearer(table, face) else face
    return [ev.Seated(number, _own_name(table, number, name), fair, host, own)]


def rename(table: Table, number: int, name: str) -> Events:
    check_open(table)
    person_at(table, number)
    return [ev.Renamed(number, _own_name(table, number, name))]


def wearer(table: Table, face: int) -> Seat | None:
    return next((seat for seat in table.seats if seat.kind == PERSON and seat.face == face), None)


def set_face(table: Table, number: int, face: int | None) -> Events:
    """A player chooses a lynx that nobody else here has, or none."""
    check_open(table)
    seat = person_at(table, number)
    if seat.face == face:
        return []
    if face is not None and (other := wearer(table, face)):
        raise refuse("face-taken", name=other.name)
    return [ev.Faced(number, face)]


def add_bot(table: Table, number: int, level: str, names: Sequence[str] = BOT_NAMES) -> Events:
    """A bot takes a seat that no person holds, or changes its level; its name is a free one."""
    check_waiting(table)
    if seat_of(table, number).kind not in (FREE, BOT):
        raise refuse("seat-taken", seat=number)
    taken = [seat.name for i, seat in enumerate(table.seats, start=1) if i != number]
    left = [name for name in names if not any(text.alike(name, other) for other in taken)]
    return [ev.Botted(number, seat_of(table, number).name or left[0], level)]


def free(table: Table, number: int) -> Events:
    check_waiting(table)
    if seat_of(table, number).kind not in (PERSON, BOT):
        raise refuse("seat-free", seat=number)
    return [ev.Freed(number)]


def free_bot(table: Table, number: int) -> Events:
    if seat_of(table, number).kind == PERSON:
        raise refuse("seat-taken:person", seat=number)
    return free(table, number)


def leave(table: Table, number: int, draw: Draw = secrets.token_bytes) -> Events:
    """A person goes: before the start the seat is free, then a bot plays on."""
    check_open(table)
    seat = person_at(table, number)
    deal = table.deal if table.deal and table.deal.sealed else None
    if table.status == WAITING and table.matches == 1:
        return [*(fairly.void(table, "left", [number], draw) if deal else []), ev.Freed(number)]
    if seat.stand_in:
        return []
    missed = deal is not None and number in deal.waiting
    voided = fairly.void(table, "left", [number], draw) if missed else []
    return [*voided, ev.StoodIn(number, "left")]


def stand_in(table: Table, number: int, why: ev.Absence) -> Events:
    _playing(table)
    seat = person_at(table, number)
    return [] if seat.stand_in else [ev.StoodIn(number, why)]


def fail_bot(table: Table, number: int) -> Events:
    """A bot gave no answer: the stand-in plays on, unless it was that one which failed."""
    _playing(table)
    seat = seat_of(table, number)
    failed = number in table.game.failed or seat.level == table.setup.stand_in
    return [ev.BotFailed(number)] if seat.kind == BOT and not failed else []


def back(table: Table, number: int) -> Events:
    check_open(table)
    return [ev.Back(number)] if person_at(table, number).stand_in else []


def set_auto(table: Table, number: int, *, auto: bool) -> Events:
    check_open(table)
    return [ev.Auto(number, auto)] if person_at(table, number).auto != auto else []


def start(table: Table, here: Collection[int] = frozenset()) -> Events:
    """The next game begins, once the shares of the seats that are `here` are in."""
    _startable(table)
    if table.deal:
        return fairly.seal(table, here)
    return [ev.Started(table.setup.start or 1)]  # a lesson draws nothing


def start_laid(table: Table, laid: ev.Laid, first: int | None = None) -> Events:
    """The next game begins with a deal that was brought along, at a seat if that is known too."""
    _startable(table)
    first = first or _seat_in_turn(table) or len(table.games) % table.setup.seats + 1
    seat_of(table, first)
    _check_cards(table.setup, laid)
    return [ev.Started(first, laid)]


def _startable(table: Table) -> None:
    check_open(table)
    if table.status == PLAYING:
        raise refuse("started")
    if table.status == OVER:
        raise refuse("over")
    empty = [i for i, seat in enumerate(table.seats, start=1) if seat.kind == FREE]
    if empty:
        raise refuse("seats-free", seat=empty[0])


def _seat_in_turn(table: Table) -> int | None:
    """Who begins the next game of a match under way. (L20)"""
    match = table.match() if table.status == BETWEEN else None
    return match.start(table.round) + 1 if match else None


def decide(
    table: Table,
    number: int,
    token: str,
    move: int,
    *,
    by: ev.By = "person",
    request: str = "",
    draw: Draw = secrets.token_bytes,
) -> Events:
    """A decision, and the end of the game if it is the last one."""
    if request and (n := table.seats[number - 1].answered.get(request)) is not None:
        raise Already(n)
    _playing(table)
    watch = table.watch
    if watch.asked != number:
        raise refuse("not-your-decision", seat=watch.asked or 0, own=number)
    if move != watch.move:
        raise refuse("stale", move=move, now=watch.move)
    if by == "person" and table.seats[number - 1].stand_in:
        raise refuse("stand-in")
    if token not in watch.legal:
        raise why(table, token)
    moved: Events = [ev.Moved(number, token, by, request)]
    code = table.played.code_of(token)
    return moved + _end(table, draw) if code is not None and watch.ends(code) else moved


def _end(table: Table, draw: Draw) -> Events:
    """A game ends, stored together with its last decision; the next deal's seed is drawn."""
    more = table.deal is not None and table.game.round < table.rounds
    return [ev.Ended(fairly.next_round(table, draw) if more else None)]


def follow(table: Table, draw: Draw = secrets.token_bytes) -> Events:
    """The end of a game whose last decision came without it, as in a record brought along."""
    over = table.status == PLAYING and table.watch.asked is None
    return _end(table, draw) if over else []


def why(table: Table, token: str) -> Refusal:
    """Why a token is refused here: reason, rule and what the sentence speaks of."""
    if table.position is None:
        raise refuse("not-started")
    return table.position.verdict(token)


def chat(table: Table, number: int, said: str) -> Events:
    check_open(table)
    if not table.setup.chat:
        raise refuse("off:chat")
    person_at(table, number)
    line = text.line(said, longest=text.CHAT, what="chat")
    if not line:
        raise refuse("empty")
    return [ev.Chatted(number, line)]


def rematch(table: Table, draw: Draw = secrets.token_bytes) -> Events:
    check_open(table)
    if table.status != OVER:
        raise refuse("not-over")
    return [ev.Rematch(fairly.new_match(table, draw) if table.deal else None)]


def close(table: Table, notice: str = "") -> Events:
    check_open(table)
    return [ev.Closed(notice)]


def revoke(table: Table, number: int, *, by_host: bool = False) -> Events:
    """At a closed table, too: a key still opens what was seen and said there."""
    person_at(table, number)
    return [ev.Revoked(number, by_host)]


def give_host(table: Table, number: int) -> Events:
    check_open(table)
    person_at(table, number)
    return [ev.Hosted(number)]


def forget(table: Table, number: int) -> Events:
    return [ev.Forgotten(number)] if person_at(table, number).words else []


def check_script(setup: Setup, script: Script) -> None:
    _check_cards(setup, script)
    for number in script.moves:
        if not 1 <= number <= setup.seats:
            raise refuse("no-seat", seats=setup.seats, seat=number)
    if len(script.moves) >= setup.seats:
        raise refuse("seats-free:lesson")


def _check_cards(setup: Setup, laid: Script | ev.Laid) -> None:
    game, edition = setup.played()
    for name in laid.deck:
        if name not in game.notation.CARDS:
            raise refuse("deck:card", card=name, game=game.name)
    for name in laid.dice:
        if name not in game.notation.DICE:
            raise refuse("dice", roll=name, game=game.name)
    check_deck(game, edition, setup.seats, [game.notation.CARDS[name] for name in laid.deck])


def _own_name(table: Table, number: int, name: str) -> str:
    cleaned = text.name(name)
    for i, seat in enumerate(table.seats, start=1):
        if i != number and seat.kind != FREE and text.alike(seat.name, cleaned):
            raise refuse("name-taken", name=seat.name)
    return cleaned


def check_open(table: Table) -> None:
    if table.status == CLOSED:
        raise refuse("closed")


def check_waiting(table: Table) -> None:
    check_open(table)
    if table.status != WAITING or table.matches > 1:
        raise refuse("started")
    if table.deal and table.deal.sealed:
        raise refuse("started:dealing")


def _playing(table: Table) -> None:
    check_open(table)
    if table.status != PLAYING:
        raise refuse("not-started:now" if table.status == WAITING else "over:now")


def person_at(table: Table, number: int) -> Seat:
    seat = seat_of(table, number)
    if seat.kind != PERSON:
        raise refuse("no-person", seat=number)
    return seat
