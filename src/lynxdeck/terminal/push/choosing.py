"""Choosing in Push: always a list."""

from typing import Any

from lynxdeck.terminal.chooser import Chooser
from lynxdeck.terminal.phrases import Phrases


def chooser(phrases: Phrases, view: Any, last: Chooser | None) -> Chooser:  # noqa: ARG001
    """The chooser for what is asked now."""
    return Chooser(phrases, view)
