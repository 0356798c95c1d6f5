"""One game being played, for people who write Python."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from lynxdeck.games import position as inside
from lynxdeck.games.chance import generator
from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.edition import Edition
from lynxdeck.games.fields import States
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.games.shape import Seen
from lynxdeck.games.sight import interpreted
from lynxdeck.games.watch import Watch
from lynxdeck.library.agreed import agreed
from lynxdeck.library.ready import readiness
from lynxdeck.records import Fault, Record, begin, read_text

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
    ) -> None:
        self._ready = readiness(game.name)
        super().__init__(game, edition, states, engine=self._ready.engine)
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
        raw, _, actions = self.game.sight.look(self.states, 0)
        return self.game.view.tokens(raw, actions)

    def play(self, *tokens: str) -> "Position":
        """Make decisions; one that is not legal is refused with the reason, and changes nothing.

        >>> import lynxdeck
        >>> lynxdeck.new("push", seats=2, seed=5).play("a")
        Traceback (most recent call last):
        ...
        lynxdeck.games.refusal.Refusal: Seat 1 must push or protect a colour now.
        """
        for token in tokens:
            reason = self._decide(self.game.code(token))
            if reason:
                raise Refusal("illegal-move", self._sentence(token, reason))
            self.decisions.append(token)
        return self

    def _decide(self, code: int) -> int:
        if self._fast:
            return self.game.sight.decide(self.states, 0, code)
        self._ready.count()
        return int(self.engine.decide(self.states, 0, code))

    def why(self, token: str) -> str | None:
        """Why a token is not legal here, as a sentence; None if it is."""
        found = self.reason(token)
        return self._sentence(token, found) if found else None

    def _sentence(self, token: str, reason: int) -> str:
        return self.refusal(token, self.action(token), reason)

    # --- who sees what --------------------------------------------------------------------------

    def view(self, seat: int | None) -> Seen:
        """What a seat may see, as the struct that is written as JSON; None for a spectator."""
        self._check(seat)
        if self._fast:
            return Watch(self, self.game.sight).view(seat)
        return super().view(seat)

    def masked(self, seat: int | None) -> "Masked":
        """The record as a seat may see it, or a spectator: what a bot is given."""
        self._check(seat)
        sight = self.game.sight if self._fast else interpreted(self.game.rules)
        return Masked(self.game, self.edition, sight.mask(self.states, 0, seat))

    def _check(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 1 <= seat <= self.seats):
            raise Refusal("no-seat", f"There is no seat {seat} here: seats are 1 to {self.seats}.")

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
        return Position(self.game, self.edition, states, deal=self.deal, decisions=self.decisions)

    # --- records --------------------------------------------------------------------------------

    def record(self, names: Sequence[str] | None = None, **tags: str) -> Record:
        """The game so far as a record: `str(record)` is its text, `lynxdeck.write` keeps it."""
        if self.deal is None:
            raise Refusal("no-deal", "Nobody knows what this position was dealt from.")
        deal = self.deal
        called = names or [f"Seat {seat}" for seat in range(1, self.seats + 1)]
        if len(called) != self.seats:
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
        notation, tags = found.position.game.notation, found.tags
        deal = Deal(
            [notation.CARDS[name] for name in tags["Deck"].split()],
            [notation.DICE[name] for name in tags.get("Dice", "").split()],
            int(tags["Start"]),
            _plain_seed(tags.get("Seed", "")),
        )
        start = found.start()
        position = cls(start.game, start.edition, start.states, deal=deal)
        return position.play(*found.decisions)


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

    def redeal(self, seed: int = 0) -> Position:
        """A whole position that fits to it: what is hidden is dealt at random."""
        states = self.states.view(np.recarray)
        self.game.interpreted.redeal_at(states, 0, generator(seed))
        return Position(self.game, self.edition, states)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Masked) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


def new(
    game: str,
    edition: str | None = None,
    *,
    seats: int | None = None,
    seed: Seed = None,
    start: int = 1,
    flags: Mapping[str, str] | None = None,
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
    plain = _seed(seed)
    deck, dice = inside.from_key(found, chosen, number, plain.key())
    dealt = inside.lay_out(found, chosen, seats=number, deck=deck, dice=dice, start=start)
    return Position(found, chosen, dealt.states, deal=Deal(deck, dice, start, plain.text))


def _seed(seed: Seed) -> PlainSeed:
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | str)):
        raise Refusal("seed", f"A seed is a number or a text, not {seed!r}.")
    try:
        return PlainSeed(secrets.token_hex(8) if seed is None else str(seed))
    except ValueError as fault:
        raise Refusal("seed", str(fault)) from fault


def _plain_seed(tag: str) -> str | None:
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
