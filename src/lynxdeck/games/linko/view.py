"""What one seat may see of Linko: the masked record, and its JSON form there and back."""

from typing import Any

import msgspec
import numpy as np

from lynxdeck.games import compile as targets
from lynxdeck.games import sight
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.linko import editions, notation, rules
from lynxdeck.games.sight import Cards

NAMES = notation.CARD_NAMES


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody sees of a seat."""

    hand_size: int
    known: Cards
    layers: list[tuple[int, int, int]]
    score: int


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
    victim: int | None
    drawer: int | None
    to_draw: int
    hand: Cards | None
    players: list[Player]
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


def view(states: Any, seat: int | None, edition: Edition, *, i: int = 0) -> View:
    """The view of a seat (from 1), or of a spectator: the only exit for secrets."""
    return write(sight.masked(rules, states, i, seat), edition)


def open_view(states: Any, edition: Edition, *, i: int = 0) -> View:
    """The spectator's view with every hand: for finished games, and records somebody brought."""
    shown = view(states, None, edition, i=i)
    hands = states["hand"][i]
    shown.hands = [multiset(hands[seat]) for seat in range(len(shown.players))]
    return shown


def write(masked: Any, edition: Edition) -> View:
    """A masked record as JSON's struct."""
    engine = targets.interpreted(rules)
    viewer = sight.viewer_of(rules, masked)
    return View(
        game="linko",
        edition=edition.text,
        rules=rules.VERSION,
        seat=None if viewer is None else viewer + 1,
        move=int(masked.move),
        to_move=sight.seat_number(engine.to_move(masked)),
        phase=notation.PHASES[masked.phase],
        active=int(masked.active) + 1,
        victim=sight.seat_number(masked.victim),
        drawer=sight.seat_number(engine.drawer(masked)),
        to_draw=int(masked.to_draw),
        hand=None if viewer is None else multiset(masked.hand[viewer]),
        players=[_player(engine, masked, seat) for seat in range(int(masked.seats))],
        display=[_place(masked.display[place]) for place in range(rules.PLACES)],
        ghost=multiset(masked.sets) if masked.ghost else None,
        pile=int(masked.pile_size),
        discards=multiset(masked.discards),
        quiet=int(masked.quiet),
        stirred=bool(masked.stirred),
        legal=sight.legal(engine, notation, masked),
        over=engine.over(masked),
        end=notation.ENDS[masked.end],
        winners=sight.winners(engine, masked),
    )


def read(shown: View) -> Any:
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


def multiset(counts: Any) -> Cards:
    """Counts by kind as card → count."""
    return sight.multiset(counts, NAMES)


def _place(cards: Any) -> list[str] | None:
    return [NAMES[card] for card in cards if card] or None


def _player(engine: Any, masked: Any, seat: int) -> Player:
    layers = masked.layers[seat, : masked.depth[seat]]
    return Player(
        hand_size=int(masked.hand_size[seat]),
        known=multiset(masked.known[seat]),
        layers=[(int(value), int(numbers), int(jokers)) for value, numbers, jokers in layers],
        score=int(engine.score(masked, seat)),
    )


def _read_player(state: Any, seat: int, player: Player) -> None:
    state.hand_size[seat] = player.hand_size
    state.depth[seat] = len(player.layers)
    for depth, layer in enumerate(player.layers):
        state.layers[seat, depth] = layer
    sight.fill(state.known[seat], player.known, notation.CARDS)


def _read_unseen(state: Any, deck: list[int]) -> None:
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
