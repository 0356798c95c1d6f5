"""One game being played, for people who write Python.

Compiling takes seconds and pays only for many decisions: it begins in the background after some
dozens of them, or on request. Interpreted and compiled rules give the same answers.
"""

import atexit
import functools
import os
import secrets
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import NamedTuple, SupportsIndex, cast

import numpy as np

from lynxdeck.games import position as inside
from lynxdeck.games.chance import generator
from lynxdeck.games.compile import Engine
from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.edition import Edition, check_players, usual_seats
from lynxdeck.games.fields import States
from lynxdeck.games.observer import Watch
from lynxdeck.games.ready import can_compile, check_compiler, compiling
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games, named_game
from lynxdeck.games.registry import game as find_game
from lynxdeck.games.shape import AnyView
from lynxdeck.records import Fault, Record, begin, read_text


class Agreed(NamedTuple):
    """A game, an edition of it, and how many play."""

    game: Game
    edition: Edition
    seats: int


Flags = Mapping[str, str | bool]
"""Values of flags by their names; True is `yes`."""


def agreed(game: str, edition: str | None, flags: Flags | None, seats: int | None) -> Agreed:
    """What was asked for, checked; the usual edition and number of players where nothing was."""
    found = named_game(game)
    if edition is not None and not isinstance(edition, str):
        raise Refusal("unknown-edition", f"An edition is named by a text, not {edition!r}.")
    if flags is not None and not isinstance(flags, Mapping):
        raise Refusal("unknown-flag", f"flags are values by names, not {flags!r}.")
    chosen = found.edition(edition) if edition else found.usual(seats)
    words = {"True": "yes", "False": "no"}
    changes = [f"{flag}={words.get(str(value), value)}" for flag, value in (flags or {}).items()]
    chosen = found.changed(chosen, changes)
    number = usual_seats(chosen) if seats is None else whole("seats", seats)
    check_players(chosen, number)
    return Agreed(found, chosen, number)


MANY = 10**18
"""No number of ours is larger."""


def whole(name: str, value: object, least: int = 1) -> int:
    """A whole number that was given as an argument; anything else is refused by its name."""
    number = None
    if isinstance(value, SupportsIndex) and not isinstance(value, bool | type):
        number = index(value)
    if number is None or number < least:
        raise Refusal("number", f"{name} is a whole number from {least} on, not {value!r}.")
    if number > MANY:
        raise Refusal("number", f"{name} is {MANY} at most.")
    return number


def editions(game: str) -> dict[str, dict[str, str]]:
    """A game's editions by name, each with its flags; the first one is the usual one.

    >>> import lynxdeck
    >>> lynxdeck.editions("push")["push-risk"]
    {'follow_up': 'free', 'risk': 'yes'}
    """
    found = named_game(game)
    return {edition.name: found.offered(edition) for edition in found.editions}


SOON = 64
"""So many decisions are interpreted before compiling begins."""
NEVER = "LYNXDECK_INTERPRETED"
"""Set this in the environment, and nothing is compiled unless it must be."""
PATIENCE_S = 20
"""How long the end of a program waits for a function that is being compiled."""


class Readiness:
    """One game's engines, and how far compiling is."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.engine: Engine = game.interpreted
        """The one to ask now."""
        self.compiled = False
        self._left = SOON if can_compile() and not os.environ.get(NEVER) else 0
        self._thread: threading.Thread | None = None
        self._ended = threading.Event()

    def count(self) -> None:
        """Another decision was made by the interpreted rules."""
        self._left -= 1
        if self._left == 0:
            self._thread = threading.Thread(target=self.compile, name="lynxdeck-compiler")
            self._thread.daemon = True
            atexit.register(self._end)
            self._thread.start()

    def compile(self) -> None:
        """Compile what a position asks for; quick where Numba's cache has it."""
        for step in questions(self._game):
            if self._ended.is_set():
                return
            step()
        self.engine, self.compiled = self._game.compiled, True

    def _end(self) -> None:
        """Let the compiler finish its function: it must not be cut off within."""
        self._ended.set()
        if self._thread:
            self._thread.join(PATIENCE_S)


def questions(game: Game) -> Iterator[Callable[[], object]]:
    """All that a position asks of its engine, one after the other: the first answer compiles it."""
    from lynxdeck.games.position import Position, from_key, lay_out

    edition = game.editions[0]
    seats = edition.players[0]
    deck, dice = from_key(game, edition, seats, bytes(32))
    yield game.observer
    position = lay_out(game, edition, seats=seats, deck=deck, dice=dice, engine=game.compiled)
    token = position.legal()[0]
    yield lambda: position.reason(token)
    for answer in (Position.to_move, Position.scores, Position.winners):
        yield functools.partial(cast(property, answer).__get__, position)
    yield lambda: position.view(1)
    seen = game.compiled.new(1)
    yield lambda: game.compiled.mask_at(position.states, 0, 0, seen, 0)
    yield lambda: game.compiled.redeal_at(seen, 0, generator(1))


@functools.cache
def readiness(name: str) -> Readiness:
    return Readiness(find_game(name))


def compile_now(game: str | None = None) -> None:
    """Compile a game's rules, or those of all games, and come back when they are ready.

    The first time this takes seconds; later programs load what it made.
    """
    check_compiler()
    for found in [find_game(game)] if game else games():
        compiling(found.cache, f"the rules of {found.title}")
        readiness(found.name).compile()


Seed = int | str | None


@dataclass(frozen=True)
class Deal:
    """What a game was dealt from: enough to write its record."""

    deck: Sequence[int]
    dice: Sequence[int]
    start: int
    seed: str | None = None
    """The text of a plain seed, if there was one."""


class Position(inside.Position):
    """A game under way. Seats count from 1; decisions are tokens, as in records.

    >>> import lynxdeck
    >>> position = lynxdeck.new("push", seats=2, seed=5)
    >>> position.to_move, position.legal()
    (1, ['+'])
    >>> position.play("+").phase
    'place'
    """

    def __init__(
        self,
        game: Game,
        edition: Edition,
        states: States,
        *,
        deal: Deal | None = None,
        decisions: Sequence[str] = (),
        start: bytes | None = None,
    ) -> None:
        self._ready = readiness(game.name)
        super().__init__(game, edition, states, engine=self._ready.engine)
        self._start = start or states.tobytes()
        """The record before the first of its decisions."""
        self.deal = deal
        """What it was dealt from; None where that is not known."""
        self.decisions = list(decisions)
        """The tokens that led here from the deal."""
        self._compiled = False

    @property
    def _fast(self) -> bool:
        """Whether the compiled rules answer: they take over as soon as they are ready."""
        if not self._compiled and self._ready.compiled:
            self.states = self.states.view(np.ndarray)  # the same memory, as they take it
            self.engine, self._compiled = self._ready.engine, True
        return self._compiled

    @property
    def seed(self) -> str | None:
        """The seed it was dealt from: `lynxdeck.new` with it deals the same again."""
        return self.deal.seed if self.deal else None

    # --- what there is to decide ----------------------------------------------------------------

    def legal(self) -> list[str]:
        """The legal tokens, in the order of their actions."""
        if not self._fast:
            return super().legal()
        return [self.token(action) for action in self.actions()]

    def play(self, *decisions: str | int) -> "Position":
        """Make decisions, tokens or numbers of actions; one that is not legal is refused with the
        reason, and changes nothing.

        >>> import lynxdeck
        >>> lynxdeck.new("push", seats=2, seed=5).play("a")
        Traceback (most recent call last):
        ...
        lynxdeck.games.refusal.Refusal: Seat 1 must push or protect a colour now.
        """
        for decision in decisions:
            token, code = self._read(decision)
            reason = self._decide(code)
            if reason:
                raise Refusal("illegal-move", self._sentence(token, code, reason))
            self.decisions.append(token)
        return self

    def undo(self) -> "Position":
        """Take the last decision back."""
        if not self.decisions:
            raise Refusal("no-undo", "There is no decision to take back.")
        *kept, _ = self.decisions
        self.states[0] = np.frombuffer(self._start, self.states.dtype)[0]
        self.decisions = []
        return self.play(*kept)

    def _read(self, decision: str | int) -> tuple[str, int]:
        """A decision as a token and as its code."""
        if isinstance(decision, str):
            return decision, self.game.code(decision)
        if isinstance(decision, SupportsIndex) and not isinstance(decision, bool | type):
            action = index(decision)
            if 0 <= action < self.game.rules.ACTIONS:
                return self.token(action), action
        usual = self.legal()[:1] or ["…"]
        what = f"a token, as “{usual[0]}”, or the number of an action"
        raise Refusal("no-decision", f"A decision is {what}, not {decision!r}.")

    def _decide(self, code: int) -> int:
        if self._fast:
            return self.game.observer().decide(self.states, 0, code)
        self._ready.count()
        return int(self.engine.decide(self.states, 0, code))

    def why(self, decision: str | int) -> str | None:
        """Why a decision is not legal here, as a sentence; None if it is."""
        token, code = self._read(decision)
        action = int(self.engine.action_of(self.state, code))
        found = int(self.engine.why_of(self.states, 0, action))
        return self._sentence(token, code, found) if found else None

    def _sentence(self, token: str, code: int, reason: int) -> str:
        return self.refusal(token, int(self.engine.action_of(self.state, code)), reason)

    # --- who sees what --------------------------------------------------------------------------

    def view(self, seat: int | None) -> AnyView:
        """What a seat may see, as the struct that is written as JSON; None for a spectator."""
        self._check(seat)
        if self._fast:
            return Watch(self, self.game.observer()).view(seat)
        return super().view(seat)

    def masked(self, seat: int | None) -> "Masked":
        """The record as a seat may see it, or a spectator: what a bot is given."""
        self._check(seat)
        observer = self.game.observer(compiled=self._fast)
        return Masked(self.game, self.edition, observer.mask(self.states, seat))

    def _check(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 1 <= seat <= self.seats):
            sentence = f"There is no seat {seat!r} here: seats are 1 to {self.seats}."
            raise Refusal("no-seat", sentence)

    # --- the same and others --------------------------------------------------------------------

    @property
    def key(self) -> bytes:
        """The whole record as bytes, hidden cards included: for dictionaries."""
        return self.states.tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        same = self.game is other.game and self.edition.text == other.edition.text
        return same and self.key == other.key

    __hash__ = None  # type: ignore[assignment]  # it changes: `key` is for dictionaries

    def copy(self) -> "Position":
        """The same position, to try things out."""
        states = np.frombuffer(bytearray(self.key), self.states.dtype).view(type(self.states))
        return Position(
            self.game,
            self.edition,
            states,
            deal=self.deal,
            decisions=self.decisions,
            start=self._start,
        )

    def __reduce__(self) -> tuple[object, ...]:
        edition, played = self.edition.text, (self.deal, tuple(self.decisions), self._start)
        return _unpickled, (self.game, edition, self.key, *played)

    # --- records --------------------------------------------------------------------------------

    def record(self, names: Sequence[str] | None = None, **tags: str) -> Record:
        """The game so far as a record: `str(record)` is its text, `lynxdeck.write` keeps it."""
        if self.deal is None:
            raise Refusal("no-deal", "Nobody knows what this position was dealt from.")
        deal = self.deal
        called = names or [f"Seat {seat}" for seat in range(1, self.seats + 1)]
        if not isinstance(called, Sequence) or len(called) != self.seats:
            raise Refusal("seat-names", f"{self.seats} seats have {self.seats} names.")
        seed = {"Seed": str(PlainSeed(deal.seed))} if deal.seed else {}
        record = begin(
            self.game,
            self.edition,
            called,
            deck=deal.deck,
            dice=deal.dice,
            start=deal.start,
            free={**seed, **tags},
        )
        return record.play(*self.decisions)

    @classmethod
    def from_record(cls, record: Record | str) -> "Position":
        """The position a record leads to; a text may hold one record."""
        found = _only(record) if isinstance(record, str) else record
        if not isinstance(found, Record):
            raise Refusal("no-record", f"A record or its text leads to a position, not {found!r}.")
        notation, tags = found.position.game.notation, found.tags
        deal = Deal(
            [notation.CARDS[name] for name in tags["Deck"].split()],
            [notation.DICE[name] for name in tags.get("Dice", "").split()],
            int(tags["Start"]),
            _tagged_seed(tags.get("Seed", "")),
        )
        start = found.start()
        position = cls(start.game, start.edition, start.states, deal=deal)
        return position.play(*found.decisions)


def _unpickled(
    game: Game,
    edition: str,
    raw: bytes,
    deal: Deal | None,
    decisions: Sequence[str],
    start: bytes,
) -> Position:
    states, by = inside.record_of(game, raw), game.edition(edition)
    return Position(game, by, states, deal=deal, decisions=decisions, start=start)


class Masked:
    """A record with everything hidden that somebody may not see: the same for all it could be."""

    def __init__(self, game: Game, edition: Edition, raw: bytes) -> None:
        self.game = game
        self.edition = edition
        self.key = raw
        """Its bytes: what a seat knows, as a key for dictionaries."""

    @property
    def states(self) -> States:
        """An array of one record, as bots and the functions of the rules take it."""
        return np.frombuffer(bytearray(self.key), self.game.rules.STATE)

    def _repr_svg_(self) -> str | None:
        return self.game.picture(self.states)

    def redeal(self, seed: int = 0) -> Position:
        """A whole position that fits to it: what is hidden is dealt at random."""
        engine = readiness(self.game.name).engine
        states = engine.new(1)
        states[0] = np.frombuffer(self.key, states.dtype)[0]
        engine.redeal_at(states, 0, generator(whole("seed", seed, 0)))
        return Position(self.game, self.edition, states)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Masked):
            return NotImplemented
        return self.game is other.game and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


def new(
    game: str,
    edition: str | None = None,
    *,
    seats: int | None = None,
    seed: Seed = None,
    start: int = 1,
    flags: Flags | None = None,
) -> Position:
    """A fresh game; the usual edition, four players (or as many as it can have) and chance itself
    unless you say otherwise. The same seed deals the same cards, here, in the terminal and in the
    browser.

    >>> import lynxdeck
    >>> lynxdeck.new("linko", seed=5) == lynxdeck.new("linko", seed="5")
    True
    >>> lynxdeck.new("linko", "amigo-2022-duel", seats=4)
    Traceback (most recent call last):
    ...
    lynxdeck.games.refusal.Refusal: amigo-2022-duel is for 2 players, not 4.
    """
    found, chosen, number = agreed(game, edition, flags, seats)
    plain = plain_seed(seed)
    deck, dice = inside.from_key(found, chosen, number, plain.key())
    first, engine = whole("start", start), readiness(found.name).engine
    dealt = inside.lay_out(
        found, chosen, seats=number, deck=deck, dice=dice, start=first, engine=engine
    )
    return Position(found, chosen, dealt.states, deal=Deal(deck, dice, first, plain.text))


def plain_seed(seed: Seed) -> PlainSeed:
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | str)):
        raise Refusal("seed", f"A seed is a number or a text, not {seed!r}.")
    try:
        return PlainSeed(secrets.token_hex(8) if seed is None else str(seed))
    except ValueError as fault:
        raise Refusal("seed", str(fault)) from fault


def _tagged_seed(tag: str) -> str | None:
    """The text of a plain seed in a record's tag; None for other deals."""
    form, _, text = tag.partition(" ")
    return text if form == "lynx1" and text else None


def _only(text: str) -> Record:
    found = list(read_text(text))
    if len(found) != 1:
        raise Refusal("one-record", f"One record makes a position; here are {len(found)}.")
    if isinstance(found[0], Fault):
        raise found[0]
    return found[0]
