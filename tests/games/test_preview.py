"""What a decision would do is what it does, and is reckoned from what its seat knows."""

import random
from typing import Any

import pytest

from lynxdeck.games.chance import generator
from lynxdeck.games.linko import policy, rules
from lynxdeck.games.observer import Watch
from tests.games.sorts import SORTS, Sort, cases, every_sort


def moments(sort: Sort, every: int) -> Any:
    """A watch in each position of a random game, now and then with the token chosen next."""
    watch, rng = Watch(sort.dealt("preview")), random.Random(str(sort))
    number = 0
    while watch.asked is not None:
        token = rng.choice(watch.legal)
        if number % every == 0:
            yield watch, token
        watch.decide(sort.game.code(token))
        number += 1


def following(watch: Watch, token: str) -> tuple[Any, list[Any]]:
    """The spectator's view after a decision that is made on the side, and its facts."""
    other = Watch(watch.position.copy())
    changes = other.decide(watch.position.game.code(token))
    assert changes is not None
    return other.view(None), changes.told.public


@pytest.mark.parametrize("sort", cases(sort for sort in SORTS if sort.game.name == "linko"))
def test_a_preview_tells_what_then_happens(sort: Sort) -> None:
    for watch, token in moments(sort, 5):
        seat = watch.asked
        assert seat is not None
        seen: Any = watch.foresee(seat, sort.game.code(token))
        assert seen is not None
        plays = watch.view(None).phase == "play"
        view, facts = following(watch, token)
        names = {fact.__struct_config__.tag: fact for fact in facts}
        assert seen.out == ("out" in names)
        assert seen.may_draw == (plays and view.phase == "option")
        assert bool(seen.sets) == (plays and view.phase == "ghost")
        if token == "D":
            assert seen.hand is None
        else:
            assert seen.hand == view.players[seat - 1].hand_size
        if plays and "snatched" in names:
            assert seen.victims[0] == names["snatched"].victim
        if plays and "turn" in names:
            assert not seen.victims


@every_sort
def test_a_preview_needs_nothing_that_is_hidden(sort: Sort) -> None:
    engine, rng = sort.game.compiled, generator(9)
    for watch, token in moments(sort, 11):
        seat, code = watch.asked, sort.game.code(token)
        assert seat is not None
        other = engine.new(1)
        engine.mask_at(watch.position.states, 0, seat - 1, other, 0)
        engine.redeal_at(other, 0, rng)
        observer = sort.game.observer()
        assert observer.foresee(other, seat, code) == watch.foresee(seat, code)
        assert observer.odds(other, seat) == watch.odds(seat)


def test_an_illegal_decision_has_no_preview() -> None:
    watch = Watch(SORTS[0].dealt())
    assert watch.asked is not None
    assert watch.foresee(watch.asked, SORTS[0].game.code("T")) is None


@pytest.mark.parametrize("sort", cases(sort for sort in SORTS if sort.game.name == "push"))
def test_the_odds_are_what_the_pile_holds(sort: Sort) -> None:
    """Every card that is left, turned up one after the other."""
    for watch, token in moments(sort, 9):
        if token != "+":
            continue
        seat, state = watch.asked, watch.position.state
        busts = 0
        for place in range(int(state.pile_size)):
            other = watch.position.copy()
            pile, top = other.state.pile, int(state.pile_size) - 1
            pile[place], pile[top] = int(pile[top]), int(pile[place])
            other.play("+")
            busts += int(other.state.rolls > state.rolls)
        assert seat is not None
        seen: Any = watch.foresee(seat, sort.game.code("+"))
        assert seen is not None
        assert (seen.misfits, seen.pile) == (busts, int(state.pile_size)) == watch.odds(seat)


def test_there_are_no_odds_in_linko() -> None:
    assert Watch(SORTS[0].dealt()).odds(1) is None


def test_the_rule_of_thumb_weighs_every_legal_play_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """L5, L6: it lists them by itself, for speed."""
    weighed: list[int] = []

    def weigh(state: Any, seat: int, value: int, numbers: int, jokers: int) -> int:
        assert seat == state.active
        weighed.append(rules.play_action(value, numbers, jokers))
        return 0

    monkeypatch.setattr(policy, "play_worth", weigh)
    for sort in (sort for sort in SORTS if sort.game.name == "linko"):
        position = sort.dealt()
        weighed.clear()
        policy.greedy_play(position.state, generator(1))
        assert (
            weighed
            == position.actions()
            == [rules.play_at(position.state, k) for k in range(len(weighed))]
        )
