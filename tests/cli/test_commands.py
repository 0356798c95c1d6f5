"""The commands as people and scripts meet them: what they print, where, and their exit status."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import lynxdeck
from lynxdeck import __version__
from lynxdeck.cli import app, run
from lynxdeck.games.registry import games
from lynxdeck.server.settings import Settings

PERFT = """
position  a snatch at once
game      linko
edition   ravensburger-2014
andy*     9 3   | 2
ben       4 4   | 5
display   1 2 3 4 5 6
pile      7 8
counts    2 4
"""
MODULES = 400
"""So many may be loaded to say which version this is; it takes a fifth of a second."""


def test_help_is_shown_without_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "Commands:" in capsys.readouterr().out


def test_version_is_a_flag_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    told = capsys.readouterr().out
    assert run(["version"]) == 0
    assert capsys.readouterr().out == told == f"lynxdeck {__version__}\n"


def test_a_backup_that_is_not_there_is_told_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lynxdeck.db").write_text("tables")
    assert run(["restore", str(tmp_path / "nowhere"), "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("nowhere.\n")
    assert run(["restore", str(tmp_path / "lynxdeck.db"), "--data", str(tmp_path)]) == 2
    assert "There are tables in" in capsys.readouterr().err


def commands() -> list[list[str]]:
    """Every command there is, by what the help lists."""
    root: Any = get_command(app)
    return [
        [name, *more]
        for name, command in sorted(root.commands.items())
        for more in (
            [[one] for one in sorted(command.commands)] if hasattr(command, "commands") else [[]]
        )
    ]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_help_is_in_words(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Names instead of types, no formulas, and every command stands in the README's table."""
    assert run([*words, "--help"]) == 0
    told = capsys.readouterr().out
    assert f"Usage: lynxdeck {' '.join(words)} " in told
    assert not re.search(r"<\w+|[{}]|\bx[<>]=|\[\[", told)
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert f"`lynxdeck {words[0]}" in readme


def test_the_servers_help_names_its_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    for name, value in re.findall(r"--([\w-]+) (?:(?!--).)*?\[default: ([^\]]+)\]", told):
        assert value == str(getattr(Settings(), name.replace("-", "_"))), name
    assert told.count("[default: ") == 5


def test_editions_lists_every_edition_for_people_and_programs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names = [edition.name for game in games() for edition in game.editions]
    assert run(["editions"]) == 0
    shown = capsys.readouterr().out
    assert all(name in shown for name in names)
    assert run(["editions", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["edition"] for row in rows] == names
    assert rows[4]["players"] == [2]
    assert rows[4]["flags"]["ghost"] == "yes"


def test_the_same_seed_deals_the_same_cards(capsys: pytest.CaptureFixture[str]) -> None:
    dealt = []
    for _ in range(2):
        assert run(["deal", "push", "--seats", "3", "--seed", "tea", "--json"]) == 0
        dealt.append(json.loads(capsys.readouterr().out))
    assert dealt[0] == dealt[1]
    assert (len(dealt[0]["deck"]), len(dealt[0]["dice"])) == (120, 45)
    assert (dealt[0]["seats"], dealt[0]["start"]) == (["Seat 1", "Seat 2", "Seat 3"], 1)
    assert dealt[0]["seed"] == "lynx1 tea"


def test_a_fair_deal_verifies_and_a_changed_one_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    share = "00112233445566778899aabbccddeeff" * 2
    assert run(["deal", "--fair", "--table", "K7", "--with", share, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    tags = ("Game", "Edition", "Seats", "Start", "Deck", "Seed")
    facts |= {"seats": " | ".join(facts["seats"]), "deck": " ".join(facts["deck"])}
    text = "".join(f'[{tag} "{facts[tag.lower()]}"]\n' for tag in tags)
    file = tmp_path / "fair.lynx"
    file.write_text(text, encoding="utf-8")

    noted = ["--commitment", facts["commitment"], "--seat", "1", "--share", share]
    assert run(["deal", "--verify", str(file), *noted]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "game 1: verified (lynx2-fair)"
    assert [line[:8] for line in told[1:]] == ["  open: "]  # the terms were not noted
    assert run(["deal", "--verify", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["verified"], told["scheme"], len(told["unproven"])) == (True, "lynx2-fair", 3)
    assert run(["deal", "--verify", str(file), "--share", share]) == 2
    assert "--seat" in capsys.readouterr().err
    assert run(["deal", "--verify", str(file), "--commitment", "0" * 64]) == 1
    assert "was committed to as" in capsys.readouterr().out

    first, second, *rest = facts["deck"].split()
    other = next(card for card in rest if card != first)
    swapped = [other, second, *rest]
    swapped[2 + rest.index(other)] = first
    file.write_text(text.replace(facts["deck"], " ".join(swapped)), encoding="utf-8")
    assert run(["deal", "--verify", str(file)]) == 1
    assert capsys.readouterr().out == f"game 1: Deck 1 is {other}, but its seed gives {first}\n"


def test_what_cannot_be_verified_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["deal", "--record", "--seed", "tea"]) == 0
    text = capsys.readouterr().out
    file = tmp_path / "plain.lynx"
    for seed, word in (("lynx1 tea", "verified"), ("12345", "not one of ours"), ("", "cannot be")):
        file.write_text(text.replace("lynx1 tea", seed or "lynx2-fair x"), encoding="utf-8")
        run(["deal", "--verify", str(file)])
        assert word in capsys.readouterr().out
    assert run(["deal", "--verify", str(tmp_path / "none.lynx")]) == 2


def test_perft_checks_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cases.txt"
    file.write_text(PERFT, encoding="utf-8")
    assert run(["perft", str(file)]) == 0
    assert capsys.readouterr().out == "right  a snatch at once: 2 4\n"
    file.write_text(PERFT.replace("2 4\n", "2 3\n"), encoding="utf-8")
    assert run(["perft", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["counts"] == [2, 4]
    file.write_text(PERFT.replace("counts", "#"), encoding="utf-8")
    assert run(["perft", str(file)]) == 2


def test_perft_counts_from_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["perft", "--game", "push", "--seats", "2", "--depth", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["counts"][0] == 1  # nothing to protect yet


def test_bench_measures_one_edition(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ["--edition", "playte-ghost", "--runs", "1", "--seconds", "0.01"]
    assert run(["bench", *quick, "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert row["seats"] == 2
    assert row["decisions"] > 10_000
    assert run(["bench", *quick]) == 0
    assert "playte-ghost" in capsys.readouterr().out


def test_leaving_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", type("Gone", (), {"readline": lambda _: ""})())
    assert run(["play", "push"]) == 0
    assert capsys.readouterr().out.endswith("You left the table.\n")


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    words = [sys.executable, "-m", "lynxdeck", *arguments]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_version_loads_no_engine_and_little_else() -> None:
    """What makes it slow to start is what it loads; no clock says that on a busy machine."""
    assert command("version").stdout.startswith("lynxdeck ")
    script = "import sys; from lynxdeck.cli import run; run(['version']); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"numpy", "numba", "rich", "fluent.runtime"} & set(loaded)
    assert len(loaded) < MODULES


def test_a_closed_pipe_is_no_fault() -> None:
    command = f"{sys.executable} -m lynxdeck editions --json | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_what_verifies_nothing_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An empty file is fine by the format, so `check` only says so."""
    empty = str(tmp_path / "empty.lynx")
    Path(empty).touch()
    for words, status in (
        (["deal", "--verify"], 1),
        (["record", "match"], 1),
        (["record", "check"], 0),
    ):
        assert run([*words, empty]) == status
        told = capsys.readouterr()
        assert (told.out, told.err) == ("", f"{empty}: holds no game.\n")


def test_a_backup_makes_no_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new" / "copy.db"
    assert run(["backup", str(file), "--data", str(tmp_path)]) == 2
    assert "There is no folder" in capsys.readouterr().err
    assert not file.parent.exists()


def test_json_is_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {row["name"]: row["games"] for row in rows}["odds"] == ["push"]
    assert all(isinstance(row["games"], list) for row in rows)


def test_the_doctor_names_a_wrong_setting_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LYNXDECK_PORT", "abc")
    assert run(["doctor", "--data", str(tmp_path), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)["findings"]
    (finding,) = [one for one in found if one["area"] == "config"]
    assert finding["sentence"] == "LYNXDECK_PORT is a number from 0 to 65535, not “abc”."
    assert finding["level"] == "wrong"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_one_edition_is_meant_everywhere(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """What the browser's “Play Linko” plays, in commands and in the library."""
    edition = "amigo-2022-duel" if seats == 2 else "amigo-2022-basic"
    assert run(["deal", "--seats", str(seats), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["edition"] == edition
    assert lynxdeck.new("linko", seats=seats).edition.name == edition
