"""Keys: whoever has one may act. Only their hashes are kept."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lynxdeck.server.store import Key

HOST, SEAT, HANDOVER = "host", "seat", "handover"
HANDOVER_MS = 10 * 60 * 1000


class Ids:
    """Where ids, keys and secrets come from; tests bring their own."""

    def table(self) -> str:
        """A table's name, 72 bits: not to be guessed, but no secret."""
        return secrets.token_urlsafe(9)

    def invite(self) -> str:
        """What an invite link ends with."""
        return secrets.token_urlsafe(12)

    def key(self) -> str:
        """A key, 128 bits."""
        return secrets.token_urlsafe(16)

    def draw(self, size: int) -> bytes:
        """Random bytes, for seeds and contributions."""
        return secrets.token_bytes(size)


def hashed(key: str) -> bytes:
    """What is kept of a key. Keys are random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode()).digest()


class Rights(NamedTuple):
    """What somebody may do at a table."""

    seats: frozenset[int] = frozenset()
    host: bool = False


def rights(known: Sequence[Key], shown: Iterable[str]) -> Rights:
    """What these keys open, compared in constant time."""
    seats, host = set(), False
    for key in shown:
        value = hashed(key)
        for entry in known:
            if hmac.compare_digest(entry.key_hash, value):
                host = host or entry.kind == HOST
                if entry.kind == SEAT:
                    seats.add(entry.seat)
    return Rights(frozenset(seats), host)
