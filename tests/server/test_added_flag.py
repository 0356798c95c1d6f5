"""Tables that were stored before a flag existed play on."""

import random

import pytest

from tests.games.test_later_flags import add_flag
from tests.server.conftest import Play
from tests.server.guest import play_on
from tests.server.house import House


@pytest.mark.parametrize("house_rules", [{}, {"tie": "fewest_in_hand"}])
def test_tables_stored_before_play_on(
    play_stored: Play, monkeypatch: pytest.MonkeyPatch, house_rules: dict[str, str]
) -> None:
    """Begun by a server that does not know the flag, gone on with by one that does."""

    async def scene(house: House) -> None:
        place = await house.make(edition="playte", flags=house_rules, seats=2)
        await play_on(await place.begun(), random.Random(1), most=12)
        edition = (await place.view(1))["edition"]
        setup = (await place.info())["setup"]
        add_flag(monkeypatch)
        await house.restart()
        assert (await place.info())["setup"] == setup
        view = await place.view(1)
        assert (view["edition"], view["move"]) == (edition, 12)
        guests = await place.all_join()
        await play_on(guests, random.Random(2))
        assert guests[1].view["over"]

    play_stored(scene)
