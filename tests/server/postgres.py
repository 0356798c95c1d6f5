"""A PostgreSQL of the tests' own: in a temporary folder, behind a socket, gone at the end."""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

MISSING = "there is no PostgreSQL here: install postgresql to run this"
FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
START_S = 60
CONF = """
listen_addresses = ''
max_connections = 60
shared_buffers = 32MB
fsync = off
full_page_writes = off
autovacuum = off
log_min_messages = fatal
"""
EMPTY = """
SELECT 'TRUNCATE ' || string_agg(format('lynxdeck.%I', tablename), ', ') || ' RESTART IDENTITY'
FROM pg_tables WHERE schemaname = 'lynxdeck' AND tablename <> 'version'
"""


def program(name: str) -> str | None:
    """Where a program of PostgreSQL's is; none if it is not installed."""
    path = os.pathsep.join([*map(str, FOLDERS), os.environ.get("PATH", "")])
    return shutil.which(name, path=path)


def available() -> bool:
    """Whether the tests can have one."""
    return bool(program("initdb") and program("postgres"))


async def do(address: str, *statements: str) -> None:
    """Do something in a database behind everybody's back."""
    import asyncpg

    sql = await asyncpg.connect(address)
    try:
        for statement in statements:
            await sql.execute(statement)
    finally:
        await sql.close()


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path, *, settings: str = "") -> None:
        self.folder = folder
        self.user = ""
        if os.getuid() == 0:  # it does not run as root
            self.user = "postgres"
            owner = pwd.getpwnam(self.user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        how = ["-N", "-E", "UTF8", "--locale=C", "-A", "trust", "-U", "test"]
        self.run("initdb", "-D", self._data, *how)
        gate = folder / "data" / "pg_hba.conf"
        gate.write_text("local all locked scram-sha-256\nlocal all all trust\n")
        with (folder / "data" / "postgresql.conf").open("a") as conf:
            conf.write(f"{CONF}unix_socket_directories = '{folder}'\n{settings}")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def address(self, database: str = "postgres") -> str:
        """How to reach a database of it."""
        return f"postgresql://test@/{database}?host={self.folder}"

    def run(self, name: str, *arguments: str, check: bool = True) -> str:
        """Run one of its programs to the end; what it says."""
        done = subprocess.run(
            [*self._as_user(), str(program(name)), *arguments],
            check=False, capture_output=True, text=True, timeout=120, cwd=self.folder,
        )  # fmt: skip
        assert not check or done.returncode == 0, done.stderr
        return done.stdout

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(
            [*self._as_user(), str(program("postgres")), "-D", self._data],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder,
        )  # fmt: skip
        end = time.monotonic() + START_S
        ready = [str(program("pg_isready")), "-q", "-h", str(self.folder)]
        while subprocess.run(ready, check=False).returncode:
            assert time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.05)  # nothing tells when it is ready

    def stop(self, number: signal.Signals = signal.SIGINT) -> None:
        """End it, at once, or as a crash does: SIGQUIT."""
        if self.process is not None:
            os.kill(self.pid, number)
            self.process.wait(30)
            self.process = None

    @property
    def pid(self) -> int:
        """Of the server itself."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def make(self, database: str, template: str = "template1") -> str:
        """A new database; its address."""
        self.run("createdb", "-h", str(self.folder), "-U", "test", "-T", template, database)
        return self.address(database)

    def empty(self, address: str) -> None:
        """Leave nothing in our part of a database."""

        async def work() -> None:
            import asyncpg

            sql = await asyncpg.connect(address)
            try:
                if statement := await sql.fetchval(EMPTY):
                    await sql.execute(statement)
            finally:
                await sql.close()

        asyncio.run(work())

    def _as_user(self) -> list[str]:
        if not self.user:
            return []
        return ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"]


@contextlib.contextmanager
def cluster(*, settings: str = "", start: bool = True) -> Iterator[Cluster]:
    """One for as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="lynxdeck-postgres-"))
    try:
        one = Cluster(folder, settings=settings)
        try:
            if start:
                one.start()
            yield one
        finally:
            one.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
