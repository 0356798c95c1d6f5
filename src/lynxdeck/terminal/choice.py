"""One thing the seat may decide now: its token, its keys, and its sentence."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """A legal decision as the table offers it."""

    token: str
    keys: tuple[str, ...]
    """The characters that choose it at once; the first is shown."""
    sentence: str
    spots: tuple[str, ...] = ()
    """What a mouse may click on for it, by the names that the drawings use."""
    danger: int = 0
    """How likely it ends badly, in hundredths."""

    @property
    def key(self) -> str:
        """The key that is shown."""
        return self.keys[0] if self.keys else ""
