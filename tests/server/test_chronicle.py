"""The hottest message is put together from parts, and is what its type says all the same."""

import gc
import random
from typing import Any

import msgspec
import pytest

from lynxdeck.games.observer import Watch
from lynxdeck.games.position import new
from lynxdeck.server import protocol as wire
from lynxdeck.server.play.messages import (
    Entry,
    Move,
    form_of,
    named_facts,
    named_patch,
    recount,
)
from lynxdeck.server.protocol.frames import text_frame
from tests.patches import apply_patch

CLOCK = wire.Clocks(seat=2, deadline=7, bank_ms=[1, 2])


@pytest.mark.parametrize("clock", [None, CLOCK], ids=["no clock", "clock"])
@pytest.mark.parametrize("patch", [[], [3, 7, 5, {"r5": 1}]])
@pytest.mark.parametrize("facts", [[], [[1], [2, 2]]], ids=["no fact", "facts"])
def test_a_decision_is_told_as_its_type_says(
    clock: wire.Clocks | None, patch: list[Any], facts: list[list[Any]]
) -> None:
    own = [9, ["T", 'a "quoted" one']]
    told, encode = msgspec.json.encode(facts), msgspec.json.encode
    pieces = encode(patch)[1:-1], ((2, encode(own)[1:-1]),), told, (), told
    shared, single = Move(1, "é", *pieces, n=5, by="person", clock=clock).frames()
    event = wire.MoveEvent(5, "é", patch, facts, "person", clock)
    assert shared == text_frame(wire.encode(event))
    event.patch = patch + own
    assert single == {2: text_frame(wire.encode(event))}


@pytest.mark.parametrize("game", ["linko", "push"])
def test_names_come_back_from_numbers(game: str) -> None:
    opening = new(game, seats=3, seed=game)
    watch = Watch(opening.copy())
    form = form_of(game)
    for _ in range(20):
        seat, token = watch.asked, watch.legal[0]
        assert seat is not None
        before = {eyes: plain(watch.view(eyes)) for eyes in (None, 1, 2, 3)}
        changes = watch.decide(opening.game.code(token))
        assert changes is not None
        entry = Entry.of(seat, token, changes)
        for eyes in before:
            apply_patch(before[eyes], named_patch(form, entry.patch_at(eyes)))
            assert before[eyes] == plain(watch.view(eyes))
            assert plain(named_facts(form, entry.facts_at(eyes))) == plain(
                changes.told.seen_by(eyes)
            )


def plain(value: object) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


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
    for _ in range(2):  # pairs, and then the tuples of them: as in its two young generations
        gc.collect()
    parts = [part for one in entries for part in (one, one.own, *one.own, one.own_facts)]
    assert any(one.own for one in entries)
    assert not any(map(gc.is_tracked, parts))
