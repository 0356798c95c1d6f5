"""A server below a path, as https://home.example/cards; its proxy takes the path away, or not."""

from http.cookies import SimpleCookie
from importlib import resources
from pathlib import Path

import pytest

from lynxdeck.server.http.app import HOUSE
from lynxdeck.server.http.pages import PATHS
from lynxdeck.server.settings import OWN, from_environment
from tests.server.front.conftest import API, House, World
from tests.server.front.test_pages import built  # noqa: F401 - a fixture

HERE = {"public_url": "https://home.example/cards/", "trusted_proxies": "127.0.0.1"}
PROXIES = pytest.mark.parametrize("left", ["/cards", ""], ids=["left", "taken away"])
"""What a proxy leaves of the path."""


@PROXIES
def test_a_table_is_made_joined_and_played_there(house: House, left: str) -> None:
    async def scene(world: World) -> None:
        world.base += left
        made = await world.table("Ann", "Ben", start=1)
        await world.start(made)
        async with world.two(made) as (ann, _):
            view = (await world.get(f"{made.path}/view?seat=1", key=made.keys[1])).json["view"]
            decided = {"move": view["move"], "token": view["legal"][0]}
            done = await ann.ask("done", type="decide", id="1", **decided)
        assert done["n"]
        await world.play(made)

    house(scene, limits="off", **HERE)


@PROXIES
def test_links_and_cookies_have_the_path(house: House, left: str) -> None:
    async def scene(world: World) -> None:
        world.base += left
        made = await world.post("/tables", {"game": "push", "seats": 2})
        table = made.json["table"]
        assert made.json["host_link"].startswith(f"https://home.example/cards/t/{table}#host=")
        assert made.json["invite_link"].startswith("https://home.example/cards/j/")
        cookie = SimpleCookie(made.headers["Set-Cookie"])["host"]
        assert (cookie["path"], cookie["secure"]) == (f"/cards{API}/tables/{table}", True)
        # The host is not the table's alone: what else is there may need plain http.
        assert "Strict-Transport-Security" not in made.headers

    house(scene, **HERE)


@PROXIES
def test_a_page_names_its_files_there(house: House, left: str, built: Path) -> None:  # noqa: F811
    index = built / "index.html"
    index.write_text(f'<link href="./manifest.webmanifest">{index.read_text()}')

    async def scene(world: World) -> None:
        made = await world.table("Ann")
        world.base += left
        for path in ("/", "/t/abc", f"/j/{made.invite}"):
            page = await world.ask("GET", f"{path}?lang=fr")
            assert page.status == 200
            assert '<link href="/cards/manifest.webmanifest">' in page.text
            assert 'href="/cards/assets/locale-fr-8.js"' in page.text
            assert page.text.count('="/') == page.text.count('="/cards/')
        assert f'href="/cards{API}/invites/{made.invite}"' in page.text
        assert 'content="https://home.example/cards/preview.png"' in page.text
        assert (await world.ask("GET", "/assets/app-1a2b.js")).status == 200

    house(scene, static=built, **HERE)


def test_only_the_path_itself_is_taken_away(house: House, built: Path) -> None:  # noqa: F811
    async def scene(world: World) -> None:
        assert (await world.ask("GET", "/cards")).status == 200
        assert (await world.ask("GET", "/cards?lang=de")).status == 200
        for path in ("/cardsandmore/", "/cards/cards/", "/cards//home.example/", "/other/"):
            assert (await world.ask("GET", path)).status == 404, path

    house(scene, static=built, **HERE)


def test_requests_of_other_sites_are_refused_there(house: House) -> None:
    async def scene(world: World) -> None:
        for origin, status in (("https://home.example", 201), ("https://elsewhere.example", 403)):
            wish = {"game": "push", "seats": 2}
            sent = await world.ask(
                "POST", f"/cards{API}/tables", body=wish, Origin=origin, Host="home.example"
            )
            assert sent.status == status

    house(scene, **HERE)


def test_no_path_is_taken_that_the_table_has_itself() -> None:
    static = Path(str(resources.files("lynxdeck.server") / "static"))
    folders = (
        {path.name for path in static.iterdir() if path.is_dir()} if static.exists() else set()
    )
    paths = {path.split("/")[1] for path in (*PATHS, *HOUSE, API, "/j/…")}
    assert folders | paths - {""} <= OWN
    for name in OWN:
        with pytest.raises(ValueError, match=f"cannot have the path /{name}"):
            from_environment({"LYNXDECK_PUBLIC_URL": f"https://home.example/{name}/below"})
