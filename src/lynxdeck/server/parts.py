"""What pages are made of, shared by servers of several releases.

A page comes from one server, and the files that it names from whichever the proxy asks: during a
release that one may never have had them.
"""

from collections.abc import Mapping
from typing import Protocol

import structlog

from lynxdeck.server.store import StoreError

log = structlog.get_logger()


class Parts(Protocol):
    """Files whose names tell their content apart."""

    async def keep(self, files: Mapping[str, bytes]) -> None:
        """Let others have these too."""

    async def find(self, name: str) -> bytes | None:
        """One that somebody keeps, or has kept lately."""

    async def close(self) -> None:
        """Let go of them."""


async def share(parts: Parts, files: Mapping[str, bytes]) -> None:
    """Let others have our files, if that can be; people can play without."""
    try:
        await parts.keep(files)
    except StoreError as fault:
        log.warning("parts.failed", fault=str(fault))
