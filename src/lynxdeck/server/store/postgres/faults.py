"""What PostgreSQL complains about, in words that say what to do."""

import asyncpg

from lynxdeck.server.store.address import secrets, shown
from lynxdeck.server.store.refusals import Unusable

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


def told(fault: BaseException, address: str) -> str:
    """Why the database does not do what it should, in words."""
    if isinstance(fault, TimeoutError):
        return "it does not answer"
    if isinstance(fault, asyncpg.PostgresError):
        code = str(getattr(fault, "sqlstate", ""))
        known = REFUSED.get(code)
        words = known or str(fault).rstrip(".")
    elif isinstance(fault, OSError):
        words = "nothing answers there, so start PostgreSQL or check the address"
    else:
        words = str(fault).rstrip(".") or type(fault).__name__
    for secret in secrets(address):
        words = words.replace(secret, "…")
    return words


def unusable(fault: BaseException, address: str) -> Unusable:
    """Why the store cannot be opened."""
    return Unusable(f"{shown(address)} cannot be used: {told(fault, address)}.")
