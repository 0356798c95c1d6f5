"""What a browser gives so that it can be called."""

import base64
import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from lynxdeck.games.refusal import Refusal
from lynxdeck.server.bells import address
from lynxdeck.server.store import Bell

POINT = 65
SECRET = 16

Key = Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]


class Subscription(Struct, forbid_unknown_fields=True):
    """Where a browser is called, the keys for what only it can read, and its language."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=address.LONGEST)]
    p256dh: Key
    auth: Key
    language: Annotated[str, Meta(max_length=2)] = "en"

    def check(self, also: str = "") -> None:
        """Refuse what leads nowhere or cannot be sealed."""
        address.check(self.endpoint, also)
        point = unpack(self.p256dh)
        if len(point) != POINT or point[0] != 4 or len(unpack(self.auth)) != SECRET:
            raise Refusal("bad-address", "The keys of this browser are not right.")

    def bell(self, table: str, seat: int, sitting: int) -> Bell:
        """The same, as it is stored."""
        return Bell(table, seat, sitting, hashed(self.endpoint), msgspec.json.encode(self))


def hashed(endpoint: str) -> bytes:
    """What tells one browser from another."""
    return hashlib.sha256(endpoint.encode()).digest()


def unpack(text: str) -> bytes:
    """Bytes from letters; none if they are not right."""
    bare = text.rstrip("=")
    try:
        return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except ValueError:
        return b""
