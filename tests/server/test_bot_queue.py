"""The order in which bots answer: urgent kinds first, addresses in turn, bounded, nothing lost."""

import asyncio
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lynxdeck.server.bots.pool import (
    LONG,
    MOST,
    PASSED,
    BotPool,
    CrowdedError,
    Job,
    JobKind,
    JobPriority,
    JobQueue,
)
from tests.server.slow_bots import SECONDS, SlowBots
from tests.server.test_bot_pool import in_slow_time, position, request

LEVELS = ("easy", "hard", "champion")


class Waiting:
    """A queue and its jobs."""

    def __init__(self) -> None:
        self.queue = JobQueue()
        self._request = request(position("push", 2), "easy")
        self._number = 0

    def put(self, kind: JobKind, address: str = "", level: str = "hard") -> Job:
        """A job that waits."""
        self._number += 1
        job = Job(
            self._request,
            JobPriority(kind, (address,)),
            number=self._number,
            is_long=level in LONG,
            moved=self.moved,
        )
        self.queue.put(job)
        return job

    def moved(self, job: Job) -> None:
        """As the pool does."""
        if self.queue.remove(job):
            self.queue.put_back(job)


def waiting(scene: Callable[[Waiting], None]) -> None:
    """A scene with a queue, in a loop."""

    async def whole() -> None:
        scene(Waiting())

    asyncio.run(whole())


def test_people_first_then_hints_then_games_that_nobody_looks_at() -> None:
    def scene(there: Waiting) -> None:
        unwatched, hint, game = (there.put(kind) for kind in reversed(JobKind))
        assert [there.queue.take() for _ in range(4)] == [game, hint, unwatched, None]

    waiting(scene)


@pytest.mark.parametrize("kind", JobKind)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("tables", [2, 40])
def test_many_tables_of_one_address_are_no_more_than_one(
    kind: JobKind, level: str, tables: int
) -> None:
    """Of several addresses, each comes in turn; the next of one waits for all others."""

    def scene(there: Waiting) -> None:
        for _ in range(tables):
            there.put(kind, "greedy", level)
        there.queue.take()
        late, later = there.put(kind, "sparing", level), there.put(kind, "else", level)
        order = [there.queue.take() for _ in range(3)]
        assert order.index(late) < order.index(later)

    waiting(scene)


def test_a_table_counts_for_the_address_that_waits_for_least() -> None:
    """Looking on at a table makes its bots no slower."""

    def scene(there: Waiting) -> None:
        for _ in range(40):
            there.put(JobKind.GAME, "greedy", "champion")
        shared = there.put(JobKind.GAME, "sparing", "champion")
        shared.move(JobPriority(JobKind.GAME, ("greedy", "sparing")))
        assert shared in [there.queue.take() for _ in range(2)]

    waiting(scene)


def test_short_jobs_do_not_hold_up_a_long_one_for_ever() -> None:
    def scene(there: Waiting) -> None:
        for _ in range(9):
            there.put(JobKind.GAME, "greedy", "hard")
        champion = there.put(JobKind.GAME, "else", "champion")
        for _ in range(10 + PASSED):
            if there.queue.take() is champion:
                return
            there.put(JobKind.GAME, "greedy", "hard")
        raise AssertionError("it waits")

    waiting(scene)


@pytest.mark.parametrize("kind", JobKind)
def test_a_full_kind_takes_nothing_more_and_costs_others_nothing(
    kind: JobKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MOST, kind, 3)

    def scene(there: Waiting) -> None:
        full = [there.put(kind) for _ in range(3)]
        with pytest.raises(CrowdedError):
            there.put(kind)
        for other in set(JobKind) - {kind}:
            there.put(other)
        there.queue.remove(full[0])
        assert there.put(kind).place

    waiting(scene)


def test_what_comes_and_goes_leaves_nothing_behind() -> None:
    def scene(there: Waiting) -> None:
        stays = there.put(JobKind.UNWATCHED)
        for number in range(5000):
            there.queue.remove(there.put(JobKind.HINT, str(number)))
            kind = (JobKind.GAME, JobKind.UNWATCHED)[number % 2]
            stays.move(JobPriority(kind, (str(number),)))
        assert sum(map(len, there.queue._turns.values())) == 1
        assert there.queue.take() is stays

    waiting(scene)


Step = tuple[str, JobKind, str, str, int]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["put", "drop", "move", "take", "short", "back"]),
        st.sampled_from(JobKind),
        st.sampled_from("abc"),
        st.sampled_from(LEVELS),
        st.integers(0, 9),
    ),
    max_size=60,
)


@given(STEPS)
def test_nothing_is_lost_or_comes_twice(steps: list[Step]) -> None:
    def scene(there: Waiting) -> None:
        queue = there.queue
        left: list[Job] = []
        taken: list[Job] = []
        for what, kind, address, level, number in steps:
            if what == "put":
                left.append(there.put(kind, address, level))
            elif what == "move" and (left or taken):
                [*left, *taken][number % len(left + taken)].move(JobPriority(kind, (address,)))
            elif what == "drop" and left:
                queue.remove(left.pop(number % len(left)))
            elif what == "back" and taken:
                left.append(taken.pop())
                queue.put_back(left[-1])
            elif what in ("take", "short"):
                job = queue.take(short=what == "short")
                able = [one for one in left if what == "take" or not one.is_long]
                if job is None:
                    assert not able
                else:
                    assert job.priority.kind == min(one.priority.kind for one in able)
                    left.remove(job)
                    taken.append(job)
            for each in JobKind:
                assert queue.waiting(each) == sum(one.priority.kind == each for one in left)
        assert set(queue) == set(left)

    waiting(scene)


# --- and as processes go through it ----------------------------------------------------------


def ask(bot_pool: BotPool, level: str, kind: JobKind = JobKind.GAME, address: str = "") -> Job:
    return bot_pool.ask(request(position("push", 2), level), JobPriority(kind, (address,)))


@pytest.mark.promise("bots-fair")
@pytest.mark.parametrize(
    ("kind", "factor", "most"),
    [(JobKind.UNWATCHED, 1.1, 3), (JobKind.GAME, 3.1, 7)],
    ids=["left", "looked at"],
)
def test_forty_tables_of_experts_hold_up_nobody_else(
    kind: JobKind, factor: float, most: int
) -> None:
    """Looked at, they take turns: another table's champion waits for the one begun and one more."""

    async def scene(bot_pool: SlowBots) -> None:
        crowd = [ask(bot_pool, "champion", kind, "greedy") for _ in range(40)]
        await bot_pool.passes(0.2)
        for _ in range(3):
            alone = SECONDS["champion"]
            assert (
                await bot_pool.until(ask(bot_pool, "champion", JobKind.GAME, "else"))
                < factor * alone
            )
            assert await bot_pool.until(ask(bot_pool, "hard", JobKind.GAME, "else")) < 0.1
        assert sum(job.answer.done() for job in crowd) <= most
        for job in crowd:  # nobody is forgotten
            await bot_pool.until(job)

    in_slow_time(scene)


def test_short_thoughts_are_slipped_in_beside_a_long_one() -> None:
    async def scene(bot_pool: SlowBots) -> None:
        champion = ask(bot_pool, "champion")
        for _ in range(5):
            assert await bot_pool.until(ask(bot_pool, "hard")) < 0.1
        assert not champion.answer.done()
        assert await bot_pool.until(champion) < 1.6

    in_slow_time(scene)


def test_somebody_who_comes_to_a_table_is_waited_for_no_more() -> None:
    """A thought that yielded goes first as soon as somebody looks at its table."""

    async def scene(bot_pool: SlowBots) -> None:
        crowd = [ask(bot_pool, "champion", JobKind.UNWATCHED, str(table)) for table in range(5)]
        crowd[4].move(JobPriority(JobKind.GAME, ("somebody",)))
        assert await bot_pool.until(crowd[4]) < 1.6
        assert not any(job.answer.done() for job in crowd[:4])
        crowd[3].move(JobPriority(JobKind.GAME, ("somebody",)))
        crowd[3].move(JobPriority(JobKind.UNWATCHED, ("somebody",)))
        for job in crowd:
            await bot_pool.until(job)

    in_slow_time(scene)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("begun", [False, True])
def test_what_nobody_needs_is_not_thought_about(level: str, begun: bool) -> None:
    async def scene(bot_pool: SlowBots) -> None:
        first = None if begun else ask(bot_pool, level)
        unneeded = ask(bot_pool, level)
        other = ask(bot_pool, level, address="else")
        unneeded.answer.cancel()
        taken = await bot_pool.until(other)
        assert taken <= SECONDS[level] * (1 if begun else 2) + 0.021
        assert unneeded not in bot_pool.busy_with
        assert first is None or first.answer.done()
        assert bot_pool.waiting() == 0

    in_slow_time(scene)
