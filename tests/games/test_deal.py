"""Deals: the vectors come from another implementation, in another language, of the same words."""

import json
from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lynxdeck.games import deal, fair
from lynxdeck.games.deal import ForeignSeedError, PlainSeed, Stream
from lynxdeck.games.fair import parse_seed

VECTORS = json.loads((Path(__file__).parent / "vectors" / "deal.json").read_text("utf-8"))
TEA = deal.key_of("tea party")
SERVER = bytes(range(32))
HEX = "00" * 32

Vector = dict[str, Any]


def of(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("vector", VECTORS[name])


def key(vector: Vector) -> bytes:
    return bytes.fromhex(vector["key"])


def test_the_vectors_are_of_this_algorithm_and_meet_rejected_words() -> None:
    assert VECTORS["algorithm"] == deal.ALGORITHM
    assert any(vector["rejected"] for vector in VECTORS["below"])
    assert any(vector["rejected"] for vector in VECTORS["shuffles"])


@of("streams")
def test_stream_words(vector: Vector) -> None:
    stream = Stream(key(vector), vector["name"])
    assert [stream.word() for _ in vector["words"]] == vector["words"]


@of("below")
def test_numbers_below(vector: Vector) -> None:
    stream = Stream(key(vector), vector["name"])
    assert [stream.below(vector["n"]) for _ in vector["values"]] == vector["values"]


@of("shuffles")
def test_shuffles(vector: Vector) -> None:
    assert deal.shuffled(vector["cards"], key(vector)) == vector["shuffled"]


@of("rolls")
def test_P18_rolls(vector: Vector) -> None:
    assert deal.rolls(vector["count"], vector["sides"], key(vector)) == vector["values"]


@of("plain")
def test_plain_keys(vector: Vector) -> None:
    assert deal.key_of(vector["text"]) == PlainSeed(vector["text"]).key() == key(vector)


@of("seeds")
def test_seed_texts(vector: Vector) -> None:
    seed = parse_seed(vector["text"])
    assert seed.key() == key(vector)
    assert str(seed) == vector["text"]


def chi_square(seen: Iterable[int], expected: float) -> float:
    return sum((number - expected) ** 2 / expected for number in seen)


def test_numbers_below_are_even() -> None:
    stream = Stream(TEA, "even")
    seen = Counter(stream.below(6) for _ in range(12_000))
    assert chi_square((seen[side] for side in range(6)), 2_000) < 25  # 5 degrees: p < 0.0002


def test_no_number_is_favoured_when_many_words_are_rejected() -> None:
    # Without rejection the last quarter of all words would come down on the first third again.
    stream = Stream(TEA, "even")
    seen = Counter(stream.below(3 * 2**30) >> 30 for _ in range(9_000))
    assert chi_square((seen[third] for third in range(3)), 3_000) < 20  # 2 degrees: p < 0.0001


def test_every_order_is_as_likely() -> None:
    seen = Counter(tuple(deal.shuffled(range(4), deal.key_of(f"{n}"))) for n in range(4_800))
    orders = (seen[order] for order in permutations(range(4)))
    assert chi_square(orders, 200) < 60  # 23 degrees: p < 0.0001


def test_rejected_words_are_skipped() -> None:
    n = 2**31 + 1
    raw, stream = Stream(TEA, "deck"), Stream(TEA, "deck")
    words = [raw.word() for _ in range(40)]
    kept = [word for word in words if word < n]
    assert len(kept) < len(words)
    assert [stream.below(n) for _ in kept] == kept


def test_P18_the_dice_are_a_stream_of_their_own() -> None:
    deck, dice = Stream(TEA, "deck"), Stream(TEA, "dice")
    assert not {deck.word() for _ in range(200)} & {dice.word() for _ in range(200)}


def test_shorter_rows_of_rolls_begin_longer_ones() -> None:
    assert deal.rolls(45, 6, TEA)[:10] == deal.rolls(10, 6, TEA)


@given(st.lists(st.integers(0, 40)), st.binary(min_size=32, max_size=32))
def test_a_shuffle_keeps_every_card_and_repeats_itself(cards: list[int], key: bytes) -> None:
    before = list(cards)
    dealt = deal.shuffled(cards, key)
    assert Counter(dealt) == Counter(cards)
    assert dealt == deal.shuffled(tuple(cards), key)
    assert cards == before


@pytest.mark.parametrize("n", [-1, 0, 2**32 + 1])
def test_impossible_bounds_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match=f"not below {n}"):
        Stream(TEA, "deck").below(n)


def test_a_stream_cannot_pose_as_another() -> None:
    with pytest.raises(ValueError, match="NUL"):
        Stream(TEA, "deck\0")


def test_fresh_secrets_differ_and_have_their_length() -> None:
    assert len({fair.fresh() for _ in range(20)}) == 20
    assert len(fair.fresh()) == fair.SIZE


def test_fields_cannot_flow_into_each_other() -> None:
    parts = ((b"ab", b"c"), (b"a", b"bc"), (b"abc",), (b"abc", b""))
    assert len({deal.fields(*some) for some in parts}) == 4


def promise(share: bytes = SERVER, table: str = "K7Q2", game: int = 1, seat: int = 1) -> str:
    return fair.promise(share, table=table, game=game, seat=seat, commitment=HEX)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_shares_of_other_lengths_are_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        promise(bytes(length))


@pytest.mark.parametrize("table", ["", "a b", "a=b", "Ä", "a\n"])
def test_odd_tables_are_refused(table: str) -> None:
    with pytest.raises(ValueError, match="A table's name"):
        promise(table=table)


def test_missing_seats_and_games_are_refused() -> None:
    with pytest.raises(ValueError, match="no seat number 0"):
        promise(seat=0)
    for number in (0, 2**32):
        with pytest.raises(ValueError, match=f"no game number {number}"):
            promise(game=number)


plain_texts = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1)


@given(st.builds(PlainSeed, plain_texts))
def test_seeds_go_there_and_back(seed: PlainSeed) -> None:
    assert parse_seed(str(seed)) == seed


@given(st.text() | st.text().map("lynx1 ".__add__) | st.text().map("lynx2-fair ".__add__))
def test_any_text_is_a_seed_or_a_clear_refusal(text: str) -> None:
    try:
        told = str(parse_seed(text))
    except ValueError as refusal:
        told = str(refusal)
    assert told == text or told.endswith(".")


@pytest.mark.parametrize("text", ["", "7784537936803667415", "tea", "lynx2 tea", "lynx1-fair tea"])
def test_foreign_seeds_are_told_apart(text: str) -> None:
    with pytest.raises(ForeignSeedError, match="is not a seed of ours"):
        parse_seed(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("lynx1 ", "at least one character"),
        ("lynx1 tea\nparty", "one line"),
        ("lynx1 \ud800", "one line"),
        ("lynx2-fair", "A seed of this scheme reads"),
    ],
)
def test_broken_seeds_say_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as refusal:
        parse_seed(text)
    assert not isinstance(refusal.value, ForeignSeedError)


def test_secrets_stay_out_of_logs() -> None:
    assert "tea" not in repr(PlainSeed("tea party"))
