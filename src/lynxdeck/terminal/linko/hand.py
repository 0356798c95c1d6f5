"""The own hand of Linko: choosing a value, a count and jokers, and drawing it."""

from dataclasses import dataclass, replace

from lynxdeck.games.linko.preview import Play, effect, play_of
from lynxdeck.games.linko.rules import JOKER
from lynxdeck.games.linko.structs import View
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.chooser import ACT, Choice, ChoiceRow, Chooser, Counter, Marks
from lynxdeck.terminal.linko.board import STRIP, draw_card, fan_width
from lynxdeck.terminal.linko.words import choices, play
from lynxdeck.terminal.phrases import Phrases

LIFT = 1


@dataclass(frozen=True)
class CardGroup:
    value: int
    count: int


def groups(view: View) -> list[CardGroup]:
    hand = view.hand or {}
    found = [CardGroup(JOKER if name == "J" else int(name), n) for name, n in hand.items()]
    return sorted(found, key=lambda group: group.value)


def plays(view: View) -> list[Play]:
    return [play_of(token) for token in view.legal]


def whole(view: View, value: int) -> Play:
    """The most cards of a value that may be played, without a joker if that can be."""
    return max(_of(view, value), key=lambda play: (-_added(play), _count(play)))


def moved(view: View, play: Play, step: int) -> Play:
    """The neighbouring value, as many of it as may be."""
    values = sorted({play.value for play in plays(view)})
    return whole(view, values[(values.index(play.value) + step) % len(values)])


def counted(view: View, play: Play, step: int) -> Play:
    if play.value == JOKER:
        return _allowed(view, play, replace(play, jokers=play.jokers + step))
    return _allowed(view, play, replace(play, numbers=play.numbers + step))


def joined(view: View, play: Play, step: int) -> Play:
    return _allowed(view, play, replace(play, jokers=play.jokers + step))


def clicked(view: View, play: Play, value: int) -> Play:
    """A first click chooses a whole group, each further one a card more, from the fewest again."""
    if play.value != value:
        return whole(view, value) if _of(view, value) else play
    more = counted(view, play, 1)
    alike = [other for other in _of(view, value) if _added(other) == _added(play)]
    return more if more != play else min(alike, key=_count)


def most(view: View, play: Play) -> int:
    return max(_count(other) for other in _of(view, play.value))


def most_jokers(view: View, play: Play) -> int:
    return max(other.jokers for other in _of(view, play.value))


def _of(view: View, value: int) -> list[Play]:
    return [play for play in plays(view) if play.value == value]


def _allowed(view: View, play: Play, wanted: Play) -> Play:
    return wanted if wanted in plays(view) else play


def _count(play: Play) -> int:
    return play.jokers if play.value == JOKER else play.numbers


def _added(play: Play) -> int:
    return 0 if play.value == JOKER else play.jokers


class AnswerChooser(Chooser):
    def __init__(self, choices: list[Choice], victim: int | None) -> None:
        super().__init__(choices)
        self._victim = victim

    @property
    def marks(self) -> Marks:
        return replace(super().marks, seats=frozenset([self._victim] if self._victim else []))


class PlayChooser(Chooser):
    def __init__(self, phrases: Phrases, view: View, last: Play | None) -> None:
        super().__init__([])
        self.phrases = phrases
        self.view = view
        values = sorted(play.value for play in plays(view))
        kept = last.value if last and last.value in values else values[0]
        self.play = whole(view, kept)
        self._shown: dict[str, Choice] = {}

    @property
    def current(self) -> Choice:
        token = self.play.token
        if token not in self._shown:
            self._shown[token] = play(self.phrases, self.view, token)
        return self._shown[token]

    @property
    def marks(self) -> Marks:
        follows = effect(self.view, self.play.token)
        sets = frozenset(f"ghost:{value}" for value in follows.sets)
        return Marks(frozenset(follows.victims), sets)

    def step(self, across: int, down: int) -> None:
        if across:
            self.play = moved(self.view, self.play, across)
        if down:
            self.play = counted(self.view, self.play, -down)

    def press(self, sign: str) -> str | None:
        if sign in ("j", "J"):
            self.play = joined(self.view, self.play, 1 if sign == "j" else -1)
        return None

    def click(self, hit: str) -> str | None:
        kind, _, what = hit.partition(":")
        if hit == ACT:
            return self.token
        if kind == "group":
            self.play = clicked(self.view, self.play, int(what))
        elif kind == "count":
            self.play = counted(self.view, self.play, int(what))
        elif kind == "joker":
            self.play = joined(self.view, self.play, int(what))
        return None

    def point(self, token: str) -> None:
        self.play = play_of(token)

    def rows(self, room: int) -> list[ChoiceRow]:  # noqa: ARG002 - two rows always fit
        return [ChoiceRow("⏎", self.current.sentence, ACT, lit=True)]

    @property
    def counters(self) -> list[Counter]:
        play, limit = self.play, most(self.view, self.play)
        if play.value == JOKER:
            return [("table-label-jokers", "count", play.jokers, limit)]
        found = [("table-label-count", "count", play.numbers, limit)]
        if jokers := most_jokers(self.view, play):
            found.append(("table-label-jokers", "joker", play.jokers, jokers))
        return found


def chooser(phrases: Phrases, view: View, last: Chooser | None) -> Chooser:
    """The chooser for what is asked now; a value stays chosen over the turns."""
    if view.phase != "play" or not view.legal:
        return AnswerChooser(choices(phrases, view), view.victim)
    return PlayChooser(phrases, view, last.play if isinstance(last, PlayChooser) else None)


def draw_hand(view: View, chooser: Chooser | None, *, width: int, height: int) -> Canvas:
    play = chooser.play if isinstance(chooser, PlayChooser) and view.legal else None
    canvas = Canvas(width, height)
    tall = height - LIFT - 1
    wide = 4 if tall < 5 else 6
    held = groups(view)
    spread = sum(fan_width(group.count, wide) + 1 for group in held) <= width - 2
    slots = [fan_width(group.count, wide) if spread else wide for group in held]
    x = max((width - sum(slots) - len(slots) + 1) // 2, 0)
    for group, slot in zip(held, slots, strict=True):
        chosen = _chosen(play, group.value)
        _draw_group(canvas, x, group, chosen, spread=spread, wide=wide, tall=tall)
        _draw_count(canvas, x, LIFT + tall, group, play, chosen)
        x += slot + 1
    return canvas


def _chosen(play: Play | None, value: int) -> int:
    if play is None:
        return 0
    if value == JOKER:
        return play.jokers
    return play.numbers if play.value == value else 0


def _draw_group(
    canvas: Canvas, x: int, group: CardGroup, chosen: int, *, spread: bool, wide: int, tall: int
) -> None:
    hit = f"group:{group.value}"
    count = group.count if spread else 1
    for i in range(count):
        last = i == count - 1
        lifted = chosen > 0 and (not spread or i >= count - chosen)
        draw_card(
            canvas,
            x + STRIP * i,
            0 if lifted else LIFT,
            group.value,
            width=wide if last else STRIP,
            height=tall,
            hit=hit,
        )


def _draw_count(
    canvas: Canvas, x: int, y: int, group: CardGroup, play: Play | None, chosen: int
) -> None:
    hit = f"group:{group.value}"
    if chosen:
        text = f"{chosen}/{group.count}"
        under_cursor = play is not None and play.value == group.value
        style = "bold $act-text" if under_cursor else "$act-text"
        canvas.put(x, y, f"▴{text}" if under_cursor else f"+{text}", style, hit=hit)
    elif group.count > 1:
        canvas.put(x + 1, y, f"×{group.count}", "$quiet", hit=hit)
