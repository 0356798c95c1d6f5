"""Where a store or a bus is, and how that is shown: without whatever could be secret."""

import re
from urllib.parse import parse_qs, unquote, urlsplit

SCHEMES = ("postgresql://", "postgres://")
LOCAL = ("/", "localhost", "127.", "::1")


def is_postgres(store: str) -> bool:
    return store.startswith(SCHEMES)


def shown(address: str) -> str:
    """An address of a store or a bus without whatever could be secret.

    >>> shown("postgresql://ann:secret@db.example:5433/cards?password=x")
    'postgresql://db.example:5433/cards'
    >>> shown("postgresql:///cards?host=/run/postgresql")
    'postgresql:///cards?host=/run/postgresql'
    >>> shown("redis://:secret@cache.example/0"), shown("redis://:12/34@cache.example")
    ('redis://cache.example/0', 'redis://…')
    """
    scheme, _, rest = address.partition("://")
    hidden = f"{scheme}://…"
    try:
        parts = urlsplit(address)
        sockets = parse_qs(parts.query).get("host", [])[:1]
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return hidden
    if "@" in rest.removeprefix(parts.netloc):  # a password that is not written as it should be
        return hidden
    where = f"{scheme}://{parts.hostname or ''}{port}{parts.path}"
    return where + "".join(f"?host={folder}" for folder in sockets)


def secrets(address: str) -> list[str]:
    """What of an address must not be told: its password, as it is written and as it is meant."""
    found = re.findall(r"^\w+://[^/?#@]*?:(.*)@", address) + re.findall(
        r"[?&]password=([^&]*)", address
    )
    return [word for one in found for word in (one, unquote(one)) if word]


def is_local(address: str) -> bool:
    """Whether the way there never leaves this machine.

    >>> is_local("postgresql:///cards"), is_local("postgresql://db.example/cards")
    (True, False)
    """
    parts = urlsplit(address)
    named = [parts.hostname or "", *parse_qs(parts.query).get("host", [])]
    return all(not one or one.startswith(LOCAL) for one in named)
