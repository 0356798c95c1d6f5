"""The description of the API is true: whatever it allows to ask is answered as it says.

schemathesis makes the requests from the description. They go to a real server, at tables that
wait, are played, are over or closed, with everybody's keys and with none. Limits of rate are off.
"""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from aiohttp import web
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.specs.openapi import checks as kept

from lynxdeck.server.http import openapi
from lynxdeck.server.http.app import application
from lynxdeck.server.http.request import Plain
from lynxdeck.server.http.routes import ROUTES
from lynxdeck.server.settings import Settings
from lynxdeck.server.socket.listener import listen
from lynxdeck.server.tables.tables import Tables
from tests.server.front.conftest import QuickBots
from tests.server.memory_store import MemoryStore

SCHEMA = schemathesis.openapi.from_dict(openapi.document())
OPERATIONS: dict[str, Any] = {
    found.ok().label: found.ok()  # type: ignore[union-attr]
    for found in SCHEMA.get_all_operations()
}
CHECKED: list[Any] = [
    CHECKS.get_one("not_a_server_error"),
    kept.status_code_conformance,
    kept.content_type_conformance,
    kept.response_schema_conformance,
    kept.response_headers_conformance,
]


Known = Callable[[], dict[str, str]]
"""A table, once it is asked for: the parts of its paths, and its keys."""


class Running:
    """A server in a thread of its own, and tables to ask about."""

    def __init__(self) -> None:
        self.base = ""
        self.client = requests.Session()
        self.client.trust_env = False
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._up = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert self._up.wait(20)

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        tables = Tables(MemoryStore(), QuickBots(1), Settings(limits="off"))
        runner = web.AppRunner(application(tables), access_log=None, shutdown_timeout=1)
        await runner.setup()
        listening = await listen(runner, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        self._up.set()
        await self._stop.wait()
        listening.close()
        await runner.cleanup()

    def close(self) -> None:
        """Stop."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(20)
        self.client.close()

    @cached_property
    def shared(self) -> list[Known]:
        """Tables that nobody changes."""
        return tables(self)

    def post(self, path: str, body: Any = None, key: str = "") -> Any:
        """Have something done, as a test wants it."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.client.post(f"{self.base}/api/v1{path}", json=body, headers=headers)
        assert answer.ok, answer.text
        return answer.json()

    def table(self, *, until: str, **wish: Any) -> dict[str, str]:
        """The parts of a table's paths, and its keys."""
        made = self.post(
            "/tables",
            {"game": "push", "seats": 2, "bots": {"2": "easy"}, "pace": "instant", **wish},
        )
        sat = self.post(f"/invites/{made['invite']}/claim", {"name": "Ann"})
        path = f"/tables/{made['table']}"
        if until != "waiting":
            self.post(f"{path}/start", key=made["host_key"])
        if until == "over":
            self.post(f"{path}/seats/1/leave", key=sat["key"])  # the bots play it to its end
            for _ in range(200):
                found = self.client.get(f"{self.base}/api/v1{path}").json()
                if found["info"]["status"] == "over":
                    break
        if until == "closed":
            self.post(f"{path}/close", key=made["host_key"])
        return {
            "table": made["table"],
            "invite": made["invite"],
            "host": made["host_key"],
            "seat": sat["key"],
        }


@pytest.fixture(scope="module")
def running() -> Iterator[Running]:
    """One server for all."""
    server = Running()
    yield server
    server.close()


def tables(running: Running) -> list[Known]:
    """A table in every state, and one that is not there; each is made when it is asked for."""
    states = ("waiting", "playing", "over", "closed")
    made: list[Known] = [
        *(partial(running.table, until=state) for state in states),
        partial(running.table, until="playing", game="linko", spectators=False),
        lambda: {"table": "nosuchtable0", "invite": "nosuchinvite0000", "host": "k", "seat": "k"},
    ]
    return [cache(make) for make in made]


def ask(running: Running, label: str, mode: GenerationMode, *, examples: int) -> None:
    """Ask for one thing in many ways."""
    changing = mode is GenerationMode.POSITIVE and not label.startswith("GET")
    known = tables(running) if changing else running.shared

    @settings(
        max_examples=examples,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=examples < 100,
        database=None,
    )
    @given(case=OPERATIONS[label].as_strategy(mode), chance=st.integers(0, 10_000))
    def once(case: Case[Any], chance: int) -> None:
        checks = list(CHECKED)
        if mode is GenerationMode.POSITIVE:
            place = known[chance % len(known)]()
            for name in ("table", "invite"):
                if name in case.path_parameters:
                    case.path_parameters[name] = place[name]
            if "seat" in case.path_parameters and chance % 3:
                case.path_parameters["seat"] = 1
            key = place["host"] if chance % 2 else place["seat"]
            case.headers["Authorization"] = f"Bearer {key}"
        else:
            checks.append(kept.negative_data_rejection)
        answer = case.call(base_url=running.base, session=running.client, timeout=20)
        case.validate_response(answer, checks=checks)

    once()


WITH_INPUT = [
    label
    for label, o in OPERATIONS.items()
    if (o.body or o.query or o.path_parameters) and not label.endswith("/socket")
]


@pytest.mark.parametrize("label", OPERATIONS)
def test_what_is_allowed_is_answered_as_described(running: Running, label: str) -> None:
    ask(running, label, GenerationMode.POSITIVE, examples=6)


@pytest.mark.parametrize("label", WITH_INPUT)
def test_what_is_not_allowed_is_refused(running: Running, label: str) -> None:
    ask(running, label, GenerationMode.NEGATIVE, examples=5)


@pytest.mark.long
@pytest.mark.parametrize("label", WITH_INPUT)
def test_many_more_of_both(running: Running, label: str) -> None:
    for _ in range(2):  # at fresh tables
        ask(running, label, GenerationMode.POSITIVE, examples=150)
        ask(running, label, GenerationMode.NEGATIVE, examples=100)


# --- the description itself -----------------------------------------------------------------


def test_it_is_openapi() -> None:
    SCHEMA.validate()


def test_every_route_is_described() -> None:
    described = set(OPERATIONS)
    for route in ROUTES:
        assert f"{route.method} {openapi.API}{route.path}" in described


def test_the_file_and_the_server_tell_the_same(running: Running) -> None:
    file = Path(__file__).parents[3] / "docs" / "openapi.json"
    kept_file = json.loads(file.read_text(encoding="utf-8"))
    assert kept_file == openapi.document(), "run `make format`"
    assert running.client.get(f"{running.base}/api/v1/openapi.json").json() == kept_file


BY_LINK = ("/tables/{table}/host", "/tables/{table}/claim", "/tables/{table}/handover/claim")
"""Routes whose key comes in the body, or is that of an invited one."""


def test_routes_that_need_a_key_say_so(running: Running) -> None:
    """And the others need none: nobody without a key does what a host or a seat may."""
    place = running.table(until="playing")
    for route in ROUTES:
        path = route.path.format(**{**place, "game": "push", "seat": 1})
        headers, body = {}, None
        if route.method == "POST":
            kind = "text/plain" if isinstance(route.takes, Plain) else "application/json"
            headers = {"Content-Type": kind}
            body = json.dumps(BODIES.get(route.path.rpartition("/")[2], {}))
        address = f"{running.base}{openapi.API}{path}"
        answer = requests.request(route.method, address, data=body, headers=headers, timeout=20)
        refused = answer.status_code == 403 and answer.json()["code"] in ("no-key", "not-host")
        assert refused == bool(route.by) or (refused and route.path in BY_LINK), answer.text
        described = openapi.document()["paths"][openapi.API + route.path][route.method.lower()]
        assert ({"bearer": []} in described.get("security", [])) == bool(route.by)


BODIES: dict[str, dict[str, Any]] = {
    "bot": {"level": "easy"},
    "rename": {"name": "Eve"},
    "auto": {"auto": True},
    "face": {"face": 1},
    "ready": {"ready": True},
    "setup": {"match": 1},
    "push": {"endpoint": "https://push.example/1", "p256dh": "BA" * 44, "auth": "AA" * 11},
    "off": {"endpoint": "https://push.example/1"},
    "daily": {"record": "x", "key": "ab" * 16},
    "forget": {"key": "ab" * 16},
    "decide": {"id": "1", "move": 0, "token": "T"},
    "promise": {"commitment": "ab" * 32, "promise": "ab" * 32},
    "reveal": {"share": "ab" * 32},
    "claim": {"name": "Eve", "key": "x"},
    "host": {"key": "x"},
    "tables": {"game": "push", "seats": 2},
    "qr": {"text": "hi"},
}
