"""What a browser gives so that it can be notified, and whom the server may call for that.

An endpoint comes from a stranger's browser, so it could lead anywhere: to somebody's site, into the
host's own network, to this machine. Known push services are called by https at public addresses,
and what counts is where a name leads when it is called.
"""

import base64
import hashlib
import ipaddress
from collections.abc import Collection
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.store import PushAddress

LONGEST = 1000
HTTPS = 443
SERVICES = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""Of Chrome and its kin, of Firefox, Edge and Safari: these names and those that end with them."""
GLOBAL = ipaddress.ip_network("2000::/3")
"""All of IPv6 that is given to networks."""
SPECIAL = tuple(
    map(ipaddress.ip_network, ("2001::/23", "2002::/16", "3fff::/20", "192.88.99.0/24"))
)
"""What in it, and in IPv4, is nobody's network: relays, tunnels, protocols, examples."""
POINT = 65
SECRET = 16

Key = Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]


class Subscription(Struct, forbid_unknown_fields=True):
    """Where a browser is called, the keys for what only it can read, and its language."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=LONGEST)]
    p256dh: Key
    auth: Key
    language: Annotated[str, Meta(max_length=2)] = "en"

    def check(self, also: Collection[str] = ()) -> None:
        """Refuse what leads nowhere or cannot be sealed."""
        check_endpoint(self.endpoint, also)
        point = unpack(self.p256dh)
        if len(point) != POINT or point[0] != 4 or len(unpack(self.auth)) != SECRET:
            raise Refusal("bad-address", "The keys of this browser are not right.")

    def stored(self, table: str, seat: int, sitting: int) -> PushAddress:
        return PushAddress(table, seat, sitting, hash_of(self.endpoint), msgspec.json.encode(self))


def hash_of(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()


def unpack(text: str) -> bytes:
    """Bytes from letters; none if they are not right."""
    bare = text.rstrip("=")
    try:
        return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except ValueError:
        return b""


def check_endpoint(endpoint: str, also: Collection[str] = ()) -> None:
    """Refuse what is no known push service's address; `also` has others that the host trusts.

    >>> check_endpoint("https://fcm.googleapis.com/one")
    >>> check_endpoint("https://push.example/one", also=["push.example"])
    >>> check_endpoint("https://push.example/one")
    Traceback (most recent call last):
    lynxdeck.games.refusal.Refusal: This is no address of a push service.
    """
    legible = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not (legible and len(endpoint) <= LONGEST and service_of(endpoint, also)):
        raise Refusal("bad-address", "This is no address of a push service.")


def service_of(endpoint: str, also: Collection[str] = ()) -> str:
    """The known service that an endpoint belongs to, however its host there is called; or none.

    >>> service_of("https://db5p.notify.windows.com/one"), service_of("https://push.example/one")
    ('notify.windows.com', '')
    """
    try:
        parts = urlsplit(endpoint)
        plain = parts.username is None and parts.password is None and not parts.fragment
        by_https = parts.scheme == "https" and (parts.port or HTTPS) == HTTPS
    except ValueError:
        return ""
    host, origin = parts.hostname or "", origin_of(endpoint)
    if not plain or origin in also:
        return origin if plain else ""
    named = (one for one in (*SERVICES, *also) if host == one or host.endswith(f".{one}"))
    return next(named, "") if by_https else ""


def origin_of(endpoint: str) -> str:
    """Scheme, host and port.

    >>> origin_of("https://push.example/one?two")
    'https://push.example'
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.hostname}" + (f":{port}" if port else "")


def is_public(address: str) -> bool:
    """Whether an address is one of the whole internet's.

    >>> [is_public(one) for one in ("9.9.9.9", "10.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::")]
    [True, False, False, False]
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found not in GLOBAL:
        return False
    special = any(found in network for network in SPECIAL)
    return found.is_global and not found.is_multicast and not special
