"""Editions and their flags: what is named, what may be combined, what is refused."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from lynxdeck.games.edition import settings
from lynxdeck.games.linko import rules as linko
from lynxdeck.games.position import lay_out, new
from lynxdeck.games.push import rules as push
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, game, games

LINKO, PUSH = game("linko"), game("push")
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@contextmanager
def refused(code: str, match: str) -> Iterator[None]:
    """A refusal with that code, whose sentence says that."""
    with pytest.raises(Refusal, match=match) as refusal:
        yield
    assert refusal.value.code == code


LINKO_FLAGS = ["optional_draw", "ones_beat_top", "ghost", "tie"]
LINKO_EDITIONS = [
    ("ravensburger-2014", range(2, 6), ["no", "no", "no", "shared"]),
    ("amigo-2022-basic", range(3, 6), ["yes", "no", "no", "fewest_in_hand"]),
    ("amigo-2022-advanced", range(3, 6), ["no", "no", "no", "fewest_in_hand"]),
    ("amigo-2022-expert", range(3, 6), ["no", "yes", "no", "fewest_in_hand"]),
    ("amigo-2022-duel", range(2, 3), ["yes", "no", "yes", "fewest_in_hand"]),
    ("playte", range(2, 6), ["no", "no", "no", "shared"]),
    ("playte-ghost", range(2, 3), ["no", "no", "yes", "shared"]),
]
PUSH_FLAGS = ["follow_up", "risk"]
PUSH_EDITIONS = [
    ("push", range(2, 7), ["free", "no"]),
    ("push-risk", range(2, 7), ["free", "yes"]),
    ("push-classic", range(2, 7), ["action", "no"]),
]


@pytest.mark.parametrize(
    ("game", "flags", "table"),
    [(LINKO, LINKO_FLAGS, LINKO_EDITIONS), (PUSH, PUSH_FLAGS, PUSH_EDITIONS)],
    ids=["linko", "push"],
)
def test_the_named_editions_are_those_of_the_booklets(
    game: Game, flags: list[str], table: list[tuple[str, range, list[str]]]
) -> None:
    """Flags that came later stand behind those of the booklets, as before."""
    count, later = len(flags), game.flags[len(flags) :]
    assert [flag.name for flag in game.flags[:count]] == flags
    assert [
        (edition.name, edition.players, list(edition.flags.values())[:count])
        for edition in game.editions
    ] == table
    before = [flag.before for flag in later]
    assert all(list(edition.flags.values())[count:] == before for edition in game.editions)


@every_game
def test_a_flag_is_a_sentence_with_its_source(game: Game) -> None:
    for flag in game.flags:
        assert flag.sentence.endswith(".")
        assert flag.source
        assert len(flag.values) == 2 or flag.small
        assert flag.name in (game.rules.STATE.names or ())


def test_what_the_record_holds_of_a_flag() -> None:
    expert = settings(LINKO.edition("amigo-2022-expert"), LINKO.flags)
    assert (expert["ones_beat_top"], expert["ghost"]) == (1, 0)
    assert expert["tie"] == linko.FEWEST_IN_HAND
    classic = settings(PUSH.edition("push-classic"), PUSH.flags)
    assert (classic["follow_up"], classic["risk"]) == (push.ACTION, 0)


@every_game
def test_flags_come_into_the_record(game: Game) -> None:
    for edition in game.editions:
        state = new(game.name, edition.name, seats=edition.players[0], seed="flags").state
        assert {flag.name: state[flag.name] for flag in game.flags} == settings(edition, game.flags)


@every_game
def test_edition_names_go_there_and_back(game: Game) -> None:
    for edition in game.editions:
        assert game.edition(edition.text) == edition
        custom = game.custom(dict(edition.flags))
        assert game.edition(custom.text) == custom


def test_a_custom_edition_names_every_flag() -> None:
    text = "custom optional_draw=yes ones_beat_top=no ghost=no tie=shared"
    edition = LINKO.edition(text)
    assert edition.text == text
    assert list(edition.flags.values())[:4] == ["yes", "no", "no", "shared"]
    assert edition.players == range(2, 6)


def test_flags_may_come_in_any_order() -> None:
    assert PUSH.edition("custom risk=yes follow_up=action").text == (
        "custom follow_up=action risk=yes"
    )


def test_the_ghost_joins_two_and_no_more() -> None:
    edition = LINKO.edition("custom optional_draw=no ones_beat_top=yes ghost=yes tie=shared")
    assert edition.players == range(2, 3)
    with refused("player-count", "custom is for 2 players, not 3"):
        new("linko", edition.text, seats=3, seed="x")


def test_an_edition_changed_is_custom() -> None:
    edition = LINKO.changed(LINKO.edition("amigo-2022-duel"), ["ghost=no", "tie=shared"])
    assert edition.text == "custom optional_draw=yes ones_beat_top=no ghost=no tie=shared"
    assert edition.players == range(2, 6)
    assert PUSH.changed(PUSH.edition("push"), []) == PUSH.edition("push")


@pytest.mark.parametrize(
    ("game", "text", "code", "sentence"),
    [
        (
            LINKO,
            "linko-2014",
            "unknown-edition",
            "“linko-2014” is no edition of linko; there are r",
        ),
        (
            PUSH,
            "",
            "unknown-edition",
            "“” is no edition of push; there are push, push-risk, push-c",
        ),
        (PUSH, "Push", "unknown-edition", "“Push” is no edition of push"),
        (PUSH, "push ", "unknown-edition", "“push ” is no edition of push"),
        (LINKO, "push", "unknown-edition", "“push” is no edition of linko"),
        (PUSH, "custom", "flag-missing", "A custom edition sets follow_up too"),
        (PUSH, "custom follow_up=free", "flag-missing", "A custom edition sets risk too"),
        (PUSH, "custom risk=no risk=no", "flag-twice", "The flag risk is set twice"),
        (PUSH, "custom risk=maybe", "flag-value", "risk is no or yes, not “maybe”"),
        (PUSH, "custom risk=", "flag-value", "risk is no or yes, not “”"),
        (PUSH, "custom risk=Yes", "flag-value", "not “Yes”"),
        (LINKO, "custom tie=none", "flag-value", "tie is shared or fewest_in_hand, not “none”"),
        (PUSH, "custom danger=yes", "unknown-flag", "“danger=yes” sets no flag of this game; it h"),
        (PUSH, "custom risk", "unknown-flag", "“risk” sets no flag of this game; it has follow_up"),
        (PUSH, "custom  risk=no", "unknown-flag", "“” sets no flag"),
    ],
)
def test_unknown_editions_and_flags_are_refused(
    game: Game, text: str, code: str, sentence: str
) -> None:
    with refused(code, sentence):
        game.edition(text)


def test_a_change_is_refused_like_a_custom_edition() -> None:
    for change, code in (("risk=x", "flag-value"), ("x=yes", "unknown-flag")):
        with refused(code, "risk"):
            PUSH.changed(PUSH.edition("push"), [change])
    with refused("flag-twice", "The flag risk is set twice"):
        PUSH.changed(PUSH.edition("push"), ["risk=no", "risk=yes"])


def test_an_unknown_game_is_refused() -> None:
    with refused("unknown-game", "“chess” is no game here; there are linko, push"):
        game("chess")


@pytest.mark.parametrize(
    ("name", "edition", "seats", "counts"),
    [
        ("linko", "ravensburger-2014", 6, "2–5"),
        ("linko", "ravensburger-2014", 1, "2–5"),
        ("linko", "amigo-2022-basic", 2, "3–5"),
        ("linko", "amigo-2022-duel", 3, "2"),
        ("linko", "playte-ghost", 4, "2"),
        ("push", "push", 7, "2–6"),
        ("push", "push-risk", 1, "2–6"),
        ("push", "push", 0, "2–6"),
        ("push", "push", -2, "2–6"),
    ],
)
def test_a_wrong_number_of_players_is_told_the_right_ones(
    name: str, edition: str, seats: int, counts: str
) -> None:
    with refused("player-count", f"{edition} is for {counts} players, not {seats}."):
        new(name, edition, seats=seats, seed="x")


@every_game
def test_the_usual_edition_is_the_first(game: Game) -> None:
    assert new(game.name, seats=3, seed="x").edition == game.editions[0]


@every_game
@pytest.mark.parametrize("start", [0, 4, -1])
def test_a_start_seat_that_is_not_there_is_refused(game: Game, start: int) -> None:
    with refused("start-seat", f"The start seat is one of 1 to 3, not {start}"):
        new(game.name, seats=3, seed="x", start=start)


@every_game
def test_the_seed_decides_the_deal(game: Game) -> None:
    one, same, other = (new(game.name, seats=3, seed=seed) for seed in ("tea", "tea", "coffee"))
    assert one.states.tobytes() == same.states.tobytes() != other.states.tobytes()


@every_game
def test_decks_with_other_cards_are_refused(game: Game) -> None:
    edition = game.editions[0]
    deck = game.fresh_deck(edition, 3)
    first, last = (game.notation.CARD_NAMES[card] for card in (deck[0], deck[-1]))
    n = deck.count(deck[0])
    with refused("deck", rf"The deck has {n - 1} of {first}, not {n} \({len(deck) - 1} cards, not"):
        lay_out(game, edition, seats=3, deck=deck[1:])
    with refused("deck", f"The deck has {n - 1} of {first}, not {n}"):
        lay_out(game, edition, seats=3, deck=[*deck[1:], deck[-1]])
    with refused("deck", f"The deck has {deck.count(deck[-1]) + 1} of {last}, not"):
        lay_out(game, edition, seats=3, deck=[*deck, deck[-1]])
    with refused("deck", f"The deck has 0 of {first}"):
        lay_out(game, edition, seats=3, deck=[])
    with refused("deck", "The deck has 1 of 99, not 0"):
        lay_out(game, edition, seats=3, deck=[*deck, 99])


def test_a_duel_deals_with_one_joker_in_the_deck() -> None:
    duel = LINKO.edition("amigo-2022-duel")
    assert LINKO.fresh_deck(duel, 2).count(linko.JOKER) == 1
    with refused("deck", "The deck has 5 of J, not 1"):
        lay_out(LINKO, duel, seats=2, deck=LINKO.fresh_deck(LINKO.editions[0], 2))
