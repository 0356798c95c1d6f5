"""ResultStore of a day's deal: played through with their bots, counted once, deleted on request."""

import asyncio
import datetime
from typing import Any

import pytest

from lynxdeck.bots import engine
from lynxdeck.games.refusal import Refusal
from lynxdeck.records import write
from lynxdeck.server.bots.pool import BotPool, Job, JobKind, JobPriority
from lynxdeck.server.bots.worker import BotRequest, choose
from lynxdeck.server.settings import Settings
from lynxdeck.server.store.results import FileResults, StoredResult
from lynxdeck.server.tables import days
from lynxdeck.server.tables.days import Brought, Days
from tests.records.test_daily import VECTORS, played

NOW = int(datetime.datetime(2026, 11, 16, 20, tzinfo=datetime.UTC).timestamp() * 1000)
DAY_MS = 86_400_000
ANN, BEN = "ab" * 16, "cd" * 16


class Asked(BotPool):
    """Bots in this process, as they are; those of other seats and levels are not asked here."""

    def __init__(self) -> None:
        super().__init__(1)
        self.kinds: set[JobKind] = set()

    def ask(self, request: BotRequest, priority: JobPriority) -> Job:
        """The bot's own choice."""
        self.kinds.add(priority.kind)
        job = Job(request, priority)
        job.answer.set_result(choose(request))
        return job


class Silent(Asked):
    """Bots that never answer."""

    def ask(self, request: BotRequest, priority: JobPriority) -> Job:
        """Nothing."""
        return Job(request, priority)


@pytest.fixture(autouse=True)
def modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a server: nobody waits for a compiler."""
    monkeypatch.setattr(engine, "_modules", True)


def brought(game: str = "push", most: int = 40) -> Brought:
    """A true result; its first choices must do."""
    found = days.read(write(played(game)))
    return found._replace(choices=found.choices[:most])


def scene(act: Any, bot_pool: type[Asked] = Asked) -> Any:
    """Something that happens where results come in."""

    async def whole() -> Any:
        own = Days(FileResults(), bot_pool(), Settings())
        await own.results.open()
        try:
            return await act(own)
        finally:
            await own.results.close()

    return asyncio.run(whole())


@pytest.mark.promise("daily-judged")
@pytest.mark.parametrize("game", [pytest.param("linko", marks=pytest.mark.long), "push"])
def test_a_true_result_counts_once(game: str) -> None:
    async def act(own: Days) -> None:
        result = brought(game, 8)
        await own.take(result, ANN, "", "a", NOW)
        with pytest.raises(Refusal, match="already"):
            await own.take(result, ANN, "", "a", NOW)
        await own.take(result, BEN, "Ben", "a", NOW)
        scores, won, name = await own.results.tally(VECTORS[game]["name"])
        both = 2 if 1 in VECTORS[game]["winners"] else 0
        assert (scores, won, name) == ([(VECTORS[game]["scores"][0], 2)], both, "Ben")

    scene(act)


@pytest.mark.promise("daily-judged")
def test_a_decision_that_no_bot_made_is_found() -> None:
    async def act(own: Days) -> None:
        true = brought()
        for at in (0, 17):
            changed = true.choices[at]._replace(token="nothing")
            choices = [*true.choices[:at], changed, *true.choices[at + 1 :]]
            with pytest.raises(Refusal, match=f"decision {at + 1} "):
                await own.take(true._replace(choices=choices), ANN, "", "a", NOW)
        assert (await own.results.tally(true.deal.name)).scores == []

    scene(act)


def test_dates_far_away_are_refused() -> None:
    async def act(own: Days) -> None:
        for now in (NOW - 2 * DAY_MS, NOW + 3 * DAY_MS):
            with pytest.raises(Refusal, match="not taken now"):
                await own.take(brought(), ANN, "", "a", now)
        await own.take(brought(), ANN, "", "a", NOW - DAY_MS)

    scene(act)


@pytest.mark.promise("daily-judged")
def test_bots_are_asked_behind_all_others_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    bot_pool: list[Asked] = []

    async def calm(own: Days) -> None:
        await own.take(brought(), ANN, "", "a", NOW)
        bot_pool.append(own._bot_pool)  # type: ignore[arg-type]

    scene(calm)
    assert bot_pool[0].kinds == {JobKind.UNWATCHED}
    monkeypatch.setattr(days, "LONGEST_S", 0.05)
    monkeypatch.setattr(days, "WAITING", 2)

    async def stuck(own: Days) -> None:
        sent = [own.take(brought(), f"{n:032x}", "", "a", NOW) for n in range(3)]
        told = await asyncio.gather(*sent, return_exceptions=True)
        assert [one.code for one in told if isinstance(one, Refusal)] == ["too-many"] * 3

    scene(stuck, Silent)


@pytest.mark.promise("daily-forgotten")
def test_a_device_deletes_its_results_and_old_ones_go() -> None:
    async def act(own: Days) -> None:
        results, name = own.results, VECTORS["push"]["name"]
        for device, at in ((ANN, 5), (BEN, 7)):
            key = days.hashed(device)
            assert await results.add(StoredResult(name, key, at, won=False, name="", at=at))
        assert await results.forget(days.hashed(ANN)) == 1
        assert (await results.tally(name)).scores == [(7, 1)]
        assert await results.forget_before(8) == 1
        assert (await results.tally(name)).scores == []

    scene(act)


@pytest.mark.parametrize("text", ["", "hello", '[Game "push"]\n\n1. +\n'])
def test_texts_that_are_no_result_are_refused(text: str) -> None:
    with pytest.raises(Refusal):
        days.read(text)
