"""The golden playthroughs are what the engine plays today; `golden/make.py` writes them."""

import runpy
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent / "golden"
MAKE: dict[str, Any] = runpy.run_path(str(FOLDER / "make.py"))
GAMES = {name: table for name, *table in MAKE["names"]()}


def test_none_is_missing_and_none_superfluous() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(GAMES)
    assert len(GAMES) == 19 + 15


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_written(name: str) -> None:
    assert MAKE["playthrough"](*GAMES[name]) == (FOLDER / name).read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_it_can_be_read_in_one_sitting(name: str) -> None:
    assert (FOLDER / name).stat().st_size < 20_000
