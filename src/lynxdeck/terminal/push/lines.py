"""The table of Push as sentences, for screen readers and pipes."""

from lynxdeck.games.push.notation import COLOURS, COLUMNS
from lynxdeck.games.push.view import View
from lynxdeck.terminal.phrases import Phrases, signed
from lynxdeck.terminal.push.words import card


def describe(phrases: Phrases, view: View) -> list[str]:
    """All that lies open: benches, protected piles, columns."""
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
