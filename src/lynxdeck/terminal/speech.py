"""Sentences that do not depend on the game: beginning, scores, outcome, a record retold."""

from collections.abc import Iterator

from lynxdeck.games.edition import Edition
from lynxdeck.games.registry import Game
from lynxdeck.games.shape import Shown
from lynxdeck.records import Record
from lynxdeck.terminal.chooser import Choice
from lynxdeck.terminal.phrases import Phrases, signed
from lynxdeck.terminal.rooms import room
from lynxdeck.terminal.saving import remembered_seat
from lynxdeck.terminal.session import Decision, Session


def beginning(phrases: Phrases, session: Session) -> str:
    return begun(phrases, session.game, session.edition, session.table.game.start)


def played(phrases: Phrases, game: Game, edition: Edition) -> str:
    """A game and its edition as people call them: “Linko · 2022, basic rules”, “Push, risk”."""
    try:
        name = phrases.say(f"web-edition-{edition.name}")
    except KeyError:  # a game from elsewhere may bring no word for it
        name = edition.text
    return name if name.startswith(game.title) else f"{game.title} · {name}"


def begun(phrases: Phrases, game: Game, edition: Edition, start: int) -> str:
    return phrases.say(
        "table-begin",
        game=played(phrases, game, edition),
        starter=phrases.who(start)["who"],
        name=phrases.name(start),
    )


def scores(phrases: Phrases, numbers: list[int]) -> list[str]:
    return [
        phrases.say("table-score-line", name=phrases.name(seat), score=signed(score))
        for seat, score in enumerate(numbers, start=1)
    ]


def won(phrases: Phrases, seats: list[int], *, match: bool = False) -> str:
    key = "table-match-won" if match else "table-won"
    who = "you" if seats == [phrases.seat] else "shared" if len(seats) > 1 else "other"
    return phrases.say(key, who=who, names=phrases.join([phrases.name(seat) for seat in seats]))


def outcome(phrases: Phrases, session: Session) -> list[str]:
    game = session.table.game
    lines = [*scores(phrases, game.scores or []), won(phrases, game.winners)]
    match = session.match
    if match and match.over(session.rows):
        totals = [seat + 1 for seat in match.winners(session.rows)]
        lines += scores(phrases, list(match.totals(session.rows)))
        lines.append(won(phrases, totals, match=True))
    return lines


def sheet_rows(phrases: Phrases, session: Session) -> list[list[str]]:
    seats = range(1, len(session.names) + 1)
    head = [phrases.say("table-sheet-round"), *(phrases.name(seat) for seat in seats)]
    match = session.match
    total_rounds = f"/{match.rounds}" if match else ""
    played = session.rows
    if match is None and not session.view.over:  # how it stands now
        played = [*played, [player.score for player in session.table.watch.view(None).players]]
    rows = [
        [f"{number}{total_rounds}", *map(signed, row)] for number, row in enumerate(played, start=1)
    ]
    totals = [sum(row[seat - 1] for row in played) for seat in seats]
    return [head, *rows, [phrases.say("table-sheet-total"), *map(signed, totals)]]


def hint(phrases: Phrases, view: Shown, choice: Choice, game: Game) -> str:
    fact = room(game).fact(phrases, view, choice.token)
    return phrases.say("table-hint", choice=phrases.counted(choice.sentence, fact))


NOBODY = 0


def retold(record: Record, language: str) -> Iterator[str]:
    """A record, sentence by sentence; one of a sitting here calls its person “you”."""
    position, game = record.position, record.position.game
    phrases = Phrases(language, record.names, remembered_seat(record) or NOBODY)
    yield begun(phrases, game, position.edition, int(record.tags["Start"]))
    for seat, token, told in record.retraced():
        yield from room(game).told(phrases, Decision(seat, token, told.open))
    if not position.over:
        yield room(game).ask(phrases, position.view(None))
    yield from scores(phrases, position.scores)
    if position.over:
        yield won(phrases, position.winners)
