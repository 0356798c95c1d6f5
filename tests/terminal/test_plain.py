"""PlainTable mode: lines in, lines out, through real pipes and without them."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.cli import run
from lynxdeck.locale import languages
from lynxdeck.records import Record, read_files
from lynxdeck.terminal.opponents import Opponents
from lynxdeck.terminal.phrases import Phrases, bare
from lynxdeck.terminal.plain import COMMANDS, PlainTable
from lynxdeck.terminal.push.words import letters
from tests.server.samples import TEXTS
from tests.terminal.conftest import anybody


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
    booklet = ("--edition", "ravensburger-2014", "--seats", "3")
    person = Person(tmp_path, "--plain", *booklet, "--seed", "tea", "--bots", "random")
    assert not person.hear().startswith("This is no terminal")
    assert "9x2: Play two 9s – no snatch" in person.say("all")
    assert "Seat 1 cannot play 2 × 13: there is none in hand." in person.say("13x2")
    assert "“99x9” isn’t one of the choices" in person.say("99x9")
    assert "Type the code in front of a choice, for example 9x2." in person.say("?")
    assert "Nothing to undo." in person.say("undo")
    assert "You play every move yourself" in person.say("auto")
    contents = person.say("rules")
    assert "1: " in contents
    assert "Type “rules” and a number" in contents
    assert len(contents.splitlines()) < 40
    section = person.say("rules 2")
    assert not re.search(r"[#`|]|\*\*|<!--", section)
    assert "Total −13 −13 −13" in person.say("sheet")
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


@pytest.mark.parametrize("language", languages())
def test_commands_are_words_of_the_language(language: str, sit: Any, tmp_path: Path) -> None:
    session, phrases = sit("push", seats=2), Phrases(language, [], 1)
    table = PlainTable(session, Opponents(session, seed=1, maker=anybody), phrases, tmp_path)
    words = {name: phrases.say(f"terminal-word-{name}") for name in COMMANDS}
    assert len({bare(word) for word in words.values()}) == len(COMMANDS)
    for name, word in words.items():
        # As it is said, in capitals, without accents as some keyboards have it, and in English.
        for typed in (word, word.upper(), bare(word), name):
            assert table._command(typed) == name
    help_text = phrases.say("terminal-plain-help")
    assert {name for name, word in words.items() if word not in help_text} <= {"help"}


@pytest.mark.parametrize("language", languages())
def test_colours_have_letters_of_the_language(
    language: str, sit: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session, phrases = sit("push", seats=2), Phrases(language, [], 1)
    own = letters(phrases)
    assert len(set(own.values())) == len(own) == 5
    for letter, sign in own.items():  # it stands in the colour's name
        assert sign in bare(phrases.say("table-colour", colour=letter))
    assert not set(own.values()) & set("fhmqsu"), "these are keys of the table"
    while not any(token[0] == "!" for token in session.view.legal):
        session.decide(session.table.watch.legal[-1])
    table = PlainTable(session, Opponents(session, seed=1, maker=anybody), phrases, tmp_path)
    choices = table.room.choices(phrases, session.view)
    table._offer(choices, every=True)
    told = capsys.readouterr().out.splitlines()
    for choice in choices:
        if choice.token[0] == "!":
            sign = own[choice.token[1]]
            assert any(re.match(rf"{sign}\s?: ", line) for line in told)
            assert table._meant(sign, choices) == table._meant(choice.token, choices)


def test_ctrl_c_saves_as_leaving_does(tmp_path: Path) -> None:
    person = Person(tmp_path, "--plain", "--seats", "3", "--seed", "tea", "--bots", "random")
    person.hear()
    person.say("3x4")
    person.table.send_signal(signal.SIGINT)
    rest = person.hear()
    assert person.leaves() == 130
    assert "Continue with: lynxdeck play --load" in rest
    assert list((tmp_path / "lynxdeck" / "games").glob("*.lynx"))


def test_a_game_that_could_not_be_saved_is_not_offered(
    sit: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    session, phrases = sit("push", seats=2), Phrases("en", [], 1)
    path = Path("/dev/null/game.lynx")
    table = PlainTable(session, Opponents(session, seed=1, maker=anybody), phrases, path)
    session.decide(session.table.watch.legal[0])
    table._leave(newline=False)
    told = capsys.readouterr().out
    assert "Could not save: " in told
    assert "Continue with" not in told


def test_a_game_that_is_over_is_not_offered(
    sit: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session = sit("push", seats=2)
    table = PlainTable(
        session,
        Opponents(session, seed=1, maker=anybody),
        Phrases("en", [], 1),
        tmp_path / "x.lynx",
    )
    session.decide(session.table.watch.legal[0])
    table._leave(newline=False)
    assert "Continue with" in capsys.readouterr().out
    while not session.view.over:
        session.decide(session.table.watch.legal[0])
    table._leave(newline=False)
    told = capsys.readouterr().out
    assert "Saved: " in told
    assert "Continue with" not in told


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


def test_a_line_of_any_content_is_answered(tmp_path: Path) -> None:
    """By itself and after each command that takes more; in folders that are there."""
    here = tmp_path / "a" / "b"
    here.mkdir(parents=True)
    texts = [text.encode("utf-8", "surrogatepass") for text in TEXTS]
    texts += [b"\xff\xfe", b"\xed\xa0\x80", b"[" * 9000, b"none/such/file", b"/proc/self/x"]
    lines = [word + text for word in (b"", b"save ", b"rules ", b"zzz ") for text in texts]
    done = subprocess.run(
        [sys.executable, "-m", "lynxdeck", "play", "push", "--plain", "--seed", "tea"],
        input=b"\n".join([*lines, b"q", b""]),
        capture_output=True,
        check=False,
        cwd=here,
        env={**environment(tmp_path), "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"You left the table." in done.stdout
    assert b"Could not save: No such file or directory" in done.stdout
    assert not (here / "none").exists()


def test_a_program_that_crashes_is_told_to_its_author(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("1 / 0\n", encoding="utf-8")
    seats = ("--seats", "2", "--bots", f"cmd:python3 {script}")
    person = Person(tmp_path, "push", "--plain", *seats, "--seed", "tea")
    text = person.hear()
    while "Ben isn’t answering" not in text and text.endswith("> "):
        text = person.say(next(person.choices(text)))
    assert "Ben isn’t answering (it has gone: ZeroDivisionError: division by zero)" in text
    person.say("q")
    assert person.leaves() == 0
