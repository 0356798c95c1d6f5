"""What pages are made of, in a database that servers of several releases share."""

import asyncio

import pytest
import structlog

from lynxdeck.server.http.pages import share_assets
from lynxdeck.server.store import StoreError
from lynxdeck.server.store.postgres import PostgresAssets, PostgresStore
from lynxdeck.server.store.postgres.results import KEPT_DAYS
from tests.server.postgres import do


async def opened(address: str) -> None:
    """Make the tables."""
    store = PostgresStore(address)
    await store.open()
    await store.close()


def test_everybody_has_the_files_of_all_releases_for_a_while(postgres: str) -> None:
    async def scene() -> None:
        await opened(postgres)
        old, new = PostgresAssets(postgres), PostgresAssets(postgres)
        await old.keep({"assets/a-1.js": b"one", "assets/b-1.js": b"two"})
        await new.keep({"assets/a-2.js": b"three", "assets/b-1.js": b"two"})
        assert await new.find("assets/a-1.js") == b"one"
        assert await old.find("assets/a-2.js") == b"three"
        assert await old.find("assets/nothing.js") is None
        await do(
            postgres,
            f"UPDATE lynxdeck.assets SET kept = kept - interval '{KEPT_DAYS + 1} days'",
        )
        await new.keep({"assets/a-2.js": b"three", "assets/b-1.js": b"two"})
        assert await new.find("assets/a-1.js") is None
        assert await new.find("assets/b-1.js") == b"two"
        await old.close()
        await new.close()

    asyncio.run(scene())


def test_a_server_starts_though_they_cannot_be_shared(postgres: str) -> None:
    nowhere = PostgresAssets(postgres.replace("/lynxdeck?", "/nowhere?"))
    with structlog.testing.capture_logs() as logged:
        asyncio.run(share_assets(nowhere, {"assets/a-1.js": b"one"}))
    assert [entry["event"] for entry in logged] == ["assets.failed"]
    with pytest.raises(StoreError):
        asyncio.run(nowhere.find("assets/a-1.js"))
