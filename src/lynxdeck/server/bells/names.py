"""Where names lead, as aiohttp asks for it."""

import socket

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from lynxdeck.server.bells.address import is_public


class PublicOnly(AbstractResolver):
    """Looks names up, and knows none that leads elsewhere."""

    def __init__(self) -> None:
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Where a name leads; nowhere if any of it is not public."""
        found = await self._names.resolve(host, port, family)
        if not found or not all(is_public(one["host"]) for one in found):
            raise OSError(f"{host} leads to an address that is not public")
        return found

    async def close(self) -> None:
        """Nothing is kept."""
        await self._names.close()
