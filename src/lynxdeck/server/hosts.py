"""Under which names a server answers.

A page of another site can make its own name lead to our address, and would then count as ours: it
could read the lobby and the figures of a server that only the family should see. So a server that
has no public address, and no proxy before it, answers only to names that no other site can have.
"""

import functools
import html
import ipaddress
import re
import socket
from urllib.parse import urlsplit

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale import FALLBACK, languages, speaker
from lynxdeck.server.settings import Settings

ANY = "*"
ENDINGS = ("", ".local", ".lan", ".home.arpa", ".internal")
"""What a home network puts behind the name of a machine; none of them can be bought."""
NAME = re.compile(r"[\w.:-]{1,100}", re.ASCII)
"""What may be said again; anything else is none."""

PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Lynxdeck</title>
<p>{sentence}</p></html>
"""


class Hosts:
    """The names that are ours."""

    def __init__(self, settings: Settings) -> None:
        self._public = bool(settings.public_url or settings.proxies)
        machine = socket.gethostname().lower().rstrip(".")
        self._names = {machine, *(machine.partition(".")[0] + ending for ending in ENDINGS)}
        self._names |= settings.also_called

    def check(self, host: str | None, here: str) -> None:
        """Refuse somebody who came under another name, to this address of ours."""
        if self._public or host is None or ANY in self._names:  # only programs say no name
            return
        name = _name(host)
        if not (name in self._names or _loopback(name) or _address(name, here)):
            called = name if NAME.fullmatch(name) else "…"
            raise Refusal(
                "foreign",
                f"This server doesn’t answer to the name {called}. If it is one of its own, its"
                " host can add it to LYNXDECK_HOST_NAMES, or say --public-url.",
                arguments={"called": called},
            )


@functools.lru_cache(64)
def page(called: str, wanted: str) -> str:
    """The same for people who came with a browser, in the language that it asks for."""
    language = preferred(wanted)
    sentence = speaker(language).say("server-foreign", called=called)
    return PAGE.format(language=language, sentence=html.escape(sentence))


def preferred(wanted: str) -> str:
    """The first language of an Accept-Language header that is spoken here.

    >>> preferred("de-CH,fr;q=0.9"), preferred("sv, pl;q=0.8,en;q=0.5"), preferred("")
    ('de', 'pl', 'en')
    """
    asked = (part.partition(";")[0].strip().partition("-")[0] for part in wanted[:200].split(","))
    return next((name for name in asked if name in languages()), FALLBACK)


@functools.lru_cache(256)
def _name(host: str) -> str:
    """The name in a Host header, without the port; as it stands if it cannot be read."""
    try:
        return (urlsplit(f"//{host}").hostname or host).rstrip(".")
    except ValueError:
        return host


def _loopback(name: str) -> bool:
    return name == "localhost" or name.endswith(".localhost")


@functools.lru_cache(256)
def _address(name: str, here: str) -> bool:
    """Whether this is an address of a home network, or the one that was called.

    >>> _address("192.168.1.7", "172.17.0.2"), _address("203.0.113.9", "203.0.113.9")
    (True, True)
    >>> _address("8.8.8.8", "192.168.1.7"), _address("cards.example", "192.168.1.7")
    (False, False)
    """
    try:
        found = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return found.is_private or found.is_loopback or found.is_link_local or str(found) == here
