"""The hottest message is put together from parts, and is what its type says all the same."""

import gc
import random

import msgspec
import pytest

from lynxdeck.games.position import new
from lynxdeck.games.push.facts import PushDry, PushTurn
from lynxdeck.server import protocol as wire
from lynxdeck.server.chronicle import Move, Own, recount
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
    pieces = msgspec.json.encode(patch), (Own(2, msgspec.json.encode(own)),), told, (), told
    frames = Move(1, "é", *pieces, n=5, at=6, by="person", clock=clock).frames([])
    event = wire.MoveEvent(5, 6, "move", 1, "é", "person", clock, patch, facts)
    assert frames.shared == text_frame(wire.encode(event))
    event.patch = patch | own
    assert frames.own == {2: text_frame(wire.encode(event))}


@pytest.mark.parametrize("game", ["linko", "push"])
def test_the_collector_need_not_look_at_what_was_decided(game: str) -> None:
    """There are thousands of decisions for every table that is played at."""
    chance = random.Random(game)
    opening, tokens = new(game, seats=3, seed=game), list[str]()
    position = opening.copy()
    while len(tokens) < 40 and not position.over:
        tokens.append(chance.choice(position.legal()))
        position.play(tokens[-1])
    entries = recount(opening, tokens)
    gc.collect()
    parts = [part for one in entries for part in (one, one.own, one.own_facts)]
    assert any(one.own for one in entries)
    assert not any(map(gc.is_tracked, parts))
