"""Everybody's results of the deals of days: each is played through before it counts.

A result comes as a record. Whether it is a finished game of that day's cards is seen in a thread;
then the bots are asked again what they choose, in the processes where bots think, behind everything
else, for a bounded time and a few results at once.
"""

import asyncio
import datetime
import hashlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

from lynxdeck.games.ready import engine
from lynxdeck.games.refusal import Refusal
from lynxdeck.records import Fault, read_text
from lynxdeck.records.daily import PERSON, BotChoice, Daily, check, choices
from lynxdeck.server.bots.pool import BotPool, CrowdedError, JobKind, JobPriority
from lynxdeck.server.bots.worker import BotError, BotRequest
from lynxdeck.server.limits import Addresses, alone
from lynxdeck.server.settings import Settings
from lynxdeck.server.store.results import ResultStore, StoredResult

AT_ONCE = 2
"""ResultStore whose bots are asked at the same time."""
WAITING = 30
"""ResultStore that may wait for that; more are sent away."""
LONGEST_S = 60.0
"""What asking the bots of one result may take."""
AN_HOUR = 12
"""ResultStore that one address may send in an hour."""
EARLY, LATE = datetime.timedelta(days=1), datetime.timedelta(days=2)
"""A date begins and ends elsewhere at another time; and a game may be finished after midnight."""


class Brought(NamedTuple):
    """A record that was sent, as far as it can be judged without its bots."""

    deal: Daily
    seats: int
    score: int
    won: bool
    choices: Sequence[BotChoice]


def read(text: str) -> Brought:
    """A finished game of a day's deal, and what its bots were asked; refuses anything else."""
    for record in read_text(text):
        if isinstance(record, Fault):
            raise Refusal("bad-result", f"This record does not read: {record.message}")
        deal, position = check(record), record.position
        asked = list(choices(record, deal, engine(position.game)))
        score, won = position.scores[PERSON - 1], PERSON in position.winners
        return Brought(deal, len(record.names), score, won, asked)
    raise Refusal("bad-result", "There is no game in this text.")


def hashed(key: str) -> bytes:
    return hashlib.sha256(b"lynxdeck daily\0" + key.encode()).digest()


class Days:
    def __init__(
        self,
        results: ResultStore,
        bot_pool: BotPool,
        settings: Settings,
        servers: Callable[[], int] = alone,
    ) -> None:
        self.results = results
        self._bot_pool = bot_pool
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._senders = Addresses(AN_HOUR / 3600, AN_HOUR, on=settings.limited, servers=servers)

    def wait(self, address: str, now: float) -> int:
        """Seconds until an address may send one more result; 0: now, and this was it."""
        return self._senders.wait(address, now)

    async def take(self, brought: Brought, key: str, name: str, address: str, now: int) -> None:
        """Count a result, if its bots would have chosen so; refuses a second one of a device."""
        deal, device = brought.deal.name, hashed(key)
        check_date(brought.deal, now)
        if await self.results.has(deal, device):
            raise _twice()
        await self._judge(brought, address)
        result = StoredResult(deal, device, brought.score, brought.won, name, now)
        if not await self.results.add(result):
            raise _twice()

    async def _judge(self, brought: Brought, address: str) -> None:
        if self._waiting >= WAITING:
            raise _busy()
        self._waiting += 1
        try:
            async with asyncio.timeout(LONGEST_S), self._turns:
                await self._ask_bots(brought, address)
        except (TimeoutError, CrowdedError, BotError) as fault:
            raise _busy() from fault
        finally:
            self._waiting -= 1

    async def _ask_bots(self, brought: Brought, address: str) -> None:
        """Ask the bots one after the other; refuses the first decision that none of them made."""
        deal = brought.deal
        priority = JobPriority(JobKind.UNWATCHED, (address,))
        for number, choice in enumerate(brought.choices, start=1):
            token = await self._bot_pool.choose(request_of(deal, choice, brought.seats), priority)
            if token != choice.token:
                told = f"At its decision {number} a bot says {token}, and not {choice.token}."
                raise Refusal("bad-result", told)


def request_of(deal: Daily, choice: BotChoice, seats: int) -> BotRequest:
    from lynxdeck.games.registry import game

    return BotRequest(
        game=deal.game,
        edition=game(deal.game).edition(deal.terms.edition),
        seats=seats,
        seat=choice.seat,
        masked=choice.masked,
        level=deal.terms.level,
        seed=choice.seed,
    )


def check_date(deal: Daily, now: int) -> None:
    today = datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date()
    if not today - LATE <= deal.day <= today + EARLY:
        raise Refusal("bad-result", f"Results of {deal.date} are not taken now.")


def _twice() -> Refusal:
    return Refusal("sent", "This device has sent its result of this deal already.")


def _busy() -> Refusal:
    return Refusal(
        "too-many", "Many results are being checked: try again.", arguments={"seconds": 60}
    )
