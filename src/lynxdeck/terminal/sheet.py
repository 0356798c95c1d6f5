"""The score sheet: a row for each round, and the totals."""

from lynxdeck.terminal.phrases import Phrases, signed
from lynxdeck.terminal.session import Session


def sheet_rows(phrases: Phrases, session: Session) -> list[list[str]]:
    """Head, finished rounds and totals, as words."""
    seats = range(1, len(session.names) + 1)
    head = [phrases.say("table-sheet-round"), *(phrases.name(seat) for seat in seats)]
    match = session.match
    total_rounds = f"/{match.rounds}" if match else ""
    rows = [
        [f"{number}{total_rounds}", *map(signed, row)]
        for number, row in enumerate(session.rows, start=1)
    ]
    totals = [sum(row[seat - 1] for row in session.rows) for seat in seats]
    return [head, *rows, [phrases.say("table-sheet-total"), *map(signed, totals)]]
