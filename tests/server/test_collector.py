"""The collector looks at little while people play, and at everything when they do not."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from lynxdeck.server.ops import serving
from lynxdeck.server.play.services import Counts

MOST = 15_000
"""Objects that a look takes less than 5 ms for."""


class Link:
    """Something that can be part of a circle."""

    other: "Link"


@pytest.fixture(autouse=True)
def _calm(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in a server, and often; afterwards as it was."""
    threshold = gc.get_threshold()
    monkeypatch.setattr(serving, "LOOK_S", 0.001)
    serving.calm_collector()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


def old_circle() -> "weakref.ref[Link]":
    """A circle that came through a few looks before it was let go."""
    link = Link()
    link.other = link
    gc.collect(1)
    gc.collect(1)
    return weakref.ref(link)


async def play(counts: Counts) -> None:
    """Decision after decision."""
    while True:
        counts.events += 1
        await asyncio.sleep(0)


def test_while_people_play_no_look_is_at_much() -> None:
    """However much is kept, and however long it goes on."""
    looked: list[int] = []

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            looked.append(sum(len(gc.get_objects(i)) for i in range(info["generation"] + 1)))

    async def scene() -> None:
        counts = Counts()
        tasks = [
            asyncio.create_task(work) for work in (play(counts), serving.collect_garbage(counts))
        ]
        for _ in range(20):
            kept.append([[] for _ in range(serving.YOUNG)])
            await asyncio.sleep(0.005)  # some of the moments at which it is seen who plays
        for task in tasks:
            task.cancel()

    kept: list[list[list[None]]] = []
    gc.callbacks.append(note)
    try:
        asyncio.run(scene())
    finally:
        gc.callbacks.remove(note)
    assert len(looked) > 10
    assert max(looked) <= MOST


def test_what_nobody_holds_is_freed_when_nobody_plays() -> None:
    async def scene() -> None:
        gone = old_circle()
        gc.collect(0)
        tidying = asyncio.create_task(serving.collect_garbage(Counts()))
        while gone() is not None:
            await asyncio.sleep(0)
        tidying.cancel()

    asyncio.run(asyncio.wait_for(scene(), 20))


def test_those_who_never_stop_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "has_grown", lambda kept, now: now > kept + 10_000)

    async def scene() -> None:
        counts, gone = Counts(), old_circle()
        tasks = [
            asyncio.create_task(work) for work in (play(counts), serving.collect_garbage(counts))
        ]
        await asyncio.sleep(0.02)  # time is the subject: nothing has grown, it is left alone
        assert gone() is not None
        kept = [[object()] for _ in range(20_000)]
        while gone() is not None:
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        assert kept

    asyncio.run(asyncio.wait_for(scene(), 20))
