"""Every block of README and docs is run, read or compared by a test: none only stands there."""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

import lynxdeck
from lynxdeck import __version__
from lynxdeck.cli import run

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


class Block(NamedTuple):
    page: str
    text: str


BLOCKS = [
    Block(page.name, text)
    for page in PAGES
    for text in re.findall(r"^```\w*\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)
]

RECORD = r'\A\[Game "'
VIEW = r'\A\{"game": .*"move"'
REPORT = r'\A\{"game": .*"seats"'
PROGRAM = r"\Aimport json\n"
DIALOGUE = r"\A> \{"
TREE = r"\Asrc/lynxdeck/\n"
WORDS = r"\ALinko · 2022, basic rules: Ida starts"
INSTALL = r"(?m)^pip install .*lynxdeck-|^pip install (-e )?'?\."
SIGNS = {
    **dict.fromkeys([RECORD, VIEW, REPORT, PROGRAM, DIALOGUE, TREE, WORDS, INSTALL], "here"),
    r"(?m)^>>> |^(LYNXDECK_\w+=\S+ )?lynxdeck ": "tests/library/test_environments.py",
    r"(?m)^make \w+": "tests/docs/test_named.py",
    r"(?m)^(POST|SOCKET|GET) +/api|^→ ": "tests/server/front/test_protocol_page.py",
    r"\AContent-Security-Policy: ": "tests/server/test_site.py",
    r"\Agame 1: verified": "tests/cli/test_commands.py",
    r"\AYou snatch two 5s": "tests/terminal/test_words.py",
    r"\Adaily 2026-11-16 ": "the doctest below it",
    r'\A\[Seed "|\AFILE:LINE:|\A1\. \+ a': "a piece of what stands whole on its page",
    r"\A\(umask 077; pg_dump": "PostgreSQL's own",
}
"""How a block is known, and where it is looked at."""


def of(sign: str) -> list[Block]:
    found = [block for block in BLOCKS if re.search(sign, block.text)]
    assert found, sign
    return found


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"{block.page}: {block.text[:30]!r}")
def test_every_block_is_of_a_kind_that_is_looked_at(block: Block) -> None:
    assert any(re.search(sign, block.text) for sign in SIGNS), block.text


@pytest.mark.parametrize("sign", SIGNS)
def test_every_kind_is_there(sign: str) -> None:
    of(sign)


def test_records_are_records_in_canonical_form() -> None:
    for block in of(RECORD):
        [record] = lynxdeck.read(block.text)
        assert str(record) == block.text


def test_views_and_reports_are_those_of_the_records() -> None:
    linko, push = (next(iter(lynxdeck.read(block.text))).position for block in of(RECORD))
    for block in of(VIEW):
        told = json.loads(block.text)
        position = linko if told["game"] == "linko" else push
        view = position.view(told["seat"])
        assert json.loads(msgspec.json.encode(view)) == told


def test_reports_and_words_are_what_the_commands_say(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = tmp_path / "game.lynx"
    file.write_text(of(RECORD)[0].text, encoding="utf-8")
    for sign, flag in ((REPORT, "--json"), (WORDS, "--words")):
        [block] = of(sign)
        assert run(["record", "show", str(file), flag]) == 0
        assert capsysbinary.readouterr().out.decode().startswith(block.text)


def test_the_program_plays(tmp_path: Path) -> None:
    [block] = of(PROGRAM)
    bot = tmp_path / "bot.py"
    bot.write_text(block.text, encoding="utf-8")
    for name in ("linko", "push"):
        spec = f"cmd:{sys.executable} {bot}"
        [row, _] = lynxdeck.play(name, [spec, "random"], games=2, seats=2, seed=1)
        assert row.faults == 0, row.complaint


def test_the_dialogue_is_what_a_program_hears(tmp_path: Path) -> None:
    """Each message has the fields that one of its type really has."""
    heard = tmp_path / "heard"
    bot = tmp_path / "bot.py"
    [program] = of(PROGRAM)
    listening = f"    open({str(heard)!r}, 'a').write(line)\n    message ="
    bot.write_text(program.text.replace("    message =", listening, 1), encoding="utf-8")
    lynxdeck.play("linko", [f"cmd:{sys.executable} {bot}", "random"], games=2, seats=2, seed=1)
    known = {told["type"]: set(told) for told in map(json.loads, heard.read_text().splitlines())}
    [block] = of(DIALOGUE)
    for row in block.text.splitlines():
        told = json.loads(row[2:].replace("…", ""))
        assert row.startswith("< ") or known[told["type"]] == set(told), row


def test_the_house_is_as_it_is_drawn() -> None:
    [block] = of(TREE)
    folders = [ROOT]
    for row in block.text.splitlines():
        found = re.match(r"( *)([\w/]+)/(?:  |$)", row)
        if found:
            depth = len(found[1]) // 2
            folders[depth + 1 :] = [folders[depth] / found[2]]
            assert folders[-1].is_dir(), row


def test_installing_names_extras_and_the_version_that_are_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for block in of(INSTALL):
        for row in block.text.splitlines():
            if row.startswith("pip install "):
                extras = re.findall(r"\[([\w,]+)\]", row)
                named = {extra for one in extras for extra in one.split(",")}
                assert named <= set(project["optional-dependencies"]), row
                assert re.findall(r"lynxdeck-(\S+)-py3", row) in ([], [__version__]), row
