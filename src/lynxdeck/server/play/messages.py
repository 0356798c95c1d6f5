"""What viewers are told of a table: made field by field from it, never by leaving things out.

It is kept as it was encoded: those who come back are told from it what they missed, and replays and
turn-based answers are made of it. Nothing is played again but what a table went through before it
was loaded, once, when somebody asks.
"""

import functools
import itertools
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from lynxdeck.games.layout import Cards
from lynxdeck.games.observer import Changes, Watch
from lynxdeck.games.position import Position
from lynxdeck.games.registry import game as find_game
from lynxdeck.games.sentence import refuse
from lynxdeck.server import protocol as wire
from lynxdeck.server.play.access import PointOfView, everybody
from lynxdeck.server.play.presence import Present
from lynxdeck.server.protocol.frames import text_frame
from lynxdeck.table import events as ev
from lynxdeck.table.dealing import Dealing
from lynxdeck.table.events import By
from lynxdeck.table.table import BETWEEN, FREE, OVER, PERSON, PLAYING, Table

OTHERS = 48
"""How many events besides decisions are kept."""
PAUSE_MS = 6 * 3_600_000
"""Who plays again after so long has another evening."""
GAMES_OF_AN_EVENING = 100
"""No longer log makes the end of a game take longer."""

_encode = msgspec.json.Encoder().encode

T = TypeVar("T")


Own = tuple[tuple[int, bytes], ...]
"""By seat, what it sees besides what everybody does, encoded."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A decision, and what it changed for whom, as it is sent: in numbers of the game's form.

    Kept by the thousand and in no circle with anything: the collector need not look at it, nor at
    what hangs on it.
    """

    seat: int
    token: str
    patch: bytes
    """Of what everybody sees; a list without its brackets."""
    own: Own
    """What single seats see in addition."""
    facts: bytes
    own_facts: Own
    """For seats that may know more."""
    open_facts: bytes

    @classmethod
    def of(cls, seat: int, token: str, changes: Changes) -> "Entry":
        return cls(seat, token, *pieces(changes))

    def patch_at(self, seat: int | None) -> bytes:
        """What changed in a seat's view, or a spectator's; all hands aside."""
        for one, own in self.own:
            if one == seat:
                return b"[" + (self.patch + b"," if self.patch else b"") + own + b"]"
        return b"[" + self.patch + b"]"

    def facts_for(self, point: PointOfView) -> bytes:
        return self.open_facts if point.open else self.facts_at(point.seat)

    def facts_at(self, seat: int | None) -> bytes:
        for one, own in self.own_facts:
            if one == seat:
                return own
        return self.facts

    def open_patch(self, form: wire.Form) -> wire.Patch:
        """What changed for all who see every hand."""
        patch = named_patch(form, self.patch_at(None))
        for seat, own in self.own:
            for path, value in named_patch(form, b"[" + own + b"]").items():
                if path != "legal":
                    patch[f"hands.{seat - 1}"] = value
        return patch


Pieces = tuple[bytes, Own, bytes, Own, bytes]


def pieces(changes: Changes) -> Pieces:
    """What a decision changed and did, encoded once for everybody: the fields of an `Entry`."""
    told = changes.told
    read, width, public = told.read, told.width, told.public_rows
    facts = encoded(read, width, public)
    return (
        changes.public,
        tuple(changes.own.items()),
        facts,
        tuple([(one, encoded(read, width, rows)) for one, rows in told.own_rows.items()]),
        facts if told.rows == public else encoded(read, width, told.rows),
    )


def encoded(read: Callable[[bytes], msgspec.Struct], width: int, rows: bytes) -> bytes:
    """Facts as they are sent."""
    if len(rows) == width:
        return b"[" + encoded_fact(read, rows) + b"]"
    each = [encoded_fact(read, rows[at : at + width]) for at in range(0, len(rows), width)]
    return b"[" + b",".join(each) + b"]"


@functools.lru_cache(16384)
def encoded_fact(read: Callable[[bytes], msgspec.Struct], row: bytes) -> bytes:
    """One of them; most happen again and again, so they are kept."""
    return _encode([row[0], *msgspec.structs.astuple(read(row))])


@functools.cache
def form_of(name: str) -> wire.Form:
    game = find_game(name)
    facts = [[fact.name, *(name for name, _ in fact.fields)] for fact in game.story.FACTS]
    return wire.Form(game.layout.paths, facts)


def named_patch(form: wire.Form, patch: bytes) -> wire.Patch:
    flat = msgspec.json.decode(patch)
    return {form.leaves[number]: value for number, value in zip(flat[::2], flat[1::2], strict=True)}


def named_facts(form: wire.Form, facts: bytes) -> wire.Facts:
    told = [
        {"fact": name, **dict(zip(fields, values, strict=True))}
        for number, *values in msgspec.json.decode(facts)
        for name, *fields in (form.facts[number],)
    ]
    return ready(wire.Facts, _encode(told))


def ready(kind: type[T], encoded: bytes) -> T:  # noqa: ARG001 - for who checks types
    """What is encoded already, as part of a message that has such a thing there."""
    return cast(T, msgspec.Raw(encoded))


_GAP = b"\0"
"""Stands for what is put in later: nothing that is encoded holds it."""
_PATCH, _FACTS = ready(list[Any], _GAP), ready(list[list[Any]], _GAP)


class Outbound(msgspec.Struct, frozen=True, gc=False):
    """An event that is no decision as frames: one for all, and others for seats that see more."""

    n: int
    shared: bytes
    own: Mapping[int | None, bytes]

    def to(self, point: PointOfView) -> bytes:
        return self.own.get(point.seat, self.shared)


class Move(Entry, frozen=True, gc=False):
    n: int
    by: By
    clock: wire.Clocks | None

    def to(self, point: PointOfView) -> bytes:
        shared, own = self.frames()
        return own.get(point.seat, shared)

    def frames(self) -> tuple[bytes, dict[int | None, bytes]]:
        """What is sent to all, and to seats that see more: one message, and what differs in it."""
        message = wire.MoveEvent(self.n, self.token, _PATCH, _FACTS, self.by, self.clock)
        before, between, after = wire.encode(message).split(_GAP)
        shared = text_frame(before + self.patch_at(None) + between + self.facts + after)
        own: dict[int | None, bytes] = {}
        for seat, _ in self.own:
            facts = self.facts_at(seat) if self.own_facts else self.facts
            own[seat] = text_frame(before + self.patch_at(seat) + between + facts + after)
        return shared, own


class Transcript:
    """A table's present game, decision by decision, and what else was told lately."""

    __slots__ = ("_before", "_early", "_moves", "_opening", "_others")

    def __init__(self, made: int) -> None:
        self._opening: Position | None = None
        self._early: Sequence[Entry] = ()
        """What was decided before the table was loaded, once somebody has asked."""
        self._before = made
        """How many decisions that were."""
        self._moves: list[Move] = []
        self._others: deque[Outbound] = deque(maxlen=OTHERS)

    def begin(self, opening: Position) -> None:
        self._opening = opening.copy()
        self._before, self._early, self._moves = 0, (), []

    def add(self, move: Move) -> None:
        self._moves.append(move)

    def add_other(self, out: Outbound) -> None:
        self._others.append(out)

    def missed(self, since: int | None, n: int) -> "list[Move | Outbound] | None":
        """What was told after event `since`, up to event `n`; None if not all of it is known."""
        if since is None or not 0 <= n - since <= len(self._moves) + len(self._others):
            return None
        told: list[Move | Outbound] = [out for out in self._others if out.n > since]
        told += [move for move in self._moves[-(n - since) :] if move.n > since and n > since]
        return sorted(told, key=lambda one: one.n) if len(told) == n - since else None

    def facts_of(self, n: int, point: PointOfView, form: wire.Form) -> wire.Facts:
        """What the decision that became event `n` did, if it is one of this game."""
        found = (move for move in reversed(self._moves) if move.n == n)
        move = next(found, None)
        return [] if move is None else named_facts(form, move.facts_for(point))

    def forget(self) -> None:
        self._others.clear()

    @property
    def untold(self) -> int | None:
        """How many decisions are to be recounted first; None if the whole game is here."""
        return self._before if self._opening is None else None

    def recall(self, early: "GameMoves") -> None:
        self._opening, self._early = early

    def story(self) -> "GameMoves":
        """The present game from the deal on; when nothing is to be recounted."""
        assert self._opening is not None
        return GameMoves(self._opening, [*self._early, *self._moves])


class GameMoves(NamedTuple):
    """A game as it was told: the deal, and what each decision changed."""

    opening: Position
    entries: Sequence[Entry]


def recount(opening: Position, tokens: Iterable[str]) -> list[Entry]:
    """What each decision of a game changed, by playing it; the opening stays as it is."""
    position = opening.copy()
    watch = Watch(position)
    entries = []
    for token in tokens:
        seat = watch.asked
        assert seat is not None
        changes = watch.decide(position.game.code(token))
        assert changes is not None
        entries.append(Entry.of(seat, token, changes))
    return entries


# --- the table as it is ---------------------------------------------------------------------------


def info(table: Table, present: Present) -> wire.TableInfo:
    seats = range(1, table.setup.seats + 1)
    return wire.TableInfo(
        table=table.name,
        setup=table.setup,
        status=table.status,
        seats=[_seat(table, number, present) for number in seats],
        host_here=present.host,
        host_open=present.host_open,
        watching=present.watching,
        alone=table.alone,
        round=table.round,
        rounds=table.rounds,
        sheet=table.sheet,
        totals=[sum(row[seat - 1] for row in table.sheet) for seat in seats],
        winners=_winners(table),
        start=table.game.start if table.games and table.status != OVER else None,
        starters=table.starters,
        scripted=table.script is not None,
        created=table.created,
        game_number=len(table.games),
        notice=table.notice,
        deal=_deal(table.deal, seats) if table.deal else None,
        host_seat=table.host_seat or None,
    )


def attended(about: wire.TableInfo, present: Present) -> wire.TableInfo:
    """What is stored of a table, with who is connected now."""
    seats = [replace(seat, here=seat.here or seat.seat in present.seats) for seat in about.seats]
    _, watching, host, host_open = present
    return replace(about, seats=seats, watching=watching, host_here=host, host_open=host_open)


def _winners(table: Table) -> list[int]:
    if table.status != OVER:
        return []
    match = table.match()
    if match is None:
        return table.game.winners
    return [seat + 1 for seat in match.winners(table.sheet)]


def _deal(deal: Dealing, seats: range) -> wire.DealInfo:
    void = deal.void
    return wire.DealInfo(
        scheme="lynx2-fair",
        game_number=deal.game,
        commitment=deal.commitment,
        promises=[deal.promises.get(seat) for seat in seats],
        starting=deal.starting,
        terms=str(deal.terms) if deal.terms else None,
        waiting=deal.waiting,
        void=wire.Void(void.seats, void.cause, deal.tries) if void else None,
    )


def _seat(table: Table, number: int, present: Present) -> wire.SeatInfo:
    seat = table.seats[number - 1]
    failed = bool(table.games) and number in table.game.failed
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        level=seat.level or None,
        here=number in present.seats or seat.kind not in (FREE, PERSON),
        stand_in=bool(seat.stand_in),
        auto=seat.auto,
        face=seat.face,
        ready=seat.ready,
        failed=failed or UNSET,
    )


def clocks(table: Table) -> wire.Clocks | None:
    if table.ticking is None or table.status != PLAYING:
        return None
    seat = table.watch.asked
    deadline = None if seat is None else table.ticking.deadline(seat)
    if deadline is None or seat is None:
        return None
    person = table.seats[seat - 1].kind == PERSON and not table.seats[seat - 1].stand_in
    return wire.Clocks(seat, deadline if person else None, list(table.ticking.banks))


def view(table: Table, point: PointOfView) -> wire.View:
    point.check(table.game)
    point.check_seat(table)
    return show(table.watch, point)


def show(watch: Watch, point: PointOfView) -> wire.View:
    """A game as it is seen from there; only for the game that the point of view is for."""
    seen: wire.View = watch.view(point.seat)
    if point.open:
        seen.hands = watch.hands()
    return seen


def is_shown(table: Table) -> bool:
    """Whether there is a game to be seen, running or just over."""
    return table.position is not None and table.status in (PLAYING, BETWEEN, OVER)


def form(table: Table) -> wire.Form | None:
    return form_of(table.setup.game) if is_shown(table) else None


def state(
    table: Table, point: PointOfView, present: Present, *, host: bool, now: int
) -> wire.State:
    return wire.State(
        n=table.n,
        at=now,
        seat=point.seat,
        host=host,
        info=info(table, present),
        view=view(table, point) if is_shown(table) else None,
        form=form(table),
        clock=clocks(table),
        chat=[wire.ChatLine(*line) for line in table.chat],
        result=result(table, point) if table.status in (BETWEEN, OVER) else None,
    )


def result(table: Table, point: PointOfView) -> wire.Result:
    """How the last game ended, with what was hidden until then: all who look on may see it."""
    game = table.game
    assert game.scores is not None
    return wire.Result(
        game_number=len(table.games),
        round=game.round,
        end=game.end or "",
        scores=game.scores,
        winners=game.winners,
        hands=hands(table, point),
        commitment=game.commitment,
        seed=game.origin or None,
        match=standing(table),
        evening=evening(table),
    )


def evening(table: Table) -> wire.Evening | UnsetType:
    """The last games without a long pause between two: nobody sits down or leaves in between."""
    last, *before = table.games[: -GAMES_OF_AN_EVENING - 1 : -1]
    games = [last]
    for game in before:
        if games[-1].at - game.at > PAUSE_MS:
            break
        games.append(game)
    if table.alone or len(games) < 2:
        return UNSET
    won = Counter(seat for game in games for seat in game.winners)
    same = (game.winners == last.winners for game in games)
    return wire.Evening(
        games=len(games),
        won=[won[seat] for seat in range(1, table.setup.seats + 1)],
        run=sum(itertools.takewhile(bool, same)) if len(last.winners) == 1 else 0,
    )


def hands(table: Table, point: PointOfView) -> list[Cards]:
    point.check(table.game)
    if table.game.scores is None:
        raise refuse("off:open")
    return table.watch.hands()


def standing(table: Table) -> wire.MatchResult | None:
    """How the match stands after a game; None for a single one."""
    match, sheet = table.match(), table.sheet
    if match is None:
        return None
    return wire.MatchResult(
        round=table.game.round,
        rounds=table.rounds,
        sheet=sheet,
        totals=list(match.totals(sheet)),
        over=match.over(sheet),
        winners=[seat + 1 for seat in match.winners(sheet)],
    )


def move(table: Table, event: ev.Moved, changes: Changes) -> Move:
    clock = clocks(table) if table.ticking and table.ticking.limited else None
    return Move(event.seat, event.token, *pieces(changes), table.n, event.by, clock)


def outbound(table: Table, event: ev.Event, at: int, present: Callable[[], Present]) -> Outbound:
    if isinstance(event, ev.Chatted):
        name = table.seats[event.seat - 1].name
        said = wire.ChatEvent(table.n, at, "chat", event.seat, name, event.text)
        return Outbound(table.n, text_frame(wire.encode(said)), {})
    message = wire.TableEvent(
        n=table.n,
        at=at,
        kind="table",
        what=cast(wire.What, type(event).__struct_config__.tag),
        seat=getattr(event, "seat", None),
        info=ready(wire.TableInfo, msgspec.json.encode(info(table, present()))),
        clock=clocks(table),
    )
    spectator, *seats = everybody(table)
    if isinstance(event, ev.Ended):
        message.result = result(table, spectator)
    own = {}
    if isinstance(event, ev.Started):
        message.form = form_of(table.setup.game)
        for point in seats:
            message.view = view(table, point)
            own[point.seat] = text_frame(wire.encode(message))
        message.view = view(table, spectator)
    return Outbound(table.n, text_frame(wire.encode(message)), own)
