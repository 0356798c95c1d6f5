"""What everybody sees, decision by decision: patches that add up to views, and tell no more."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from lynxdeck.games.drawn import expand
from lynxdeck.games.observer import Changes, Watch
from lynxdeck.games.position import Position
from tests.games.known import known
from tests.games.sorts import Sort, every_sort
from tests.patches import apply_patch, by_path, seen_by

encode = msgspec.json.encode


def decide(watch: Watch, token: str) -> Changes:
    """Let a decision happen that must be legal."""
    changes = watch.decide(watch.position.game.code(token))
    assert changes is not None, token
    return changes


def plain(view: object) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(encode(view))


def random_game(sort: Sort) -> Iterator[tuple[Position, Watch, str]]:
    """A game from its deal on: before each decision the position, its watch and the token."""
    position, rng = sort.dealt(), random.Random(str(sort))
    watch = Watch(position)
    while watch.asked is not None:
        yield position, watch, rng.choice(watch.legal)


def check_patches(sort: Sort, *, thoroughly: bool) -> None:
    """Keep everybody's view by patches through a game, and compare byte for byte.

    After every decision with what the watch shows to each; and with the position's own view, which
    is made another way and slowly, for one of them in turn, or for all.
    """
    kept = {seat: plain(sort.dealt().view(seat)) for seat in sort.viewers}
    for number, (position, watch, token) in enumerate(random_game(sort)):
        changes = decide(watch, token)
        for seat in sort.viewers:
            apply_patch(kept[seat], seen_by(watch, changes, seat))
            assert encode(kept[seat]) == encode(watch.view(seat))
            mine = number % (10 * len(kept)) == 10 * (seat or 0)
            if thoroughly or mine or watch.asked is None:
                assert encode(kept[seat]) == encode(position.view(seat))


@every_sort
def test_patches_add_up_to_what_the_position_shows(sort: Sort) -> None:
    check_patches(sort, thoroughly=False)


@pytest.mark.long
@every_sort
def test_patches_add_up_for_everybody_after_every_decision(sort: Sort) -> None:
    check_patches(sort, thoroughly=True)


@every_sort
def test_a_patch_has_only_paths_of_the_documented_form(sort: Sort) -> None:
    shown = sort.dealt().view(1)
    player = "|".join(shown.players[0].__struct_fields__)
    rows = known({"linko": r"display\.[0-5]", "push": r"columns\.[0-2]"}, sort.game.name)
    whole = {"players", "display", "columns", "seat", "game", "edition", "rules", "hands"}
    fields = "|".join(set(shown.__struct_fields__) - whole)
    path = re.compile(rf"{fields}|players\.[0-{sort.seats - 1}]\.({player})|{rows}")
    for _, watch, token in random_game(sort):
        changes = decide(watch, token)
        public = by_path(watch, changes.public)
        assert all(path.fullmatch(name) for name in public), public
        assert not {"hand", "legal"} & public.keys()
        for seat, patch in changes.own.items():
            assert 1 <= seat <= sort.seats
            assert by_path(watch, patch).keys() <= {"hand", "legal"}


@every_sort
def test_a_patch_tells_only_what_has_changed(sort: Sort) -> None:
    before = plain(sort.dealt().view(None))
    for _, watch, token in random_game(sort):
        for path, value in by_path(watch, decide(watch, token).public).items():
            old: Any = before
            for step in path.split("."):
                old = old[int(step) if isinstance(old, list) else step]
            assert old != value
        before = plain(watch.view(None))


@every_sort
def test_whether_a_decision_ends_the_game_is_known_before_it_is_made(sort: Sort) -> None:
    ends = []
    for position, watch, token in random_game(sort):
        before, view = position.states.tobytes(), encode(watch.view(None))
        for other in {*watch.legal[:3], token}:
            after = position.copy()
            after.play(other)
            assert watch.ends(position.game.code(other)) == after.over
        assert (position.states.tobytes(), encode(watch.view(None))) == (before, view)
        ends.append(watch.ends(position.game.code(token)))
        decide(watch, token)
    assert ends[-1]
    assert not any(ends[:-1])


@every_sort
def test_a_late_watch_sees_what_an_early_one_does(sort: Sort) -> None:
    for number, (position, watch, token) in enumerate(random_game(sort)):
        decide(watch, token)
        if number % 29 == 0:
            for seat in sort.viewers:
                assert encode(Watch(position).view(seat)) == encode(watch.view(seat))


@every_sort
def test_all_hands_are_kept_by_their_owners_patches(sort: Sort) -> None:
    """For replays with open hands: whenever a hand changes, its owner's patch says so."""
    hands: list[Any] = [getattr(sort.dealt().view(seat), "hand", {}) for seat in sort.viewers[:-1]]
    for number, (position, watch, token) in enumerate(random_game(sort)):
        for seat, patch in decide(watch, token).own.items():
            hands[seat - 1] = by_path(watch, patch).get("hand", hands[seat - 1])
        assert watch.hands() == hands
        if number % 60 == 0 or watch.asked is None:
            assert hands == Watch(position).hands()


# --- what a seat does not know does not show --------------------------------------------------


def hide_elsewhere(before: Any, after: Any, token: str, seat: int | None, mover: int) -> list[int]:
    """Of the pile (top last), the places whose cards the seat sees through this decision."""
    size, used = int(before.pile_size), int(before.pile_size) - int(after.pile_size)
    seen = list(range(size - used, size))
    if token == "^*" and mover != seat:
        seen.pop()  # somebody else drew it
    return seen


def permute_linko(
    before: Any, after: Any, token: str, seat: int | None, mover: int, rng: random.Random
) -> None:
    """Deal all again that the seat does not know before this decision nor learns by it."""
    pile = before.pile[: before.pile_size].tolist()
    fixed = set(hide_elsewhere(before, after, token, seat, mover))
    held: dict[int, Any] = {}
    for other in range(int(before.seats)):
        if seat is None or other != seat - 1:
            held[other] = before.known[other].copy()
            if other == mover - 1 and token[0] not in "GTLRD^-":
                played = before.hand[other].astype(int) - after.hand[other].astype(int)
                held[other] = [
                    max(int(k), int(p)) for k, p in zip(held[other], played, strict=True)
                ]
    places = [("pile", i) for i in range(len(pile)) if i not in fixed]
    cards = [pile[i] for _, i in places]
    for other, kept in held.items():
        hidden = expand([int(h) - int(k) for h, k in zip(before.hand[other], kept, strict=True)])
        places += [("hand", other)] * len(hidden)
        cards += hidden
        before.hand[other] = kept
    rng.shuffle(cards)
    for (where, i), card in zip(places, cards, strict=True):
        if where == "pile":
            before.pile[i] = card
        else:
            before.hand[i, card] += 1


def permute_push(
    before: Any, after: Any, token: str, seat: int | None, mover: int, rng: random.Random
) -> None:
    """The rest of the pile in another order, and other rolls to come."""
    fixed = set(hide_elsewhere(before, after, token, seat, mover))
    places = [i for i in range(int(before.pile_size)) if i not in fixed]
    cards = [int(before.pile[i]) for i in places]
    rng.shuffle(cards)
    before.pile[places] = cards
    rolled = int(after.rolls)
    before.dice[rolled:] = [rng.randint(1, 6) for _ in before.dice[rolled:]]


PERMUTE = {"linko": permute_linko, "push": permute_push}


@pytest.mark.promise("cards-resampled")
@every_sort
def test_patches_and_facts_stay_when_cards_hidden_from_their_seat_change_places(sort: Sort) -> None:
    rng = random.Random(f"hidden {sort}")
    moved = 0
    for number, (position, watch, token) in enumerate(random_game(sort)):
        before, mover = position.copy(), watch.asked
        assert mover is not None
        changes = decide(watch, token)
        if number % 7:
            continue
        seat = rng.choice(sort.viewers)
        other = Position(sort.game, sort.edition, before.states.copy(), engine=before.engine)
        known(PERMUTE, sort.game.name)(other.state, position.state, token, seat, mover, rng)
        moved += other.states.tobytes() != before.states.tobytes()
        looking = Watch(other)
        assert encode(looking.view(seat)) == encode(Watch(before).view(seat))
        told = decide(looking, token)
        assert seen_by(looking, told, seat) == seen_by(watch, changes, seat)
        assert encode(told.told.seen_by(seat)) == encode(changes.told.seen_by(seat))
    assert moved > 2
    whole = Counter(sort.game.drawing.all_cards(position.state))
    assert Counter(sort.game.drawing.all_cards(other.state)) == whole  # moved, not changed
