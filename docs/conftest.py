"""Examples in these pages that write files write them into a folder of their own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every page be tried in an empty folder."""
    monkeypatch.chdir(tmp_path)
