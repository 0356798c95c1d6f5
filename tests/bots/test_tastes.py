"""The lynxes of the trail: what each likes can be seen in what it does."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from lynxdeck.bots import engine as engines
from lynxdeck.games.chance import generator
from lynxdeck.games.linko import rules as linko
from lynxdeck.games.position import Position
from lynxdeck.games.push import policy, rules
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game

Deal = Callable[..., Position]
Walk = Callable[..., Iterator[Position]]
Mask = Callable[[Position], Any]
Choice = tuple[Any, int, list[int]]
"""A masked record, what the lynx would do, and what else it might."""


@pytest.fixture
def choices(deal: Deal, walk: Walk, mask: Mask) -> Callable[[str, str], list[Choice]]:
    """What a lynx would choose in many positions of a game, without its slips."""

    def choices(name: str, lynx: str) -> list[Choice]:
        found = game(name)
        engine = engines.compiled(found)
        taste = np.array(found.tastes(found.manifest.lynxes[lynx]), np.int64)
        made = []
        for number in range(12):
            for position in walk(deal(name, seats=2, number=number), every=1):
                if position.to_move is not None:
                    masked = mask(position)
                    action = int(engine.tasted_at(masked.copy(), 0, generator(number), taste))
                    record = masked.view(np.recarray)[0]
                    made.append((record, action, [int(one) for one in position.actions()]))
        return made

    return choices


def plays(made: list[Choice]) -> Iterator[Choice]:
    """Those of a hand in Linko, where it does not go out."""
    for record, action, legal in made:
        rest = int(record.hand_size[record.active]) - size(action) if action < 642 else 0
        if record.phase == linko.PLAY and rest > 0:
            yield record, action, legal


def size(action: int) -> int:
    return linko.play_numbers(action) + linko.play_jokers(action)


def snatches(record: Any, action: int) -> bool:
    seats = [seat for seat in range(int(record.seats)) if seat != record.active]
    value = linko.play_value(action)
    return any(linko.would_snatch(record, value, size(action), seat) for seat in seats)


def test_rose_leaves_every_layer(choices: Callable[[str, str], list[Choice]]) -> None:
    left = [
        action
        for record, action, _ in choices("linko", "rose")
        if record.phase in (linko.TAKE, linko.RECLAIM)
    ]
    assert len(left) > 5
    assert set(left) <= {linko.LEAVE_LAYER, linko.DISCARD_LAYER}


def test_rust_plays_as_many_cards_as_any_group_has(
    choices: Callable[[str, str], list[Choice]],
) -> None:
    made = list(plays(choices("linko", "rust")))
    assert len(made) > 50
    for record, action, _ in made:
        assert size(action) >= max(
            int(held) for held in record.hand[record.active][1 : linko.JOKER]
        )


def test_olive_plays_more_singles_than_the_rule_of_thumb(
    choices: Callable[[str, str], list[Choice]],
) -> None:
    single, others = (
        np.mean([size(action) == 1 for _, action, _ in plays(choices("linko", lynx))])
        for lynx in ("olive", "ink")
    )
    assert single > others + 0.2


def test_sand_plays_four_where_there_are_four(
    choices: Callable[[str, str], list[Choice]],
) -> None:
    full = [
        action
        for record, action, _ in plays(choices("linko", "sand"))
        if max(record.hand[record.active][1 : linko.JOKER]) >= 4
    ]
    assert len(full) > 5
    assert min(map(size, full)) >= 4


def test_ink_plays_no_joker_with_numbers(choices: Callable[[str, str], list[Choice]]) -> None:
    made = [action for _, action, _ in plays(choices("linko", "ink"))]
    assert len(made) > 50
    assert [one for one in made if linko.play_numbers(one) and linko.play_jokers(one)] == []


def test_sky_snatches_whenever_it_can(choices: Callable[[str, str], list[Choice]]) -> None:
    able = [
        snatches(record, action)
        for record, action, legal in plays(choices("linko", "sky"))
        if any(snatches(record, one) for one in legal)
    ]
    assert len(able) > 20
    assert all(able)


@pytest.mark.parametrize(("lynx", "most"), [("slate", 2000), ("snow", 800)])
def test_slate_dares_and_snow_does_not(
    lynx: str, most: int, choices: Callable[[str, str], list[Choice]]
) -> None:
    asked = [
        (policy.bust_chance(record), action)
        for record, action, legal in choices("push", lynx)
        if record.phase == rules.PUSH and rules.PUSH_ON in legal and len(legal) > 1
    ]
    assert any(chance > 800 for chance, _ in asked)
    for chance, action in asked:
        assert (action == rules.PUSH_ON) == (chance <= most)


def test_plum_protects_at_nine_points(choices: Callable[[str, str], list[Choice]]) -> None:
    protected = set()
    for record, action, _ in choices("push", "plum"):
        if record.phase == rules.TURN:
            seat = int(record.active)
            most = max(policy.bench_points(record, seat, one) for one in range(rules.COLOURS))
            if most >= 9:
                assert action >= rules.PROTECT
            protected.add(most >= 9)
    assert protected == {True, False}


def test_a_taste_that_a_game_does_not_know_is_refused() -> None:
    push = game("push")
    wrong = push.manifest.lynxes["snow"]._replace(tastes={"snatch": 1})
    with pytest.raises(Refusal, match="has no taste “snatch”"):
        push.tastes(wrong)
