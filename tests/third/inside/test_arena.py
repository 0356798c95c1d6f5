"""The third game in the arena and the lab."""

import json

import pytest

from lynxdeck.bots.registry import names
from lynxdeck.cli import run
from lynxdeck.games.registry import Game

SMALL = ["--game", "topper", "--on", "process", "--seed", "tea", "--json"]


def test_all_its_bots_meet(topper: Game, capsys: pytest.CaptureFixture[str]) -> None:
    """The search among them, and the one that only this game has."""
    assert "lowest" in names(topper)
    bots = ["random", "lowest", "greedy", "search:60"]
    assert run(["arena", *bots, "--seats", "2", "--games", "240", *SMALL]) == 0
    rows = json.loads(capsys.readouterr().out)["bots"]
    shares = {row["bot"]: row["win_share"]["value"] for row in rows}
    assert list(shares) == bots
    assert shares["search:60"] > shares["random"]
    assert [row["faults"] for row in rows] == [0, 0, 0, 0]


def test_on_other_cores(capsys: pytest.CaptureFixture[str]) -> None:
    """Processes that are started know the game as well."""
    command = ["arena", "greedy", "random", "--games", "16", *SMALL, "--on", "cores"]
    assert run([*command, "--workers", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] >= 16


def test_a_flag_in_the_lab(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "--set", "short=yes", "--games", "40", *SMALL]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] > 0
