"""Things that go wrong, and things one must be able to rely on."""

import random
import re
import struct
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from lynxdeck.locale import speaker
from tests.browser import linko
from tests.browser.api import Api
from tests.browser.conftest import Guests
from tests.browser.line import Line
from tests.browser.looks import Look
from tests.browser.mishaps import BACK_MS
from tests.browser.rooms import open_table, words
from tests.browser.seat import Seat, next_asked, play, quick
from tests.browser.server_process import ServerProcess
from tests.browser.stage import at

PATHS = (
    "/",
    "/new",
    "/new/push",
    "/new?here",
    "/learn",
    "/learn/push",
    "/rules",
    "/rules/linko",
    "/replay",
)
ICON = 'link[rel~="icon"]'
ICON_FACE = """(icon) => Object.entries(icon.dataset)
  .filter(([, href]) => href === icon.getAttribute("href")).map(([face]) => face).join()"""
FLYERS = """new MutationObserver((changes) => changes.forEach(({addedNodes}) => {
  const flyers = [...addedNodes].filter((one) => one.className === "flyer");
  window.flown = (window.flown ?? 0) + flyers.length;
})).observe(document, {subtree: true, childList: true});"""
KEPT = """async () => {
  const loaded = performance.getEntriesByType("resource").map(({name}) => new URL(name).pathname);
  const ours = loaded.filter((path) => path.startsWith("/assets/"));
  return (await Promise.all(ours.map((path) => caches.match(path)))).every(Boolean);
}"""
"""Whether the worker keeps all that the page needed."""
FOCUS = "() => document.activeElement !== document.body && document.activeElement !== null"


# --- a page without all its parts ----------------------------------------------------------


def test_a_page_half_loaded_waits_for_its_server(
    guests: Guests, house: ServerProcess, line: Line
) -> None:
    """The server goes away between a page and its parts: the page waits, and comes by itself."""
    ann = guests(base=line.base)
    room = Api(house.base).dealt("push", seats=3, seed=4).seat(1, ann).fill()

    def cut(route: Route) -> None:
        line.cut()
        route.continue_()

    ann.page.route("**/assets/push-*.js", cut)
    with ann.watch.outage():
        ann.page.goto(room.address)
        ann.page.wait_for_timeout(2000)  # time is the subject: it waits, and goes nowhere
        assert ann.page.evaluate("() => location.pathname") == room.address
        assert ann.page.locator("main[data-move]").count() == 0
        ann.page.unroute("**/assets/push-*.js")
        line.mend()
        at(ann.page, 0)


def test_a_page_without_a_part_says_so(guests: Guests, house: ServerProcess) -> None:
    """The server answers and has a part no more: one fresh page, then a word and a button."""
    ann = guests()
    room = Api(house.base).dealt("push", seats=3, seed=4).seat(1, ann).fill()
    ann.watch.refusal("/assets/push-")
    ann.page.route("**/assets/push-*.js", lambda route: route.fulfill(status=404))
    ann.page.goto(room.address)
    expect(ann.page.get_by_role("alert")).to_contain_text(words(ann, "web-torn"))
    said = [fault for fault in ann.watch.faults if "dynamically imported module" in fault]
    assert said == ann.watch.faults
    assert len([url for url in ann.watch.requests if url.endswith(room.address)]) == 2
    ann.watch.faults.clear()
    ann.page.unroute("**/assets/push-*.js")
    ann.page.get_by_role("button", name=words(ann, "web-reload")).click()
    at(ann.page, 0)


# --- the page tells --------------------------------------------------------------------------


def test_title_and_icon_say_when_to_decide(guests: Guests) -> None:
    """Somebody who looks at another tab sees whose decision it is."""
    ann, ben = guests(Look("phone", "dark", "it")), guests(Look("desktop", "light", "pl"))
    seats = open_table({"game": "push", "start": 1}, {1: ann, 2: ben})
    for seat in seats:
        seat.shows(0)
        calls(seat)
    while seats[0].view["active"] == 1:
        asked = next_asked(seats)
        assert asked is not None
        asked.shows(asked.guest.told.move)
        asked.decide(next((one for one in asked.view["legal"] if one != "+"), "+"))
        for seat in seats:
            seat.reaches(asked.guest.told.move)
    for seat in seats:
        calls(seat)


def calls(seat: Seat) -> None:
    """Title and icon fit whether this seat is asked."""
    page, game = seat.guest.page, words(seat.guest, "web-game-push")
    calm, asked = f"{game} · Lynxdeck", words(seat.guest, "web-title-asked", game=game)
    expect(page).to_have_title(f"{asked} · Lynxdeck" if seat.asked() else calm)
    face = page.locator(ICON).evaluate(ICON_FACE)
    assert face == ("asked" if seat.asked() else "calm")


def test_every_event_is_said_aloud(guests: Guests) -> None:
    """A listener at the table hears every decision once, in words."""
    ann, ben = guests(Look("phone", "dark", "fr")), guests()
    seats = open_table({"game": "linko"}, {1: ann, 2: ben})
    made = play(seats, quick(random.Random(2)), most=6)
    for seat in seats:
        seat.shows(made)
        said = seat.guest.page.locator('[role="log"][aria-live] p')
        expect(said).to_have_count(made)
        assert all(len(text) > 5 for text in said.all_inner_texts())


@pytest.mark.parametrize(
    ("game", "keyboard", "decisions"),
    [
        pytest.param("linko", False, 8, id="linko, taps"),
        pytest.param("push", True, 8, id="push, keys"),
        pytest.param("linko", False, 24, id="linko, many taps", marks=pytest.mark.long),
        pytest.param("linko", True, 24, id="linko, many keys", marks=pytest.mark.long),
        pytest.param("push", False, 24, id="push, many taps", marks=pytest.mark.long),
        pytest.param("push", True, 24, id="push, many keys", marks=pytest.mark.long),
    ],
)
def test_focus_is_kept(guests: Guests, game: str, keyboard: bool, decisions: int) -> None:
    """After a decision the keyboard is still at the table, and Tab goes on from there."""
    ann, ben = guests(), guests()
    seats = open_table({"game": game, "start": 1}, {1: ann, 2: ben})
    seats[0].keyboard = keyboard
    ann.page.keyboard.press("Tab")
    choose, lost = quick(random.Random(4)), []
    for _ in range(decisions):
        asked = next_asked(seats)
        assert asked is not None
        asked.shows(asked.guest.told.move)
        phase = asked.view["phase"]
        asked.decide(choose(asked.view))
        for seat in seats:
            seat.reaches(asked.guest.told.move)
        seats[0].shows(ann.told.move)
        if asked is seats[0] and not ann.page.evaluate(FOCUS):
            lost.append(phase)
            ann.page.keyboard.press("Tab")
    assert not lost, f"the focus is lost after {lost}"


# --- at the table ----------------------------------------------------------------------------


def test_dragging_plays_as_tapping_does(guests: Guests) -> None:
    """Cards can be dragged onto the table; dropped elsewhere they stay in the hand."""
    ann, ben = guests(Look("phone")), guests()
    seats = open_table({"game": "linko", "start": 1}, {1: ann, 2: ben})
    seats[0].shows(0)
    value = linko.play_of(next(one for one in ann.told.view["legal"] if linko.play_of(one)))
    assert value is not None
    linko.drag(ann.page, value.value)
    seats[0].hears(lambda: ann.told.move == 1)
    [sent] = ann.told.decisions().values()
    played = linko.play_of(sent[0]["token"])
    assert played is not None
    assert played.value == value.value
    assert played.numbers == ann.told.hands[0][2].get(
        "J" if value.value == linko.JOKER else str(value.value)
    )


def test_shown_hand_is_the_own_one(guests: Guests) -> None:
    """What lies in the hand is what the server dealt, also when “Once more” has shown a turn."""
    ann, ben = guests(Look("desktop"), speed="fast"), guests(Look("small"))
    seats = open_table({"game": "linko", "start": 1}, {1: ann, 2: ben})
    play(seats, quick(random.Random(6)), most=7)
    for seat in seats:
        seat.shows(ann.told.move)
        assert linko.hand(seat.guest.page, seat.number) == seat.view["hand"]
    ann.page.keyboard.press("v")
    ann.page.locator('main[data-busy="true"]').wait_for()
    seats[0].shows(ann.told.move)
    assert linko.hand(ann.page, 1) == ann.told.view["hand"]


def test_pass_and_play_hides_hands(guests: Guests) -> None:
    """On a shared screen nobody sees a hand before its owner asks for it."""
    guest = guests(Look("tablet", "light", "de"))
    page = guest.go("/new?here").page
    page.locator("button.act:enabled").click()
    page.wait_for_url("**/t/*")
    for _ in range(2):
        uncover = page.get_by_role(
            "button", name=re.compile(words(guest, "web-frame-uncover", name="(.+)"))
        )
        uncover.wait_for()
        assert no_face(page)
        away = re.compile(words(guest, "web-table-away", name=".+"))
        expect(page.get_by_text(away)).to_have_count(0)
        uncover.click()
        page.locator("[data-value]").first.wait_for()
        seat = Seat(guest, int(guest.told.view["to_move"]))
        asked = guest.told.to_move
        seat.hears(lambda: guest.told.seat == guest.told.to_move)
        while guest.told.to_move == asked and not guest.told.over:
            seat.shows(guest.told.move)
            seat.decide(quick(random.Random(1))(guest.told.view))


@pytest.mark.parametrize("game", ["linko", pytest.param("push", marks=pytest.mark.long)])
def test_who_is_away_is_marked(guests: Guests, game: str) -> None:
    """A page that closes leaves a mark at its seat; when it is back, the mark is gone.

    While it is away and asked, the host lets a bot play.
    """
    ann, ben = guests(Look("phone", "dark", "pl")), guests()
    seats = open_table({"game": game, "start": 2}, {1: ann, 2: ben})
    seats[0].shows(0)
    away = ann.page.get_by_text(words(ann, "web-table-away", name="Ben"))
    expect(away).to_have_count(0)
    address = ben.page.url
    ben.page.goto("about:blank")
    expect(away).not_to_have_count(0)
    bot = ann.page.get_by_role("button", name=words(ann, "web-frame-without", name="Ben"))
    bot.click()
    seats[0].reaches(1)
    assert ann.told.info["seats"][1]["stand_in"]
    ben.page.goto(address)
    seats[0].hears(lambda: not ann.told.info["seats"][1]["stand_in"])
    expect(away).to_have_count(0)
    expect(bot).to_have_count(0)


def no_face(page: Page) -> bool:
    """Whether no card of an own hand lies face up anywhere in the page."""
    faces = page.locator('[data-place^="hand:"] [data-card]:not([data-card="?"])')
    return faces.count() == 0 and page.locator("[data-value]").count() == 0


@pytest.mark.long
def test_somebody_who_sleeps_does_not_stop_the_game(guests: Guests) -> None:
    """When the time is up the table decides and goes on."""
    ann = guests(Look("phone", "light", "it"))
    clock = {"kind": "live", "seconds": 5, "bank": 0}
    bots = {"bots": {"2": "easy"}, "stand_in": "easy"}
    wish = {"game": "linko", "seats": 2, "start": 1, "clock": clock, **bots}
    [seat] = open_table(wish, {1: ann})
    seat.shows(0)
    expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"0:0\d"))
    seat.reaches(1, most=BACK_MS)
    moved = next(one for one in ann.told.received if one.get("kind") == "move")
    assert moved["by"] in ("stand-in", "auto")
    expect(ann.page.locator("main")).to_have_attribute("data-move", re.compile("[1-9]"))


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_motion_as_the_system_wishes(guests: Guests, wish: str) -> None:
    """Cards fly, but not for those whose system asks for less motion."""
    ann, ben = guests(speed="fast", reduced_motion=wish), guests()
    ann.context.add_init_script(FLYERS)
    seats = open_table({"game": "linko", "start": 1}, {1: ann, 2: ben})
    play(seats, quick(random.Random(9)), most=3)
    seats[0].shows(ann.told.move)
    assert (ann.page.evaluate("() => window.flown ?? 0") > 0) is (wish == "no-preference")


# --- the page itself ---------------------------------------------------------------------------


def test_every_address_can_be_opened(guests: Guests) -> None:
    """Whatever the page writes into the address bar can be reloaded and sent to a friend."""
    guest = guests()
    for path in PATHS:
        answer = guest.page.goto(path)
        assert answer is not None
        assert answer.ok, path
        expect(guest.page.locator("main").first).to_be_visible()
    guest.watch.refusal("/nowhere|/favicon.ico")
    answer = guest.page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(guest.page.get_by_role("link", name=words(guest, "web-home")).first).to_be_visible()


def test_installable(guests: Guests) -> None:
    """A manifest without faults, icons of the sizes it says, a worker, an offline page."""
    guest = guests(worker=True)
    page = guest.go("/").page
    session = guest.context.new_cdp_session(page)
    found: Any = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = guest.context.request.get(found["url"]).json()
    assert manifest["display"] == "standalone"
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    for icon in manifest["icons"]:
        body = guest.context.request.get(icon["src"]).body()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", body[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    errors: Any = session.send("Page.getInstallabilityErrors")
    assert [one["errorId"] for one in errors["installabilityErrors"]] in ([], ["in-incognito"])


def test_offline_page_comes_and_goes(guests: Guests, line: Line) -> None:
    """Without a server the installed page opens all the same, says so, and comes back by itself."""
    guest = guests(Look("phone", "dark", "pl"), base=line.base, worker=True)
    page = guest.go("/").page
    page.locator("button.act:enabled").first.wait_for()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(KEPT)
    with guest.watch.outage():
        line.cut()
        page.reload()
        expect(page.get_by_text(words(guest, "web-away"), exact=True)).to_be_visible()
        line.mend()
        page.evaluate("() => window.dispatchEvent(new Event('online'))")
        page.locator("button.act:enabled").first.wait_for()
    assert not any("/api/" in url for url in kept(page)), "the worker keeps what it must not"


def kept(page: Page) -> list[str]:
    """What the worker keeps."""
    found: list[str] = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({url}) => url)))).flat()"""
    )
    return found


def test_settings_reach_other_tabs(guests: Guests) -> None:
    """A language and a theme chosen in one tab hold in the other."""
    guest = guests()
    first = guest.go("/").page
    second = guest.open().go("/rules/push").page
    first.get_by_role("combobox", name=words(guest, "web-language")).select_option("pl")
    expect(second.locator("html")).to_have_attribute("lang", "pl")
    first.get_by_role("button", name=speaker("pl").say("web-settings")).click()
    first.get_by_role("combobox", name=speaker("pl").say("web-theme")).select_option("light")
    expect(second.locator("html")).to_have_attribute("data-theme", "light")
