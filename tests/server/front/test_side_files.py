"""What lies next to a store may be spoilt: that costs its own content, and never the start."""

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from lynxdeck.server.ops.storage import PUSH_KEY
from tests.server.front.conftest import visit
from tests.server.front.process import Start

FILES = ("daily.db", PUSH_KEY, "lynxdeck.db.lock")
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
CASES = [
    pytest.param(name, spoil, marks=[] if (n + len(name)) % 3 == 0 else pytest.mark.long)
    for name in FILES
    for n, spoil in enumerate(KINDS)
]


@pytest.mark.promise("files-private")
@pytest.mark.parametrize(("name", "spoil"), CASES)
def test_a_spoilt_side_file_keeps_nobody_from_playing(
    name: str, spoil: object, start: Start, tmp_path: Path
) -> None:
    async def seen(world: object) -> int:
        async with world.client.get(f"{world.base}/api/v1/tables/{made['table']}") as got:  # type: ignore[attr-defined]
            return int(got.status)

    async def make(world: object) -> dict[str, str]:
        wish = {"game": "push", "seats": 2, "bots": {"2": "easy"}}
        async with world.client.post(f"{world.base}/api/v1/tables", json=wish) as got:  # type: ignore[attr-defined]
            return dict(await got.json())

    data = tmp_path / "data"
    first = start(data=data, **CONTACT)
    made = visit(first.base, make)
    first.stop()
    assert callable(spoil)
    spoil(data / name)
    again = start(data=data, **CONTACT)
    assert visit(again.base, seen) == 200
    assert "Traceback" not in again.err
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    again.stop()
    third = start(data=data, **CONTACT)  # what was set aside is set aside once
    assert "aside" not in third.err
