"""What a view says, to whom (`spec/view.md`), and how it is read back."""

import re
from collections import Counter
from typing import Any, cast

import msgspec
import pytest

from lynxdeck.games.chance import below, generator
from lynxdeck.games.drawn import expand
from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import games
from tests.games.known import known
from tests.games.looking import encoded, mask, of, shown, some_positions, viewers
from tests.games.sorts import SORTS, Sort, every_table


@every_table
def test_views_go_there_and_back(table: Sort) -> None:
    game, view = table.game, cast("type[Any]", table.game.structs.View)
    for position in some_positions(table):
        for seat in viewers(table)[-2:]:
            masked = mask(position, seat)
            shown = game.observer(compiled=False).view(masked, table.edition)
            text = msgspec.json.encode(shown)
            assert game.read(msgspec.json.decode(text, type=view)).tobytes() == masked.tobytes()


@every_table
def test_a_view_read_back_is_as_good_as_the_masked_record(table: Sort) -> None:
    """A bot that gets JSON can ask the rules for its choices and their effects."""
    for position in some_positions(table):
        if position.to_move is None:
            continue
        view = position.view(position.to_move)
        other = Position(table.game, table.edition, table.game.read(view))
        assert sorted(other.legal()) == view.legal == sorted(position.legal())


def test_an_open_record_is_not_shown() -> None:
    for table in SORTS[::20]:
        position = table.dealt(0)
        with pytest.raises(Refusal, match="Only a masked record can be shown") as refusal:
            table.game.observer().view(position.states, table.edition)
        assert refusal.value.code == "not-masked"


def test_views_of_other_rules_are_refused() -> None:
    for found in games():
        view = Sort(found, found.editions[0], 3).dealt(0).view(1)
        view.rules += 1
        with pytest.raises(Refusal, match="These are rules 1, not 2"):
            found.read(view)


def test_views_with_fields_of_their_own_are_refused() -> None:
    for found in games():
        text = encoded(Sort(found, found.editions[0], 3).dealt(0), 1)
        view = cast("type[Any]", found.structs.View)
        with pytest.raises(msgspec.ValidationError, match="unknown field `secret`"):
            msgspec.json.decode(b'{"secret": 1, ' + text[1:], type=view)


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
        assert list(view) == known(KEYS, table.game.name)
        assert [list(player) for player in view["players"]] == [
            known(PLAYER_KEYS, table.game.name)
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
        named, counted = known(ACCOUNT, table.game.name)(view)
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
