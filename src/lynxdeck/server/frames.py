"""WebSocket frames, made once and written to every socket that gets the same bytes (RFC 6455)."""

import struct

_TEXT = 0x81


def text_frame(payload: bytes) -> bytes:
    """A whole text message as an unmasked frame.

    >>> text_frame(b"hi").hex(" ")
    '81 02 68 69'
    """
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 1 << 16:
        return struct.pack(">BBH", _TEXT, 126, size) + payload
    return struct.pack(">BBQ", _TEXT, 127, size) + payload
