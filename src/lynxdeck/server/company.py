"""All who think for tables: the house's processes, and one for each program of the host's."""

from collections.abc import Iterator
from functools import partial

from lynxdeck.bots.offers import Offer
from lynxdeck.server.agenda import LONGEST_S, Errand
from lynxdeck.server.desk import work, work_with
from lynxdeck.server.guest import Terms
from lynxdeck.server.settings import Settings
from lynxdeck.server.thinkers import Thinkers, Ticket
from lynxdeck.server.thought import Thought

MEGABYTE = 1_048_576


class Company(Thinkers):
    """The house's bots; what a table asks of a program goes to that program's own process.

    So nobody else's bot waits for one that is slow, and one that dies takes nobody along.
    """

    def __init__(self, settings: Settings) -> None:
        offers = settings.offers.values()
        house = {offer.name: offer.spec for offer in offers if not offer.outside}
        super().__init__(settings.bot_workers or None, partial(work, offered=house))
        self._guests = {
            offer.name: Thinkers(1, partial(work_with, terms=_terms(offer, settings)))
            for offer in offers
            if offer.outside
        }
        self._searching = {name for name, spec in house.items() if spec.startswith("search")}

    def open(self) -> None:
        """Start all processes."""
        for one in self._all():
            Thinkers.open(one)

    def close(self) -> None:
        """Send all home; programs end with the process that asked them."""
        for one in self._all():
            Thinkers.close(one)

    def ask(self, thought: Thought, errand: Errand) -> Ticket:
        """Have something thought about by whoever plays under that name."""
        guest = self._guests.get(thought.level)
        return guest.ask(thought, errand) if guest else super().ask(thought, errand)

    def cost(self, level: str) -> float | None:
        """A search takes as long as the strongest level, or longer."""
        return LONGEST_S if level in self._searching else None

    def _all(self) -> Iterator[Thinkers]:
        yield self
        yield from self._guests.values()


def _terms(offer: Offer, settings: Settings) -> Terms:
    return Terms(offer, float(settings.bot_seconds), settings.bot_megabytes * MEGABYTE)
