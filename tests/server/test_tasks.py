"""What must go on goes on: begun again after whatever ended it, counted, and told to the host."""

import asyncio

import pytest
import structlog

from lynxdeck.server import tasks
from lynxdeck.server.tasks import Tasks
from tests.server.guest import eventually


@pytest.mark.promise("tasks-go-on")
def test_what_fails_or_ends_is_begun_again_counted_and_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "AGAIN_S", (0.0,))
    ran: list[str] = []

    async def work() -> None:
        ran.append("begun")
        if len(ran) == 1:
            raise ValueError("nan")
        if len(ran) > 2:
            await asyncio.Event().wait()

    async def scene() -> None:
        kept = Tasks()
        kept.keep("work", work)
        await eventually(lambda: len(ran) == 3)
        assert kept.failures == {"work": 2}
        assert kept.down == {"work": "it has ended"}
        kept.cancel()
        await asyncio.sleep(0)
        assert len(ran) == 3

    with structlog.testing.capture_logs() as said:
        asyncio.run(scene())
    assert [line["task"] for line in said if line["event"] == "task.failed"] == ["work", "work"]


def test_what_is_done_once_fails_aloud() -> None:
    async def scene() -> Tasks:
        done = Tasks()

        async def work() -> None:
            raise OSError

        done.spawn("one", work())
        await eventually(lambda: bool(done.failures))
        return done

    with structlog.testing.capture_logs():
        assert asyncio.run(scene()).down == {"one": "OSError"}
