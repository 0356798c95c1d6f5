"""Who goes first is decided by hand: a loop whose time stands still, and a store that waits."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, NamedTuple, TypeVar

from lynxdeck.server.store import Done, Key, Page, Row, StoreError, Taken
from lynxdeck.table import events as ev
from tests.server.memory_database import MemoryDatabase
from tests.server.memory_store import MemoryStore

T = TypeVar("T")


class StillLoop(asyncio.SelectorEventLoop):
    """No timer ever fires, and so nothing happens that was not let through."""

    def time(self) -> float:
        """Always the same."""
        return 0.0

    def do(self, call: Callable[[], T]) -> T:
        """Do something at once, in the loop."""

        async def whole() -> T:
            return call()

        return self.run_until_complete(whole())

    def settle(self) -> None:
        """Let everybody run until all wait for the store."""
        self.run_until_complete(self._settle())

    async def _settle(self) -> None:
        await asyncio.sleep(0)
        while self._ready:  # type: ignore[attr-defined]
            await asyncio.sleep(0)


class Gate(NamedTuple):
    """Something that the store was asked for."""

    what: str
    open: Callable[[], None]


class Shared(MemoryDatabase):
    """What outlives a crash, and what a test remembers of it."""

    def __init__(self) -> None:
        super().__init__()
        self.history: list[ev.Event] = []
        """Every event as it was committed; nothing of it is rewritten."""
        self.ever: list[Key] = []
        """Every key that was ever stored."""


class GatedStore(MemoryStore):
    """A store at which everything waits until the schedule lets it through, in any order."""

    shelf: Shared

    def __init__(self, shelf: Shared) -> None:
        super().__init__(shelf)
        self.gates: list[Gate] = []

    @property
    def shared(self) -> bool:
        """One process at a time has it, though it crashes now and then."""
        return False

    def append(self, page: Page, done: Done) -> None:
        """A page that waits."""
        self.gates.append(Gate("append", lambda: self._commit_one(page, done)))

    def _commit_one(self, page: Page, done: Done) -> None:
        outcome: StoreError | None = None
        try:
            self._write(page)
        except StoreError as fault:
            outcome = fault
        else:
            self.shelf.history += [ev.decode(payload) for _, payload in page.lines]
            self.shelf.ever += page.keys.add if page.keys else ()
        done(outcome)

    async def take(self, table: str) -> Taken | None:
        """A table, when it is let through."""
        return await self._turn("take", lambda: MemoryStore.take(self, table))

    async def find_invite(self, invite_hash: bytes) -> str | None:
        """Where an invite leads, when it is let through."""
        return await self._turn("find", lambda: MemoryStore.find_invite(self, invite_hash))

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Wipe something, when it is let through."""
        await self._turn("rewrite", lambda: MemoryStore.rewrite(self, rows))

    async def _turn(self, what: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        turn = asyncio.get_running_loop().create_future()
        # A crash may have cancelled who waits.
        self.gates.append(Gate(what, lambda: None if turn.done() else turn.set_result(None)))
        await turn
        return await work()


class Asked(NamedTuple):
    """A request under way."""

    what: str
    task: asyncio.Task[Any]
    told: Callable[[Any, int], None]
    """What the model makes of the answer, and of the event it stands after."""


def begin(loop: StillLoop, work: Awaitable[Any]) -> asyncio.Task[Any]:
    """Let somebody ask for something."""

    async def whole() -> Any:
        return await work

    return loop.create_task(whole())
