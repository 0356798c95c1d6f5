"""What one seat may see of Push: the masked record, and its JSON form there and back."""

import functools
from typing import ClassVar, cast

import msgspec
import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games import sight
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.fields import State, States
from lynxdeck.games.push import editions, notation, rules
from lynxdeck.games.sight import Cards

NAMES = notation.CARD_NAMES
AT = sight.offsets(rules)
_MOVE, _DISCARDS, _UNSEEN = AT["move"], AT["discards"], AT["unseen"]
_BENCH, _SAFE = AT["bench"], AT["protected"]
_PILE = rules.COLOURS * rules.NUMBERS  # bytes of one seat's bench, and of what it has protected
_COLUMNS = [AT["column"] + column * rules.COLUMN for column in range(rules.COLUMNS)]


class PushPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody sees of a seat."""

    bench: Cards
    protected: Cards
    score: int
    cards: int


class PushView(msgspec.Struct, tag_field="game", tag="push", forbid_unknown_fields=True):
    """All that leaves the table for one seat, or for a spectator."""

    game: ClassVar[str] = "push"
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
    players: list[PushPlayer]
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


View = PushView


def view(states: States, seat: int | None, edition: Edition, *, i: int = 0) -> View:
    """The view of a seat (from 1), or of a spectator: the only exit for secrets."""
    return write(masked(states, i, seat), edition)


def masked(states: States, i: int, seat: int | None) -> State:
    """The record as a seat (from 1) may see it, or a spectator."""
    raw = sight.interpreted(rules).mask(states.view(np.recarray), i, seat)
    return cast(State, np.frombuffer(raw, rules.STATE).view(np.recarray)[0])


def open_view(states: States, edition: Edition, *, i: int = 0) -> View:
    """The spectator's view with every hand: in Push nobody has one."""
    shown = view(states, None, edition, i=i)
    shown.hands = [{} for _ in shown.players]
    return shown


def write(record: State, edition: Edition) -> View:
    """A masked record as JSON's struct."""
    return sight.write(rules, record, edition, show=show, tokens=tokens)


def show(raw: bytes, edition: Edition, legal: list[str]) -> View:
    """The bytes of a masked record and its tally as JSON's struct."""
    viewer = sight.check_masked(rules, raw[AT["viewer"]])
    seen = sight.nest(PLAN[raw[AT["seats"]]], raw)
    return View(
        edition=edition.text,
        rules=rules.VERSION,
        seat=viewer,
        legal=legal,
        players=[PushPlayer(**player) for player in seen.pop("players")],
        **seen,
    )


def tokens(raw: bytes, actions: list[int]) -> list[str]:  # noqa: ARG001 - the same everywhere
    """Actions as text."""
    return [notation.TOKENS[action] for action in actions]


def secrets(states: States) -> bytes:  # noqa: ARG001
    """What hands hold: nothing."""
    return b""


def hand(secret: bytes) -> None:
    """The hand of a seat: in Push nobody has one."""


def read(shown: View) -> States:
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


def _own(counts: bytes) -> Cards:
    return multiset(counts, first=1)


def _card(card: int) -> str | None:
    return NAMES[card] or None


def _roll(face: int) -> str | None:
    return notation.DICE_NAMES[face] or None


def _plan(seats: int) -> sight.Plan:
    """All that everybody sees, piece by piece."""
    to_move, over, winners = sight.outcome(rules, seats)
    return [
        sight.number("move", _MOVE),
        to_move,
        sight.byte("phase", AT["phase"], notation.PHASES.__getitem__),
        sight.byte("active", AT["active"], sight.seat_number),
        sight.byte("card", AT["card"], _card),
        sight.byte("switches", AT["switches"]),
        *[
            sight.chunk(f"columns.{column}", at, rules.COLUMN, _column)
            for column, at in enumerate(_COLUMNS)
        ],
        sight.byte("pile", AT["pile_size"]),
        sight.chunk("discards", _DISCARDS, rules.KINDS, multiset),
        sight.chunk("unseen", _UNSEEN, rules.KINDS, multiset),
        sight.byte("last_roll", AT["last_roll"], _roll),
        sight.byte("rolls", AT["rolls"]),
        over,
        sight.byte("end", AT["end"], notation.ENDS.__getitem__),
        winners,
        *[leaf for seat in range(seats) for leaf in _seat_plan(seat)],
    ]


def _seat_plan(seat: int) -> sight.Plan:
    bench, safe = _BENCH + seat * _PILE, _SAFE + seat * _PILE
    spans = (bench, bench + _PILE), (safe, safe + _PILE)
    return [
        sight.chunk(f"players.{seat}.bench", bench, _PILE, _own),
        sight.chunk(f"players.{seat}.protected", safe, _PILE, _own),
        sight.score(rules, seat),
        sight.Leaf(
            f"players.{seat}.cards",
            lambda raw: sum(raw[bench : bench + _PILE]) + sum(raw[safe : safe + _PILE]),
            spans,
            derived=True,
        ),
    ]


PLAN = [_plan(seats) for seats in range(rules.SEATS + 1)]
"""By the number of seats."""
