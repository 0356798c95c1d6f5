"""ResultStore of the deals of days: one for each device and deal, in a file and in PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lynxdeck.server.store import StoreError
from lynxdeck.server.store.postgres import PostgresResults, PostgresStore
from lynxdeck.server.store.results import FileResults, ResultStore, StoredResult

With = Callable[[Callable[[ResultStore], Awaitable[None]]], None]


@pytest.fixture(params=["file", "postgres"])
def with_results(request: pytest.FixtureRequest, tmp_path: Path) -> With:
    """`with_results(scene)`: a scene with results of each kind."""

    async def made() -> ResultStore:
        if request.param == "file":
            return FileResults(tmp_path / "daily.db")
        address = request.getfixturevalue("postgres")
        store = PostgresStore(address)
        await store.open()  # as a server does first: it makes what is missing
        await store.close()
        return PostgresResults(address)

    async def whole(scene: Callable[[ResultStore], Awaitable[None]]) -> None:
        results = await made()
        with pytest.raises(StoreError):
            await results.has("linko", b"1")
        await results.open()
        try:
            await scene(results)
        finally:
            await results.close()

    if request.param == "postgres":
        request.getfixturevalue("postgres")
    return lambda scene: asyncio.run(whole(scene))


def result(
    device: bytes, score: int, name: str = "", *, deal: str = "linko", at: int = 1
) -> StoredResult:
    return StoredResult(deal, device, score, score > 5, name, at)


def test_results_are_counted_once_for_each_device(with_results: With) -> None:
    async def scene(results: ResultStore) -> None:
        assert await results.tally("linko") == ([], 0, "")
        given = [result(b"1", 7, "Ann", at=5), result(b"2", 9, at=2), result(b"3", 3, "Ben")]
        assert [await results.add(one) for one in given] == [True] * 3
        assert not await results.add(result(b"1", 99))
        assert await results.add(result(b"1", 1, deal="push"))
        assert await results.has("linko", b"1")
        assert not await results.has("push", b"2")
        assert await results.tally("linko") == ([(3, 1), (7, 1), (9, 1)], 2, "")
        assert await results.add(result(b"4", 9, "Cleo", at=8))
        assert await results.add(result(b"5", 9, "Dan", at=7))
        assert (await results.tally("linko")).best_name == "Dan"
        assert given[0] in await results.all()

    with_results(scene)


def test_results_go_when_their_device_or_time_says_so(with_results: With) -> None:
    async def scene(results: ResultStore) -> None:
        for deal in ("linko", "push"):
            for device in (b"1", b"2"):
                await results.add(result(device, 1, deal=deal, at=int(device)))
        assert await results.forget(b"1") == 2
        assert await results.forget(b"1") == 0
        assert await results.forget_before(2) == 0
        assert await results.forget_before(3) == 2
        assert await results.all() == []

    with_results(scene)


def test_no_deal_takes_results_without_end(
    with_results: With, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("lynxdeck.server.store.results", "lynxdeck.server.store.postgres.results"):
        monkeypatch.setattr(f"{module}.MOST", 2)

    async def scene(results: ResultStore) -> None:
        assert [await results.add(result(bytes([n]), 1)) for n in range(3)] == [True, True, False]
        assert await results.add(result(b"x", 1, deal="push"))

    with_results(scene)
