"""Content that wants to be more than text, and what counts whether it became more.

Every payload carries the word `pwn`: as an element, an attribute, an address or a call it shows.
"""

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Dialog, Page, Route, WebSocketRoute

from tests.browser.guest import Guest

AWAY = "//pwn.test"
BREAKERS = (
    "<script>pwn()</script>",
    "<img src=pwn onerror=pwn()>",
    "<svg onload=pwn()><pwn-x>",
    "\"'><pwn-x onclick=pwn()>",
    '" autofocus onfocus="pwn()" pwn="',
    "' style='background:url(//pwn.test/a)' pwn='",
    "</textarea></title></style></script><script>pwn()</script>",
    f"<iframe srcdoc='<script>parent.pwn()</script>' src={AWAY}>",
    f"<base href={AWAY}><link rel=stylesheet href={AWAY}/pwn.css>",
    f"<meta http-equiv=refresh content='0;url={AWAY}'>",
    f"<form action={AWAY}><button formaction=javascript:pwn()>",
    "<a href=javascript:pwn()>pwn</a><a href='data:text/html,<script>pwn()</script>'>pwn</a>",
    "<math><mtext></form><form><mglyph><style></math><img src=pwn onerror=pwn()>",
    "<style>*{display:none}@import '//pwn.test/b'</style>",
    "<!--pwn--><![CDATA[<pwn-x>]]>",
    "\uff1cscript\uff1epwn()\uff1c/script\uff1e \u00adpwn\u2028pwn()\u2029 \ufeff<pwn-x>",
)
"""For every place where text could turn into a page."""
PUZZLES = (
    "javascript:pwn()//",
    "data:text/html,<script>pwn()</script>",
    "{{constructor.constructor('pwn()')()}} ${pwn()} {@html pwn} <%= pwn %> #{pwn()}",
    '{ $pwn } { pwn() } { -pwn } { "pwn" } { $n -> *[other] pwn }',
    "__proto__ pwn",
    "constructor.prototype.pwn",
    "\u202epwn\u202d\u2066pwn \u2067\u200fpwn",
    "\u202epwn() \u05d0\u05d1\u05d2 <pwn-x>",
    "pwn" + "\u0336\u0489\u034f" * 30,
    "%3Cscript%3Epwn()%3C/script%3E &lt;pwn-x&gt; &#60;pwn-x&#62; \\u003cpwn-x\\x3e",
    "expression(pwn()) url(javascript:pwn()) ; } * { color: red } pwn",
    "../../pwn?pwn#pwn\\..\\pwn%2e%2e%2f",
    "pwn" * 200,
    "__proto__",
    "toString",
    "",
)
"""For every place where text could be a key, an address, a sentence or a direction."""
PAYLOADS = (*BREAKERS, *PUZZLES)
SHORT = (
    "<script>pwn()</script>",
    "<svg onload=pwn()>",
    "<pwn-x onclick=pwn()>",
    '"onfocus=pwn() autofocus',
    "javascript:pwn()",
    "{ $pwn } {{pwn}}",
    "__proto__",
    "constructor",
    "pwn" * 8,
)
"""Such as a name of 24 characters can be; the server lets them sit down."""

INIT = """(() => {
  if (window.counted) return;
  window.counted = [];
  window.pwn = () => window.counted.push("a call");
  const count = (one) => window.counted.push(`${one.violatedDirective} ${one.blockedURI}`);
  document.addEventListener("securitypolicyviolation", count);
  window.born = Object.getOwnPropertyNames(Object.prototype).join();
})()"""
SCAN = """() => {
  const faults = [...(window.counted ?? ["nothing counts here"])];
  const born = Object.getOwnPropertyNames(Object.prototype).join();
  if (born !== window.born) faults.push("a prototype");
  const SHOWN = /^(aria-|data-|title$|value$|placeholder$|alt$|content$)/;
  const URLS = ["href", "src", "action", "formaction", "xlink:href", "srcdoc", "data", "poster"];
  const FOREIGN = "iframe, object, embed, base, math, frame, marquee, style, form[action], "
    + "meta[http-equiv], audio, video, foreignObject, use, a[href^='data:' i]";
  for (const one of document.querySelectorAll("*")) {
    const tag = one.tagName.toLowerCase();
    if (tag.includes("pwn") || one.matches(FOREIGN)) faults.push(`an element ${tag}`);
    if (tag === "script" && !/^[/]assets[/]/.test(one.getAttribute("src") ?? "")) {
      faults.push("a script");
    }
    for (const {name, value} of one.attributes) {
      if (name.startsWith("on") || name.includes("pwn")) faults.push(`${name} of ${tag}`);
      if (URLS.includes(name) && !value.startsWith("#")) {
        const {protocol, host} = new URL(value, location.href);
        const picture = /^data:image[/](svg[+]xml|png)[;,]/.test(value);
        const drawn = picture && ["img", "link"].includes(tag);
        if (!drawn && (!/^https?:$/.test(protocol) || host !== location.host)) {
          faults.push(`${name} of ${tag}: ${value.slice(0, 60)}`);
        }
      } else if (value.includes("pwn") && !SHOWN.test(name)) faults.push(`${name} of ${tag}`);
    }
  }
  return faults;
}"""


class Counter:
    """What a page did that no page of ours does."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.dialogs: list[str] = []
        guest.context.add_init_script(INIT)
        guest.context.on("dialog", self._dialog)

    def faults(self, page: Page) -> list[str]:
        """Everything counted on this page up to now: calls, violations, elements, dialogs."""
        found: list[str] = page.evaluate(SCAN)
        watched, self.guest.watch.faults = self.guest.watch.faults, []
        said, self.dialogs = self.dialogs, []
        return [*found, *watched, *said]

    def _dialog(self, dialog: Dialog) -> None:
        self.dialogs.append(f"a dialog: {dialog.message}")
        dialog.dismiss()


class Impostor:
    """A server whose answers say something else for certain words, past all cleaning."""

    def __init__(self, guest: Guest, says: Mapping[str, str]) -> None:
        self._says = says
        self._context = guest.context
        self.lied = 0
        guest.context.route("**/api/v1/**", self._answer)
        guest.context.route_web_socket("**/api/v1/**", self._talk)

    def leave(self) -> None:
        """Stand in no answer's way any more: pages are about to be closed."""
        self._context.unroute_all(behavior="ignoreErrors")

    def twist(self, text: str) -> str:
        """The same answer with other words in it."""
        return json.dumps(self._changed(json.loads(text)))

    def _answer(self, route: Route) -> None:
        answer = route.fetch()
        if "json" not in answer.headers.get("content-type", ""):
            route.fulfill(response=answer)
            return
        route.fulfill(response=answer, body=self.twist(answer.text()))

    def _talk(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(self.twist(str(text))))

    def _changed(self, value: Any) -> Any:
        if isinstance(value, str):
            self.lied += value in self._says
            return self._says.get(value, value)
        if isinstance(value, list):
            return [self._changed(one) for one in value]
        if isinstance(value, dict):
            return {name: self._said(name, one) for name, one in value.items()}
        return value

    def _said(self, name: str, value: Any) -> Any:
        # What a refusal says in its own words is the server's text too.
        return " ".join(BREAKERS) if name == "sentence" else self._changed(value)


def infect(page: Page, *, policy: bool, body: str) -> None:
    """Make the next document of this page one that shows content as it comes."""

    def answer(route: Route) -> None:
        real = route.fetch()
        headers = {
            name: text for name, text in real.headers.items() if policy or "policy" not in name
        }
        shown = f"""<input value="{body}"><input title='{body}'><p>{body}</p>"""
        route.fulfill(status=200, headers=headers, body=f"<!doctype html><title>x</title>{shown}")

    page.route("**/infected", answer)
