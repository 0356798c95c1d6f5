"""The server calls a page that is closed; a page that is open and seen needs no notice."""

import time
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Guests
from tests.browser.rooms import words

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({title, body, tag, data}) => [title, body, tag, data]);
}"""


PATIENCE_S = 60
LOOKS = 100


def registration(page: Page, cdp: CDPSession) -> str:
    """By which name the browser knows the page's worker."""
    found: list[str] = []

    def hear(told: Any) -> None:
        found.extend(one["registrationId"] for one in told["registrations"])

    cdp.on("ServiceWorker.workerRegistrationUpdated", hear)
    cdp.send("ServiceWorker.enable")
    until = time.monotonic() + PATIENCE_S
    while not found:
        assert time.monotonic() < until
        page.evaluate("0")  # and hear what the browser tells meanwhile
    return found[-1]


def test_a_call_becomes_a_notice_that_leads_to_the_table(guests: Guests) -> None:
    ann = guests(worker=True)
    ann.context.grant_permissions(["notifications"], origin=ann.base)
    page = ann.go("/").page
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    cdp = ann.context.new_cdp_session(page)
    call = {"origin": ann.base, "registrationId": registration(page, cdp)}
    told = '{"title": "Your move in Push", "body": "Come back.", "table": "abc"}'
    shown: list[list[str]] = []
    until = time.monotonic() + PATIENCE_S
    while not shown:  # a worker that is just starting may miss the first
        assert time.monotonic() < until
        cdp.send("ServiceWorker.deliverPushMessage", {**call, "data": told})
        for _ in range(LOOKS):
            shown = shown or page.evaluate(SHOWN)
    assert shown == [["Your move in Push", "Come back.", "abc", f"{ann.base}/t/abc"]]


def test_a_browser_that_cannot_be_called_says_so(guests: Guests) -> None:
    """As this server calls nobody: only while the page is open."""
    ann = guests(worker=True)
    ann.context.grant_permissions(["notifications"], origin=ann.base)
    page = ann.go("/").page
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.get_by_role("button", name=words(ann, "web-settings")).click()
    page.get_by_role("switch", name=words(ann, "web-notices")).click()
    expect(page.get_by_text(words(ann, "web-notices-open"))).to_be_visible()
