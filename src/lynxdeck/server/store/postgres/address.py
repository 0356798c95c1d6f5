"""Where the database is, and why it cannot be reached; its password is never in what is told."""

import re
from urllib.parse import parse_qs, unquote, urlsplit

import asyncpg

from lynxdeck.server.store.contract import Unusable

SCHEMES = ("postgresql://", "postgres://")
REFUSED = {
    "28P01": "its password is not accepted",
    "28000": "its user is not accepted",
    "3D000": "there is no such database; make it with createdb",
    "42501": "its user may not make the tables; let the user own the database",
    "53300": "it has no connection left; raise max_connections",
    "57P03": "it is starting or stopping",
    "25006": "it may only be read; is it a standby?",
    "53100": "its disk is full; make room, and it goes on automatically",
}
"""By PostgreSQL's code, or how that begins."""


def is_postgres(store: str) -> bool:
    """Whether a store is named by an address of PostgreSQL's."""
    return store.startswith(SCHEMES)


def shown(address: str) -> str:
    """An address without whatever could be secret.

    >>> shown("postgresql://ann:secret@db.example:5433/cards?password=x")
    'postgresql://db.example:5433/cards'
    >>> shown("postgresql:///cards?host=/run/postgresql")
    'postgresql:///cards?host=/run/postgresql'
    """
    try:
        parts = urlsplit(address)
        sockets = parse_qs(parts.query).get("host", [])[:1]
        port = f":{parts.port}" if parts.port else ""
        where = f"postgresql://{parts.hostname or ''}{port}{parts.path}"
    except ValueError:
        return "postgresql://…"
    return where + "".join(f"?host={folder}" for folder in sockets)


def secrets(address: str) -> list[str]:
    """What of an address must not be told: its password, as it is written and as it is meant."""
    found = re.findall(r"^\w+://[^/?#@]*?:(.*)@", address) + re.findall(
        r"[?&]password=([^&]*)", address
    )
    return [word for one in found for word in (one, unquote(one)) if word]


def told(fault: BaseException, address: str) -> str:
    """Why the database does not do what it should, in words."""
    if isinstance(fault, TimeoutError):
        return "it does not answer"
    if isinstance(fault, asyncpg.PostgresError):
        code = str(getattr(fault, "sqlstate", ""))
        known = REFUSED.get(code)
        words = known or str(fault).rstrip(".")
    elif isinstance(fault, OSError):
        words = "nothing answers there; is PostgreSQL running?"
    else:
        words = str(fault).rstrip(".") or type(fault).__name__
    for secret in secrets(address):
        words = words.replace(secret, "…")
    return words


def unusable(fault: BaseException, address: str) -> Unusable:
    """Why the store cannot be opened."""
    return Unusable(f"{shown(address)} cannot be used: {told(fault, address)}.")
