"""The deal of a day: one name, the same cards and bots for everybody, and nothing else passes."""

import json
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.bots import engine, registry
from lynxdeck.bots.bot import token_of
from lynxdeck.games.chance import generator
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game as find_game
from lynxdeck.records import Record, begin_from_seed, daily

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "games" / "vectors" / "daily.json").read_text()
)
"""Made once; the browser plays the same (web/src/device/worker/par.test.ts)."""

NAMES = ["Ada", "Luna", "Otto"]
every_game = pytest.mark.parametrize("game", sorted(VECTORS))


def played(game: str, *, names: list[str] = NAMES, seed: str | None = None) -> Record:
    """The game of the vectors."""
    told, found = VECTORS[game], find_game(game)
    edition = found.edition(daily.TERMS[game].edition)
    record = begin_from_seed(found, edition, names, seed=seed or told["name"])
    return record.play(*told["decisions"].split()) if seed is None else record


@pytest.mark.promise("daily-same")
@every_game
def test_names_and_seeds_are_those_of_the_browser(game: str) -> None:
    told = VECTORS[game]
    deal = daily.read(told["name"])
    assert deal == daily.Daily(game, "2026-11-16")
    assert deal is not None
    assert deal.name == told["name"]
    for seat, move, seed in told["seeds"]:
        assert daily.bot_seed(told["name"], seat=seat, move=move) == seed


@pytest.mark.promise("daily-same")
@every_game
def test_the_bots_choose_as_they_did(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails, bots choose otherwise than before: then `BOTS` has to change, here and in
    web/src/deals/daily.ts, and the vectors with it.
    """
    monkeypatch.setattr(engine, "_modules", True)  # as at a server
    record = played(game)
    deal = daily.check(record)
    assert record.position.scores == VECTORS[game]["scores"]
    bot = registry.make(deal.terms.level, find_game(game))
    for choice in list(daily.choices(record, deal, record.position.engine))[:12]:
        bot.begin(record.position.edition, seats=deal.terms.seats, seat=choice.seat)
        assert token_of(bot, choice.masked, generator(choice.seed)) == choice.token


@pytest.mark.parametrize(
    "name",
    [
        "tea party",
        "daily 2026-11-16 linko",
        "daily 2026-02-30 linko amigo-2022-basic 3 hard r1 b1",
        "daily 2026-11-16 linko amigo-2022-basic 3 hard r1 b1",
        "daily 2026-11-16 linko amigo-2022-basic 4 hard r1 b2",
        "daily 2026-11-16 chess amigo-2022-basic 3 hard r1 b2",
        "daily 2026-11-16 linko amigo-2022-basic 3 hard r1 b2 2",
    ],
)
def test_other_names_are_none(name: str) -> None:
    assert daily.read(name) is None


def test_only_a_finished_game_of_the_very_deal_passes() -> None:
    record = played("linko")
    for change in ({"Seed": "lynx1 tea"}, {"Start": "2"}, {"Seats": "Ada | Luna"}):
        wrong = Record({**record.tags, **change}, record.tokens, record.position)
        with pytest.raises(Refusal):
            daily.check(wrong)
    cut = Record(record.tags, [], played("linko", seed=VECTORS["linko"]["name"]).position)
    with pytest.raises(Refusal, match="not over"):
        daily.check(cut)
    deck = record.tags["Deck"].split()
    swapped = Record({**record.tags, "Deck": " ".join(deck[::-1])}, record.tokens, record.position)
    with pytest.raises(Refusal, match="not the cards"):
        daily.check(swapped)
