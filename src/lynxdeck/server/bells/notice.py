"""What is said, and how it is sealed: a push service sees whom it calls, not about what."""

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from lynxdeck.locale import FALLBACK, languages, speaker
from lynxdeck.server.bells.subscription import Subscription, unpack


class Notice(msgspec.Struct):
    """It is somebody's turn at a table; nothing of the game."""

    title: str
    body: str
    table: str


def notice(table: str, game: str, language: str) -> Notice:
    """The words, in the language of whoever is called."""
    say = speaker(language if language in languages() else FALLBACK).say
    return Notice(say("bell-title", game=say(f"web-game-{game}")), say("bell-body"), table)


def seal(told: Notice, to: Subscription) -> bytes:
    """The same, for that browser's eyes only (RFC 8291)."""
    sealed: bytes = http_ece.encrypt(
        msgspec.json.encode(told),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unpack(to.p256dh),
        auth_secret=unpack(to.auth),
        version="aes128gcm",
    )
    return sealed
