import pytest
from playwright.sync_api import expect
from tests.browser.looks import Look, change
from tests.browser.rooms import words
from tests.browser.test_coach import finished, LATER_MS
@pytest.mark.parametrize("game,size", [("linko","phone"),("push","desktop"),("linko","desktop"),("push","phone")])
def test_shots(guests, game, size):
    guest = guests(Look(size)); page=guest.page
    finished(guest, game)
    page.get_by_role("link", name=words(guest, "coach-title")).scroll_into_view_if_needed()
    page.screenshot(path=f"/tmp/shot-{game}-{size}-0.png")
    page.get_by_role("link", name=words(guest, "coach-title")).click(timeout=LATER_MS)
    t=page.evaluate("performance.now()")
    begin = page.get_by_role("button", name=words(guest, "coach-begin"))
    expect(begin).to_be_visible(timeout=LATER_MS)
    print("review ms", page.evaluate("performance.now()")-t)
    page.screenshot(path=f"/tmp/shot-{game}-{size}-1.png")
    begin.click()
    for k in range(3):
        page.wait_for_timeout(1500)
        page.screenshot(path=f"/tmp/shot-{game}-{size}-{2+2*k}.png")
        page.get_by_role("button", name=words(guest, "coach-show")).click()
        page.wait_for_timeout(1200)
        page.screenshot(path=f"/tmp/shot-{game}-{size}-{3+2*k}.png")
        print(page.locator(".answer").inner_text())
        nxt=page.get_by_role("button", name=words(guest, "coach-next"))
        if nxt.count()==0: break
        nxt.click()
