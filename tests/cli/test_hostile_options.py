"""Every option and argument of every command gets its hostile set: one sentence, or it is done.

They are read from the commands, so a new one is tried without another word here. What would play,
serve or measure is stopped where that begins.
"""

import inspect
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import typer

from lynxdeck.cli import app, options, run
from lynxdeck.games.refusal import Refusal
from lynxdeck.server.ops import doctor
from tests.library.test_environments import EXAMPLES
from tests.server.samples import TEXTS

HOSTILE = [
    *(text for text in TEXTS),
    *("\udcff", "a\udcffb", "[" * 4000 + "]" * 4000, "-", "--", "-x", "a\nb", "~", "/", "."),
    *("cmd:", "cmd:'", "search:" + "9" * 300, "search:1e400s", "search:\u00b3"),
    *("a=b", "=", "ghost=", "=yes"),
    *("postgresql://", "postgresql://[", "redis://[", "https://[", "https://x:99999", "mailto:"),
]
every = pytest.mark.parametrize("step", [11, pytest.param(1, marks=pytest.mark.long)])
"""A sample, or all."""


def commands() -> Iterator[tuple[str, Any]]:
    for name, command in typer.main.get_group(app).commands.items():
        members = getattr(command, "commands", None) or {"": command}
        for member, one in members.items():
            yield f"{name} {member}".strip(), one


COMMANDS = dict(commands())


def parsers() -> Iterator[tuple[str, Any]]:
    """By what each parameter that takes a word is read."""
    for group in (app, *(one.typer_instance for one in app.registered_groups)):
        for command in group.registered_commands if group else ():
            assert command.callback is not None
            for one in inspect.signature(command.callback, eval_str=True).parameters.values():
                kind, info = get_args(one.annotation)
                if kind is not bool:
                    yield f"{command.callback.__module__} {one.name}", info.parser


def lines(name: str) -> Iterator[list[str]]:
    """A command with one word after the other hostile, one twice, and one too many."""
    words = EXAMPLES[name]
    yield words
    yield [*words, "one-more", "and-another"]
    for parameter in COMMANDS[name].params:
        option = max(parameter.opts, key=len)
        if parameter.param_type_name == "argument":
            first = len(name.split())
            for text in HOSTILE:
                yield [*words[:first], *([text] * max(1, parameter.nargs)), *words[first + 1 :]]
        elif getattr(parameter, "is_flag", False):
            yield [*words, option, option]
            yield [*words, f"{option}=yes"]
        else:
            yield [*words, option]
            for text in HOSTILE:
                yield [*words, f"{option}={text}"]
            yield [*words, option, "1", option, "2"]


def reads_records(words: list[str]) -> bool:
    """Then faults are told file by file."""
    return words[0] in ("record", "judge") or any(word.startswith("--verify") for word in words)


def ends(*_: Any, **__: Any) -> Any:
    raise Refusal("stopped", "Here it would begin.")


WORK = (
    *(
        "lynxdeck.arena.run.run",
        "lynxdeck.arena.findings.play",
        "lynxdeck.arena.workers.workers_on",
    ),
    *("lynxdeck.games.bench.table", "lynxdeck.games.bench.on_gpu", "lynxdeck.envs.bench.measure"),
    *("lynxdeck.games.perft.count", "lynxdeck.server.ops.serving.serve"),
    *("lynxdeck.server.ops.site.write", "lynxdeck.terminal.plain.PlainTable.run"),
)
"""Where what was asked for begins."""


@pytest.fixture
def nothing_begins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in WORK:
        monkeypatch.setattr(name, ends)
    monkeypatch.setitem(sys.modules, "torch", None)  # else a network would learn
    monkeypatch.setattr(doctor, "check_clock", lambda _: iter(()))
    here = tmp_path / "a" / "b" / "c"
    here.mkdir(parents=True)
    monkeypatch.chdir(here)
    monkeypatch.setenv("XDG_DATA_HOME", str(here / "data"))
    monkeypatch.setenv("LYNXDECK_DATA", str(here / "tables"))


@every
@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.usefixtures("nothing_begins")
def test_a_command_line_is_answered_whatever_it_is(
    name: str,
    step: int,
    capsysbinary: pytest.CaptureFixture[bytes],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for words in list(lines(name))[::step]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b""), "utf-8"))
        try:
            status = run(words)
        except BaseException as fault:
            raise AssertionError([word[:80] for word in words]) from fault
        told = capsysbinary.readouterr().err.decode(errors="replace")
        assert status in (0, 1, 2), words
        if status == 2:
            said = told.splitlines()[-1]
            assert said.startswith("lynxdeck: ") or reads_records(words), words
            assert len(said) < 600, (words, said)


def test_every_parameter_is_read_by_a_reader_with_bounds() -> None:
    """In `cli/options.py`, whatever a command does with it."""
    readers = (options.text, options.file, options.path)
    loose = [
        name
        for name, parser in parsers()
        if parser not in readers and getattr(parser, "func", None) is not options._number
    ]
    assert not loose
