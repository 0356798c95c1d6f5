"""Records broken at random: always an answer, never a traceback, and the right place.

Some of each kind by default, thousands where time does not matter.
"""

import os
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lynxdeck.records import Record, read_text
from lynxdeck.records.record import KNOWN, turn_token
from tests.server.samples import TEXTS

FAULT_LINE = re.compile(r"-:[1-9]\d*:[1-9]\d*: [^\n]+\n")
LINKO_TOKENS = [*"71JTLRDx-", "7x2", "7x1", "^*", "^7", "^J", "^3+13", "G5", "1.", "2.", "3."]
PUSH_TOKENS = [*"+abcdx", "!r", "!p", "=a", "=b", "=c", "1.", "2.", "3."]


def agree(command: Any, data: bytes) -> int:
    """Let every command read the same bytes; how many records were bad."""
    status, out, err = command(["check", "-"], data)
    assert out == ""
    err = err.removesuffix("-: holds no game.\n")
    faults = err.splitlines(keepends=True)
    assert "".join(faults) == err
    assert all(FAULT_LINE.fullmatch(line) for line in faults)
    assert status == (1 if faults else 0)
    shown = command(["show", "--json", "-"], data)
    assert (shown[0], shown[2]) == (status, err)
    written = command(["format", "-"], data)
    assert (written[0], written[2]) == (status, err)
    assert command(["format", "-"], written[1]) == (0, written[1], "")
    assert command(["show", "--json", "-"], written[1]) == (0, shown[1], "")
    return len(faults)


ANY_BYTES = given(st.binary(max_size=300))
ANY_TEXT = given(st.text(st.sampled_from('[]{}"\\ \nGame Edition1.7\r\ufeff'), max_size=200))


@settings(max_examples=25, deadline=None)
@ANY_BYTES
def test_any_bytes(command: Any, data: bytes) -> None:
    agree(command, data)


@settings(max_examples=25, deadline=None)
@ANY_TEXT
def test_any_text(command: Any, text: str) -> None:
    agree(command, text.encode())


@pytest.mark.long
@settings(max_examples=2000, deadline=None)
@ANY_BYTES
def test_very_many_bytes(command: Any, data: bytes) -> None:
    agree(command, data)


@pytest.mark.long
@settings(max_examples=2000, deadline=None)
@ANY_TEXT
def test_very_many_texts(command: Any, text: str) -> None:
    agree(command, text.encode())


def mutated(text: str, random: Random) -> bytes:
    """Drop, double or change a line, a word or a sign."""
    parting = random.choice(["\n", " ", "", ""])
    parts = text.split(parting) if parting else list(text)
    spot = random.randrange(len(parts))
    other = random.choice([*parts[:40], *'[]{}"\\|*', "J", "1.", "", "\n\n"])
    change: list[list[str]] = [[], [parts[spot]] * 2, [other], [parts[spot], other]]
    parts[spot : spot + 1] = random.choice(change)
    data = parting.join(parts).encode()
    if random.random() < 0.05:
        spot = random.randrange(len(data))
        data = data[:spot] + bytes([random.randrange(256)]) + data[spot:]
    return data


@settings(max_examples=6, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(1, 3))
def test_broken_samples(command: Any, samples: list[str], random: Random, times: int) -> None:
    texts = [random.choice(samples[:60]) for _ in range(3)]
    data = texts[0]
    for _ in range(times):
        data = mutated(data, random).decode(errors="replace")
    agree(command, "\n".join([texts[1], data, texts[2]]).encode())


@pytest.mark.long
def test_many_broken_samples(command: Any, samples: list[str]) -> None:
    random = Random(20)
    bad = 0
    for _ in range(1000):
        bad += agree(command, mutated(random.choice(samples), random))
    assert 300 < bad < 1000


def first_illegal(text: str) -> int | None:
    """The index of the first token that is not among those listed as legal, asked one by one."""
    head, _, moves = text.partition("\n\n")
    (record,) = read_text(head)
    assert isinstance(record, Record)
    position, announced = record.position, False
    for index, token in enumerate(moves.split()):
        turn = None if announced else turn_token(position)
        if token != turn if turn else token not in position.legal():
            return index
        announced = turn is not None
        if not announced:
            position.play(token)
    return None


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False))
def test_the_first_token_not_listed_as_legal_is_told(samples: list[str], random: Random) -> None:
    head, _, moves = random.choice(samples[:80]).partition("\n\n")
    kept = [line for line in head.split("\n") if not line.startswith(("[Result", "[End", "[Dice"))]
    pool = LINKO_TOKENS
    if '"push"' in head:
        kept, pool = [*kept, f'[Dice "{"* " * 45}"]'], PUSH_TOKENS
    tokens = moves.split()
    spot = random.randrange(len(tokens) + 1)
    tokens[spot : spot + random.randrange(2)] = [random.choice(pool)]
    text = "\n".join([*kept, "", *tokens])
    index = first_illegal(text)
    (found,) = read_text(text)
    if index is None:
        assert isinstance(found, Record)
    else:
        assert str(found).startswith(f"{len(kept) + 2 + index}:1: ")


TAG = re.compile(r'^\[(\w+) "(.*)"\]$', re.MULTILINE)


@pytest.mark.parametrize("step", [9, pytest.param(1, marks=pytest.mark.long)])
def test_every_tag_takes_or_refuses_its_hostile_set(samples: list[str], step: int) -> None:
    """Each tag that any sample has, instead of its own value and as one too many."""
    tried: dict[tuple[str, bool], str] = {}
    for text in samples:
        for name, _ in TAG.findall(text):
            tried.setdefault((name, '"push"' in text), text)
    assert {name for name, _ in tried} >= {*KNOWN}
    values = [text.replace("\\", "\\\\").replace('"', '\\"') for text in TEXTS]
    for at, ((name, _), text) in enumerate(tried.items()):
        for value in values[at % step :: step]:
            line = f'[{name} "{value}"]\n'
            head, _, rest = text.partition(f"[{name} ")
            for broken in (head + line + rest.partition("\n")[2], line + text):
                for found in read_text(broken):
                    assert isinstance(found, Record) or (found.line >= 1 and found.message)


RECORDS = int(os.environ.get("FUZZ_RECORDS", "100000"))


@pytest.mark.parametrize("many", [300, pytest.param(RECORDS, marks=pytest.mark.long)])
def test_so_many_broken_records_are_read_or_refused(samples: list[str], many: int) -> None:
    """Each is some records, or faults with a place and a sentence."""
    random = Random(24)
    kept = 0
    for _ in range(many):
        data = random.choice(samples)
        for _ in range(random.randint(1, 4)):
            data = mutated(data, random).decode(errors="replace")
        for found in read_text(data):
            if isinstance(found, Record):
                kept += 1
            else:
                assert found.line >= 1
                assert found.message
                assert "\x1b" not in str(found)
    assert kept
