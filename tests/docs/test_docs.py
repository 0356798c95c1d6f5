"""The docs say what the code does: generated tables are fresh, links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lynxdeck.games.registry import Game, games

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_generated_tables_are_fresh() -> None:
    command = [sys.executable, str(ROOT / "docs" / "generate.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_rules_tell_every_edition_with_its_flags(game: Game) -> None:
    text = (ROOT / "docs" / "rules" / "en" / f"{game.name}.md").read_text(encoding="utf-8")
    for edition in game.editions:
        flags = game.custom(edition.flags).text.removeprefix("custom ")
        section = text.split(f"`{edition.name}`", 1)[1]
        assert flags in section, f"{edition.name}: {flags}"


def test_nobody_is_told_to_install_by_name_alone() -> None:
    """The name is not ours on any registry: anybody could take it."""
    pages = [*PAGES, *(ROOT / "deploy").iterdir()]
    asked = re.compile(r"""(?:pip|pipx|uv tool) install [^\n]*?[ '"]lynxdeck(?![-\w/])""")
    found = {page.name: asked.findall(page.read_text(encoding="utf-8")) for page in pages}
    assert not {name: lines for name, lines in found.items() if lines}


def test_nothing_names_the_workshop() -> None:
    """No machine path and no package registry's host in anything that is shipped."""
    words = re.compile(r"/work/|/root/|files\.pythonhosted|registry\.npmjs|pypi\.org/simple")
    files = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\n")
    for file in filter(None, files):
        path = ROOT / file
        if path.suffix in (".py", ".md", ".toml", ".txt", ".ftl") and path != Path(__file__):
            assert not words.search(path.read_text(encoding="utf-8")), file
