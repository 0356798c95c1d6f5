"""How a database becomes a store, and which are refused."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest

from lynxdeck.server.store import Unusable
from lynxdeck.server.store.address import shown
from lynxdeck.server.store.postgres import PostgresStore
from lynxdeck.server.store.postgres.connection import VERSION
from tests.server.postgres import Cluster, do

On = Callable[[Callable[[Any], Any]], None]


@pytest.fixture
def fresh(postgres: str) -> str:
    """A database without anything of ours."""
    asyncio.run(do(postgres, "DROP SCHEMA IF EXISTS lynxdeck CASCADE"))
    return postgres


async def opened(address: str, *names: str) -> None:
    """Open a store, and make tables."""
    from tests.server.store.asking import Asker

    store = PostgresStore(address)
    await store.open()
    await Asker(store).create(*names)
    await store.close()


def test_many_who_open_an_empty_database_at_once_make_one_store(fresh: str) -> None:
    async def scene() -> None:
        await asyncio.gather(*(opened(fresh, f"t{n}") for n in range(6)))
        sql = await asyncpg.connect(fresh)
        assert await sql.fetchval("SELECT version FROM lynxdeck.version") == VERSION
        assert await sql.fetchval("SELECT count(*) FROM lynxdeck.tables") == 6
        await sql.close()

    asyncio.run(scene())


@pytest.mark.parametrize(("off", "which"), [(1, "a newer"), (-1, "an older")])
def test_a_database_of_another_version_is_refused_in_a_sentence(
    fresh: str, off: int, which: str
) -> None:
    asyncio.run(opened(fresh, "a"))
    asyncio.run(do(fresh, f"UPDATE lynxdeck.version SET version = {VERSION + off}"))
    words = f"{which} Lynxdeck .version {VERSION + off} .*backup"
    with pytest.raises(Unusable, match=words):
        asyncio.run(opened(fresh, "b"))
    with pytest.raises(Unusable, match=words):
        asyncio.run(PostgresStore(fresh).look())
    asyncio.run(do(fresh, "DROP SCHEMA lynxdeck CASCADE"))


def test_an_empty_database_is_not_changed_by_a_look(fresh: str) -> None:
    with pytest.raises(Unusable, match="has no tables yet"):
        asyncio.run(PostgresStore(fresh).look())
    with pytest.raises(asyncpg.UndefinedTableError):
        asyncio.run(do(fresh, "SELECT FROM lynxdeck.version"))


def test_a_schema_that_is_not_ours_is_refused_and_left_alone(fresh: str) -> None:
    asyncio.run(do(fresh, "CREATE SCHEMA lynxdeck", "CREATE TABLE lynxdeck.accounts (x integer)"))
    with pytest.raises(Unusable, match="no store of Lynxdeck's"):
        asyncio.run(opened(fresh, "a"))
    asyncio.run(do(fresh, "DROP TABLE lynxdeck.accounts", "DROP SCHEMA lynxdeck"))


def test_other_tables_of_the_database_are_left_alone(fresh: str) -> None:
    asyncio.run(do(fresh, "CREATE TABLE tables (mine integer)", "INSERT INTO tables VALUES (1)"))
    asyncio.run(opened(fresh, "a"))
    asyncio.run(do(fresh, "SELECT mine FROM public.tables", "DROP TABLE public.tables"))


PASSWORD = "p%40ss wörd"


@pytest.mark.parametrize(
    ("database", "user", "told"),
    [
        ("nowhere", "test", "there is no such database"),
        ("lynxdeck", "nobody", "its user is not accepted"),
        ("lynxdeck", "locked", "its password is not accepted"),
        ("lynxdeck", "guest", "let the user own the database"),
    ],
)
def test_what_is_wrong_with_an_address_is_one_sentence_without_its_password(
    request: pytest.FixtureRequest, fresh: str, database: str, user: str, told: str
) -> None:
    one: Cluster = request.getfixturevalue("_postgres")
    asyncio.run(
        do(
            fresh,
            "DROP ROLE IF EXISTS locked, guest",
            "CREATE ROLE locked LOGIN PASSWORD 'another'",
            "CREATE ROLE guest LOGIN",
        )
    )
    address = f"postgresql://{user}:{PASSWORD}@/{database}?host={one.folder}"
    with pytest.raises(Unusable) as fault:
        asyncio.run(PostgresStore(address).open())
    assert str(fault.value) == f"{shown(address)} cannot be used: {sentence(told, fault)}."
    assert "p%40ss" not in str(fault.value)
    assert "p@ss" not in str(fault.value)


def sentence(told: str, fault: pytest.ExceptionInfo[Unusable]) -> str:
    """All of what is told, if it holds what it should."""
    said = str(fault.value).partition("cannot be used: ")[2].rstrip(".")
    assert told in said
    return said


def test_where_nothing_listens_that_is_said() -> None:
    for address in ("postgresql://ann:secret@127.0.0.1:1/cards", "postgresql:///x?host=/nowhere"):
        with pytest.raises(Unusable, match="nothing answers there") as fault:
            asyncio.run(PostgresStore(address).open())
        assert "secret" not in str(fault.value)
