"""What every table has of its own: there are thousands, and none stays in the processor's cache."""

from collections.abc import Iterator

import pytest

from lynxdeck.server.play.room import Room
from lynxdeck.server.play.services import Services
from lynxdeck.server.tables.tables import Tables
from tests.server.conftest import Play
from tests.server.house import House


@pytest.mark.parametrize("game", ["linko", "push"])
def test_nothing_that_a_table_has_alone_keeps_a_dictionary_beside_it(play: Play, game: str) -> None:
    """Each would be one more place to fetch for every decision: a tenth of its time in all."""

    async def scene(house: House) -> None:
        places = [await house.make(game, seats=2), await house.make(game, seats=2)]
        for place in places:
            guests = await place.begun()
            asked = next(guest for guest in guests.values() if guest.view["legal"])
            await asked.done(asked.view["legal"][0])
        one, other = (belongings(place.room) for place in places)
        alone = [one[at] for at in one.keys() - other.keys()]
        names = {type(thing).__name__ for thing in alone}
        assert {"Room", "Table", "Watch", "Journal", "Audience", "Transcript", "Driver"} <= names
        assert not {type(thing).__name__ for thing in alone if hasattr(thing, "__dict__")}

    play(scene)


def belongings(room: Room) -> dict[int, object]:
    """All of ours that can be reached from a table, but for what all tables share."""
    found: dict[int, object] = {}
    waiting: list[object] = [room]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, Services | Tables) or id(thing) in found:
            continue
        if type(thing).__module__.startswith("lynxdeck."):
            found[id(thing)] = thing
        waiting += inside(thing)
    return found


def inside(thing: object) -> Iterator[object]:
    """What a thing of ours, or a container, holds."""
    if isinstance(thing, dict):
        yield from (*thing, *thing.values())
    elif isinstance(thing, list | tuple | set):
        yield from thing
    elif type(thing).__module__.startswith("lynxdeck."):
        slots = (name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ()))
        fields = (*slots, *getattr(thing, "__struct_fields__", ()), *getattr(thing, "__dict__", ()))
        yield from (getattr(thing, name) for name in fields if hasattr(thing, name))
