"""The key by which push services know this server; made at the first start, kept with the data."""

import base64
import os
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02

FILE = "push-key.pem"
VALID_S = 12 * 3600
"""How long a signature is good; services allow a day at most."""


class Identity:
    """Signs what the server sends, with the host's address for complaints."""

    def __init__(self, folder: Path, contact: str) -> None:
        self._contact = contact
        self._key = _load(folder / FILE)

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


def _load(path: Path) -> Vapid02:
    """The key in a file; made if there is none, for nobody else to read."""
    if not path.exists():
        made = Vapid02()
        made.generate_keys()
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(made.private_pem())
    return Vapid02.from_pem(path.read_bytes())
