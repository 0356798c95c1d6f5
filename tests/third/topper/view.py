"""What one seat may see of Topper."""

import functools
from typing import ClassVar

import msgspec
import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games import sight
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.fields import State, States
from lynxdeck.games.sight import Cards
from tests.third.topper import editions, notation, rules

AT = sight.offsets(rules)
_HANDS, _WON = AT["hand"], AT["won"]


class TopperPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody sees of a seat."""

    hand_size: int
    won: Cards
    score: int


class TopperView(msgspec.Struct, tag_field="game", tag="topper", forbid_unknown_fields=True):
    """All that leaves the table for one seat, or for a spectator."""

    game: ClassVar[str] = "topper"
    edition: str
    rules: int
    seat: int | None
    move: int
    to_move: int | None
    phase: str
    active: int
    hand: Cards | None
    players: list[TopperPlayer]
    top: str
    pile: int
    discards: Cards
    legal: list[str]
    over: bool
    end: str | None
    winners: list[int]
    hands: list[Cards] | msgspec.UnsetType = msgspec.UNSET


View = TopperView
Player = TopperPlayer


def view(states: States, seat: int | None, edition: Edition, *, i: int = 0) -> View:
    """The view of a seat (from 1), or of a spectator."""
    raw = sight.interpreted(rules).mask(states.view(np.recarray), i, seat)
    return write(np.frombuffer(raw, rules.STATE).view(np.recarray)[0], edition)


def open_view(states: States, edition: Edition, *, i: int = 0) -> View:
    """The spectator's view with every hand."""
    shown = view(states, None, edition, i=i)
    shown.hands = [multiset(hand.tobytes()) for hand in states["hand"][i, : len(shown.players)]]
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
        hand=None if viewer is None else hand(_secret(raw, viewer)),
        legal=legal,
        players=[Player(**player) for player in seen.pop("players")],
        **seen,
    )


def tokens(raw: bytes, actions: list[int]) -> list[str]:  # noqa: ARG001
    """Actions as text."""
    return [notation.TOKENS[action] for action in actions]


def secrets(states: States) -> bytes:
    """All hands, equally long for each seat."""
    raw = states.tobytes()
    return raw[_HANDS : _HANDS + raw[AT["seats"]] * rules.KINDS]


def hand(secret: bytes) -> Cards:
    """A seat's part of `secrets` as its cards: for that seat alone."""
    return multiset(secret)


def _secret(raw: bytes, seat: int) -> bytes:
    at = _HANDS + (seat - 1) * rules.KINDS
    return raw[at : at + rules.KINDS]


def read(shown: View) -> States:
    """The masked record that a view was written from."""
    from lynxdeck.games.registry import game

    sight.check_version(rules, shown.rules)
    edition = game("topper").edition(shown.edition)
    masked = targets.interpreted(rules).new(1)
    state = masked[0]
    for flag, value in settings(edition, editions.FLAGS).items():
        setattr(state, flag, value)
    state.seats, state.active = len(shown.players), shown.active - 1
    state.viewer = rules.SPECTATOR if shown.seat is None else shown.seat - 1
    state.phase, state.end = (
        notation.PHASES.index(shown.phase),
        notation.ENDS.index(shown.end),
    )
    state.move, state.top, state.pile_size = shown.move, notation.CARDS[shown.top], shown.pile
    sight.fill(state.discards, shown.discards, notation.CARDS)
    for seat, player in enumerate(shown.players):
        state.hand_size[seat] = player.hand_size
        sight.fill(state.won[seat], player.won, notation.CARDS)
    if shown.seat is not None:
        sight.fill(state.hand[shown.seat - 1], shown.hand or {}, notation.CARDS)
    unseen = np.bincount(editions.fresh_deck(edition, len(shown.players)), minlength=rules.KINDS)
    unseen[state.top] -= 1
    state.unseen = unseen - state.discards - state.won.sum(axis=0) - state.hand.sum(axis=0)
    return masked


@functools.lru_cache(1024)
def multiset(counts: bytes) -> Cards:
    """Counts by kind as card → count."""
    return sight.multiset(counts, notation.CARD_NAMES)


def _plan(seats: int) -> sight.Plan:
    """All that everybody sees, piece by piece."""
    to_move, over, winners = sight.outcome(rules, seats)
    return [
        sight.number("move", AT["move"]),
        to_move,
        sight.byte("phase", AT["phase"], notation.PHASES.__getitem__),
        sight.byte("active", AT["active"], sight.seat_number),
        sight.byte("top", AT["top"], notation.CARD_NAMES.__getitem__),
        sight.byte("pile", AT["pile_size"]),
        sight.chunk("discards", AT["discards"], rules.KINDS, multiset),
        over,
        sight.byte("end", AT["end"], notation.ENDS.__getitem__),
        winners,
        *[leaf for seat in range(seats) for leaf in _seat_plan(seat)],
    ]


def _seat_plan(seat: int) -> sight.Plan:
    won = _WON + seat * rules.KINDS
    return [
        sight.byte(f"players.{seat}.hand_size", AT["hand_size"] + seat),
        sight.chunk(f"players.{seat}.won", won, rules.KINDS, multiset),
        sight.score(rules, seat),
    ]


PLAN = [_plan(seats) for seats in range(rules.SEATS + 1)]
