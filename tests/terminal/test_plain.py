"""Plain mode: lines in, lines out, through real pipes and without them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lynxdeck.cli import run
from lynxdeck.records import Record, read_files


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "LC_ALL": ""}


class Person:
    """Somebody at the other end of two pipes, who takes the first choice that is told."""

    def __init__(self, home: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "lynxdeck", "play", *arguments]
        self.table = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(home),
        )
        self.heard = ""

    def hear(self) -> str:
        """All that is said until the next prompt, or the end."""
        assert self.table.stdout is not None
        said = b""
        while not said.endswith(b"\n> "):
            sign = self.table.stdout.read(1)
            if not sign:
                break
            said += sign
        text = said.decode()
        self.heard += text
        return text

    def say(self, line: str) -> str:
        assert self.table.stdin is not None
        self.table.stdin.write(f"{line}\n".encode())
        self.table.stdin.flush()
        return self.hear()

    def leaves(self) -> int:
        """The table's exit status, once it is left."""
        status = self.table.wait(20)
        for pipe in (self.table.stdin, self.table.stdout):
            assert pipe is not None
            pipe.close()
        return status

    def choices(self, text: str) -> Iterator[str]:
        """The tokens of the choices that were told last."""
        for row in text.split("\n"):
            token, colon, rest = row.partition(": ")
            if colon and rest[:1].isupper() and " " not in token and token not in SEATS:
                yield token


SEATS = ("You", "Ben", "Cleo", "Dan", "Display", "Hint", "Saved")


@pytest.mark.parametrize("game", ["linko", "push"])
def test_a_whole_game_through_pipes(game: str, tmp_path: Path) -> None:
    person = Person(tmp_path, game, "--seats", "3", "--seed", "tea", "--bots", "random")
    text = person.hear()
    assert text.startswith("This terminal can’t draw the table; using plain text.\n")
    assert "seed “tea”. You have seat 1." in text
    for _ in range(300):
        if not text.endswith("> "):
            break
        token = next(person.choices(text), None)
        text = person.say(token or "all")
    assert person.leaves() == 0
    assert "the game is over" in person.heard
    assert " win" in person.heard
    assert "Traceback" not in person.heard


def test_commands_between_decisions(tmp_path: Path) -> None:
    person = Person(tmp_path, "--plain", "--seats", "3", "--seed", "tea", "--bots", "random")
    assert not person.hear().startswith("This is no terminal")
    assert "9x2: Play two 9s – no snatch" in person.say("all")
    assert "Seat 1 cannot play 2 × 13: there is none in hand." in person.say("13x2")
    assert "“99x9” isn’t one of the choices" in person.say("99x9")
    assert "Type a choice the way it stands before its sentence." in person.say("?")
    assert "Nothing to undo." in person.say("undo")
    assert "You play every move yourself" in person.say("auto")
    assert "# Linko: the rules" in person.say("rules")
    assert "Total 0 0 0" in person.say("sheet")
    assert "Your hand: four 3s" in person.say("table")
    file = tmp_path / "mine.lynx"
    assert f"Saved: {file}" in person.say(f"save {file}")
    assert "Could not save" in person.say("save /proc/nowhere/x.lynx")
    person.say("3x4")
    assert "Too late to undo" in person.say("undo")
    rest = person.say("quit")
    assert rest.endswith("You left the table.\n")
    assert "Continue with: lynxdeck play --load" in rest
    assert person.leaves() == 0
    (saved,) = (tmp_path / "lynxdeck" / "games").glob("*.lynx")
    (record,) = [found for _, found in read_files([str(saved)])]
    assert isinstance(record, Record)
    assert record.tokens[:2] == ["1.", "3x4"]

    again = Person(tmp_path, "--plain", "--load", str(saved))
    assert f"from {saved}" in again.hear()
    again.say("q")
    assert again.leaves() == 0


def test_a_match_goes_through_its_rounds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class FirstChoice:
        """Answers with keys that always mean something in Push."""

        def __init__(self) -> None:
            self.words = ["a", "b", "c", "+"] * 5000

        def readline(self) -> str:
            return self.words.pop(0) + "\n"

    monkeypatch.setattr(sys, "stdin", FirstChoice())
    assert run(["play", "push", "--plain", "--seats", "2", "--match", "1", "--bots", "random"]) == 0
    told = capsys.readouterr().out
    assert "Round 2 of 2." in told
    assert "the match" in told.splitlines()[-1]


def test_leaving_at_once_saves_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", type("Gone", (), {"readline": lambda _: ""})())
    assert run(["play"]) == 0
    assert capsys.readouterr().out.endswith("You left the table.\n")
    assert not list(tmp_path.rglob("*.lynx"))


def test_a_poor_encoding_loses_no_game(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lynxdeck", "play", "push", "--plain", "--seed", "tea"]
    done = subprocess.run(
        command,
        input=b"q\n",
        capture_output=True,
        check=False,
        env={**environment(tmp_path), "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert b"You left the table." in done.stdout
