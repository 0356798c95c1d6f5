"""The golden playthroughs are what the engine plays today; `golden/make.py` writes them."""

import runpy
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent / "golden"
MAKE: dict[str, Any] = runpy.run_path(str(FOLDER / "make.py"))
TABLES = list(MAKE["tables"]())
NAMES = {MAKE["file_name"](*table): table for table in TABLES}
HEAD = 4
"""Lines that say what is played."""


def test_none_is_missing_for_any_edition_and_none_superfluous() -> None:
    assert len(TABLES) == 19 + 15
    assert {path.name for path in FOLDER.glob("*.txt")} == set(NAMES)


def test_none_is_the_copy_of_another() -> None:
    texts = [path.read_text("utf-8") for path in FOLDER.glob("*.txt")]
    games = {tuple(text.splitlines()[HEAD:]) for text in texts}
    assert len(games) == len(texts)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[1].name}, {table[2]} seats")
def test_the_game_is_played_as_written(table: Any) -> None:
    """Editions that share a file play the same."""
    name = MAKE["file_name"](*table)
    assert MAKE["playthrough"](*table) == (FOLDER / name).read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_it_can_be_read_in_one_sitting(name: str) -> None:
    assert (FOLDER / name).stat().st_size < 20_000
