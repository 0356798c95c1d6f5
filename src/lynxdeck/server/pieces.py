"""Many at once, and yet not all."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def pieces(whole: Sequence[T], size: int) -> Iterable[Sequence[T]]:
    """So many at a time.

    >>> list(pieces([1, 2, 3], 2))
    [[1, 2], [3]]
    """
    return (whole[at : at + size] for at in range(0, len(whole), size))
