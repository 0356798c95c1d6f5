"""What a house rule does: every deal played by an edition and by its changed twin, and compared."""

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

import msgspec

from lynxdeck.arena.report import Cells, DealGames, Estimate, bounds, by_deal, mean, share
from lynxdeck.arena.results import GameResult
from lynxdeck.arena.settings import Meeting, RunSettings
from lynxdeck.games.edition import Edition
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


class Measure(msgspec.Struct):
    name: str
    of: Callable[[Meeting, GameResult], float]
    is_share: bool = False


class MeasureRow(msgspec.Struct):
    measure: str
    is_share: bool
    unchanged: Estimate
    changed: Estimate
    difference: Estimate

    @property
    def clear(self) -> bool:
        low, high = self.difference.low, self.difference.high
        return low is not None and high is not None and not low <= 0 <= high


class Comparison(msgspec.Struct):
    settings: RunSettings
    games: int
    """As many were played, by both editions together."""
    planned: int
    deals: int
    """Deals that were played by both: only those count."""
    measures: list[MeasureRow]
    stopped: str | None = None


def changed(game: Game, edition: Edition, changes: Sequence[str]) -> Edition:
    """The edition's twin with some flags set otherwise; refuses no change at all."""
    twin = game.changed(edition, changes)
    if twin.flags == edition.flags:
        flags = ", ".join(f"{flag.name}={'|'.join(flag.values)}" for flag in game.options)
        raise Refusal("no-change", f"Set a flag of {edition.name} otherwise, with --set: {flags}.")
    return twin


def title(settings: RunSettings) -> str:
    """What is compared.

    >>> editions = ("playte", "custom optional_draw=no ones_beat_top=yes ghost=no tie=shared")
    >>> title(RunSettings("linko", editions, 4, ("greedy",), "tea"))
    'playte, changed to ones_beat_top=yes'
    """
    base, twin = map(settings.found.edition, settings.editions)
    changes = (f"{name}={value}" for name, value in twin.flags.items() if base.flags[name] != value)
    return f"{base.text}, changed to {' '.join(changes)}"


def measures(settings: RunSettings) -> Iterator[Measure]:
    yield Measure("decisions", lambda _, result: sum(result.decisions))
    yield Measure("turns", lambda _, result: result.turns)
    yield Measure("best score", lambda _, result: max(result.scores))
    yield Measure(
        "best score less worst", lambda _, result: max(result.scores) - min(result.scores)
    )
    yield Measure("shared wins", lambda _, result: len(result.winners) > 1, is_share=True)
    for place in range(settings.seats):
        yield Measure(f"won by the {ORDINALS[place]} to move", _won_by(place), is_share=True)
    ends = [end for end in settings.found.notation.ENDS if end]
    for end in ends if len(ends) > 1 else ():
        yield Measure(f"ends with {end}", _ends_with(end), is_share=True)


def compare(
    settings: RunSettings,
    results: Sequence[GameResult],
    *,
    planned: int,
    stopped: str | None = None,
) -> Comparison:
    deals = by_deal(settings, results)
    whole = [deal for deal in deals if len(deal) == settings.schedule.per_deal]
    rows = [_row(measure, whole) for measure in measures(settings)] if whole else []
    return Comparison(settings, len(results), planned, len(whole), rows, stopped)


def _row(measure: Measure, deals: list[DealGames]) -> MeasureRow:
    before, after = (
        [fmean(measure.of(*game) for game in deal if game[0].edition == edition) for deal in deals]
        for edition in (0, 1)
    )
    games = len(deals[0]) // 2

    def estimate(values: list[float]) -> Estimate:
        return share(values, games) if measure.is_share else mean(values)

    gaps = [new - old for old, new in zip(before, after, strict=True)]
    return MeasureRow(measure.name, measure.is_share, estimate(before), estimate(after), mean(gaps))


def _won_by(place: int) -> Callable[[Meeting, GameResult], float]:
    return lambda meeting, result: result.share((meeting.start + place) % len(meeting.seating))


def _ends_with(end: str) -> Callable[[Meeting, GameResult], float]:
    return lambda _, result: result.end == end


def measure_rows(made: Comparison) -> list[Cells]:
    return [
        {
            "measure": row.measure,
            **bounds("unchanged", row.unchanged),
            **bounds("changed", row.changed),
            **bounds("difference", row.difference),
            "clear": row.clear,
        }
        for row in made.measures
    ]
