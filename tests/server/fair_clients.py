"""People whose programs take part in fair deals, and one that promises and keeps silent."""

from typing import Any

from lynxdeck.table.dealing import Dealing
from tests.pledge import Answer, Pledge
from tests.server.guest import Guest
from tests.server.house import House, Place


class Stubborn(Pledge):
    """Promises, and then says nothing, until it relents."""

    relents = False

    def answer(self, **shown: Any) -> Answer | None:
        answer = super().answer(**shown)
        return answer if answer and (self.relents or answer.kind == "promise") else None


async def comes(
    place: Place, name: str, pledge: type[Pledge] = Pledge, *, seat: int | None = None
) -> Guest:
    """Somebody sits down with a program of today, or comes back to a seat."""
    known = seat is not None
    number = seat or await place.claim(name, fair=True)
    guest = await place.house.connect(place.name)
    guest.pledge = pledges(place).setdefault(number, pledge(place.name, number))
    await guest.join(number, key=place.keys[number])
    if not known:
        await guest.until(lambda g: g.info["deal"]["promises"][number - 1])
    return guest


def deal_of(place: Place) -> Dealing:
    """The deal that the table prepares, or the one being played."""
    deal = place.room.table.deal
    assert deal is not None
    return deal


def pledges(place: Place) -> dict[int, Pledge]:
    """What each program keeps on its device."""
    kept: dict[int, Pledge] = vars(place).setdefault("kept", {})
    return kept


def relent(place: Place, seat: int) -> None:
    """A stubborn program reveals after all."""
    stubborn = pledges(place)[seat]
    assert isinstance(stubborn, Stubborn)
    stubborn.relents = True


async def table(house: House, *, seats: int = 2, **wish: Any) -> Place:
    return await house.make("push", seats=seats, persons=[], **wish)


def playing(guest: Guest) -> bool:
    return bool(guest.info["status"] == "playing")


async def prepared(guest: Guest, game: int) -> None:
    """Wait until the deal of this game is prepared and promised."""
    await guest.until(lambda g: g.info["deal"]["game_number"] == game)


async def voided(guest: Guest, times: int) -> None:
    """Wait until so many deals became void."""
    await guest.until(lambda g: len(g.events("void")) == times)


def parts(guest: Guest) -> list[str]:
    words = guest.info["deal"]["terms"].split(" parts=")[1].split(",")
    return [word.partition(":")[0] for word in words]
