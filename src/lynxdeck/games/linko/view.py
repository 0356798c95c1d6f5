"""What one seat may see of Linko: the masked record, and its JSON form there and back."""

import functools
from types import SimpleNamespace
from typing import ClassVar, cast

import msgspec
import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games import sight
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.fields import State, States
from lynxdeck.games.linko import editions, notation, rules
from lynxdeck.games.sight import Cards

NAMES = notation.CARD_NAMES
AT = sight.offsets(rules)
_MOVE, _HANDS, _KNOWN, _LAYERS = AT["move"], AT["hand"], AT["known"], AT["layers"]
_PHASE, _ACTIVE, _VICTIM = AT["phase"], AT["active"], AT["victim"]
_HAND_SIZES, _DEPTHS, _SEATS = AT["hand_size"], AT["depth"], AT["seats"]
_TO_DRAW, _PILE_SIZE, _GHOST = AT["to_draw"], AT["pile_size"], AT["ghost"]
_QUIET, _STIRRED, _END = AT["quiet"], AT["stirred"], AT["end"]
_SETS, _DISCARDS = AT["sets"], AT["discards"]
_PLACES = [AT["display"] + place * rules.HEAP for place in range(rules.PLACES)]


class LinkoPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody sees of a seat."""

    hand_size: int
    known: Cards
    layers: list[tuple[int, int, int]]
    score: int


class LinkoView(msgspec.Struct, tag_field="game", tag="linko", forbid_unknown_fields=True):
    """All that leaves the table for one seat, or for a spectator."""

    game: ClassVar[str] = "linko"
    edition: str
    rules: int
    seat: int | None
    move: int
    to_move: int | None
    phase: str
    active: int
    victim: int | None
    drawer: int | None
    to_draw: int
    hand: Cards | None
    players: list[LinkoPlayer]
    display: list[list[str] | None]
    ghost: Cards | None
    pile: int
    discards: Cards
    quiet: int
    stirred: bool
    legal: list[str]
    over: bool
    end: str | None
    winners: list[int]
    hands: list[Cards] | msgspec.UnsetType = msgspec.UNSET


View = LinkoView


def view(states: States, seat: int | None, edition: Edition, *, i: int = 0) -> View:
    """The view of a seat (from 1), or of a spectator: the only exit for secrets."""
    return write(masked(states, i, seat), edition)


def masked(states: States, i: int, seat: int | None) -> State:
    """The record as a seat (from 1) may see it, or a spectator."""
    raw = sight.interpreted(rules).mask(states.view(np.recarray), i, seat)
    return cast(State, np.frombuffer(raw, rules.STATE).view(np.recarray)[0])


def open_view(states: States, edition: Edition, *, i: int = 0) -> View:
    """The spectator's view with every hand: for finished games, and records somebody brought."""
    shown = view(states, None, edition, i=i)
    hands = states["hand"][i]
    shown.hands = [multiset(hands[seat].tobytes()) for seat in range(len(shown.players))]
    return shown


def write(record: State, edition: Edition) -> View:
    """A masked record as JSON's struct."""
    return sight.write(rules, record, edition, show=show, tokens=tokens)


def show(raw: bytes, edition: Edition, legal: list[str]) -> View:
    """The bytes of a masked record and its tally as JSON's struct."""
    viewer = sight.check_masked(rules, raw[AT["viewer"]])
    seen = sight.nest(PLAN[raw[_SEATS]], raw)
    return View(
        edition=edition.text,
        rules=rules.VERSION,
        seat=viewer,
        hand=None if viewer is None else hand(_secret(raw, viewer)),
        legal=legal,
        players=[LinkoPlayer(**player) for player in seen.pop("players")],
        **seen,
    )


def tokens(raw: bytes, actions: list[int]) -> list[str]:
    """Actions as text, in the position of these bytes."""
    known = notation.TOKENS.get
    return [known(action) or _draw(_heap(raw, action)) for action in actions]


def secrets(states: States) -> bytes:
    """All hands, equally long for each seat."""
    raw: bytes = states.tobytes()
    return raw[_HANDS : _HANDS + raw[_SEATS] * rules.KINDS]


def hand(secret: bytes) -> Cards:
    """A seat's part of `secrets` as its cards: for that seat alone."""
    return multiset(secret)


def _secret(raw: bytes, seat: int) -> bytes:
    at = _HANDS + (seat - 1) * rules.KINDS
    return raw[at : at + rules.KINDS]


def read(shown: View) -> States:
    """The masked record that a view was written from."""
    sight.check_version(rules, shown.rules)
    edition = edition_of(shown.edition)
    masked = targets.interpreted(rules).new(1)
    state = masked[0]
    for flag, value in settings(edition, editions.FLAGS).items():
        setattr(state, flag, value)
    seats = len(shown.players)
    state.seats = seats
    state.viewer = rules.SPECTATOR if shown.seat is None else shown.seat - 1
    state.phase = notation.PHASES.index(shown.phase)
    state.end = notation.ENDS.index(shown.end)
    state.active = shown.active - 1
    state.victim = rules.NOBODY if shown.victim is None else shown.victim - 1
    state.move, state.to_draw, state.pile_size = shown.move, shown.to_draw, shown.pile
    state.quiet, state.stirred = shown.quiet, shown.stirred
    for seat, player in enumerate(shown.players):
        _read_player(state, seat, player)
    if shown.seat is not None:
        sight.fill(state.hand[shown.seat - 1], shown.hand or {}, notation.CARDS)
    for place, cards in enumerate(shown.display):
        for height, name in enumerate(cards or ()):
            state.display[place, height] = notation.CARDS[name]
    sight.fill(state.sets, shown.ghost or {}, notation.CARDS)
    sight.fill(state.discards, shown.discards, notation.CARDS)
    _read_unseen(state, editions.fresh_deck(edition, seats))
    return masked


def edition_of(text: str) -> Edition:
    """The edition that a view names."""
    from lynxdeck.games.registry import game

    return game("linko").edition(text)


multiset = functools.partial(sight.multiset, names=NAMES)
"""Counts by kind as card → count; too seldom the same again to be worth keeping."""


_draw = functools.lru_cache(1024)(notation.draw_token)


def _drawer(raw: bytes) -> int | None:
    return _who_draws(raw[_PHASE], raw[_ACTIVE], raw[_VICTIM])


@functools.lru_cache(1024)
def _who_draws(phase: int, active: int, victim: int) -> int | None:
    facts = SimpleNamespace(phase=phase, active=active, victim=victim)
    drawer = rules.drawer(cast(State, facts))
    return None if drawer < 0 else int(drawer) + 1


def _heap(raw: bytes, action: int) -> bytes:
    at = _PLACES[action - rules.DRAW_PLACES]
    return raw[at : at + rules.HEAP]


@functools.lru_cache(1024)
def _place(cards: bytes) -> list[str] | None:
    return [NAMES[card] for card in cards if card] or None


def _layers(cards: bytes) -> list[tuple[int, int, int]]:
    three = (iter(cards),) * 3
    return list(zip(*three, strict=True))


def _ghost(raw: bytes) -> Cards | None:
    return multiset(raw[_SETS : _SETS + rules.KINDS]) if raw[_GHOST] else None


def _plan(seats: int) -> sight.Plan:
    """All that everybody sees, piece by piece."""
    to_move, over, winners = sight.outcome(rules, seats)
    drawn_by = tuple((at, at + 1) for at in (_PHASE, _ACTIVE, _VICTIM))
    return [
        sight.number("move", _MOVE),
        to_move,
        sight.byte("phase", _PHASE, notation.PHASES.__getitem__),
        sight.byte("active", _ACTIVE, sight.seat_number),
        sight.byte("victim", _VICTIM, sight.seat_number),
        sight.Leaf("drawer", _drawer, drawn_by, derived=True),
        sight.byte("to_draw", _TO_DRAW),
        *[
            sight.chunk(f"display.{place}", at, rules.HEAP, _place)
            for place, at in enumerate(_PLACES)
        ],
        sight.Leaf("ghost", _ghost, ((_SETS, _SETS + rules.KINDS),)),
        sight.byte("pile", _PILE_SIZE),
        sight.chunk("discards", _DISCARDS, rules.KINDS, multiset),
        sight.byte("quiet", _QUIET),
        sight.byte("stirred", _STIRRED, bool),
        over,
        sight.byte("end", _END, notation.ENDS.__getitem__),
        winners,
        *[leaf for seat in range(seats) for leaf in _seat_plan(seat)],
    ]


def _seat_plan(seat: int) -> sight.Plan:
    known, depth = _KNOWN + seat * rules.KINDS, _DEPTHS + seat
    layers, size = _LAYERS + seat * rules.CARDS * 3, rules.CARDS * 3
    return [
        sight.byte(f"players.{seat}.hand_size", _HAND_SIZES + seat),
        sight.chunk(f"players.{seat}.known", known, rules.KINDS, multiset),
        sight.Leaf(
            f"players.{seat}.layers",
            lambda raw: _layers(raw[layers : layers + 3 * raw[depth]]),
            ((depth, depth + 1), (layers, layers + size)),
        ),
        sight.score(rules, seat),
    ]


PLAN = [_plan(seats) for seats in range(rules.SEATS + 1)]
"""By the number of seats."""


def _read_player(state: State, seat: int, player: LinkoPlayer) -> None:
    state.hand_size[seat] = player.hand_size
    state.depth[seat] = len(player.layers)
    for depth, layer in enumerate(player.layers):
        state.layers[seat, depth] = layer
    sight.fill(state.known[seat], player.known, notation.CARDS)


def _read_unseen(state: State, deck: list[int]) -> None:
    """What is hidden is what is left of the deck."""
    unseen = np.bincount(deck, minlength=rules.KINDS)
    if state.ghost:
        unseen[rules.JOKER] += rules.DUEL_JOKERS * state.seats
    for counts in (state.sets, state.discards):
        unseen -= counts
    for seat in range(state.seats):
        unseen -= state.hand[seat] if seat == state.viewer else state.known[seat]
        for value, numbers, jokers in state.layers[seat, : state.depth[seat]]:
            unseen[value] -= numbers
            unseen[rules.JOKER] -= jokers
    for card in state.display.ravel():
        unseen[card] -= card > 0
    state.unseen = unseen
