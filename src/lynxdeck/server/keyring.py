"""Keys: a holder may act. Only their hashes are kept."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.sentence import refuse
from lynxdeck.server.store import Key, KeyChange
from lynxdeck.table.table import Table

HOST, SEAT, HANDOVER = "host", "seat", "handover"
HANDOVER_MS = 10 * 60 * 1000
LINKS = 8
"""Hand-over links of one seat that are good at a time."""
DEVICES = 24
"""Keys for one sitting, and for one host."""


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
        return secrets.token_urlsafe(12)

    def key(self) -> str:
        return secrets.token_urlsafe(16)

    def draw(self, size: int) -> bytes:
        return secrets.token_bytes(size)


def hashed(key: str) -> bytes:
    """What is kept of a key. Keys are random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode()).digest()


class Rights(NamedTuple):
    seats: frozenset[int] = frozenset()
    host: bool = False


class Keyring:
    """The keys of one table; only the journal changes them, together with the seats.

    A key is for one sitting: somebody's time at a seat, from the event with which they sat down or
    got a new key. It opens nothing in another's, wherever it comes from and whatever is written
    late.
    """

    __slots__ = ("_ids", "_keys", "_table")

    def __init__(self, table: Table, keys: Sequence[Key], ids: Ids) -> None:
        self._table = table
        self._keys = list(keys)
        self._ids = ids

    # --- what they open -----------------------------------------------------------------------

    def rights(self, shown: Iterable[str]) -> Rights:
        """What these keys open, compared in constant time."""
        found = [entry for key in shown for entry in self._matches(key) if self._counts(entry)]
        seats = frozenset(entry.seat for entry in found if entry.kind == SEAT)
        host = any(entry.kind == HOST for entry in found) or self._table.host_seat in seats
        return Rights(seats, host)

    def sitting(self, shown: Iterable[str], seat: int) -> int:
        """Whose time at a seat these keys are for; refuses those who have none for it."""
        for key in shown:
            for entry in self._matches(key):
                if (entry.kind, entry.seat) == (SEAT, seat) and self._counts(entry):
                    return entry.sitting
        raise no_key(seat)

    def _matches(self, key: str) -> list[Key]:
        value = hashed(key)
        return [entry for entry in self._keys if hmac.compare_digest(entry.key_hash, value)]

    def _counts(self, entry: Key) -> bool:
        if entry.kind == HOST:
            return entry.sitting == self._table.hosting
        if not (entry.sitting and 1 <= entry.seat <= len(self._table.seats)):
            return False
        return entry.sitting == self._table.seats[entry.seat - 1].sitting

    # --- how they change ----------------------------------------------------------------------

    def change(self, change: KeyChange) -> None:
        """What was stored of it counts from now on."""
        self._keys = [key for key in self._keys if key.key_hash not in change.drop]
        self._keys += change.add

    def replace(self, keys: Sequence[Key]) -> None:
        self._keys = list(keys)

    def cut(self, seat: int, sitting: int, kind: str = SEAT) -> tuple[str, Key]:
        key = self._ids.key()
        return key, Key(self._table.name, seat, kind, hashed(key), sitting=sitting)

    def of_seat(self, seat: int) -> list[bytes]:
        return [key.key_hash for key in self._keys if key.seat == seat]

    def of_host(self) -> list[bytes]:
        return [key.key_hash for key in self._keys if key.kind == HOST]

    def lend(self, shown: Iterable[str], seat: int, now: int) -> tuple[str, Key, KeyChange]:
        """A one-time key for a second device; too many or too old ones make room for it."""
        key, entry = self.cut(seat, self.sitting(shown, seat), HANDOVER)
        entry = entry._replace(expires=now + HANDOVER_MS)
        links = [known for known in self._keys if (known.kind, known.seat) == (HANDOVER, seat)]
        late = [known for known in links if (known.expires or 0) <= now]
        good = [known for known in links if known not in late]
        gone = late + good[: max(0, len(good) + 1 - LINKS)]
        return key, entry, KeyChange([entry], [known.key_hash for known in gone])

    def redeem(self, link: str, now: int) -> tuple[str, Key, KeyChange]:
        """Use a one-time key: this device's own one for the same sitting."""
        for entry in self._matches(link):
            if entry.kind == HANDOVER and self._counts(entry) and (entry.expires or 0) > now:
                self.check_room(entry.seat)
                own, made = self.cut(entry.seat, entry.sitting)
                return own, made, KeyChange([made], [entry.key_hash])
        raise Refusal("no-key", "This link has been used, or is too old.")

    def check_room(self, seat: int) -> None:
        """Refuse one device too many for a seat; 0 is the host's."""
        kind = SEAT if seat else HOST
        if sum((key.kind, key.seat) == (kind, seat) for key in self._keys) >= DEVICES:
            raise Refusal("too-many", "Too many devices have a key: take the old ones back first.")


def no_key(seat: int) -> Refusal:
    return refuse("no-key", seat=seat)
