"""Names and words that run from right to left keep their direction to themselves."""

import pytest

from lynxdeck.table.commands import BOT_NAMES
from tests.browser.api import NAMES, Api
from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.hostile import Impostor
from tests.browser.rooms import words
from tests.browser.server_process import ServerProcess
from tests.browser.stage import TITLE, Stage, at
from tests.browser.tours import TOURS

pytestmark = pytest.mark.promise("rtl-isolated")
HEBREW = [chr(0x5D0 + n) for n in range(16)]
AT_THE_END = """(line) => line.getBoundingClientRect().right -
  line.querySelector(".bubble").getBoundingClientRect().right < 1"""
ISOLATED = """() => {
  const RTL = /[\\u0590-\\u05ff]/;
  const bare = (text) => RTL.test(text.replace(/\\u2068[^\\u2068]*?\\u2069/gu, ""));
  const faults = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const {data, parentElement: parent} = walk.currentNode;
    if (!RTL.test(data) || parent.closest("option, textarea, script")) continue;
    const {unicodeBidi, display} = getComputedStyle(parent);
    const own = /isolate|plaintext/.test(unicodeBidi) && parent.textContent === data;
    // A sentence: what runs the other way in it is between signs of isolation.
    if (bare(data) && !(own && (parent.tagName === "BDI" || parent.dir === "auto"))) {
      faults.push(`${parent.tagName} ${display} ${parent.className}: ${data}`);
    }
  }
  for (const one of document.querySelectorAll("[aria-label], [title]")) {
    for (const name of ["aria-label", "title"]) {
      const text = (one.getAttribute(name) ?? "").trim();
      // A name alone has nothing around it.
      if (/[a-z]/i.test(text) && bare(text)) faults.push(`${name}: ${text}`);
    }
  }
  return faults;
}"""


def reversed_names() -> dict[str, str]:
    """Every name and title in Hebrew, with a digit and a sign at its end: they jump first."""
    known = (TITLE, *NAMES, *BOT_NAMES)
    return {
        name: f"{HEBREW[n % 16]}{HEBREW[(n * 7 + n // 16) % 16]} {n}!"
        for n, name in enumerate(known)
    }


WALKED = ("home", "room", "linko-sheets", "linko-end", "push-table", "push-end", "replay")


@pytest.mark.parametrize(
    "tour",
    [one if one == "linko-end" else pytest.param(one, marks=pytest.mark.long) for one in WALKED],
)
def test_every_name_is_isolated(tour: str, guests: Guests, house: ServerProcess) -> None:
    """On every screen a name stands alone in its element, or between signs of isolation."""
    heard = reversed_names()
    found: dict[str, list[str]] = {}
    impostors: list[Impostor] = []

    def make(*arguments: object, **options: object) -> Guest:
        guest = guests(*arguments, **options)
        impostors.append(Impostor(guest, heard))
        return guest

    for name, page in TOURS[tour](Stage(make, house.base, heard)):
        if faults := page.evaluate(ISOLATED):
            found[name] = faults
    for impostor in impostors:
        impostor.leave()
    assert not found


def test_a_line_of_chat_does_not_turn_its_neighbours(guests: Guests, house: ServerProcess) -> None:
    """Chat in Hebrew under a name in Hebrew: each stands alone, the own one at the end."""
    guest = guests()
    room = Api(house.base).dealt("push", seats=2)
    claim = {"name": "\u05d3\u05e0\u05d4 5", "seat": 1}
    room.keys[1] = guest.post(f"/invites/{room.invite}/claim", claim)["key"]
    page = guest.go(room.fill().address).page
    at(page, 0)
    page.get_by_role("button", name=words(guest, "web-table-log")).click()
    page.get_by_role("textbox", name=words(guest, "web-table-chat-say")).fill(
        "5 \u05e9\u05dc\u05d5\u05dd!"
    )
    page.get_by_role("button", name=words(guest, "web-table-chat-send")).click()
    line = page.locator("dialog li:has(b)").last
    line.wait_for()
    assert line.evaluate(AT_THE_END)
    assert not page.evaluate(ISOLATED)


def test_without_isolation_it_would_be_found(guests: Guests) -> None:
    """The measure itself: a bare name in a sentence or a label is a fault, an isolated one none."""
    page = guests().go("/rules/push").page
    page.locator("article").wait_for()
    page.evaluate(
        """() => {
          document.body.append("Ann \\u05d3\\u05e0\\u05d4 5");
          const one = document.createElement("p");
          one.title = "Send \\u05d3\\u05e0\\u05d4 5 away";
          document.body.append(one);
        }"""
    )
    assert len(page.evaluate(ISOLATED)) == 2
    page.evaluate("() => document.body.append('Ann \\u2068\\u05d3\\u05e0\\u05d4\\u2069 5')")
    assert len(page.evaluate(ISOLATED)) == 2
