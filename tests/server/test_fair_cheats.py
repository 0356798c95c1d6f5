"""Fair deals of a server that cheats: what was swapped is told to those who noted it."""

import random
from typing import Any

import msgspec
import pytest

from lynxdeck.games.fair import commitment, read_frame
from lynxdeck.table import events as ev
from tests.server.conftest import Play
from tests.server.fair_clients import comes, playing, pledges, table
from tests.server.guest import play_on
from tests.server.house import House, Place


async def forge(house: House, place: Place, change: Any) -> None:
    """Rewrite the log, as somebody may who owns the server."""
    rows = []
    for row in await house.store.read(place.name):
        event = change(ev.decode(row.payload))
        rows.append(row._replace(payload=ev.encode(event)))
    await house.store.rewrite(rows)
    await house.restart()


def other_seed(event: Any, *, committed: bool) -> Any:
    """The table's first deal is prepared from another seed."""
    if not isinstance(event, ev.Created):
        return event
    assert event.next is not None
    seed = bytes(32)
    kept = commitment(seed, read_frame(event.next.frame)) if committed else event.next.commitment
    swapped = msgspec.structs.replace(event.next, seed=seed.hex(), commitment=kept)
    return msgspec.structs.replace(event, next=swapped)


@pytest.mark.promise("fair-own-check")
@pytest.mark.parametrize("committed", [False, True], ids=["the seed", "and its commitment"])
def test_a_seed_that_was_swapped_before_the_start_is_told(
    play_on_disk: Play, committed: bool
) -> None:
    """It once worked: the server's own check said that all was well."""

    async def scene(house: House) -> None:
        place = await table(house)
        guests = {1: await comes(place, "Ann"), 2: await comes(place, "Ben")}
        await forge(house, place, lambda event: other_seed(event, committed=committed))
        guests = {seat: await comes(place, "", seat=seat) for seat in guests}
        await place.host("start")
        if committed:  # programs notice, and reveal nothing
            await house.passes(21)
            assert guests[1]._faults or guests[2]._faults
            for guest in guests.values():
                guest._faults.clear()
            return
        for guest in guests.values():
            await guest.until(playing)
        await play_on(guests, random.Random(1))
        told = await house.get(f"{place.path}/fairness")
        assert (told["verified"], told["checks"]["commitment"]) == (False, False)
        assert pledges(place)[1].faults(1, told["seed"])

    play_on_disk(scene)
