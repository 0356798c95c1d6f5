"""Tables that wait and are waited for by nobody: they go early, load nothing, and hide nobody."""

import time
from contextlib import closing

import pytest

from lynxdeck.server.play.listing import LobbyFilter
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import TableRow
from lynxdeck.server.store.files import open_writer
from lynxdeck.server.store.sqlite import SqliteStore
from tests.server.conftest import Play
from tests.server.guest import eventually
from tests.server.house import House, Place

HOUR_MS = 3_600_000
DAYS = {"kind": "days", "days": 3}


async def sweeps_after(house: House, hours: float) -> None:
    """So many hours pass, and somebody tidies up."""
    house.clock.shift_ms += int(hours * HOUR_MS)
    await house.passes(64)


async def is_there(house: House, place: Place) -> bool:
    return (await house.ask("GET", place.path)).status == 200


# --- they go early --------------------------------------------------------------------------------


@pytest.mark.promise("waiting-expires")
@pytest.mark.parametrize("persons", [[], ["Ann"]], ids=["nobody", "the maker"])
def test_a_table_where_nobody_else_came_goes_after_a_day(play: Play, persons: list[str]) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, persons=persons)
        await sweeps_after(house, 23)
        assert await is_there(house, place)
        await sweeps_after(house, 1)
        assert not await is_there(house, place)

    play(scene)


def test_it_stays_as_long_as_the_host_wants(play: Play) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2, persons=["Ann"])
        await sweeps_after(house, 100 * 24)
        assert await is_there(house, place)

    play(scene, waiting_hours=0)


def test_who_has_company_or_looks_on_or_plays_by_the_day_is_waited_for(play: Play) -> None:
    async def scene(house: House) -> None:
        company = await house.make("push", seats=3, persons=["Ann", "Ben"])
        slow = await house.make("push", seats=2, persons=["Ann"], clock=DAYS)
        watched = await house.make("push", seats=2, persons=["Ann"])
        ann = await watched.join(1)
        played = await house.make("push", seats=2)
        await played.start()
        await sweeps_after(house, 48)
        for place in (company, slow, watched, played):
            assert await is_there(house, place)
        await ann.close()
        await eventually(lambda: not watched.room.attended)
        await sweeps_after(house, 25)
        assert [await is_there(house, place) for place in (company, slow, watched, played)] == [
            True,
            False,
            False,
            True,
        ]

    play(scene)


# --- they load nothing ----------------------------------------------------------------------------


async def abandon(house: House, place: Place, count: int) -> None:
    """So many tables like this one, straight in the file."""
    assert isinstance(house.store, SqliteStore)
    await house.close()
    with closing(open_writer(house.store.path)) as sql:
        sql.execute("BEGIN")
        (model,) = sql.execute("SELECT id FROM tables WHERE name = ?", (place.name,)).fetchone()
        columns = [name for _, name, *_ in sql.execute("PRAGMA table_info(tables)")]
        same = ", ".join(name for name in columns if name not in ("id", "name", "invite"))
        numbers = f"WITH RECURSIVE k(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM k WHERE i < {count})"
        sql.execute(
            f"INSERT INTO tables (name, invite, {same}) {numbers}"
            f" SELECT 'gone' || i, CAST('gone' || i AS BLOB), {same} FROM tables, k WHERE id = ?",
            (model,),
        )
        columns = [name for _, name, *_ in sql.execute("PRAGMA table_info(log)")]
        same = ", ".join(f"log.{name}" for name in columns if name != "table_id")
        sql.execute(
            f"INSERT INTO log (table_id, {same.replace('log.', '')}) SELECT tables.id, {same}"
            " FROM log, tables WHERE log.table_id = ? AND tables.name LIKE 'gone%'",
            (model,),
        )
        sql.execute("COMMIT")
    house.store = SqliteStore(house.store.path, probe_s=0.05)
    await house.open()


@pytest.mark.promise("waiting-expires")
def test_21_000_tables_that_wait_are_not_loaded_at_the_start(play_on_disk: Play) -> None:
    async def scene(house: House) -> None:
        house.allowed.add("table.unplayable")
        model = await house.make("push", seats=2, persons=["Ann"], public=True)
        played = await house.make("push", seats=2)
        await played.start()
        begun = time.perf_counter()
        await abandon(house, model, 21_000)
        await eventually(lambda: house.tables.loaded)
        assert time.perf_counter() - begun < 20
        assert [room.table.name for room in house.tables.rooms] == [played.name]
        assert await house.make("push", seats=2, persons=["Cleo"], public=True)
        assert (await model.info())["seats"][0]["name"] == "Ann", "loaded when somebody asks"

    play_on_disk(scene, limits="on")


def test_what_nobody_needs_makes_room_for_others(play: Play) -> None:
    async def scene(house: House) -> None:
        places = [await house.make("push", seats=2, persons=["Ann"]) for _ in range(12)]
        assert len(house.tables.rooms) == 4
        names = {room.table.name for room in house.tables.rooms}
        assert names == {place.name for place in places[-4:]}, "the last ones used stay"
        await house.get(places[0].path)
        assert len(house.tables.rooms) <= 4, "also when one is loaded"

    play(scene, limits="on", open_tables=4)


def test_where_everybody_is_needed_there_is_no_room(play: Play) -> None:
    async def scene(house: House) -> None:
        for _ in range(3):
            place = await house.make("push", seats=2, persons=["Ann"])
            await place.join(1)
        answer = await house.ask("POST", "/tables", {"game": "push", "seats": 2})
        assert (answer.status, answer.code) == (429, "too-many")
        assert answer.headers["Retry-After"] == "60"

    play(scene, limits="on", open_tables=3)


@pytest.mark.parametrize(("tables", "minutes"), [(4, 9), (8, 5), (9, 3)])
def test_the_fuller_the_memory_the_sooner_it_empties(play: Play, tables: int, minutes: int) -> None:
    async def scene(house: House) -> None:
        for _ in range(tables):
            await house.make("push", seats=2, persons=["Ann"])
        house.clock.shift_ms += minutes * 60_000
        house.tables.sweep()
        assert bool(house.tables.rooms) == (tables == 4)

    play(scene, limits="on", open_tables=10)


# --- they hide nobody -----------------------------------------------------------------------------


async def made_from(house: House, address: str, title: str) -> str:
    """A public table that somebody at an address makes."""
    wish = {"game": "push", "seats": 2, "public": True, "title": title}
    headers = {"X-Forwarded-For": address}
    url = f"{house.base}/api/v1/tables"
    async with house.session.post(url, json=wish, headers=headers) as answer:
        assert answer.status == 201
        return str((await answer.json())["table"])


async def titles(house: House) -> list[str]:
    """What the lobby shows."""
    return [info["setup"]["title"] for info in (await house.get("/tables"))["tables"]]


@pytest.mark.promise("lobby-shared")
def test_one_address_shows_two_tables_however_many_it_makes(play: Play) -> None:
    async def scene(house: House) -> None:
        await made_from(house, "198.51.100.1", "Kitchen")
        for n in range(52):
            house.clock.shift_ms += 60_000
            await made_from(house, "203.0.113.9", f"spam {n}")
        assert await titles(house) == ["spam 51", "spam 50", "Kitchen"]
        await made_from(house, "2001:db8::1", "six")
        await made_from(house, "2001:db8::2", "six again")
        await made_from(house, "2001:db8::3", "six once more")
        assert (await titles(house))[:3] == ["six once more", "six again", "spam 51"]

    play(scene, limits="on", trusted_proxies="127.0.0.1", requests_per_minute=1000)


def test_a_table_that_is_not_shown_takes_no_place(play: Play) -> None:
    async def scene(house: House) -> None:
        names = [await made_from(house, "203.0.113.9", f"t{n}") for n in range(3)]
        assert await titles(house) == ["t2", "t1"]
        for seat in ("Ann", "Ben"):
            await house.post(f"/tables/{names[2]}/claim", {"name": seat})
        assert await titles(house) == ["t1", "t0"], "the full one is not to be joined"

    play(scene, limits="on", trusted_proxies="127.0.0.1")


@pytest.mark.promise("lobby-shared")
def test_after_a_restart_the_unknown_come_last(play_stored: Play) -> None:
    async def scene(house: House) -> None:
        for n in range(6):
            await made_from(house, "203.0.113.9", f"old {n}")
        await house.restart()
        assert await titles(house) == ["old 5", "old 4", "old 3", "old 2"]
        await made_from(house, "203.0.113.9", "new")
        assert await titles(house) == ["new", "old 5", "old 4", "old 3"]

    play_stored(scene, limits="on", trusted_proxies="127.0.0.1", lobby_size=4)


@pytest.mark.promise("lobby-shared")
def test_addresses_are_not_stored(play_on_disk: Play) -> None:
    async def scene(house: House) -> None:
        await made_from(house, "203.0.113.77", "Kitchen")
        assert isinstance(house.store, SqliteStore)
        folder = house.store.path.parent
        await house.restart()
        files = [file for file in folder.rglob("*") if file.is_file()]
        assert files
        assert not [file for file in files if b"203.0.113" in file.read_bytes()]

    play_on_disk(scene, limits="on", trusted_proxies="127.0.0.1")


def test_makers_are_forgotten_with_their_tables_and_never_too_many() -> None:
    lobby = LobbyFilter(Settings(lobby_per_address=1))
    rows = [TableRow(name, name.encode(), "waiting", True, 1, 1) for name in ("a", "b", "c")]
    for name in ("a", "b"):
        lobby.made(name, "x")
    assert [shown.table for shown in lobby.choose(rows)] == ["a", "c"]
    lobby.forget("a")
    assert [shown.table for shown in lobby.choose(rows)] == ["b", "a", "c"]
