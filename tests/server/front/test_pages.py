"""The pages: only what was built is served, and a link's preview tells no secret."""

import json
import re
from pathlib import Path

import pytest

from lynxdeck.server.http.pages import FOREVER, FRESH, MARK
from tests.server.front.conftest import House, World

AHEAD = {
    "join": ["assets/Join-1.js", "assets/room-2.js", "assets/room-3.css"],
    "words-en": ["assets/locale-en-7.js"],
    "words-fr": ["assets/locale-fr-8.js"],
}
"""What the build says that an address will need."""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as the build leaves it, and a secret next to it."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "app-1a2b.js").write_text("'use strict'")
    (static / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    (static / "index.html").write_text(f"<!doctype html><head>{MARK}</head>")
    (static / "manifest.webmanifest").write_text("{}")
    (static / "preloads.json").write_text(json.dumps(AHEAD))
    (tmp_path / "secret.txt").write_text("secret")
    return static


def test_pages_are_fresh_and_what_is_named_by_its_content_is_kept(
    house: House, built: Path
) -> None:
    async def scene(world: World) -> None:
        for path in ("/", "/t/abc", "/j/abc", "/replay", "/learn/linko", "/rules/push", "/new"):
            page = await world.ask("GET", path)
            assert page.status == 200
            assert page.headers["Content-Type"] == "text/html; charset=utf-8"
            assert page.headers["Cache-Control"] == FRESH
        script = await world.ask("GET", "/assets/app-1a2b.js")
        assert script.headers["Cache-Control"] == FOREVER
        assert "javascript" in script.headers["Content-Type"]
        manifest = await world.ask("GET", "/manifest.webmanifest")
        assert manifest.headers["Cache-Control"] == FRESH

    house(scene, static=built)


@pytest.mark.promise("files-listed")
@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2F..%2Fsecret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "/..\\secret.txt",
        "/%5c..%5csecret.txt",
        "//secret.txt",
        "/assets//../../secret.txt",
        "/assets/%00../secret.txt",
        "/%2fetc/passwd",
        "//etc/passwd",
        "/etc/passwd",
        "/assets",
        "/assets/",
        "/index.html",
        "/assets/app-1a2b.js.br",
        "/assets/app-1a2b.js/",
        "/web.py",
        "/static/index.html",
    ],
)
def test_no_path_leads_out_of_the_folder(house: House, built: Path, path: str) -> None:
    async def scene(world: World) -> None:
        answer = await world.ask("GET", path)
        assert answer.status == 404
        assert "secret" not in answer.text
        assert "root:" not in answer.text

    house(scene, static=built)


def test_a_preview_tells_the_game_and_no_secret(house: House, built: Path) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Annabella", seats=4, bots={"4": "easy"}, title="Sunday <3")
        page = await world.ask("GET", f"/j/{made.invite}")
        assert "You’re invited: 2 of 4 seats taken" in page.text
        french = await world.ask("GET", f"/j/{made.invite}", Accept_Language="fr-CH")
        assert "Une place vous attend\u00a0: 2 places sur 4 prises" in french.text
        assert '<meta property="og:title" content="Linko · Lynxdeck">' in page.text
        assert f'content="{world.base}/preview.png"' in page.text
        for secret in (made.table, made.host, "Annabella", "Sunday"):
            assert secret not in page.text
        other = await world.ask("GET", "/j/nosuchinvite0000")
        assert "og:" not in other.text
        assert MARK not in other.text

    house(scene, static=built)


def test_a_page_names_what_its_address_will_need(house: House, built: Path) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann", seats=2)

        async def named(path: str, **headers: str) -> list[str]:
            page = await world.ask("GET", path, **headers)
            assert page.headers["Vary"] == "Accept-Language"
            return re.findall(r'<link rel="(?:module)?preload"[^>]* href="([^"]+)">', page.text)

        assert await named("/") == ["/assets/locale-en-7.js"]
        french = {"Accept-Language": "sv,fr-CH;q=0.9,en;q=0.5"}
        assert await named("/daily", **french) == ["/assets/locale-fr-8.js"]
        assert await named("/?lang=en", **french) == ["/assets/locale-en-7.js"]
        invited = await named(f"/j/{made.invite}")
        assert invited[1:4] == [f"/{file}" for file in AHEAD["join"]]
        assert invited[4:] == [f"/api/v1/invites/{made.invite}"]
        assert await named("/j/nosuchinvite0000") == invited[:4]
        assert await named(f"/t/{made.table}") == ["/assets/locale-en-7.js"]

    house(scene, static=built)


def test_what_is_asked_for_by_an_address_is_no_part_of_the_page(house: House, built: Path) -> None:
    async def scene(world: World) -> None:
        for path in ('/j/"><script>', "/j/%22%3E%3Cscript%3E", "/t/%22%3E%3Cscript%3E"):
            page = await world.ask("GET", path, **{"Accept-Language": '"><script>'})
            assert "<script>" not in page.text

    house(scene, static=built)


def test_a_page_of_a_build_that_is_under_way_names_nothing(house: House, built: Path) -> None:
    async def scene(world: World) -> None:
        assert "preload" in (await world.ask("GET", "/")).text
        (built / "preloads.json").unlink()
        page = await world.ask("GET", "/")
        assert (page.status, "preload" in page.text) == (200, False)

    house(scene, static=built)


def test_a_strange_host_does_not_get_into_the_page(house: House, built: Path) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        page = await world.ask("GET", f"/j/{made.invite}", Host="cards.example")
        assert "og:" in page.text
        page = await world.ask("GET", f"/j/{made.invite}", Host='x"><script>alert(1)</script>')
        assert page.status == 403
        assert "<script>" not in page.text

    house(scene, static=built, host_names="*")


def test_without_a_build_the_page_says_so(house: House, tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        page = await world.ask("GET", "/")
        assert page.status == 200
        assert "not built" in page.text

    house(scene, static=tmp_path)


def test_the_page_finds_its_files_from_paths_of_any_depth(house: House, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="./assets/first.js"></script>')

    async def scene(world: World) -> None:
        for path in ("/", "/play", "/t/abcdefghijkl", "/learn/linko"):
            async with world.client.get(world.base + path) as answer:
                assert (answer.status, await answer.text()) == (
                    200,
                    '<script src="/assets/first.js"></script>',
                )

    house(scene, static=tmp_path)


def test_a_mistyped_address_shows_a_page_to_people(house: House, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>the page</title>")

    async def scene(world: World) -> None:
        for path in ("/nowhere", "/t/one/two", "/new/push/3"):
            people = {"Accept": "text/html,application/xhtml+xml"}
            async with world.client.get(world.base + path, headers=people) as answer:
                assert answer.status == 404
                assert "the page" in await answer.text()
                assert "Content-Security-Policy" in answer.headers
            async with world.client.get(world.base + path) as answer:
                assert answer.status == 404
                assert (await answer.json())["code"] == "not-found"
        async with world.client.get(world.base + "/assets/none.js", headers=people) as answer:
            assert (await answer.json())["code"] == "not-found"

    house(scene, static=tmp_path)
