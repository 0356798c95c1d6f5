"""What a run came to: a row for every bot."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean

import msgspec

from lynxdeck.arena import intervals
from lynxdeck.arena.intervals import Estimate
from lynxdeck.arena.ratings import ratings
from lynxdeck.arena.results import Result
from lynxdeck.arena.schedule import Meeting
from lynxdeck.arena.settings import Settings

Deal = list[tuple[Meeting, Result]]
"""The games of one deal."""


class Row(msgspec.Struct):
    """How a bot did; shares and scores are those of a seat it held."""

    bot: str
    seats: int
    """How many seats it held, over all games that count."""
    rating: Estimate
    win_share: Estimate
    score: Estimate
    seconds: float | None
    """What a decision took on average; None if it made none."""
    faults: int
    complaint: str | None
    """What its first fault was."""


class Report(msgspec.Struct):
    """All that is told of a run."""

    settings: Settings
    games: int
    """As many were played."""
    planned: int
    deals: int
    """Whole deals: only their games count in ratings, shares and scores, unless there is none."""
    per_deal: int
    even_share: float
    bots: list[Row]
    stopped: str | None = None
    """Why it ended early."""


def report(
    settings: Settings, results: Sequence[Result], *, planned: int, stopped: str | None = None
) -> Report:
    """Sum up the results of an arena, whatever their order."""
    per_deal = settings.schedule.per_deal
    every = by_deal(settings, results)
    whole = [deal for deal in every if len(deal) == per_deal]
    counted = whole or every
    rated = ratings(len(settings.bots), _matches(counted))
    return Report(
        settings=settings,
        games=len(results),
        planned=planned,
        deals=len(whole),
        per_deal=per_deal,
        even_share=1 / settings.seats,
        bots=[
            _row(name, bot, counted, every, rated[bot]) for bot, name in enumerate(settings.names)
        ],
        stopped=stopped,
    )


def by_deal(settings: Settings, results: Sequence[Result]) -> list[Deal]:
    """The games deal by deal, in the order of their numbers."""
    schedule = settings.schedule
    deals: dict[int, Deal] = defaultdict(list)
    for result in sorted(results, key=lambda result: result.game):
        meeting = schedule.at(result.game)
        deals[meeting.deal].append((meeting, result))
    return list(deals.values())


def _row(name: str, bot: int, counted: list[Deal], every: list[Deal], rating: Estimate) -> Row:
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
    return Row(
        bot=name,
        seats=sum(map(len, held)),
        rating=rating,
        win_share=intervals.share(wins, len(held[0])) if held else nothing,
        score=intervals.mean(scores) if held else nothing,
        seconds=seconds / decisions if decisions else None,
        faults=sum(result.faults[seat] for result, seat in faulty),
        complaint=next(complaints, None),
    )


def _seats(deal: Deal, bot: int) -> Iterator[tuple[Result, int]]:
    """The games of a deal in which a bot sat, with each of its seats."""
    for meeting, result in deal:
        for seat, sitting in enumerate(meeting.seating):
            if sitting == bot:
                yield result, seat


def _matches(deals: list[Deal]) -> Iterator[dict[int, float]]:
    """For each deal and team: what every bot won a seat."""
    for deal in deals:
        teams: dict[int, Deal] = defaultdict(list)
        for meeting, result in deal:
            teams[meeting.team].append((meeting, result))
        for games in teams.values():
            bots = sorted(set(games[0][0].seating))
            yield {
                bot: fmean(result.share(seat) for result, seat in _seats(games, bot))
                for bot in bots
            }
