"""A position of Linko as a picture: the display, and what lies in front of each seat."""

from collections.abc import Iterable

from lynxdeck.games import drawn
from lynxdeck.games.fields import State
from lynxdeck.games.linko import notation, rules
from lynxdeck.games.svg import ASKED, HEIGHT, INK, QUIET, WIDTH, Sketch

VALUES = (
    *("#4a63c9", "#2f7ccb", "#0f93cc", "#0b9fb5", "#1ba59b", "#36ab82", "#5bb05f"),
    *("#7f9d22", "#a89400", "#b98400", "#c96f00", "#d2501a", "#d43a45", "#6b4fa0"),
)
"""Inks from 1 to 13, and the joker's."""
LEFT, STEP, TIGHT = 96.0, WIDTH + 4.0, 19.0
HIDDEN = 9.0


def picture(state: State) -> str:
    """The whole table, as far as the record shows it, as SVG."""
    sketch = Sketch()
    y = 34.0
    sketch.words(12, 20, _headline(state), bold=True)
    sketch.words(12, y + 22, "display", QUIET)
    x = LEFT
    for place in state.display:
        x = _cards(sketch, x, y, [int(card) for card in place if card], TIGHT) + STEP
    sketch.stock(x + 10, y, int(state.pile_size))
    if state.ghost:
        y += HEIGHT + 10
        sketch.words(12, y + 22, "ghost", QUIET)
        _cards(sketch, LEFT, y, drawn.expand(state.sets), TIGHT)
    for seat in range(int(state.seats)):
        y = _seat(sketch, state, seat, y + HEIGHT + 18)
    return sketch.text()


def _seat(sketch: Sketch, state: State, seat: int, y: float) -> float:
    """A seat's hand, and its layers below, the lowest one first; where the last row lies."""
    asked = rules.to_move(state) == seat
    sketch.words(12, y + 16, f"seat {seat + 1}", ASKED if asked else INK, bold=asked)
    sketch.words(12, y + 31, f"score {rules.score(state, seat)}", QUIET, 11)
    held = drawn.expand(state.hand[seat])
    hidden = int(state.hand_size[seat]) - len(held)
    _cards(sketch, LEFT, y, [*held, *[0] * hidden], HIDDEN if hidden else TIGHT)
    x, y = LEFT, y + HEIGHT + 6
    sketch.words(12, y + 22, "layers", QUIET)
    for layer in range(int(state.depth[seat])):
        value, numbers, jokers = (int(n) for n in state.layers[seat, layer])
        x = _cards(sketch, x, y, [value] * numbers + [rules.JOKER] * jokers, TIGHT) + STEP
    return y


def _cards(sketch: Sketch, x: float, y: float, cards: Iterable[int], step: float) -> float:
    """Cards over each other; where the last one lies."""
    last = x
    for k, card in enumerate(cards):
        last = x + k * step
        name = notation.CARD_NAMES[card]
        sketch.card(last, y, name, VALUES[card - 1] if card else INK)
    if last == x and not cards:
        sketch.gap(x, y)
    return last


def _headline(state: State) -> str:
    if state.phase == rules.OVER:
        return f"Linko: over, {notation.ENDS[state.end]}"
    return f"Linko: seat {rules.to_move(state) + 1}, {notation.PHASES[state.phase]}"
