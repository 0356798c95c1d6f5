"""Keys: whoever has one may act. Only their hashes are kept."""

import hashlib
import hmac
import secrets
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, Protocol

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.store import Key

HOST, SEAT, HANDOVER = "host", "seat", "handover"
HANDOVER_MS = 10 * 60 * 1000


class Ids:
    """Where ids, keys and secrets come from; tests bring their own."""

    def table(self) -> str:
        """A table's name, nearly 72 bits: not to be guessed, but no secret.

        It never begins with a dash: commands would take it for an option.
        """
        while (name := secrets.token_urlsafe(9)).startswith("-"):
            pass
        return name

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


class KeyStore(Protocol):
    """Where the hashes of keys are kept."""

    async def add_keys(self, keys: Sequence[Key]) -> None:
        """Let these act too."""

    async def revoke(
        self, table: str, seat: int, *, kinds: Collection[str], instead: Sequence[Key] = ()
    ) -> int:
        """Delete a seat's keys of these kinds and add others in one go; how many died."""

    async def take_key(self, table: str, key_hash: bytes, *, kind: str, now: int) -> Key | None:
        """Use a one-time key up."""


class Keyring:
    """The keys of one table. Only who holds the lock of its seats may change them."""

    def __init__(self, table: str, keys: Sequence[Key], store: KeyStore, ids: Ids) -> None:
        self._table = table
        self._keys = list(keys)
        self._store = store
        self._ids = ids

    def rights(self, shown: Iterable[str]) -> Rights:
        """What these keys open, compared in constant time."""
        seats, host = set(), False
        for key in shown:
            value = hashed(key)
            for entry in self._keys:
                if hmac.compare_digest(entry.key_hash, value):
                    host = host or entry.kind == HOST
                    if entry.kind == SEAT:
                        seats.add(entry.seat)
        return Rights(frozenset(seats), host)

    def check_seat(self, shown: Iterable[str], seat: int) -> None:
        """Refuse those who have no key for a seat."""
        if seat not in self.rights(shown).seats:
            raise Refusal("no-key", f"You have no key for seat {seat}.", arguments={"seat": seat})

    async def cut(self, seat: int) -> tuple[str, Key]:
        """A new key for a seat, stored; it opens nothing until it is added."""
        key = self._ids.key()
        entry = Key(self._table, seat, SEAT, hashed(key))
        await self._store.add_keys([entry])
        return key, entry

    def add(self, entry: Key) -> None:
        """Let a stored key open its seat."""
        self._keys.append(entry)

    async def drop(self, seat: int) -> None:
        """Take a seat's keys back."""
        await self._store.revoke(self._table, seat, kinds={SEAT, HANDOVER})
        self._keys = [key for key in self._keys if key.seat != seat]

    async def replace(self, seat: int) -> str:
        """Take a seat's keys back for a new one."""
        key = self._ids.key()
        entry = Key(self._table, seat, SEAT, hashed(key))
        await self._store.revoke(self._table, seat, kinds={SEAT, HANDOVER}, instead=[entry])
        self._keys = [known for known in self._keys if known.seat != seat] + [entry]
        return key

    async def lend(self, seat: int, now: int) -> tuple[str, int]:
        """A one-time key for a second device, and until when it is good."""
        key, expires = self._ids.key(), now + HANDOVER_MS
        await self._store.add_keys([Key(self._table, seat, HANDOVER, hashed(key), expires)])
        return key, expires

    async def redeem(self, key: str, now: int) -> tuple[int, str]:
        """Use a one-time key: the seat, and this device's own key for it."""
        taken = await self._store.take_key(self._table, hashed(key), kind=HANDOVER, now=now)
        if taken is None:
            raise Refusal("no-key", "This link has been used already, or is too old.")
        own, entry = await self.cut(taken.seat)
        self.add(entry)
        return taken.seat, own
