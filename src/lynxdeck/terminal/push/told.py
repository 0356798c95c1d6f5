"""What happened in Push, in words: a sentence for each fact that people want to hear of."""

from collections.abc import Sequence

from lynxdeck.games.push import facts
from lynxdeck.games.push.facts import PushFact
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.push.words import card, colour, direction, ending


def told(phrases: Phrases, happened: Sequence[PushFact]) -> list[str]:
    """The sentences for one decision and the chance that followed it."""
    return [line for fact in happened if (line := _sentence(phrases, fact))]


def _sentence(phrases: Phrases, fact: PushFact) -> str:
    """A fact in words; nothing for those that another one tells, or that all see coming."""
    match fact:
        case facts.PushSwitched(seat, clockwise):
            turns = direction(phrases, clockwise=clockwise)
            return phrases.say("table-push-told-switch", direction=turns, **phrases.who(seat))
        case facts.PushBusted(seat, name):
            turned = card(phrases, name)
            return phrases.say("table-push-told-bust", card=turned, **phrases.who(seat))
        case facts.PushPlaced(seat, name, column):
            return phrases.say(
                "table-push-told-place",
                card=card(phrases, name),
                column=column,
                **phrases.who(seat),
            )
        case facts.PushTook(seat, column, points):
            return phrases.say(
                "table-push-told-take", column=column, points=points, **phrases.who(seat)
            )
        case facts.PushRolled(seat, face, points):
            rolled = colour(phrases, face or "*")
            return phrases.say(
                "table-push-told-roll", face=rolled, points=points, **phrases.who(seat)
            )
        case facts.PushProtected(seat, letter, points):
            safe = colour(phrases, letter)
            return phrases.say(
                "table-push-told-protect", colour=safe, points=points, **phrases.who(seat)
            )
        case facts.PushDry():
            return ending(phrases)
    return ""
