"""One queue at the table: what happens later is neither seen nor told before a roll has been."""

import itertools

from tests.browser.conftest import Guests
from tests.browser.looks import Look
from tests.browser.rooms import open_table
from tests.browser.seat import Choose, Seat
from tests.browser.tours.push import stacked

WATCH = """() => {
  const seen = [];
  const stage = () => document.querySelector("[data-roll]")?.dataset.roll ?? "none";
  const note = (what) => seen.push([what, stage(), performance.now()]);
  let last = "none";
  const look = (changes) => {
    if (stage() !== last) note((last = stage()));
    for (const {target, addedNodes} of changes) {
      if ([...addedNodes].some((one) => one.className === "flyer")) note("flies");
      if (target.closest?.("[role=log]") && addedNodes.length) note("told");
      if (target.matches?.("main") && target.dataset.move !== seen.move) {
        seen.move = target.dataset.move;
        note("moved");
      }
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-roll", "data-move"],
  });
  window.seen = seen;
}"""
STAGES = ["tumbles", "stands", "leaves", "none"]
OVER = """() => {
  const height = (one) => Number(getComputedStyle(document.querySelector(one)).zIndex);
  return height("[data-roll]") > height(".flights");
}"""


def test_a_roll_is_seen_before_anything_else(guests: Guests) -> None:
    """While the die falls and stands nothing flies, moves on or is told, though others go on."""
    ann, ben = guests(Look("phone"), speed="fast"), guests()
    script = {"deck": stacked("R", "b2"), "dice": ["r"]}
    seats = open_table({"game": "push", "start": 1, "script": script}, {1: ann, 2: ben})
    seats[0].shows(0)
    ann.page.evaluate(WATCH)
    decide(seats[0], "+", "a", "=a")
    decide(seats[1], "+", "a")
    ann.page.locator("[data-roll=stands]").wait_for()
    assert ann.page.evaluate(OVER)
    seats[0].shows(5)
    seen = ann.page.evaluate("() => window.seen")
    assert not [what for what, stage, _ in seen if stage != "none" and what != stage]
    stages = [(what, at) for what, _, at in seen if what in STAGES]
    assert [what for what, _ in stages] == STAGES
    [_, stands, _] = [later - at for (_, at), (_, later) in itertools.pairwise(stages)]
    assert stands >= 1200
    assert {"flies", "told", "moved"} <= {what for what, _, at in seen if at > stages[-1][1]}


def decide(seat: Seat, *tokens: str) -> None:
    """Decide past the page, as fast as the server lets one."""
    for token in tokens:
        seat.reaches(seat.guest.told.move)
        seat.hears(seat.asked)
        seat.reaches(seat.answer(always(token)))


def always(token: str) -> Choose:
    """Whatever is seen."""
    return lambda _: token
