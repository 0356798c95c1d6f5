"""What one seat may see of Push: the masked record, and its JSON form there and back."""

import functools
import sys
from typing import Any

import msgspec
import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games import sight
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.push import editions, notation, rules
from lynxdeck.games.sight import Cards

NAMES = notation.CARD_NAMES
AT = sight.offsets(rules)
_MOVE, _DISCARDS, _UNSEEN = AT["move"], AT["discards"], AT["unseen"]
_BENCH, _SAFE = AT["bench"], AT["protected"]
_PILE = rules.COLOURS * rules.NUMBERS  # bytes of one seat's bench, and of what it has protected
_COLUMNS = [AT["column"] + column * rules.COLUMN for column in range(rules.COLUMNS)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody sees of a seat."""

    bench: Cards
    protected: Cards
    score: int
    cards: int


class View(msgspec.Struct, forbid_unknown_fields=True):
    """All that leaves the table for one seat, or for a spectator."""

    game: str
    edition: str
    rules: int
    seat: int | None
    move: int
    to_move: int | None
    phase: str
    active: int
    card: str | None
    switches: int
    columns: list[list[str]]
    players: list[Player]
    pile: int
    discards: Cards
    unseen: Cards
    last_roll: str | None
    rolls: int
    legal: list[str]
    over: bool
    end: str | None
    winners: list[int]
    hands: list[Cards] | msgspec.UnsetType = msgspec.UNSET


def view(states: Any, seat: int | None, edition: Edition, *, i: int = 0) -> View:
    """The view of a seat (from 1), or of a spectator: the only exit for secrets."""
    return write(masked(states, i, seat), edition)


def masked(states: Any, i: int, seat: int | None) -> Any:
    """The record as a seat (from 1) may see it, or a spectator."""
    raw = sight.interpreted(rules).mask(states.view(np.recarray), i, seat)
    return np.frombuffer(raw, rules.STATE).view(np.recarray)[0]


def open_view(states: Any, edition: Edition, *, i: int = 0) -> View:
    """The spectator's view with every hand: in Push nobody has one."""
    shown = view(states, None, edition, i=i)
    shown.hands = [{} for _ in shown.players]
    return shown


def write(record: Any, edition: Edition) -> View:
    """A masked record as JSON's struct."""
    written: View = sight.write(sys.modules[__name__], record, edition)
    return written


def show(raw: bytes, tally: sight.Tally, edition: Edition, legal: list[str]) -> View:
    """The bytes of a masked record as JSON's struct."""
    seats = raw[AT["seats"]]
    return View(
        game="push",
        edition=edition.text,
        rules=rules.VERSION,
        seat=sight.check_masked(rules, raw[AT["viewer"]]),
        move=int.from_bytes(raw[_MOVE : _MOVE + 4], "little"),
        to_move=None if tally[0] < 0 else tally[0] + 1,
        phase=notation.PHASES[raw[AT["phase"]]],
        active=raw[AT["active"]] + 1,
        card=NAMES[raw[AT["card"]]] or None,
        switches=raw[AT["switches"]],
        columns=[_column(raw[at : at + rules.COLUMN]) for at in _COLUMNS],
        players=[_player(raw, tally, seat) for seat in range(seats)],
        pile=raw[AT["pile_size"]],
        discards=multiset(raw[_DISCARDS : _DISCARDS + rules.KINDS]),
        unseen=multiset(raw[_UNSEEN : _UNSEEN + rules.KINDS]),
        last_roll=notation.DICE_NAMES[raw[AT["last_roll"]]] or None,
        rolls=raw[AT["rolls"]],
        legal=legal,
        over=tally[0] < 0,
        end=notation.ENDS[raw[AT["end"]]],
        winners=sight.winners(tally, seats),
    )


def tokens(raw: bytes, actions: list[int]) -> list[str]:  # noqa: ARG001 - the same everywhere
    """Actions as text."""
    return [notation.TOKENS[action] for action in actions]


def secrets(states: Any) -> bytes:  # noqa: ARG001
    """What hands hold: nothing."""
    return b""


def hand(raw: bytes, seat: int) -> None:
    """The hand of a seat: in Push nobody has one."""


def read(shown: View) -> Any:
    """The masked record that a view was written from."""
    sight.check_version(rules, shown.rules)
    masked = targets.interpreted(rules).new(1)
    state = masked[0]
    for flag, value in settings(edition_of(shown.edition), editions.FLAGS).items():
        setattr(state, flag, value)
    state.seats = len(shown.players)
    state.viewer = rules.SPECTATOR if shown.seat is None else shown.seat - 1
    state.phase = notation.PHASES.index(shown.phase)
    state.end = notation.ENDS.index(shown.end)
    state.active = shown.active - 1
    collecting = shown.phase == "collect" and shown.to_move is not None
    state.collector = (shown.to_move or 0) - 1 if collecting else rules.NOBODY
    state.card = notation.CARDS[shown.card] if shown.card else 0
    state.switches, state.move, state.rolls = shown.switches, shown.move, shown.rolls
    state.pile_size = shown.pile
    state.last_roll = notation.DICE[shown.last_roll] if shown.last_roll else 0
    for column, cards in enumerate(shown.columns):
        state.column_size[column] = len(cards)
        state.column[column, : len(cards)] = [notation.CARDS[name] for name in cards]
    for seat, player in enumerate(shown.players):
        sight.fill(state.bench[seat].reshape(-1), player.bench, notation.CARDS, first=1)
        sight.fill(state.protected[seat].reshape(-1), player.protected, notation.CARDS, first=1)
    sight.fill(state.discards, shown.discards, notation.CARDS)
    sight.fill(state.unseen, shown.unseen, notation.CARDS)
    return masked


def edition_of(text: str) -> Edition:
    """The edition that a view names."""
    from lynxdeck.games.registry import game

    return game("push").edition(text)


@functools.lru_cache(8192)
def multiset(counts: bytes, *, first: int = 0) -> Cards:
    """Counts by kind, from kind `first` on, as card → count; kept: not to change."""
    return sight.multiset(counts, NAMES, first=first)


@functools.lru_cache(8192)
def _column(cards: bytes) -> list[str]:
    return [NAMES[card] for card in cards if card]


def _player(raw: bytes, tally: sight.Tally, seat: int) -> Player:
    bench, protected = (raw[at + seat * _PILE : at + (seat + 1) * _PILE] for at in (_BENCH, _SAFE))
    return Player(
        bench=multiset(bench, first=1),
        protected=multiset(protected, first=1),
        score=tally[1 + seat],
        cards=sum(bench) + sum(protected),
    )
