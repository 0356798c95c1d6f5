"""Who asks over HTTP: keys, address, and what the answer sets besides its body."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import ParamSpec, TypeVar

from msgspec import Struct

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.limits import Visitor
from lynxdeck.server.offload import VISITORS, Full
from lynxdeck.server.play.access import PointOfView, look, read_wish
from lynxdeck.server.play.journal import Command, Deed
from lynxdeck.server.play.room import Room
from lynxdeck.server.store import Row
from lynxdeck.server.tables.tables import Tables
from lynxdeck.table.commands import Events
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(frozen=True)
class Plain:
    """A body that is text of some kind, not JSON."""

    kind: str


Body = type[Struct] | Plain
"""What a request takes or gives."""


@dataclass
class ApiRequest:
    tables: Tables
    base: str
    """The address that links begin with."""
    keys: list[str]
    query: Mapping[str, str]
    address: str
    """Where it comes from, as limits count it."""
    visitor: Visitor
    """Who pays for what it takes."""
    wait_to_make: Callable[[], int]
    """Seconds until this address may make one more table; 0: now, and this was it."""
    cookies: list[tuple[str, str, str]] = field(default_factory=list)
    """Keys to keep on the device: table, name, key."""
    filename: str = ""
    """What a download is called."""

    def give_key(self, table: str, name: str, key: str) -> None:
        self.cookies.append((table, name, key))

    def download(self, name: str) -> None:
        self.filename = name

    async def offload(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        try:
            done, took = await VISITORS.do(self.visitor, partial(work, *args, **more))
        except Full:
            self.tables.notices.bites("slow work")
            raise
        self.visitor.pay_offloaded(self.tables.loop.time(), took)
        return done

    def limit_tables(self) -> None:
        if not self.tables.has_room():
            self.tables.notices.bites("tables in memory")
            raise too_many("This server has no room for another table now.", wait_s=60)
        wait = self.wait_to_make()
        if wait:
            self.tables.notices.bites("tables of an address")
            raise too_many("Too many tables from this address: wait a while.", wait_s=wait)

    async def at(self, table: str) -> Room:
        """A table; that somebody asks there shows the host's presence, if it is the host."""
        room = await self.tables.room(table, self.visitor)
        room.greet(self.keys)
        return room

    async def log(self, table: str) -> list[Row]:
        return await self.tables.log(table, self.visitor)

    async def hosted(self, table: str) -> Room:
        room = await self.at(table)
        room.check_host(self.keys)
        return room

    async def kept(self, table: str) -> Room:
        """A table that the caller may keep going: as the host, or seated while the host is away."""
        room = await self.at(table)
        room.check_keeper(self.keys)
        return room

    async def seated(self, table: str, seat: int) -> Room:
        room = await self.at(table)
        room.keyring.sitting(self.keys, seat)
        room.programs.hear_of([seat])
        return room

    async def act_at(self, room: Room, seat: int, command: Command) -> int:
        """Let something happen at the caller's seat, if it still is when it is their turn."""
        return await room.journal.act(
            in_turn(lambda: room.keyring.sitting(self.keys, seat), command)
        )

    async def act_as_host(self, room: Room, command: Command) -> int:
        return await room.journal.act(in_turn(lambda: room.check_host(self.keys), command))

    async def keep_going(self, room: Room, command: Command) -> int:
        return await room.journal.act(in_turn(lambda: room.check_keeper(self.keys), command))

    def look(self, room: Room, text: str, game: Dealt | None = None) -> PointOfView:
        wish, who = read_wish(text, room.table.setup.seats), room.keyring.rights(self.keys)
        room.programs.hear_of(who.seats)
        return look(room.table, who, wish, game)


def in_turn(check: Callable[[], object], command: Command) -> Command:
    """A command that asks for the caller's rights again when its turn comes."""

    def guarded(table: Table) -> Events | Deed:
        check()
        return command(table)

    return guarded


def too_many(sentence: str, *, wait_s: int) -> Refusal:
    return Refusal("too-many", sentence, arguments={"seconds": wait_s})
