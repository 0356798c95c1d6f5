"""Where requests come from, and under which names a server answers.

A page of another site can make its own name lead to our address, and would then count as ours: it
could read the lobby and the figures of a server that only the family should see. So a server that
has no public address, and no proxy before it, answers only to names that no other site can have.
"""

import functools
import html
import ipaddress
import re
import socket
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from lynxdeck.games.refusal import Refusal
from lynxdeck.locale import FALLBACK, languages, speaker

if TYPE_CHECKING:
    from lynxdeck.server.settings import Settings

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Networks = tuple[Network, ...]
DEFAULT_PORTS = {"http": 80, "https": 443}
ANY = "*"
ENDINGS = ("", ".local", ".lan", ".home.arpa", ".internal")
"""What a home network puts behind the name of a machine; none of them can be bought."""
NAME = re.compile(r"[\w.:-]{1,100}", re.ASCII)
"""What may be said again; anything else is none."""

WRITTEN = re.compile(
    r"([\w.-]{1,253}|\[[\da-f:.]{2,45}(%[\w.-]{1,40})?\])(:\d{1,5})?", re.ASCII | re.IGNORECASE
)
"""A Host header that may stand in a link, from any client."""

PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Lynxdeck</title>
<p>{sentence}</p></html>
"""


def read_networks(text: str) -> Networks:
    """Addresses and networks, separated by commas.

    >>> [str(network) for network in read_networks("127.0.0.1, 10.0.0.0/8")]
    ['127.0.0.1/32', '10.0.0.0/8']
    """
    found = []
    for word in filter(None, text.replace(" ", "").split(",")):
        try:
            found.append(ipaddress.ip_network(word))
        except ValueError:
            raise ValueError(f"trusted_proxies has “{word}”, which is no address") from None
    return tuple(found)


def address(remote: str | None, forwarded: str, proxies: Networks) -> str:
    """Where a request comes from, as limits count it; a proxy's word counts if it is trusted.

    >>> trusted = read_networks("127.0.0.1")
    >>> address("127.0.0.1", "203.0.113.9, 198.51.100.7", trusted)
    '198.51.100.7'
    >>> address("203.0.113.5", "198.51.100.7", trusted)
    '203.0.113.5'
    """
    found = remote or ""
    for hop in reversed(forwarded.split(",")):
        if not trusted(found, proxies):
            break
        try:
            found = str(ipaddress.ip_address(hop.strip()))
        except ValueError:
            break
    return household(found)


def trusted(remote: str | None, proxies: Networks) -> bool:
    if not proxies or not remote:
        return False
    try:
        found = _unmapped(remote)
    except ValueError:
        return False
    return any(found in network for network in proxies)


@functools.lru_cache(4096)
def household(remote: str) -> str:
    """Who is counted together: one address, or in IPv6 the network that one customer has.

    >>> household("203.0.113.9"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.1")
    ('203.0.113.9', '2001:db8:1:2::', '192.0.2.1')
    """
    try:
        found = _unmapped(remote)
    except ValueError:
        return remote
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


def _unmapped(remote: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    found = ipaddress.ip_address(remote.partition("%")[0])
    return getattr(found, "ipv4_mapped", None) or found


def same_origin(headers: Mapping[str, str], host: str, public_url: str) -> bool:
    """Whether a browser's request comes from our own pages; programs send no origin.

    At the public address only its own scheme will do. Elsewhere the server may stand behind a
    proxy and not know by which scheme it was called: the host decides.
    """
    origin = headers.get("Origin")
    if origin is None:
        return headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin")
    try:
        theirs = _origin(origin)
        if public_url:
            ours = _origin(public_url)
            if theirs == ours or _origin(f"{ours[0]}://{host}") == ours:
                return theirs == ours
        return bool(theirs[1]) and theirs == _origin(f"{theirs[0]}://{host}")
    except ValueError:
        return False


def _origin(address: str) -> tuple[str, str, int | None]:
    parts = urlsplit(address)
    return parts.scheme, parts.hostname or "", parts.port or DEFAULT_PORTS.get(parts.scheme)


class Hosts:
    def __init__(self, settings: "Settings") -> None:
        self._public = bool(settings.public_url or settings.proxies)
        machine = socket.gethostname().lower().rstrip(".")
        self._names = {machine, *(machine.partition(".")[0] + ending for ending in ENDINGS)}
        self._names |= settings.also_called

    def check(self, host: str | None, here: str) -> None:
        if host is None:  # only programs say no name
            return
        written = WRITTEN.fullmatch(host) is not None
        if written and (self._public or ANY in self._names):
            return
        name = _name(host)
        if not written or not (name in self._names or _loopback(name) or _address(name, here)):
            called = name if NAME.fullmatch(name) else "…"
            raise Refusal(
                "foreign",
                f"This server doesn’t answer to the name {called}. If it is one of its own, its"
                " host can add it to LYNXDECK_HOST_NAMES, or say --public-url.",
                arguments={"called": called},
            )


@functools.lru_cache(64)
def strange_name_page(called: str, wanted: str) -> str:
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
