"""People play at a service, one thing after the other goes wrong, and they are timed."""

import asyncio
import random
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from tests.server.faults.blows import Blow
from tests.server.faults.door import DIAL_S, Door
from tests.server.faults.judge import Verdict, judge
from tests.server.faults.people import Notes, Party, Person
from tests.server.faults.service import Service
from tests.server.pulse import TICK_S, Pulse

GO_ON_S = 5.0
"""Everybody must have been able to decide again after so long, without reloading anything."""
STUCK_S = 90.0
PARTIES: Sequence[dict[str, Any]] = (
    {"game": "linko", "seats": 3, "bots": {"3": "easy"}},
    {"game": "push", "seats": 2},
    {"game": "linko", "seats": 2, "clock": {"kind": "live", "seconds": 30, "bank": 0}},
)
DOZING: dict[str, Any] = {
    "game": "push", "seats": 3, "bots": {"2": "medium"},
    "clock": {"kind": "live", "seconds": 5, "bank": 1},
}  # fmt: skip
PACE_S, SOON_S = 0.06, 0.03
"""How long people think."""
DOZES = 0.05
"""How often somebody there lets the clock run out."""


AtWork = Sequence["asyncio.Future[Any]"]
"""Those who play, and what goes on besides."""


@dataclass
class Report:
    """What was done to them, and how they fared."""

    seed: int
    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By the kind of fault: seconds until everybody had gone on."""
    slowness: list[float] = field(default_factory=list)
    presence: list[float] = field(default_factory=list)
    """Seconds until everybody was seen by everybody at the table again, after that."""
    late: list[str] = field(default_factory=list)
    """Faults after which it took longer than it may."""
    verdict: Verdict = field(default_factory=Verdict)
    refused: int = 0
    """Writes of a server whose table had become another's."""
    parties: Sequence[Party] = ()
    under_way: str = "people come"
    """What is being done now."""
    where: str = ""
    """Where everybody was when that was last of interest."""

    @property
    def played(self) -> list[Notes]:
        """All games."""
        return [notes for party in self.parties for notes in party.played]

    def begin(self, kind: str) -> None:
        """This happens now."""
        self.under_way = f"{kind} at {time.strftime('%H:%M:%S', time.gmtime())}"

    def note(self, kind: str, seconds: float, slowness: float, service: Service) -> None:
        """How long it took until everybody went on, on a machine that was so busy."""
        self.times[kind].append(seconds)
        self.slowness.append(slowness)
        if seconds > GO_ON_S * slowness:
            why = f"{self.under_way}: {seconds:.2f} s, waits took × {slowness:.2f}"
            self.look()
            self.late.append(f"{why}\n{self.where}\n{service.last_words()}")

    def look(self) -> None:
        """See where everybody is."""
        self.where = "\n".join(map(_where, self.parties))

    def broken_off(self, service: Service) -> str:
        """All that is known where it does not come to an end."""
        return f"while {self.under_way}\n{self}\n{self.where}\n{service.last_words()}"

    def __str__(self) -> str:
        rows = [
            f"{kind}: {len(times)} × median {statistics.median(times):.2f} s, "
            f"longest {max(times):.2f} s"
            for kind, times in sorted(self.times.items())
        ]
        slow = statistics.fmean(self.slowness or [1])
        if self.presence:
            median, most = statistics.median(self.presence), max(self.presence)
            rows += [f"all seen again: median {median:.2f} s, longest {most:.2f} s"]
        people = [one for notes in self.played for one in notes.people]
        refusals = sum((one.refusals for one in people), Counter[str]())
        rows += [f"decisions refused: {dict(sorted(refusals.items()))}"]
        rows += [f"{self.verdict}, refused {self.refused}, waits took × {slow:.2f}"]
        return "\n".join([f"seed {self.seed}", *rows, *self.late])


async def undergo(
    service: Service, blows: Sequence[tuple[str, Blow]], seed: int, *, short: bool = False
) -> Report:
    """Let people play, and all of this happen; they play to the end."""
    report = Report(seed)
    try:
        await _undergo(service, blows, report, short=short)
    except Exception as fault:
        fault.add_note(report.broken_off(service))
        raise
    return report


async def _undergo(
    service: Service, blows: Sequence[tuple[str, Blow]], report: Report, *, short: bool
) -> None:
    rng = random.Random(report.seed)
    await service.open()
    connector = aiohttp.TCPConnector(limit=0, force_close=True)
    jar = aiohttp.DummyCookieJar()
    patience = aiohttp.ClientTimeout(total=300, sock_connect=DIAL_S)
    async with aiohttp.ClientSession(
        connector=connector, cookie_jar=jar, timeout=patience
    ) as session:
        door = Door(list(service.servers), session, rng)
        parties = [Party(door, rng, wish, SOON_S if short else PACE_S) for wish in PARTIES]
        others = [] if short else [Party(door, rng, DOZING, PACE_S, DOZES)]
        report.parties = [*parties, *others]
        pulse = Pulse()
        playing = asyncio.gather(*(party.play() for party in report.parties))
        at_work: list[asyncio.Future[Any]] = [playing, asyncio.create_task(pulse.feel())]
        try:
            await _all_go_on(parties, at_work, time.monotonic())
            at_work.append(asyncio.create_task(door.watch()))
            for kind, blow in blows:
                await asyncio.sleep(rng.uniform(0.1, 0.5))
                await service.mended()
                pulse.since_last()
                report.begin(kind)
                since = await blow(service, rng)
                seconds = await _all_go_on(parties, at_work, since)
                report.presence.append(await _all_seen(parties, at_work))
                report.note(kind, seconds, pulse.since_last(), service)
            report.under_way = "they play to the end"
            await service.mended()
            for party in report.parties:
                party.hurry()
            await asyncio.wait_for(playing, 2 * STUCK_S)
        finally:
            report.look()
            for task in at_work:
                task.cancel()
            await asyncio.gather(*at_work, return_exceptions=True)
    report.under_way = "it is judged"
    report.verdict = await judge(service.database.address("lynxdeck"), report.played)
    report.refused = service.logged("table.taken_over")


async def _all_go_on(parties: Sequence[Party], at_work: AtWork, since: float) -> float:
    """Wait until everybody has decided something since; the seconds from then on."""
    end = time.monotonic() + STUCK_S
    while not all(_went_on(party, since) for party in parties):
        _check(at_work)
        assert time.monotonic() < end, f"stuck: {[_where(party) for party in parties]}"
        await asyncio.sleep(TICK_S)
    return max(_went_on(party, since) or 0 for party in parties) - since


async def _all_seen(parties: Sequence[Party], at_work: AtWork) -> float:
    """Wait until everybody sees that everybody is there; the seconds it takes."""
    since = time.monotonic()
    end = since + STUCK_S
    while not all(_seen(party) for party in parties):
        _check(at_work)
        assert time.monotonic() < end, f"not seen: {[_where(party) for party in parties]}"
        await asyncio.sleep(TICK_S)
    return time.monotonic() - since


def _check(at_work: AtWork) -> None:
    """Nobody has stumbled."""
    for task in at_work:
        if task.done():
            task.result()


def _seen(party: Party) -> bool:
    """Whether those who are connected know of each other, if a game is on."""
    people = party.now.people if party.now else []
    told = [one.guest.presence for one in people if one.guest]
    seats = [one.seat for one in people]
    over = any(one.over for one in people)
    return over or [one and one["here"] for one in told] == [seats] * len(seats)


def _went_on(party: Party, since: float) -> float | None:
    """When everybody of a party had decided something since, or had come to the end of a game."""
    for notes in party.played:
        first = [_first(person, since) for person in notes.people]
        if first and None not in first:
            return max(one for one in first if one)
    return None


def _first(person: Person, since: float) -> float | None:
    return next(
        (at for at in (*(ack.at for ack in person.acks), person.over_at) if at > since), None
    )


def _where(party: Party) -> str:
    notes = party.now
    if notes is None:
        return "no game yet"
    people = [
        (one.seat, len(one.acks), one.lines, one.over, one.guest and one.guest.presence)
        for one in notes.people
    ]
    return f"{notes.place.name}, made in {notes.made_s:.2f} s: {people}"
