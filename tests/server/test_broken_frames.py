"""Below the messages: frames that end a connection, and messages in pieces."""

import json
import random
import struct

import pytest

from lynxdeck.server import protocol as wire
from tests.server.conftest import Play
from tests.server.guest import eventually, play_on
from tests.server.house import House

# --- below the messages: frames that end a connection --------------------------------------------


def masked(opcode: int, payload: bytes, *, first: int = 0x80) -> bytes:
    """A frame as a client sends it, whatever is in it."""
    size = len(payload)
    head = bytes([first | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += struct.pack(">BH", 0x80 | 126, size)
    else:
        head += struct.pack(">BQ", 0x80 | 127, size)
    return head + bytes(4) + payload  # a mask of zeros changes nothing


BROKEN = {
    "binary": (masked(2, b"\x00\x01"), 1008),
    "empty binary": (masked(2, b""), 1008),
    "not UTF-8": (masked(1, b'{"type":"ping","id":"\xff\xfe"}'), 1007),
    "half a character": (masked(1, "é".encode()[:1]), 1007),
    "a surrogate as bytes": (masked(1, b"\xed\xa0\x80"), 1007),
    "too long": (masked(1, b" " * (wire.FRAME + 2)), 1009),
    "too long in pieces": (
        masked(1, b" " * 9_000, first=0) + masked(0, b" " * 9_000),
        1009,
    ),
    "announced as endless": (bytes([0x81, 0xFF]) + struct.pack(">Q", 2**62), 1009),
    "unknown opcode": (masked(3, b"x"), 1002),
    "reserved bits": (masked(1, b"x", first=0xF0), 1002),
    "a long ping": (masked(9, b"x" * 126), 1002),
    "a ping in pieces": (masked(9, b"x", first=0), 1002),
    "a continuation of nothing": (masked(0, b"x"), 1002),
    "a close with half a code": (masked(8, b"\x03"), 1002),
    "a close with a forbidden code": (masked(8, struct.pack(">H", 1005)), 1002),
}


@pytest.mark.promise("broken-frames")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_frame_ends_its_own_connection_only(play: Play, name: str) -> None:
    """The close code says what was wrong; it is never 1011, the server's own fault."""
    frame, code = BROKEN[name]

    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        guests = await place.begun()
        stranger = await place.join(None)
        connection = stranger.socket._response.connection
        assert connection is not None
        assert connection.transport is not None
        connection.transport.write(frame)
        await eventually(lambda: stranger.socket.closed)
        assert stranger.socket.close_code == code
        await play_on(guests, random.Random(1), most=5)

    play(scene)


@pytest.mark.parametrize(
    "payload",
    [b'{"type":"ping","id":"a"}', b"", b" ", b"nonsense"],
    ids=["ping", "", "blank", "no"],
)
def test_a_message_in_pieces_is_one_message(play: Play, payload: bytes) -> None:
    async def scene(house: House) -> None:
        place = await house.make("push", seats=2)
        guest = await place.join(1)
        heard = len(guest.frames)
        connection = guest.socket._response.connection
        assert connection is not None
        assert connection.transport is not None
        pieces = [payload[i : i + 3] for i in range(0, max(1, len(payload)), 3)]
        frames = [masked(0, piece, first=0) for piece in pieces]
        frames[0] = masked(1, pieces[0], first=0)
        connection.transport.write(b"".join(frames) + masked(0, b""))
        await guest.ping()
        answers = [json.loads(frame)["type"] for frame in guest.frames[heard:]]
        answers = [kind for kind in answers if kind != "presence"]
        assert answers == ["pong" if b"ping" in payload else "refused", "pong"]

    play(scene)
