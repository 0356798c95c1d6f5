"""Thinking at other processes: the urgent first, never too much, and whoever dies is replaced."""

import asyncio
import os
import signal

import msgspec
import pytest

from lynxdeck.cli import run
from lynxdeck.server.agenda import GAME, HINT, UNWATCHED, Errand
from lynxdeck.server.company import Company
from lynxdeck.server.far import words
from lynxdeck.server.settings import Settings
from lynxdeck.server.store.queue import TRIES, Asked, Mark
from lynxdeck.server.thinkers import Ticket
from lynxdeck.server.thought import ThoughtError
from tests.server.far import Brain, World, begin, children, in_world
from tests.server.slowly import SlowThinkers
from tests.server.test_thinkers import position, thought

TABLE = position("linko", 2, 3)
SKILLS = words.skills({})
ROWS = "SELECT number, taken_by, tries FROM lynxdeck.thoughts ORDER BY number"


async def come_to_an_end(brain: Brain, ticket: Ticket) -> str:
    """Let time pass for one who thinks until an answer is back."""
    while not ticket.answer.done():
        await brain.thinkers.passes(0.1)
        await asyncio.sleep(0.01)
    return ticket.answer.result()


def test_a_thought_is_written_and_read_and_nothing_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = thought(TABLE, "expert", seed=2**62 - 1)
    assert words.read(words.write(asked)) == asked
    fields = msgspec.msgpack.decode(words.write(asked))
    for place, nonsense in [(0, "chess"), (1, "no-edition"), (2, 1000), (3, 0), (4, 7), (6, "x")]:
        payload = msgspec.msgpack.encode([*fields[:place], nonsense, *fields[place + 1 :]])
        with pytest.raises(ThoughtError):
            words.read(payload)
    with pytest.raises(ThoughtError):
        words.read(b"\xc1")
    monkeypatch.setattr(TABLE.game.rules, "VERSION", 99)
    assert words.skill("linko", "hard", {}).startswith("linko 99-")
    assert words.skill("linko", "hard", {}) not in SKILLS


def test_the_most_urgent_is_taken_first_and_once(postgres: str) -> None:
    async def scene(world: World) -> None:
        ann, ben = await world.enter(), await world.enter()
        mine = [(1, 2, True), (2, 0, True), (3, 0, False)]
        asked = [Asked(n, priority, SKILLS[0], long, b"") for n, priority, long in mine]
        await world.queue.ask(ann, [*asked, Asked(4, 0, "chess 1", False, b"")])
        await world.queue.ask(ben, [Asked(1, 1, SKILLS[0], True, b"")])
        first, second = await world.enter(), await world.enter()

        async def take(process: int, most: int, *, short: bool = False) -> set[Mark]:
            found = await world.queue.take(process, SKILLS, most, short=short)
            return {task.mark for task in found}

        assert await take(first, 5, short=True) == {Mark(ann, 3)}
        assert await take(first, 1) == {Mark(ann, 2)}
        assert await take(second, 1) == {Mark(ben, 1)}
        await world.queue.ask(ben, [Asked(1, 0, SKILLS[0], True, b"")])  # it has moved: still taken
        assert await take(first, 5) == {Mark(ann, 1)}
        assert await take(second, 5) == set()

    in_world(postgres, scene)


def test_a_server_asks_those_who_think_and_no_more_than_they_have_room_for(postgres: str) -> None:
    async def scene(world: World) -> None:
        server = await world.server()
        brain = await world.brain(2)
        await world.until(lambda: len(server.far) == 2)
        experts = [server.ask(thought(TABLE, "expert"), Errand(HINT)) for _ in range(6)]
        hards = [server.ask(thought(TABLE, "hard"), Errand()) for _ in range(6)]
        assert server.waiting() == 8
        await world.until(lambda: brain.busy == 2)
        assert len(await world.do(ROWS)) == 4
        assert {one.thought.level for one in brain.thinkers.busy_with} == {"hard"}  # people first
        for ticket in [*hards, *experts]:
            assert await come_to_an_end(brain, ticket) in TABLE.legal()
        assert server.waiting() == 0
        assert await world.do(ROWS) == []

    in_world(postgres, scene)


def test_what_nobody_needs_is_given_up_and_what_is_urgent_gets_its_place(postgres: str) -> None:
    async def scene(world: World) -> None:
        server, brain = await world.server(), await world.brain()
        await world.until(lambda: server.far)
        ticket = server.ask(thought(TABLE, "expert"), Errand())
        await world.until(lambda: brain.busy)
        ticket.answer.cancel()
        await world.until(lambda: not brain.busy)
        slow = server.ask(thought(TABLE, "expert", seed=1), Errand(UNWATCHED))
        await world.until(lambda: brain.busy)
        urgent = server.ask(thought(TABLE, "expert", seed=2), Errand(GAME))
        await world.until(lambda: [one.thought.seed for one in brain.thinkers.busy_with] == [2])
        assert await come_to_an_end(brain, urgent)
        assert not slow.answer.done()
        assert await come_to_an_end(brain, slow)

    in_world(postgres, scene)


def test_hints_that_are_lost_cost_a_moment_and_rows_that_are_lost_too(postgres: str) -> None:
    async def scene(world: World) -> None:
        world.exchange.cut = True
        server, brain = await world.server(), await world.brain()
        await world.until(lambda: server.far)
        ticket = server.ask(thought(TABLE, "expert"), Errand())
        await world.until(lambda: brain.busy)
        await world.do("TRUNCATE lynxdeck.thoughts, lynxdeck.thinkers")  # as a crash does
        await world.until(lambda: not brain.busy)
        await world.until(lambda: brain.busy)
        assert await come_to_an_end(brain, ticket) in TABLE.legal()

    in_world(postgres, scene)


def test_another_goes_on_with_what_a_dead_one_had_and_nobody_for_ever(postgres: str) -> None:
    async def scene(world: World) -> None:
        server, last = await world.server(), None
        ticket = server.ask(thought(TABLE, "expert"), Errand())
        for tries in range(1, TRIES + 1):
            brain = await world.brain()
            if last is not None:
                await world.kill(last)
            await brain.begins()
            assert [row[1:] for row in await world.do(ROWS)] == [(brain.process, tries)]
            last = brain
        await world.brain()
        await world.kill(brain)
        with pytest.raises(ThoughtError, match="died"):
            await ticket.answer

    in_world(postgres, scene)


def test_a_thought_over_which_a_process_dies_is_begun_again(postgres: str) -> None:
    async def scene(world: World) -> None:
        server, brain = await world.server(), await world.brain()
        ticket = server.ask(thought(TABLE, "expert"), Errand())
        await brain.begins()
        brain.thinkers.desks[0]._die()
        assert not brain.busy
        await brain.begins()
        assert [row[1:] for row in await world.do(ROWS)] == [(brain.process, 2)]
        assert await come_to_an_end(brain, ticket) in TABLE.legal()

    in_world(postgres, scene)


def test_when_nobody_thinks_elsewhere_the_server_does(postgres: str) -> None:
    async def scene(world: World) -> None:
        server, brain = SlowThinkers(), await world.brain()
        await world.server(server)
        await world.until(lambda: server.far)
        ticket = server.ask(thought(TABLE, "expert"), Errand())
        await world.until(lambda: brain.busy)
        assert not server.busy_with
        await world.kill(brain)
        await world.until(lambda: server.busy_with == [ticket])
        await server.until(ticket)
        assert await world.do(ROWS) == []

    in_world(postgres, scene)


def test_a_server_that_never_thinks_says_that_it_waits() -> None:
    with pytest.raises(ValueError, match="needs one"):
        Settings(thinking="elsewhere")
    company = Company(Settings(thinking="elsewhere", store="postgresql://db.example/cards"))
    assert company.size == 0
    assert company.lines() == ["bots: nobody thinks: start lynxdeck think"]
    assert Company(Settings()).lines() == []


def test_a_process_is_killed_while_it_thinks_and_another_answers(postgres: str) -> None:
    async def scene(world: World) -> None:
        server = await world.server()
        first, second = begin(LYNXDECK_STORE=postgres), None
        try:
            await world.until(lambda: server.far)
            ((one,),) = await world.do("SELECT process FROM lynxdeck.thinkers")
            easy = await server.think(thought(TABLE, "easy"))  # its process is ready
            assert easy in TABLE.legal()
            for child in children(first.pid):  # so that it never comes to an end
                os.kill(child, signal.SIGSTOP)
            ticket = server.ask(thought(TABLE, "expert"), Errand())
            second = begin(LYNXDECK_STORE=postgres)
            while not (rows := await world.do(ROWS)) or rows[0][1] is None:
                assert not ticket.answer.done()
            assert rows[0][1] == one
            first.kill()
            assert await ticket.answer in TABLE.legal()
            second.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(second.wait, 20) == 0
            assert await world.do("SELECT process FROM lynxdeck.thinkers") == [(one,)]
        finally:
            for process in filter(None, (first, second)):
                process.kill()
                process.wait()

    in_world(postgres, scene)


def test_what_is_wrong_with_the_command_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LYNXDECK_STORE", raising=False)
    monkeypatch.setattr("lynxdeck.server.logs.set_up", lambda _: None)
    assert run(["think"]) == 2
    assert "Name their store: --store postgresql://…" in capsys.readouterr().err
    assert run(["think", "--store", "postgresql://ann:secret@127.0.0.1:1/cards"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("lynxdeck: postgresql://127.0.0.1:1/cards cannot be used: ")
    assert "secret" not in told
