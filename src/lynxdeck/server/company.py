"""All who think for tables: the house's processes, and one for each program of the host's."""

from collections.abc import Iterator
from functools import partial

from lynxdeck.bots.offers import Offer
from lynxdeck.server.agenda import LONGEST_S, Errand, Item
from lynxdeck.server.bus.ears import Ears
from lynxdeck.server.desk import work, work_with
from lynxdeck.server.far.desks import FarDesks
from lynxdeck.server.guest import Terms
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import EventStore
from lynxdeck.server.thinkers import Thinkers, Ticket
from lynxdeck.server.thought import Thought

MEGABYTE = 1_048_576


class House(Thinkers):
    """The house's bots: the levels, and what the host offers of ours."""

    def __init__(self, settings: Settings) -> None:
        house = offered(settings)
        super().__init__(settings.bot_workers or None, partial(work, offered=house))
        self._searching = {name for name, spec in house.items() if spec.startswith("search")}

    def cost(self, level: str) -> float | None:
        """A search takes as long as the strongest level, or longer."""
        return LONGEST_S if level in self._searching else None


class Company(House):
    """The house's bots; what a table asks of a program goes to that program's own process.

    So nobody else's bot waits for one that is slow, and one that dies takes nobody along.
    """

    def __init__(self, settings: Settings, desks: FarDesks | None = None) -> None:
        super().__init__(settings)
        self._away = desks
        if desks is not None:
            self.far, self.far_figures = desks.desks, desks.figures
        self._elsewhere = settings.thinking == "elsewhere"
        if self._elsewhere:
            self.size = 0
        offers = settings.offers.values()
        self._guests = {
            offer.name: Thinkers(1, partial(work_with, terms=_terms(offer, settings)))
            for offer in offers
            if offer.outside
        }

    def open(self) -> None:
        """Start all processes, and look for others' that think."""
        for one in self._all():
            Thinkers.open(one)
        if self._away:
            self._away.begin(self)

    def close(self) -> None:
        """Send all home; programs end with the process that asked them."""
        if self._away:
            self._away.close()
        for one in self._all():
            Thinkers.close(one)

    def ask(self, thought: Thought, errand: Errand) -> Ticket:
        """Have something thought about by whoever plays under that name."""
        guest = self._guests.get(thought.level)
        return guest.ask(thought, errand) if guest else super().ask(thought, errand)

    def lines(self) -> list[str]:
        """Say if bots wait for somebody who thinks."""
        alone = self._elsewhere and not self.far_figures.workers
        return ["bots: nobody thinks: start lynxdeck think"] if alone else []

    def _moved(self, item: Item) -> None:
        if self._away:
            self._away.moved(item)
        super()._moved(item)

    def _all(self) -> Iterator[Thinkers]:
        yield self
        yield from self._guests.values()


def offered(settings: Settings) -> dict[str, str]:
    """The bots of ours that are offered beside the levels, and what plays under each name."""
    offers = settings.offers.values()
    return {offer.name: offer.spec for offer in offers if not offer.outside}


def company_of(settings: Settings, store: EventStore, bus: Ears | None) -> Company:
    """All who think for a server; where a store is shared, also those at other processes."""
    if bus is None:
        return Company(settings)
    from lynxdeck.server.store.postgres import PostgresQueue, PostgresStore

    assert isinstance(store, PostgresStore)
    queue = PostgresQueue(settings.store)
    return Company(settings, FarDesks(queue, bus, lambda: store.process, offered(settings)))


def _terms(offer: Offer, settings: Settings) -> Terms:
    return Terms(offer, float(settings.bot_seconds), settings.bot_megabytes * MEGABYTE)
