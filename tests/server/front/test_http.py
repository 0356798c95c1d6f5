"""What everybody may count on over HTTP: an answer to everything, of the same form."""

import json
from typing import Any

import jsonschema_rs
import pytest

from lynxdeck.server.http import openapi
from lynxdeck.server.http.openapi import protocol
from lynxdeck.server.http.routes import STATUS
from lynxdeck.server.protocol.answers import Problem
from tests.server.front.conftest import API, Answer, House, World
from tests.server.memory_store import MemoryStore


def is_refused(answer: Answer, status: int, code: str) -> bool:
    """A refusal is a code, a sentence and what it speaks of, never anything else."""
    told = answer.json
    assert set(told) == set(Problem.__struct_fields__)
    assert " " in told["sentence"]
    assert told["sentence"][-1] in ".:?"
    assert answer.headers["Content-Type"].startswith("application/json")
    return (answer.status, told["code"]) == (status, code)


def test_a_whole_game_without_a_socket(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben", game="push")
        await world.start(made)
        await world.play(made)
        found = await world.get(made.path + "/record")
        assert found.status == 200
        assert found.headers["Content-Disposition"].endswith(f'push-{made.table}-1.lynx"')
        again = await world.post("/replay?eyes=1", found.text, Content_Type="text/plain")
        assert again.json["over"]

    house(scene, limits="off")


def test_what_is_not_there(house: House) -> None:
    async def scene(world: World) -> None:
        for path in ("/nothing", "/tables/x", "/invites/x", "/rules/chess", "/tables/x/view"):
            assert is_refused(await world.get(path), 404, "not-found"), path
        made = await world.table("Ann")
        assert is_refused(await world.get(made.path + "/record?game=1"), 404, "not-found")
        seat = await world.post(made.path + "/seats/0/leave", key=made.keys[1])
        assert is_refused(seat, 422, "no-seat")

    house(scene)


@pytest.mark.parametrize("text", ["%00", "%FF%FE", "%ED%A0%80", "..%2F..%2Fetc", "%0d%0aX:1"])
def test_strange_names_in_addresses_lead_nowhere(house: House, text: str) -> None:
    async def scene(world: World) -> None:
        for path in (f"/tables/{text}", f"/invites/{text}", f"/rules/{text}"):
            assert is_refused(await world.get(path), 404, "not-found"), path
        for path in (f"/invites/{text}/claim", f"/tables/{text}/claim"):
            assert is_refused(await world.post(path, {"name": "Ann"}), 404, "not-found"), path
        assert (await world.ask("GET", f"/j/{text}")).status == 200  # the page says so itself

    house(scene)


@pytest.mark.parametrize("key", ["", "x" * 65, "kéy", "k\u00ff", "a b", '"; drop'])
def test_strange_keys_open_nothing(house: House, key: str) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        header = {"Authorization": f"Bearer {key}"}
        assert is_refused(await world.post(made.path + "/start", **header), 403, "not-host")
        cookie = {"Cookie": f"host={key}; seat-1={key}"}
        assert is_refused(await world.post(made.path + "/start", **cookie), 403, "not-host")
        left = await world.post(made.path + "/seats/1/leave", **cookie)
        assert is_refused(left, 403, "no-key")

    house(scene)


def test_other_methods_are_named(house: House) -> None:
    async def scene(world: World) -> None:
        for method in ("GET", "PUT", "PATCH", "DELETE", "OPTIONS"):
            answer = await world.ask(method, f"{API}/tables/abc/start")
            assert is_refused(answer, 405, "not-allowed"), method
            assert answer.headers["Allow"] == "POST"
        head = await world.ask("HEAD", f"{API}/games")
        assert (head.status, head.text) == (200, "")
        assert head.headers["Content-Type"] == "application/json"

    house(scene)


BAD_BODIES: list[tuple[Any, str]] = [
    ("", "bad-request"),
    ("{", "bad-request"),
    ("[]", "bad-request"),
    ("null", "bad-request"),
    ('{"game": "linko"}', "bad-request"),
    ('{"game": "chess", "seats": 2}', "unknown-game"),
    ('{"game": "linko", "seats": 2, "colour": "red"}', "bad-request"),
    ('{"game": "linko", "seats": "2"}', "bad-request"),
    ('{"game": "linko", "seats": 1e400}', "bad-request"),
    ('{"game": "linko", "seats": 6}', "player-count"),
    ('{"game": "linko", "seats": 2, "edition": "whist"}', "unknown-edition"),
    ('{"game": "linko", "seats": 2, "flags": {"ghost": "perhaps"}}', "flag-value"),
    (
        '{"game": "linko", "seats": 2, "clock": {"kind": "days", "days": 0}}',
        "bad-clock",
    ),
    ('{"game": "linko", "seats": 2, "title": "\\ud800"}', "bad-request"),
    (b'{"game": "\xff"}', "bad-request"),
    ("[" * 50_000, "bad-request"),
]


@pytest.mark.parametrize(("body", "code"), BAD_BODIES, ids=[str(b[0])[:60] for b in BAD_BODIES])
def test_bodies_that_do_not_read_are_refused(house: House, body: Any, code: str) -> None:
    async def scene(world: World) -> None:
        answer = await world.post("/tables", body, Content_Type="application/json")
        assert is_refused(answer, 422, code), answer.text

    house(scene)


@pytest.mark.promise("origins")
def test_bodies_say_what_they_are(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            answer = await world.post("/qr", '{"text": "hi"}', Content_Type=kind)
            assert is_refused(answer, 415, "bad-type"), kind
            answer = await world.post(made.path + "/close", "x=1", key=made.host, Content_Type=kind)
            assert is_refused(answer, 415, "bad-type"), kind
        assert is_refused(await world.post("/replay", {"a": 1}), 415, "bad-type")
        charset = "application/json; charset=utf-8"
        answer = await world.post("/qr", '{"text": "hi"}', Content_Type=charset)
        assert answer.status == 200

    house(scene)


def test_a_body_has_a_size(house: House) -> None:
    async def scene(world: World) -> None:
        much = "#" * (256 * 1024)
        assert (await world.post("/replay", much, Content_Type="text/plain")).status == 422
        more = await world.post("/replay", much + "#", Content_Type="text/plain")
        assert is_refused(more, 413, "too-big")
        wish = {"game": "linko", "seats": 2, "title": much}
        assert is_refused(await world.post("/tables", wish), 413, "too-big")

    house(scene)


def test_a_store_that_cannot_write_is_told(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        store.fault = "The disk is full."
        for answer in (
            await world.post("/tables", {"game": "linko", "seats": 2}),
            await world.post(made.path + "/start", key=made.host),
            await world.post(made.path + "/seats/1/handover", key=made.keys[1]),
        ):
            assert is_refused(answer, 503, "storage"), answer.text
            assert "disk" not in answer.text  # nothing of the inside
        store.fault = None
        await world.start(made)

    store = MemoryStore()
    house(scene, store=store)


def test_a_fault_of_ours_tells_nothing_of_the_inside(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(world: World) -> None:
        def fail() -> None:
            raise RuntimeError("secret words")

        monkeypatch.setattr(world.tables, "lobby", fail)
        answer = await world.get("/tables")
        assert is_refused(answer, 500, "fault")
        assert "secret" not in answer.text
        assert "Runtime" not in answer.text

    house(scene)


def test_every_refusal_of_http_has_a_status_of_its_class() -> None:
    assert all(400 <= status < 500 or status == 503 for status in STATUS.values())


def test_what_the_house_tells(house: House) -> None:
    async def scene(world: World) -> None:
        assert (await world.ask("GET", "/healthz")).text == "alive\n"
        assert (await world.ask("GET", "/readyz")).text == "ready\n"
        version = (await world.ask("GET", "/version")).json
        assert set(version) == {"version", "protocol"}
        assert version["protocol"] == 1
        store.fault = "The disk is full."
        await world.post("/tables", {"game": "linko", "seats": 2})
        ready = await world.ask("GET", "/readyz")
        assert (ready.status, ready.text) == (
            503,
            "not ready: The disk is full.\n",
        )
        assert (await world.ask("GET", "/healthz")).status == 200
        store.fault = None
        await world.post("/tables", {"game": "linko", "seats": 2})
        assert (await world.ask("GET", "/readyz")).status == 200
        world.tables.closing = True
        ready = await world.ask("GET", "/readyz")
        assert (ready.status, ready.text.split("\n")[0]) == (
            503,
            "not ready: The server is closing.",
        )
        world.tables.closing = False

    store = MemoryStore()
    house(scene, store=store)


@pytest.mark.promise("logs-silent")
def test_metrics_tell_counts_and_no_names(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Annabella", "Ben", title="Sunday")
        await world.start(made)
        view = (await world.get(made.path + "/view?seat=1", key=made.keys[1])).json["view"]
        seat = view["to_move"]
        view = (await world.get(f"{made.path}/view?seat={seat}", key=made.keys[seat])).json["view"]
        wish = {"id": "1", "move": view["move"], "token": view["legal"][0]}
        await world.post(f"{made.path}/seats/{seat}/decide", wish, key=made.keys[seat])
        told = await world.ask("GET", "/metrics")
        assert told.headers["Content-Type"].startswith("text/plain; version=")
        lines = dict(line.split(" ") for line in told.text.splitlines() if not line.startswith("#"))
        assert lines["lynxdeck_tables_loaded"] == "1.0"
        assert lines["lynxdeck_decisions_total"] == "1.0"
        assert lines["lynxdeck_store_healthy"] == "1.0"
        assert "{" not in told.text  # no labels: nothing to put a name or an address into
        for word in ("Annabella", "Ben", "Sunday", made.table, "127.0.0.1"):
            assert word not in told.text

    house(scene)


def test_messages_of_a_game_are_as_the_schema_says(house: House) -> None:
    """Also that the schema can tell a wrong message: it refuses each of them with a field gone."""
    known = protocol()
    told = jsonschema_rs.validator_for({**known, "anyOf": [{"$ref": "#/$defs/Outgoing"}]})
    sent = jsonschema_rs.validator_for({**known, "anyOf": [{"$ref": "#/$defs/Incoming"}]})
    heard: list[dict[str, Any]] = []

    before: list[dict[str, Any]] = [
        {"type": "ping"},
        {"type": "chat", "id": "c", "text": "hello"},
        {"type": "decide", "id": "e", "move": 0, "token": "T"},
        {"type": "nonsense"},
    ]

    async def scene(world: World) -> None:
        made = await world.table("Ann", game="push", chat=True, start=1)
        async with world.line(made, key=made.keys[1]) as line:
            heard.append(await line.join(1))
            heard.append(await line.hear())  # who is here, soon after
            for message in before:
                assert sent.is_valid(message) == (message["type"] != "nonsense")
                heard.append(await line.ask(**message))
            await world.start(made)
            for message in (
                {"type": "hint", "id": "h"},
                {"type": "odds", "id": "o"},
                {"type": "why", "id": "w", "token": "Y"},
                {"type": "preview", "id": "p", "token": "D"},
            ):
                assert sent.is_valid(message)
                await line.say(**message)
            await world.post(made.path + "/seats/1/leave", key=made.keys[1])
            while True:
                heard.append(await line.hear())
                if heard[-1].get("what") == "ended":
                    break

    house(scene, limits="off")  # a busy machine works longer for each message
    kinds = {message["type"] for message in heard}
    assert {"state", "event", "done", "refused", "presence", "pong", "hint", "odds"} <= kinds
    for message in heard:
        told.validate(message)
        needed = "type" if message["type"] == "pong" else list(message)[1]
        assert not told.is_valid({k: v for k, v in message.items() if k != needed}), message


def test_answers_are_json_that_the_description_knows() -> None:
    document = json.loads(openapi.encoded())
    assert document["openapi"].startswith("3.1")
    assert document == openapi.document()
