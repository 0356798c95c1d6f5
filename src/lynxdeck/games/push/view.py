"""What one seat may see of Push: the masked record, and its JSON form there and back."""

from typing import Any

import msgspec

from lynxdeck.games import compile as targets
from lynxdeck.games import sight
from lynxdeck.games.edition import Edition, settings
from lynxdeck.games.push import editions, notation, rules
from lynxdeck.games.sight import Cards

NAMES = notation.CARD_NAMES


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
    return write(sight.masked(rules, states, i, seat), edition)


def open_view(states: Any, edition: Edition, *, i: int = 0) -> View:
    """The spectator's view with every hand: in Push nobody has one."""
    shown = view(states, None, edition, i=i)
    shown.hands = [{} for _ in shown.players]
    return shown


def write(masked: Any, edition: Edition) -> View:
    """A masked record as JSON's struct."""
    engine = targets.interpreted(rules)
    viewer = sight.viewer_of(rules, masked)
    return View(
        game="push",
        edition=edition.text,
        rules=rules.VERSION,
        seat=None if viewer is None else viewer + 1,
        move=int(masked.move),
        to_move=sight.seat_number(engine.to_move(masked)),
        phase=notation.PHASES[masked.phase],
        active=int(masked.active) + 1,
        card=NAMES[masked.card] or None,
        switches=int(masked.switches),
        columns=[[NAMES[card] for card in column if card] for column in masked.column],
        players=[_player(engine, masked, seat) for seat in range(int(masked.seats))],
        pile=int(masked.pile_size),
        discards=multiset(masked.discards),
        unseen=multiset(masked.unseen),
        last_roll=notation.DICE_NAMES[masked.last_roll] or None,
        rolls=int(masked.rolls),
        legal=sight.legal(engine, notation, masked),
        over=engine.over(masked),
        end=notation.ENDS[masked.end],
        winners=sight.winners(engine, masked),
    )


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


def multiset(counts: Any, *, first: int = 0) -> Cards:
    """Counts by kind, from kind `first` on, as card → count."""
    return sight.multiset(counts, NAMES, first=first)


def _player(engine: Any, masked: Any, seat: int) -> Player:
    return Player(
        bench=multiset(masked.bench[seat].ravel(), first=1),
        protected=multiset(masked.protected[seat].ravel(), first=1),
        score=int(engine.score(masked, seat)),
        cards=int(engine.card_count(masked, seat)),
    )
