"""The static site, from a folder of `python -m http.server`: no server, nothing missing."""

import shutil
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import faults
from tests.browser.guest import Guest
from tests.browser.looks import Look
from tests.browser.plainhost import PlainHost
from tests.browser.rooms import words

BROKEN = """() => document.addEventListener("securitypolicyviolation", ({violatedDirective}) =>
  localStorage.setItem("broken", violatedDirective))"""
"""Notes what the policy had to forbid."""
RELEASE = "() => document.querySelector('meta[name=lynxdeck-release]').content"
UPDATE = "() => navigator.serviceWorker.ready.then((here) => here.update()).then(() => true)"
WAITING = "() => navigator.serviceWorker.ready.then((here) => here.waiting !== null)"
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (one) =>
  (await (await caches.open(one)).keys()).map(({url}) => url)))).flat()"""

Visit = Callable[..., Guest]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainHost]:
    """The site on a plain host."""
    with PlainHost(tmp_path_factory.mktemp("host")) as host:
        yield host


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a site; whoever goes has asked nothing outside its folder and broken no policy."""
    made: list[tuple[Guest, str]] = []

    def make(host: PlainHost, place: str = "", *, worker: bool = False) -> Guest:
        guest = Guest(browser, host.base, Look(), worker=worker)
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


def released(top: Path, number: int) -> Path:
    """A copy of the built page that is another release."""
    built = Path(str(resources.files("lynxdeck.server") / "static"))
    shutil.copytree(built, top, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    page = top / "index.html"
    page.write_text(page.read_text().replace("<title>", f"<!-- {number} --><title>"))
    return top


@pytest.mark.promise("site-alone")
def test_everything_but_friends_is_there(visit: Visit, host: PlainHost) -> None:
    guest = visit(host)
    page = guest.page
    page.locator("button.act:enabled").wait_for()
    for absent in ("web-invite", "web-join", "web-away", "web-lobby"):
        expect(page.get_by_text(words(guest, absent), exact=True)).to_have_count(0)
    assert [*faults.layout(page), *faults.axe(page)] == []
    page.locator('a[href$="#/rules/linko"]').click()
    page.locator("article h2").first.wait_for()
    page.reload()
    page.locator("article h2").first.wait_for()


@pytest.mark.promise("releases-wait")
def test_a_new_release_waits_until_somebody_wants_it(visit: Visit, tmp_path: Path) -> None:
    with PlainHost(tmp_path / "host", released(tmp_path / "one", 1)) as host:
        guest = visit(host, "#/replay", worker=True)
        page = guest.page
        page.evaluate("() => navigator.serviceWorker.ready.then(() => (window.same = true))")
        first = page.evaluate(RELEASE)
        page.wait_for_function(
            f"async () => (await ({KEPT})()).some((url) => url.includes('rules-en-push'))"
        )
        # Nothing is left there of what the open page is made of.
        shutil.rmtree(host.folder)
        host.publish(released(tmp_path / "two", 2))
        page.evaluate(UPDATE)
        page.wait_for_function(WAITING)
        # What is open stays as it is, and finds what it has not loaded yet.
        page.goto(f"{host.base}#/rules/linko")
        page.locator("article h2").first.wait_for()
        page.goto(f"{host.base}#/")
        assert page.evaluate("() => window.same")
        page.get_by_role("button", name=words(guest, "web-release-take")).click()
        page.wait_for_function(f"(first) => ({RELEASE})() !== first", arg=first)
