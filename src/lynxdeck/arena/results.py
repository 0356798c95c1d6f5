"""What came of a game, and the file that keeps results as games finish: one JSON line each."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
import numpy as np

from lynxdeck.arena.settings import RunSettings
from lynxdeck.games.refusal import Refusal

FORMAT = 1


class GameResult(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One game as it was played; lists go by seat."""

    game: int
    """Its number in the schedule, from 0."""
    scores: list[int]
    winners: list[int]
    """Seats from 1, as in records."""
    end: str
    turns: int
    decisions: list[int]
    seconds: list[float]
    """What the choices took."""
    moves: bytes
    """The actions, two bytes each, the lower one first."""
    faults: list[int] = []
    """None at all if empty."""
    complaints: list[str | None] = []

    def actions(self) -> list[int]:
        return unpacked(self.moves)

    def share(self, seat: int) -> float:
        return 1 / len(self.winners) if seat + 1 in self.winners else 0.0

    def played_alike(self, other: "GameResult") -> bool:
        """Whether it is the same game, however long the bots thought."""
        mine = msgspec.structs.replace(self, seconds=[])
        return mine == msgspec.structs.replace(other, seconds=[])


def unpacked(moves: bytes) -> list[int]:
    return [int(action) for action in np.frombuffer(moves, "<i2")]


def packed(actions: Sequence[int]) -> bytes:
    return np.array(actions, "<i2").tobytes()


class ResultsHead(msgspec.Struct, forbid_unknown_fields=True):
    arena: int
    settings: RunSettings


class Kept:
    """A file of results: those it held when it was opened, and room for more."""

    def __init__(self, path: Path, settings: RunSettings) -> None:
        self.path = path
        self.done: dict[int, GameResult] = {}
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]  # a line cut short by a crash is played again
        if whole:
            self._read(whole.splitlines(), settings)
        elif text:
            raise _no_results(path, 1)
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        os.ftruncate(self._file, len(whole))
        if not whole:
            self._write(msgspec.json.encode(ResultsHead(FORMAT, settings)) + b"\n")

    def add(self, results: Iterable[GameResult]) -> None:
        self._write(b"".join(msgspec.json.encode(result) + b"\n" for result in results))

    def close(self) -> None:
        os.close(self._file)

    def _write(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._file, data) :]

    def _read(self, lines: list[bytes], settings: RunSettings) -> None:
        head = read_head(self.path, lines[0])
        if head.settings != settings:
            raise Refusal("settings", difference(self.path, head.settings, settings))
        decoder = msgspec.json.Decoder(GameResult)
        for number, line in enumerate(lines[1:], start=2):
            try:
                result = decoder.decode(line)
            except msgspec.DecodeError as fault:
                raise _no_results(self.path, number) from fault
            self.done.setdefault(result.game, result)


def read_head(path: Path, line: bytes) -> ResultsHead:
    try:
        return msgspec.json.decode(line, type=ResultsHead)
    except msgspec.DecodeError as fault:
        raise _no_results(path, 1) from fault


def seed_of(path: Path) -> str | None:
    """The seed that a file of results was begun with; None if there is no such file yet."""
    if not path.exists() or not path.stat().st_size:
        return None
    with path.open("rb") as file:
        return read_head(path, file.readline()).settings.seed


def difference(path: Path, kept: RunSettings, asked: RunSettings) -> str:
    for field in msgspec.structs.fields(RunSettings):
        before, now = getattr(kept, field.name), getattr(asked, field.name)
        if before != now:
            return f"{path} was begun with {field.name} {_text(before)}, not {_text(now)}."
    return f"{path} was begun with other settings."


def _text(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _no_results(path: Path, line: int) -> Refusal:
    return Refusal("results-file", f"{path}, line {line}: this is no result of an arena.")
