"""Big files: no more memory than for small ones, and fast."""

import io
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator
from typing import BinaryIO, cast

import pytest

from lynxdeck.records import Examiner, Record, read
from lynxdeck.records.reader import drafts
from lynxdeck.records.text import CHUNK

MIB = 1 << 20
LYNXDECK = [sys.executable, "-c", "from lynxdeck.cli import main; main()", "record"]


class Endless(io.RawIOBase):
    """The same bytes again and again, up to some size, never all there at once."""

    def __init__(self, head: bytes, again: bytes, size: int) -> None:
        self._head, self._left = head, size
        self._again = again * (CHUNK // len(again) + 1)

    def read(self, size: int = -1) -> bytes:  # noqa: ARG002 - as much as there is at hand
        head, self._head = self._head, b""
        again = self._again[: max(self._left, 0)]
        self._left -= len(again)
        return head + again


def peak(stream: io.RawIOBase, *, comments: bool = False) -> int:
    """How much memory splitting the stream takes at most."""
    tracemalloc.start()
    for _ in drafts(cast(BinaryIO, stream), comments=comments):
        pass
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


def test_more_games_need_no_more_memory(sample_text: str) -> None:
    data = sample_text.encode() + b"\n"
    small = peak(Endless(b"", data, len(data)))
    large = peak(Endless(b"", data, 15 * len(data)))
    assert large < small + MIB


TAGS = b'[Game "linko"]\n\n'


@pytest.mark.parametrize(
    ("head", "again"),
    [
        (b"", b"junk\n"),
        (b"", "é".encode()),
        (TAGS + b"{", b"{ [ "),
        *(
            pytest.param(head, again, marks=pytest.mark.long)
            for head, again in (
                (b"", b"x"),
                (b"", b" "),
                (b"[", b"x"),
                (TAGS, b"x"),
                (TAGS, b"                       \n"),
                (TAGS + b"{", b"x"),
                (TAGS + b"{", b"some words, many lines\n"),
            )
        ),
    ],
)
def test_endless_text_is_not_kept(head: bytes, again: bytes) -> None:
    assert peak(Endless(head, again, 4 * MIB)) < 3 * MIB


@pytest.mark.parametrize(
    ("head", "again"),
    [
        (TAGS + b"{", b"x"),
        (TAGS, b"{}7\n"),  # moves and comments; each of them alone takes long
        *(pytest.param(TAGS, again, marks=pytest.mark.long) for again in (b"1. 7\n", b"7 ", b"{}")),
    ],
)
def test_endless_records_are_kept_in_part(head: bytes, again: bytes) -> None:
    assert peak(Endless(head, again, 2 * MIB), comments=True) < 64 * MIB


MEASURED = """
import sys
from lynxdeck.cli import run
status = run(sys.argv[1:])
facts = dict(line.split(":", 1) for line in open("/proc/self/status"))
print(int(facts["VmHWM"].split()[0]) * 1024)
sys.exit(status)
"""
"""A command that tells its peak memory; what its parent counts may be the parent's own."""


def fed(arguments: list[str], chunks: Iterator[bytes]) -> tuple[int, bytes, int]:
    """Pipe bytes into `record`: its status, what it complained of, its peak memory in bytes."""
    with subprocess.Popen(
        [sys.executable, "-c", MEASURED, "record", *arguments, "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        try:
            for chunk in chunks:
                process.stdin.write(chunk)
            process.stdin.close()
        except BrokenPipeError:  # it has read enough
            pass
        complaint, memory = process.stderr.read(), int(process.stdout.read())
    return process.returncode, complaint, memory


@pytest.mark.parametrize(
    "sign", [b"{", *(pytest.param(one, marks=pytest.mark.long) for one in (b"x", b"[", b"\xff"))]
)
def test_fifty_megabytes_without_a_line_end(sign: bytes) -> None:
    chunk = sign * CHUNK
    status, complaint, memory = fed(["check"], (chunk for _ in range(800)))
    assert status == 1
    assert complaint.startswith(b"-:1:1: ")
    assert complaint.count(b"\n") == 1
    assert memory < 100 * MIB


def test_the_rules_are_compiled_for_many_games_only(samples: list[str]) -> None:
    examiner = Examiner(few=1, many=2)
    data = "\n".join(samples[:3]).encode()
    engines = [
        found.position.engine is found.position.game.compiled
        for found in read(io.BytesIO(data), examiner=examiner)
        if isinstance(found, Record)
    ]
    assert engines[0] is False
    assert engines[2] is True


def test_compiled_and_interpreted_rules_judge_alike(samples: list[str]) -> None:
    texts = [text.replace("L R", "L D", 1).replace("+ b", "+ a", 1) for text in samples[:80]]
    data = "\n".join([*samples[:80], *texts]).encode()
    compiled = [str(one) for one in read(io.BytesIO(data), examiner=Examiner(few=0, many=0))]
    interpreted = [str(one) for one in read(io.BytesIO(data), examiner=Examiner(few=-1, many=-1))]
    assert compiled == interpreted


@pytest.mark.long
def test_a_hundred_thousand_games(sample_text: str) -> None:
    """At least 20,000 games a minute on one core, in the memory that ten games need."""
    data = sample_text.encode() + b"\n"
    _, _, before = fed(["check"], iter([data]))
    begun = time.perf_counter()
    status, complaint, memory = fed(["check"], (data for _ in range(417)))
    seconds = time.perf_counter() - begun
    assert (status, complaint) == (0, b"")
    assert memory < before + 150 * MIB  # the compiled rules
    assert 417 * 240 / seconds > 20_000 / 60
    print(f"{417 * 240 / seconds:,.0f} games a second")
