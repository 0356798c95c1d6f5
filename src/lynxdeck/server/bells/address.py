"""Whom the server may call: push services by https at public addresses, and nobody else.

An address comes from a stranger's browser, so it could lead anywhere: into the host's own network,
to this machine, to a service that redirects there. What counts is where a name leads when it is
called, so that is what is looked at.
"""

import ipaddress
from urllib.parse import urlsplit

from lynxdeck.games.refusal import Refusal

LONGEST = 1000
HTTPS = 443
NAT64 = ipaddress.ip_network("64:ff9b::/96")


def check(endpoint: str, also: str = "") -> None:
    """Refuse what cannot be a push service's address; `also` names one origin that may be called.

    >>> check("https://push.example/one")
    >>> check("https://127.0.0.1/one")
    Traceback (most recent call last):
    lynxdeck.games.refusal.Refusal: This is no address of a push service.
    """
    if not _fits(endpoint) and not (also and origin(endpoint) == also):
        raise Refusal("bad-address", "This is no address of a push service.")


def _fits(endpoint: str) -> bool:
    try:
        parts = urlsplit(endpoint)
        plain = parts.username is None and parts.password is None and not parts.fragment
        at = parts.scheme == "https" and (parts.port or HTTPS) == HTTPS
    except ValueError:
        return False
    legible = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    return legible and len(endpoint) <= LONGEST and plain and at and _is_name(parts.hostname or "")


def _is_name(host: str) -> bool:
    """Whether this is a name with a dot, not a number: numbers are never looked up."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." in host.strip(".") and not host.rsplit(".", 1)[-1].isdigit()
    return False


def origin(endpoint: str) -> str:
    """Scheme, host and port.

    >>> origin("https://push.example/one?two")
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
    if isinstance(found, ipaddress.IPv6Address) and any(_inner(found)):
        return False
    return found.is_global and not found.is_multicast


def _inner(address: ipaddress.IPv6Address) -> tuple[object, ...]:
    """Ways to write an older address as a newer one: no push service has such a one."""
    return address.ipv4_mapped, address.sixtofour, address.teredo, address in NAT64
