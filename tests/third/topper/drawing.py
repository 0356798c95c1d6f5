"""Topper positions drawn as text, there and back; on the right of `|` lies what a seat took."""

from collections import Counter
from collections.abc import Iterable, Sequence

from lynxdeck.games import compile as targets
from lynxdeck.games import drawn
from lynxdeck.games.edition import Edition, check_players, settings
from lynxdeck.games.fields import State, States
from lynxdeck.games.refusal import Refusal
from tests.third.topper import editions, notation, rules

WORDS: tuple[str, ...] = ("top", "pile", "discards")


def read(text: str, edition: Edition) -> States:
    """The record of a drawn position, as an array of one; the beginning of a turn."""
    drawing = drawn.parse(text, WORDS)
    check_players(edition, len(drawing.seats))
    states = targets.interpreted(rules).new(1)
    state = states[0]
    for flag, value in settings(edition, editions.FLAGS).items():
        setattr(state, flag, value)
    state.seats, state.active, state.viewer = len(drawing.seats), drawing.active, rules.OPEN
    for seat, line in enumerate(drawing.seats):
        hand = drawn.cards(line.left, notation.CARDS)
        state.hand_size[seat] = len(hand)
        _add(state.hand[seat], hand)
        _add(state.won[seat], drawn.cards(line.right, notation.CARDS))
    state.top = drawn.cards(drawing.lines.get("top", "1"), notation.CARDS)[0]
    pile = drawn.cards(drawing.lines.get("pile", ""), notation.CARDS)[::-1]
    state.pile_size = len(drawn.fitting(pile, rules.CARDS, "the pile"))
    state.pile[: len(pile)] = pile
    _add(state.discards, drawn.cards(drawing.lines.get("discards", ""), notation.CARDS))
    if max(Counter(all_cards(state)).values()) > rules.COPIES:
        raise Refusal("drawing", f"There are {rules.COPIES} cards of each value.")
    return states


def draw(state: State, names: Sequence[str] = ()) -> str:
    """A position as text; in the middle of a turn a remark says what is asked."""
    rows = [
        (
            drawn.seat_name(names, seat) + ("*" if seat == state.active else ""),
            f"{_hand(state, seat)} | {_line(drawn.expand(state.won[seat]))}",
        )
        for seat in range(int(state.seats))
    ]
    pile = [int(card) for card in state.pile[: state.pile_size][::-1] if card]
    rows.append(("top", notation.CARD_NAMES[state.top]))
    rows.append(("pile", _line(pile) if pile else drawn.hidden_pile(int(state.pile_size))))
    rows.append(("discards", _line(drawn.expand(state.discards))))
    asked = "" if state.phase == rules.PLAY else f"\n# {notation.PHASES[state.phase]}"
    return drawn.table(rows) + asked


def all_cards(state: State) -> Iterable[int]:
    """Every card of the position, wherever it lies; hidden ones are left out."""
    for counts in (*state.hand, *state.won, state.discards):
        yield from drawn.expand(counts)
    yield from (int(card) for card in (state.top, *state.pile) if card)


def _add(counts: State, cards: Iterable[int]) -> None:
    for card in cards:
        counts[card] += 1


def _hand(state: State, seat: int) -> str:
    hidden = int(state.hand_size[seat]) - int(state.hand[seat].sum())
    return "? " * hidden if hidden else _line(drawn.expand(state.hand[seat]))


def _line(cards: Iterable[int]) -> str:
    return drawn.names(cards, notation.CARD_NAMES)
