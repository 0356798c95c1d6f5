"""The arithmetic of a match (L20), as plain functions: compiled with the rules for the browser.

Seats count from 0, rounds from 1. A sheet has a row for each round.
"""

from lynxdeck.games.fields import LongRows


def starter_of(seats: int, first: int, number: int) -> int:
    """The seat that starts a round: the next one clockwise each time."""
    seat = first + number - 1
    while seat >= seats:
        seat -= seats
    return seat


def standings(sheet: LongRows, out: LongRows) -> None:
    """Write each seat's total over the rounds, and below it whether nobody has a higher one."""
    seats = out.shape[1]
    for seat in range(seats):
        total = 0
        for row in range(len(sheet)):
            total += sheet[row, seat]
        out[0, seat] = total
    for seat in range(seats):
        leads = 1
        for other in range(seats):
            if out[0, other] > out[0, seat]:
                leads = 0
        out[1, seat] = leads
