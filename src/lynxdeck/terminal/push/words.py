"""Push in words: cards, questions, choices, what happened, and the table for screen readers."""

from collections.abc import Sequence
from typing import cast

from lynxdeck.games.push import structs as facts
from lynxdeck.games.push.notation import COLOURS, COLUMNS
from lynxdeck.games.push.preview import Risk, risk, risk_after
from lynxdeck.games.push.structs import PushFact, View
from lynxdeck.terminal.chooser import Choice
from lynxdeck.terminal.phrases import Phrases, signed
from lynxdeck.terminal.session import Decision

SHAPES = {"r": "●", "b": "■", "g": "▲", "y": "◆", "p": "✚", "*": "★", "R": "⚄", "S": "⇄"}
"""The shape next to each colour, so that colour is never the only cue (P1)."""


def letters(phrases: Phrases) -> dict[str, str]:
    """The letter of each colour in the language that is spoken."""
    return dict(zip(COLOURS, phrases.say("terminal-colour-letters").split(), strict=True))


def colour(phrases: Phrases, letter: str) -> str:
    """A colour or the star, with its shape: “● red”."""
    if letter == "*":
        return f"{SHAPES[letter]} {phrases.say('table-star')}"
    return f"{SHAPES[letter]} {phrases.say('table-colour', colour=letter)}"


def card(phrases: Phrases, name: str) -> str:
    if name == "R":
        return phrases.say("table-push-roll")
    if name == "S":
        return phrases.say("table-push-switch")
    text = phrases.say("table-push-card", colour=name[0], number=name[1:])
    return f"{text} {SHAPES[name[0]]}"


def points(cards: list[str] | dict[str, int]) -> int:
    """The numbers on these cards, summed; roll cards have none."""
    counts = cards if isinstance(cards, dict) else dict.fromkeys(cards, 1)
    return sum(int(name[1:] or 0) * n for name, n in counts.items())


def bench_points(view: View, seat: int, letter: str) -> int:
    bench = view.players[seat - 1].bench
    return points({name: n for name, n in bench.items() if name[0] == letter})


def danger(phrases: Phrases, chance: Risk) -> str:
    if chance.misfits == 0:
        return phrases.say("table-bust-never")
    return phrases.say(
        "table-bust-exact", chance=chance.chance, misfits=chance.misfits, pile=chance.pile
    )


def direction(phrases: Phrases, *, clockwise: bool) -> str:
    """Which way round the others choose (P10)."""
    return phrases.say("table-label-clockwise" if clockwise else "table-label-anticlockwise")


def ending(phrases: Phrases) -> str:
    return phrases.say("table-end-stock-push")


def ask(phrases: Phrases, view: View) -> str:
    seat = view.to_move
    if seat is None:
        return phrases.say("terminal-plain-over")
    turned = card(phrases, view.card) if view.card else ""
    if seat != view.seat:
        return phrases.say(f"table-push-wait-{view.phase}", name=phrases.name(seat), card=turned)
    key = view.phase
    if key == "turn" and view.legal == ["+"]:
        key = "turn-bare"
    elif key == "push" and view.legal == ["+"]:
        key = "push-only"
    elif key == "push" and "+" not in view.legal:
        key = "last"
    return phrases.say(f"table-push-ask-{key}", name=phrases.name(view.active), card=turned)


def choices(phrases: Phrases, view: View) -> list[Choice]:
    """All that this seat may decide now, each with its sentence; pushing comes first."""
    return [_choice(phrases, view, token) for token in sorted(view.legal, key=_order)]


def _order(token: str) -> tuple[bool, int]:
    return token != "+", COLOURS.find(token[1]) if token[0] == "!" else ord(token[-1])


def _choice(phrases: Phrases, view: View, token: str) -> Choice:
    if token == "+":
        return _push(phrases, view)
    if token[0] == "!":
        act = phrases.say("table-push-protect", colour=colour(phrases, token[1]))
        worth = bench_points(view, view.seat or 1, token[1])
        effect = phrases.say("table-push-makes-safe", points=worth)
        key, spots = letters(phrases)[token[1]], (f"colour:{token[1]}",)
        return Choice(token, (key,), phrases.does(act, effect), spots, written=key)
    if token[0] == "=":
        return _take(phrases, view, token[1])
    return _place(phrases, view, token)


def _push(phrases: Phrases, view: View) -> Choice:
    key = "table-push-push" if view.phase == "turn" else "table-push-push-on"
    chance = risk(view)
    sentence = phrases.does(phrases.say(key), danger(phrases, chance))
    return Choice("+", (" ", "+"), sentence, ("pile",), danger=round(100 * chance.chance))


def _place(phrases: Phrases, view: View, column: str) -> Choice:
    new = not view.columns[COLUMNS.index(column)]
    key = "table-push-place-new" if new else "table-push-place"
    act = phrases.say(key, column=column)
    after = risk_after(view, column)
    sentence = phrases.does(act, danger(phrases, after))
    danger_then = round(100 * after.chance)
    return Choice(column, (column,), sentence, (f"column:{column}",), danger=danger_then)


def _take(phrases: Phrases, view: View, column: str) -> Choice:
    cards = view.columns[COLUMNS.index(column)]
    act = phrases.say("table-push-take", column=column)
    effect = phrases.points(points(cards))
    if "R" in cards:
        roll = phrases.say("table-push-then-roll")
        effect = phrases.say("table-and-then", first=effect, second=roll)
    return Choice(f"={column}", (column,), phrases.does(act, effect), (f"column:{column}",))


def told(phrases: Phrases, decision: Decision) -> list[str]:
    happened = cast(Sequence[PushFact], decision.facts)
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


def describe(phrases: Phrases, view: View) -> list[str]:
    lines = [_seat(phrases, view, seat) for seat in range(1, len(view.players) + 1)]
    columns = [
        phrases.say(
            "terminal-plain-column",
            column=name,
            cards=", ".join(card(phrases, lying) for lying in cards),
        )
        for name, cards in zip(COLUMNS, view.columns, strict=True)
        if cards
    ]
    lines += columns or [phrases.say("terminal-plain-no-columns")]
    lines.append(
        phrases.say(
            "terminal-plain-pile-push",
            pile=phrases.cards(view.pile),
            discards=phrases.cards(sum(view.discards.values())),
        )
    )
    return lines


def _seat(phrases: Phrases, view: View, seat: int) -> str:
    player = view.players[seat - 1]
    return phrases.say(
        "terminal-plain-seat-push",
        score=signed(player.score),
        bench=_by_colour(phrases, player.bench),
        safe=_by_colour(phrases, player.protected),
        **phrases.who(seat),
    )


def _by_colour(phrases: Phrases, cards: dict[str, int]) -> str:
    parts = []
    for letter in COLOURS:
        numbers = [name[1:] for name, n in cards.items() if name[0] == letter for _ in range(n)]
        if numbers:
            text = phrases.say("table-colour", colour=letter)
            parts.append(
                phrases.say("terminal-plain-colour-cards", colour=text, numbers=" ".join(numbers))
            )
    return ", ".join(parts) or phrases.say("table-nothing")
