"""Bots in processes of their own: they answer, in order of cost, and may die without harm."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
import structlog

from lynxdeck.bots.registry import LEVELS
from lynxdeck.games.deal import key_of
from lynxdeck.games.position import Position, from_key, lay_out
from lynxdeck.games.registry import game as find_game
from lynxdeck.server.bots import pool as thinking
from lynxdeck.server.bots import worker
from lynxdeck.server.bots.pool import BotPool, JobPriority
from lynxdeck.server.bots.worker import BotError, BotRequest, choose, serve_levels
from tests.server.conftest import Play
from tests.server.guest import play_on
from tests.server.house import House
from tests.server.slow_bots import SlowBots

LONG_S = 60.0
"""Starting a process and loading the players may take a while on a busy machine."""


def position(game: str, seats: int, moves: int = 0) -> Position:
    """A game some decisions from its deal."""
    found = find_game(game)
    edition = found.editions[0]
    deck, dice = from_key(found, edition, seats, key_of("thinkers"))
    laid = lay_out(found, edition, seats=seats, deck=deck, dice=dice, engine=found.compiled)
    rng = random.Random(moves)
    for _ in range(moves):
        laid.play(rng.choice(laid.legal()))
    return laid


def request(table: Position, level: str, seed: int = 1) -> BotRequest:
    """What the seat that is asked would ask a bot."""
    seat = table.to_move
    assert seat is not None
    masked = table.game.observer().mask(table.states, seat)
    return BotRequest(table.game.name, table.edition, table.seats, seat, masked, level, seed)


@pytest.mark.parametrize("game", ["linko", "push"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_gives_a_legal_token_and_the_same_for_the_same_seed(
    game: str, level: str
) -> None:
    for moves in (0, 9):
        table = position(game, 3, moves)
        token = choose(request(table, level))
        assert token in table.legal()
        assert choose(request(table, level)) == token


DEEP = {"deep": "search:4000"}


def with_brains(scene: Callable[[BotPool], Awaitable[None]], workers: int = 1) -> list[Any]:
    """A scene with thinking processes; what it logged."""

    async def whole() -> None:
        bot_pool = BotPool(workers, partial(serve_levels, offered=DEEP), long=DEEP)
        bot_pool.open()
        try:
            async with asyncio.timeout(LONG_S):
                await scene(bot_pool)
        finally:
            bot_pool.close()
        assert not bot_pool._workers

    with structlog.testing.capture_logs() as entries:
        asyncio.run(whole())
    return entries


def in_slow_time(scene: Callable[[SlowBots], Awaitable[None]], workers: int = 1) -> None:
    """A scene with bots whose time it has in hand."""

    async def whole() -> None:
        bot_pool = SlowBots(workers)
        bot_pool.open()
        await scene(bot_pool)
        bot_pool.close()

    asyncio.run(whole())


def pids(bot_pool: BotPool) -> list[int]:
    """The processes there are now."""
    return [worker._process.pid or 0 for worker in bot_pool._workers]


def test_a_process_thinks_and_quick_thoughts_go_first() -> None:
    table = position("push", 2, 3)

    async def scene(bot_pool: BotPool) -> None:
        first = asyncio.create_task(bot_pool.choose(request(table, "easy")))  # keeps it busy
        await asyncio.sleep(0)
        order: list[str] = []

        async def ask(level: str) -> None:
            await bot_pool.choose(request(table, level), JobPriority(addresses=(level,)))
            order.append(level)

        levels = ["deep", "hard", "medium", "easy"]
        waiting = [asyncio.create_task(ask(level)) for level in levels]
        await asyncio.sleep(0)
        assert bot_pool.waiting() == 4
        gone = asyncio.create_task(bot_pool.choose(request(table, "easy")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*waiting)
        assert await first in table.legal()
        assert order == ["hard", "medium", "easy", "deep"]
        assert bot_pool.waiting() == bot_pool.faults == 0

    assert with_brains(scene) == []


def test_a_long_thought_lets_short_ones_pass_and_stops_when_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A real process: a search is given up halfway, and another was slipped in before."""
    monkeypatch.setattr(worker, "offers", DEEP)
    table = position("linko", 2, 3)

    async def scene(bot_pool: BotPool) -> None:
        assert await bot_pool.choose(request(table, "easy")) in table.legal()
        first, second = (bot_pool.ask(request(table, "deep"), JobPriority()) for _ in range(2))
        assert await bot_pool.choose(request(table, "hard")) in table.legal()
        assert not first.answer.done()
        first.answer.cancel()
        assert await second.answer == choose(request(table, "deep"))
        assert (bot_pool.waiting(), bot_pool.stopped, bot_pool.faults) == (0, 1, 0)

    with_brains(scene)


def test_a_bot_that_stumbles_fails_its_own_thought_only() -> None:
    table = position("push", 2)

    async def scene(bot_pool: BotPool) -> None:
        with pytest.raises(BotError):
            await bot_pool.choose(request(table, "no such level"))
        with pytest.raises(BotError):
            await bot_pool.choose(request(table, "easy")._replace(masked=b"nonsense"))
        assert await bot_pool.choose(request(table, "easy")) == "+"
        assert bot_pool.faults == 0

    with_brains(scene)


def test_processes_that_die_are_replaced_and_none_is_left_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Killed while it thinks, killed while idle, and both at once with thoughts waiting."""
    monkeypatch.setattr(thinking, "LONGEST_PAUSE_S", 0.05)
    table = position("push", 2)
    seen: set[int] = set()

    async def scene(bot_pool: BotPool) -> None:
        assert await bot_pool.choose(request(table, "easy")) == "+"
        for _ in range(2):
            before = pids(bot_pool)
            seen.update(before)
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            for pid in before:  # they are dead before the loop hears of it
                os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
            asked = [bot_pool.choose(request(table, "easy")) for _ in range(4)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(answer) for answer in answers} <= {str, BotError}
            assert await bot_pool.choose(request(table, "easy")) == "+"
            assert not set(before) & set(pids(bot_pool))
        seen.update(pids(bot_pool))
        last = pids(bot_pool)[0]
        os.kill(last, signal.SIGKILL)
        os.waitid(os.P_PID, last, os.WEXITED | os.WNOWAIT)  # not yet replaced when all is closed

    logged = with_brains(scene, workers=2)
    assert {entry["event"] for entry in logged} == {"bots.process_died"}
    assert not [pid for pid in seen if alive(pid)]


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not waited for does not."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_thought_without_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST_PAUSE_S", 0.05)
    table = position("push", 2)

    async def scene(bot_pool: BotPool) -> None:
        assert await bot_pool.choose(request(table, "easy")) == "+"
        monkeypatch.setattr(thinking, "LONGEST_THOUGHT_S", 0.2)
        os.kill(pids(bot_pool)[0], signal.SIGSTOP)
        with pytest.raises(BotError):
            await bot_pool.choose(request(table, "easy"))
        # A fresh process loads, or even compiles, before its first request: that may take longer.
        assert await bot_pool.choose(request(table, "easy")) == "+"
        assert bot_pool.faults == 1

    with_brains(scene)


def test_thoughts_that_wait_when_all_ends_are_given_up() -> None:
    table = position("push", 2)

    async def whole() -> None:
        bot_pool = BotPool(1)
        bot_pool.open()
        asked = [asyncio.create_task(bot_pool.choose(request(table, "easy"))) for _ in range(3)]
        await asyncio.sleep(0)
        bot_pool.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)

    asyncio.run(whole())


@pytest.mark.promise("cards-masked")
def test_bots_are_asked_about_what_their_seat_may_see(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make(seats=3, bots={"2": "easy", "3": "hard"})
        guests = await place.begun()
        await play_on(guests, random.Random(1))
        linko = find_game("linko")
        for asked in house.bot_pool.requests:  # type: ignore[attr-defined]
            state = linko.rules.STATE
            offset = linko.layout.offset("viewer")
            assert asked.masked[offset] == asked.seat - 1
            assert len(asked.masked) == state.itemsize

    play(scene)


@pytest.mark.parametrize(
    ("game", "levels"),
    [
        ("push", ["easy", "hard"]),
        ("linko", ["medium"]),
        pytest.param("push", ["champion", "hard", "medium"], marks=pytest.mark.long),
        pytest.param("linko", ["champion", "hard", "medium"], marks=pytest.mark.long),
    ],
)
def test_people_and_real_bots_finish_a_game(play: Play, game: str, levels: list[str]) -> None:
    async def scene(house: House) -> None:
        bots = {str(seat): level for seat, level in enumerate(levels, start=2)}
        place = await house.make(game, seats=len(levels) + 1, bots=bots)
        guests = await place.begun()
        await play_on(guests, random.Random(1))
        assert {event["by"] for event in guests[1].events("move")} == {"person", "bot"}
        assert house.bot_pool.faults == 0

    play(scene, bot_pool=lambda: BotPool(1))
