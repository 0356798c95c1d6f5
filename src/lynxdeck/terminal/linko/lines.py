"""The table of Linko as sentences, for screen readers and pipes."""

from lynxdeck.games.linko.view import View
from lynxdeck.terminal.linko.words import kinds, layer, lying
from lynxdeck.terminal.phrases import Phrases, signed


def describe(phrases: Phrases, view: View) -> list[str]:
    """All that lies open, seat by seat, and the own hand last."""
    seats = range(1, len(view.players) + 1)
    lines = [_seat(phrases, view, seat) for seat in seats]
    places = [
        phrases.say("terminal-plain-place", place=place, card=lying(phrases, cards))
        for place, cards in enumerate(view.display, start=1)
        if cards
    ]
    lines.append(
        phrases.say(
            "terminal-plain-display",
            cards=", ".join(places) or phrases.say("table-nothing"),
            pile=phrases.cards(view.pile),
            discards=phrases.cards(sum(view.discards.values())),
        )
    )
    if view.ghost is not None:
        ghost = phrases.join(kinds(phrases, view.ghost))
        lines.append(phrases.say("terminal-plain-ghost", cards=ghost))
    hand = phrases.join(kinds(phrases, view.hand or {}))
    lines.append(phrases.say("terminal-plain-hand", cards=hand))
    return lines


def _seat(phrases: Phrases, view: View, seat: int) -> str:
    player = view.players[seat - 1]
    parts = [
        phrases.say(
            "terminal-plain-seat-linko",
            hand=phrases.cards(player.hand_size),
            score=signed(player.score),
            **phrases.who(seat),
        )
    ]
    if not player.layers:
        return f"{parts[0]} {phrases.say('terminal-plain-no-layer')}"
    *beneath, topmost = [layer(phrases, cards) for cards in player.layers]
    parts.append(phrases.say("terminal-plain-top", layer=topmost))
    if beneath:
        text = ", ".join(reversed(beneath))
        parts.append(phrases.say("terminal-plain-beneath", layers=text))
    return " ".join(parts)
