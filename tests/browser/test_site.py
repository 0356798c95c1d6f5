"""The static site, from a folder of `python -m http.server`: no server, nothing missing."""

import base64
import random
import shutil
import zlib
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import faults
from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.looks import Look
from tests.browser.plainhost import PlainHost
from tests.browser.rooms import tile_of, words
from tests.browser.seat import Seat, play, quick

SAMPLE = Path(__file__).parents[1] / "records/samples/push.lynx"
BROKEN = """() => document.addEventListener("securitypolicyviolation", ({violatedDirective}) =>
  localStorage.setItem("broken", violatedDirective))"""
"""Notes what the policy had to forbid."""
RELEASE = "() => document.querySelector('meta[name=lynxdeck-release]').content"
UPDATE = "() => navigator.serviceWorker.ready.then((here) => here.update()).then(() => true)"
WAITING = "() => navigator.serviceWorker.ready.then((here) => here.waiting !== null)"
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (one) =>
  (await (await caches.open(one)).keys()).map(({url}) => url)))).flat()"""
READY = f"async () => (await ({KEPT})()).some((url) => url.includes('rules-en-push'))"
"""The texts of the chosen language come last."""

Visit = Callable[..., Guest]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainHost]:
    """The site on a plain host."""
    with PlainHost(tmp_path_factory.mktemp("host")) as host:
        yield host


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a site; at the end it has asked nothing outside its folder and broken no policy."""
    made: list[tuple[Guest, str]] = []

    def make(host: PlainHost, place: str = "", *, worker: bool = False, init: str = "") -> Guest:
        guest = Guest(browser, host.base, Look(), worker=worker)
        guest.context.add_init_script(init)
        guest.context.add_init_script(f"({BROKEN})()")
        made.append((guest, host.base))
        return guest.go(host.base + place)

    yield make
    for guest, base in made:
        assert guest.page.evaluate("() => localStorage.getItem('broken')") is None
        guest.close()
        ours = (base, "data:", "blob:")
        assert [url for url in guest.watch.requests if not url.startswith(ours)] == []
        assert [url for url in guest.watch.requests if "/api/" in url] == []


def packed(text: str) -> str:
    """A record as links carry it."""
    deflate = zlib.compressobj(9, wbits=-15)
    return (
        base64.urlsafe_b64encode(deflate.compress(text.encode()) + deflate.flush())
        .decode()
        .strip("=")
    )


def until(guest: Guest, asked: str) -> None:
    """Wait until a page answers yes; the answer may take its time."""
    Seat(guest, 1).hears(lambda: bool(guest.page.evaluate(asked)))


def begin(guest: Guest) -> Seat:
    """A game against bots, as anybody begins one."""
    tile_of(guest, "linko").locator("button.act").click()
    guest.page.wait_for_url("**/#/t/~*")
    seat = Seat(guest, 1)
    seat.hears(seat.asked)
    return seat


def released(top: Path, number: int) -> Path:
    """A copy of the built page that is another release."""
    built = Path(str(resources.files("lynxdeck.server") / "static"))
    shutil.copytree(built, top, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    page = top / "index.html"
    page.write_text(page.read_text().replace("<title>", f"<!-- {number} --><title>"))
    return top


@pytest.mark.promise("site-alone")
def test_home_rules_and_a_lesson(visit: Visit, host: PlainHost) -> None:
    """All that needs no server is there, survives a reload, and nothing else is offered."""
    guest = visit(host)
    page = guest.page
    page.locator("button.act:enabled").first.wait_for()
    for absent in ("web-invite", "web-join", "web-away", "web-lobby"):
        expect(page.get_by_text(words(guest, absent), exact=True)).to_have_count(0)
    assert [*faults.layout(page), *faults.axe(page)] == []
    page.locator('a[href$="#/rules/linko"]').click()
    page.locator("article h2").first.wait_for()
    page.reload()
    page.locator("article h2").first.wait_for()
    page.goto(f"{host.base}#/")
    page.locator('a[href$="#/learn/push"]').click()
    on = page.get_by_role("button", name=words(guest, "web-learn-next"))
    on.wait_for()
    page.reload()
    on.click()
    assert [*faults.layout(page), *faults.axe(page)] == []


@pytest.mark.promise("site-alone")
def test_a_game_until_a_bot_has_answered(visit: Visit, host: PlainHost) -> None:
    """Played on the device alone; a reload comes back to the same table."""
    guest = visit(host)
    seat = begin(guest)
    play([seat], quick(random.Random(1)), most=2)
    seat.hears(seat.asked)
    assert [*faults.layout(guest.page), *faults.axe(guest.page)] == []
    before = seat.view
    guest.page.reload()
    seat.shows(before["move"], asked=True)
    assert seat.view == before


def test_a_record_travels_in_the_link(visit: Visit, host: PlainHost) -> None:
    """Whether the link was made by a site or by a server."""
    record = packed(SAMPLE.read_text(encoding="utf-8"))
    page = visit(host, f"#/replay?ply=3;lynx={record}").page
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("3")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/#/replay?ply=4**")
    page.reload()
    expect(slider).to_have_value("4")
    page.goto(f"{host.base}replay?ply=5#lynx={record}")
    expect(slider).to_have_value("5")


def test_after_one_visit_no_network_is_needed(visit: Visit, host: PlainHost) -> None:
    """Home, a game and the rules, with everything they load on the way."""
    guest = visit(host, worker=True)
    page = guest.page
    until(guest, READY)
    with guest.watch.outage():
        guest.context.set_offline(True)
        page.reload()
        seat = begin(guest)
        play([seat], quick(random.Random(2)), most=2)
        seat.hears(seat.asked)
        page.goto(f"{host.base}#/rules/push")
        page.locator("article h2").first.wait_for()
        page.goto(f"{host.base}#/learn/linko")
        page.get_by_role("button", name=words(guest, "web-learn-next")).wait_for()


def test_a_browser_without_webassembly_gets_a_sentence(visit: Visit, host: PlainHost) -> None:
    """The rules can still be read."""
    guest = visit(host, "#/rules/push", init="delete globalThis.WebAssembly")
    page = guest.page
    page.locator("article h2").first.wait_for()
    page.goto(f"{host.base}#/")
    expect(page.get_by_role("alert")).to_have_text(words(guest, "web-error-no-wasm"))
    expect(guest.primary()).to_be_disabled()


def test_without_webassembly_a_server_plays_instead(guests: Guests) -> None:
    """Where there is one nothing is missing."""
    guest = guests()
    guest.context.add_init_script("delete globalThis.WebAssembly")
    guest.go("/").primary().click()
    seat = Seat(guest, 1)
    seat.hears(seat.asked)
    assert not guest.told.info["table"].startswith("~")


@pytest.mark.promise("releases-wait")
def test_a_new_release_waits_until_somebody_wants_it(visit: Visit, tmp_path: Path) -> None:
    """The page in mid-game is not replaced, and lacks nothing, though its files are gone."""
    with PlainHost(tmp_path / "host", released(tmp_path / "one", 1)) as host:
        guest = visit(host, worker=True)
        page = guest.page
        until(guest, READY)
        seat = begin(guest)
        table = page.url
        first = page.evaluate(f"() => {{ window.same = true; return ({RELEASE})(); }}")
        shutil.rmtree(host.folder)
        host.publish(released(tmp_path / "two", 2))
        page.evaluate(UPDATE)
        until(guest, WAITING)
        play([seat], quick(random.Random(3)), most=1)
        page.goto(f"{host.base}#/rules/linko")
        page.locator("article h2").first.wait_for()
        page.goto(f"{host.base}#/")
        assert page.evaluate("() => window.same")
        page.get_by_role("button", name=words(guest, "web-release-take")).click()
        page.wait_for_function(f"(first) => ({RELEASE})() !== first", arg=first)
        page.goto(table)
        seat.shows(seat.view["move"])
