"""The own hand of Linko: grouped by value, small to large; what is chosen is lifted."""

from dataclasses import dataclass, replace

from lynxdeck.games.linko.preview import Play, play_of
from lynxdeck.games.linko.rules import JOKER
from lynxdeck.games.linko.view import View
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.linko.card import STRIP, draw_card, fan_width

LIFT = 1


@dataclass(frozen=True)
class Group:
    """All cards of one value in hand."""

    value: int
    count: int


def groups(view: View) -> list[Group]:
    """The hand, jokers last."""
    hand = view.hand or {}
    found = [Group(JOKER if name == "J" else int(name), n) for name, n in hand.items()]
    return sorted(found, key=lambda group: group.value)


def plays(view: View) -> list[Play]:
    """What may be played now, as the rules say."""
    return [play_of(token) for token in view.legal]


def whole(view: View, value: int) -> Play:
    """The most cards of a value that may be played, without a joker if that can be."""
    return max(_of(view, value), key=lambda play: (-_added(play), _count(play)))


def moved(view: View, play: Play, step: int) -> Play:
    """The neighbouring value, as many of it as may be."""
    values = sorted({play.value for play in plays(view)})
    return whole(view, values[(values.index(play.value) + step) % len(values)])


def counted(view: View, play: Play, step: int) -> Play:
    """One card more or fewer of the value, where the rules allow it."""
    if play.value == JOKER:
        return _allowed(view, play, replace(play, jokers=play.jokers + step))
    return _allowed(view, play, replace(play, numbers=play.numbers + step))


def joined(view: View, play: Play, step: int) -> Play:
    """One joker more or fewer among them, where the rules allow it."""
    return _allowed(view, play, replace(play, jokers=play.jokers + step))


def clicked(view: View, play: Play, value: int) -> Play:
    """A first click chooses a whole group, each further one a card more, from the fewest again."""
    if play.value != value:
        return whole(view, value) if _of(view, value) else play
    more = counted(view, play, 1)
    alike = [other for other in _of(view, value) if _added(other) == _added(play)]
    return more if more != play else min(alike, key=_count)


def most(view: View, play: Play) -> int:
    """How many cards of the value may be played at most."""
    return max(_count(other) for other in _of(view, play.value))


def most_jokers(view: View, play: Play) -> int:
    """How many jokers may be among them at most."""
    return max(other.jokers for other in _of(view, play.value))


def _of(view: View, value: int) -> list[Play]:
    return [play for play in plays(view) if play.value == value]


def _allowed(view: View, play: Play, wanted: Play) -> Play:
    return wanted if wanted in plays(view) else play


def _count(play: Play) -> int:
    """The cards of the value itself."""
    return play.jokers if play.value == JOKER else play.numbers


def _added(play: Play) -> int:
    """The jokers that stand in for the value."""
    return 0 if play.value == JOKER else play.jokers


def draw_hand(view: View, play: Play | None, *, width: int, height: int) -> Canvas:
    """The hand on a sheet of its own; `play` is None while nothing is to be played."""
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
    canvas: Canvas, x: int, group: Group, chosen: int, *, spread: bool, wide: int, tall: int
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
    canvas: Canvas, x: int, y: int, group: Group, play: Play | None, chosen: int
) -> None:
    hit = f"group:{group.value}"
    if chosen:
        text = f"{chosen}/{group.count}"
        under_cursor = play is not None and play.value == group.value
        style = "bold $act-text" if under_cursor else "$act-text"
        canvas.put(x, y, f"▴{text}" if under_cursor else f"+{text}", style, hit=hit)
    elif group.count > 1:
        canvas.put(x + 1, y, f"×{group.count}", "$quiet", hit=hit)
