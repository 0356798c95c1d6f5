"""Names, chat, titles, records and links that are programs: on every screen they stay words."""

from collections.abc import Sequence
from urllib.parse import quote

import pytest
from playwright.sync_api import Page

from lynxdeck.table.commands import BOT_NAMES
from tests.browser.api import NAMES, Api, Room
from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.hostile import BREAKERS, PAYLOADS, PUZZLES, SHORT, Counter, Impostor, infect
from tests.browser.rooms import words
from tests.browser.server_process import ServerProcess
from tests.browser.stage import TITLE, Stage, at, close
from tests.browser.tours import TOURS

pytestmark = pytest.mark.promise("words-stay-words")
DAILY = ("linko-sheets", "replay")
"""Tours that, with the people below, meet every kind of screen; the rest where time allows."""


def twisted() -> dict[str, str]:
    """For every name and title that tours use: something that wants to be more."""
    said = [" ".join(BREAKERS[:4]), *BREAKERS, *PUZZLES]
    return dict(zip((TITLE, *NAMES, *BOT_NAMES), said * 3, strict=False))


WALKS = [
    name if name in DAILY else pytest.param(name, marks=pytest.mark.long)
    for name in TOURS
    if name != "away"  # a server that cannot be reached tells nothing
]
NAMELESS = ("opening", "rules", "learn")


@pytest.mark.parametrize("tour", WALKS)
def test_a_hostile_server(tour: str, guests: Guests, house: ServerProcess) -> None:
    """Whatever a server calls the players and the table, past all cleaning, stays text."""
    heard = twisted()
    found: dict[str, list[str]] = {}
    watched: dict[Page, tuple[Counter, Impostor]] = {}

    def make(*arguments: object, **options: object) -> Guest:
        guest = guests(*arguments, **options)
        watched[guest.page] = Counter(guest), Impostor(guest, heard)
        return guest

    for name, page in TOURS[tour](Stage(make, house.base, heard)):
        if faults := watched[page][0].faults(page):
            found[name] = faults
    for _, impostor in watched.values():
        impostor.leave()
    assert not found
    assert tour in NAMELESS or any(one.lied for _, one in watched.values())


def test_hostile_people(guests: Guests, house: ServerProcess) -> None:
    """Names, a title and chat as the server lets them through, from lobby to replay."""
    guest = guests()
    counter = Counter(guest)
    page = guest.page
    room = hostile_room(guest, house)
    page.goto(f"/j/{room.invite}")
    page.get_by_role("heading", level=1).wait_for()
    assert not counter.faults(page)
    page.goto(room.address)
    page.get_by_role("status").first.wait_for()
    assert not counter.faults(page)
    page.goto("/")
    page.get_by_text("<pwn-x").first.wait_for()
    assert not counter.faults(page)
    room.start()
    page.goto(room.address)
    at(page, 0)
    page.get_by_role("button", name=words(guest, "web-table-log")).click()
    for line in PAYLOADS[:4]:
        chat(page, guest, line)
    assert not counter.faults(page)
    close(page)
    room.finish()
    page.locator("#end-title").wait_for()
    page.get_by_role("button", name=words(guest, "web-more-links")).click()
    page.get_by_role("button", name=words(guest, "web-end-fair")).click()
    page.locator(".fair details > summary").click()
    assert not counter.faults(page)
    page.goto(f"/replay?table={room.table}")
    page.get_by_role("slider").wait_for()
    assert not counter.faults(page)


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"])
def test_hostile_chat_past_the_server(guests: Guests, house: ServerProcess, every: int) -> None:
    """Lines that no cleaning has seen, in the chat of a table."""
    guest = guests()
    counter, heard = Counter(guest), {f"line {n}": text for n, text in enumerate(PAYLOADS[::every])}
    impostor = Impostor(guest, heard)
    room = Api(house.base).dealt("push", seats=2).seat(1, guest).fill()
    page = guest.go(room.address).page
    at(page, 0)
    page.get_by_role("button", name=words(guest, "web-table-log")).click()
    for line in heard:
        chat(page, guest, line)
    assert not counter.faults(page)
    impostor.leave()


def hostile_room(guest: Guest, house: ServerProcess) -> Room:
    """A public table with names that are programs; nobody has begun."""
    title = '"><pwn-x onclick=pwn()> { $pwn } </title>'[:40]
    wish = {"game": "push", "seats": 4, "start": 1, "public": True, "title": title}
    room = Api(house.base).table({**wish, "bots": {"4": "easy"}}).host(guest)
    for seat, name in enumerate(SHORT[:3], 1):
        path, body = f"/invites/{room.invite}/claim", {"name": name, "seat": seat}
        claimed = guest.post(path, body) if seat == 1 else room.api.ask(path, body)
        room.keys[seat] = claimed["key"]
    return room


def chat(page: Page, guest: Guest, line: str) -> None:
    """Say something at the table; wait until it is heard."""
    said = page.locator("dialog li:has(b)")
    before = said.count()
    page.get_by_role("textbox", name=words(guest, "web-table-chat-say")).fill(line)
    page.get_by_role("button", name=words(guest, "web-table-chat-send")).click()
    said.nth(before).wait_for()


def test_hostile_hands_at_one_device(guests: Guests) -> None:
    """Pass and play, and the settings: what is typed into a field is shown as it was typed."""
    guest = guests()
    counter = Counter(guest)
    page = guest.go("/new?here").page
    for seat, name in zip(page.locator(".round li button").all()[:2], SHORT, strict=False):
        seat.click()
        page.locator("dialog").get_by_role("textbox").fill(name)
        page.locator("dialog").get_by_role("button", name=words(guest, "web-done")).click()
    page.locator("button.act").click()
    page.wait_for_url("**/t/*")
    page.locator("main[data-move]").wait_for()
    assert not counter.faults(page)
    page.goto("/")
    page.get_by_role("button", name=words(guest, "web-settings")).click()
    for name in SHORT:
        page.locator("dialog").get_by_role("textbox").first.fill(name)
    assert not counter.faults(page)
    page.reload()
    page.locator("button.act:enabled").first.wait_for()
    assert not counter.faults(page)


def record(house: ServerProcess) -> str:
    """A game's record, and in its tags and comments what should not be there."""
    room = Api(house.base).table({"game": "push", "seats": 2, "bots": {"2": "easy"}, "start": 1})
    room.seat(1).start().finish()
    text = room.api.text(f"/tables/{room.table}/record")
    tags = [line for line in text.splitlines() if line.startswith("[")]
    moves = text[text.index("\n\n") :]
    tagged = [line for line in tags if not line.startswith(('[Seats "', '[Table "', '[Date "'))]
    seats = " | ".join(escaped(one) for one in (BREAKERS[3], PUZZLES[2]))
    more = [f'[X{n} "{escaped(one)}"]' for n, one in enumerate(PAYLOADS)]
    more += [f'[Table "{escaped(BREAKERS[0])}"]', f'[Date "{escaped(BREAKERS[1])}"]']
    return "\n".join([*tagged, f'[Seats "{seats}"]', *more]) + moves


def escaped(text: str) -> str:
    """As a tag's value: one line, no bar."""
    flat = " ".join(text.replace("|", "!").split())
    return flat.replace("\\", "\\\\").replace('"', '\\"')


def test_hostile_records(guests: Guests, house: ServerProcess) -> None:
    """A record from a stranger, pasted, as a link, and with a fault in it."""
    guest = guests()
    counter = Counter(guest)
    guest.watch.refusal("/api/v1/replay")
    page = guest.go("/replay").page
    page.locator("summary").click()
    page.locator("textarea").fill(record(house))
    show = page.get_by_role("button", name=words(guest, "web-replay-show"))
    show.click()
    page.get_by_role("slider").wait_for()
    assert not counter.faults(page)
    page.goto(page.url)
    page.reload()
    page.get_by_role("slider").wait_for()
    assert not counter.faults(page)
    for bad in (" ".join(BREAKERS), f'[Game "{escaped(BREAKERS[3])}"]\n\n1. {BREAKERS[0]}'):
        page.goto("/replay")
        page.locator("summary").click()
        page.locator("textarea").fill(bad)
        show.click()
        page.get_by_role("alert").wait_for()
        assert not counter.faults(page)


ADDRESSES = (
    "/j/{}",
    "/t/{}",
    "/t/{}#host={}&take={}",
    "/rules/{}?edition={}#{}",
    "/rules/linko?edition=custom:{}",
    "/new/{}?here={}",
    "/learn/{}",
    "/replay/{}?ply={}&eyes={}&round={}",
    "/replay?table={}#lynx={}",
    "/?lang={}#{}",
)


LINKED = ("".join(BREAKERS[:6]), "__proto__")


def test_hostile_links(guests: Guests) -> None:
    """One after the other in one browser: every address, by turns with the worst of each kind."""
    guest = guests()
    for turn, address in enumerate(ADDRESSES):
        follow(guest, address, LINKED[turn % 2 :][:1])


@pytest.mark.long
@pytest.mark.parametrize("address", ADDRESSES)
def test_hostile_addresses(address: str, guests: Guests) -> None:
    follow(guests(), address, PAYLOADS)


def follow(guest: Guest, address: str, payloads: Sequence[str]) -> None:
    """A link that somebody follows: nothing in it is run or becomes part of a page."""
    guest.watch.refusal("/")  # there is nothing at most of these addresses
    counter = Counter(guest)
    page = guest.page
    for payload in payloads:
        answer = page.goto(address.replace("{}", quote(payload, safe="")))
        if answer and answer.headers["content-type"] == "application/json":
            continue  # no address of a page: the server says so in a line of JSON
        page.locator("main, [role=alert]").first.wait_for()
        assert not counter.faults(page), payload


def test_the_counting_counts(guests: Guests) -> None:
    """A page that shows content as it comes is found out, with our policy and without one."""
    for policy in (True, False):
        guest = guests()
        counter = Counter(guest)
        guest.watch.refusal("pwn")
        guest.context.route("**/pwn.test/**", lambda route: route.abort())
        for payload in BREAKERS[:14:3] if policy else BREAKERS[:2]:
            infect(guest.page, policy=policy, body=payload)
            guest.page.goto("/infected", wait_until="commit")
            guest.page.wait_for_function("() => document.readyState === 'complete'")
            assert counter.faults(guest.page), (policy, payload)
            guest.page.unroute("**/infected")
        assert not counter.faults(guest.go("/rules/push").page)
