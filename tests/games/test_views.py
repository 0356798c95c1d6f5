"""What a seat may see (`spec/view.md`): no view depends on anything that its seat cannot know."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from lynxdeck.games.chance import below, generator
from lynxdeck.games.drawn import expand
from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import games
from tests.games.sorts import SORTS, Sort

Drawn = Callable[..., Position]

MANY = -(-100_000 // len(SORTS))  # positions of each table, for what compiled code does
SOME = 24  # positions of each table, for what Python does: over 2,000
FEW = 8


every_table = pytest.mark.parametrize("table", SORTS, ids=str)


def of(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("table", [t for t in SORTS if t.game.name == name], ids=str)


def random_positions(table: Sort) -> Iterator[Position]:
    """One position after the other without end, game after game, the last of each included."""
    engine, rng = table.game.compiled, generator(table.number)
    for number in range(1_000_000):
        position = table.dealt(number)
        while True:
            yield position
            if position.over:
                break
            k = engine.below(rng, engine.count_of(position.states, 0))
            engine.advance(position.states, 0, k)


def some_positions(table: Sort, n: int = FEW) -> Iterator[Position]:
    """From different stages of some games, and the end of the first."""
    yield last_of(table)
    for step, position in enumerate(random_positions(table)):
        if step == (n - 1) * 43:
            return
        if step % 43 == 0:
            yield position


def last_of(table: Sort) -> Position:
    return next(position for position in random_positions(table) if position.over)


def viewers(table: Sort) -> list[int | None]:
    """The seats, and the spectator."""
    return [*range(1, table.seats + 1), None]


def encoded(position: Position, seat: int | None) -> bytes:
    return msgspec.json.encode(position.view(seat))


def shown(position: Position, seat: int | None) -> dict[str, Any]:
    """A view as anybody gets it: JSON."""
    view: dict[str, Any] = json.loads(encoded(position, seat))
    return view


def mask(position: Position, seat: int | None) -> Any:
    """The masked record, in an array of one."""
    rules, out = position.game.rules, position.game.interpreted.new(1)
    viewer = rules.SPECTATOR if seat is None else seat - 1
    position.game.interpreted.mask_at(position.states.view(np.recarray), 0, viewer, out, 0)
    return out


# --- resampling ---------------------------------------------------------------------------


@every_table
def test_resampling(table: Sort) -> None:
    """Mask, fill with other cards, mask again: not a byte differs."""
    engine, rng = table.game.compiled, generator(1000 + table.number)
    masked, filled, again = engine.new(MANY), engine.new(MANY), engine.new(MANY)
    seats = [*range(table.seats), table.game.rules.SPECTATOR]
    for i, position in zip(range(MANY), random_positions(table), strict=False):
        seat = seats[engine.below(rng, len(seats))]
        engine.mask_at(position.states, 0, seat, masked, i)
        engine.mask_at(position.states, 0, seat, filled, i)
        engine.redeal_at(filled, i, rng)
        engine.mask_at(filled, i, seat, again, i)
    assert masked.tobytes() == again.tobytes()
    assert (filled["viewer"] == table.game.rules.OPEN).all()


@pytest.mark.promise("cards-resampled")
@every_table
def test_views_are_byte_for_byte_the_same_after_resampling(table: Sort) -> None:
    engine, rng = table.game.compiled, generator(table.number)
    for position in some_positions(table, SOME):
        seat = viewers(table)[below(rng, table.seats + 1)]
        other = position.copy()
        other.states[0] = mask(position, seat)[0]
        engine.redeal_at(other.states, 0, rng)
        assert encoded(position, seat) == encoded(other, seat)


@every_table
def test_redealt_games_are_whole_and_go_on(table: Sort) -> None:
    """Every card is there again, the seat to move has the same choices, and the game ends."""
    engine, rng = table.game.compiled, generator(table.number)
    whole = Counter(table.game.drawing.all_cards(table.dealt(0).state))
    for position in some_positions(table):
        seat = position.to_move or 1
        other = Position(table.game, table.edition, engine.new(1), engine=engine)
        engine.mask_at(position.states, 0, seat - 1, other.states, 0)
        engine.redeal_at(other.states, 0, rng)
        assert Counter(table.game.drawing.all_cards(other.state)) == whole
        assert other.legal() == position.legal()
        assert other.scores == position.scores
        engine.playout(other.states, 0, rng)
        assert Counter(table.game.drawing.all_cards(other.state)) == whole


@of("linko")
def test_redealt_hands_keep_their_size_and_what_is_known_of_them(table: Sort) -> None:
    engine, rng = table.game.compiled, generator(table.number)
    filled = engine.new(MANY)
    for i, position in zip(range(MANY), random_positions(table), strict=False):
        seat = below(rng, table.seats)
        engine.mask_at(position.states, 0, seat, filled, i)
        engine.redeal_at(filled, i, rng)
        assert (filled["hand"][i, seat] == position.states["hand"][0, seat]).all()
    assert (filled["hand"].sum(axis=2) == filled["hand_size"]).all()
    assert (filled["hand"] >= filled["known"]).all()


def chi_square(seen: list[int], expected: float) -> float:
    return sum((number - expected) ** 2 / expected for number in seen)


def redealt(position: Position, seat: int | None, times: int) -> Iterator[Any]:
    rng, engine = generator(5), position.game.compiled
    masked, filled = engine.new(1), engine.new(1)
    masked[0] = mask(position, seat)[0]
    for _ in range(times):
        filled[0] = masked[0]
        engine.redeal_at(filled, 0, rng)
        yield filled[0]


def test_LR8_hidden_linko_cards_are_as_likely_here_as_there(position: Drawn) -> None:
    drawing = """
        andy*   1 1 |
        ben     2 3 |
        cleo    4   |
        display 13
        pile    5 6 7
        """
    table = position("linko", "ravensburger-2014", drawing)
    ben, cleo, top = Counter[int](), Counter[int](), Counter[int]()
    for state in redealt(table, 1, 6_000):
        ben.update(expand(state["hand"][1]))
        cleo.update(expand(state["hand"][2]))
        top[int(state["pile"][2])] += 1
    for seen, expected in ((ben, 2_000), (cleo, 1_000), (top, 1_000)):
        assert set(seen) == {2, 3, 4, 5, 6, 7}
        assert chi_square(list(seen.values()), expected) < 26  # 5 degrees: p < 0.0001


def test_LR8_known_cards_are_not_redealt(position: Drawn) -> None:
    drawing = """
        andy*   9 9 1 | 8
        ben     2 3   | 4
        cleo    5 6   |
        display 13
        pile    5 6 7 7
        """
    table = position("linko", "ravensburger-2014", drawing, "9", "L", "R")
    hands = {tuple(expand(state["hand"][1])) for state in redealt(table, 3, 300)}
    assert all(4 in hand for hand in hands)
    assert len(hands) > 10


def test_PR6_hidden_push_cards_and_rolls_are_evenly_redealt(position: Drawn) -> None:
    drawing = """
        ann*    r1 |
        ben     |
        columns b1
        pile    r2 g3 y4
        dice    r r
        """
    table = position("push", "push", drawing)
    orders, faces = Counter[tuple[int, ...]](), Counter[int]()
    for state in redealt(table, 1, 6_000):
        orders[tuple(state["pile"][:3])] += 1
        faces[int(state["dice"][44])] += 1
    assert len(orders) == len(faces) == 6
    assert chi_square(list(orders.values()), 1_000) < 26  # 5 degrees: p < 0.0001
    assert chi_square(list(faces.values()), 1_000) < 26


# --- hidden cards, moved by other hands than `redeal`'s --------------------------------------


def shuffle_linko(state: Any, seat: int | None, rng: random.Random) -> None:
    others = [other for other in range(int(state.seats)) if seat is None or other != seat - 1]
    hidden = {other: expand(state.hand[other] - state.known[other]) for other in others}
    cards = [card for hand in hidden.values() for card in hand]
    cards += [int(card) for card in state.pile[: state.pile_size]]
    rng.shuffle(cards)
    for other, hand in hidden.items():
        state.hand[other] = state.known[other]
        for _ in hand:
            state.hand[other, cards.pop()] += 1
    state.pile[: state.pile_size] = cards


def shuffle_push(state: Any, seat: int | None, rng: random.Random) -> None:  # noqa: ARG001
    cards = state.pile[: state.pile_size].tolist()
    rng.shuffle(cards)
    state.pile[: state.pile_size] = cards
    state.dice[state.rolls :] = [rng.randint(1, 6) for _ in state.dice[state.rolls :]]


SHUFFLE = {"linko": shuffle_linko, "push": shuffle_push}
"""For each game: move what a seat does not see."""


@every_table
def test_a_view_stays_when_hidden_cards_change_places(table: Sort) -> None:
    rng = random.Random(table.number)
    for position in some_positions(table):
        seat = rng.choice(viewers(table))
        other = position.copy()
        SHUFFLE[table.game.name](other.state, seat, rng)
        assert mask(position, seat) == mask(other, seat)
        assert encoded(position, seat) == encoded(other, seat)


@every_table
def test_a_masked_record_holds_nothing_hidden(table: Sort) -> None:
    for position in some_positions(table):
        for seat in viewers(table):
            masked = mask(position, seat)[0]
            assert not masked.pile.any()
            if table.game.name == "linko":
                others = np.arange(len(masked.hand)) != masked.viewer
                assert not masked.hand[others].any()
            if table.game.dice:
                assert not masked.dice.any()


# --- text there and back ------------------------------------------------------------------


@every_table
def test_views_go_there_and_back(table: Sort) -> None:
    view = table.game.view
    for position in some_positions(table):
        for seat in viewers(table)[-2:]:
            masked = mask(position, seat)
            text = msgspec.json.encode(view.write(masked[0], table.edition))
            assert (
                view.read(msgspec.json.decode(text, type=view.View)).tobytes() == masked.tobytes()
            )


@every_table
def test_a_view_read_back_is_as_good_as_the_masked_record(table: Sort) -> None:
    """A bot that gets JSON can ask the rules for its choices and their effects."""
    for position in some_positions(table):
        if position.to_move is None:
            continue
        view = position.view(position.to_move)
        other = Position(table.game, table.edition, table.game.view.read(view))
        assert sorted(other.legal()) == view.legal == sorted(position.legal())


def test_an_open_record_is_not_shown() -> None:
    for table in SORTS[::20]:
        position = table.dealt(0)
        with pytest.raises(Refusal, match="Only a masked record can be shown") as refusal:
            table.game.view.write(position.state, table.edition)
        assert refusal.value.code == "not-masked"


def test_views_of_other_rules_are_refused() -> None:
    for found in games():
        view = Sort(found, found.editions[0], 3).dealt(0).view(1)
        view.rules += 1
        with pytest.raises(Refusal, match="These are rules 1, not 2"):
            found.view.read(view)


def test_views_with_fields_of_their_own_are_refused() -> None:
    for found in games():
        text = encoded(Sort(found, found.editions[0], 3).dealt(0), 1)
        with pytest.raises(msgspec.ValidationError, match="unknown field `secret`"):
            msgspec.json.decode(b'{"secret": 1, ' + text[1:], type=found.view.View)


# --- what a view says -----------------------------------------------------------------------

HEAD = ["game", "edition", "rules", "seat", "move", "to_move", "phase", "active"]
TAIL = ["legal", "over", "end", "winners"]
KEYS = {
    "linko": [
        *HEAD,
        *["victim", "drawer", "to_draw", "hand", "players", "display", "ghost", "pile"],
        *["discards", "quiet", "stirred"],
        *TAIL,
    ],
    "push": [
        *HEAD,
        *["card", "switches", "columns", "players", "pile", "discards", "unseen"],
        *["last_roll", "rolls"],
        *TAIL,
    ],
}
PLAYER_KEYS = {
    "linko": ["hand_size", "known", "layers", "score"],
    "push": ["bench", "protected", "score", "cards"],
}


@every_table
def test_keys_and_their_order(table: Sort) -> None:
    for seat in viewers(table):
        view = shown(table.dealt(0), seat)
        assert list(view) == KEYS[table.game.name]
        assert [list(player) for player in view["players"]] == [
            PLAYER_KEYS[table.game.name]
        ] * table.seats
        assert (view["game"], view["edition"]) == (table.game.name, table.edition.text)
        assert (view["rules"], view["seat"]) == (table.game.rules.VERSION, seat)


@every_table
def test_a_view_says_what_the_position_says(table: Sort) -> None:
    for step, position in enumerate(some_positions(table)):
        view = shown(position, viewers(table)[step % (table.seats + 1)])
        assert (view["to_move"], view["phase"]) == (position.to_move, position.phase)
        assert (view["over"], view["end"]) == (position.over, position.end)
        assert view["winners"] == position.winners
        assert [player["score"] for player in view["players"]] == position.scores
        assert view["active"] == position.state.active + 1
        assert view["move"] == position.state.move
        assert view["pile"] == position.state.pile_size


@every_table
def test_choices_are_shown_to_the_seat_to_move_only(table: Sort) -> None:
    for position in some_positions(table, 2):
        for seat in viewers(table):
            asked = seat is not None and seat == position.to_move
            assert shown(position, seat)["legal"] == (sorted(position.legal()) if asked else [])


@every_table
def test_all_seats_see_the_same_but_their_own_hand_and_choices(table: Sort) -> None:
    for position in some_positions(table, 3):
        views = [shown(position, seat) for seat in viewers(table)]
        for view in views:
            for own in ("seat", "hand", "legal"):
                view.pop(own, None)
        assert all(view == views[0] for view in views)


@of("linko")
def test_LR8_a_hand_is_its_owners(table: Sort) -> None:
    names = table.game.notation.CARD_NAMES
    for position in some_positions(table, 4):  # the end is one of them
        assert shown(position, None)["hand"] is None
        for seat in range(1, table.seats + 1):
            hand = Counter(names[card] for card in expand(position.state.hand[seat - 1]))
            assert shown(position, seat)["hand"] == hand


def linko_cards(view: dict[str, Any]) -> tuple[Counter[str], int]:
    """The cards that a view names, and the number of those that it only counts."""
    named, counted = Counter[str](view["discards"]), int(view["pile"])
    named += Counter(view["ghost"] or {}) + Counter(view["hand"] or {})
    named += Counter(card for place in view["display"] for card in place or ())
    for seat, player in enumerate(view["players"], 1):
        for value, numbers, jokers in player["layers"]:
            named += Counter({str(value): numbers, "J": jokers})
        if seat != view["seat"]:
            named += Counter(player["known"])
            counted += player["hand_size"] - sum(player["known"].values())
    return named, counted


def push_cards(view: dict[str, Any]) -> tuple[Counter[str], int]:
    named = Counter[str](view["discards"]) + Counter(S=view["switches"])
    named += Counter(card for column in view["columns"] for card in column)
    named += Counter([view["card"]] if view["card"] else [])
    for player in view["players"]:
        named += Counter(player["bench"]) + Counter(player["protected"])
    assert sum(view["unseen"].values()) == view["pile"]
    return named + Counter(view["unseen"]), 0


ACCOUNT = {"linko": linko_cards, "push": push_cards}
"""For each game: what its views tell of the cards."""


def whole_deck(table: Sort) -> Counter[str]:
    """All cards on the table, hidden or not."""
    names = table.game.notation.CARD_NAMES
    return Counter(names[card] for card in table.game.drawing.all_cards(table.dealt(0).state))


@every_table
def test_every_card_is_accounted_for(table: Sort) -> None:
    whole = whole_deck(table)
    for step, position in enumerate(some_positions(table)):
        view = shown(position, viewers(table)[step % (table.seats + 1)])
        named, counted = ACCOUNT[table.game.name](view)
        assert named <= whole
        assert named.total() + counted == whole.total()


PLAY = re.compile(r"(?:(\d+)(?:x(\d))?)?(?:(?:^|\+)J(?:x(\d))?)?")


class Watcher:
    """Keeps LR8's account of known cards by watching the table, as a player would."""

    def __init__(self, seats: int, *, duel: bool) -> None:
        self.known = [Counter(J=2) if duel else Counter[str]() for _ in range(seats)]
        self.layers: list[list[Counter[str]]] = [[] for _ in range(seats)]

    def see(self, view: dict[str, Any], token: str) -> None:
        """A decision, and the spectator's view before it."""
        active, victim = view["active"] - 1, (view["victim"] or 0) - 1
        if view["phase"] == "play":
            layer = cards_played(token)
            self.layers[active].append(layer)
            self.known[active] -= layer  # not below zero
        elif token in ("T", "R"):
            self.known[active if token == "T" else victim] += self.layers[victim].pop()
        elif token == "D":
            self.layers[victim].pop()
        elif token[0] == "G":
            self.known[active][token[1:]] += view["ghost"][token[1:]]
        elif token[0] == "^" and token != "^*":
            self.known[view["drawer"] - 1] += Counter(token[1:].split("+"))


def cards_played(token: str) -> Counter[str]:
    """The cards of a play's token.

    >>> cards_played("6x3+J") == {"6": 3, "J": 1}
    True
    """
    found = PLAY.fullmatch(token)
    assert found is not None
    value, numbers, jokers = found.groups()
    layer = Counter({value: int(numbers or 1)} if value else {})
    layer["J"] = int(jokers or 1) if "J" in token else 0
    return +layer


@of("linko")
def test_LR8_what_is_known_follows_from_open_moves_alone(table: Sort) -> None:
    """Two games, watched by a spectator."""
    for number in range(2):
        position = table.dealt(number)
        watcher = Watcher(table.seats, duel=table.edition.flags["ghost"] == "yes")
        rng = generator(number)
        while not position.over:
            view = table_view(position)
            assert [Counter(player) for player in view["known"]] == watcher.known
            tokens = position.legal()
            token = tokens[below(rng, len(tokens))]
            watcher.see(view, token)
            position.play(token)


def table_view(position: Position) -> dict[str, Any]:
    """What Watcher needs of a spectator's view; the whole of it would take long."""
    state, notation = position.state, position.game.notation

    def multiset(counts: Any) -> dict[str, int]:
        return dict(Counter(notation.CARD_NAMES[card] for card in expand(counts)))

    return {
        "phase": position.phase,
        "active": int(state.active) + 1,
        "victim": int(state.victim) + 1,
        "drawer": position.to_move,
        "ghost": multiset(state.sets),
        "known": [multiset(counts) for counts in state.known[: position.seats]],
    }


def test_the_open_view_adds_every_hand(position: Drawn) -> None:
    drawing = """
        andy*   9 J |
        ben     2 2 |
        display 13
        pile    5
        """
    table = position("linko", "ravensburger-2014", drawing)
    view = json.loads(msgspec.json.encode(table.game.view.open_view(table.states, table.edition)))
    assert view.pop("hands") == [{"9": 1, "J": 1}, {"2": 2}]
    assert view == shown(table, None)


def test_a_linko_view(position: Drawn) -> None:
    """The whole of it, in the middle of a snatch."""
    drawing = """
        andy    3 3 J  | 6 6 6 J / 12
        ben*    13 2   | J J
        display 7 3+13 . J 1 12
        pile    5 6
        ghost   2 2 2 5
        discards 7 7
        """
    table = position("linko", "amigo-2022-duel", drawing, "13")
    assert shown(table, 2) == {
        "game": "linko",
        "edition": "amigo-2022-duel",
        "rules": 1,
        "seat": 2,
        "move": 1,
        "to_move": 2,
        "phase": "ghost",
        "active": 2,
        "victim": None,
        "drawer": None,
        "to_draw": 0,
        "hand": {"2": 1},
        "players": [
            {"hand_size": 3, "known": {}, "layers": [[6, 3, 1], [12, 1, 0]], "score": 2},
            {"hand_size": 1, "known": {}, "layers": [[14, 0, 2], [13, 1, 0]], "score": 2},
        ],
        "display": [["7"], ["3", "13"], None, ["J"], ["1"], ["12"]],
        "ghost": {"2": 3, "5": 1},
        "pile": 2,
        "discards": {"7": 2},
        "quiet": 0,
        "stirred": False,
        "legal": ["G5"],
        "over": False,
        "end": None,
        "winners": [],
    }
    robbed = shown(table.play("G5"), 1)
    assert (robbed["phase"], robbed["to_move"], robbed["victim"]) == ("take", 2, 1)
    assert robbed["players"][1]["known"] == {"5": 1}
    assert (robbed["ghost"], robbed["stirred"], robbed["pile"]) == (
        {"2": 3, "5": 1, "6": 1},
        True,
        0,
    )
    drawing_now = shown(table.play("T"), 1)
    assert (drawing_now["phase"], drawing_now["drawer"], drawing_now["to_draw"]) == ("draw", 1, 1)
    assert drawing_now["legal"] == ["^1", "^12", "^3+13", "^7", "^J"]


def test_a_linko_view_of_the_optional_draw(position: Drawn) -> None:
    drawing = """
        andy*   9 9 |
        ben     2 2 |
        cleo    3   |
        display 13
        pile    5
        """
    view = shown(position("linko", "amigo-2022-basic", drawing, "9"), 1)
    assert (view["phase"], view["drawer"], view["to_draw"]) == ("option", 1, 1)
    assert view["legal"] == ["-", "^*", "^13"]


def test_a_linko_view_of_the_end(position: Drawn) -> None:
    drawing = """
        andy    9 9 |
        ben*    2   | 1
        display 13
        pile    5
        """
    view = shown(position("linko", "ravensburger-2014", drawing, "2"), 1)
    assert (view["over"], view["end"], view["winners"]) == (True, "out", [2])
    assert (view["to_move"], view["active"], view["victim"], view["drawer"]) == (
        None,
        2,
        None,
        None,
    )
    assert (view["hand"], view["legal"], view["ghost"]) == ({"9": 2}, [], None)


def test_a_push_view(position: Drawn) -> None:
    """The whole of it, before a card is placed."""
    drawing = """
        ann*    r6 | b5 b5
        ben     |
        cleo    p1 |
        columns r1 g4 / R b2
        switches 1
        pile    y2 y3 S
        dice    r
        discards R R S
        """
    table = position("push", "push-risk", drawing, "+")
    assert shown(table, 1) == {
        "game": "push",
        "edition": "push-risk",
        "rules": 1,
        "seat": 1,
        "move": 1,
        "to_move": 1,
        "phase": "place",
        "active": 1,
        "card": "y2",
        "switches": 1,
        "columns": [["r1", "g4"], ["R", "b2"], []],
        "players": [
            {"bench": {"r6": 1}, "protected": {"b5": 2}, "score": 16, "cards": 3},
            {"bench": {}, "protected": {}, "score": 0, "cards": 0},
            {"bench": {"p1": 1}, "protected": {}, "score": 1, "cards": 1},
        ],
        "pile": 2,
        "discards": {"R": 2, "S": 1},
        "unseen": {"y3": 1, "S": 1},
        "last_roll": None,
        "rolls": 0,
        "legal": ["a", "c"],
        "over": False,
        "end": None,
        "winners": [],
    }
    taken = shown(table.play("c", "=b"), None)
    assert (taken["seat"], taken["phase"], taken["to_move"]) == (None, "collect", 3)
    assert taken["columns"] == [["r1", "g4"], [], ["y2"]]
    assert (taken["card"], taken["last_roll"], taken["rolls"]) == (None, "r", 1)
    assert taken["legal"] == []


def test_a_push_view_of_the_end(position: Drawn) -> None:
    drawing = """
        ann*    r6 |
        ben     p1 |
        cleo    |
        pile    S
        """
    view = shown(position("push", "push", drawing, "+"), 3)
    assert (view["over"], view["end"], view["winners"]) == (True, "stock", [1])
    assert (view["to_move"], view["active"], view["legal"]) == (None, 1, [])
