"""`lynxdeck doctor`: what is wrong with a server, whether it runs or not, and what to do."""

import asyncio
import json
import re
import resource
import shutil
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.cli import run
from lynxdeck.server import machine
from lynxdeck.server.clock import Clock
from lynxdeck.server.doctor import bus, clock, config, database, file, limits, trial
from lynxdeck.server.doctor.finding import Finding
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import Page, SqliteStore, copy, marks
from lynxdeck.server.store.postgres import schema
from lynxdeck.server.store.postgres.condition import Condition
from tests.server.conftest import Play
from tests.server.house import House
from tests.server.postgres import do
from tests.server.redis import MISSING, Redis, program
from tests.server.redis import redis as run_redis
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


def told_of(told: Any, area: str) -> list[dict[str, str]]:
    return [one for one in told["findings"] if one["area"] == area]


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
    monkeypatch.setattr(clock, "WATCHED_S", 0.0)
    monkeypatch.setattr(clock, "FAR_BACK_MS", 10**15)  # tests play in the future


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
            return await asyncio.to_thread(lambda: [*file.findings(path, lambda *_: None)])
        finally:
            await store.close()

    found = asyncio.run(scene())
    assert levels(found) == {"fine"}
    assert "in use by a server" in found[0].sentence
    assert not file.in_use(path)


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
    assert wrong(file.findings(stopped / "lynxdeck.db", lambda *_: None))


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
    (told,) = [one for one in file._files(stopped / "lynxdeck.db") if "Others" in one.sentence]
    assert "lynxdeck.db," in told.sentence
    assert "lynxdeck.db.marks" in told.sentence
    usage = shutil.disk_usage(stopped)
    for free, level in ((50, {"wrong"}), (500, {"mind"}), (5000, set())):
        monkeypatch.setattr(
            shutil, "disk_usage", lambda _, free=free: usage._replace(free=free * MB)
        )
        assert levels(file._space(stopped)) == level


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
    found = [*config.findings(Settings(**settings))]
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
    found = [*clock.findings(tmp_path / "lynxdeck.db", Hands(*walls))]
    assert told in " ".join(wrong(found)) if told else levels(found) == {"fine"}


def test_a_clock_that_is_behind_the_store_is_told(
    stopped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "FAR_BACK_MS", 60_000)
    path = stopped / "lynxdeck.db"
    past = clock.newest(path) - 7_200_000
    (told,) = wrong(clock.findings(path, Hands(past, past, past)))
    assert "7200 seconds ahead" in told


def test_what_the_system_does_not_give_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("file_limit", 256),
        ("free_memory", 100 * MB),
        ("file_size_limit", 10 * MB),
        ("cores", lambda: 2),
    ):
        monkeypatch.setattr(machine, name, value if callable(value) else lambda value=value: value)
    found = [*limits.findings(Settings(bot_workers=8))]
    assert [one.level for one in found] == ["wrong", "wrong", "wrong", "mind"]
    assert all(one.advice for one in found)


def test_the_system_is_asked_for_its_limits() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert machine.file_limit() == (None if most == resource.RLIM_INFINITY else most)
    assert machine.cores() >= 1
    memory = machine.free_memory()
    assert memory is None or memory > 0


def test_the_doctor_knows_of_other_versions(play_on_postgres: Play, postgres: str) -> None:
    """As during a release, or after one that was not finished."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        (row, *_) = await house.store.read(place.name)
        other = row.payload.replace(b'"rules":1', b'"rules":99')
        assert other != row.payload
        await house.store.rewrite([row._replace(payload=other)])
        await do(postgres, "UPDATE lynxdeck.version SET version = version + 1")
        try:
            found = await asyncio.to_thread(looked)
        finally:
            await do(postgres, "UPDATE lynxdeck.version SET version = version - 1")
        assert [level for level, _ in found] == ["wrong", "mind", "mind", "fine"]
        assert "A newer Lynxdeck has brought" in found[1][1]
        assert found[2][1] == "For 1 table another version of the server is needed."

    def looked() -> list[tuple[str, str]]:
        told = database.findings(Settings(store=postgres), Clock().wall(), lambda *_: None)
        return [(one.level, one.sentence) for one in told]

    play_on_postgres(scene)


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
        assert any(one.endswith("is whole, in use by 1 server.") for one in found)

    def sentences(address: str) -> list[str]:
        told = database.findings(Settings(store=address), Clock().wall(), lambda *_: None)
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


def test_a_database_that_does_not_answer_is_one_finding(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, told = asked(capsys, "--store", "postgresql://ann:hidden@127.0.0.1:1/cards")
    assert status == 1
    (found,) = told_of(told, "store")
    assert "nothing answers there" in found["sentence"]
    assert found["advice"]
    assert not told_of(told, "bus")
    assert "hidden" not in str(told)


def test_hints_over_the_database_are_tried(
    postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, told = asked(capsys, "--store", postgres)
    (found,) = told_of(told, "bus")
    assert found["level"] in ("fine", "mind")  # a busy machine is slow
    assert re.search(
        r"is PostgreSQL \d+\.\d+ and answers in .*; a hint was heard", found["sentence"]
    )


def test_a_database_that_waits_for_the_next_version_is_told(
    play_on_postgres: Play,
    postgres: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(house: House) -> None:
        await house.make("push", seats=2)

    play_on_postgres(scene)
    more = {**schema.steps(), 99: "SELECT 1"}
    monkeypatch.setattr(schema, "steps", lambda: more)
    _, told = asked(capsys, "--store", postgres)
    (found,) = told_of(told, "store")
    assert found["sentence"].endswith("is of an older Lynxdeck: start the server once.")


def test_bots_that_nobody_thinks_for_are_told(
    postgres: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LYNXDECK_THINKING", "elsewhere")
    _, told = asked(capsys, "--store", postgres)
    (found,) = told_of(told, "bots")
    assert (found["level"], found["advice"]) == ("wrong", "Start lynxdeck think.")


@pytest.fixture(scope="module")
def locked() -> Iterator[Redis]:
    """A Redis with a password, and somebody who may do little."""
    if not program():
        pytest.skip(MISSING)
    with run_redis(
        "--requirepass", "secret tea", *["--user", "ann", "on", ">hidden", "+ping"]
    ) as one:
        yield one


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("redis://:secret%20tea@{place}", "; a hint was heard after "),
        ("redis://:hidden@{place}", " wants another user or password."),
        ("redis://{place}", " wants another user or password."),
        ("redis://ann:hidden@{place}", " does not let this user carry hints."),
        ("rediss://:hidden@{place}", " does not answer"),
        ("redis://:hidden@127.0.0.1:1", " is not there."),
        ("unix:///nowhere?password=hidden", " is not there."),
        ("redis://:hidden@nowhere.invalid", " has a name that nobody knows."),
    ],
)
def test_a_bus_is_tried_and_what_is_wrong_with_it_told(
    locked: Redis, way: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "PATIENCE_S", 30.0 if "tea" in way else 0.5)
    monkeypatch.setattr(bus, "SLOW_MS", 30_000)  # this machine may be busy
    address = way.format(place=f"127.0.0.1:{locked.port}")
    (found,) = bus.findings(Settings(store="postgresql://db.example/cards", bus=address), None)
    assert words in found.sentence
    assert (found.level == "wrong") == bool(found.advice) == ("heard" not in words)
    assert "hidden" not in str(found)
    assert "tea" not in str(found)


def test_what_is_no_redis_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]

        def answer() -> None:
            line, _ = other.accept()
            with line:
                line.sendall(b"SSH-2.0\r\n")
                line.recv(1000)

        threading.Thread(target=answer, daemon=True).start()
        settings = Settings(store="postgresql://db.example/cards", bus=f"redis://127.0.0.1:{port}")
        (found,) = bus.findings(settings, None)
    assert found.sentence.endswith(" does not answer as a Redis does.")


def test_processes_that_listen_elsewhere_are_told(redis: Redis) -> None:
    settings = Settings(store="postgresql://db.example/cards", bus=redis.address)
    alone = Condition(keeps=True, encrypted=True, now=0, version=1, servers=2, thinkers=1)
    told, fine = bus.findings(settings, alone)
    assert told.sentence.startswith(
        "3 servers and workers share the store, but 0 of them listen at "
    )
    assert fine.level in ("fine", "mind")


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
