"""Somebody who looks after one table by themselves: now, in a while, or again when it failed."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

import structlog

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.journal import Command, Reply
from lynxdeck.table.table import Table

RETRY_S = 1.0

log = structlog.get_logger()


class Steward(ABC):
    """Has one timer, and an end."""

    __slots__ = ("_ask", "_stopped", "_table", "_timer")

    def __init__(self, table: Table, ask: Callable[[Command, Reply], None]) -> None:
        self._table = table
        self._ask = ask
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    @abstractmethod
    def go_on(self) -> None:
        """See what the table waits for, and do what is needed."""

    def begin(self) -> None:
        """Look after the table again, after a `stop`."""
        self._stopped = False
        self.go_on()

    def stop(self) -> None:
        """Wait for nobody any more."""
        self._stopped = True
        self._rest()

    def failed(self, fault: Exception) -> None:
        """It could not be stored, or was nonsense: try again in a while."""
        code = fault.code if isinstance(fault, Refusal) else repr(fault)
        log.warning("table.held_up", table=self._table.name, code=code)
        self._rest()
        if not self._stopped:
            self._retry()

    def _rest(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _retry(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(RETRY_S, self.go_on)
