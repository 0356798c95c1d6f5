"""The one sentence that asks, always at the same place, and below it what may be chosen."""

from textwrap import wrap

from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.chooser import Counter, Row

BAR = "▌"

INDENT = 2


def draw_question(
    question: str,
    rows: list[Row],
    counters: list[Counter],
    *,
    width: int,
    height: int,
    asked: bool,
) -> Canvas:
    """The question, its choices with the amber line, and buttons that count."""
    canvas = Canvas(width, height)
    canvas.fill(0, 0, width, height, "on $mat")
    for y in range(height):
        canvas.put(0, y, BAR, "$act on $mat" if asked else "$back-mark on $mat")
    style = "bold $words on $mat" if asked else "$quiet on $mat"
    spare = max(height - 1 - len(rows) - (1 if counters else 0), 0)
    room = width - INDENT - 1
    asking = wrap(question, room) if spare and len(question) > room else [question]
    for y, line in enumerate(asking[: 1 + spare]):
        canvas.fit(INDENT, y, line, room, style)
    y = min(len(asking), 1 + spare)
    spare -= y - 1
    for row in rows:
        used = _draw_row(canvas, y, row, lines=1 + max(spare, 0))
        spare -= used - 1
        y += used
    _draw_counters(canvas, min(y + 1, height - 1), counters)
    return canvas


def _draw_row(canvas: Canvas, y: int, row: Row, *, lines: int) -> int:
    """One choice; long ones wrap while there is room. How many lines it took."""
    style = _style(row)
    key = f" {row.key} " if row.key else ""
    start = INDENT + (4 if row.key else 0)
    room = canvas.width - start - 1
    parts = wrap(row.text, room)[:lines] if lines > 1 else [row.text]
    if row.key:
        canvas.put(INDENT, y, f"{key:<4}", f"bold {style.removeprefix('bold ')}", hit=row.hit)
    for i, part in enumerate(parts):
        if i:
            canvas.put(INDENT, y + i, "    ", style, hit=row.hit)
        text = f"{part} " if len(part) < room else part
        canvas.fit(start, y + i, text, room, style, hit=row.hit)
    return len(parts)


def _style(row: Row) -> str:
    if row.lit:
        return "bold $on-act on $danger" if row.danger else "bold $on-act on $act"
    if row.danger:
        return "$danger on $mat"
    return "$quiet on $mat" if row.quiet else "$words on $mat"


def _draw_counters(canvas: Canvas, y: int, counters: list[Counter]) -> None:
    x = INDENT
    for label, kind, count, most in counters:
        keys = "↑↓" if kind == "count" else "jJ"
        x = canvas.put(x, y, f"{keys} {label} ", "$quiet on $mat")
        x = canvas.put(x, y, " − ", "bold $words on $back", hit=f"{kind}:-1")
        x = canvas.put(x, y, f" {count}/{most} ", "bold $words on $mat")
        x = canvas.put(x, y, " + ", "bold $words on $back", hit=f"{kind}:1")
        x += 3
