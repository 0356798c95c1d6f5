"""Bots by their names: what there is, and how everything else is refused."""

import re
from pathlib import Path

import pytest

from lynxdeck.bots.registry import LEVELS, NETWORKED, make, names
from lynxdeck.bots.search import Search
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, game, games
from lynxdeck.locale import FOLDER

every_game = pytest.mark.parametrize("found", games(), ids=lambda found: found.name)

LANGUAGES = ("en", "it", "pl", "fr", "de")


def search(spec: str, *, seconds: float | None = None) -> tuple[int, float | None]:
    """The budget of a search: simulations, seconds."""
    bot = make(spec, game("linko"), seconds=seconds)
    assert isinstance(bot, Search)
    return bot.simulations, bot.seconds


def test_a_budget_is_simulations_or_seconds() -> None:
    assert search("search:1") == (1, None)
    assert search("search:123456") == (123456, None)
    assert search("search:2s")[1] == 2
    assert search("search:0.25s")[1] == 0.25
    assert search("search")[1] is None
    assert search("search", seconds=0.5)[1] == 0.5
    assert search("search:100", seconds=0.5) == (100, None)


@every_game
def test_levels_are_for_every_game(found: Game) -> None:
    assert set(LEVELS) < set(names(found))
    assert len(names(found)) == len(set(names(found)))


REFUSED = [
    ("linko", "", "unknown-bot", "“” is no bot for linko; there are random, greedy,"),
    ("linko", "clever", "unknown-bot", "“clever” is no bot for linko; there are random,"),
    ("linko", "Greedy", "unknown-bot", "“Greedy” is no bot"),
    ("linko", "odds", "unknown-bot", "“odds” is no bot for linko;"),
    (
        "push",
        "clever",
        "unknown-bot",
        "“clever” is no bot for push; there are random, greedy, odds,",
    ),
    ("push", "greedy:7", "unknown-bot", "“greedy:7” is no bot for push;"),
    ("push", "odds:7", "unknown-bot", "“odds:7” is no bot for push;"),
    ("linko", "expert:2s", "unknown-bot", "“expert:2s” is no bot for linko;"),
    *(
        ("linko", f"search:{budget}", "bot-budget", "a budget is simulations, as 2000, or seconds,")
        for budget in ("0", "-5", "1.5", "s", "2 s", "1e3", "12345678", "2000s", ".5s", "x", "7ss")
    ),
    ("linko", "cmd", "bot-command", "After cmd: comes a program to run."),
    ("linko", "cmd:", "bot-command", "After cmd: comes a program to run."),
    ("linko", "cmd:  ", "bot-command", "After cmd: comes a program to run."),
    ("linko", "cmd:a 'b", "bot-command", "“cmd:a 'b” cannot be read:"),
    ("linko", "cmd:no-such-program x", "bot-command", "“no-such-program” cannot be started:"),
    ("linko", "cmd:/", "bot-command", "“/” cannot be started:"),
]


@pytest.mark.parametrize(
    ("name", "spec", "code", "sentence"), REFUSED, ids=[f"{row[0]} {row[1]}" for row in REFUSED]
)
def test_refusals_are_one_sentence(name: str, spec: str, code: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=re.escape(sentence)) as refusal:
        make(spec, game(name))
    assert refusal.value.code == code
    told = str(refusal.value)
    assert told.endswith(".")
    assert "\n" not in told


def test_a_file_that_is_no_program_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a program")
    with pytest.raises(Refusal, match=r"cannot be started: Permission denied\."):
        make(f"cmd:{tmp_path / 'notes.txt'}", game("push"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_described_in_one_line(language: str) -> None:
    text = (FOLDER / language / "bots.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    described = [re.fullmatch(r"bot-([a-z]+) = \S.*\.", line) for line in lines]
    named = {name for found in games() for name in names(found)} | {*NETWORKED, "cmd"}
    assert sorted(match[1] for match in described if match) == sorted(named)
    assert all(described)
