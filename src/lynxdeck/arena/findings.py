"""What the games are like: every edition and number of seats, measured from games of strong bots.

For each of them two runs of the arena:

- equals: bots of one strength at all seats. Where the bot has a budget, they are two that differ by
  one simulation and so in their chance: what else differs between two games of a deal is not their
  skill. A bot without one leaves nothing to chance: each deal is played once.
- apart: the strong bot alone among copies of a weaker one, in every seat of every deal.

For each edition, at its usual number of seats, a run of baselines: random, greedy, and the strong
bot. And for each flag a run of the lab: the same deals with and without it.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec
import numpy as np

from lynxdeck.arena import lab
from lynxdeck.arena.report import DealGames, Estimate, by_deal, mean, share, write_csv
from lynxdeck.arena.results import GameResult
from lynxdeck.arena.run import Outcome, run
from lynxdeck.arena.runner import GameLoop
from lynxdeck.arena.settings import Meeting, RunSettings, checked
from lynxdeck.arena.workers import Workers
from lynxdeck.games.edition import Edition, usual_seats
from lynxdeck.games.registry import Game
from lynxdeck.locale.text import number_in

RESAMPLES = 400
"""How often deals are drawn again for an interval that has no formula."""

MANY = 9_999_999
"""Simulations of a bot's budget at most."""

FEW = 100
"""Deals of a run that tells little."""

EQUALS, APART, BASELINES = "equals", "apart", "baselines"


class Study(NamedTuple):
    """One run: what it asks, and what is played."""

    question: str
    """EQUALS, APART, BASELINES, or the flag that is changed."""
    settings: RunSettings
    games: int
    """So many at least, of each edition."""

    @property
    def name(self) -> str:
        """That of its file of results."""
        words = (self.settings.game, self.settings.editions[0].split()[0], self.settings.seats)
        return "-".join(map(str, (*words, self.question)))

    @property
    def total(self) -> int:
        """All its games."""
        return self.settings.schedule.total(self.games)


class Measurement(msgspec.Struct):
    """One figure with its interval, as the table of data has it."""

    game: str
    edition: str
    seats: int
    question: str
    measure: str
    value: float
    low: float | None
    high: float | None
    deals: int
    games: int


def peers(bot: str) -> tuple[str, ...]:
    """The bot, and one of the same strength with another chance if it has a budget.

    >>> peers("search:250"), peers("neural")
    (('search:250', 'search:251'), ('neural',))
    """
    name, _, budget = bot.partition(":")
    simulations = number_in(budget, MANY)
    return (bot,) if simulations is None else (bot, f"{name}:{simulations + 1}")


def studies(
    games: Sequence[Game], *, bot: str, weaker: str, count: int, seed: str
) -> Iterator[Study]:
    """All that is to be played, in its order."""
    for game in games:
        for edition in game.editions:
            for seats in edition.players:
                pairs = ((EQUALS, peers(bot)), (APART, (bot, weaker)))
                for question, bots in pairs:
                    settings = checked(game, [edition], seats=seats, bots=bots, seed=seed)
                    yield Study(question, settings, count)
            three, seats = ("random", "greedy", bot), usual_seats(edition)
            settings = checked(game, [edition], seats=seats, bots=three, seed=seed)
            yield Study(BASELINES, settings, count)
        yield from _of_flags(game, bot, count, seed)


def _of_flags(game: Game, bot: str, count: int, seed: str) -> Iterator[Study]:
    """Each flag of the first edition changed, at its usual number of seats, where that can be."""
    base = game.editions[0]
    seats = usual_seats(base)
    for flag in game.flags:
        for value in flag.values:
            if base.flags[flag.name] == value or not plain(game, base, flag.name, value, seats):
                continue
            twin = game.changed(base, [f"{flag.name}={value}"])
            settings = checked(game, [base, twin], seats=seats, bots=[bot], seed=seed)
            yield Study(f"{flag.name}={value}", settings, count)


def plain(game: Game, base: Edition, flag: str, value: str, seats: int) -> bool:
    """Whether an edition of the house has this value, and as many may play."""
    named = any(edition.flags[flag] == value for edition in game.editions)
    return named and seats in game.changed(base, [f"{flag}={value}"]).players


def play(study: Study, workers: Workers, folder: Path, watch: Callable[[int], object]) -> Outcome:
    """Play what is not in the study's file of results yet."""
    keep = folder / f"{study.name}.jsonl"
    return run(study.settings, workers, games=study.games, keep=keep, watch=watch, stay=True)


# --- what they tell ---------------------------------------------------------------------------


def rows(study: Study, results: Sequence[GameResult]) -> Iterator[Measurement]:
    """All figures of a run, over its whole deals."""
    settings = study.settings
    per_deal = settings.schedule.per_deal
    deals = [deal for deal in by_deal(settings, results) if len(deal) == per_deal]
    if not deals:
        return
    if study.question == EQUALS:
        found = equals(settings, deals)
    elif study.question == APART:
        found = iter([("won by the stronger", won(deals, 0))])
    elif study.question == BASELINES:
        found = ((f"won by {name}", won(deals, bot)) for bot, name in enumerate(settings.bots))
    else:
        found = changed(settings, results, study.total)
    for measure, estimate in found:
        yield Measurement(
            settings.game,
            settings.editions[0],
            settings.seats,
            study.question,
            measure,
            estimate.value,
            estimate.low,
            estimate.high,
            len(deals),
            len(deals) * per_deal,
        )


def equals(settings: RunSettings, deals: list[DealGames]) -> Iterator[tuple[str, Estimate]]:
    """Length, choices, ends, what a seat is worth, and how much the deal explains."""
    per_deal = settings.schedule.per_deal
    for measure in lab.measures(settings):
        values = [fmean(measure.of(*game) for game in deal) for deal in deals]
        yield measure.name, share(values, per_deal) if measure.is_share else mean(values)
    yield from choices(settings, deals)
    if len(settings.bots) > 1:
        yield "explained by the deal: score", explained(deals, _margin)
        yield "explained by the deal: win", explained(deals, lambda found, seat: found.share(seat))


def won(deals: list[DealGames], bot: int) -> Estimate:
    """The share of wins of a seat that a bot held."""
    wins = [
        [
            result.share(seat)
            for meeting, result in deal
            for seat, sitting in enumerate(meeting.seating)
            if sitting == bot
        ]
        for deal in deals
    ]
    return share([fmean(one) for one in wins], len(wins[0]))


def changed(
    settings: RunSettings, results: Sequence[GameResult], planned: int
) -> Iterator[tuple[str, Estimate]]:
    """What a flag changes: each measure's difference, deal by deal."""
    made = lab.compare(settings, results, planned=planned)
    for row in made.measures:
        yield row.measure, row.difference


def choices(settings: RunSettings, deals: list[DealGames]) -> Iterator[tuple[str, Estimate]]:
    """How many actions there were to choose from, and how often there was only one."""
    loop = GameLoop(settings.found, settings.found.edition(settings.editions[0]), settings.seats)
    widths, forced = [], []
    for deal in deals:
        counts = [count for game in deal for count in branching(loop, settings, *game)]
        widths.append(fmean(counts))
        forced.append(fmean(count == 1 for count in counts))
    yield "choices a decision", mean(widths)
    yield "decisions without a choice", mean(forced)


def branching(
    loop: GameLoop, settings: RunSettings, meeting: Meeting, result: GameResult
) -> Iterator[int]:
    """The number of legal actions of each decision of a game, which is played again."""
    loop.lay_out(loop.deal(settings.deal_seed(meeting.deal)), meeting.start)
    for action in result.actions():
        yield int(loop.engine.count_of(loop.states, 0))
        loop.apply(loop.states, 0, action)


def _margin(result: GameResult, seat: int) -> float:
    """A seat's score less the mean of the others."""
    others = [score for k, score in enumerate(result.scores) if k != seat]
    return result.scores[seat] - fmean(others)


def explained(deals: list[DealGames], of: Callable[[GameResult, int], float]) -> Estimate:
    """The part of what differs between seats that their cards and place explain.

    The games of a deal give each seat the same cards; what differs between them is the rest. (An
    intraclass correlation; what a place by itself is worth is taken off first.)
    """
    seats = len(deals[0][0][1].scores)
    table = np.array(
        [
            [
                [of(result, (meeting.start + place) % seats) for meeting, result in deal]
                for place in range(seats)
            ]
            for deal in deals
        ]
    )
    table -= table.mean(axis=(0, 2), keepdims=True)
    value = _within(table)
    if len(deals) < 3 or value is None:
        return Estimate(value or 0.0)
    rng = random.Random(f"{len(deals)} deals")
    drawn = []
    for _ in range(RESAMPLES):
        again = [rng.randrange(len(deals)) for _ in deals]
        drawn.append(_within(table[again]) or 0.0)
    low, high = np.quantile(drawn, [0.025, 0.975])
    return Estimate(value, float(low), float(high))


def _within(table: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]") -> float | None:
    """The intraclass correlation of deal and place; 0 where chance alone would give less."""
    deals, places, games = table.shape
    means = table.mean(axis=2)
    between = games * float((means**2).sum()) / (deals * places - 1)
    inside = float(((table - means[:, :, None]) ** 2).sum()) / (deals * places * (games - 1))
    whole = between + (games - 1) * inside
    return max(0.0, (between - inside) / whole) if whole else None


# --- the data, the pictures, the page -----------------------------------------------------------


def write_data(path: Path, found: Sequence[Measurement]) -> None:
    """All figures, one a line."""
    write_csv(path, [msgspec.structs.asdict(row) for row in found])


def page(
    found: Sequence[Measurement], *, bot: str, weaker: str, seed: str, command: str, folder: str
) -> str:
    """The page that tells them."""
    counted = ("decisions", "won by the stronger", "won by random")
    games = sum(row.games for row in found if row.measure in counted)
    parts = [
        "# Findings",
        "What Linko and Push are like when both sides play well, by measurement.",
        *(_highlights(name, list(rows)) for name, rows in groupby(found, key=lambda row: row.game)),
        "## How this was measured",
        f"Written by `{command}`: {games:,} games, seed “{seed}”. {_equals(bot)} “The stronger” is"
        f" `{bot}`, alone among copies of `{weaker}`. Each figure stands with its 95 % interval"
        f" over independent deals; all of them are in"
        f" [{folder}/findings.csv]({folder}/findings.csv). What the words mean stands at the end.",
    ]
    if min(row.deals for row in found) < FEW:
        parts.append("A short run: read the intervals, not the figures.")
    for name, of_game in groupby(found, key=lambda row: row.game):
        part = list(of_game)
        parts += [f"## {name.capitalize()} in figures", _sorts(part), _ends(part)]
        parts += [
            f"![{title}]({folder}/{name}-{file}.svg)"
            for file, (measure, title) in PICTURES.items()
            if any(row.measure == measure for row in part)
        ]
        parts += [_flags(part), _baselines(part)]
    parts += [EXPLAINED]
    return "\n\n".join(part for part in parts if part) + "\n"


def _equals(bot: str) -> str:
    if len(peers(bot)) == 1:
        return (
            f"Between equals, `{bot}` holds all seats; it leaves nothing to chance, so each deal is"
            " played once."
        )
    return (
        f"Between equals, `{bot}` plays `{peers(bot)[1]}`: every deal as often as there are seats,"
        " each time with the other chance and the bots one seat further."
    )


def _highlights(name: str, part: Sequence[Measurement]) -> str:
    """What stands out of a game's figures, in sentences."""
    table = _figures(part)
    lines = [f"## {name.capitalize()} in short", ""]
    for measure, text in (
        ("turns", "A game has from {least:.0f} turns ({short}) to {most:.0f} ({long})."),
        (
            "choices a decision",
            "A decision has {least:.1f} choices on average ({short}) to {most:.1f} ({long}).",
        ),
    ):
        least, short, most, long = _range(table, measure)
        lines.append(f"- {text.format(least=least, short=short, most=most, long=long)}")
    lines += [f"- {_beginning(table)}", *_skill(table), *_endings(table)]
    for question, of_flag in groupby(
        (row for row in part if row.question not in (EQUALS, APART, BASELINES)),
        key=lambda row: row.question,
    ):
        lines += _change(question, {row.measure: row.value for row in of_flag if _is_clear(row)})
    return "\n".join(lines)


Table = dict[tuple[str, int], dict[str, Measurement]]


def _range(table: Table, measure: str) -> tuple[float, str, float, str]:
    """The least and the most of a measure, each with where it is found."""
    found = [
        (by[measure].value, f"{edition}, {seats} players")
        for (edition, seats), by in table.items()
        if measure in by
    ]
    return *min(found, key=lambda one: one[0]), *max(found, key=lambda one: one[0])


def _beginning(table: Table) -> str:
    """Where it is worth most to begin, and whether it hurts anywhere."""
    first = "won by the first to move"
    worth = [(by[first], edition, seats) for (edition, seats), by in table.items() if first in by]
    helps = [one for one in worth if (one[0].low or 0) > 1 / one[2]]
    hurts = [one for one in worth if (one[0].high or 1) < 1 / one[2]]
    if not helps and not hurts:
        return "Who begins wins as often as the others, as far as these games tell."
    parts = []
    for what, some, pick in (("helps", helps, max), ("hurts", hurts, min)):
        if some:
            row, edition, seats = pick(some, key=lambda one: one[0].value - 1 / one[2])
            parts.append(
                f"It {what} to begin, most in {edition} with {seats}: who does wins"
                f" {100 * row.value:.0f} % instead of {100 / seats:.0f} %."
            )
    if not hurts:
        parts.append("Nowhere does it hurt clearly.")
    return " ".join(parts)


def _skill(table: Table) -> Iterator[str]:
    """Where the stronger wins most, and least, beyond an even share: by odds, not by points."""
    won = "won by the stronger"
    found = [
        (row.value / (1.0001 - row.value) * (seats - 1), row.value, edition, seats)
        for (edition, seats), by in table.items()
        if (row := by.get(won))
    ]
    for much, pick in (("most", max), ("least", min)) if found else ():
        _, share_won, edition, seats = pick(found, key=lambda one: one[0])
        yield (
            f"- Skill counts {much} in {edition} with {seats}: the stronger wins"
            f" {100 * share_won:.0f} % of the games, where {100 / seats:.0f} % would be even."
        )


def _endings(table: Table) -> Iterator[str]:
    """How games end, where that differs much."""
    names = {name for by in table.values() for name in by if name.startswith("ends with")}
    for name in sorted(names):
        least, rare, most, often = _range(table, name)
        if most - least > 0.2:
            yield (
                f"- Between {100 * least:.0f} % ({rare}) and {100 * most:.0f} % ({often}) of the"
                f" games end with `{name.removeprefix('ends with ')}`."
            )


def _change(question: str, by: dict[str, float]) -> Iterator[str]:
    """What a flag changes that people would notice."""
    parts = []
    for measure, what in (
        ("turns", "turns"),
        ("best score", "points for the best"),
        ("best score less worst", "points between the best and the worst"),
    ):
        if abs(by.get(measure, 0)) >= 1:
            parts.append(f"{by[measure]:+.1f} {what}")
    if parts:
        yield f"- `{question}`: {', '.join(parts)}."


def _is_clear(row: Measurement) -> bool:
    """Whether a difference's interval leaves 0 out."""
    return row.low is not None and not row.low <= 0 <= (row.high or 0)


PICTURES = {
    "first": ("won by the first to move", "How often the first to move wins, less an even share"),
    "deal": ("explained by the deal: score", "How much of the score the deal explains"),
    "stronger": ("won by the stronger", "How often the stronger wins, less an even share"),
}

EXPLAINED = "\n".join(
    (
        "## What the words mean",
        "",
        "- *Decisions*, *turns*: of all seats together. *Choices*: legal actions a decision, with"
        " those decisions that leave no choice.",
        "- *Ends* in Linko: `out`, somebody laid the last card; `stock`, the draw pile ran out;"
        " `stall`, nobody could go on.",
        "- *First*: how often the seat wins that begins. *Even*: one part in as many as play.",
        "- *The deal*, if measured: how much of what differs between seats in scores (less the"
        " mean of the others') their cards and their place explain. The rest is what is made of"
        " them, and chance that is not dealt. At 0 % cards would not matter, at 100 % nothing"
        " else would.",
        "- *The stronger*: how often the better bot wins, over all seats of every deal.",
    )
)


def _figures(part: Sequence[Measurement]) -> Table:
    """The figures of each edition and number of seats by measure, flags left out."""
    table: Table = defaultdict(dict)
    for row in part:
        if row.question in (EQUALS, APART):
            table[row.edition, row.seats][row.measure] = row
    return table


def _cell(row: Measurement | None, scale: float = 1, unit: str = "") -> str:
    if row is None:
        return ""
    digits = 0 if scale == 100 else 1
    value = f"{row.value * scale:.{digits}f}{unit}"
    if row.low is None or row.high is None:
        return value
    return f"{value} ({row.low * scale:.{digits}f} to {row.high * scale:.{digits}f})"


def _sorts(part: Sequence[Measurement]) -> str:
    figures = _figures(part)
    dealt = any("explained by the deal: score" in by for by in figures.values())
    lines = [
        "| edition | seats | decisions | turns | choices | first, % | even, % |"
        f"{' the deal, % |' if dealt else ''} the stronger, % | deals |",
        f"| --- | --- | --- | --- | --- | --- | --- |{' --- |' if dealt else ''} --- | --- |",
    ]
    for (edition, seats), by in figures.items():
        cells = (
            edition,
            str(seats),
            _cell(by.get("decisions")),
            _cell(by.get("turns")),
            _cell(by.get("choices a decision")),
            _cell(by.get("won by the first to move"), 100),
            f"{100 / seats:.0f}",
            *([_cell(by.get("explained by the deal: score"), 100)] if dealt else ()),
            _cell(by.get("won by the stronger"), 100),
            str(max(row.deals for row in by.values())),
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _ends(part: Sequence[Measurement]) -> str:
    names = sorted({row.measure for row in part if row.measure.startswith("ends with")})
    if not names:
        return ""
    lines = [
        f"| edition | seats | {' | '.join(f'{name}, %' for name in names)} |",
        f"| --- | --- |{' --- |' * len(names)}",
    ]
    for (edition, seats), by in _figures(part).items():
        cells = [_cell(by.get(name), 100) for name in names]
        lines.append(f"| {edition} | {seats} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _baselines(part: Sequence[Measurement]) -> str:
    """What the bots that everybody compares with win of a seat."""
    rows = [row for row in part if row.question == BASELINES]
    if not rows:
        return ""
    names = list(dict.fromkeys(row.measure.removeprefix("won by ") for row in rows))
    lines = [
        "### Baselines",
        "",
        "Bots that meet in all seats of every deal; the share of wins of a seat that each held.",
        "",
        f"| edition | seats | {' | '.join(f'{name}, %' for name in names)} | even, % | deals |",
        f"| --- | --- |{' --- |' * len(names)} --- | --- |",
    ]
    for (edition, seats), of_sort in groupby(rows, key=lambda row: (row.edition, row.seats)):
        held = list(of_sort)
        cells = [_cell(row, 100) for row in held]
        even = f"{100 / seats:.0f}"
        lines.append(f"| {edition} | {seats} | {' | '.join(cells)} | {even} | {held[0].deals} |")
    return "\n".join(lines)


def _flags(part: Sequence[Measurement]) -> str:
    """What each flag does, where its interval leaves 0 out."""
    flags = [row for row in part if row.question not in (EQUALS, APART, BASELINES)]
    if not flags:
        return ""
    base, seats = flags[0].edition, flags[0].seats
    lines = [
        f"### What each flag does to {base}, {seats} seats",
        "",
        "The same deals with and without; only differences whose interval leaves 0 out.",
        "",
    ]
    for question, of_flag in groupby(flags, key=lambda row: row.question):
        rows = list(of_flag)
        clear = [row for row in rows if _is_clear(row)]
        shares = ("shared", "won", "ends")
        told = [
            f"{row.measure} "
            + (
                f"{row.value:+.1%} ({row.low:+.1%} to {row.high:+.1%})"
                if row.measure.startswith(shares)
                else f"{row.value:+.2f} ({row.low:+.2f} to {row.high:+.2f})"
            )
            for row in clear
        ]
        lines.append(
            f"- `{question}` ({rows[0].deals} deals): {'; '.join(told) or 'nothing clear'}."
        )
    return "\n".join(lines)
