"""Cards of Linko: read from the left edge, with a fill that rises with the value.

A fan hides all but the left of a card, so the numeral stands there and keeps its two digits.
"""

from lynxdeck.games.linko.rules import JOKER
from lynxdeck.terminal.canvas import Canvas

STRIP = 3
"""How much of a card is seen in a fan: the edge and two digits."""
EIGHTHS = " ▁▂▃▄▅▆▇█"
EYE = "◉"
EDGE = "▏"


def face(value: int) -> str:
    """What is written on a card."""
    return "J" if value == JOKER else str(value)


def draw_card(
    canvas: Canvas, x: int, y: int, value: int, *, width: int, height: int, hit: str = ""
) -> None:
    """One card, or the strip of one that a fan leaves to be seen."""
    if value == JOKER:
        _joker(canvas, x, y, width, height, hit)
        return
    edge = "$card-edge on $card"
    for row in range(height):
        canvas.put(x, y + row, EDGE, edge, hit=hit)
    canvas.put(x + 1, y, f"{value:<{width - 1}}", "bold $ink on $card", hit=hit)
    eighths = fill_eighths(value, height - 1)
    for row in range(1, height):
        level = min(max(eighths - 8 * (height - 1 - row), 0), 8)
        sign = EIGHTHS[level] * (width - 1)
        canvas.put(x + 1, y + row, sign, f"$fill-{value} on $card", hit=hit)


def fill_eighths(value: int, rows: int) -> int:
    """How high the fill stands, in eighths of a row: 1 a sliver, 13 full.

    >>> [fill_eighths(value, 2) for value in (1, 7, 13)]
    [1, 9, 16]
    """
    return max(1, round(value * 8 * rows / 13))


def _joker(canvas: Canvas, x: int, y: int, width: int, height: int, hit: str) -> None:
    style = "bold $eye on $joker"
    canvas.fill(x, y, width, height, style, hit=hit)
    for row in range(height):
        canvas.put(x, y + row, EDGE, "$joker-edge on $joker", hit=hit)
    canvas.put(x + 1, y, "J", style, hit=hit)
    canvas.put(x + min(2, width - 1), y + height // 2, EYE, style, hit=hit)


def draw_back(canvas: Canvas, x: int, y: int, *, width: int, height: int, hit: str = "") -> None:
    """A card face down."""
    for row in range(height):
        canvas.put(x, y + row, "░" * width, "$back-mark on $back", hit=hit)


def draw_gap(canvas: Canvas, x: int, y: int, *, width: int, height: int) -> None:
    """A place without a card."""
    for row in range(height):
        canvas.put(x, y + row, "·" + " " * (width - 2) + "·", "$back-mark")


def fan_width(count: int, width: int) -> int:
    """How wide a fan of so many cards is."""
    return STRIP * (count - 1) + width


def draw_fan(
    canvas: Canvas,
    x: int,
    y: int,
    values: list[int],
    *,
    width: int,
    height: int,
    room: int,
    hit: str = "",
) -> int:
    """Cards that overlap, as many as there is room for; the column after them."""
    shown = max(1, min(len(values), (room - width) // STRIP + 1))
    for i, value in enumerate(values[len(values) - shown :]):
        last = i == shown - 1
        draw_card(
            canvas,
            x + STRIP * i,
            y,
            value,
            width=width if last else STRIP,
            height=height,
            hit=hit,
        )
    return x + fan_width(shown, width)
