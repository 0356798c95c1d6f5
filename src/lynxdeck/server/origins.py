"""Where requests come from: our own pages or others', which address, through which proxy."""

import functools
import ipaddress
from collections.abc import Mapping
from urllib.parse import urlsplit

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Networks = tuple[Network, ...]
DEFAULT_PORTS = {"http": 80, "https": 443}


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
    """Whether this address is a proxy of ours."""
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
