"""The canonical form, and records made by programs."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, game, games
from lynxdeck.records import Record, begin, begin_from_seed, read_text, write
from lynxdeck.records.record import seats_text

CHATTY = """\
{Good evening.}
1. + {first} a{touching} + b =b =a {over
two lines}
2. + a + b =a =b
1. !r
2. {dangling}
"""


def only(text: str, *, comments: bool = False) -> Record:
    (record,) = read_text(text, comments=comments)
    assert isinstance(record, Record)
    return record


def tags_of(text: str) -> str:
    return text[: text.index("\n\n") + 2]


def test_tags_come_in_order_and_free_ones_as_read(push: str) -> None:
    lines = tags_of(push).strip().split("\n")
    untidy = "\n".join(['[Zoo "1"]', *lines[::-1], '[Alm "2"]', '[Seed "s"]']) + "\n\n"
    tidy = "\n".join([*lines[:6], '[Seed "s"]', lines[6], '[Zoo "1"]', '[Alm "2"]']) + "\n\n"
    assert write(only(untidy)) == tidy


def test_lists_have_single_blanks(push: str, changed: Any) -> None:
    untidy = changed(changed(push, "r3 r4 R", " r3  r4\tR"), "y b r b", "y   b r b ")
    assert write(only(changed(untidy, '"*"', '" *"'))) == push


def test_other_values_are_kept_as_they_are(linko: str, changed: Any) -> None:
    text = changed(linko, '"590271898480534228"', '" two  blanks\t"')
    text = changed(text, "[Seed", '[Dice "not  for Linko"]\n[Seed')
    assert write(only(text)) == text


def test_no_tag_is_added_or_dropped(push: str, changed: Any) -> None:
    text = changed(push, '[Result "*"]\n', "")
    assert write(only(text)) == text
    text = changed(push, "y b r b", "y b r b" + " *" * 60)
    assert write(only(text)) == text


def test_a_turn_is_a_line(push: str) -> None:
    head, _, moves = push.partition("\n\n")
    assert write(only(f"{head}\n\n\t{' '.join(moves.split())}")) == push


def test_no_turn_number_dangles(push: str, changed: Any) -> None:
    dangling = changed(push, "2. + a\n", "2.\n")
    assert write(only(dangling)) == changed(push, "2. + a\n", "")
    assert write(only(tags_of(push) + "1.")) == tags_of(push)


def test_games_are_joined_by_one_more_empty_line(command: Any, push: str) -> None:
    bare = tags_of(push)
    assert bare.endswith("]\n\n")
    canonical = "\n".join([bare, push, bare])
    assert command(["format", "-"], bare + "{}\n" + push + bare) == (0, canonical, "")
    assert command(["format", "-"], canonical) == (0, canonical, "")


def test_comments_are_dropped_unless_asked_for(push: str) -> None:
    text = tags_of(push) + CHATTY
    assert write(only(text)) == push.replace("2. + a\n", "")
    record = only(text, comments=True)
    kept = write(record, comments=True)
    moves = [
        "{Good evening.}",
        "1. + {first} a {touching} + b =b =a {over\ntwo lines}",
        "2. + a + b =a =b",
        "1. !r {dangling}",
    ]
    assert kept == tags_of(push) + "\n".join(moves) + "\n"
    assert only(kept, comments=True) == record
    assert write(record) == push.replace("2. + a\n", "")


def test_format_keeps_comments_if_asked(command: Any, push: str) -> None:
    text = push + "{end}\n"
    assert command(["format", "--comments", "-"], text)[1] == push.rstrip() + " {end}\n"
    assert command(["format", "-"], text)[1] == push


def drawn(found: Game, seats: int, decisions: int, seed: int) -> Record:
    """A game played at random, as a program would record it."""
    names = [f"Player {seat}" for seat in range(seats)]
    edition = found.editions[0]
    free = {"Date": "2026-05-01", "Site": 'a "b" \\ c'}
    record = begin_from_seed(found, edition, names, seed=str(seed), start=seats, free=free)
    choose = Random(seed).choice
    while not record.position.over and decisions:
        record.play(choose(record.position.legal()))
        decisions -= 1
    return record


@pytest.mark.parametrize("name", [one.name for one in games()])
def test_finished_games_tell_result_and_end(name: str) -> None:
    record = drawn(game(name), 3, 100_000, 1)
    assert record.position.over
    assert record.tags["Result"] == " ".join(map(str, record.position.scores))
    assert only(write(record)) == record


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from([one.name for one in games()]),
    st.integers(2, 5),
    st.integers(0, 60),
    st.integers(0, 1000),
)
def test_what_is_written_is_read_again(name: str, seats: int, decisions: int, seed: int) -> None:
    record = drawn(game(name), seats, decisions, seed)
    again = only(write(record))
    assert again == record
    assert again.position.legal() == record.position.legal()
    assert write(again) == write(record)


line_text = st.text(st.characters(codec="utf-8", exclude_characters="\n"), max_size=20)


@settings(deadline=None)
@given(st.dictionaries(st.from_regex(r"[A-Za-z][A-Za-z0-9_]{5,9}", fullmatch=True), line_text))
def test_any_line_of_text_can_be_a_value(free: dict[str, str]) -> None:
    found = game("push")
    record = begin(
        found, found.editions[0], ["a", "b"], deck=found.fresh_deck(found.editions[0], 2), free=free
    )
    if not {"Result", "Edition"} & set(free):
        assert only(write(record)) == record


def test_a_record_can_be_played_on(push: str) -> None:
    record = only(push).play("+", "b", "=a")
    assert record.tokens[-5:] == ["+", "a", "+", "b", "=a"]
    assert only(write(record)) == record


def test_illegal_decisions_are_not_written_down(push: str) -> None:
    record = only(push)
    tokens = list(record.tokens)
    with pytest.raises(Refusal):
        record.play("!r")
    assert record.tokens == tokens


@pytest.mark.parametrize(
    "names", [[], [""], ["a", " b"], ["a | b"], ["a |", "b"], ["a", "b\u2003"]]
)
def test_names_that_could_not_be_told_apart_are_refused(names: list[str]) -> None:
    with pytest.raises(Refusal):
        seats_text(names)


def test_values_that_are_no_line_are_refused() -> None:
    found = game("push")
    deck = found.fresh_deck(found.editions[0], 2)
    for value in ("a\nb", "x" * 65_536):
        record = begin(found, found.editions[0], ["a", "b"], deck=deck, free={"Site": value})
        with pytest.raises(Refusal, match="Site"):
            write(record)
