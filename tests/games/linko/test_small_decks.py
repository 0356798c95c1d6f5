"""Small decks for exact work: whole trees, counted."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from lynxdeck.games import perft
from lynxdeck.games.edition import Edition
from lynxdeck.games.position import lay_out
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game
from lynxdeck.records import Record, begin, read_text, write

LINKO = game("linko")
PRINTED = "custom optional_draw=no ones_beat_top=no ghost=no tie=shared"
TINY = f"{PRINTED} values=3 copies=2 jokers=0 dealt=2 places=2"


def deals(edition: Edition) -> Iterator[list[int]]:
    """Every deal to two that is another one for the rules: what lies where, in no order."""
    deck = Counter(LINKO.fresh_deck(edition, 2))
    each, row = int(edition.flags["dealt"]), int(edition.flags["places"])
    for first in ways(deck, each):
        for second in ways(deck - Counter(first), each):
            for display in ways(deck - Counter(first) - Counter(second), row):
                rest = deck - Counter(first) - Counter(second) - Counter(display)
                yield [*first, *second, *display, *rest.elements()]


def ways(cards: Counter[int], count: int) -> list[tuple[int, ...]]:
    """What so many cards may be."""
    return sorted(set(combinations(sorted(cards.elements()), count)))


def histories(edition: Edition, deck: list[int]) -> int:
    """How many positions there are below a deal, with itself, each counted as often as reached."""
    position, depth = lay_out(LINKO, edition, seats=2, deck=deck), 128
    counts = perft.count(LINKO, position.states, depth, engine=LINKO.compiled)
    assert counts[-1] == 0
    return 1 + sum(counts)


@pytest.mark.parametrize(
    ("flags", "number", "least", "most", "total"),
    [
        ("values=3 copies=2 jokers=0 dealt=2 places=2", 21, 6, 216, 1_567),
        ("values=3 copies=3 jokers=0 dealt=3 places=3", 55, 234, 80_489, 1_026_162),
        ("values=4 copies=2 jokers=0 dealt=2 places=4", 72, 6, 99_483, 675_395),
    ],
)
def test_L27_whole_trees_are_as_large_as_counted(
    flags: str, number: int, least: int, most: int, total: int
) -> None:
    edition = LINKO.edition(f"{PRINTED} {flags}")
    sizes = [histories(edition, deck) for deck in deals(edition)]
    assert (len(sizes), min(sizes), max(sizes), sum(sizes)) == (number, least, most, total)


def test_L27_a_tree_that_is_too_large_for_openspiel() -> None:
    flags = "values=4 copies=2 jokers=1 dealt=3 places=3"
    assert len(list(deals(LINKO.edition(f"{PRINTED} {flags}")))) == 264


def test_L27_printed_values_go_unsaid() -> None:
    printed = LINKO.edition(f"{PRINTED} values=13 copies=8 jokers=5 dealt=13 places=6")
    assert printed == LINKO.edition(PRINTED)
    assert printed.text == PRINTED
    assert LINKO.edition(TINY).text == TINY


def test_L27_a_small_game_is_written_and_read() -> None:
    edition = LINKO.edition(TINY)
    record = begin(LINKO, edition, ["Ann", "Ben"], deck=[1, 3, 2, 3, 1, 2])
    while not record.position.over:
        record.play(record.position.legal()[-1])
    text = write(record)
    assert f'[Edition "{TINY}"]' in text
    assert '[Deck "1 3 2 3 1 2"]' in text
    (again,) = read_text(text)
    assert isinstance(again, Record), again
    assert write(again) == text


def test_L27_the_highest_number_stands_for_the_13() -> None:
    """With `ones_beat_top`, 1s snatch it (L15)."""
    flags = f"{TINY} ones_beat_top=yes".replace("ones_beat_top=no ", "")
    deck = [2, 3, 1, 2, 1, 3]
    for edition, phase in ((LINKO.edition(TINY), "play"), (LINKO.edition(flags), "take")):
        position = lay_out(LINKO, edition, seats=2, deck=deck).play("3").play("1")
        assert position.phase == phase


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        ("values=3 copies=2 jokers=0 dealt=2 places=3", "small-deck"),
        ("copies=1 jokers=0 dealt=7", "small-deck"),
        ("values=1", "flag-value"),
        ("places=7", "flag-value"),
    ],
)
def test_L27_a_deck_that_does_not_do_is_refused(flags: str, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        LINKO.edition(f"{PRINTED} {flags}")
    assert refusal.value.code == code


def test_L27_there_is_no_small_duel() -> None:
    with pytest.raises(Refusal, match="The duel with the ghost is played with all cards"):
        LINKO.changed(LINKO.edition("playte-ghost"), ["values=5"])


def test_L27_as_many_play_as_the_deck_is_for() -> None:
    assert LINKO.edition(f"{PRINTED} dealt=5").players == range(2, 6)
    assert LINKO.edition(f"{PRINTED} values=6 copies=3 jokers=0 dealt=4 places=3").players == (
        range(2, 4)
    )


def test_no_list_of_options_has_flags_of_small_decks() -> None:
    small = [flag.name for flag in LINKO.flags if flag.small]
    assert small == ["values", "copies", "jokers", "dealt", "places"]
    assert {flag.name for flag in LINKO.options}.isdisjoint(small)
    assert len(LINKO.options) == len(LINKO.flags) - len(small)
    assert all(
        set(LINKO.offered(edition)) == {flag.name for flag in LINKO.options}
        for edition in LINKO.editions
    )
