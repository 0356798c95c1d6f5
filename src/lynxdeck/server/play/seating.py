"""Who sits where, who is the host, and with which keys: all of it changes in one order.

Each change is one command of the table's journal: judged when its turn comes, by the rights that
hold then, and stored with its keys in one commit. So there is no moment at which a seat is one
person's and its keys another's, and a crash leaves both as they were or both changed.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeVar

from lynxdeck.server.keyring import HOST, Keyring, hashed
from lynxdeck.server.play.journal import Command, Deed
from lynxdeck.server.store import KeyChange
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.commands import Events
from lynxdeck.table.table import Table

T = TypeVar("T")
Keys = Sequence[str]
"""Keys that a client shows."""
Check = Callable[[], object]
"""Refuses who may not ask for it; asked when its turn comes."""


class Claimed(NamedTuple):
    seat: int
    key: str


class Seating:
    __slots__ = ("_act", "_keyring", "_now")

    def __init__(
        self,
        keyring: Keyring,
        act: Callable[[Command], Awaitable[int]],
        *,
        now: Callable[[], int],
    ) -> None:
        self._keyring = keyring
        self._act = act
        self._now = now

    async def claim(
        self,
        *,
        name: str,
        seat: int | None,
        fair: bool = False,
        face: int | None = None,
        shown: Keys = (),
    ) -> Claimed:
        def change(table: Table) -> tuple[Claimed, Deed]:
            host = self._keyring.rights(shown).host
            (sat,) = commands.sit(table, seat, name, fair=fair, host=host, face=face)
            assert isinstance(sat, ev.Seated)
            key, entry = self._keyring.cut(sat.seat, table.n + 1)
            keys = KeyChange([entry], self._keyring.of_seat(sat.seat))
            return Claimed(sat.seat, key), Deed([sat], keys)

        return await self._do(change)

    async def empty(self, seat: int, check: Check) -> str:
        """Send somebody away before the start; as in `leave`."""

        def change(table: Table) -> tuple[str, Deed]:
            check()
            return self._freed(table, seat, commands.free(table, seat))

        return await self._do(change)

    async def leave(self, seat: int, shown: Keys) -> str:
        """Somebody leaves for good before the start, or to a stand-in after it.

        Who was the host by this seat gets a host's key for it, all others an empty text.
        """

        def change(table: Table) -> tuple[str, Deed]:
            self._keyring.sitting(shown, seat)
            return self._freed(table, seat, commands.leave(table, seat))

        return await self._do(change)

    def _freed(self, table: Table, seat: int, events: Events) -> tuple[str, Deed]:
        if not any(isinstance(event, ev.Freed) for event in events):
            return "", Deed(events)
        gone = self._keyring.of_seat(seat)
        if seat != table.host_seat:
            return "", Deed(events, KeyChange(drop=gone))
        key, entry = self._keyring.cut(0, table.hosting, HOST)
        return key, Deed(events, KeyChange([entry], gone))

    async def revoke(self, seat: int, check: Callable[[], bool]) -> str:
        """Give a seat a new key, and tell the table; `check` says whether the host asks."""

        def change(table: Table) -> tuple[str, Deed]:
            by_host = check()
            events = commands.revoke(table, seat, by_host=by_host)
            key, entry = self._keyring.cut(seat, table.n + 1)
            gone = self._keyring.of_seat(seat)
            if seat == table.host_seat:  # a holder of these keys could ask for the host's
                gone += self._keyring.of_host()
            return key, Deed(events, KeyChange([entry], gone))

        return await self._do(change)

    async def lend(self, seat: int, shown: Keys) -> tuple[str, int]:
        def change(_: Table) -> tuple[tuple[str, int], Deed]:
            key, entry, keys = self._keyring.lend(shown, seat, self._now())
            return (key, entry.expires or 0), Deed([], keys)

        return await self._do(change)

    async def redeem(self, link: str) -> Claimed:
        """Use a one-time key: the seat, and this device's own key for it."""

        def change(_: Table) -> tuple[Claimed, Deed]:
            key, entry, keys = self._keyring.redeem(link, self._now())
            return Claimed(entry.seat, key), Deed([], keys)

        return await self._do(change)

    # --- the host -----------------------------------------------------------------------------

    async def give_host(self, seat: int, check: Check) -> None:
        """Make somebody the host; the keys of the one until now open nothing any more."""
        await self._act(lambda table: self.hosted(table, seat, check))

    def hosted(self, table: Table, seat: int, check: Check) -> Deed:
        """The same, as a command of the journal."""
        check()
        return Deed(commands.give_host(table, seat), KeyChange(drop=self._keyring.of_host()))

    async def host_key(self, check: Check) -> str:
        def change(table: Table) -> tuple[str, Deed]:
            check()
            self._keyring.check_room(0)
            key, entry = self._keyring.cut(0, table.hosting, HOST)
            return key, Deed([], KeyChange([entry]))

        return await self._do(change)

    async def invite(self, invite: str, check: Check) -> None:
        def change(_: Table) -> tuple[None, Deed]:
            check()
            return None, Deed([], KeyChange(invite=hashed(invite)))

        await self._do(change)

    async def _do(self, change: Callable[[Table], tuple[T, Deed]]) -> T:
        """Have something changed in its turn, and stored; what the caller gets."""
        answers: list[T] = []

        def command(table: Table) -> Deed:
            answer, deed = change(table)
            answers.append(answer)
            return deed

        await self._act(command)
        return answers[-1]
