"""Bots that a host offers: read from a setting, chosen by name."""

import pytest

from lynxdeck.bots.offers import MOST, check_programs, for_game, read
from lynxdeck.games.refusal import Refusal


def test_offers_are_read_in_order_from_one_line_or_several() -> None:
    offers = read(" odds ;deep=search:8000;mine = cmd:python3 'my bot.py' --fast;; ")
    assert list(offers) == ["odds", "deep", "mine"]
    assert read("odds\ndeep=search:8000\n\nmine=cmd:python3 'my bot.py' --fast") == offers
    assert read("mine=cmd:python3 -c 'a;b'\n")["mine"].command == ["python3", "-c", "a;b"]
    assert offers["mine"].command == ["python3", "my bot.py", "--fast"]
    assert [offer.outside for offer in offers.values()] == [False, False, True]


def test_an_offer_is_for_the_games_that_have_it_or_that_it_is_meant_for() -> None:
    offers = read("odds; here@linko=cmd:bot; both=cmd:bot")
    assert for_game(offers, "linko") == ["here", "both"]
    assert for_game(offers, "push") == ["odds", "both"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("easy=cmd:bot", "a level already"),
        ("medium", "a level already"),
        ("Mine=cmd:bot", "small letters"),
        ("../x=cmd:bot", "small letters"),
        ("a b=cmd:bot", "small letters"),
        ("<b>=cmd:bot", "small letters"),
        ("cmd:bot", "small letters"),
        ("=cmd:bot", "small letters"),
        (f"{'x' * 25}=cmd:bot", "small letters"),
        ("mine=", "is no bot"),
        ("mine=cmd:", "is no bot"),
        ("mine=cmd:'", "is no bot"),
        ("mine=nobody", "is no bot"),
        ("mine=search:", "is no bot"),
        ("mine=greedy:5", "is no bot"),
        ("mine@chess=cmd:bot", "no game"),
        ("mine=cmd:a;mine=cmd:b", "a name of its own"),
        (";".join(f"b{number}=cmd:bot" for number in range(MOST + 1)), "at most"),
    ],
)
def test_what_cannot_be_offered_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read(text)


def test_a_program_that_is_not_there_is_named_at_once() -> None:
    with pytest.raises(Refusal, match="Bot mine: there is no “no-such-program”"):
        check_programs(read("odds; mine=cmd:no-such-program").values())
