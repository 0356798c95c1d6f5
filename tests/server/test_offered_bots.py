"""A bot of the host's own at the table: chosen by its name, held to its limits, missed aloud."""

import os
import random
import shlex
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from lynxdeck.bots.offers import read
from lynxdeck.server.bots.pool import BotPool, JobPriority
from lynxdeck.server.bots.worker import PATIENCE, BotError, HostProgram, choose
from lynxdeck.server.settings import Settings
from tests.server.conftest import Play, run
from tests.server.guest import play_on
from tests.server.house import House
from tests.server.test_bot_pool import position, request

PROGRAM = """
import json, os, sys
open("started", "a").write(f"{{os.getpid()}}\\n")
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps(dict(type="ready", name="test")), flush=True)
    elif message["type"] == "decide":
        asked += 1
        {before}
        print(json.dumps(dict(type="move", move=message["view"]["legal"][0])), flush=True)
    elif message["type"] == "bye":
        break
"""
"""Says the first legal move; what it does before stands in the gap."""

HOSTILE = (
    "cmd:touch owned",
    "mine;touch owned",
    "../../bin/sh",
    "MINE",
    "mine ",
    "mine\n",
    "mine@push",
    "search:99999",
    "random",
    "",
    "x" * 1000,
    "expert\u0000",
    "__class__",
)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """`program("sys.exit()")`: an offer of a program called mine, in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def program(before: str = "pass") -> str:
        (tmp_path / "program.py").write_text(PROGRAM.format(before=before))
        return f"mine=cmd:{shlex.join([sys.executable, '-S', 'program.py'])}"

    return program


def started() -> list[int]:
    """The programs that were started so far."""
    return [int(pid) for pid in Path("started").read_text().split()]


def gone(pid: int) -> bool:
    """Whether a process ends within a moment."""
    for _ in range(250):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


# --- chosen by name -------------------------------------------------------------------------------


@pytest.mark.promise("bots-by-name")
def test_people_are_told_names_and_nothing_of_what_stands_behind_them(play: Play) -> None:
    async def scene(house: House) -> None:
        told = await house.ask("GET", "/games")
        offered = {game["name"]: game["offered"] for game in told.body["games"]}
        assert offered == {"linko": ["mine"], "push": ["mine", "odds"]}
        assert "secret" not in str(told.body)

    play(scene, bots="mine=cmd:python3 secret.py; odds")


@pytest.mark.promise("bots-by-name")
def test_only_what_the_host_offers_for_the_game_gets_a_seat(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("linko", seats=3, persons=[], bots={"2": "mine"})
        await place.host("seats/3/bot", {"level": "mine"})
        seats = (await place.info())["seats"]
        assert [seat["level"] for seat in seats] == [None, "mine", "mine"]
        assert await place.refused("seats/3/bot", {"level": "odds"}) == "unknown-bot"
        for name in HOSTILE:
            assert await place.refused("seats/3/bot", {"level": name}) in (
                "unknown-bot",
                "bad-request",
            )
            wish = {"game": "push", "seats": 2, "bots": {"2": name}}
            assert (await house.ask("POST", "/tables", wish)).status == 422
            assert (await house.ask("POST", "/tables", {**wish, "stand_in": "mine"})).status == 422

    play(scene, bots="mine=cmd:touch owned; odds")


@pytest.mark.promise("bots-by-name")
@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_out_of_a_log_is_looked_up_and_never_carried_out(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BotError, match="not offered"):
        choose(request(position("push", 2), name))
    assert not list(tmp_path.iterdir())


# --- held to its limits ---------------------------------------------------------------------------


@pytest.fixture
def hosted() -> Iterator[Callable[..., HostProgram]]:
    """`hosted(offer)`: a program as a server asks it, with a clock that stands still."""
    programs: list[HostProgram] = []

    def hosted(offer: str, seconds: float = 20.0) -> HostProgram:
        offered = read(offer)["mine"]
        programs.append(HostProgram(offered, seconds, 256 << 20, now=lambda: 100.0))
        return programs[-1]

    yield hosted
    for one in programs:
        one.stop()


def test_one_program_answers_for_tables_of_both_games(
    program: Callable[..., str], hosted: Callable[..., HostProgram]
) -> None:
    asked = hosted(program())
    for game in ("linko", "push", "linko"):
        table = position(game, 3, 5)
        assert asked.choose(request(table, "mine")) == table.legal()[0]
    assert len(started()) == 1


@pytest.mark.promise("bots-bounded")
@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("sys.exit()", "it has gone"),
        ("continue", "said nothing in time"),
        ("print('no')", "not answer in JSON"),
        ("message['view']['legal'][0] = '99'", "illegal move"),
        ("x = bytearray(400 << 20)", "it has gone"),
    ],
)
def test_whatever_a_program_does_wrong_fails_the_thought_with_a_word(
    program: Callable[..., str], hosted: Callable[..., HostProgram], before: str, said: str
) -> None:
    asked = hosted(program(before), seconds=0.3 if before == "continue" else 20.0)
    with pytest.raises(BotError, match=said):
        asked.choose(request(position("push", 2), "mine"))
    assert all(gone(pid) for pid in started())


@pytest.mark.promise("bots-bounded")
def test_a_program_that_fails_again_and_again_is_left_alone_for_a_while(
    program: Callable[..., str], hosted: Callable[..., HostProgram]
) -> None:
    asked = hosted(program("sys.exit()"))
    for said in [*["it has gone"] * (PATIENCE + 1), "rests", "rests"]:
        with pytest.raises(BotError, match=said):
            asked.choose(request(position("push", 2), "mine"))
    assert len(started()) == PATIENCE + 1


# --- missed aloud ---------------------------------------------------------------------------------


@pytest.mark.promise("bots-missed-aloud")
def test_a_bot_that_fails_is_replaced_and_everybody_sees_it(play: Play) -> None:
    async def scene(house: House) -> None:
        house.allowed.add("bot.failed")
        place = await house.make("push", seats=2, bots={"2": "mine"}, start=2)
        house.bot_pool.fails = True  # type: ignore[attr-defined]
        guests = await place.begun()
        await guests[1].until(
            lambda g: any(one["what"] == "bot-failed" for one in g.events("table"))
        )
        house.bot_pool.fails = False  # type: ignore[attr-defined]
        failed = (await place.info())["seats"][1]
        assert (failed["level"], failed["failed"]) == ("mine", True)
        await play_on(guests, random.Random(9))
        asked = [request.level for request in house.bot_pool.requests]  # type: ignore[attr-defined]
        assert asked[0] == "mine"
        assert set(asked[1:]) == {"medium"}
        record = await house.get(f"{place.path}/record?game=1", place.keys[1])
        assert '[Replaced "2 mine medium"]' in record
        await place.host("rematch")
        await place.start()
        assert "failed" not in (await place.info())["seats"][1]  # it gets another chance

    play(scene, bots="mine=cmd:bot")


def with_pool(offer: str, scene: Callable[[BotPool], Awaitable[None]]) -> None:
    """A scene with processes that think, and a program among them."""

    async def whole() -> None:
        bot_pool = BotPool.of(Settings(bots=offer, bot_workers=1))
        bot_pool.open()
        try:
            await scene(bot_pool)
        finally:
            bot_pool.close()

    run(whole())


@pytest.mark.promise("bots-bounded")
def test_a_program_in_its_own_process_answers_and_ends_with_the_server(
    program: Callable[..., str],
) -> None:
    table = position("push", 2, 4)

    async def scene(bot_pool: BotPool) -> None:
        assert await bot_pool.ask(request(table, "mine"), JobPriority()).answer == table.legal()[0]

    with_pool(program(), scene)
    assert gone(started()[0])
