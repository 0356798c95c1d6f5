"""What lies next to a store may be spoilt: that costs its own content, and never the start."""

import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from lynxdeck.server.ops.storage import PUSH_KEY
from tests.server.front.conftest import World, visit
from tests.server.front.process import Process, Start

FILES = ("daily.db", PUSH_KEY, "lynxdeck.db.lock")
Spoil = Callable[[Path], None]
CONTACT = {"LYNXDECK_PUSH_CONTACT": "mailto:host@cards.example"}


def empty(file: Path) -> None:
    file.write_bytes(b"")


def garbage(file: Path) -> None:
    file.write_bytes(os.urandom(5000))


def cut(file: Path) -> None:
    whole = file.read_bytes() or b"x" * 100
    file.write_bytes(whole[: len(whole) // 2])


def folder(file: Path) -> None:
    file.unlink(missing_ok=True)
    file.mkdir()


def other(file: Path) -> None:
    """Another program's database."""
    file.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as sql:
        sql.executescript("CREATE TABLE results (colour TEXT); CREATE TABLE two (n INTEGER);")


def torn(file: Path) -> None:
    """All but the head of it is zeros."""
    whole = file.read_bytes()
    file.write_bytes(whole[:2100].ljust(len(whole), b"\0"))


KINDS = (empty, garbage, cut, folder, other, torn)
EACH = [{name: spoil} for name in FILES for spoil in KINDS]
TOGETHER = [dict(zip(FILES, kinds, strict=True)) for kinds in (KINDS[:3], KINDS[3:])]
"""Each kind once a day."""
CASES = TOGETHER + [pytest.param(one, marks=pytest.mark.long) for one in EACH]


@dataclass
class Played:
    """A folder that a server has left, and a table in it."""

    data: Path
    table: str


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    async def make(world: World) -> str:
        wish = {"game": "push", "seats": 2, "bots": {"2": "easy"}}
        async with world.client.post(f"{world.base}/api/v1/tables", json=wish) as got:
            return str((await got.json())["table"])

    data = tmp_path_factory.mktemp("played") / "data"
    server = Process(data, **CONTACT)
    try:
        return Played(data, visit(server.base, make))
    finally:
        server.stop()


@pytest.mark.promise("files-private")
@pytest.mark.parametrize(
    "spoilt",
    CASES,
    ids=lambda spoilt: ", ".join(f"{name} {spoil.__name__}" for name, spoil in spoilt.items()),
)
def test_spoilt_side_files_keep_nobody_from_playing(
    spoilt: dict[str, Spoil], played: Played, start: Start, tmp_path: Path
) -> None:
    async def seen(world: World) -> int:
        async with world.client.get(f"{world.base}/api/v1/tables/{played.table}") as got:
            return int(got.status)

    data = tmp_path / "data"
    shutil.copytree(played.data, data)
    for name, spoil in spoilt.items():
        spoil(data / name)
    again = start(data=data, **CONTACT)
    assert visit(again.base, seen) == 200
    assert "Traceback" not in again.err
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    again.stop()
    third = start(data=data, **CONTACT)  # what was set aside is set aside once
    assert "aside" not in third.err
