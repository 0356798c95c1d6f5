"""What a table needs to know of other processes that may have it too; most often there are none."""

from typing import Protocol


class Abroad(Protocol):
    """The other processes, as one table sees them."""

    def wrote(self, table: str, n: int) -> None:
        """We have stored something: the table is at this number."""

    def changed(self, table: str) -> None:
        """Somebody came or went, or something else of the attendance is another."""

    def behind(self, table: str) -> bool:
        """Others have stored something that is not here yet; whether it will be heard soon."""


class Nobody:
    """There are no others."""

    def wrote(self, table: str, n: int) -> None:
        """Nobody else has it."""

    def changed(self, table: str) -> None:
        """Nobody else wants to know."""

    def behind(self, table: str) -> bool:  # noqa: ARG002
        """Nothing will be heard."""
        return False


NOBODY = Nobody()
