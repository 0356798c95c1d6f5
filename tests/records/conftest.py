"""What the tests of records share: the samples, a small record to break, and the commands."""

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from unittest import mock

import pytest

from lynxdeck.cli import run
from lynxdeck.records import Record, read_text

SAMPLES = Path(__file__).parent / "samples"

Outcome = tuple[int, str, str]
Command = Callable[..., Outcome]


@pytest.fixture(scope="session")
def sample_text() -> str:
    """240 records in canonical form."""
    return (SAMPLES / "games.lynx").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def samples(sample_text: str) -> list[str]:
    """The same, one by one."""
    head, *rest = sample_text.removesuffix("\n").split("\n\n[")
    return [head + "\n", *("[" + text + "\n" for text in rest)]


@pytest.fixture(scope="session")
def linko() -> str:
    """A good record of Linko, to break."""
    return (SAMPLES / "linko.lynx").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def push() -> str:
    """A good record of Push, to break."""
    return (SAMPLES / "push.lynx").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def changed() -> Callable[[str, str, str], str]:
    """Change a text in one place."""

    def change(text: str, old: str, new: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


@pytest.fixture(scope="session")
def found() -> Callable[[str], list[str]]:
    """One word for a good record, `line:column: message` for a bad one."""

    def find(text: str) -> list[str]:
        return ["good" if isinstance(item, Record) else str(item) for item in read_text(text)]

    return find


@pytest.fixture(scope="session")
def command() -> Command:
    """Run a command in this process: its status, what it printed, what it complained of."""

    def call(arguments: Sequence[str], data: bytes | str = b"") -> Outcome:
        typed = data.encode() if isinstance(data, str) else data
        streams = [io.TextIOWrapper(io.BytesIO(part)) for part in (typed, b"", b"")]
        with (
            mock.patch.object(sys, "stdin", streams[0]),
            mock.patch.object(sys, "stdout", streams[1]),
            mock.patch.object(sys, "stderr", streams[2]),
        ):
            status = run(["record", *arguments])
        out, err = (_written(stream) for stream in streams[1:])
        return status, out, err

    return call


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode()
