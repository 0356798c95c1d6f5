"""Frames below the messages: whatever way the bytes come, the messages are the same."""

import itertools
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lynxdeck.server.protocol.frames import (
    BINARY,
    CLOSE,
    PART,
    PING,
    PONG,
    TEXT,
    FrameError,
    FrameReader,
    Message,
    close_frame,
    control_frame,
    text_frame,
)
from tests.server.monitored_server import masked

LIMIT = 70_000
FIN, MORE = 0x80, 0


def frame(first: int, payload: bytes, mask: bytes = b"\x07\xf1\x00\xa5") -> bytes:
    """A frame as a client sends it."""
    return masked(payload, first, mask)


def heard(reader: FrameReader, data: bytes, cuts: list[int]) -> list[Message]:
    """All messages, with the bytes coming in pieces."""
    ends = sorted({cut % (len(data) + 1) for cut in cuts} | {0, len(data)})
    pieces = [data[i:j] for i, j in itertools.pairwise(ends)]
    return [message for piece in pieces for message in read(reader, piece)]


def read(reader: FrameReader, piece: bytes) -> list[Message]:
    """The messages that are whole with these bytes."""
    reader.add(piece)
    messages = []
    while (message := reader.take()) is not None:
        messages += [] if message[0] == PART else [message]
    return messages


texts = st.text(max_size=300).map(lambda text: (TEXT, text.encode()))
binaries = st.binary(max_size=300).map(lambda data: (BINARY, data))
controls = st.tuples(st.sampled_from([PING, PONG]), st.binary(max_size=125))
masks = st.binary(min_size=4, max_size=4)


@given(st.lists(texts | binaries | controls, max_size=6), masks, st.lists(st.integers(0, 5000)))
def test_messages_come_whole_however_they_are_cut(
    messages: list[Message], mask: bytes, cuts: list[int]
) -> None:
    data = b"".join(frame(FIN | kind, payload, mask) for kind, payload in messages)
    assert heard(FrameReader(LIMIT), data, cuts) == messages


@given(
    texts | binaries,
    controls,
    st.lists(st.integers(0, 300), max_size=5),
    st.lists(st.integers(0, 5000)),
)
def test_a_message_in_parts_with_a_ping_between_them(
    message: Message, between: Message, at: list[int], cuts: list[int]
) -> None:
    kind, payload = message
    ends = [0, *sorted(min(i, len(payload)) for i in at), len(payload)]
    parts = [payload[i:j] for i, j in itertools.pairwise(ends)]
    frames = [frame(MORE, part) for part in parts]
    frames[0] = frame(kind, parts[0])
    frames[-1] = frame(FIN | (kind if len(parts) == 1 else MORE), parts[-1])
    frames.insert(1, frame(FIN | between[0], between[1]))
    found = heard(FrameReader(LIMIT), b"".join(frames), cuts)
    assert found == ([message, between] if len(parts) == 1 else [between, message])


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, LIMIT])
def test_every_way_to_say_a_length(size: int) -> None:
    payload = b"x" * size
    assert heard(FrameReader(LIMIT), frame(FIN | TEXT, payload), [1, 3, 9, 700]) == [
        (TEXT, payload)
    ]
    written = text_frame(payload)
    assert written[-size:] == payload if size else written == b"\x81\0"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(FIN | TEXT, b"x" * (LIMIT + 1)), 1009),
        (frame(TEXT, b"x" * LIMIT) + frame(MORE, b"x"), 1009),
        (frame(TEXT, b"") + frame(MORE, b"") * LIMIT, 1009),
        (b"\x81\x02hi", 1002),
        (frame(FIN | TEXT, b"") + frame(FIN | MORE, b""), 1002),
        (frame(TEXT, b"a") + frame(FIN | TEXT, b"b"), 1002),
        (frame(FIN | CLOSE, b"\x03\xe8\xff"), 1007),
    ],
    ids=["long", "long in parts", "endless", "no mask", "no begin", "two begins", "odd reason"],
)
def test_what_makes_no_sense_has_a_code(data: bytes, code: int) -> None:
    with pytest.raises(FrameError) as caught:
        read(FrameReader(LIMIT), data)
    assert caught.value.code == code


def test_too_long_is_said_before_it_has_come() -> None:
    with pytest.raises(FrameError):
        read(FrameReader(100), struct.pack(">BBH", 0x81, 0x80 | 126, 101))


def test_what_we_write_ourselves() -> None:
    assert close_frame(1012, "restart") == b"\x88\x09\x03\xf4restart"
    assert control_frame(PONG, b"x" * 200) == b"\x8a\x7d" + b"x" * 125
