"""Servers in other processes, asked like our own."""

import itertools

import aiohttp

from tests.server.guest import Guest
from tests.server.house import House


class RemoteServer(House):
    """A server in another process."""

    def __init__(self, base: str, session: aiohttp.ClientSession, first: int) -> None:
        self.base, self.session = base, session
        self.guests: list[Guest] = []
        self.numbers = itertools.count(first)
