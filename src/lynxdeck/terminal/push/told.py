"""What happened in Push, in words: from the views before and after a decision."""

from collections import Counter

from lynxdeck.games.push.view import View
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.push.words import bench_points, card, colour, direction, points


def told(phrases: Phrases, seat: int, token: str, before: View, after: View) -> list[str]:
    """The sentences for one decision and the chance that followed it."""
    who = phrases.who(seat)
    if token == "+":
        return _push(phrases, seat, before, after)
    if token[0] == "!":
        worth = bench_points(before, seat, token[1])
        text = colour(phrases, token[1])
        return [phrases.say("table-push-told-protect", colour=text, points=worth, **who)]
    if token[0] == "=":
        return _take(phrases, seat, token[1], before, after)
    turned = card(phrases, before.card or "")
    return [phrases.say("table-push-told-place", card=turned, column=token, **who)]


def _push(phrases: Phrases, seat: int, before: View, after: View) -> list[str]:
    who = phrases.who(seat)
    (name,) = Counter(before.unseen) - Counter(after.unseen)
    if name == "S":
        turns = direction(phrases, before.switches + 1)
        return [phrases.say("table-push-told-switch", direction=turns, **who)]
    turned = card(phrases, name)
    if after.phase == "place":
        return []  # told when it is placed, which follows at once
    lost = before.players[seat - 1].score - after.players[seat - 1].score
    bust = phrases.say("table-push-told-bust", card=turned, **who)
    return [bust, _roll(phrases, seat, lost, after)]


def _take(phrases: Phrases, seat: int, column: str, before: View, after: View) -> list[str]:
    cards = before.columns["abc".index(column)]
    worth = points(cards)
    who = phrases.who(seat)
    lines = [phrases.say("table-push-told-take", column=column, points=worth, **who)]
    if "R" in cards:
        lost = before.players[seat - 1].score + worth - after.players[seat - 1].score
        lines.append(_roll(phrases, seat, lost, after))
    return lines


def _roll(phrases: Phrases, seat: int, lost: int, after: View) -> str:
    face = colour(phrases, after.last_roll or "*")
    return phrases.say("table-push-told-roll", face=face, points=lost, **phrases.who(seat))
