"""What every answer carries: headers that guard, and keys in cookies that no script can read."""

from http.cookies import SimpleCookie
from pathlib import Path

import pytest

from lynxdeck.server.http.app import HEADERS
from tests.server.front.conftest import API, Answer, House, World


def is_guarded(answer: Answer) -> None:
    """The promises of docs/security.md about every answer."""
    for name in HEADERS:
        assert answer.headers.get(name) == HEADERS[name], name
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert policy.count("unsafe") == 1
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "aiohttp" not in answer.headers["Server"]
    assert "Access-Control-Allow-Origin" not in answer.headers


@pytest.mark.promise("headers")
def test_every_answer_is_guarded(house: House, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1a2b.js").write_text("'use strict'")
    (tmp_path / "index.html").write_text("<!doctype html><title>Lynxdeck</title>")

    async def scene(world: World) -> None:
        made = await world.table("Ann")
        for method, path, status in (
            ("GET", "/", 200),
            ("GET", f"/t/{made.table}", 200),
            ("GET", f"/j/{made.invite}", 200),
            ("GET", "/j/nosuchinvite0000", 200),
            ("GET", "/assets/app-1a2b.js", 200),
            ("HEAD", "/assets/app-1a2b.js", 200),
            ("GET", "/assets/none.js", 404),
            ("GET", "/favicon.ico", 404),
            ("POST", "/", 405),
            ("GET", f"{API}/games", 200),
            ("GET", f"{API}/rules/linko?lang=it", 200),
            ("GET", f"{API}/openapi.json", 200),
            ("GET", f"{API}/tables/none", 404),
            ("GET", f"{API}/none", 404),
            ("PUT", f"{API}/tables", 405),
            ("POST", f"{API}/tables", 415),
            ("POST", f"{API}{made.path}/start", 403),
            ("GET", f"{API}{made.path}/socket", 426),
            ("GET", "/healthz", 200),
            ("GET", "/readyz", 200),
            ("GET", "/metrics", 200),
            ("GET", "/version", 200),
        ):
            answer = await world.ask(method, path)
            assert answer.status == status, (method, path, answer.text)
            is_guarded(answer)
            if path.startswith(API):
                assert answer.headers["Cache-Control"] == "no-store"
            if path.startswith((API, "/t/", "/j/")):
                assert answer.headers["X-Robots-Tag"] == "noindex"

    house(scene, static=tmp_path)


@pytest.mark.promise("headers")
def test_a_fault_is_guarded_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(world: World) -> None:
        monkeypatch.setattr(world.tables, "lobby", None)
        answer = await world.get("/tables")
        assert answer.status == 500
        is_guarded(answer)

    house(scene)


def cookies(answer: Answer) -> SimpleCookie:
    """The cookies that an answer sets."""
    jar = SimpleCookie()
    for line in answer.headers.getall("Set-Cookie", []):
        jar.load(line)
    return jar


@pytest.mark.promise("keys-cookies")
def test_keys_are_kept_in_cookies_that_scripts_cannot_read(house: House) -> None:
    async def scene(world: World) -> None:
        made = await world.post("/tables", {"game": "linko", "seats": 3})
        table, invite = made.json["table"], made.json["invite"]
        sat = await world.post(f"/invites/{invite}/claim", {"name": "Ann", "seat": 2})
        link = await world.post(f"/tables/{table}/seats/2/handover", key=sat.json["key"])
        other = await world.post(f"/tables/{table}/handover/claim", {"key": link.json["key"]})
        new = await world.post(f"/tables/{table}/seats/2/revoke", key=sat.json["key"])
        host = await world.post(f"/tables/{table}/host", {"key": made.json["host_key"]})
        for answer, name in (
            (made, "host"),
            (sat, "seat-2"),
            (other, "seat-2"),
            (new, "seat-2"),
            (host, "host"),
        ):
            assert set(cookies(answer)) == {name}
            kept = cookies(answer)[name]
            assert kept["httponly"] is True
            assert kept["samesite"] == "Lax"
            assert kept["path"] == f"{API}/tables/{table}"
            assert kept["domain"] == ""
            assert kept["secure"] == ""
            assert int(kept["max-age"]) > 30 * 86_400
        assert cookies(made)["host"].value == made.json["host_key"]
        assert cookies(sat)["seat-2"].value == sat.json["key"]
        assert "key" not in other.json  # the second device is told by its cookie alone

    house(scene)


BY_HTTPS = pytest.mark.parametrize(
    ("settings", "headers", "secure"),
    [
        ({}, {}, False),
        ({}, {"X_Forwarded_Proto": "https"}, False),  # anybody can say that
        ({"trusted_proxies": "127.0.0.1"}, {"X_Forwarded_Proto": "https"}, True),
        ({"trusted_proxies": "127.0.0.0/8"}, {"X_Forwarded_Proto": "https"}, True),
        ({"trusted_proxies": "127.0.0.1"}, {"X_Forwarded_Proto": "http"}, False),
        ({"trusted_proxies": "10.0.0.1"}, {"X_Forwarded_Proto": "https"}, False),
        ({"public_url": "https://cards.example"}, {}, True),
        ({"public_url": "http://cards.lan"}, {"X_Forwarded_Proto": "https"}, False),
    ],
    ids=str,
)
"""How people may come, and whether that is by https."""


@pytest.mark.promise("headers")
@BY_HTTPS
def test_browsers_come_by_https_again_where_they_came_by_it(
    house: House, settings: dict[str, str], headers: dict[str, str], *, secure: bool
) -> None:
    async def scene(world: World) -> None:
        for path in ("/", "/api/v1/games", "/api/v1/tables/none", "/nothing.js", "/healthz"):
            answer = await world.ask("GET", path, **headers)
            told = answer.headers.get("Strict-Transport-Security", "")
            assert told == ("max-age=31536000" if secure else "")

    house(scene, **settings)


@pytest.mark.promise("keys-cookies")
@BY_HTTPS
def test_cookies_are_secure_where_people_come_by_https(
    house: House, settings: dict[str, str], headers: dict[str, str], *, secure: bool
) -> None:
    async def scene(world: World) -> None:
        made = await world.post("/tables", {"game": "linko", "seats": 2}, **headers)
        assert bool(cookies(made)["host"]["secure"]) is secure
        scheme = made.json["invite_link"].partition(":")[0]
        assert scheme == ("https" if secure else "http")

    house(scene, **settings)


def test_a_browser_with_cookies_plays_as_one_with_keys(house: House) -> None:
    """One browser may hold several seats; the socket's rights come with its cookies."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        cookie = f"host={made.host}; seat-1={made.keys[1]}; seat-2={made.keys[2]}; theme=dark"
        found = await world.get(made.path, Cookie=cookie)
        assert (found.json["mine"], found.json["host"]) == ([1, 2], True)
        async with world.line(made, Cookie=cookie) as line:
            state = await line.join(1)
            assert (state["seat"], state["host"]) == (1, True)
            assert (await line.join(2))["seat"] == 2
            refused = await line.join(3)
            assert refused["code"] == "no-key"

    house(scene)
