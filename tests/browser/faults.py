"""What a page must never look like: cut, sideways, untranslated, or closed to anybody."""

import functools
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from lynxdeck.table.commands import BOT_NAMES

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

SIDEWAYS = """() => {
  const faults = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`the page is ${wide} px too wide`);
  const scrolls = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const {overflowX, position} = getComputedStyle(up);
      if (/auto|scroll|hidden|clip/.test(overflowX) && up !== document.body) return true;
      if (position === "fixed") return false;
    }
    return false;
  };
  for (const one of document.querySelectorAll("body *")) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || one.closest(".unseen, [popover], svg *")) continue;
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(one)) {
      faults.push(`sideways: ${one.tagName.toLowerCase()}.${one.getAttribute("class")} `
        + `${Math.round(box.left)}…${Math.round(box.right)}`);
    }
  }
  return faults.slice(0, 4);
}"""

CUT = """() => {
  const shown = (one) => one.getClientRects().length > 0 && !one.closest(".unseen");
  const faults = [];
  for (const one of document.querySelectorAll("button, a.button, label, h1, h2, [data-prompt] p")) {
    if (!shown(one)) continue;
    const {overflowX, overflowY, textOverflow} = getComputedStyle(one);
    const wide = one.scrollWidth - one.clientWidth;
    const tall = one.scrollHeight - one.clientHeight;
    const words = one.innerText.trim().slice(0, 50);
    if (!words) continue;
    if (wide > 2 && overflowX !== "visible" && textOverflow !== "ellipsis") {
      faults.push(`cut at the side: ${words}`);
    }
    if (tall > 3 && overflowY === "hidden") faults.push(`cut below: ${words}`);
  }
  return faults.slice(0, 4);
}"""

ASTRAY = """() => {
  const slack = 8;
  const faults = [];
  for (const one of document.querySelectorAll("[data-place] [data-place]")) {
    const [box, home] = [one, one.parentElement.closest("[data-place]")]
      .map((each) => each.getBoundingClientRect());
    if (!box.width || !box.height) continue;
    const out = Math.max(home.top - box.top, box.bottom - home.bottom,
      home.left - box.left, box.right - home.right);
    if (out > slack) faults.push(`${one.dataset.place} is ${Math.round(out)} px outside`);
  }
  return faults.slice(0, 4);
}"""
"""A card lies in the place that holds it."""

SMALL = """() => {
  const [least, reach] = [43.5, 21];
  const faults = [];
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  // The lines of a log stand close; its buttons do the same.
  for (const one of top.querySelectorAll("button:not([data-ply]), a, input, select, summary")) {
    if (one.closest(".unseen, [aria-hidden=true]")) continue;
    if (one.matches("p a, li p a, dd a, [tabindex='-1'], [aria-disabled='true']")) continue;
    const held = one.matches("[type=radio], [type=checkbox]") ? one.closest("label") : one;
    const box = (held ?? one).getBoundingClientRect();
    // Cards lie side by side: a narrow one is high, and there is a button that does the same.
    const across = one.matches("[data-place] button, button[data-place]") ? 35.5 : least;
    if (!box.width || !box.height || (box.height >= least && box.width >= across)) continue;
    // What looks small may be large to a finger.
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const wide = box.width < least ? [[-reach, 0], [reach, 0]] : [];
    const high = box.height < least ? [[0, -reach], [0, reach]] : [];
    const hit = ([dx, dy]) => (held ?? one).contains(document.elementFromPoint(x + dx, y + dy));
    if (y < 0 || y > innerHeight || [...wide, ...high].every(hit)) continue;
    const name = one.getAttribute("aria-label") ?? one.innerText ?? "";
    faults.push(`a target of ${Math.round(box.width)} × ${Math.round(box.height)} px: `
      + `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} ${name.slice(0, 40)}`);
  }
  return faults.slice(0, 6);
}"""

PLAIN = """() => {
  // What is another language's, a key's name, typed by somebody, or was said before the change.
  const OTHER = "script, noscript, style, option, [lang]:not(html), kbd, textarea, "
    + "dd, [role=log], [role=alert], [data-prompt] [role=status]";
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const {parentElement: parent, data} = walk.currentNode;
    if (!data.trim() || parent.closest(OTHER)) continue;
    found.push(data.trim());
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const text = one.getAttribute(name);
      if (text && !one.closest(OTHER)) found.push(text);
    }
  }
  return found;
}"""

AXE_RUN = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ["violations"]});
  const why = ({any, all, none}) => (any[0] ?? all[0] ?? none[0])?.message.slice(0, 160) ?? "";
  return violations.map(({id, help, nodes}) => `axe ${id}: ${help}: `
    + nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} [${why(node)}]`).join(" | "));
}"""

ACT = """() => {
  const all = [...document.querySelectorAll("button.act, a.act, [data-act]")];
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  const shown = all.filter((one) => one.getClientRects().length && (!top || top.contains(one)));
  const faults = [];
  for (const one of shown) {
    one.scrollIntoView({block: "center", inline: "center"});
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, innerHeight / 2)];
    const there = document.elementFromPoint(x, y);
    // A tip is read and put away.
    if (there?.closest(".tip")) continue;
    if (!there || !(one.contains(there) || there.contains(one))) {
      const place = `${Math.round(x)}, ${Math.round(y)}`;
      faults.push(`out of reach: ${one.innerText.slice(0, 40)} at ${place}`
        + ` under ${there?.tagName}.${there?.getAttribute("class")}`);
    }
  }
  return faults;
}"""

LAYOUT = f"() => [...({SIDEWAYS})(), ...({CUT})(), ...({ASTRAY})(), ...({SMALL})()]"
ZOOMED = f"""async () => {{
  const {{style}} = document.documentElement;
  style.fontSize = "200%";
  await new Promise((done) => setTimeout(done, 60));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = [...({SIDEWAYS})(), ...({ACT})()];
  style.fontSize = "";
  return found;
}}"""

UNTRANSLATED = re.compile(r"[A-Za-z]*[aeiou][A-Za-z]*[aeiou][A-Za-z]*")
LYNXES = (
    *("Amber", "Cocoa", "Ink", "Olive", "Pine", "Plum"),
    *("Rose", "Rust", "Sand", "Sky", "Slate", "Snow"),
)
NAMES = re.compile(
    rf"\b({'|'.join((*BOT_NAMES, *LYNXES))}|Ann|Ben|Cleo|Dan|Eve|Fay|Lynxdeck|Linko|Push"
    r"|Ravensburger|Playte|AMIGO|Pip|Friday round|Enter|Space|Home|https?://\S+|lynx\S*)\b"
)


@functools.cache
def axe_source() -> str:
    """The tool that knows what shuts people out."""
    return AXE.read_text(encoding="utf-8")


def ask(page: Page, question: str, *arguments: Any) -> list[str]:
    """What a page answers about itself."""
    found: list[str] = page.evaluate(question, *arguments)
    return found


def layout(page: Page) -> list[str]:
    """Nothing sideways, nothing cut, targets for fingers."""
    return ask(page, LAYOUT)


def axe(page: Page) -> list[str]:
    """Everything that axe reports."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_source())
    return ask(page, AXE_RUN)


def untranslated(page: Page) -> list[str]:
    """Words on a page in the pseudo-locale that no locale file knows."""
    texts = [NAMES.sub("", text) for text in ask(page, PLAIN)]
    found = [text for text in texts if UNTRANSLATED.search(text)]
    return [f"not translated: {text[:80]}" for text in dict.fromkeys(found)][:4]


def zoomed(page: Page) -> list[str]:
    """With text twice as large nothing lies sideways, and what is to be done can be reached."""
    return [f"at 200 %: {fault}" for fault in ask(page, ZOOMED)]
