"""How many records were read, for long work: on a terminal's standard error, nowhere else."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.status import Status

Item = TypeVar("Item")

_EVERY = 256  # items between two looks at the clock
_SOON = 1.0  # seconds without a bar


class Progress:
    """Counts records; they are shown when it takes long."""

    def __init__(self, *, wanted: bool = True) -> None:
        self._bar: Status | None = None
        self._shown = wanted and sys.stderr.isatty()

    def watch(self, items: Iterable[Item]) -> Iterator[Item]:
        """The items, counted."""
        begun = time.monotonic()
        try:
            for count, item in enumerate(items, start=1):
                if self._shown and count % _EVERY == 0 and time.monotonic() - begun > _SOON:
                    self._show(count)
                yield item
        finally:
            self.hide()

    def _show(self, count: int) -> None:
        from rich.console import Console
        from rich.status import Status

        if self._bar is None:
            self._bar = Status("", console=Console(stderr=True))
            self._bar.start()
        self._bar.update(f"{count:,} records")

    def hide(self) -> None:
        """Make room for a line on standard error."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None
