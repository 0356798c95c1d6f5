"""Before a game: the first page, a new table, the waiting room and its invitations."""

from collections.abc import Iterator

from tests.browser.stage import TITLE, Place, Stage, button, close, say


def home(stage: Stage) -> Iterator[Place]:
    """The first page: as new, then with the player's games and open tables."""
    guest = stage.guest()
    page = guest.page
    page.locator("button.act:enabled").first.wait_for()
    yield "home", page
    for cards in page.locator("button.cards").all():
        cards.click()
    page.locator(".tile summary").first.click()
    button(page, "web-friends-code")
    page.locator(".tile select").wait_for()
    page.locator("form input").wait_for()
    yield "home-open", page
    page.locator(".tile summary").first.click()
    button(page, "web-settings")
    page.get_by_role("dialog").wait_for()
    yield "settings", page
    button(page, "web-keys")
    page.locator("dialog kbd").first.wait_for()
    yield "keys", page
    close(page)
    api = stage.api
    api.table({"game": "push", "seats": 4, "public": True, "title": TITLE}).seat(1)
    mine = [
        api.table({"game": "linko", "seats": 2, "start": 1}).seat(1, guest).fill(),
        api.table({"game": "push", "seats": 3, "start": 2}).seat(1, guest).fill(),
        api.table({"game": "linko", "seats": 3}).seat(1, guest),
        api.table({"game": "push", "seats": 2, "bots": {"2": "easy"}})
        .seat(1, guest)
        .fill()
        .finish(),
    ]
    for room in mine:
        page.goto(room.address)
        page.locator("main").first.wait_for()
        page.wait_for_function(
            "(table) => localStorage['lynxdeck.tables']?.includes(table)", arg=room.table
        )
    page.goto("/")
    page.get_by_text(stage.heard.get(TITLE, TITLE)).first.wait_for()
    page.locator(".below details > summary").last.click()
    yield "home-with-games", page


def opening(stage: Stage) -> Iterator[Place]:
    """A new table with all its wishes, one for several people at one device, and a deal sent."""
    page = stage.guest("/new").page
    page.get_by_role("button", name="Push", exact=True).wait_for()
    yield "new", page
    page.goto("/new?here")
    page.locator("button.act").wait_for()
    yield "here", page
    button(page, "web-player-add")
    page.get_by_role("dialog").wait_for()
    yield "here-player", page
    page.goto("/play?game=linko&edition=ravensburger-2014&seats=4&seed=5")
    page.locator("button.act:enabled").wait_for()
    yield "deal", page


def room(stage: Stage) -> Iterator[Place]:
    """The waiting room of a host and of a guest, and invitations good and bad."""
    host = stage.guest()
    made = stage.api.table({"game": "linko", "seats": 4, "bots": {"4": "hard"}})
    made.host(host).seat(1, host)
    page = host.go(made.address).page
    button(page, "web-invite-new")
    page.get_by_role("img").wait_for()
    yield "waiting-host", page
    invite = page.get_by_role("textbox", name=say("web-link")).input_value()
    guest = stage.guest(invite)
    guest.page.locator("button.act").wait_for()
    yield "invitation", guest.page
    button(guest.page, "web-tile-learn")
    guest.page.locator("dialog .coach").wait_for()
    yield "meanwhile", guest.page
    button(guest.page, "web-learn-back")
    button(guest.page, "web-sit")
    guest.page.wait_for_url("**/t/*")
    guest.page.get_by_role("status").first.wait_for()
    yield "waiting-guest", guest.page
    guest.watch.refusal(r"/api/v1/(invites|tables)/")
    guest.go("/j/0123456789abcdef").page.get_by_role("alert").wait_for()
    yield "invitation-lost", guest.page
    guest.go("/t/0123456789ab").page.get_by_text(say("web-lost-about")).wait_for()
    yield "table-lost", guest.page
