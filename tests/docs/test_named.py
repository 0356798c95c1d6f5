"""What README, CONTRIBUTING and docs name is there: commands, options, make's targets, files."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from lynxdeck.cli import app
from lynxdeck.games.registry import games
from lynxdeck.server.http.metrics import full_names
from lynxdeck.server.settings import Settings, variable

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
CODE = re.compile(r"```[a-z]*\n(.*?)```|`([^`\n]+)`", re.DOTALL)
COMMAND = re.compile(r"^(?:\$ )?lynxdeck (?!/)([a-z]+)(.*)")
TARGET = re.compile(r"^make ([a-z-]+)$")
FOLDERS = ("src/", "tests/", "docs/", "web/", "benchmarks/", "examples/", "games/", "bots/")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def code(page: Path) -> Iterator[str]:
    """All that stands in code, line by line, remarks left out."""
    for block, word in CODE.findall(page.read_text(encoding="utf-8")):
        for line in (block or word).splitlines():
            yield line.partition("  #")[0].strip()


def commands(page: Path) -> Iterator[tuple[str, str]]:
    """The commands that are named, each with the rest of its line."""
    for line in code(page):
        if found := COMMAND.match(line):
            yield found[1], found[2]


@every_page
def test_commands_and_their_options_are_there(page: Path) -> None:
    root: Any = get_command(app)
    for name, rest in commands(page):
        assert name in root.commands, name
        command = root.commands[name]
        below = getattr(command, "commands", {})
        word = rest.split()[0] if rest.split() else ""
        known = {
            option
            for one in (command, *([below[word]] if word in below else []))
            for parameter in getattr(one, "params", [])
            for option in parameter.opts
        }
        for option in re.findall(r"(?<![\w-])--[a-z][a-z-]*", rest):
            assert option in known | {"--help", "--json"}, f"{name} {option}"


@every_page
def test_editions_that_are_named_are_there(page: Path) -> None:
    names = {edition.name for game in games() for edition in game.editions}
    for name, rest in commands(page):
        for edition in re.findall(r"--edition (\S+)", rest):
            assert edition in names, f"{name} {edition}"


@every_page
def test_targets_of_make_are_there(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for line in code(page):
        if found := TARGET.match(line):
            assert found[1] in targets, line


@every_page
def test_files_that_are_named_are_there(page: Path) -> None:
    for line in code(page):
        if line.startswith(FOLDERS) and re.fullmatch(r"[\w./-]+", line):
            homes = (ROOT, ROOT / "src/lynxdeck")
            assert any((home / line).exists() for home in homes), line


@pytest.mark.parametrize("name", ["hosting.md", "watching.md", "security.md"])
def test_settings_figures_and_log_events_that_are_named_are_there(name: str) -> None:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    settings = {variable(name) for name in Settings.__struct_fields__}
    settings |= {"LYNXDECK_", "LYNXDECK_GAMES", "LYNXDECK_CACHE_DIR"}
    assert set(re.findall(r"LYNXDECK_\w*", text)) <= settings
    assert set(re.findall(r"\blynxdeck_\w+", text)) <= set(full_names())
    sources = (ROOT / "src" / "lynxdeck" / "server").rglob("*.py")
    logged = "".join(path.read_text(encoding="utf-8") for path in sources)
    for row in text.partition("| event | level |")[2].partition("\n\n")[0].splitlines()[2:]:
        for event in re.findall(r"`([\w.]+)`", row.split("|")[1]):
            assert f'"{event}"' in logged, event


def test_something_is_named() -> None:
    """So that none of these is green for want of a name."""
    lines = [line for page in PAGES for line in code(page)]
    assert len([one for page in PAGES for one in commands(page)]) > 60
    assert len([line for line in lines if TARGET.match(line)]) > 10
    assert len([line for line in lines if line.startswith(FOLDERS)]) > 30
