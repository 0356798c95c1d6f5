"""WebSocket frames (RFC 6455), as a server writes and reads them."""

import struct

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
PART = 0x0
"""A frame of a message that is not whole yet."""
_FIN, _MASKED, _CONTROL = 0x80, 0x80, 0x8
_SHORT = 125
"""As long as a control frame may be, and a frame that says its length in one byte."""
_ENDS = {*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)}
"""The codes that may come with a close."""


def text_frame(payload: bytes) -> bytes:
    """A whole text message.

    >>> text_frame(b"hi").hex(" ")
    '81 02 68 69'
    """
    size = len(payload)
    if size <= _SHORT:
        return bytes((_FIN | TEXT, size)) + payload
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + payload
    return b"\x81\x7f" + size.to_bytes(8) + payload


def control_frame(kind: int, payload: bytes = b"") -> bytes:
    return bytes((_FIN | kind, len(payload[:_SHORT]))) + payload[:_SHORT]


def close_frame(code: int, reason: str = "") -> bytes:
    return control_frame(CLOSE, struct.pack(">H", code) + reason.encode())


Message = tuple[int, bytes]
"""What came: TEXT, BINARY, CLOSE, PING, PONG or a PART, and what it says."""


class FrameError(Exception):
    """What came is no WebSocket; `code` is what to close with."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class FrameReader:
    """Takes bytes as they come, and gives messages of a bounded size, a frame at a time."""

    __slots__ = ("_at", "_begun", "_data", "_limit", "_parts", "_size")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._data = b""
        self._at = 0
        """How much of the buffer is read."""
        self._parts: list[bytes] = []
        self._size = 0
        self._begun = 0
        """The kind of a message whose parts come one by one; 0: none is under way."""

    def add(self, data: bytes) -> None:
        self._data = self._data[self._at :] + data if self._at < len(self._data) else data
        self._at = 0

    @property
    def empty(self) -> bool:
        return self._at >= len(self._data)

    def take(self) -> Message | None:
        """The next frame: a message, or a PART of one; None if no whole one is there.

        FrameError when it makes no sense.
        """
        data, at = self._data, self._at
        # As nearly all come: a short text, whole, in one frame.
        if len(data) >= at + 6 and data[at] == _FIN | TEXT and not self._begun:
            size = data[at + 1] ^ _MASKED
            end = at + 6 + size
            if size <= _SHORT and size <= self._limit and end <= len(data):
                self._at = end
                return _checked(TEXT, _unmasked(data, at + 2, end))
        whole = self._frame(data, at)
        if whole is None:
            return None
        first, start, self._at = whole
        return self._take(first, _unmasked(data, start, self._at))

    def _frame(self, data: bytes, at: int) -> tuple[int, int, int] | None:
        """The first byte of a frame, where its mask begins and where it ends; None until then."""
        if len(data) < at + 2:
            return None
        first, second = data[at], data[at + 1]
        size, start = second & 0x7F, at + 2
        if first & 0x70 or not second & _MASKED:
            raise FrameError(1002, "A frame is masked, and nothing else is agreed on.")
        if first & _CONTROL and (size > _SHORT or not first & _FIN):
            raise FrameError(1002, "A control frame is short and whole.")
        if size > _SHORT:
            start += 2 if size == 126 else 8
            if len(data) < start:
                return None
            size = int.from_bytes(data[at + 2 : start])
        if size > self._limit:
            raise FrameError(1009, "This message is too long.")
        end = start + 4 + size
        return None if len(data) < end else (first, start, end)

    def _take(self, first: int, payload: bytes) -> Message:
        """A frame that is there: a message of its own, the last of several, or one of them."""
        kind, last = first & 0x0F, first & _FIN
        if kind in (PING, PONG, CLOSE):
            return _checked(kind, payload)
        if kind not in (PART, TEXT, BINARY) or (kind == PART) is not bool(self._begun):
            raise FrameError(1002, "No frame of this kind was due.")
        if kind != PART and last:
            return _checked(kind, payload)
        self._begun = self._begun or kind
        self._parts.append(payload)
        self._size += len(payload) + 1  # an empty part takes room too
        if self._size > self._limit:
            raise FrameError(1009, "This message is too long.")
        if not last:
            return PART, b""
        kind, payload = self._begun, b"".join(self._parts)
        self._parts, self._size, self._begun = [], 0, 0
        return _checked(kind, payload)


def _checked(kind: int, payload: bytes) -> Message:
    said = payload
    if kind == CLOSE and payload:
        if len(payload) < 2 or int.from_bytes(payload[:2]) not in _ENDS:
            raise FrameError(1002, "A close says why with a code of its own.")
        said = payload[2:]
    if kind in (TEXT, CLOSE):
        try:
            said.decode()
        except UnicodeDecodeError as fault:
            raise FrameError(1007, "This is not text in UTF-8.") from fault
    return kind, payload


def _unmasked(data: bytes, start: int, end: int) -> bytes:
    """What a frame says: its mask lies before it."""
    said = data[start + 4 : end]
    size = len(said)
    mask = (data[start : start + 4] * (size // 4 + 1))[:size]
    return (int.from_bytes(said) ^ int.from_bytes(mask)).to_bytes(size)
