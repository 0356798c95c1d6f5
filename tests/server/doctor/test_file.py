"""`lynxdeck doctor`: what is wrong with a server and the file of its tables, and what to do."""

import asyncio
import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lynxdeck.cli import run
from lynxdeck.server.ops import doctor
from lynxdeck.server.ops.doctor import Diagnosis
from lynxdeck.server.store.files import in_use
from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.doctor.asking import asked, levels, told_of

MB = 1 << 20


def test_a_healthy_store_is_told_so_and_left_as_it_is(
    stopped: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = stopped / "lynxdeck.db"
    before = {file.name: file.read_bytes() for file in stopped.iterdir() if file.suffix != ".lock"}
    status, told = asked(capsys, "--data", str(stopped))
    assert (status, told["healthy"]) == (0, True)
    assert {one["area"] for one in told["findings"]} == {"config", "store", "clock", "limits"}
    assert run(["doctor", "--data", str(stopped)]) == 0
    assert f"{path} is whole." in capsys.readouterr().out
    for name, content in before.items():
        assert (stopped / name).read_bytes() == content


def test_a_folder_of_another_user_is_named(
    stopped: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And all the rest is looked at."""
    path = stopped / "lynxdeck.db"
    free = Path.stat

    def locked(file: Path, **how: bool) -> os.stat_result:
        if file.parent == stopped:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
        return free(file, **how)

    monkeypatch.setattr(Path, "stat", locked)
    status, told = asked(capsys, "--data", str(stopped))
    assert status == 1
    [wrong] = [one for one in told["findings"] if one["level"] == "wrong"]
    assert wrong["sentence"] == f"{path} cannot be read: Permission denied."
    assert {one["area"] for one in told["findings"]} == {"config", "store", "clock", "limits"}


def test_a_store_in_use_is_looked_at_beside_the_server(stopped: Path) -> None:
    path = stopped / "lynxdeck.db"

    async def scene() -> list[Diagnosis]:
        opened = SqliteStore(path)
        await opened.open()
        try:
            return await asyncio.to_thread(lambda: [*doctor.check_file(path, lambda *_: None)])
        finally:
            await opened.close()

    found = asyncio.run(scene())
    assert levels(found) == {"fine"}
    assert "in use by a server" in found[0].sentence
    assert not in_use(path)


@pytest.mark.promise("damage-contained")
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        ("UPDATE log SET payload = x'00' WHERE table_id = 1 AND n = 3", "event 3 is not as it was"),
        ("DELETE FROM log WHERE table_id = 1 AND n = 3", "event 3 is missing"),
        ("UPDATE tables SET summary = x'7b7d' WHERE id = 1", "listed is not as it was written"),
        ("UPDATE keys SET seat = 2 WHERE seat = 1", "a key is not as it was written"),
        ("DELETE FROM log WHERE table_id = 1", "its events are gone"),
    ],
)
def test_damage_is_told_with_its_table_and_what_to_do(
    stopped: Path, capsys: pytest.CaptureFixture[str], spoil: str, told: str
) -> None:
    with closing(sqlite3.connect(stopped / "lynxdeck.db", isolation_level=None)) as connection:
        names = dict(connection.execute("SELECT id, name FROM tables"))
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(spoil)
    status, found = asked(capsys, "--data", str(stopped))
    assert (status, found["healthy"]) == (1, False)
    bad = [one for one in found["findings"] if one["level"] == "wrong"]
    assert any(told in one["sentence"] and names[1] in one["sentence"] for one in bad), bad
    assert all(one["area"] == "store" and one["advice"] for one in bad)


def test_a_file_that_is_no_database_is_told(
    stopped: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (stopped / "lynxdeck.db").write_bytes(b"not a database" * 1000)
    status, found = asked(capsys, "--data", str(stopped))
    assert status == 1
    assert any("restore a backup" in one["sentence"] for one in found["findings"])


def test_files_that_others_may_read_and_a_disk_without_room_are_told(
    stopped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (stopped / "lynxdeck.db").chmod(0o644)
    (told,) = [one for one in doctor._files(stopped / "lynxdeck.db") if "Others" in one.sentence]
    assert "lynxdeck.db, where cards are" in told.sentence
    usage = shutil.disk_usage(stopped)
    for free, level in ((50, {"wrong"}), (500, {"mind"}), (5000, set())):
        monkeypatch.setattr(
            shutil, "disk_usage", lambda _, free=free: usage._replace(free=free * MB)
        )
        assert levels(doctor._space(stopped)) == level


def test_a_setting_that_is_refused_does_not_hide_the_rest(
    stopped: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LYNXDECK_PORT", "many")
    (stopped / "lynxdeck.db").chmod(0o644)
    status, found = asked(capsys, "--data", str(stopped))
    assert status == 1
    told = [one["sentence"] for one in found["findings"] if one["level"] == "wrong"]
    assert "LYNXDECK_PORT" in told[0]
    assert len(told) == 2


def test_a_folder_that_is_named_goes_before_variables(
    stopped: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LYNXDECK_STORE", "postgresql://127.0.0.1:1/cards")
    monkeypatch.setenv("LYNXDECK_BUS", "redis://127.0.0.1:1")
    status, told = asked(capsys, "--data", str(stopped))
    assert status == 0
    assert not told_of(told, "bus")


def test_a_file_in_place_of_a_folder_is_told(
    stopped: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = asked(capsys, "--data", str(stopped / "lynxdeck.db"))
    assert status == 1
    (found,) = told_of(told, "store")
    assert found["sentence"].endswith("lynxdeck.db is a file: tables are in a folder.")
    assert found["advice"].endswith(f"{stopped}.")


def test_addresses_that_make_no_sense_are_not_repeated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    near = ["--store", "postgresql://ann:hidden@127.0.0.1:1/cards"]
    status, told = asked(capsys, *near, "--bus", "http://:hidden@cache.example")
    assert status == 1
    assert told_of(told, "config")[0]["level"] == "wrong"
    assert told_of(told, "store")[0]["level"] == "wrong"  # it is looked at all the same
    assert not told_of(told, "bus")
    assert "hidden" not in str(told)
    folder = ["--data", str(tmp_path)]
    status, told = asked(capsys, *folder, "--store", "mysql://ann:hidden@db.example/cards")
    assert status == 1
    assert "hidden" not in str(told)
