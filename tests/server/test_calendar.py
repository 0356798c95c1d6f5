"""The server's own time: no jump of the clock on the wall gets into it."""

import pytest

from lynxdeck.server.clock import DAY_MS, Calendar, Clock
from lynxdeck.server.store import Uptime

HOUR_MS = 3_600_000
START = 1_800_000_000_000
JUMPS = [-HOUR_MS, -200 * DAY_MS, 200 * DAY_MS]


class Turned(Clock):
    """Clocks that a test turns."""

    def __init__(self, wall: int = START) -> None:
        self.date, self.ran_s = wall, 1_000.0

    def monotonic(self) -> float:
        """Seconds."""
        return self.ran_s

    def wall(self) -> int:
        """The date."""
        return self.date

    def passes(self, ms: int) -> None:
        """Let time pass, on both clocks."""
        self.ran_s += ms / 1000
        self.date += ms


def taken_up(clock: Turned, *before: tuple[int, int]) -> Calendar:
    """A server that starts now, after others were up."""
    calendar = Calendar(clock)
    calendar.take_up([Uptime(*up) for up in before])
    return calendar


def test_the_machine_has_both_clocks() -> None:
    clock = Clock()
    assert clock.monotonic() <= clock.monotonic()
    assert clock.wall() > START - 1000 * DAY_MS


@pytest.mark.parametrize("jump", JUMPS)
def test_a_jump_while_the_server_runs_changes_nothing(jump: int) -> None:
    clock = Turned()
    calendar = taken_up(clock)
    clock.passes(5_000)
    clock.date += jump
    assert calendar.now() == START + 5_000
    clock.passes(1_500)
    assert calendar.now() == START + 6_500
    assert calendar.age(START) == 6_500
    assert calendar.ago(6_500) == START
    assert calendar.uptime() == (START, START + 6_500)


def test_time_in_which_no_server_was_up_does_not_count() -> None:
    clock = Turned()
    calendar = taken_up(clock, (START - 100, START - 70), (START - 50, START - 20))
    clock.passes(10)
    assert calendar.lost(START - 100) == 40
    assert calendar.lost(START - 60) == 30
    assert calendar.lost(START - 10) == 10
    assert calendar.lost(START + 5) == 0
    assert calendar.age(START - 100) == 70
    assert [calendar.ago(ms) for ms in (10, 15, 40, 45)] == [
        START,
        START - 25,
        START - 50,
        START - 75,
    ]
    assert calendar.ago(80) == START - 110  # of the time before that nothing is known


@pytest.mark.parametrize("ahead", [5 * 60_000, 200 * DAY_MS])
def test_a_date_that_went_ahead_while_the_server_was_down_ages_nothing(ahead: int) -> None:
    clock = Turned(START + ahead)
    calendar = taken_up(clock, (START - HOUR_MS, START))
    assert calendar.now() == START + ahead
    assert calendar.age(START - 60_000) == 60_000
    assert calendar.ago(60_000) == START - 60_000


def test_a_date_that_went_back_a_little_goes_on_from_where_it_was() -> None:
    clock = Turned(START - HOUR_MS)
    calendar = taken_up(clock, (START - DAY_MS, START))
    assert calendar.now() == START
    clock.passes(1_000)
    assert calendar.age(START - 60_000) == 61_000
    assert calendar.uptime() == (START, START + 1_000)


def test_a_date_that_went_back_far_was_wrong_before() -> None:
    clock = Turned(START - 200 * DAY_MS)
    right = (START - 201 * DAY_MS, START - 201 * DAY_MS + HOUR_MS)
    calendar = taken_up(clock, right, (START - HOUR_MS, START))
    assert calendar.now() == START - 200 * DAY_MS
    assert calendar.age(START - 60_000) == 0, "not yet, and no time below nothing"
    assert calendar.age(right[0]) == HOUR_MS
    clock.passes(2 * DAY_MS)
    assert calendar.age(right[0]) == HOUR_MS + 2 * DAY_MS


def test_a_run_with_a_wrong_date_does_not_hide_a_small_step_back() -> None:
    clock = Turned(START - HOUR_MS)
    wrong = (START + 200 * DAY_MS, START + 201 * DAY_MS)
    calendar = taken_up(clock, (START - DAY_MS, START), wrong)
    assert calendar.now() == START
    assert calendar.age(START - 60_000) == 60_000


def test_times_that_overlap_count_once() -> None:
    calendar = taken_up(Turned(), (START - 100, START - 40), (START - 60, START - 20))
    assert calendar.age(START - 100) == 80


def test_a_jump_is_told_once(log_lines: list[str]) -> None:
    clock = Turned()
    calendar = taken_up(clock)
    calendar.watch()
    clock.date += HOUR_MS
    for _ in range(3):
        calendar.watch()
    assert log_lines == ["clock.jumped"]
    clock.date -= HOUR_MS
    calendar.watch()
    assert log_lines == ["clock.jumped"] * 2


@pytest.fixture
def log_lines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is logged as a warning."""
    lines: list[str] = []

    class Log:
        def warning(self, event: str, **_: object) -> None:
            lines.append(event)

    monkeypatch.setattr("lynxdeck.server.clock.log", Log())
    return lines
