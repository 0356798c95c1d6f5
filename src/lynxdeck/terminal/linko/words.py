"""Linko in words: cards, questions, choices, what happened, and the table for screen readers."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from lynxdeck.games.linko import structs as facts
from lynxdeck.games.linko.preview import effect, play_of
from lynxdeck.games.linko.rules import JOKER
from lynxdeck.games.linko.structs import LinkoFact, View
from lynxdeck.terminal.chooser import Choice
from lynxdeck.terminal.phrases import Phrases, signed
from lynxdeck.terminal.session import Decision

PILE = "pile"
ANSWERS = {
    "T": "table-linko-take",
    "L": "table-linko-leave",
    "R": "table-linko-reclaim",
    "D": "table-linko-discard",
}
Layer = tuple[int, int, int]
"""Value, number cards, jokers, as a view has it."""


def layer(phrases: Phrases, cards: Layer) -> str:
    """A layer in words: “three 9s (one of them a joker)”."""
    value, numbers, jokers = cards
    if value == JOKER:
        return phrases.say("table-jokers", count=jokers)
    text = phrases.say("table-numbers", count=numbers + jokers, value=value)
    return phrases.say("table-with-jokers", layer=text, jokers=jokers) if jokers else text


def kinds(phrases: Phrases, cards: dict[str, int]) -> list[str]:
    """A multiset, kind by kind: “two 3s”, “a joker”."""
    return [
        layer(phrases, (JOKER, 0, n) if name == "J" else (int(name), n, 0))
        for name, n in cards.items()
    ]


def in_order(cards: dict[str, int]) -> dict[str, int]:
    return dict(sorted(cards.items(), key=lambda item: JOKER if item[0] == "J" else int(item[0])))


def card(phrases: Phrases, name: str) -> str:
    # As a number: the files choose between “a” and “an” by it.
    return phrases.say("table-linko-card", value=name if name == "J" else int(name))


def lying(phrases: Phrases, cards: list[str]) -> str:
    if len(cards) == 1:
        return card(phrases, cards[0])
    return phrases.say("table-linko-group", cards=" + ".join(cards))


def top(view: View, seat: int | None) -> Layer:
    return view.players[(seat or 1) - 1].layers[-1]


def ask(phrases: Phrases, view: View) -> str:
    seat = view.to_move
    if seat is None:
        return phrases.say("terminal-plain-over")
    mine = seat == view.seat
    arguments: dict[str, str | int] = {"count": view.to_draw, "name": phrases.name(seat)}
    if view.phase == "ghost":
        arguments["layer"] = layer(phrases, top(view, view.active))
    elif view.phase in ("take", "reclaim"):
        arguments["layer"] = layer(phrases, top(view, view.victim))
        arguments["victim"] = phrases.name(view.victim or 1)
    if not mine:
        return phrases.say(f"table-linko-wait-{view.phase}", **arguments)
    if view.phase == "take":
        arguments["name"] = arguments["victim"]
    elif view.phase == "reclaim":
        arguments["name"] = phrases.name(view.active)
    return phrases.say(f"table-linko-ask-{view.phase}", **arguments)


def ending(phrases: Phrases, end: str | None, active: int) -> str:
    if end == "out":
        key = "table-end-out-you" if active == phrases.seat else "table-end-out"
        return phrases.say(key, name=phrases.name(active))
    return phrases.say("table-end-stall" if end == "stall" else "table-end-stock-linko")


def choices(phrases: Phrases, view: View) -> list[Choice]:
    if not view.legal:
        return []
    if view.phase in ("draw", "option"):
        return _draws(phrases, view)
    if view.phase == "play":
        return [play(phrases, view, token) for token in sorted(view.legal, key=_by_value)]
    tokens = sorted(view.legal, key="TLRD".find)
    if view.phase == "ghost":
        tokens = sorted(view.legal, key=lambda token: int(token[1:]))
    return [_answer(phrases, view, token, i) for i, token in enumerate(tokens, start=1)]


def play(phrases: Phrases, view: View, token: str) -> Choice:
    laid = play_of(token)
    act = phrases.say(
        "table-linko-play", layer=layer(phrases, (laid.value, laid.numbers, laid.jokers))
    )
    return Choice(token, (), phrases.does(act, _effect(phrases, view, token)))


def _effect(phrases: Phrases, view: View, token: str) -> str:
    follows = effect(view, token)
    if follows.out:
        return phrases.say("table-linko-goes-out")
    names = [phrases.say("table-ghost")] if follows.sets else []
    names += [phrases.name(seat) for seat in follows.victims]
    if names:
        return phrases.say("table-linko-snatches", names=phrases.join(names))
    key = "table-linko-may-draw" if follows.may_draw else "table-linko-snatches-nobody"
    return phrases.say(key)


def fact(phrases: Phrases, view: View, token: str) -> str:
    """How many cards are in hand then."""
    follows = effect(view, token)
    if follows.hand is None or follows.out:
        return ""
    return phrases.say("table-linko-hand-then", count=follows.hand)


def _by_value(token: str) -> tuple[int, int, int]:
    laid = play_of(token)
    return laid.value, laid.numbers, laid.jokers


def _answer(phrases: Phrases, view: View, token: str, number: int) -> Choice:
    if token[0] == "G":
        count = (view.ghost or {})[token[1:]]
        taken = layer(phrases, (int(token[1:]), count, 0))
        sentence = phrases.say("table-linko-rob", layer=taken)
        return Choice(token, (str(number),), sentence, (f"ghost:{token[1:]}",))
    cards = top(view, view.victim)
    sentence = phrases.say(
        ANSWERS[token],
        layer=layer(phrases, cards),
        name=phrases.name(view.victim or 1),
        cards=phrases.cards(cards[1] + cards[2]),
    )
    return Choice(token, (token.lower(), str(number)), sentence)


def _draws(phrases: Phrases, view: View) -> list[Choice]:
    """The draws: places that hold the same are one choice, under the keys of them all."""
    offered: list[Choice] = []
    seen: list[list[str]] = []
    for cards in view.display:
        if cards is None or cards in seen:
            continue
        seen.append(cards)
        places = [place for place, held in enumerate(view.display, start=1) if held == cards]
        key = "table-linko-draw-card" if len(cards) == 1 else "table-linko-draw-group"
        sentence = phrases.say(key, card=lying(phrases, cards))
        keys = tuple(map(str, places))
        spots = tuple(f"place:{place}" for place in places)
        offered.append(Choice("^" + "+".join(cards), keys, sentence, spots))
    sentence = phrases.say("table-linko-draw-pile", count=view.pile)
    offered.append(Choice("^*", ("p", "0"), sentence, (PILE,)))
    decline = phrases.say("table-linko-decline")
    offered.append(Choice("-", ("-", " "), decline))
    return [choice for choice in offered if choice.token in view.legal]


def told(phrases: Phrases, decision: Decision) -> list[str]:
    happened = cast(Sequence[LinkoFact], decision.facts)
    lines = [line for fact in happened if (line := _sentence(phrases, fact))]
    ends = [line for fact in happened if (line := _ending(phrases, fact))]
    return [*lines, *_news(phrases, happened), *ends]


def _sentence(phrases: Phrases, fact: LinkoFact) -> str:
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
    match fact:
        case facts.LinkoRefilled(_, name):
            return [name]
        case facts.LinkoGhostLaid(name, place) if place is not None:
            return [name]
    return []


def _ending(phrases: Phrases, fact: LinkoFact) -> str:
    match fact:
        case facts.LinkoOut(seat):
            return ending(phrases, "out", seat)
        case facts.LinkoDry():
            return ending(phrases, "stock", 0)
        case facts.LinkoStalled():
            return ending(phrases, "stall", 0)
    return ""


def describe(phrases: Phrases, view: View) -> list[str]:
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
