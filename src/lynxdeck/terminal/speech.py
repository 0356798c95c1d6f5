"""What the table says, whichever game lies on it."""

from lynxdeck.games.edition import Edition
from lynxdeck.games.registry import Game
from lynxdeck.terminal.phrases import Phrases, signed
from lynxdeck.terminal.session import Session


def beginning(phrases: Phrases, session: Session) -> str:
    """The first line of the log."""
    return begun(phrases, session.game, session.edition, session.table.game.start)


def played(phrases: Phrases, game: Game, edition: Edition) -> str:
    """A game and its edition as people call them: “Linko · 2022, basic rules”, “Push, risk”."""
    try:
        name = phrases.say(f"web-edition-{edition.name}")
    except KeyError:  # a game from elsewhere may bring no word for it
        name = edition.text
    return name if name.startswith(game.title) else f"{game.title} · {name}"


def begun(phrases: Phrases, game: Game, edition: Edition, start: int) -> str:
    """What is played, and who begins."""
    return phrases.say(
        "table-begin",
        game=played(phrases, game, edition),
        starter=phrases.who(start)["who"],
        name=phrases.name(start),
    )


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
    game = session.table.game
    lines = [*scores(phrases, game.scores or []), won(phrases, game.winners)]
    match = session.match
    if match and match.over(session.rows):
        totals = [seat + 1 for seat in match.winners(session.rows)]
        lines += scores(phrases, list(match.totals(session.rows)))
        lines.append(won(phrases, totals, match=True))
    return lines
