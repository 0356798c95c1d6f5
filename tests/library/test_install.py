"""What to install where something is missing: by name in a checkout, else package by package."""

import re
import subprocess
from pathlib import Path

import pytest

from lynxdeck.games import refusal
from lynxdeck.games.refusal import install, not_installed

ROOT = Path(__file__).parents[2]


def test_in_a_checkout_an_extra_has_its_name() -> None:
    assert install("server", "fast") == "pip install -e '.[server,fast]'"
    assert str(not_installed("A cluster needs Ray", "ray")).endswith("'.[ray]' brings it.")


def test_elsewhere_it_is_what_our_own_metadata_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusal, "CHECKOUT", Path("nowhere"))
    line = install.__wrapped__("arena")
    for package in ("numba", "loky", "openskill", "matplotlib"):
        assert re.search(rf"'{package}[^']*'", line), line
    assert "lynxdeck" not in line
    assert "uvloop" in install.__wrapped__("server")


def test_nobody_is_told_to_install_whatever_has_our_name() -> None:
    """The name is not ours on the registry: who took it would be installed by our own hints."""
    listed = subprocess.run(
        ["git", "ls-files", "src", "docs", "deploy", "examples", "web/src", "*.md", "Makefile"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    by_name = re.compile(r"(pip|pipx|tool) install\s+(-\S+\s+)*['\"]?lynxdeck\b(?!-)")
    texts = {name: (ROOT / name).read_bytes().decode(errors="replace") for name in listed}
    assert [name for name, text in texts.items() if by_name.search(text)] == []
