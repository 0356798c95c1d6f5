"""One person with one browser of their own: a context, its page, and what must not happen there."""

import json
from typing import Any, Self

from playwright.sync_api import Browser, Locator, Page

from tests.browser.looks import LOCALES, Look
from tests.browser.told import Json, Told
from tests.browser.watch import Watch

SOON_MS = 20_000
"""How long anything may take that should happen at once, on a machine that is busy."""
API = "/api/v1"
SELF = {"nick": "Pip", "face": 6}
"""Who they are from the first visit on; otherwise a name and a lynx are drawn."""
KEEP = """(kept) => {
  if (location.protocol === "about:") return;
  for (const [key, value] of Object.entries(kept)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
}"""

TAP = """() => {
  globalThis.Worker = class extends Worker {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({data}) => {
        if (data.told) toldOnDevice("in", JSON.stringify(data.told));
      });
    }
    postMessage(message, ...more) {
      const {id, call, args} = message;
      if (call === "decide") {
        const [, move, token] = args;
        toldOnDevice("out", JSON.stringify({type: call, id: `${id}`, move, token}));
      }
      super.postMessage(message, ...more);
    }
  };
}"""
"""Lets us hear what a page and its tables on this device say to each other."""
READS_TIPS = """new MutationObserver(() => document.querySelector("[data-tip]")?.click())
  .observe(document, {subtree: true, childList: true});"""
"""Somebody who reads as fast as a page can show it: the game waits for them."""


class Guest:
    """A guest's own browser."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        look: Look,
        *,
        speed: str = "instant",
        auto: bool = False,
        tips: bool = False,
        reads: bool = True,
        worker: bool = False,
        touch: bool = False,
        **options: Any,
    ) -> None:
        self.base = base
        self.look = look
        self._left = ""
        self.context = browser.new_context(
            base_url=base,
            viewport=look.viewport,
            locale=LOCALES[look.language],
            color_scheme="dark" if look.theme == "dark" else "light",
            service_workers="allow" if worker else "block",
            has_touch=touch,
            **options,
        )
        self.context.set_default_timeout(SOON_MS)
        kept = {"lynxdeck.settings": json.dumps({"speed": speed, "auto": auto, **SELF})}
        if tips and reads:
            self.context.add_init_script(READS_TIPS)
        if not tips:
            kept["lynxdeck.tips"] = json.dumps({"off": True, "shown": []})
        self.context.add_init_script(f"({KEEP})({json.dumps(kept)})")
        self.context.expose_binding("toldOnDevice", self._on_device)
        self.context.add_init_script(f"({TAP})()")
        self.watch = Watch(self.context, base)
        self.pages: list[tuple[Page, Told]] = []
        self.open()

    def _on_device(self, source: Any, way: str, text: str) -> None:
        for page, told in self.pages:
            if page == source["page"]:
                told.device(way, text)

    @property
    def page(self) -> Page:
        """The page in use: the one opened last."""
        return self.pages[-1][0]

    @property
    def told(self) -> Told:
        """What that page was told."""
        return self.pages[-1][1]

    def open(self) -> Self:
        """Another tab, and use it from now on."""
        page = self.context.new_page()
        self.pages.append((page, Told(page)))
        return self

    def go(self, path: str) -> Self:
        """Open an address of ours, or a path of it."""
        self.page.goto(self.base + path if path.startswith("/") else path)
        return self

    def look_away(self) -> None:
        """Leave the page; what is told meanwhile is not heard."""
        self._left = self.page.url
        self.page.goto("about:blank")

    def look_again(self) -> None:
        """Come back to the page that was left."""
        self.page.goto(self._left)

    def get(self, path: str) -> Any:
        """Ask the server with this browser's cookies."""
        answer = self.context.request.get(self.base + API + path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: Json | None = None) -> Json:
        """Tell the server something with this browser's cookies."""
        answer = self.context.request.post(self.base + API + path, data=body or {})
        assert answer.ok, f"{path}: {answer.text()}"
        found: Json = answer.json()
        return found

    def wait(self, milliseconds: float) -> None:
        """Let time pass, and hear what happens meanwhile."""
        self.page.wait_for_timeout(milliseconds)  # time is the subject: the caller says why

    def primary(self) -> Locator:
        """The one amber button that each screen has."""
        return self.page.locator("button.act:visible, a.act:visible").last

    def close(self) -> None:
        """Go, and fail if anything happened on the way that should not."""
        self.context.close()
        self.watch.check()
