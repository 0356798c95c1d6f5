"""The table of Push: every seat's bench and protected pile, the columns, the pile and the die."""

from lynxdeck.games.push.notation import COLOURS, COLUMNS
from lynxdeck.games.push.preview import risk
from lynxdeck.games.push.rules import COLUMN, clockwise
from lynxdeck.games.push.view import View
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.marks import TARGET, TURN, Marks
from lynxdeck.terminal.phrases import Phrases, signed
from lynxdeck.terminal.push.card import (
    WIDTH,
    draw_chip,
    draw_die,
    draw_large,
    draw_row,
    numbers_text,
)
from lynxdeck.terminal.push.words import SHAPES, direction, points

NAMES, SCORE, SAFE = 13, 5, 17
METER = 28


class Board:
    """One drawing of the table; measures first, then draws."""

    def __init__(
        self, phrases: Phrases, view: View, marks: Marks, *, width: int, height: int
    ) -> None:
        self.phrases, self.view, self.marks = phrases, view, marks
        self.canvas = Canvas(width, height)
        seats = len(view.players)
        self.rows = 2 if height >= 2 * seats + 2 * COLUMN + 2 else 1
        self.column = COLUMN * self.rows + 1
        self.step = max(1, min(3, (height - self.column - 1) // seats))
        self.cell = min((width - NAMES - SCORE - SAFE) // len(COLOURS), 18)

    def draw(self) -> Canvas:
        """The whole table."""
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
        draw_chip(self.canvas, x, y, letter, numbers, width=self.cell - 1, hit=hit)
        if spot and spot in self.marks.spots:
            self.canvas.put(x - 1, y, TARGET, "bold $act-text on $mat", hit=hit)

    def _safe_cards(self, protected: dict[str, int], letter: str, x: int, y: int) -> None:
        numbers = _numbers(protected, letter)
        if numbers:
            text = "▣" + numbers_text(numbers, self.cell - 2)
            self.canvas.put(x, y, text, "$quiet on $mat")

    def _safe(self, seat: int, x: int, y: int) -> None:
        """The protected pile: its points, and the colours in it."""
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
        return card[0]

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
        draw_die(canvas, x + 25, y + 1, view.last_roll)
        self._switches(x, y + 4)
        self._meter(x, y + 5)

    def _switches(self, x: int, y: int) -> None:
        count = self.view.switches
        if count:
            turns = direction(self.phrases, clockwise=clockwise(count))
            text = f"{SHAPES['S']} {self.phrases.say('table-label-switches', count=count)}"
            self.canvas.put(x, y, f"{text}: {turns}", "bold $words")

    def _meter(self, x: int, y: int) -> None:
        """The exact bust chance, in figures and as a thin meter."""
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
    """The table of Push on a sheet of this size."""
    return Board(phrases, view, marks, width=width, height=height).draw()
