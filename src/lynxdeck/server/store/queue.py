"""What those who ask for thoughts and those who think promise each other, over a shared store."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

TRIES = 3
"""After so many who died over it, a thought has failed."""


class Asked(NamedTuple):
    """A thought that waits."""

    number: int
    priority: int
    needs: str
    long: bool
    payload: bytes


class Mark(NamedTuple):
    """Which thought: who asked for it, and their number."""

    asked_by: int
    number: int


class Task(NamedTuple):
    """A thought that was taken."""

    mark: Mark
    payload: bytes


class Reply(NamedTuple):
    """What came of a thought: a token, or what went wrong."""

    mark: Mark
    token: str
    fault: str | None
    tries: int = 1
    """How many have begun it."""


class Standing(NamedTuple):
    """How it is for one who asks."""

    numbers: frozenset[int]
    """Thoughts that are there."""
    slots: int
    """Thoughts that all who can think about ours have at the same time."""
    workers: int
    """How many they are."""
    waiting: int
    """Of our thoughts, those that nobody has."""
    oldest_s: float
    """How long ago the oldest of ours was asked for."""


class Asking(Protocol):
    """For servers."""

    async def ask(self, process: int, asked: Sequence[Asked]) -> None:
        """Let thoughts wait; of one that waits already, the priority may be another."""

    async def withdraw(self, process: int, numbers: Collection[int]) -> None:
        """Nobody needs these any more."""

    async def replies(self, process: int) -> list[Reply]:
        """What has been answered, told once."""

    async def standing(self, process: int, skills: Collection[str]) -> Standing:
        """What is there, and who could think about it."""

    def drop(self) -> None:
        """End at once."""


class Thinking(Protocol):
    """For those who think."""

    async def announce(self, process: int, slots: int, skills: Collection[str]) -> None:
        """Say what we can; and see to what others left behind."""

    async def take(
        self, process: int, skills: Collection[str], most: int, *, short: bool
    ) -> list[Task]:
        """Have the most urgent thoughts for ourselves, as long as we live."""

    async def held(self, process: int) -> frozenset[Mark]:
        """What we have taken and somebody still waits for."""

    async def reply(self, process: int, replies: Sequence[Reply]) -> None:
        """Answer; what is not ours any more is left alone."""

    async def give_back(self, process: int, marks: Collection[Mark], *, died: bool) -> None:
        """Let others take these; if somebody died over them, not for ever."""
