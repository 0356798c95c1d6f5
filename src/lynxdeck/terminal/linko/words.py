"""Linko in words: the phrases for its cards, what the table asks, and what each choice does."""

from lynxdeck.games.linko.preview import effect, play_of
from lynxdeck.games.linko.rules import JOKER
from lynxdeck.games.linko.view import View
from lynxdeck.terminal.choice import Choice
from lynxdeck.terminal.phrases import Phrases

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
    text = phrases.say("table-numbers", count=numbers + jokers, value=str(value))
    return phrases.say("table-with-jokers", layer=text, jokers=jokers) if jokers else text


def kinds(phrases: Phrases, cards: dict[str, int]) -> list[str]:
    """A multiset, kind by kind: “two 3s”, “a joker”."""
    return [
        layer(phrases, (JOKER, 0, n) if name == "J" else (int(name), n, 0))
        for name, n in cards.items()
    ]


def in_order(cards: dict[str, int]) -> dict[str, int]:
    """A multiset from small to large, jokers last."""
    return dict(sorted(cards.items(), key=lambda item: JOKER if item[0] == "J" else int(item[0])))


def card(phrases: Phrases, name: str) -> str:
    """A single card by its face: “an 8”, “a joker”."""
    # As a number: the files choose between “a” and “an” by it.
    return phrases.say("table-linko-card", value=name if name == "J" else int(name))


def lying(phrases: Phrases, cards: list[str]) -> str:
    """What a place of the display holds, in words."""
    if len(cards) == 1:
        return card(phrases, cards[0])
    return phrases.say("table-linko-group", cards=" + ".join(cards))


def top(view: View, seat: int | None) -> Layer:
    """The top layer of a seat that has one."""
    return view.players[(seat or 1) - 1].layers[-1]


def ask(phrases: Phrases, view: View) -> str:
    """The one sentence: what this seat must decide, or whom it waits for."""
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
    """Why the game is over; somebody who is out was the active one."""
    if end == "out":
        key = "table-end-out-you" if active == phrases.seat else "table-end-out"
        return phrases.say(key, name=phrases.name(active))
    return phrases.say("table-end-stall" if end == "stall" else "table-end-stock-linko")


def choices(phrases: Phrases, view: View) -> list[Choice]:
    """All that this seat may decide now, each with its sentence."""
    if view.phase in ("draw", "option"):
        return _draws(phrases, view)
    if view.phase == "play":
        return [play(phrases, view, token) for token in sorted(view.legal, key=_by_value)]
    tokens = sorted(view.legal, key="TLRD".find)
    if view.phase == "ghost":
        tokens = sorted(view.legal, key=lambda token: int(token[1:]))
    return [_answer(phrases, view, token, i) for i, token in enumerate(tokens, start=1)]


def play(phrases: Phrases, view: View, token: str) -> Choice:
    """A play, and whom it would snatch."""
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


def _by_value(token: str) -> tuple[int, int, int]:
    laid = play_of(token)
    return laid.value, laid.numbers, laid.jokers


def _answer(phrases: Phrases, view: View, token: str, number: int) -> Choice:
    """One of the ghost's sets, take or leave, reclaim or discard."""
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
