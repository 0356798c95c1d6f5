"""The table of Linko: cards, the others with their layers, the display, the pile, the own layers.

A fan hides all but the left of a card, so the numeral stands there and keeps its two digits.
"""

from textwrap import wrap

from lynxdeck.games.linko.rules import JOKER, PLACES
from lynxdeck.games.linko.structs import View
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.chooser import TARGET, TURN, Marks
from lynxdeck.terminal.linko.words import PILE, Layer
from lynxdeck.terminal.phrases import Phrases, signed

STRIP = 3
"""How much of a card is seen in a fan: the edge and two digits."""
EIGHTHS = " ▁▂▃▄▅▆▇█"
EYE = "◉"
EDGE = "▏"


def face(value: int) -> str:
    return "J" if value == JOKER else str(value)


def draw_card(
    canvas: Canvas, x: int, y: int, value: int, *, width: int, height: int, hit: str = ""
) -> None:
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
    for row in range(height):
        canvas.put(x, y + row, "░" * width, "$back-mark on $back", hit=hit)


def draw_gap(canvas: Canvas, x: int, y: int, *, width: int, height: int) -> None:
    for row in range(height):
        canvas.put(x, y + row, "·" + " " * (width - 2) + "·", "$back-mark")


def fan_width(count: int, width: int) -> int:
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


LARGE = 20
"""From this many rows on cards grow."""


class LinkoBoard:
    def __init__(
        self, phrases: Phrases, view: View, marks: Marks, *, width: int, height: int
    ) -> None:
        self.phrases, self.view, self.marks = phrases, view, marks
        self.canvas = Canvas(width, height)
        self.large = height >= LARGE
        self.tall, self.wide = (5, 6) if self.large else (3, 4)
        self.paper = "on $mat"

    def draw(self) -> Canvas:
        canvas, view = self.canvas, self.view
        seats = len(view.players)
        others = [(view.seat or 1) + i for i in range(1, seats)]
        others = [(seat - 1) % seats + 1 for seat in others]
        block = self.tall + (4 if self.large else 2)
        spare = max(canvas.height - 2 * block, 0)
        top = spare // 3 if self.large else 0
        ghost_room = self._ghost_width() if view.ghost is not None else 0
        room = canvas.width - ghost_room
        step = room // len(others)
        wide = min(step - 1, 48)
        for i, seat in enumerate(others):
            x = i * step + (step - wide) // 2
            self._seat(seat, x, top, wide, block)
        if view.ghost is not None:
            self._ghost(room, top, ghost_room - 1, block)
        self._middle(canvas.height - block - (spare // 3 if self.large else 0))
        return canvas

    # --- the others -----------------------------------------------------------------------

    def _seat(self, seat: int, x: int, y: int, width: int, height: int) -> None:
        target = seat in self.marks.seats
        self.canvas.fill(x, y, width, height, "on $mat")
        if target:
            for row in range(height):
                self.canvas.put(x, y + row, "▌", "$act on $mat")
        self._name(seat, x + 1, y, width - 2, target=target)
        self._layers(seat, x + 2, y + 1, width - 3)

    def _name(self, seat: int, x: int, y: int, width: int, *, target: bool) -> None:
        player = self.view.players[seat - 1]
        turn = seat == self.view.active and not self.view.over
        sign = TARGET if target else TURN if turn else " "
        lit = target or seat == self.view.to_move
        style = f"bold $act-text {self.paper}" if lit else f"bold $words {self.paper}"
        hand = f"{player.hand_size}▮"
        if width >= 34:
            hand = self.phrases.say("table-label-in-hand", count=player.hand_size)
        right = f"{hand} {signed(player.score):>3}"
        self.canvas.fit(x, y, f"{sign} {self.phrases.name(seat)}", width - len(right) - 1, style)
        self.canvas.right(x + width, y, right, f"$quiet {self.paper}")

    def _layers(self, seat: int, x: int, y: int, room: int) -> None:
        layers = self.view.players[seat - 1].layers
        if not layers:
            self.canvas.put(
                x, y + 1, self.phrases.say("terminal-plain-no-layer"), f"$quiet {self.paper}"
            )
        else:
            value, numbers, jokers = layers[-1]
            cards = [value] * numbers + [JOKER] * jokers
            end = draw_fan(
                self.canvas, x, y, cards, width=self.wide, height=self.tall, room=room - 4
            )
            self.canvas.put(end + 1, y, f"×{len(cards)}", f"bold $words {self.paper}")
        self._beneath(layers[:-1], x, y + self.tall, room)
        if self.large:
            self._known(seat, x, y + self.tall + 1, room)

    def _beneath(self, layers: list[Layer], x: int, y: int, room: int) -> None:
        words = [mark(layer) for layer in reversed(layers)]
        text = "≡ " + " · ".join(words) if words else ""
        while len(text) > room and len(words) > 1:
            words.pop()
            more = self.phrases.say("table-label-more", count=len(layers) - len(words))
            text = "≡ " + " · ".join([*words, more])
        self.canvas.fit(x, y, text, room, f"$quiet {self.paper}")

    def _known(self, seat: int, x: int, y: int, room: int) -> None:
        """What everybody knows to be in this hand (LR8)."""
        known = self.view.players[seat - 1].known
        if known and seat != self.view.seat:
            text = self.phrases.say("table-label-known", cards=multiset(known))
            for row, line in enumerate(wrap(text, max(room, 8))[:2]):
                self.canvas.fit(x, y + row, line, room, f"italic $quiet {self.paper}")

    # --- the ghost ------------------------------------------------------------------------

    def _ghost_width(self) -> int:
        sets = len(self.view.ghost or {})
        slot = self.wide + 1
        if sets * slot + 3 > self.canvas.width - 26:
            slot = 4
        self._slot = slot
        return max(sets * slot + 3, 16)

    def _ghost(self, x: int, y: int, width: int, height: int) -> None:
        self.canvas.fill(x, y, width, height, "on $mat")
        self.canvas.fit(
            x + 2, y, self.phrases.say("table-label-ghost"), width - 2, "bold $words on $mat"
        )
        wide = min(self.wide, self._slot - 1)
        for i, (name, count) in enumerate((self.view.ghost or {}).items()):
            left, spot = x + 2 + i * self._slot, f"ghost:{name}"
            lit = spot in self.marks.spots
            hit = spot if spot in self.marks.open else ""
            draw_card(self.canvas, left, y + 1, int(name), width=wide, height=self.tall, hit=hit)
            style = "bold $act-text on $mat" if lit else "$quiet on $mat"
            text = f"{TARGET if lit else ''}×{count}"
            self.canvas.put(left, y + 1 + self.tall, text, style, hit=hit)

    # --- the middle -----------------------------------------------------------------------

    def _middle(self, y: int) -> None:
        slot = self.wide + 1
        wide = PLACES * slot - 1
        stocks = self.wide + 4 if self._stacked else self.wide + 15
        left = min((self.canvas.width - wide) // 2, self.canvas.width - wide - stocks - 2)
        if self._stacked:
            left = self.canvas.width - wide - stocks - 2
        self.canvas.put(left, y, self.phrases.say("table-label-display"), "$quiet")
        for place in range(PLACES):
            self._place(place, left + place * slot, y + 1)
        self._own(y, left - 2)
        self._stocks(left + wide + 3, y)

    @property
    def _stacked(self) -> bool:
        return self.large and self.canvas.width < 100

    def _own(self, y: int, width: int) -> None:
        seat = self.view.seat or 1
        target = seat in self.marks.seats
        self.paper = "on $felt"
        self._name(seat, 1, y, width - 2, target=target)
        self._layers(seat, 2, y + 1, width - 3)

    def _place(self, place: int, x: int, y: int) -> None:
        cards, spot = self.view.display[place], f"place:{place + 1}"
        if cards is None:
            draw_gap(self.canvas, x, y, width=self.wide, height=self.tall)
            return
        hit = spot if spot in self.marks.open else ""
        value = JOKER if cards[0] == "J" else int(cards[0])
        draw_card(self.canvas, x, y, value, width=self.wide, height=self.tall, hit=hit)
        self._tops(cards[1:], x, y, value, hit)
        self._key(str(place + 1), x, y + self.tall, spot)

    def _tops(self, tops: list[str], x: int, y: int, value: int, hit: str) -> None:
        """What lies on a card of the display and is drawn with it (L23)."""
        rows = self.tall - 1
        shown = tops if len(tops) <= rows else [*tops[: rows - 1], f"{len(tops) - rows + 1}…"]
        style = "bold $eye on $joker" if value == JOKER else "bold $ink on $card"
        for row, name in enumerate(shown, start=1):
            self.canvas.put(x + 1, y + row, f"+{name}"[: self.wide - 1], style, hit=hit)

    def _key(self, key: str, x: int, y: int, spot: str) -> None:
        if spot not in self.marks.open:
            return
        lit = spot in self.marks.spots
        text = f"{TARGET}{key}" if lit else f" {key}"
        self.canvas.put(x, y, text, "bold $act-text" if lit else "$act-text", hit=spot)

    def _stocks(self, x: int, y: int) -> None:
        view, phrases = self.view, self.phrases
        room = self.canvas.width - x
        self.canvas.fit(x, y, phrases.say("table-label-pile"), room, "$quiet")
        hit = PILE if PILE in self.marks.open else ""
        if view.pile:
            draw_back(self.canvas, x, y + 1, width=self.wide, height=self.tall, hit=hit)
            count = f"{view.pile}".center(self.wide)
            self.canvas.put(x, y + 1 + self.tall // 2, count, "bold $card on $back", hit=hit)
        else:
            draw_gap(self.canvas, x, y + 1, width=self.wide, height=self.tall)
        self._key("p", x, y + 1 + self.tall, PILE)
        label = phrases.say("table-label-discards")
        if self._stacked:
            below = y + self.tall + 2
            start = min(x, self.canvas.width - len(label) - 1)  # not touching what is next to it
            self.canvas.fit(start, below, label, room + x - start, "$quiet")
            self._discards(x, below + 1, rows=1)
        else:
            right = x + self.wide + 3
            self.canvas.fit(right, y, label, self.canvas.width - right, "$quiet")
            self._discards(right, y + 1, rows=self.tall)

    def _discards(self, x: int, y: int, *, rows: int) -> None:
        discards = self.view.discards
        room = self.canvas.width - x
        self.canvas.put(x, y, str(sum(discards.values())), "bold $words")
        for row, line in enumerate(wrap(multiset(discards), max(room, 6))[: rows - 1], start=1):
            self.canvas.put(x, y + row, line, "$quiet")


def mark(layer: Layer) -> str:
    """A layer as a small mark.

    >>> mark((7, 1, 0)), mark((3, 2, 1)), mark((14, 0, 2))
    ('7', '3×3', 'J×2')
    """
    value, numbers, jokers = layer
    count = numbers + jokers
    return face(value) if count == 1 else f"{face(value)}×{count}"


def multiset(cards: dict[str, int]) -> str:
    """Cards as small marks.

    >>> multiset({"7": 2, "J": 1})
    '7×2 J'
    """
    return " ".join(name if n == 1 else f"{name}×{n}" for name, n in cards.items())


def draw_board(phrases: Phrases, view: View, marks: Marks, *, width: int, height: int) -> Canvas:
    return LinkoBoard(phrases, view, marks, width=width, height=height).draw()
