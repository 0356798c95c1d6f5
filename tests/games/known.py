"""What a test knows of single games, by name; a game it does not know is skipped, and said so."""

from collections.abc import Mapping
from typing import TypeVar

import pytest

T = TypeVar("T")


def known(table: Mapping[str, T], game: str) -> T:
    if game not in table:
        pytest.skip(f"nothing is written here for {game}")
    return table[game]
