"""Games by their numbers: the same wherever and whenever they are played, whatever bots do."""

from collections.abc import Callable
from typing import Any

import pytest

from lynxdeck.arena.report import by_deal, report
from lynxdeck.arena.runner import GameRunner
from lynxdeck.arena.settings import RunSettings
from lynxdeck.bots.bot import Bot
from lynxdeck.games.registry import game

MakeSettings = Callable[..., RunSettings]
SeatBot = Callable[[str, type[Bot]], None]


@pytest.mark.parametrize("name", ["linko", "push"])
def test_the_number_says_all(settings: MakeSettings, name: str) -> None:
    """In any order, by bots that have played before or not."""
    asked = settings("greedy", "random", "easy", seats=3, game=name)
    forward, backward = GameRunner(asked), GameRunner(asked)
    first = [forward.play(number) for number in range(12)]
    second = [backward.play(number) for number in reversed(range(12))]
    for one, other in zip(first, reversed(second), strict=True):
        assert one.played_alike(other)


@pytest.mark.parametrize("bots", [("greedy", "greedy"), ("random", "random", "random", "random")])
@pytest.mark.parametrize("name", ["linko", "push"])
def test_luck_cancels_exactly_between_equals(
    settings: MakeSettings, name: str, bots: tuple[str, ...]
) -> None:
    """A seat has its own chance, so equal bots play the same game in every seating of a deal."""
    asked = settings(*bots, game=name)
    crew = GameRunner(asked)
    results = [crew.play(number) for number in range(5 * asked.schedule.per_deal)]
    for deal in by_deal(asked, results):
        assert len({result.moves for _, result in deal}) == 1
    made = report(asked, results, planned=len(results))
    for row in made.bots:
        assert row.win_share.value == pytest.approx(1 / 4)
        assert row.score.value == pytest.approx(made.bots[0].score.value)
        assert row.rating == made.bots[0].rating


def test_deals_differ_and_so_do_seeds(settings: MakeSettings) -> None:
    crew, other = (
        GameRunner(settings("greedy", "random")),
        GameRunner(settings("greedy", "random", seed="mate")),
    )
    moves = [crew.play(number).moves for number in (0, 4, 8)] + [other.play(0).moves]
    assert len(set(moves)) == 4


def test_a_result_counts_what_was_decided(settings: MakeSettings) -> None:
    result = GameRunner(settings("greedy", "random")).play(0)
    assert sum(result.decisions) == len(result.actions())
    assert result.turns <= len(result.actions())
    assert len(result.scores) == len(result.seconds) == 4
    best = [seat for seat, score in enumerate(result.scores, 1) if score == max(result.scores)]
    assert result.winners == best  # the 2014 edition shares wins


class Crashes(Bot):
    """Falls over at its third decision."""

    asked = 0

    def choose(self, masked: Any, rng: Any) -> int:  # noqa: ARG002
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("no more\nwill to play")
        return int(game("linko").compiled.kth_of(masked, 0, 0))


class Illegal(Bot):
    """Answers with an action that there is not."""

    def choose(self, masked: Any, rng: Any) -> int:  # noqa: ARG002
        return 10**6


class Junk(Bot):
    """Answers with text."""

    def choose(self, masked: Any, rng: Any) -> int:  # noqa: ARG002
        return "7x2"  # type: ignore[return-value]


class Late(Bot):
    """Falls over when it sits down."""

    def begin(self, edition: Any, *, seats: int, seat: int) -> None:  # noqa: ARG002
        raise OSError("too late")

    def choose(self, masked: Any, rng: Any) -> int:  # noqa: ARG002
        raise AssertionError("It is not asked after that.")


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        (Illegal, "it answered 1000000, which is not legal there"),
        (Junk, "it crashed: TypeError: 'str' object cannot be interpreted as an integer"),
        (Late, "it crashed: OSError: too late"),
    ],
)
def test_a_bad_bot_stops_nothing(
    settings: MakeSettings, seat_bot: SeatBot, bot: type[Bot], complaint: str
) -> None:
    """The rest of the game is played for it; the fault is counted once a game, and told."""
    seat_bot("bad", bot)
    asked = settings("bad", "greedy")
    crew = GameRunner(asked)
    results = [crew.play(number) for number in range(4)]
    made = report(asked, results, planned=4)
    assert [row.faults for row in made.bots] == [4, 0]
    assert made.bots[0].complaint == f"game 1: {complaint}"
    assert made.bots[1].complaint is None
    assert all(result.end for result in results)


def test_a_bot_that_failed_is_asked_again_in_the_next_game(
    settings: MakeSettings, seat_bot: SeatBot
) -> None:
    seat_bot("bad", Crashes)
    crew = GameRunner(settings("bad", "greedy"))
    results = [crew.play(number) for number in range(3)]
    assert [sum(result.faults) for result in results] == [1, 0, 0]
    assert results[0].complaints[0] == "it crashed: RuntimeError: no more will to play"


class Listens(Bot):
    """Writes down what it is told."""

    heard: list[tuple[int, str]]
    told: list[Any]

    def begin(self, edition: Any, *, seats: int, seat: int) -> None:
        self.heard, self.told = [], [edition.name, seats, seat]

    def event(self, seat: int, token: str) -> None:
        self.heard.append((seat, token))

    def choose(self, masked: Any, rng: Any) -> int:  # noqa: ARG002
        return int(game("linko").compiled.kth_of(masked, 0, 0))

    def finish(self, scores: list[int], winners: list[int]) -> None:
        self.told += [scores, winners]


def test_a_bot_that_listens_hears_every_decision(settings: MakeSettings, seat_bot: SeatBot) -> None:
    seat_bot("ears", Listens)
    crew = GameRunner(settings("ears", "greedy", "random", "random"))
    result = crew.play(5)
    ears: Any = crew._bots[0, 0]
    assert ears.told[:2] == ["ravensburger-2014", 4]
    assert ears.told[3:] == [result.scores, result.winners]
    assert len(ears.heard) == len(result.actions())
    counts = [sum(seat == who for seat, _ in ears.heard) for who in (1, 2, 3, 4)]
    assert counts == result.decisions
    assert all(token for _, token in ears.heard)
