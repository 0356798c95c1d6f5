"""Who sits where, and with which keys: the two change hands together, one change at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from lynxdeck.server.journal import Command
from lynxdeck.server.keyring import Keyring
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.commands import Events
from lynxdeck.table.table import Table

Keys = Sequence[str]
"""Those that somebody shows."""


class Claimed(NamedTuple):
    """A seat that somebody has just taken."""

    seat: int
    key: str


class Seating:
    """The seats of one table and their keys.

    Whoever asks may have waited for somebody else's change: so rights are asked for again when it
    is their turn.
    """

    def __init__(
        self,
        table: Table,
        keyring: Keyring,
        act: Callable[[Command], Awaitable[int]],
        *,
        now: Callable[[], int],
        send_away: Callable[[int], None],
    ) -> None:
        self._table = table
        self._keyring = keyring
        self._act = act
        self._now = now
        self._send_away = send_away
        """Lets the devices of a seat go."""
        self._lock = asyncio.Lock()

    async def claim(
        self, *, name: str, seat: int | None, contribution: str, fair: bool = False
    ) -> Claimed:
        """Take a free seat."""
        async with self._lock:
            (sat,) = commands.sit(self._table, seat, name, contribution, fair=fair)
            assert isinstance(sat, ev.Seated)
            key, entry = await self._keyring.cut(sat.seat)
            # A bot may have come meanwhile; then nobody has heard of this key.
            await self._act(
                lambda table: commands.sit(table, sat.seat, name, contribution, fair=fair)
            )
            self._keyring.add(entry)
            return Claimed(sat.seat, key)

    async def empty(self, seat: int) -> None:
        """Send somebody away before the start; the seat's keys open nothing any more."""
        async with self._lock:  # whoever sits down there next keeps the new key
            await self._act(lambda table: commands.free(table, seat))
            await self._drop_keys(seat)

    async def leave(self, seat: int, shown: Keys) -> None:
        """Somebody leaves for good before the start, or to a stand-in after it."""
        freed = False

        def command(table: Table) -> Events:
            nonlocal freed
            self._keyring.check_seat(shown, seat)
            events = commands.leave(table, seat)
            freed = any(isinstance(event, ev.Freed) for event in events)
            return events

        async with self._lock:
            await self._act(command)
            if freed:
                await self._drop_keys(seat)

    async def _drop_keys(self, seat: int) -> None:
        await self._keyring.drop(seat)
        self._send_away(seat)

    async def revoke(self, seat: int, check: Callable[[], None]) -> str:
        """Give a seat a new key, and tell the table; `check` refuses who may not ask for it."""
        async with self._lock:
            check()
            commands.revoke(self._table, seat)
            key = await self._keyring.replace(seat)
            self._send_away(seat)
            await self._act(lambda table: commands.revoke(table, seat))
            return key

    async def lend(self, seat: int, shown: Keys) -> tuple[str, int]:
        """A one-time key for a second device, and until when it is good."""
        async with self._lock:
            self._keyring.check_seat(shown, seat)
            return await self._keyring.lend(seat, self._now())

    async def redeem(self, key: str) -> tuple[int, str]:
        """Use a one-time key: the seat, and this device's own key for it."""
        async with self._lock:
            return await self._keyring.redeem(key, self._now())
