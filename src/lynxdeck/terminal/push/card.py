"""Cards of Push: the number, the colour's letter, and its shape as often as the number says."""

from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.push.words import SHAPES

WIDTH = 13
EDGE = "▏"


def draw_row(
    canvas: Canvas, x: int, y: int, name: str, *, label: str, rows: int = 1, hit: str = ""
) -> None:
    """A card of a column: one row, so that six fit below each other, or two with room."""
    for row in range(rows):
        canvas.put(x, y + row, EDGE, _edge(name), hit=hit)
        canvas.put(x + 1, y + row, " " * (WIDTH - 1), _paper(name), hit=hit)
    if name in "RS":
        canvas.fit(x + 1, y, f"{SHAPES[name]} {label}", WIDTH - 1, _paper(name), hit=hit)
        return
    letter, number = name[0], int(name[1:])
    ink = f"bold $push-{letter} on $card"
    canvas.put(x + 1, y, str(number), "bold $ink on $card", hit=hit)
    canvas.put(x + 3, y, letter, ink, hit=hit)
    pips = SHAPES[letter] * number
    if rows == 1:
        canvas.put(x + 5, y, pips, ink, hit=hit)
    else:
        line = " " * (WIDTH - 1)
        canvas.put(x + 1, y + 1, line, "underline $card-edge on $card", hit=hit)
        canvas.put(x + 1, y + 1, " ".join(pips), f"underline {ink}", hit=hit)


def draw_large(canvas: Canvas, x: int, y: int, name: str, *, label: str) -> None:
    """A card by itself, three rows high."""
    for row in range(3):
        canvas.put(x, y + row, EDGE, _edge(name))
        canvas.put(x + 1, y + row, " " * (WIDTH - 1), _paper(name))
    if name in "RS":
        canvas.put(x + 2, y, SHAPES[name], _paper(name))
        canvas.fit(x + 2, y + 1, label, WIDTH - 3, _paper(name))
        return
    letter, number = name[0], int(name[1:])
    canvas.put(x + 2, y, str(number), "bold $ink on $card")
    ink = f"bold $push-{letter} on $card"
    canvas.put(x + 2, y + 1, " ".join(SHAPES[letter] * min(number, 3)), ink)
    canvas.put(x + 2, y + 2, " ".join(SHAPES[letter] * max(number - 3, 0)), ink)
    canvas.fit(x + 4, y, label, WIDTH - 4, ink)


def draw_die(canvas: Canvas, x: int, y: int, face: str | None) -> None:
    """The die as it was rolled last."""
    for row in range(3):
        canvas.put(x, y + row, " " * 7, "on $card")
    if face is None:
        canvas.put(x + 3, y + 1, "?", "$card-edge on $card")
        return
    ink = "bold $ink on $card" if face == "*" else f"bold $push-{face} on $card"
    shape = SHAPES[face]
    canvas.put(x + 2, y + 1, f"{shape}{shape}{shape}", ink)
    canvas.put(x + 3, y, shape, ink)
    canvas.put(x + 3, y + 2, shape if face == "*" else face, ink)


def draw_chip(
    canvas: Canvas, x: int, y: int, letter: str, numbers: list[int], *, width: int, hit: str = ""
) -> None:
    """One colour of a bench: its shape and letter, then the numbers from high to low."""
    if not numbers:
        canvas.put(x, y, f"{SHAPES[letter]}{letter}", "$back-mark on $mat", hit=hit)
        return
    paper = "bold $ink on $card"
    canvas.put(x, y, " " * width, paper, hit=hit)
    canvas.put(x, y, f"{SHAPES[letter]}{letter}", f"bold $push-{letter} on $card", hit=hit)
    canvas.put(x + 2, y, numbers_text(numbers, width - 2), paper, hit=hit)


def numbers_text(numbers: list[int], room: int) -> str:
    """Numbers from high to low; too many for the room: how many, and their sum.

    >>> numbers_text([1, 6, 4], 6), numbers_text([6] * 9, 6)
    (' 6 4 1', '×9=54')
    """
    ordered = [str(number) for number in sorted(numbers, reverse=True)]
    for text in (" " + " ".join(ordered), " " + "".join(ordered)):
        if len(text) <= room:
            return text
    return f"×{len(numbers)}={sum(numbers)}"[:room]


def _paper(name: str) -> str:
    return "bold $eye on $joker" if name in "RS" else "on $card"


def _edge(name: str) -> str:
    return "$joker-edge on $joker" if name in "RS" else "$card-edge on $card"
