"""What must happen on no page: a word on the console, a failed request, another host."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

OUTAGE = re.compile(r"net::ERR_|WebSocket connection to|Failed to load resource|ERR_CONNECTION")
"""What the browser itself says when the line is cut."""


class Watch:
    """Listens to all pages of a context and keeps their faults."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.faults: list[str] = []
        self.requests: list[str] = []
        self._host = urlsplit(base).netloc
        self.cut = False
        self._refused: list[re.Pattern[str]] = []
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    @contextmanager
    def outage(self) -> Iterator[None]:
        """The line is cut on purpose: what the browser says about that is no fault."""
        self.cut = True
        yield
        self.cut = False

    def refusal(self, path: str) -> None:
        """The server is right to refuse requests for this path (a regular expression)."""
        self._refused.append(re.compile(path))

    def check(self) -> None:
        """Fail with all that went wrong."""
        faults, self.faults = self.faults, []
        assert not faults, "\n".join(faults)

    def _may(self, url: str) -> bool:
        return any(path.search(url) for path in self._refused)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if "Service Worker registration blocked" in message.text:
            return  # these tests do without, unless they are about it
        if self.cut and OUTAGE.search(message.text):
            return
        place = str(message.location.get("url", ""))
        if "Failed to load resource" in message.text and self._may(place):
            return
        self.faults.append(f"console {message.type}: {message.text} ({place})")

    def _error(self, error: WebError) -> None:
        self.faults.append(f"error on the page: {error.error}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != self._host:
            self.faults.append(f"a request to another host: {request.url}")

    def _failed(self, request: Request) -> None:
        # A page that is left takes back what it asked for.
        if self.cut or request.failure == "net::ERR_ABORTED":
            return
        self.faults.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status < 400 or self.cut or self._may(response.url):
            return
        self.faults.append(f"{response.status}: {response.request.method} {response.url}")
