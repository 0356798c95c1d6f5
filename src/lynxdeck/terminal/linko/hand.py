"""The own hand of Linko: grouped by value, small to large; what is chosen is lifted."""

from dataclasses import dataclass, replace

from lynxdeck.games.linko.preview import Play
from lynxdeck.games.linko.view import View
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.linko.card import JOKER, STRIP, draw_card, fan_width

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


def count_of(view: View, value: int) -> int:
    """How many of a value are in hand."""
    return next((group.count for group in groups(view) if group.value == value), 0)


def whole(group: Group) -> Play:
    """The play of a whole group."""
    if group.value == JOKER:
        return Play(JOKER, 0, group.count)
    return Play(group.value, group.count, 0)


def moved(view: View, play: Play, step: int) -> Play:
    """The neighbouring group, the whole of it."""
    held = groups(view)
    place = next((i for i, group in enumerate(held) if group.value == play.value), 0)
    return whole(held[(place + step) % len(held)])


def counted(view: View, play: Play, step: int) -> Play:
    """One card more or fewer of the value; a group keeps at least one."""
    if play.value == JOKER:
        return replace(play, jokers=_within(play.jokers + step, 1, count_of(view, JOKER)))
    return replace(play, numbers=_within(play.numbers + step, 1, count_of(view, play.value)))


def joined(view: View, play: Play, step: int) -> Play:
    """One joker more or fewer among them."""
    if play.value == JOKER:
        return counted(view, play, step)
    return replace(play, jokers=_within(play.jokers + step, 0, count_of(view, JOKER)))


def clicked(view: View, play: Play, value: int) -> Play:
    """A first click chooses a whole group, each further one a card more, from one on again."""
    held = count_of(view, value)
    if play.value != value:
        return whole(Group(value, held))
    if value == JOKER:
        return replace(play, jokers=play.jokers % held + 1)
    return replace(play, numbers=play.numbers % held + 1)


def _within(number: int, least: int, most: int) -> int:
    return max(least, min(number, most))


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
