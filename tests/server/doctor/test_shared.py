"""`lynxdeck doctor`: a database and a bus that servers share."""

import asyncio
import re
import socket
import threading
from collections.abc import Iterator

import pytest

from lynxdeck.server.clock import Clock
from lynxdeck.server.ops import doctor
from lynxdeck.server.settings import Settings
from lynxdeck.server.store.postgres.connection import Condition
from tests.server.conftest import Play
from tests.server.doctor.asking import asked, told_of
from tests.server.house import House
from tests.server.postgres import do
from tests.server.redis import MISSING, Redis, program
from tests.server.redis import redis as run_redis


def test_the_doctor_knows_of_tables_of_other_versions(
    play_on_postgres: Play, postgres: str
) -> None:
    """As during a release, or after one that was not finished."""

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        (row, *_) = await house.store.read(place.name)
        other = row.payload.replace(b'"rules":1', b'"rules":99')
        assert other != row.payload
        await house.store.rewrite([row._replace(payload=other)])
        found = await asyncio.to_thread(looked)
        assert [level for level, _ in found] == ["wrong", "mind", "fine"]
        assert found[1][1] == "For 1 table another version of the server is needed."

    def looked() -> list[tuple[str, str]]:
        told = doctor.check_database(Settings(store=postgres), Clock().wall(), lambda *_: None)
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
        told = doctor.check_database(Settings(store=address), Clock().wall(), lambda *_: None)
        return [one.sentence for one in told]

    play_on_postgres(scene)
    unkept, whole = sentences(postgres)
    assert "a power cut can lose everything" in unkept  # the tests' own has no fsync
    assert whole.endswith("is whole.")
    asyncio.run(do(postgres, f"DELETE FROM lynxdeck.log WHERE name = '{played[0]}' AND n > 2"))
    status, told = asked(capsys)
    assert status == 1
    assert any("event 3 is missing" in one["sentence"] for one in told["findings"])


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
    version = asyncio.run(version_of(postgres))
    assert re.search(
        rf"is PostgreSQL {re.escape(version)} and answers in .*; a hint was heard",
        found["sentence"],
    )


async def version_of(address: str) -> str:
    asyncpg = pytest.importorskip("asyncpg")
    line = await asyncpg.connect(address)
    try:
        return str(await line.fetchval("SHOW server_version")).split()[0]
    finally:
        await line.close()


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
    monkeypatch.setattr(doctor, "PATIENCE_S", 30.0 if "tea" in way else 0.5)
    monkeypatch.setattr(doctor, "SLOW_MS", 30_000)  # this machine may be busy
    address = way.format(place=f"127.0.0.1:{locked.port}")
    (found,) = doctor.check_bus(Settings(store="postgresql://db.example/cards", bus=address), None)
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
        (found,) = doctor.check_bus(settings, None)
    assert found.sentence.endswith(" does not answer as a Redis does.")


def test_processes_that_listen_elsewhere_are_told(redis: Redis) -> None:
    settings = Settings(store="postgresql://db.example/cards", bus=redis.address)
    alone = Condition(keeps=True, encrypted=True, now=0, used=True, servers=3)
    told, fine = doctor.check_bus(settings, alone)
    assert told.sentence.startswith("3 servers share the store, but 0 of them listen at ")
    assert fine.level in ("fine", "mind")
