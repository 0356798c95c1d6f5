"""Judge records: what luck brought, what choices cost, what the others gave away."""

from collections.abc import Iterable, Sequence
from os import PathLike
from typing import TYPE_CHECKING, cast

from lynxdeck.arena.judged import judged
from lynxdeck.arena.report import Cells
from lynxdeck.arena.workers import CorePool, InProcess
from lynxdeck.games.refusal import Refusal
from lynxdeck.judging import Verdict
from lynxdeck.judging.judge import Care
from lynxdeck.library.files import Source, read
from lynxdeck.library.matches import framed
from lynxdeck.library.position import whole
from lynxdeck.records import Record

if TYPE_CHECKING:
    from pandas import DataFrame


class Verdicts(Sequence[Verdict]):
    """What the judge says of each game, in the order of the records."""

    def __init__(self, found: Sequence[Verdict]) -> None:
        self._found = found

    def __len__(self) -> int:
        return len(self._found)

    def __getitem__(self, which: int) -> Verdict:  # type: ignore[override]
        return self._found[which]

    @property
    def rows(self) -> list[Cells]:
        """A dictionary for each seat of each game: luck, skill and others, in shares of the win."""
        return [
            {
                "game": number,
                "seat": row.seat,
                "name": row.name,
                "result": row.result,
                "even": 1 / len(one.seats),
                "luck": row.luck,
                "deal": row.deal,
                "cards": row.cards,
                "rolls": row.rolls,
                "skill": row.skill,
                "others": row.others,
                "given": row.given,
                "choices": row.choices,
                "close": row.close,
            }
            for number, one in enumerate(self, start=1)
            for row in one.seats
        ]

    @property
    def choices(self) -> list[Cells]:
        """A dictionary for each decision with a choice."""
        return [
            {
                "game": number,
                "move": move.number,
                "seat": move.seat,
                "played": move.token,
                "prefers": move.prefers,
                "before": move.before,
                "after": move.after,
                "cost": move.cost,
                "gap": move.gap,
                "error": move.error,
                "close": move.close,
            }
            for number, one in enumerate(self, start=1)
            for move in one.moves
            if move.prefers is not None
        ]

    def frame(self) -> "DataFrame":
        """The rows as a DataFrame, where pandas is installed."""
        return framed(self.rows)

    def __str__(self) -> str:
        head = f"{'seat':20}  {'result':>7}  {'luck':>7}  {'skill':>7}  {'others':>7}"
        rows = (
            f"{row.name:20}  {row.result:7.1%}  {row.luck:+7.1%}  {row.skill:+7.1%}"
            f"  {row.others:+7.1%}"
            for one in self
            for row in one.seats
        )
        return "\n".join([head, *rows])

    __repr__ = __str__


def judge(
    records: Record | Iterable[Record] | Source, *, redeals: int = 256, workers: int = 1
) -> Verdicts:
    """Judge a record, several, or those of a file.

    Of each seat's result less the even share it tells three parts that add up exactly: luck, skill
    and others. The same record gives the same numbers everywhere.
    """
    care = Care(redeals=whole("redeals", redeals, least=2))
    if isinstance(records, Record):
        chosen = [records]
    elif isinstance(records, str | PathLike) or hasattr(records, "read"):
        chosen = list(read(cast(Source, records)))
    else:
        chosen = list(records)
    for one in chosen:
        if not isinstance(one, Record):
            raise Refusal("no-record", f"Records are judged, not {one!r}.")
    where = InProcess() if workers == 1 else CorePool(whole("workers", workers))
    try:
        return Verdicts(list(judged(chosen, where, care)))
    finally:
        where.close(at_once=False)
