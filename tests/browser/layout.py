"""Where the parts of a table lie: that they stay there, on the screen, and the seats on the rim.

And that no word is cut on the way.
"""

from playwright.sync_api import Page

from tests.browser.told import Json

WATCH = """() => {
  const parts = () => [...document.querySelectorAll(
    'main.table .frame > header, .at-prompt, .at-board, .at-hand, .at-acts, .wood, .avatar,' +
    ' [data-place^="display:"], [data-place="pile"], [data-place^="column:"],' +
    ' [data-place^="seat:"]')]
    .filter((one) => !one.closest(".at-story, .at-prompt > *, .at-acts > *, dialog, .end"));
  const name = (one) => one.dataset.place ?? one.closest("[data-face]")?.dataset.face
    ?? [one.localName, ...one.classList].slice(0, 2).join(".");
  const box = (one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const first = new Map(parts().map((one) => [one, box(one)]));
  const still = {frames: 0, parts: first.size, jumps: []};
  let last = new Map(first);
  const look = () => {
    still.frames += 1;
    for (const [one, before] of last) {
      const now = box(one);
      if (now.every((side, i) => Math.abs(side - before[i]) <= 1)) continue;
      still.jumps.push(`${name(one)}: ${before} -> ${one.isConnected ? now : "gone"}`);
      last.set(one, now);
      if (!one.isConnected) last.delete(one);
    }
    requestAnimationFrame(look);
  };
  look();
  globalThis.still = still;
}"""
"""From now on every frame is compared with the one before."""

LOST = """() => {
  const page = document.documentElement;
  const [wide, high] = [page.clientWidth, page.clientHeight];
  const off = ({x, y, right, bottom}) => x < -1 || y < -1 || right > wide + 1 || bottom > high + 1;
  const out = [...document.querySelectorAll("main.table :is(button, .avatar, .plate, [data-card])")]
    .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .filter((one) => off(one.getBoundingClientRect()))
    .map((one) => `${one.className} ${JSON.stringify(one.getBoundingClientRect())}`);
  if (page.scrollWidth <= wide && page.scrollHeight <= high) return out;
  const far = [...document.querySelectorAll("main *")]
    .filter((one) => off(one.getBoundingClientRect())).at(-1);
  const size = `${page.scrollWidth} by ${page.scrollHeight}`;
  return [...out, `the page is ${size}: ${far?.parentElement.className}>${far?.className}`];
}"""
"""What does not lie on the screen."""

SEATS = """(own) => {
  const felt = document.querySelector(".wood");
  const {x, y, width, height} = felt.getBoundingClientRect();
  const half = [width / 2, height / 2];
  const round = Math.min(parseFloat(getComputedStyle(felt).borderTopLeftRadius), ...half);
  return [...document.querySelectorAll(".at-board .avatar")]
    .filter((one) => one.closest("[data-face]")?.dataset.face !== String(own))
    .map((one) => {
      const box = one.getBoundingClientRect();
      const at = [box.x + box.width / 2, box.y + box.height / 2];
      const far = [Math.abs(at[0] - x - half[0]) - half[0] + round,
                   Math.abs(at[1] - y - half[1]) - half[1] + round];
      const outside = Math.hypot(...far.map((one) => Math.max(one, 0)));
      const off = outside + Math.min(Math.max(...far), 0) - round;
      return {x: at[0], y: at[1], size: box.width, off};
    });
}"""
"""The other seats' faces: their middle, their size, and how far from the outer edge of the rim."""


CUT = """() => {
  const main = document.querySelector("main.table");
  const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found = new Set();
  // Names are as long as people like; what is only read aloud has no size.
  const skipped = ":is(.unseen, bdi, svg, .end, dialog) *, .unseen, bdi";
  const clips = [...main.querySelectorAll("*")]
    .filter((one) => !/visible/.test(getComputedStyle(one).overflow) && !one.matches(skipped));
  const past = (range, box) => Math.max(box.left - range.left, range.right - box.right,
    box.top - range.top, range.bottom - box.bottom);
  const apart = (range, box) => range.left >= box.right || range.right <= box.left
    || range.top >= box.bottom || range.bottom <= box.top;
  while (walk.nextNode()) {
    const {parentElement: parent, data} = walk.currentNode;
    if (!data.trim() || parent.matches(skipped)) continue;
    if (!parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    // Signs with a number may stick out.
    const button = parent.closest(".numerals") ? null : parent.closest("button");
    const holders = [...clips.filter((one) => one.contains(parent)), button]
      .flatMap((one) => one?.getBoundingClientRect() ?? []);
    const lines = [...range.getClientRects()];
    // What wraps out of sight as a whole is not there.
    if (lines.every((line) => holders.some((box) => apart(line, box)))) continue;
    if (lines.some((line) => holders.some((box) => past(line, box) > 2))) found.add(data.trim());
  }
  return [...found];
}"""
"""Texts of which a part is seen and a part is not."""


def cut(page: Page) -> list[str]:
    """Words of which a part cannot be read."""
    return [str(one) for one in page.evaluate(CUT)]


def watch(page: Page) -> None:
    """Begin to look for jumps."""
    page.evaluate(WATCH)


def jumps(page: Page) -> list[str]:
    """What has jumped since."""
    found: Json = page.evaluate("() => still")
    assert found["frames"] > 0
    assert found["parts"] > 8
    return [str(one) for one in found["jumps"]]


def lost(page: Page) -> list[str]:
    """What lies off the screen."""
    return [str(one) for one in page.evaluate(LOST)]


def faces(page: Page, own: int) -> list[Json]:
    """The faces of the others, in the order of the page."""
    return list(page.evaluate(SEATS, own))
