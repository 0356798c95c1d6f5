"""A table as the fold of its events."""

import copy
from collections.abc import Callable
from typing import get_args

from lynxdeck.games import deal as dealing
from lynxdeck.games import ready
from lynxdeck.games.fair import FairDeal
from lynxdeck.games.match import Match
from lynxdeck.games.position import Position, from_key, lay_out
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sight import interpreted as interpreted_sight
from lynxdeck.games.watch import Changes, Watch
from lynxdeck.table import dealing as next_deal
from lynxdeck.table import events as ev
from lynxdeck.table.ask import Ask
from lynxdeck.table.clock import Ticking, nothing_lost
from lynxdeck.table.dealing import Dealing
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.seat import BOT, PERSON, SCRIPT, SCRIPT_NAMES, Seat
from lynxdeck.table.setup import Setup

WAITING, PLAYING, BETWEEN, OVER, CLOSED = "waiting", "playing", "between", "over", "closed"
CHAT_KEPT = 50


class Table:
    """A table. Only `apply` changes it; commands ask it and say which event should follow."""

    __slots__ = (
        "_interpreted", "_watch", "chat", "commitment", "created", "deal", "edition", "games",
        "host_seat", "hosting", "lost", "matches", "n", "name", "notice", "played", "position",
        "seats", "seed", "setup", "sight", "status", "ticking", "touched",
    )  # fmt: skip

    def __init__(
        self, name: str, *, interpreted: bool = False, lost: Callable[[int], int] = nothing_lost
    ) -> None:
        self.name = name
        self.lost = lost
        """How much of the time since then nobody could use: no server was up."""
        self._interpreted = interpreted  # for one person: nobody waits for the compiler
        self.n = 0
        """Events so far; the last one's number."""
        self.status = WAITING
        self.setup: Setup
        self.seats: list[Seat] = []
        self.games: list[Dealt] = []
        self.chat: list[tuple[int, int, int, str, str]] = []
        """Number, time, seat, name and text of the last lines."""
        self.position: Position | None = None
        self.ticking: Ticking | None = None
        self.seed = b""
        """The server's secret for the next deal, or the one being played."""
        self.commitment = ""
        self.deal: Dealing | None = None
        """How the next game is dealt; None by the older scheme, and for deals brought along."""
        self.matches = 1
        self.hosting = 1
        """The event from which on the host's keys count."""
        self.host_seat = 0
        """Where the one sits to whom the host gave the role; 0: whoever has the host's key."""
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
            self._watch = Watch(self.position, self.sight)
        return self._watch

    @property
    def game(self) -> Dealt:
        """The game being played, or the last one."""
        return self.games[-1]

    @property
    def persons(self) -> int:
        """How many seats people hold."""
        return sum(seat.kind == PERSON for seat in self.seats)

    @property
    def round(self) -> int:
        """The round being played, or to be played next."""
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
        """The scores of this match's finished games."""
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
        """The deck and the rolls of one of its games, as they were dealt."""
        if game.seed is not None:
            return from_key(self.played, self.edition, self.setup.seats, game.seed.key())
        if game.laid is not None:
            notation = self.played.notation
            cards = [notation.CARDS[name] for name in game.laid.deck]
            return cards, [notation.DICE[name] for name in game.laid.dice]
        assert self.setup.script is not None
        return self.setup.script.order(self.played)

    def masked(self, seat: int) -> bytes:
        """The game as a seat may see it: what a bot at that seat is asked with."""
        assert self.position is not None
        return self.sight.mask(self.position.states, 0, seat)

    def ask(self) -> Ask | None:
        """Whom the table waits for."""
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
        script = self.setup.script
        moves = script.moves.get(seat, []) if script else []
        done = self.game.seats.count(seat)
        token = moves[done] if done < len(moves) else ""
        return token if token in self.watch.legal else self.watch.legal[0]

    def copy(self) -> "Table":
        """The same table, to try things out."""
        other = copy.copy(self)
        other.seats = [copy.copy(seat) for seat in self.seats]
        other.games = [game.copy() for game in self.games]
        for game in other.games[-1:]:  # what was decided in earlier ones does not change any more
            game.tokens, game.seats = [*game.tokens], [*game.seats]
        other.position = self.position.copy() if self.position else None
        other.deal = self.deal.copy() if self.deal else None
        other.ticking = self.ticking.copy() if self.ticking else None
        other._watch = None
        return other

    # --- what changes it ----------------------------------------------------------------------

    def apply(self, event: ev.Event, at: int) -> Changes | None:
        """Let an event happen; what a decision changed, for whoever looks on."""
        self.n += 1
        self.touched = at
        return _HANDLERS[type(event)](self, event, at)

    def _created(self, event: ev.Created, at: int) -> None:
        self._agree(event.setup)
        self.seats = [Seat() for _ in range(event.setup.seats)]
        script = event.setup.script
        for number in script.moves if script else ():
            self.seats[number - 1] = Seat(SCRIPT, name=SCRIPT_NAMES[number - 1])
        self.created = at
        self._prepare(event.seed, event.next)

    def _agree(self, setup: Setup) -> None:
        self.setup = setup
        self.played, self.edition = setup.played()
        self._look_anew()

    def _changed(self, event: ev.Changed, at: int) -> None:  # noqa: ARG002
        self._agree(event.setup)
        more = event.setup.seats - len(self.seats)
        self.seats = [*self.seats[: event.setup.seats], *(Seat() for _ in range(more))]
        self._nobody_is_ready()  # they were for something else
        if event.next:
            self._deal_from(next_deal.begin(event.next))

    def _nobody_is_ready(self) -> None:
        for seat in self.seats:
            seat.ready = False

    def _prepare(self, seed: str, prepared: ev.Prepared | None) -> None:
        if prepared is not None:
            self._deal_from(next_deal.begin(prepared))
            return
        self.seed = bytes.fromhex(seed)
        self.commitment = dealing.commitment(self.seed, table=self.name) if seed else ""
        for seat in self.seats:
            seat.contribution = ""

    def _deal_from(self, deal: Dealing) -> None:
        self.deal, self.seed, self.commitment = deal, deal.seed, deal.commitment

    def _seated(self, event: ev.Seated, at: int) -> None:  # noqa: ARG002
        seat = Seat(PERSON, name=event.name, contribution=event.contribution, fair=event.fair)
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
        self.seats[event.seat - 1].name = event.name
        if self.status == PLAYING:
            self.game.names[event.seat - 1] = event.name

    def _faced(self, event: ev.Faced, at: int) -> None:  # noqa: ARG002
        self.seats[event.seat - 1].face = event.face

    def _ready(self, event: ev.Ready, at: int) -> None:  # noqa: ARG002
        self.seats[event.seat - 1].ready = event.ready

    def _contributed(self, event: ev.Contributed, at: int) -> None:  # noqa: ARG002
        self.seats[event.seat - 1].contribution = event.contribution

    def _toward_deal(self, event: ev.TowardDeal, at: int) -> None:  # noqa: ARG002
        assert self.deal is not None
        self._deal_from(self.deal.after(event))
        if isinstance(event, ev.Promised):
            self.seats[event.seat - 1].fair = True

    def _started(self, event: ev.Started, at: int) -> None:
        names = [seat.name for seat in self.seats]
        seed = None if event.laid or self.setup.script else self._fair_seed(event)
        game = Dealt(event.start, seed, event.given, names, self.round, at, self.matches)
        game.laid = event.laid
        if self.deal and seed:
            game.commitment, game.cards = self.deal.commitment, event.cards
            self.deal.starting = False
        deck, dice = self.order(game)
        self._look_anew()
        self.position = lay_out(
            self.played,
            self.edition,
            seats=self.setup.seats,
            deck=deck,
            dice=dice,
            start=event.start,
            engine=self.sight.engine,
        )
        self._watch = None
        self.games.append(game)
        self.status = PLAYING
        self._nobody_is_ready()
        self.ticking = Ticking(self.setup.clock, self.setup.seats, at, self.lost)

    def _look_anew(self) -> None:
        """See through the rules that answer without a wait."""
        alone = self._interpreted
        self.sight = interpreted_sight(self.played.rules) if alone else ready.sight(self.played)

    def _fair_seed(self, event: ev.Started) -> dealing.FairSeed | FairDeal:
        """What server and seats deal the next game from."""
        if self.deal:
            return self.deal.opened()
        shares = tuple(bytes.fromhex(share) for share in event.contributions)
        return dealing.FairSeed(self.name, len(self.games) + 1, self.seed, shares)

    def _moved(self, event: ev.Moved, at: int) -> Changes | None:
        assert self.position is not None
        code = self.played.notation.code(event.token)
        if code is None or self._decide(code):
            raise Refusal("does-not-replay", f"“{event.token}” is no legal decision here.")
        game, seat = self.game, self.seats[event.seat - 1]
        game.tokens.append(event.token)
        game.seats.append(event.seat)
        if event.id:
            seat.remember(event.id, self.n)
        if self.ticking:
            self.ticking.decided(event.seat, at, alone=event.by == "person")
        return self._watch.step() if self._watch else None

    def _decide(self, code: int) -> int:
        """Make a decision, and where somebody looks on, have it told; 0, or why it is refused."""
        assert self.position is not None
        if self._watch:
            return self._watch.decide(code)
        return int(self.sight.decide(self.position.states, 0, code))

    def _ended(self, event: ev.Ended, at: int) -> None:  # noqa: ARG002
        assert self.position is not None
        game = self.game
        game.scores, game.winners = self.position.scores, self.position.winners
        game.end = self.position.end
        self.status = BETWEEN if game.round < self.rounds else OVER
        self.ticking = None
        if event.seed or event.next:
            self._prepare(event.seed, event.next)

    def _stood_in(self, event: ev.StoodIn, at: int) -> None:
        self.seats[event.seat - 1].stand_in = event.why
        if self.ticking and event.why == "clock":
            self.ticking.ran_out(event.seat, at)

    def _back(self, event: ev.Back, at: int) -> None:  # noqa: ARG002
        self.seats[event.seat - 1].stand_in = ""

    def _auto(self, event: ev.Auto, at: int) -> None:  # noqa: ARG002
        self.seats[event.seat - 1].auto = event.auto

    def _chatted(self, event: ev.Chatted, at: int) -> None:
        line = (self.n, at, event.seat, self.seats[event.seat - 1].name, event.text)
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
        self._prepare(event.seed, event.next)

    def _forgotten(self, event: ev.Forgotten, at: int) -> None:  # noqa: ARG002
        nobody = f"Seat {event.seat}"
        self.seats[event.seat - 1].name = nobody
        for game in self.games:
            game.names[event.seat - 1] = nobody
        since = self.seats[event.seat - 1].since
        self.chat = [line for line in self.chat if line[2] != event.seat or line[0] < since]

    def _closed(self, event: ev.Closed, at: int) -> None:  # noqa: ARG002
        self.status, self.notice = CLOSED, event.notice


_HANDLERS: dict[type[ev.Event], Callable[..., Changes | None]] = {
    ev.Created: Table._created,
    ev.Seated: Table._seated,
    ev.Freed: Table._freed,
    ev.Botted: Table._botted,
    ev.Renamed: Table._renamed,
    ev.Faced: Table._faced,
    ev.Ready: Table._ready,
    ev.Changed: Table._changed,
    ev.Contributed: Table._contributed,
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
