"""`lynxdeck doctor`: what is wrong with a server, whether it runs or not, and what to do."""

import asyncio
import json
import resource
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.cli import run
from lynxdeck.server import database_doctor, doctor, machine
from lynxdeck.server.clock import Clock
from lynxdeck.server.finding import Finding
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import Page, SqliteStore, copy, marks
from tests.server.conftest import Play
from tests.server.house import House
from tests.server.postgres import do
from tests.server.store.asking import Asker

MB = 1 << 20


def wrong(found: Any) -> list[str]:
    return [one.sentence for one in found if one.level == "wrong"]


def levels(found: Any) -> set[str]:
    return {one.level for one in found}


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, Any]:
    """The exit status, and what was found."""
    capsys.readouterr()
    status = run(["doctor", "--json", *words])
    return status, json.loads(capsys.readouterr().out)


@pytest.fixture
def stopped(play_on_disk: Play, tmp_path: Path) -> Path:
    """The folder of a server that has ended well."""

    async def scene(house: House) -> None:
        for _ in range(2):
            place = await house.make("push", seats=2, start=1)
            guests = await place.begun()
            await guests[1].done("+")

    play_on_disk(scene)
    return tmp_path


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "WATCHED_S", 0.0)
    monkeypatch.setattr(doctor, "FAR_BACK_MS", 10**15)  # tests play in the future


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


def test_a_store_in_use_is_looked_at_beside_the_server(stopped: Path) -> None:
    path = stopped / "lynxdeck.db"

    async def scene() -> list[Finding]:
        store = SqliteStore(path)
        await store.open()
        try:
            return await asyncio.to_thread(lambda: [*doctor.store(path, lambda *_: None)])
        finally:
            await store.close()

    found = asyncio.run(scene())
    assert levels(found) == {"fine"}
    assert "in use by a server" in found[0].sentence
    assert not doctor.in_use(path)


@pytest.mark.promise("damage-contained")
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        ("UPDATE log SET payload = x'00' WHERE table_id = 1 AND n = 3", "event 3 is not as it was"),
        ("DELETE FROM log WHERE table_id = 1 AND n = 3", "event 3 is missing"),
        ("DELETE FROM log WHERE table_id = 1 AND n > 3", "were acknowledged and are gone"),
        ("UPDATE tables SET summary = x'7b7d' WHERE id = 1", "listed is not as it was written"),
        ("UPDATE keys SET seat = 2 WHERE seat = 1", "a key is not as it was written"),
        ("DELETE FROM tables WHERE id = 1", "is gone"),
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
    (stopped / "lynxdeck.db").unlink()
    assert wrong(doctor.store(stopped / "lynxdeck.db", lambda *_: None))


def test_a_loss_is_told_until_it_is_accepted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "lynxdeck.db"

    async def scene() -> None:
        store = SqliteStore(path)
        await store.open()
        ask = Asker(store)
        await ask.create("a", events=2)
        copy(path, tmp_path / "old.db")
        lines = [ask.line("a", 3)]
        future = asyncio.get_running_loop().create_future()
        store.append(Page("a", 2, 1, lines), future.set_result)
        assert await future is None
        await store.close()

    asyncio.run(scene())
    shutil.copy(tmp_path / "old.db", path)

    def told() -> list[str]:
        _, found = asked(capsys, "--data", str(tmp_path))
        return [one["sentence"] for one in found["findings"] if "acknowledged" in one["sentence"]]

    async def start() -> None:
        store = SqliteStore(path)
        await store.open()
        assert run(["doctor", "--accept", "--data", str(tmp_path)]) == 2  # in use
        await store.close()

    assert "Table a: events 3 to 3 were acknowledged and are gone" in told()[0]
    asyncio.run(start())
    assert told()
    assert run(["doctor", "--accept", "--data", str(tmp_path)]) in (0, 1)
    assert not told()
    marks.rewrite(marks.beside(path), {"a": 9}, {})
    assert told()  # before any server has noticed
    assert run(["doctor", "--accept", "--data", str(tmp_path)]) in (0, 1)
    asyncio.run(start())
    assert not told()
    assert run(["doctor", "--accept", "--data", str(tmp_path / "nowhere")]) == 2


def test_files_that_others_may_read_and_a_disk_without_room_are_told(
    stopped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (stopped / "lynxdeck.db").chmod(0o644)
    marks.beside(stopped / "lynxdeck.db").chmod(0o660)
    (told,) = [one for one in doctor._files(stopped / "lynxdeck.db") if "Others" in one.sentence]
    assert "lynxdeck.db," in told.sentence
    assert "lynxdeck.db.marks" in told.sentence
    usage = shutil.disk_usage(stopped)
    for free, level in ((50, {"wrong"}), (500, {"mind"}), (5000, set())):
        monkeypatch.setattr(
            shutil, "disk_usage", lambda _, free=free: usage._replace(free=free * MB)
        )
        assert levels(doctor._space(stopped)) == level


@pytest.mark.parametrize(
    ("settings", "level"),
    [
        ({}, "fine"),
        ({"limits": "off"}, "mind"),
        ({"limits": "off", "host": "0.0.0.0"}, "wrong"),
        ({"trusted_proxies": "0.0.0.0/0", "public_url": "https://a.example"}, "wrong"),
        ({"public_url": "https://a.example"}, "wrong"),
        ({"trusted_proxies": "127.0.0.1"}, "wrong"),
        ({"trusted_proxies": "127.0.0.1", "public_url": "https://a.example"}, "fine"),
        ({"trusted_proxies": "127.0.0.1", "public_url": "http://a.example"}, "mind"),
        ({"message_burst": 5}, "mind"),
        ({"connections_per_address": 5}, "mind"),
        ({"retention_days": 0}, "mind"),
        ({"public_url": "http://a.example", "host_names": "b"}, "mind"),
    ],
)
def test_settings_that_are_unsafe_or_speak_against_each_other(
    settings: dict[str, Any], level: str
) -> None:
    found = [*doctor.config(Settings(**settings))]
    assert levels(found) == {level}
    assert all(one.advice or one.level == "fine" for one in found)


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


class Hands(Clock):
    """A clock that is moved by hand."""

    def __init__(self, *walls: int) -> None:
        self.walls = list(walls)

    def monotonic(self) -> float:
        return 1.0

    def wall(self) -> int:
        return self.walls.pop(0)


DAY = 1_800_000_000_000


@pytest.mark.parametrize(
    ("walls", "told"),
    [
        ((DAY, DAY, DAY), None),
        ((1000, 1000, 1000), "cannot be right"),
        ((DAY, DAY, DAY + 60_000), "jumped by 60000 ms"),
        ((DAY, DAY, DAY - 60_000), "jumped by -60000 ms"),
    ],
)
def test_a_clock_that_is_wrong_or_jumps_is_told(
    tmp_path: Path, walls: tuple[int, ...], told: str | None
) -> None:
    found = [*doctor.clock(tmp_path / "lynxdeck.db", Hands(*walls))]
    assert told in " ".join(wrong(found)) if told else levels(found) == {"fine"}


def test_a_clock_that_is_behind_the_store_is_told(
    stopped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "FAR_BACK_MS", 60_000)
    path = stopped / "lynxdeck.db"
    past = doctor.newest(path) - 7_200_000
    (told,) = wrong(doctor.clock(path, Hands(past, past, past)))
    assert "7200 seconds ahead" in told


def test_what_the_system_does_not_give_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("file_limit", 256),
        ("free_memory", 100 * MB),
        ("file_size_limit", 10 * MB),
        ("cores", lambda: 2),
    ):
        monkeypatch.setattr(machine, name, value if callable(value) else lambda value=value: value)
    found = [*doctor.limits(Settings(bot_workers=8))]
    assert [one.level for one in found] == ["wrong", "wrong", "wrong", "mind"]
    assert all(one.advice for one in found)


def test_the_system_is_asked_for_its_limits() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert machine.file_limit() == (None if most == resource.RLIM_INFINITY else most)
    assert machine.cores() >= 1
    memory = machine.free_memory()
    assert memory is None or memory > 0


def test_a_database_is_looked_at_like_a_file(
    play_on_postgres: Play,
    postgres: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LYNXDECK_STORE", postgres)
    played: list[str] = []

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, start=1)
        guests = await place.begun()
        await guests[1].done("+")
        played.append(place.room.table.name)
        found = await asyncio.to_thread(sentences, postgres)
        assert found[-1].endswith("is whole, in use by 1 server.")

    def sentences(address: str) -> list[str]:
        told = database_doctor.findings(address, Clock().wall(), lambda *_: None)
        return [one.sentence for one in told]

    play_on_postgres(scene)
    unkept, whole = sentences(postgres)
    assert "a power cut can lose everything" in unkept  # the tests' own has no fsync
    assert whole.endswith("is whole.")
    asyncio.run(do(postgres, f"DELETE FROM lynxdeck.log WHERE name = '{played[0]}' AND n > 2"))
    status, told = asked(capsys)
    assert status == 1
    assert any("were acknowledged and are gone" in one["sentence"] for one in told["findings"])
    status, told = asked(capsys, "--accept")
    assert not any("acknowledged" in one["sentence"] for one in told["findings"])


def test_a_database_that_does_not_answer_is_one_finding(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LYNXDECK_STORE", "postgresql://ann:hidden@127.0.0.1:1/cards")
    status, told = asked(capsys)
    assert status == 1
    (found,) = [one for one in told["findings"] if one["area"] == "store"]
    assert "nothing answers there" in found["sentence"]
    assert "hidden" not in str(told)
