"""The key by which push services know this server; made once, kept with the tables."""

import base64

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02

VALID_S = 12 * 3600
"""How long a signature is good; services allow a day at most."""


class Identity:
    """Signs what the server sends, with the host's address for complaints."""

    def __init__(self, pem: bytes, contact: str) -> None:
        self._contact = contact
        self._key = Vapid02.from_pem(pem)

    @property
    def public(self) -> str:
        """What a browser needs so that only this server can ring."""
        point = self._key.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def sign(self, origin: str, now_s: int) -> str:
        """What shows a push service who calls: the header `Authorization`."""
        claims = {"sub": self._contact, "aud": origin, "exp": now_s + VALID_S}
        signed: dict[str, str] = self._key.sign(claims)
        return signed["Authorization"]


def made() -> bytes:
    """A new key, as text."""
    key = Vapid02()
    key.generate_keys()
    return bytes(key.private_pem())
