"""What goes on at a table by itself, where it is ours: bots, clocks, deals, and bells."""

from lynxdeck.server.agenda import GAME, Errand
from lynxdeck.server.audience import Audience
from lynxdeck.server.bells import Call
from lynxdeck.server.dealer import Dealer
from lynxdeck.server.driver import Driver
from lynxdeck.server.journal import Command, Deed, Journal, Reply, unstored
from lynxdeck.server.programs import Programs
from lynxdeck.server.services import Services
from lynxdeck.server.store import GUEST, Owner
from lynxdeck.table.commands import Events
from lynxdeck.table.table import PLAYING, Table


class Stewards:
    """The driver and the dealer of a table, and whoever rings for people who are away."""

    __slots__ = (
        "_audience", "_dealer", "_journal", "_programs", "_services", "_table", "_waited_for",
        "driver",
    )  # fmt: skip

    def __init__(
        self,
        table: Table,
        journal: Journal,
        services: Services,
        *,
        audience: Audience,
        programs: Programs,
    ) -> None:
        self._table = table
        self._journal = journal
        self._services = services
        self._audience = audience
        self._programs = programs
        self._waited_for = self._person()
        """Who has been called already, or was before the table came into memory."""
        self.driver = Driver(
            table,
            self._ask,
            services.thinkers,
            now=services.now,
            ids=services.ids,
            missing=audience.missing_since,
            errand=self._errand,
            away_ms=services.settings.away_seconds * 1000,
        )
        self._dealer = Dealer(
            table,
            self._ask,
            here=programs.here,
            draw=services.ids.draw,
            wait_s=services.settings.reveal_seconds,
        )
        if not self.ours:
            self.stop()

    @property
    def ours(self) -> bool:
        """Whether this process does what nobody asks for in person."""
        return self._journal.owner != GUEST

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks."""
        return self.driver.thinking

    @property
    def dealing(self) -> bool:
        """Whether a start is under way."""
        return self._dealer.dealing

    def take_over(self, owner: Owner) -> None:
        """The table is ours from now on."""
        if not self._journal.broken and owner != self._journal.owner:
            self._journal.owner = owner
            self.driver.begin()
            self._dealer.begin()

    def let_go(self) -> None:
        """The table is not ours any more."""
        self._journal.owner = GUEST
        self.stop()

    def stop(self) -> None:
        """Wait for nobody any more."""
        self.driver.stop()
        self._dealer.stop()

    def go_on(self) -> None:
        """See what the table waits for."""
        self.driver.go_on()
        if self._table.status != PLAYING:
            self._dealer.go_on()
        self._call()

    def _ask(self, command: Command, reply: Reply) -> None:
        """Let something happen that nobody has asked for, if it is still ours to do so."""

        def guarded(table: Table) -> Events | Deed:
            if not self.ours:
                return []
            if not self._services.store.leased:
                raise unstored()
            return command(table)

        self._journal.ask(guarded, reply)

    def _errand(self) -> Errand:
        """On whose account bots think here; who plays without a socket waits for them too."""
        errand = self._audience.errand(self._table.name)
        return errand._replace(kind=GAME) if self._programs.here() else errand

    def _person(self) -> tuple[int, int] | None:
        """Whom the table waits for, if it is a person: in which game, and at which seat."""
        ask = self._table.ask()
        return (len(self._table.games), ask.seat) if ask and ask.who == "person" else None

    def _call(self) -> None:
        """Tell somebody who is away that it is their turn; not who has decided just before."""
        bells = self._services.bells
        if bells is None:
            return
        before, self._waited_for = self._waited_for, self._person()
        person = self._waited_for
        if person is None or person == before or not self.ours:
            return
        seat = person[1]
        if not self._audience.devices(seat):
            sitting = self._table.seats[seat - 1].sitting
            bells.ring(Call(self._table.name, self._table.setup.game, seat, sitting))
