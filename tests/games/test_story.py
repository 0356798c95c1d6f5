"""What a decision did (`games/<game>/story.py`): all of it, nothing else, to those who may know."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

from lynxdeck.games.chance import generator
from lynxdeck.games.observer import Watch
from lynxdeck.games.position import Position
from lynxdeck.games.push import story as push_story
from lynxdeck.games.registry import Game, games
from tests.games.fold import FROM, STEPS, fold
from tests.games.known import known
from tests.games.sorts import SORTS, Sort, cases, every_sort

Drawn = Callable[..., Position]

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
encode = msgspec.json.encode


# --- the facts as they are listed -------------------------------------------------------------


@every_game
def test_every_fact_has_its_code_its_struct_and_room_in_a_row(game: Game) -> None:
    story, structs = game.story, game.structs.STRUCTS
    codes = [name for name in vars(story) if name.startswith("FACT_")]
    names = [fact.name for fact in story.FACTS]
    assert [name.removeprefix("FACT_").lower().replace("_", "-") for name in codes] == names
    assert [getattr(story, code) for code in codes] == list(range(len(names)))
    assert [struct.__struct_config__.tag for struct in structs] == names
    assert max(fact.width for fact in story.FACTS) == story.TOLD_WIDTH


# --- folding --------------------------------------------------------------------------------


def check_fold(sort: Sort, games: int) -> None:
    """Keep the place of every card by facts, for everybody, and compare with the next view."""
    start, name = known(FROM, sort.game.name), sort.game.name
    for number in range(games):
        rng = random.Random(f"{number} {sort}")
        watch = Watch(sort.dealt(number))
        tables = {seat: start(watch.view(seat)) for seat in sort.viewers}
        everything = start(opened(watch))
        while watch.asked is not None:
            token = rng.choice(watch.legal)
            changes = decided(watch, token)
            for seat, table in tables.items():
                fold(name, table, changes.told.seen_by(seat))
                assert table == start(watch.view(seat)), (token, changes.told)
            fold(name, everything, changes.told.open)
            assert everything == start(opened(watch)), (token, changes.told)


def opened(watch: Watch) -> Any:
    view = watch.view(None)
    view.hands = watch.hands()
    return view


@every_sort
def test_folded_facts_place_every_card_as_the_next_view_does(sort: Sort) -> None:
    check_fold(sort, 1)


@pytest.mark.long
@every_sort
def test_folded_facts_place_every_card_in_thousands_of_games(sort: Sort) -> None:
    """24 games of each of 89 sorts."""
    check_fold(sort, 24)


def test_a_fold_notices_a_fact_that_is_missing_or_wrong() -> None:
    sort = next(sort for sort in SORTS if sort.game.name == "linko")
    watch = Watch(sort.dealt())
    table = FROM["linko"](watch.view(None))
    laid, *rest = decided(watch, watch.legal[0]).told.public
    fold("linko", table, rest)
    assert table != FROM["linko"](watch.view(None))
    fold("linko", table, [msgspec.structs.replace(laid, layer=(13, 1, 0))])
    assert table != FROM["linko"](watch.view(None))


def room_for_facts(game: Game) -> Any:
    return np.zeros((game.story.TOLD, game.story.TOLD_WIDTH), np.int16)


@every_game
def test_random_games_tell_every_fact(game: Game) -> None:
    """So that no test above is green for want of a fact; a stall takes 100 turns, see below."""
    told: set[str] = set()
    rng, engine = generator(5), game.compiled
    before, rows = engine.new(1), room_for_facts(game)
    for sort in (sort for sort in SORTS if sort.game == game):
        for number in range(20):
            states = sort.dealt(number).states
            while engine.mover_of(states, 0) >= 0:
                action = engine.kth_of(states, 0, engine.below(rng, engine.count_of(states, 0)))
                count = engine.apply_told(states, 0, action, before, rows)
                told |= {game.story.FACTS[code].name for code in rows[:count, 0]}
    assert told | {"stalled"} == known(STEPS, game.name).keys() | {"stalled"}


# --- decisions by hand -------------------------------------------------------------------------


def test_LR8_a_card_drawn_from_the_pile_is_told_to_its_owner_alone(position: Drawn) -> None:
    drawing = """
        andy*   9 9 J |
        ben     2 3   | 4
        cleo    5 6   | 7
        display 13
        pile    8 6 7 7
        """
    watch = watching(position("linko", "ravensburger-2014", drawing, "9", "T"))
    told = decided(watch, "^*").told
    assert text(told.public) == [
        {"fact": "drew-pile", "seat": 2, "card": None},
        *[{"fact": "refilled", "place": place, "card": card} for place, card in REFILL],
        {"fact": "snatched", "seat": 1, "victim": 3, "layer": [7, 1, 0]},
    ]
    assert told.own.keys() == {2}
    assert text(told.seen_by(2))[0] == {"fact": "drew-pile", "seat": 2, "card": "8"}
    assert told.seen_by(2) == told.open
    assert told.seen_by(1) == told.seen_by(3) == told.seen_by(None) == told.public


REFILL = [(1, "6"), (2, "7"), (3, "7")]


def watching(position: Position) -> Watch:
    """A watch over a drawn table, through the compiled rules."""
    engine = position.game.compiled
    states = engine.new(1)
    states[0] = position.states[0]
    return Watch(Position(position.game, position.edition, states, engine=engine))


def decided(watch: Watch, token: str) -> Any:
    changes = watch.decide(watch.position.game.code(token))
    assert changes is not None
    return changes


def text(facts: list[Any]) -> Any:
    return msgspec.json.decode(encode(facts))


def test_a_refused_decision_tells_nothing(position: Drawn) -> None:
    drawing = """
        andy*   9 9 J |
        ben     2 3   | 4
        display 13
        pile    8
        """
    watch = watching(position("linko", "ravensburger-2014", drawing))
    before = watch.position.states.tobytes()
    assert watch.decide(watch.position.game.code("2")) is None
    assert watch.position.states.tobytes() == before


# --- in the order of happening ----------------------------------------------------------------


def test_a_robbed_ghost_is_told_card_by_card(position: Drawn) -> None:
    drawing = """
        andy*   9 1   |
        ben     2 3   | 4
        display 13 . . . . .
        ghost   5
        pile    13 J 6 7
        """
    watch = watching(position("linko", "amigo-2022-duel", drawing, "9"))
    assert text(decided(watch, "G5").told.public) == [
        {"fact": "robbed", "seat": 1, "value": 5, "count": 1},
        {"fact": "ghost-laid", "card": "13", "place": 0},
        {"fact": "ghost-laid", "card": "J", "place": 0},
        {"fact": "ghost-gained", "card": "6"},
        {"fact": "ghost-gained", "card": "7"},
        {"fact": "snatched", "seat": 1, "victim": 2, "layer": [4, 1, 0]},
    ]


def test_the_last_card_and_a_dry_stock_end_the_game(position: Drawn) -> None:
    last = """
        andy*   9   |
        ben     2 3 | 4
        display 13
        pile    8
        """
    watch = watching(position("linko", "ravensburger-2014", last))
    assert text(decided(watch, "9").told.public) == [
        {"fact": "laid", "seat": 1, "layer": [9, 1, 0]},
        {"fact": "out", "seat": 1},
    ]
    dry = """
        andy*   9 9 |
        ben     2 3 | 4
        display 13 . . . . .
        """
    watch = watching(position("linko", "ravensburger-2014", dry, "9", "L", "D"))
    assert text(decided(watch, "^13").told.public) == [
        {"fact": "drew", "seat": 2, "place": 0, "cards": ["13"]},
        {"fact": "dry"},
    ]


def test_LR10_the_hundredth_quiet_turn_is_told_as_the_end(position: Drawn) -> None:
    drawing = """
        andy*   9 9 |
        ben     2 3 |
        cleo    2 3 |
        display 13
        pile    8
        """
    table = position("linko", "amigo-2022-expert", drawing)
    table.state.quiet = 99
    watch = watching(table)
    assert text(decided(watch, "9").told.public) == [
        {"fact": "laid", "seat": 1, "layer": [9, 1, 0]},
        {"fact": "stalled"},
    ]


def test_a_bust_is_told_to_its_end(position: Drawn) -> None:
    drawing = """
        ann*    r6 r6 b1 |
        ben     |
        cleo    p1 |
        columns r1 g4 / R r2 / r3
        switches 1
        pile    r5 y3 S
        dice    r r
        """
    watch = watching(position("push", "push", drawing))
    assert text(decided(watch, "+").told.public) == [
        {"fact": "busted", "seat": 1, "card": "r5"},
        {"fact": "rolled", "seat": 1, "face": "r", "points": 12},
        {"fact": "lost", "seat": 1, "colour": "r", "points": 12, "cards": {"r6": 2}},
    ]
    took = text(decided(watch, "=b").told.public)
    assert took == [
        {
            **{"fact": "took", "seat": 3, "column": "b", "points": 2, "cards": ["R", "r2"]},
            **{"bench": {"r2": 1}, "safe": {}},
        },
        {"fact": "rolled", "seat": 3, "face": "r", "points": 2},
        {"fact": "lost", "seat": 3, "colour": "r", "points": 2, "cards": {"r2": 1}},
    ]
    assert text(decided(watch, "=a").told.public)[1:] == [
        {"fact": "cleared", "column": "c", "cards": ["r3"]},
        {"fact": "cleared-switches", "count": 1},
        {"fact": "turn", "seat": 2},
    ]


# --- no roll is told wrongly ------------------------------------------------------------------


def test_a_roll_is_not_told_by_the_column_that_was_swept_away(position: Drawn) -> None:
    """Ann takes `r1 R`, rolls a star and has a point more; `R` in another column goes too."""
    drawing = """
        ann     r1 b4 |
        ben*    |
        columns r1 R / y2 R / g3
        pile    r4 y3
        dice    *
        """
    watch = watching(position("push", "push", drawing, "=c"))
    assert [player.score for player in watch.view(None).players] == [5, 3]
    told = text(decided(watch, "=a").told.public)
    assert [player.score for player in watch.view(None).players] == [6, 3]
    assert told == [
        {
            **{"fact": "took", "seat": 1, "column": "a", "points": 1, "cards": ["r1", "R"]},
            **{"bench": {"r1": 1}, "safe": {}},
        },
        {"fact": "rolled", "seat": 1, "face": "*", "points": 0},
        {"fact": "cleared", "column": "b", "cards": ["y2", "R"]},
        {"fact": "turn", "seat": 1},
    ]


ROLLING = [sort for sort in SORTS if sort.game.name == "push" and sort.seats in (2, 3)]


@pytest.mark.parametrize("sort", cases(ROLLING))
def test_every_roll_costs_what_is_told(sort: Sort) -> None:
    """What each colour lost, and the roll, is what the score says; over thousands of games."""
    engine = sort.game.compiled
    rng, before = generator(11), engine.new(1)
    rows = room_for_facts(sort.game)
    rolls = 0
    for number in range(250):
        states = sort.dealt(number).states
        while (seat := engine.mover_of(states, 0)) >= 0:
            had = engine.score_of(states, 0, seat)
            action = engine.kth_of(states, 0, engine.below(rng, engine.count_of(states, 0)))
            count = engine.apply_told(states, 0, action, before, rows)
            codes = rows[:count, 0].tolist()
            if push_story.FACT_ROLLED not in codes:
                continue
            points = dict.fromkeys(
                (push_story.FACT_TOOK, push_story.FACT_ROLLED, push_story.FACT_LOST), 0
            )
            for code, worth in zip(codes, rows[:count, 3].tolist(), strict=True):
                if code in points:
                    points[code] += worth
            took, rolled, lost = points.values()
            assert rolled == lost == had + took - engine.score_of(states, 0, seat)
            rolls += 1
    assert rolls > 1_000


# --- one story on two targets -----------------------------------------------------------------


@pytest.mark.parametrize("sort", SORTS[::7], ids=str)
def test_compiled_and_interpreted_stories_are_the_same(sort: Sort) -> None:
    fast, slow = sort.game.compiled, sort.game.interpreted
    rng = generator(3)
    one, other = sort.dealt().states, slow.new(1)
    other[0] = one[0]
    quick, plain = room_for_facts(sort.game), room_for_facts(sort.game)
    before, room = fast.new(1), slow.new(1)
    while fast.mover_of(one, 0) >= 0:
        action = fast.kth_of(one, 0, fast.below(rng, fast.count_of(one, 0)))
        count = fast.apply_told(one, 0, action, before, quick)
        assert count == slow.apply_told(other, 0, action, room, plain)
        assert quick[:count].tobytes() == plain[:count].tobytes()
