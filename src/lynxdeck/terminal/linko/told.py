"""What happened in Linko, in words: from the views before and after a decision."""

from collections import Counter

from lynxdeck.games.linko.preview import play_of
from lynxdeck.games.linko.view import View
from lynxdeck.terminal.linko.words import JOKER, card, kinds, layer, lying, top
from lynxdeck.terminal.phrases import Phrases

ANSWERS = {
    "T": "table-linko-told-take",
    "L": "table-linko-told-leave",
    "R": "table-linko-told-reclaim",
    "D": "table-linko-told-discard",
}


def told(phrases: Phrases, seat: int, token: str, before: View, after: View) -> list[str]:
    """The sentences for one decision, as the seat that owns these views saw it."""
    return [_decision(phrases, seat, token, before, after), *_news(phrases, token, before, after)]


def _decision(phrases: Phrases, seat: int, token: str, before: View, after: View) -> str:
    who = phrases.who(seat)
    if before.phase == "play":
        laid = play_of(token)
        text = layer(phrases, (laid.value, laid.numbers, laid.jokers))
        return phrases.say("table-linko-told-play", layer=text, **who)
    if token[0] == "G":
        count = (before.ghost or {})[token[1:]]
        text = layer(phrases, (int(token[1:]), count, 0))
        return phrases.say("table-linko-told-rob", layer=text, **who)
    if token == "-":
        return phrases.say("table-linko-told-decline", **who)
    if token[0] == "^":
        return _draw(phrases, seat, token, before, after)
    text = layer(phrases, top(before, before.victim))
    victim = before.victim or seat
    whom = {"whom": phrases.who(victim)["who"], "victim": phrases.name(victim)}
    return phrases.say(ANSWERS[token], layer=text, **who, **whom)


def _draw(phrases: Phrases, seat: int, token: str, before: View, after: View) -> str:
    who = phrases.who(seat)
    if token != "^*":
        shown = lying(phrases, token[1:].split("+"))
        return phrases.say("table-linko-told-draw", card=shown, **who)
    drawn = ""
    if seat == before.seat:  # only the owner sees it
        (name,) = Counter(after.hand or {}) - Counter(before.hand or {})
        drawn = card(phrases, name)
    return phrases.say("table-linko-told-draw-pile", card=drawn, **who)


def _news(phrases: Phrases, token: str, before: View, after: View) -> list[str]:
    """What was turned up from the pile for all to see."""
    news = []
    if before.ghost is not None and after.ghost is not None:
        kept = Counter(before.ghost)
        if token[0] == "G":
            del kept[token[1:]]
        gained = dict(Counter(after.ghost) - kept)
        if gained:
            cards = phrases.join(kinds(phrases, _sorted(gained)))
            news.append(phrases.say("table-linko-told-ghost-fill", cards=cards))
    fresh = [lying(phrases, cards) for cards in _fresh_places(token, before, after)]
    if fresh:
        news.append(phrases.say("table-linko-told-refill", cards=phrases.join(fresh)))
    return news


def _sorted(cards: dict[str, int]) -> dict[str, int]:
    return dict(sorted(cards.items(), key=lambda item: JOKER if item[0] == "J" else int(item[0])))


def _fresh_places(token: str, before: View, after: View) -> list[list[str]]:
    """What lies on places that have been filled, or had a card laid on them."""
    old = list(before.display)
    if token[0] == "^" and token != "^*":
        old[old.index(token[1:].split("+"))] = None  # drawn: the leftmost that holds them
    pairs = zip(old, after.display, strict=True)
    return [cards for held, cards in pairs if cards is not None and cards != held]
