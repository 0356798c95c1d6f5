"""What browsers must not be talked into: other sites' requests, other names, changes by a look."""

import asyncio

import aiohttp
import pytest

from lynxdeck.server.http.app import application
from lynxdeck.server.origins import same_origin
from tests.server.front.conftest import API, House, World

OURS = [
    {},
    {"Sec_Fetch_Site": "none"},
    {"Sec_Fetch_Site": "same-origin"},
    {"Origin": "SELF"},
    {"Origin": "SELF", "Sec_Fetch_Site": "same-origin"},
]
FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://[bad"},
    {"Origin": "SELF.evil.example"},
    {"Origin": "http://evil.example/?SELF"},
    {"Sec_Fetch_Site": "cross-site"},
    {"Sec_Fetch_Site": "same-site"},
    {"Origin": "https://evil.example", "Sec_Fetch_Site": "same-origin"},
]


def with_self(headers: dict[str, str], base: str) -> dict[str, str]:
    """SELF is the server's own address."""
    return {name: value.replace("SELF", base) for name, value in headers.items()}


@pytest.mark.promise("origins")
@pytest.mark.parametrize("headers", OURS, ids=str)
def test_our_own_pages_may_ask(house: House, headers: dict[str, str]) -> None:
    async def scene(world: World) -> None:
        sent = with_self(headers, world.base)
        answer = await world.post("/tables", {"game": "linko", "seats": 2}, **sent)
        assert answer.status == 201
        made = await world.table("Ann")
        async with world.line(made, **sent) as line:
            assert (await line.join())["type"] == "state"

    house(scene)


@pytest.mark.promise("origins")
@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_other_sites_may_not(house: House, headers: dict[str, str]) -> None:
    """Neither change anything by HTTP nor open a socket: refused before the socket is one."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", "Ben")
        sent = with_self(headers, world.base)
        key = made.keys[1]
        for method, path in (
            ("POST", f"{made.path}/start"),
            ("POST", f"{made.path}/seats/1/leave"),
            ("DELETE", f"{made.path}/seats/1/data"),
        ):
            answer = await world.ask(method, API + path, key=key, **sent)
            assert (answer.status, answer.code) == (403, "foreign"), (method, path)
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            async with world.line(made, key=key, **sent):
                pass
        assert refused.value.status == 403
        assert (await world.get(made.path)).json["info"]["seats"][0]["name"] == "Ann"

    house(scene)


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        ("https://cards.example", "cards.example", True),
        ("https://cards.example:443", "cards.example", True),
        ("https://CARDS.example", "cards.example", True),
        ("http://cards.example", "cards.example", False),  # somebody between us and the browser
        ("https://cards.example:8443", "cards.example", False),
        ("https://cards.example", "127.0.0.1:8765", True),  # a proxy that puts its own host there
        ("http://127.0.0.1:8765", "127.0.0.1:8765", True),  # the host, on the machine itself
        ("https://evil.example", "127.0.0.1:8765", False),
        ("https://evil.example", "cards.example", False),
    ],
)
def test_the_public_address_is_ours(origin: str, host: str, *, ours: bool) -> None:
    assert same_origin({"Origin": origin}, host, "https://cards.example") is ours


@pytest.mark.promise("own-names")
@pytest.mark.parametrize(
    ("settings", "host", "allowed"),
    [
        ({}, "evil.example", False),
        ({}, "evil.example:8765", False),
        ({}, "localhost:8765", True),
        ({}, "cards.localhost", True),
        ({}, "LOCALHOST.:8765", True),
        ({}, "127.0.0.1", True),
        ({}, "[::1]:8765", True),
        ({}, "192.168.1.7:8765", True),
        ({}, "[fe80::1]", True),
        ({}, "8.8.8.8", False),
        ({}, "[bad", False),
        ({}, "localhost.evil.example", False),
        ({}, "nas.evil.example", False),
        ({}, "nas", True),
        ({"host": "0.0.0.0"}, "NAS.local:8765", True),
        ({"host": "0.0.0.0"}, "nas.lan", True),
        ({"host": "0.0.0.0"}, "other.lan", False),
        ({"host": "0.0.0.0"}, "evil.example", False),
        ({"host_names": "cards.home, Box.lan"}, "box.lan:8765", True),
        ({"host_names": "cards.home, box.lan"}, "evil.example", False),
        ({"host_names": "*"}, "evil.example", True),
        ({"public_url": "https://cards.example"}, "cards.example", True),
        ({"trusted_proxies": "127.0.0.1"}, "cards.example", True),
    ],
    ids=str,
)
def test_no_other_name_leads_to_a_machine_of_ones_own(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    settings: dict[str, str],
    host: str,
    *,
    allowed: bool,
) -> None:
    """A site can make its own name lead to 127.0.0.1: its pages would then seem to be ours."""
    monkeypatch.setattr("socket.gethostname", lambda: "nas")

    async def scene(world: World) -> None:
        wish = {"game": "linko", "seats": 2}
        answer = await world.post("/tables", wish, Host=host)
        assert (answer.status == 201) is allowed, answer.text
        if not allowed:
            assert answer.code == "foreign"
            assert "LYNXDECK_HOST_NAMES" in answer.json["sentence"]

    house(scene, **settings)


@pytest.mark.promise("own-names")
@pytest.mark.parametrize("settings", [{}, {"host": "0.0.0.0"}], ids=["own machine", "lan"])
def test_nothing_at_all_is_told_under_another_name(house: House, settings: dict[str, str]) -> None:
    """Every path there is, by every method, and those that are not."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", seats=3, bots={}, public=True)
        names = {"table": made.table, "seat": "1", "invite": made.invite, "game": "push"}
        names |= {"name": "sw.js"}
        paths = {"/api/v1/nothing", "/nothing", "/assets/index.js"}
        for resource in application(world.tables).router.resources():
            paths.add(resource.canonical.format_map(names))
        assert {"/metrics", "/", API + "/tables", API + f"{made.path}/socket"} <= paths
        for path in paths:
            for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
                answer = await world.ask(method, path, key=made.host, Host="evil.example:8765")
                assert answer.status == 403, (method, path)
                assert made.table not in answer.text
                assert "Ann" not in answer.text
                if method == "GET":
                    assert answer.code == "foreign"
        assert (await world.get("/tables")).json["tables"]

    house(scene, limits="off", **settings)


@pytest.mark.promise("own-names")
def test_people_are_told_how_a_name_is_allowed(house: House) -> None:
    async def scene(world: World) -> None:
        answer = await world.ask("GET", "/", Host="cards.example", Accept="text/html")
        own = {"Host": "cards.example", "Accept": "text/html", "Accept-Language": "de-AT,en;q=0.5"}
        german = await world.ask("GET", "/", **own)
        assert '<html lang="de">' in german.text
        assert "ist für die Adresse cards.example nicht eingerichtet" in german.text
        assert (answer.status, answer.headers["Content-Type"]) == (403, "text/html; charset=utf-8")
        assert "the address cards.example" in answer.text
        assert "LYNXDECK_HOST_NAMES" in answer.text
        for accept in ("text/html", "*/*"):
            odd = await world.ask("GET", "/", Host="<script>.example", Accept=accept)
            assert (odd.status, "<script>" in odd.text) == (403, False)
        assert "Content-Security-Policy" in answer.headers

    house(scene)


# --- addresses ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proxies", "forwarded", "counted"),
    [
        ("", "203.0.113.7", "127.0.0.1"),
        ("10.0.0.1", "203.0.113.7", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),  # the first is the client's word
        ("127.0.0.1,203.0.113.0/24", "198.51.100.1, 203.0.113.7", "198.51.100.1"),
        ("127.0.0.1", "unknown", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::"),
    ],
)
def test_a_proxys_word_counts_only_if_it_is_trusted(
    house: House, proxies: str, forwarded: str, counted: str
) -> None:
    async def scene(world: World) -> None:
        made = await world.table("Ann")
        async with world.line(made, X_Forwarded_For=forwarded) as line:
            await line.join()
            known = world.front.visitors._known.items()
            assert [address for address, one in known if one.sockets] == [counted]

    house(scene, trusted_proxies=proxies)


# --- looking changes nothing ----------------------------------------------------------------


@pytest.mark.promise("looking")
def test_a_get_changes_nothing(house: House) -> None:
    """Chat programs open every link that somebody posts."""

    async def scene(world: World) -> None:
        made = await world.table("Ann", seats=3, bots={}, public=True)
        link = (await world.post(f"{made.path}/seats/1/handover", key=made.keys[1])).json
        before = (await world.get(made.path)).text
        for path in (
            f"/j/{made.invite}",
            f"/t/{made.table}",
            f"{API}/invites/{made.invite}",
            f"{API}{made.path}",
            f"{API}/tables",
            f"{API}{made.path}/view",
        ):
            for method in ("GET", "HEAD"):
                answer = await world.ask(method, path)
                assert answer.status == 200, path
                assert "Set-Cookie" not in answer.headers
        await asyncio.sleep(0)
        assert (await world.get(made.path)).text == before
        taken = await world.post(f"{made.path}/handover/claim", {"key": link["key"]})
        assert taken.json["seat"] == 1

    house(scene)
