"""A table as the fold of its events; its seats, the clock of its game, whom it waits for."""

import copy
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, get_args

import msgspec

from lynxdeck.games import ready
from lynxdeck.games.match import Match
from lynxdeck.games.observer import Changes, Watch
from lynxdeck.games.position import Position, from_key, lay_out
from lynxdeck.games.refusal import Refusal
from lynxdeck.table import dealing as next_deal
from lynxdeck.table import events as ev
from lynxdeck.table.dealing import Dealing
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.setup import DAY_MS, Clock, DaysClock, LiveClock, Script, Setup

Status = Literal["waiting", "playing", "between", "over", "closed"]
WAITING: Final = "waiting"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
OVER: Final = "over"
CLOSED: Final = "closed"
CHAT_KEPT = 50

SeatKind = Literal["free", "person", "bot", "script"]
FREE: Final = "free"
PERSON: Final = "person"
BOT: Final = "bot"
SCRIPT: Final = "script"
SCRIPT_NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Fritz")
"""Who plays the scripted seats of a lesson."""
ANSWERS_KEPT = 4


class Seat(msgspec.Struct):
    kind: SeatKind = FREE
    name: str = ""
    level: str = ""
    stand_in: str = ""
    """Why a bot plays for the person; empty while the person does."""
    auto: bool = False
    fair: bool = False
    """Whether the person's program promises and reveals shares."""
    answered: dict[str, int] = {}
    """The last request ids, and the events they became; replaced, never changed."""
    since: int = 0
    """The event with which a person sat down; 0: nobody sits here."""
    sitting: int = 0
    """The event from which on the keys count: the same, or the last time they were taken back."""
    host: bool = False
    """Whether the host sat down here."""
    face: int | None = None
    """Which of the lynxes the person chose; None: the page finds one."""
    ready: bool = False
    """Whether the person is ready for the next game."""
    words: bool = False
    """Whether the log holds a name or chat of the person that could be wiped."""

    def remember(self, request: str, n: int) -> None:
        """A request became an event: the same one, sent again, is not carried out twice."""
        answered = self.answered | {request: n}
        if len(answered) > ANSWERS_KEPT:
            del answered[next(iter(answered))]
        self.answered = answered


def nothing_lost(since: int) -> int:  # noqa: ARG001
    return 0


class Ticking:
    """The clock of one game: since when somebody is asked, and what is left in the banks."""

    __slots__ = ("_lost", "asked_at", "banks", "clock", "earliest", "limited")

    def __init__(
        self, clock: Clock, seats: int, at: int, lost: Callable[[int], int] = nothing_lost
    ) -> None:
        self.clock = clock
        self.limited = isinstance(clock, LiveClock | DaysClock)
        """Whether time can run out at all."""
        self.asked_at = at
        self.earliest = 0
        """Nobody's time is up before this: set when a table is taken up again."""
        bank = clock.bank * 1000 if isinstance(clock, LiveClock) else 0
        self.banks = [bank] * seats
        self._lost = lost
        """How much of the time since then nobody could use: no server was up."""

    def copy(self) -> "Ticking":
        other = copy.copy(self)
        other.banks = [*self.banks]
        return other

    def take_up(self, now: int, grace: int) -> None:
        """Go on after a pause: everybody has some time again, and nobody was asked in the future.

        A time to come was written when the date was wrong.
        """
        self.asked_at = min(self.asked_at, now)
        self.earliest = now + grace

    def deadline(self, seat: int) -> int | None:
        if isinstance(self.clock, LiveClock):
            time = self.clock.seconds * 1000 + self.banks[seat - 1]
        elif isinstance(self.clock, DaysClock):
            time = self.clock.days * DAY_MS
        else:
            return None
        return max(self.asked_at + time + self._lost(self.asked_at), self.earliest)

    def decided(self, seat: int, at: int, *, alone: bool) -> None:
        """A decision was made; what a person used beyond the free seconds is gone."""
        if alone and isinstance(self.clock, LiveClock):
            over = self._used(at) - self.clock.seconds * 1000
            self.banks[seat - 1] -= max(0, min(over, self.banks[seat - 1]))
        self.asked_at = at

    def _used(self, at: int) -> int:
        return at - self.asked_at - self._lost(self.asked_at) + self._lost(at)

    def ran_out(self, seat: int, at: int) -> None:
        """The time was up; on a return there is free time again, but an empty bank."""
        self.banks[seat - 1] = 0
        self.asked_at = at


class Ask(msgspec.Struct, frozen=True, gc=False):
    """Whose answer the table waits for, who gives it, and until when."""

    seat: int
    who: str
    """`person`, `bot` (with its level), `script` (with its token) or `auto` (with the only one)."""
    level: str = ""
    token: str = ""
    deadline: int | None = None


class Table:
    """A table. Only `apply` changes it; commands ask it and say which event should follow."""

    __slots__ = (
        "_interpreted",
        "_watch",
        "chat",
        "created",
        "deal",
        "decisions",
        "edition",
        "games",
        "host_seat",
        "hosting",
        "logged",
        "lost",
        "matches",
        "n",
        "name",
        "notice",
        "observer",
        "played",
        "position",
        "script",
        "seats",
        "setup",
        "status",
        "ticking",
        "touched",
    )  # fmt: skip

    def __init__(
        self, name: str, *, interpreted: bool = False, lost: Callable[[int], int] = nothing_lost
    ) -> None:
        self.name = name
        self.lost = lost
        """How much of the time since then nobody could use: no server was up."""
        self._interpreted = interpreted  # for one person: nobody waits for the compiler
        self.n = 0
        """Events so far; the number of the last one."""
        self.decisions = 0
        self.logged: Counter[int] = Counter()
        """How many other events each seat has added; under 0, those of no seat."""
        self.status: Status = WAITING
        self.setup: Setup
        self.script: Script | None = None
        """The cards of a lesson, and what its seats play."""
        self.seats: list[Seat] = []
        self.games: list[Dealt] = []
        self.chat: list[tuple[int, int, int, str, str]] = []
        """Number, time, seat, name and text of the last lines."""
        self.position: Position | None = None
        self.ticking: Ticking | None = None
        self.deal: Dealing | None = None
        """How the next game is dealt, or this one was; None for deals brought along."""
        self.matches = 1
        self.hosting = 1
        """The event from which on the host's keys count."""
        self.host_seat = 0
        """Where the one sits to whom the host gave the role; 0: the holder of the host's key."""
        self.created = 0
        self.touched = 0
        self.notice = ""
        self._watch: Watch | None = None

    # --- what it tells ------------------------------------------------------------------------

    @property
    def watch(self) -> Watch:
        """The eyes around the game; opened when somebody first looks."""
        if self._watch is None:
            assert self.position is not None
            self._watch = Watch(self.position, self.observer)
        return self._watch

    @property
    def game(self) -> Dealt:
        return self.games[-1]

    @property
    def persons(self) -> int:
        return sum(seat.kind == PERSON for seat in self.seats)

    @property
    def alone(self) -> bool:
        """Whether one person plays at most: hints and odds put nobody else out."""
        return self.persons < 2

    @property
    def round(self) -> int:
        if not self.games or self.games[-1].match != self.matches:
            return 1
        last = self.games[-1]
        return last.round if self.status != BETWEEN else last.round + 1

    @property
    def rounds(self) -> int:
        """How many games the match has; 1 for a single game."""
        return self.setup.seats * self.setup.match if self.setup.match else 1

    @property
    def sheet(self) -> list[list[int]]:
        return [
            game.scores
            for game in self.games
            if game.match == self.matches and game.scores is not None
        ]

    def match(self) -> Match | None:
        """The match, once it is known who begins it; None for a single game."""
        games = [game for game in self.games if game.match == self.matches]
        if not self.setup.match or not games:
            return None
        return Match(self.setup.seats, self.setup.match, games[0].start - 1)

    @property
    def starters(self) -> list[int]:
        """Who starts each round, as far as it is fixed (L20)."""
        match = self.match()
        if match is None:
            return [game.start for game in self.games if game.match == self.matches]
        return [match.start(number) + 1 for number in range(1, match.rounds + 1)]

    def order(self, game: Dealt) -> tuple[list[int], list[int]]:
        if game.seed is not None:
            return from_key(self.played, self.edition, self.setup.seats, game.seed.key())
        if game.laid is not None:
            notation = self.played.notation
            cards = [notation.CARDS[name] for name in game.laid.deck]
            return cards, [notation.DICE[name] for name in game.laid.dice]
        assert self.script is not None
        return self.script.order(self.played)

    def masked(self, seat: int) -> bytes:
        """The game as a seat may see it: what a bot at that seat is asked with."""
        assert self.position is not None
        return self.observer.mask(self.position.states, seat)

    def ask(self) -> Ask | None:
        if self.status != PLAYING or self.position is None:
            return None
        if (number := (watch := self.watch).asked) is None:
            return None
        seat = self.seats[number - 1]
        if seat.kind == SCRIPT:
            return Ask(number, "script", token=self._scripted(number))
        if seat.kind == BOT or seat.stand_in:
            level = self.game.plays(number, seat.level) or self.setup.stand_in
            return Ask(number, "bot", level=level)
        if seat.auto and len(watch.legal) == 1:
            return Ask(number, "auto", token=watch.legal[0])
        clock = self.ticking
        deadline = clock.deadline(number) if clock and clock.limited else None
        return Ask(number, "person", deadline=deadline)

    def _scripted(self, seat: int) -> str:
        """The next token of a scripted seat; the first legal one when its script is at an end."""
        moves = self.script.moves.get(seat, []) if self.script else []
        done = self.game.seats.count(seat)
        token = moves[done] if done < len(moves) else ""
        return token if token in self.watch.legal else self.watch.legal[0]

    def copy(self) -> "Table":
        other = copy.copy(self)
        other.seats = [copy.copy(seat) for seat in self.seats]
        other.logged = self.logged.copy()
        other.games = [*self.games]
        if self.games:  # earlier ones do not change any more, but for `_forgotten`
            last = other.games[-1] = self.game.copy()
            last.tokens, last.seats = [*last.tokens], [*last.seats]
        other.position = self.position.copy() if self.position else None
        other.deal = self.deal.copy() if self.deal else None
        other.ticking = self.ticking.copy() if self.ticking else None
        other._watch = None
        return other

    # --- what changes it ----------------------------------------------------------------------

    def apply(self, event: ev.Event, at: int) -> Changes | None:
        """Let an event happen; what a decision changed, for those who look on."""
        self.n += 1
        self.touched = at
        if isinstance(event, ev.Moved):
            self.decisions += 1
        else:
            self.logged[payer(event)] += 1
        return _HANDLERS[type(event)](self, event, at)

    def _created(self, event: ev.Created, at: int) -> None:
        self._agree(event.setup)
        self.seats = [Seat() for _ in range(event.setup.seats)]
        self.script = event.script
        for number in event.script.moves if event.script else ():
            self.seats[number - 1] = Seat(SCRIPT, name=SCRIPT_NAMES[number - 1])
        self.created = at
        self._prepare(event.next)

    def _agree(self, setup: Setup) -> None:
        self.setup = setup
        self.played, self.edition = setup.played()
        self._choose_observer()

    def _changed(self, event: ev.Changed, at: int) -> None:  # noqa: ARG002
        self._agree(event.setup)
        more = event.setup.seats - len(self.seats)
        self.seats = [*self.seats[: event.setup.seats], *(Seat() for _ in range(more))]
        self._nobody_is_ready()  # they were for something else
        self._prepare(event.next)

    def _nobody_is_ready(self) -> None:
        for seat in self.seats:
            seat.ready = False

    def _prepare(self, prepared: ev.Prepared | None) -> None:
        if prepared is not None:
            self.deal = next_deal.begin(prepared, self.deal)

    def _seated(self, event: ev.Seated, at: int) -> None:  # noqa: ARG002
        seat = Seat(PERSON, name=event.name, fair=event.fair, words=True)
        seat.host, seat.since, seat.sitting = event.host, self.n, self.n
        seat.face = event.face
        self._change_seat(event.seat, seat)

    def _freed(self, event: ev.Freed, at: int) -> None:  # noqa: ARG002
        self._change_seat(event.seat, Seat())
        if event.seat == self.host_seat:  # a host without a seat has a key of the host's
            self.host_seat = 0

    def _botted(self, event: ev.Botted, at: int) -> None:  # noqa: ARG002
        self._change_seat(event.seat, Seat(BOT, name=event.name, level=event.level))

    def _change_seat(self, number: int, seat: Seat) -> None:
        self.seats[number - 1] = seat
        if self.deal:
            self.deal.forget(number)

    def _renamed(self, event: ev.Renamed, at: int) -> None:  # noqa: ARG002
        seat = self.seats[event.seat - 1]
        seat.name, seat.words = event.name, True
        if self.status == PLAYING:
            self.game.names[event.seat - 1] = event.name

    def _faced(self, event: ev.Faced, at: int) -> None:  # noqa: ARG002
        self.seats[event.seat - 1].face = event.face

    def _ready(self, event: ev.Ready, at: int) -> None:  # noqa: ARG002
        self.seats[event.seat - 1].ready = event.ready

    def _toward_deal(self, event: ev.TowardDeal, at: int) -> None:  # noqa: ARG002
        assert self.deal is not None
        self.deal = self.deal.after(event)
        if isinstance(event, ev.Promised):
            self.seats[event.seat - 1].fair = True

    def _started(self, event: ev.Started, at: int) -> None:
        names = [seat.name for seat in self.seats]
        game = Dealt(event.start, None, names, self.round, at, self.matches, event.laid)
        if self.deal and not event.laid:
            game.seed, game.commitment = self.deal.opened(), self.deal.commitment
            game.cards = event.cards
            self.deal.starting = False
        deck, dice = self.order(game)
        self._choose_observer()
        self.position = lay_out(
            self.played,
            self.edition,
            seats=self.setup.seats,
            deck=deck,
            dice=dice,
            start=event.start,
            engine=self.observer.engine,
        )
        self._watch = None
        self.games.append(game)
        self.status = PLAYING
        self._nobody_is_ready()
        self.ticking = Ticking(self.setup.clock, self.setup.seats, at, self.lost)

    def _choose_observer(self) -> None:
        played = self.played
        self.observer = (
            played.observer(compiled=False) if self._interpreted else ready.observer(played)
        )

    def _moved(self, event: ev.Moved, at: int) -> Changes | None:
        assert self.position is not None
        code, watch = self.played.code_of(event.token), self._watch
        changes = watch.decide(code) if watch and code is not None else None
        if changes is None and (watch or code is None or self._decide(code)):
            raise Refusal("does-not-replay", f"“{event.token}” is no legal decision here.")
        game, seat = self.game, self.seats[event.seat - 1]
        game.tokens.append(event.token)
        game.seats.append(event.seat)
        if event.id:
            seat.remember(event.id, self.n)
        if self.ticking:
            self.ticking.decided(event.seat, at, alone=event.by == "person")
        return changes

    def _decide(self, code: int) -> int:
        """Make a decision that nobody looks at; 0, or why it is refused."""
        assert self.position is not None
        return self.observer.decide(self.position.states, 0, code)

    def _ended(self, event: ev.Ended, at: int) -> None:  # noqa: ARG002
        assert self.position is not None
        game = self.game
        game.scores, game.winners = self.position.scores, self.position.winners
        game.end = self.position.end
        self.status = BETWEEN if game.round < self.rounds else OVER
        self.ticking = None
        self._prepare(event.next)

    def _stood_in(self, event: ev.StoodIn, at: int) -> None:
        self.seats[event.seat - 1].stand_in = event.why
        if self.ticking and event.why == "clock":
            self.ticking.ran_out(event.seat, at)

    def _back(self, event: ev.Back, at: int) -> None:  # noqa: ARG002
        self.seats[event.seat - 1].stand_in = ""

    def _auto(self, event: ev.Auto, at: int) -> None:  # noqa: ARG002
        self.seats[event.seat - 1].auto = event.auto

    def _chatted(self, event: ev.Chatted, at: int) -> None:
        seat = self.seats[event.seat - 1]
        seat.words = True
        line = (self.n, at, event.seat, seat.name, event.text)
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    def _revoked(self, event: ev.Revoked, at: int) -> None:  # noqa: ARG002
        self.seats[event.seat - 1].sitting = self.n
        if event.seat == self.host_seat:  # and so do those of the host that came with them
            self.hosting = self.n

    def _hosted(self, event: ev.Hosted, at: int) -> None:  # noqa: ARG002
        self.host_seat, self.hosting = event.seat, self.n
        for number, seat in enumerate(self.seats, start=1):
            seat.host = number == event.seat

    def _rematch(self, event: ev.Rematch, at: int) -> None:  # noqa: ARG002
        self.matches += 1
        self.status = WAITING
        self._prepare(event.next)

    def _forgotten(self, event: ev.Forgotten, at: int) -> None:  # noqa: ARG002
        nobody, seat = f"Seat {event.seat}", self.seats[event.seat - 1]
        seat.name, seat.words = nobody, False
        self.games = [_without_name(game, event.seat, nobody) for game in self.games]
        since = seat.since
        self.chat = [line for line in self.chat if line[2] != event.seat or line[0] < since]

    def _closed(self, event: ev.Closed, at: int) -> None:  # noqa: ARG002
        self.status, self.notice = CLOSED, event.notice


def _without_name(game: Dealt, seat: int, nobody: str) -> Dealt:
    """The same game; a copy if a name goes, because tables that are tried on share it."""
    if game.names[seat - 1] == nobody:
        return game
    other = game.copy()
    other.names[seat - 1] = nobody
    return other


def payer(event: ev.Event) -> int:
    """The seat whose share of the log an event takes; 0: the table's."""
    if isinstance(event, OF_THE_TABLE) or (isinstance(event, ev.Revoked) and event.by_host):
        return 0
    seat: int = getattr(event, "seat", 0)
    return seat


OF_THE_TABLE = (ev.Botted, ev.BotFailed, ev.Hosted)
"""Events of a seat that the host, or nobody, brings about."""

_HANDLERS: dict[type[ev.Event], Callable[..., Changes | None]] = {
    ev.Created: Table._created,
    ev.Seated: Table._seated,
    ev.Freed: Table._freed,
    ev.Botted: Table._botted,
    ev.Renamed: Table._renamed,
    ev.Faced: Table._faced,
    ev.Ready: Table._ready,
    ev.Changed: Table._changed,
    **dict.fromkeys(get_args(ev.TowardDeal), Table._toward_deal),
    ev.Started: Table._started,
    ev.Moved: Table._moved,
    ev.Ended: Table._ended,
    ev.StoodIn: Table._stood_in,
    ev.BotFailed: lambda table, event, _: table.game.fail(event.seat),
    ev.Back: Table._back,
    ev.Auto: Table._auto,
    ev.Chatted: Table._chatted,
    ev.Revoked: Table._revoked,
    ev.Hosted: Table._hosted,
    ev.Rematch: Table._rematch,
    ev.Forgotten: Table._forgotten,
    ev.Closed: Table._closed,
}
