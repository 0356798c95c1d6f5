"""What a run came to: a row for every bot."""

import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from statistics import NormalDist, fmean, variance
from typing import TYPE_CHECKING

import msgspec

from lynxdeck.arena.results import GameResult
from lynxdeck.arena.settings import Meeting, RunSettings
from lynxdeck.judging.judge import network_hash

if TYPE_CHECKING:
    from lynxdeck.arena.judged import Luck

Z = NormalDist().inv_cdf(0.975)


class Estimate(msgspec.Struct, frozen=True):
    """A figure and where it lies with 95 % confidence; no bounds where too little is known."""

    value: float
    low: float | None = None
    high: float | None = None


def quantile(freedom: int) -> float:
    """Student's t at 97.5 %, by the series of Fisher and Cornish; within 1 % from 3 on.

    >>> [round(quantile(n), 2) for n in (4, 10, 1000)]
    [2.78, 2.23, 1.96]
    """
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term * (1 / freedom) ** power for power, term in enumerate(terms, start=1))


def mean(deals: Sequence[float]) -> Estimate:
    value = fmean(deals)
    if len(deals) < 2:
        return Estimate(value)
    reach = quantile(len(deals) - 1) * sqrt(variance(deals, value) / len(deals))
    return Estimate(value, value - reach, value + reach)


def share(deals: Sequence[float], games: int) -> Estimate:
    """A share of games, from its part in each deal of so many games.

    Wilson's interval with as many games as the deals are worth: more than there were, where the
    games of a deal cancel its luck, fewer where they are alike. That worth is itself a guess,
    so what independent games would give has the weight of one deal in it.
    """
    value = fmean(deals)
    count = len(deals) * games
    if 0 < value < 1 and len(deals) > 1:
        alone = value * (1 - value) / games
        spread = (variance(deals, value) * (len(deals) - 1) + alone) / len(deals)
        count_worth = value * (1 - value) * len(deals) / spread
        return _wilson(value, count_worth, quantile(len(deals) - 1))
    return _wilson(value, count, Z)


def _wilson(value: float, count: float, z: float) -> Estimate:
    shrink = 1 + z**2 / count
    middle = (value + z**2 / (2 * count)) / shrink
    reach = z / shrink * sqrt(value * (1 - value) / count + z**2 / (4 * count**2))
    # At 0 and 1 a bound is the value itself, but for rounding.
    low, high = min(value, middle - reach), max(value, middle + reach)
    return Estimate(value, max(0.0, low), min(1.0, high))


Match = Mapping[int, float]
"""What each bot that took part won."""


def can_rate() -> bool:
    return find_spec("openskill") is not None


def ratings(bots: int, matches: Iterable[Match]) -> list[Estimate]:
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(tau=0.0)
    rated = [model.rating() for _ in range(bots)]
    for match in matches:
        here = list(match)
        ranks = [-round(match[bot], 9) for bot in here]
        after = model.rate([[rated[bot]] for bot in here], ranks=ranks)
        for bot, [rating] in zip(here, after, strict=True):
            rated[bot] = rating
    return [Estimate(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for one in rated]


DealGames = list[tuple[Meeting, GameResult]]
"""The games of one deal."""


class BotRow(msgspec.Struct):
    """How a bot did; shares and scores are those of a seat it held."""

    bot: str
    seats: int
    """How many seats it held, over all games that count."""
    rating: Estimate | None
    """None where openskill is not installed."""
    win_share: Estimate
    score: Estimate
    seconds: float | None
    """What a decision took on average; None if it made none."""
    faults: int
    complaint: str | None
    """What its first fault was."""
    adjusted: Estimate | None = None
    """Its share of the win less what luck brought; None if that was not asked for."""


class Report(msgspec.Struct):
    settings: RunSettings
    games: int
    """As many were played."""
    planned: int
    deals: int
    """Whole deals: only their games count in ratings, shares and scores, unless there is none."""
    per_deal: int
    even_share: float
    bots: list[BotRow]
    stopped: str | None = None
    """Why it ended early."""
    network: str | None = None
    """The hash of the weights that told luck; None if that was not asked for."""


def report(
    settings: RunSettings,
    results: Sequence[GameResult],
    *,
    planned: int,
    stopped: str | None = None,
    luck: "Luck | None" = None,
) -> Report:
    per_deal = settings.schedule.per_deal
    every = by_deal(settings, results)
    whole = [deal for deal in every if len(deal) == per_deal]
    counted = whole or every
    bots = len(settings.bots)
    rated = ratings(bots, _matches(counted)) if can_rate() else [None] * bots
    return Report(
        settings=settings,
        games=len(results),
        planned=planned,
        deals=len(whole),
        per_deal=per_deal,
        even_share=1 / settings.seats,
        bots=[
            _row(name, bot, counted, every, rated[bot], luck)
            for bot, name in enumerate(settings.names)
        ],
        stopped=stopped,
        network=network_hash(settings.found) if luck is not None else None,
    )


def by_deal(settings: RunSettings, results: Sequence[GameResult]) -> list[DealGames]:
    schedule = settings.schedule
    deals: dict[int, DealGames] = defaultdict(list)
    for result in sorted(results, key=lambda result: result.game):
        meeting = schedule.at(result.game)
        deals[meeting.deal].append((meeting, result))
    return list(deals.values())


def _row(
    name: str,
    bot: int,
    counted: list[DealGames],
    every: list[DealGames],
    rating: Estimate | None,
    luck: "Luck | None",
) -> BotRow:
    held = [list(_seats(deal, bot)) for deal in counted]
    held = [seats for seats in held if seats]
    wins = [fmean(result.share(seat) for result, seat in seats) for seats in held]
    scores = [fmean(result.scores[seat] for result, seat in seats) for seats in held]
    all_seats = [at for deal in every for at in _seats(deal, bot)]
    decisions = sum(result.decisions[seat] for result, seat in all_seats)
    seconds = sum(result.seconds[seat] for result, seat in all_seats)
    faulty = [(result, seat) for result, seat in all_seats if result.faults]
    complaints = (
        f"game {one.game + 1}: {one.complaints[seat]}"
        for one, seat in faulty
        if one.complaints[seat]
    )
    nothing = Estimate(float("nan"))
    return BotRow(
        bot=name,
        seats=sum(map(len, held)),
        rating=rating,
        win_share=share(wins, len(held[0])) if held else nothing,
        score=mean(scores) if held else nothing,
        seconds=seconds / decisions if decisions else None,
        faults=sum(result.faults[seat] for result, seat in faulty),
        complaint=next(complaints, None),
        adjusted=_adjusted(held, luck) if held and luck is not None else None,
    )


def _adjusted(held: "list[list[tuple[GameResult, int]]]", luck: "Luck") -> Estimate:
    """The mean of shares without their luck, which may leave 0 to 1: so no interval of shares."""
    return mean(
        [
            fmean(result.share(seat) - luck[result.game][seat] for result, seat in seats)
            for seats in held
        ]
    )


def _seats(deal: DealGames, bot: int) -> Iterator[tuple[GameResult, int]]:
    for meeting, result in deal:
        for seat, sitting in enumerate(meeting.seating):
            if sitting == bot:
                yield result, seat


def _matches(deals: list[DealGames]) -> Iterator[dict[int, float]]:
    for deal in deals:
        teams: dict[int, DealGames] = defaultdict(list)
        for meeting, result in deal:
            teams[meeting.team].append((meeting, result))
        for games in teams.values():
            bots = sorted(set(games[0][0].seating))
            yield {
                bot: fmean(result.share(seat) for result, seat in _seats(games, bot))
                for bot in bots
            }


Cells = dict[str, str | float | None]


def bot_rows(made: Report) -> list[Cells]:
    return [
        {
            "bot": row.bot,
            "seats": row.seats,
            **bounds("rating", row.rating),
            **bounds("win_share", row.win_share),
            **(bounds("adjusted", row.adjusted) if row.adjusted else {}),
            **bounds("score", row.score),
            "seconds_a_decision": row.seconds,
            "faults": row.faults,
        }
        for row in made.bots
    ]


def write_csv(path: Path, rows: list[Cells]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def bounds(name: str, estimate: Estimate | None) -> Cells:
    value, low, high = (estimate.value, estimate.low, estimate.high) if estimate else [None] * 3
    return {name: value, f"{name}_low": low, f"{name}_high": high}
