"""Sees a deal through, from the host's word to the first card, whoever does not answer."""

import asyncio
from collections.abc import Callable, Collection

from lynxdeck.server.journal import Command, Reply
from lynxdeck.server.steward import Steward
from lynxdeck.table import fairly
from lynxdeck.table.commands import Draw, Events
from lynxdeck.table.table import BETWEEN, WAITING, Table


class Dealer(Steward):
    """Waits for promises and shares, each so long; what is late then is done without.

    Time is the loop's: no clock that somebody sets can shorten it. After a restart it begins anew.
    """

    __slots__ = ("_draw", "_due", "_here", "_step", "_wait_s")

    def __init__(
        self,
        table: Table,
        ask: Callable[[Command, Reply], None],
        *,
        here: Callable[[], Collection[int]],
        draw: Draw,
        wait_s: float,
    ) -> None:
        super().__init__(table, ask)
        self._here = here
        self._draw = draw
        self._wait_s = wait_s
        self._step: tuple[str, bool] | None = None
        """Which deal it waits for, and whether that is sealed."""
        self._due = 0.0

    @property
    def dealing(self) -> bool:
        """Whether a start is under way."""
        deal = self._table.deal
        return deal is not None and deal.starting and self._table.status in (WAITING, BETWEEN)

    def go_on(self) -> None:
        """See what the deal waits for, and do what is needed."""
        if self._timer:
            self._rest()
        deal = self._table.deal
        if self._stopped or deal is None or not self.dealing:
            self._step = None
            return
        late = self._late((deal.commitment, deal.sealed))
        if late or (not deal.sealed and fairly.ready(self._table, self._here())):
            self._ask(self._command(deal.commitment, late=late), self)
        else:
            self._timer = asyncio.get_running_loop().call_at(self._due, self.go_on)

    def _late(self, step: tuple[str, bool]) -> bool:
        """Whether this step has taken as long as it may."""
        now = asyncio.get_running_loop().time()
        if step != self._step:
            self._step, self._due = step, now + self._wait_s
        return now >= self._due

    def _command(self, commitment: str, *, late: bool) -> Command:
        """Seal, or find void, the deal with this commitment, if it is still at that."""

        def command(table: Table) -> Events:
            deal = table.deal
            if deal is None or deal.commitment != commitment or not self.dealing:
                return []
            if not deal.sealed:
                return fairly.seal(table, self._here(), late=late)
            return fairly.void(table, "late", deal.waiting, self._draw) if late else []

        return command

    def done(self, n: int) -> None:
        """It happened, or is not needed any more."""
