"""Between a store and its PostgreSQL: loses what a test wants lost."""

import asyncio
import contextlib
from pathlib import Path

WRITE = b"moved AS"
"""Only the statement that writes pages has this."""


class Proxy:
    """Passes everything on; a page's statement, or the answer to it, as it is told."""

    def __init__(self, server: Path, folder: Path) -> None:
        self._server = server / ".s.PGSQL.5432"
        self._folder = folder
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self.lose = ""
        """`question`: the next bind is lost with its connection; `answer`: what is said to it."""
        self.held: list[tuple[asyncio.StreamWriter, bytes]] = []
        """Questions that were kept back, and those they are for."""
        self.hold = False
        self.away = False
        self.late = 0
        """Answers to what was kept back."""
        self.connections = 0

    @property
    def address(self) -> str:
        """How to reach it."""
        return f"postgresql://test@/lynxdeck?host={self._folder}"

    async def __aenter__(self) -> "Proxy":
        self._listening = await asyncio.start_unix_server(
            self._meet, self._folder / ".s.PGSQL.5432"
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """End all connections."""
        for writer in self._writers:
            writer.close()
        self._writers.clear()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.away:
            writer.close()
            return
        self.connections += 1
        far_reader, far_writer = await asyncio.open_unix_connection(self._server)
        self._writers += [writer, far_writer]
        talk = Talk(self, writer, far_writer)
        for work in (talk.ask(reader), talk.answer(far_reader)):
            task = asyncio.get_running_loop().create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


class Talk:
    """One connection."""

    def __init__(self, proxy: Proxy, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self._proxy = proxy
        self._near, self._far = near, far
        self._writes = False
        """Whether its last statement was one that writes pages."""
        self._deaf = False
        self._kept_back = False

    async def ask(self, reader: asyncio.StreamReader) -> None:
        """From the store to the database."""
        proxy = self._proxy
        while data := await reader.read(1 << 20):
            if self.kept:
                continue
            if self.is_page(data):
                if proxy.hold:
                    proxy.hold = False
                    proxy.held.append((self._far, data))
                    self._kept_back = True
                    continue
                if proxy.lose == "question":
                    proxy.lose = ""
                    break
                if proxy.lose == "answer":
                    proxy.lose = ""
                    self._deaf = True
            self._far.write(data)
        if not self.kept:
            self._far.close()
        self._near.close()

    @property
    def kept(self) -> bool:
        """Whether something of it is still kept back."""
        return any(far is self._far for far, _ in self._proxy.held)

    def is_page(self, data: bytes) -> bool:
        """Whether these are values for the statement that writes pages."""
        if data[:1] == b"P":
            self._writes = WRITE in data
        return data[:1] == b"B" and self._writes

    async def answer(self, reader: asyncio.StreamReader) -> None:
        """From the database to the store."""
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(1 << 20):
                self._proxy.late += self._kept_back
                if self._deaf:
                    break
                self._near.write(data)
        self._near.close()
