"""Games in a browser's own database: whole after a crash, refused where there is no room."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.browser.bundle import bundled

SITE = "http://store.localhost"

HEAD = """
const head = (table, n) => ({ table, n, format: 2, rules: 1, game: "push", edition: "push",
  title: "", seats: [], mine: [1], status: "playing", to_move: 1, winners: [], scripted: false,
  created: 1, touched: n });
const events = (from, to, text = "") => Array.from({ length: to - from + 1 },
  (_, i) => ({ n: from + i, at: 7, event: { t: "moved", text } }));
const numbers = async (store, table) => (await store.load(table))?.events.map(({ n }) => n) ?? null;
"""


@pytest.fixture
def tab(browser: Browser) -> Iterator[Page]:
    """A page with the store, in a browser that has kept nothing yet."""
    context: BrowserContext = browser.new_context()
    context.route("**/*", blank)
    yield opened(context)
    context.close()


def blank(route: Route) -> None:
    """A page with nothing on it."""
    route.fulfill(body="<!doctype html>", content_type="text/html")


def opened(context: BrowserContext) -> Page:
    """One more tab."""
    page = context.new_page()
    page.goto(SITE)
    page.add_script_tag(content=bundled("device/store/testing/browser.ts") + HEAD)
    return page


def ask(page: Page, body: str) -> Any:
    """What some lines return."""
    return page.evaluate(f"async () => {{ {body} }}")


@pytest.mark.promise("device-stored")
def test_what_was_kept_is_there_in_another_tab(tab: Page) -> None:
    ask(
        tab,
        """const store = new part.IndexedStore();
        await store.append(head("~a", 2), events(1, 2));
        await store.append(head("~b", 1), events(1, 1));
        await store.append(head("~a", 3), events(3, 3));""",
    )
    other = opened(tab.context)
    tab.close()
    found = """const store = new part.IndexedStore();
        return [await numbers(store, "~a"), (await store.list()).map(({ table }) => table)]"""
    assert ask(other, found) == [[1, 2, 3], ["~a", "~b"]]
    ask(other, 'await new part.IndexedStore().remove("~a")')
    assert ask(other, found) == [None, ["~b"]]


@pytest.mark.promise("device-stored")
def test_no_number_is_taken_twice_and_a_batch_is_kept_whole(tab: Page) -> None:
    told = ask(
        tab,
        """const [one, other] = [new part.IndexedStore(), new part.IndexedStore()];
        await one.append(head("~a", 3), events(1, 3));
        const code = await other.append(head("~a", 4), events(3, 4)).catch(({ code }) => code);
        return [code, await numbers(one, "~a")];""",
    )
    assert told == ["taken", [1, 2, 3]]


@pytest.mark.promise("device-stored")
def test_a_full_disk_and_damage_lose_nothing(tab: Page) -> None:
    ask(tab, 'await new part.IndexedStore().append(head("~a", 1), events(1, 1));')
    told = ask(
        tab,
        """const { add } = IDBObjectStore.prototype, told = [];
        const store = new part.SafeStore(new part.IndexedStore(), (code) => told.push(code));
        IDBObjectStore.prototype.add = () => { throw new DOMException("", "QuotaExceededError"); };
        await store.append(head("~a", 2), events(2, 2));
        const kept = [await numbers(store, "~a"), await numbers(new part.IndexedStore(), "~a")];
        IDBObjectStore.prototype.add = add;
        await store.append(head("~a", 3), events(3, 3));
        return [told, ...kept, await numbers(new part.IndexedStore(), "~a")];""",
    )
    assert told == [["full"], [1, 2], [1], [1, 2, 3]]
    told = ask(
        tab,
        """const store = new part.IndexedStore();
        await store.append(head("~a", 5), events(4, 5));
        const database = await part.openDatabase();
        const rows = database.transaction("events", "readwrite").objectStore("events");
        await part.answered(rows.put({ table: "~a", n: 3, at: 7 }));
        const { fault, events: good } = await store.load("~a");
        return [fault, good.map(({ n }) => n)];""",
    )
    assert told == ["damaged", [1, 2]]
