"""What the table says, whichever game lies on it: each game's own words are found by its name."""

import functools
import importlib
from types import ModuleType
from typing import Any

from lynxdeck.terminal.choice import Choice
from lynxdeck.terminal.phrases import Phrases, signed
from lynxdeck.terminal.session import Event, Session


@functools.cache
def room(game: str, part: str) -> ModuleType:
    """One of the modules that every game has here."""
    return importlib.import_module(f"lynxdeck.terminal.{game}.{part}")


def ask(phrases: Phrases, view: Any) -> str:
    """The one sentence at its fixed place."""
    return str(room(view.game, "words").ask(phrases, view))


def choices(phrases: Phrases, view: Any) -> list[Choice]:
    """What may be decided, nothing while another is asked."""
    found: list[Choice] = room(view.game, "words").choices(phrases, view) if view.legal else []
    return found


def describe(phrases: Phrases, view: Any) -> list[str]:
    """The table in sentences."""
    lines: list[str] = room(view.game, "lines").describe(phrases, view)
    return lines


def told(phrases: Phrases, event: Event) -> list[str]:
    """What a decision was, and how the game ended if it did."""
    lines: list[str] = room(event.after.game, "told").told(
        phrases, event.seat, event.token, event.before, event.after
    )
    return [*lines, ending(phrases, event.after)] if event.after.over else lines


def beginning(phrases: Phrases, session: Session) -> str:
    """The first line of the log."""
    start = session.table.game.start
    return phrases.say(
        "table-begin",
        game=title(session),
        edition=session.view.edition,
        starter=phrases.who(start)["who"],
        name=phrases.name(start),
    )


def title(session: Session) -> str:
    """The game's name as a heading."""
    return session.game.name.capitalize()


def ending(phrases: Phrases, view: Any) -> str:
    """Why the game is over."""
    if view.end == "out":
        mine = view.active == phrases.seat
        key = "table-end-out-you" if mine else "table-end-out"
        return phrases.say(key, name=phrases.name(view.active))
    if view.end == "stall":
        return phrases.say("table-end-stall")
    return phrases.say(f"table-end-stock-{view.game}")


def scores(phrases: Phrases, numbers: list[int]) -> list[str]:
    """A line for each seat's score."""
    return [
        phrases.say("table-score-line", name=phrases.name(seat), score=signed(score))
        for seat, score in enumerate(numbers, start=1)
    ]


def won(phrases: Phrases, seats: list[int], *, match: bool = False) -> str:
    """Who has won the game, or the match."""
    key = "table-match-won" if match else "table-won"
    who = "you" if seats == [phrases.seat] else "shared" if len(seats) > 1 else "other"
    return phrases.say(key, who=who, names=phrases.join([phrases.name(seat) for seat in seats]))


def outcome(phrases: Phrases, session: Session) -> list[str]:
    """Scores and winners of a finished game, and of the match if that is over too."""
    view = session.view
    lines = [*scores(phrases, [player.score for player in view.players])]
    lines.append(won(phrases, view.winners))
    match = session.match
    if match and match.over(session.rows):
        totals = [seat + 1 for seat in match.winners(session.rows)]
        lines += scores(phrases, list(match.totals(session.rows)))
        lines.append(won(phrases, totals, match=True))
    return lines
