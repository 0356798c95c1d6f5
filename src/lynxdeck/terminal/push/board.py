"""The table of Push: cards, benches and protected piles, the columns, the pile and the die."""

from lynxdeck.games.push.notation import COLOURS, COLUMNS
from lynxdeck.games.push.preview import risk
from lynxdeck.games.push.rules import COLUMN, clockwise
from lynxdeck.games.push.structs import View
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.chooser import TARGET, TURN, Marks
from lynxdeck.terminal.phrases import Phrases, signed
from lynxdeck.terminal.push.words import SHAPES, direction, letters, points

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
    canvas.put(x + 3, y, label, ink, hit=hit)
    pips = SHAPES[letter] * number
    if rows == 1:
        canvas.put(x + 5, y, pips, ink, hit=hit)
    else:
        line = " " * (WIDTH - 1)
        canvas.put(x + 1, y + 1, line, "underline $card-edge on $card", hit=hit)
        canvas.put(x + 1, y + 1, " ".join(pips), f"underline {ink}", hit=hit)


def draw_large(canvas: Canvas, x: int, y: int, name: str, *, label: str) -> None:
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


def draw_die(canvas: Canvas, x: int, y: int, face: str | None, *, label: str) -> None:
    for row in range(3):
        canvas.put(x, y + row, " " * 7, "on $card")
    if face is None:
        canvas.put(x + 3, y + 1, "?", "$card-edge on $card")
        return
    ink = "bold $ink on $card" if face == "*" else f"bold $push-{face} on $card"
    shape = SHAPES[face]
    canvas.put(x + 2, y + 1, f"{shape}{shape}{shape}", ink)
    canvas.put(x + 3, y, shape, ink)
    canvas.put(x + 3, y + 2, shape if face == "*" else label, ink)


def draw_chip(
    canvas: Canvas,
    x: int,
    y: int,
    letter: str,
    numbers: list[int],
    *,
    label: str,
    width: int,
    hit: str = "",
) -> None:
    if not numbers:
        canvas.put(x, y, f"{SHAPES[letter]}{label}", "$back-mark on $mat", hit=hit)
        return
    paper = "bold $ink on $card"
    canvas.put(x, y, " " * width, paper, hit=hit)
    canvas.put(x, y, f"{SHAPES[letter]}{label}", f"bold $push-{letter} on $card", hit=hit)
    canvas.put(x + 2, y, numbers_text(numbers, width - 2), paper, hit=hit)


def numbers_text(numbers: list[int], room: int) -> str:
    """Numbers from high to low; too many for the room: how many, and their sum.

    >>> numbers_text([1, 6, 4], 6), numbers_text([6] * 9, 6)
    (' 6 4 1', '×9=54')
    """
    text = "".join(f" {number}" for number in sorted(numbers, reverse=True))
    return text if len(text) <= room else f"×{len(numbers)}={sum(numbers)}"[:room]


def _paper(name: str) -> str:
    return "bold $eye on $joker" if name in "RS" else "on $card"


def _edge(name: str) -> str:
    return "$joker-edge on $joker" if name in "RS" else "$card-edge on $card"


NAMES, SCORE, SAFE = 13, 5, 17
METER = 28


class PushBoard:
    def __init__(
        self, phrases: Phrases, view: View, marks: Marks, *, width: int, height: int
    ) -> None:
        self.phrases, self.view, self.marks = phrases, view, marks
        self.canvas = Canvas(width, height)
        self.letters = letters(phrases)
        seats = len(view.players)
        self.rows = 2 if height >= 2 * seats + 2 * COLUMN + 2 else 1
        self.column = COLUMN * self.rows + 1
        self.step = max(1, min(3, (height - self.column - 1) // seats))
        self.cell = min((width - NAMES - SCORE - SAFE) // len(COLOURS), 18)

    def draw(self) -> Canvas:
        seats = len(self.view.players)
        spare = max(self.canvas.height - self.step * seats - self.column - 1, 0)
        for seat in range(1, seats + 1):
            self._seat(seat, (seat - 1) * self.step + spare // 3)
        y = self.canvas.height - self.column - spare // 3
        wide = 3 * (WIDTH + 1)
        left = max((self.canvas.width - wide - 40) // 2, 1)
        self._columns(left, y)
        self._stocks(left + wide + 3, y)
        return self.canvas

    # --- the seats ------------------------------------------------------------------------

    def _seat(self, seat: int, y: int) -> None:
        """A bench: one row, or with room a second one for what is protected."""
        player = self.view.players[seat - 1]
        rows = min(self.step, 2)
        self.canvas.fill(0, y, self.canvas.width, rows, "on $mat")
        turn = seat == self.view.active and not self.view.over
        lit = seat == self.view.to_move
        style = "bold $act-text on $mat" if lit else "bold $words on $mat"
        name = f"{TURN if turn else ' '} {self.phrases.name(seat)}"
        self.canvas.fit(1, y, name, NAMES - 2, style)
        self.canvas.right(NAMES + 3, y, signed(player.score), "bold $words on $mat")
        for i, letter in enumerate(COLOURS):
            x = NAMES + SCORE + i * self.cell
            self._chip(seat, letter, x, y)
            if rows == 2:
                self._safe_cards(player.protected, letter, x, y + 1)
        self._safe(seat, NAMES + SCORE + len(COLOURS) * self.cell, y)

    def _chip(self, seat: int, letter: str, x: int, y: int) -> None:
        numbers = _numbers(self.view.players[seat - 1].bench, letter)
        spot = f"colour:{letter}" if seat == self.view.seat else ""
        hit = spot if spot in self.marks.open else ""
        label, width = self.letters[letter], self.cell - 1
        draw_chip(self.canvas, x, y, letter, numbers, label=label, width=width, hit=hit)
        if spot and spot in self.marks.spots:
            self.canvas.put(x - 1, y, TARGET, "bold $act-text on $mat", hit=hit)

    def _safe_cards(self, protected: dict[str, int], letter: str, x: int, y: int) -> None:
        numbers = _numbers(protected, letter)
        if numbers:
            text = "▣" + numbers_text(numbers, self.cell - 2)
            self.canvas.put(x, y, text, "$quiet on $mat")

    def _safe(self, seat: int, x: int, y: int) -> None:
        protected = self.view.players[seat - 1].protected
        room = self.canvas.width - x
        label = self.phrases.say("table-label-protected")
        if not protected:
            self.canvas.fit(x, y, f"▣ {label} 0", room, "$back-mark on $mat")
            return
        shapes = "".join(SHAPES[c] for c in COLOURS if _numbers(protected, c))
        text = f"▣ {label} {points(protected)}"
        if len(text) + 1 + len(shapes) > room:
            text = f"▣ {points(protected)}"
        end = self.canvas.fit(x, y, text, room, "$words on $mat")
        self.canvas.fit(end + 1, y, shapes, room - len(text) - 1, "$words on $mat")

    # --- the columns ----------------------------------------------------------------------

    def _columns(self, x: int, y: int) -> None:
        for i, (name, cards) in enumerate(zip(COLUMNS, self.view.columns, strict=True)):
            self._column(name, cards, x + i * (WIDTH + 1), y)

    def _column(self, name: str, cards: list[str], x: int, y: int) -> None:
        spot = f"column:{name}"
        hit = spot if spot in self.marks.open else ""
        lit = spot in self.marks.spots
        sign = TARGET if lit else " "
        style = "bold $act-text" if lit else "$act-text" if hit else "$quiet"
        worth = self.phrases.points(points(cards)) if cards else ""
        self.canvas.fit(x, y, f"{sign}{name}  {worth}", WIDTH, style, hit=hit)
        for height, card in enumerate(cards):
            self._card(card, x, y + 1 + height * self.rows, hit)
        after = y + 1 + len(cards) * self.rows
        if lit and self.view.phase == "place" and self.view.card:
            self._card(self.view.card, x, after, hit)
            self.canvas.put(x + WIDTH - 1, after, TARGET, "bold $act-text on $mat", hit=hit)
        elif not cards:
            self.canvas.put(x, after, "·" + " " * (WIDTH - 2) + "·", "$back-mark", hit=hit)

    def _card(self, card: str, x: int, y: int, hit: str) -> None:
        draw_row(self.canvas, x, y, card, label=self._label(card), rows=self.rows, hit=hit)

    def _label(self, card: str) -> str:
        if card in "RS":
            key = "table-label-roll" if card == "R" else "table-label-switch"
            return self.phrases.say(key)
        return self.letters[card[0]]

    # --- pile, card, die, risk ------------------------------------------------------------

    def _stocks(self, x: int, y: int) -> None:
        canvas, view, say = self.canvas, self.view, self.phrases.say
        canvas.fit(x, y, say("table-label-pile"), 7, "$quiet")
        hit = "pile" if "pile" in self.marks.open else ""
        for row in range(1, 4):
            canvas.put(x, y + row, "░" * 6 if view.pile else "·    ·", _back(view.pile), hit=hit)
        canvas.put(x, y + 2, f"{view.pile}".center(6), "bold $card on $back", hit=hit)
        if "pile" in self.marks.spots:
            canvas.put(x - 2, y + 2, TARGET, "bold $act-text", hit=hit)
        if view.card:
            canvas.fit(x + 9, y, say("table-label-card"), WIDTH, "$quiet")
            draw_large(canvas, x + 9, y + 1, view.card, label=self._label(view.card))
        canvas.fit(x + 25, y, say("table-label-die"), 10, "$quiet")
        face = view.last_roll
        draw_die(canvas, x + 25, y + 1, face, label=self.letters.get(face or "", ""))
        self._switches(x, y + 4)
        self._meter(x, y + 5)

    def _switches(self, x: int, y: int) -> None:
        count = self.view.switches
        if count:
            turns = direction(self.phrases, clockwise=clockwise(count))
            text = f"{SHAPES['S']} {self.phrases.say('table-label-switches', count=count)}"
            self.canvas.put(x, y, f"{text} ({turns})", "bold $words")

    def _meter(self, x: int, y: int) -> None:
        chance = risk(self.view)
        share = self.phrases.say("table-bust-chance", chance=chance.chance)
        label = self.phrases.say("table-label-risk")
        words = f"{label} {share}  ({chance.misfits}/{chance.pile})"
        self.canvas.put(x, y, words, "bold $danger" if chance.misfits else "$quiet")
        filled = round(chance.chance * METER)
        if chance.misfits:
            filled = max(filled, 1)
        self.canvas.put(x, y + 1, "━" * filled, "$danger")
        self.canvas.put(x + filled, y + 1, "─" * (METER - filled), "$back-mark")


def _numbers(cards: dict[str, int], letter: str) -> list[int]:
    return [int(name[1:]) for name, n in cards.items() if name[0] == letter for _ in range(n)]


def _back(pile: int) -> str:
    return "$back-mark on $back" if pile else "$back-mark"


def draw_board(phrases: Phrases, view: View, marks: Marks, *, width: int, height: int) -> Canvas:
    return PushBoard(phrases, view, marks, width=width, height=height).draw()
