"""A program's side of fair deals: draws shares, promises them, reveals them, and checks at the end.

Knows no wire: it is told of a deal what the server shows of it, and says what to answer.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from lynxdeck.games import fair


class CheatedError(Exception):
    """The server does not keep to what it showed: nothing is revealed to it."""


@dataclass(slots=True)
class Note:
    """What is kept of one deal, to compare with at the end."""

    commitment: str
    share: bytes = field(repr=False)
    promise: str
    terms: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What to send: a promise, or the share."""

    kind: Literal["promise", "reveal"]
    commitment: str
    value: str = field(repr=False)


class Pledge:
    """What one seat of one table adds to its deals."""

    def __init__(self, table: str, seat: int, draw: Callable[[], bytes] = fair.fresh) -> None:
        self._table, self._seat, self._draw = table, seat, draw
        self.notes: dict[int, Note] = {}
        """By the number of the game; a void deal's is replaced."""

    def answer(
        self, *, game: int, commitment: str, promises: list[str | None], terms: str | None
    ) -> Answer | None:
        """What to send when the server shows this of a deal to come; None: nothing is asked."""
        if terms is not None:
            return self._reveal(game, terms)
        if promises[self._seat - 1] is not None:
            return None
        note = self.notes.get(game)
        if note is None or note.commitment != commitment:
            note = self.notes[game] = self._note(game, commitment)
        return Answer("promise", commitment, note.promise)

    def _note(self, game: int, commitment: str) -> Note:
        share = self._draw()
        made = fair.promise(
            share, table=self._table, game=game, seat=self._seat, commitment=commitment
        )
        return Note(commitment, share, made)

    def _reveal(self, game: int, text: str) -> Answer | None:
        """The share, if the terms are the ones it was promised for."""
        note, terms = self.notes.get(game), fair.read_terms(text)
        promised = terms.promise(self._seat)
        if note is None or promised is None:  # silent, or another device's promise
            return None
        frame = terms.frame
        if (frame.table, frame.game, terms.commitment, promised) != (
            self._table,
            game,
            note.commitment,
            note.promise,
        ):
            raise CheatedError("The terms are not those that this seat promised its share for.")
        if note.terms not in (None, text):
            raise CheatedError("The terms were changed after they were sealed.")
        note.terms = text
        return Answer("reveal", terms.commitment, note.share.hex())

    def faults(self, game: int, seed: str) -> list[str]:
        """What of a finished game's seed does not agree with what was noted."""
        note, opened = self.notes.get(game), fair.parse_seed(seed)
        if not isinstance(opened, fair.FairDeal) or note is None:
            return ["nothing was noted of this deal"]
        found = list(opened.faults())
        if str(opened.terms) != note.terms or opened.terms.commitment != note.commitment:
            found.append("its terms are not those that were sealed")
        if opened.shares[self._seat - 1] != note.share:
            found.append("another share went in at this seat")
        return found
