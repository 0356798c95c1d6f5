"""What happened in Linko, in words: a sentence for each fact that people want to hear of."""

from collections import Counter
from collections.abc import Sequence

from lynxdeck.games.linko import facts
from lynxdeck.games.linko.facts import LinkoFact
from lynxdeck.terminal.linko.words import Layer, card, ending, in_order, kinds, layer, lying
from lynxdeck.terminal.phrases import Phrases


def told(phrases: Phrases, happened: Sequence[LinkoFact]) -> list[str]:
    """The sentences for one decision, as far as its facts are seen."""
    lines = [line for fact in happened if (line := _sentence(phrases, fact))]
    ends = [line for fact in happened if (line := _ending(phrases, fact))]
    return [*lines, *_news(phrases, happened), *ends]


def _sentence(phrases: Phrases, fact: LinkoFact) -> str:
    """What a seat did."""
    match fact:
        case facts.LinkoLaid(seat, cards):
            return _with_layer(phrases, "table-linko-told-play", seat, cards)
        case facts.LinkoRobbed(seat, value, count):
            return _with_layer(phrases, "table-linko-told-rob", seat, (value, count, 0))
        case facts.LinkoTook(seat, victim, cards):
            return _with_victim(phrases, "table-linko-told-take", seat, victim, cards)
        case facts.LinkoLeft(seat, victim, cards):
            return _with_victim(phrases, "table-linko-told-leave", seat, victim, cards)
        case facts.LinkoReclaimed(seat, cards):
            return _with_layer(phrases, "table-linko-told-reclaim", seat, cards)
        case facts.LinkoDiscarded(seat, cards):
            return _with_layer(phrases, "table-linko-told-discard", seat, cards)
        case facts.LinkoDrew(seat, _, names):
            shown = lying(phrases, names)
            return phrases.say("table-linko-told-draw", card=shown, **phrases.who(seat))
        case facts.LinkoDrewPile(seat, name):
            drawn = card(phrases, name) if name else ""
            return phrases.say("table-linko-told-draw-pile", card=drawn, **phrases.who(seat))
        case facts.LinkoDeclined(seat):
            return phrases.say("table-linko-told-decline", **phrases.who(seat))
    return ""


def _with_layer(phrases: Phrases, key: str, seat: int, cards: Layer) -> str:
    return phrases.say(key, layer=layer(phrases, cards), **phrases.who(seat))


def _with_victim(phrases: Phrases, key: str, seat: int, victim: int, cards: Layer) -> str:
    whom = {"whom": phrases.who(victim)["who"], "victim": phrases.name(victim)}
    return phrases.say(key, layer=layer(phrases, cards), **phrases.who(seat), **whom)


def _news(phrases: Phrases, happened: Sequence[LinkoFact]) -> list[str]:
    """What was turned up from the pile for all to see."""
    gained = Counter(fact.card for fact in happened if isinstance(fact, facts.LinkoGhostGained))
    fresh = [name for fact in happened for name in _laid_open(fact)]
    news = []
    if gained:
        cards = phrases.join(kinds(phrases, in_order(gained)))
        news.append(phrases.say("table-linko-told-ghost-fill", cards=cards))
    if fresh:
        cards = phrases.join([card(phrases, name) for name in fresh])
        news.append(phrases.say("table-linko-told-refill", cards=cards))
    return news


def _laid_open(fact: LinkoFact) -> list[str]:
    """The card that a fact lays into the display."""
    match fact:
        case facts.LinkoRefilled(_, name):
            return [name]
        case facts.LinkoGhostLaid(name, place) if place is not None:
            return [name]
    return []


def _ending(phrases: Phrases, fact: LinkoFact) -> str:
    """How the game ended."""
    match fact:
        case facts.LinkoOut(seat):
            return ending(phrases, "out", seat)
        case facts.LinkoDry():
            return ending(phrases, "stock", 0)
        case facts.LinkoStalled():
            return ending(phrases, "stall", 0)
    return ""
