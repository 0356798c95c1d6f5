"""The hottest message is put together from parts, and is what its type says all the same."""

import msgspec
import pytest

from lynxdeck.games.push.facts import PushDry, PushTurn
from lynxdeck.server import protocol as wire
from lynxdeck.server.chronicle import Entry, Move
from lynxdeck.server.frames import text_frame

CLOCK = wire.Clocks(seat=2, deadline=7, bank_ms=[1, 2])
FACTS: list[msgspec.Struct] = [PushDry(), PushTurn(2)]


@pytest.mark.parametrize("clock", [None, CLOCK], ids=["no clock", "clock"])
@pytest.mark.parametrize("patch", [{}, {"pile": 3, "players.0.bench": {"r5": 1}}])
@pytest.mark.parametrize("facts", [[], FACTS], ids=["no fact", "facts"])
def test_a_decision_is_told_as_its_type_says(
    clock: wire.Clocks | None, patch: wire.Patch, facts: list[msgspec.Struct]
) -> None:
    own = {"legal": ["T", 'a "quoted" one']}
    told = msgspec.json.encode(facts)
    entry = Entry(
        1, "é", msgspec.json.encode(patch), ((2, msgspec.json.encode(own)),), told, (), told
    )
    frames = Move(5, 6, "person", clock, entry).frames([])
    event = wire.MoveEvent(5, 6, "move", 1, "é", "person", clock, patch, facts)
    assert frames.shared == text_frame(wire.encode(event))
    event.patch = patch | own
    assert frames.own == {2: text_frame(wire.encode(event))}
