"""A server to look at."""

from pathlib import Path

import pytest

from lynxdeck.server.ops import doctor
from tests.server.conftest import Play
from tests.server.house import House


@pytest.fixture
def stopped(play_on_disk: Play, tmp_path: Path) -> Path:
    """The folder of a server that has ended well."""

    async def scene(house: House) -> None:
        for _ in range(2):
            place = await house.make("push", seats=2, start=1)
            guests = await place.begun()
            await guests[1].done("+")

    play_on_disk(scene)
    return tmp_path


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "WATCHED_S", 0.0)
    monkeypatch.setattr(doctor, "FAR_BACK_MS", 10**15)  # tests play in the future
