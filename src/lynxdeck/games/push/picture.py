"""A position of Push as a picture: the columns, and what each seat has and has protected."""

from lynxdeck.games.fields import Numbers, State
from lynxdeck.games.push import notation, rules
from lynxdeck.games.svg import ASKED, HEIGHT, INK, QUIET, WIDTH, Sketch

COLOURS = ("#cf2f36", "#2467cf", "#1c8445", "#b97d00", "#8440b3")
"""Those of `notation.COLOURS`."""
LEFT, STEP, TIGHT = 96.0, WIDTH + 4.0, 16.0


def picture(state: State) -> str:
    """The whole table as SVG."""
    sketch = Sketch()
    y = 34.0
    sketch.words(12, 20, _headline(state), bold=True)
    for column, name in enumerate(notation.COLUMNS):
        sketch.words(12, y + 22, f"column {name}", QUIET)
        cards = [int(card) for card in state.column[column] if card]
        for k, card in enumerate(cards):
            _card(sketch, LEFT + k * STEP, y, card)
        if not cards:
            sketch.gap(LEFT, y)
        y += HEIGHT + 6
    x = LEFT + rules.COLUMN * STEP + 16
    sketch.stock(x, 34, int(state.pile_size))
    if state.card:
        _card(sketch, x, 34 + HEIGHT + 6, int(state.card))
        sketch.words(x + 34, 56 + HEIGHT + 6, "turned up", QUIET)
    if state.last_roll:
        face = notation.DICE_NAMES[state.last_roll]
        sketch.words(x, 56 + 2 * (HEIGHT + 6), f"die: {face}", QUIET)
    for seat in range(int(state.seats)):
        asked = rules.to_move(state) == seat
        sketch.words(12, y + 18, f"seat {seat + 1}", ASKED if asked else INK, bold=asked)
        sketch.words(12, y + 33, f"score {rules.score(state, seat)}", QUIET, 11)
        y = _row(sketch, y + 2, "bench", state.bench[seat])
        y = _row(sketch, y, "protected", state.protected[seat]) + 8
    return sketch.text()


def _row(sketch: Sketch, y: float, name: str, counts: Numbers) -> float:
    """Cards colour by colour; where the next row begins."""
    x = sketch.words(LEFT, y + 22, name, QUIET) + 8
    x = max(x, LEFT + 70)
    for colour in range(rules.COLOURS):
        cards = [n for n in range(rules.NUMBERS) for _ in range(int(counts[colour, n]))]
        for number in cards:
            _card(sketch, x, y, 1 + colour * rules.NUMBERS + number)
            x += TIGHT
        x += STEP - TIGHT + 6 if cards else 0
    return y + HEIGHT + 6


def _card(sketch: Sketch, x: float, y: float, card: int) -> None:
    if card >= rules.ROLL:
        sketch.card(x, y, "die" if card == rules.ROLL else "↻", INK)
    else:
        sketch.card(x, y, str(rules.number_of(card) + 1), COLOURS[rules.colour_of(card)])


def _headline(state: State) -> str:
    if state.phase == rules.OVER:
        return "Push: over"
    turned = "" if rules.clockwise(int(state.switches)) else ", the others anticlockwise"
    return f"Push: seat {rules.to_move(state) + 1}, {notation.PHASES[state.phase]}{turned}"
