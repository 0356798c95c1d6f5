"""A day of very many tables, event by event: people come and go, processes die and are renewed.

A sample of the tables and as small a part of the processes is simulated; what one process sees is
the same as in the whole. Decisions are too many to be events of their own: between two events a
process has so much work a second, and what it cannot do in time waits. A heap of events is all the
machinery this needs: with SimPy every table would be a coroutine, for nothing that is clearer.
"""

import heapq
import math
import random
from collections.abc import Callable
from functools import partial
from itertools import count

import msgspec

from benchmarks.scale import load
from benchmarks.scale.figures import Figures

HOUR, DAY = 3600.0, 86400.0
PEAK, DISASTER, DEPLOY = 20, 21, 8
"""O'clock: when most people play, when a machine burns, and when a release goes out."""
DEPLOY_STEP_S = 30.0
"""Between one process and the next in a release."""
BURNT = 3
"""One process of so many was on that machine."""


class Table(msgspec.Struct):
    """A table: at which processes its people are."""

    at: list[int]


class Process(msgspec.Struct):
    """One server process."""

    sockets: int = 0
    own: float = 0.0
    """Decisions a second of people who are here."""
    copied: float = 0.0
    """Decisions a second made elsewhere that are shown here."""
    backlog: float = 0.0
    """Seconds of work that wait."""
    since: float = 0.0
    up: bool = True


class Hour(msgspec.Struct):
    """What was seen in an hour; everything scaled up to the whole."""

    hour: int
    tables: float = 0.0
    decisions: float = 0.0
    busiest: float = 0.0
    """Share of its core that the busiest process needed."""
    joins: int = 0
    wait_s: float = 0.0
    """The longest that somebody who came waited for an answer of a living process."""
    store_s: float = 0.0
    """What a decision waits for a store that is asked for more than it can do."""


class Day(msgspec.Struct):
    """What came of it."""

    hours: list[Hour]
    processes: int
    deaths: int = 0
    renewed: int = 0
    cut_off: int = 0
    """People who had to come back, in the sample."""
    back_s: list[float] = []
    """How long each return took, from being cut off to being served again."""
    events: int = 0


def share_of_peak(figures: Figures, seconds: float) -> float:
    """How many of the evening's tables are there at a time of day: a wave, lowest at eight."""
    low = figures["people.night"]
    phase = math.cos((seconds / HOUR - PEAK) / 24 * math.tau)
    return low + (1 - low) * (1 + phase) / 2


class World:
    """The simulation; `run` makes a day of it."""

    def __init__(
        self, figures: Figures, *, tables: float, sample: float, routing: str, seed: str
    ) -> None:
        self.figures, self.routing, self.sample = figures, routing, sample
        self.peak = tables * sample
        self.whole = load.processes(figures, tables)
        self.chance = random.Random(f"{seed}/{tables}/{sample}/{routing}")
        self.fleet = [Process() for _ in range(max(2, round(self.whole * sample)))]
        self.day = Day([Hour(hour) for hour in range(24)], self.whole)
        self.tables: dict[int, Table] = {}
        self.now = 0.0
        self._heap: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()
        self._seats = int(figures["people.seats"])
        self._rate = 1 / figures["people.seconds_a_decision"]
        self._lasts = figures["people.decisions_a_game"] * figures["people.seconds_a_decision"]

    def run(self, hours: float = 24.0) -> Day:
        """Let it pass."""
        for _ in range(round(self.peak * share_of_peak(self.figures, 0))):
            self._sit(self.chance.random() * self._lasts, joining=False)
        self._in(self._next_arrival(), self._arrive)
        mean = self.figures["fleet.days_between_deaths"] * DAY
        for i in range(len(self.fleet)):
            self._in(self.chance.expovariate(1 / mean), partial(self._die, i))
            self._in(DEPLOY * HOUR + i * DEPLOY_STEP_S, partial(self._renew, i))
        self._in((DISASTER + 0.5) * HOUR, self._burn)
        for hour in range(math.ceil(hours)):
            self._in((hour + 0.5) * HOUR, partial(self._look, hour))
        while self._heap and self._heap[0][0] < hours * HOUR:
            self.now, _, event = heapq.heappop(self._heap)
            self.day.events += 1
            event()
        return self.day

    def _in(self, seconds: float, event: Callable[[], None]) -> None:
        heapq.heappush(self._heap, (self.now + seconds, next(self._order), event))

    def _next_arrival(self) -> float:
        """As many tables begin as end, and as many more as the hour brings."""
        return self.chance.expovariate(self.peak / self._lasts)

    def _arrive(self) -> None:
        if self.chance.random() < share_of_peak(self.figures, self.now):
            self._sit(self._lasts * self.chance.uniform(0.5, 1.5))
        self._in(self._next_arrival(), self._arrive)

    def _sit(self, lasts: float, *, joining: bool = True) -> None:
        number = next(self._order)
        there = self._living()
        first = self.chance.choice(there)
        others = (
            [first] * (self._seats - 1)
            if self.routing != load.ANY
            else self.chance.choices(there, k=self._seats - 1)
        )
        self.tables[number] = Table([first, *others])
        self._count(self.tables[number], 1)
        for i in self.tables[number].at if joining else ():
            self._join(i)
        self._in(lasts, partial(self._leave, number))

    def _leave(self, number: int) -> None:
        self._count(self.tables.pop(number), -1)

    def _living(self) -> list[int]:
        return [i for i, process in enumerate(self.fleet) if process.up]

    def _count(self, table: Table, sign: int) -> None:
        """Add a table's work to its processes, or take it away."""
        for i in set(table.at):
            process, here = self.fleet[i], table.at.count(i)
            self._pass_time(process)
            process.sockets += sign * here
            process.own += sign * self._rate * here / self._seats
            process.copied += sign * self._rate * (1 - here / self._seats)

    def _work(self, process: Process) -> float:
        """Share of its core that a process needs just now."""
        figures = self.figures
        decisions = process.own + process.copied * figures["process.copy_share"]
        return decisions * figures["process.decision_us"] / 1e6

    def _pass_time(self, process: Process) -> None:
        gone = self.now - process.since
        process.backlog = max(0.0, process.backlog + gone * (self._work(process) - 1))
        process.since = self.now

    def _join(self, i: int) -> float:
        """Somebody comes to a process; how long they wait for its answer."""
        process = self.fleet[i]
        self._pass_time(process)
        process.backlog += self.figures["process.join_us"] / 1e6
        hour = self.day.hours[int(self.now // HOUR) % 24]
        hour.joins += 1
        hour.wait_s = max(hour.wait_s, process.backlog)
        return process.backlog

    def _die(self, i: int) -> None:
        """kill -9: nobody is told, clients notice by their broken sockets."""
        mean = self.figures["fleet.days_between_deaths"] * DAY
        self._in(self.chance.expovariate(1 / mean), partial(self._die, i))
        if self._stop(i):
            self.day.deaths += 1

    def _renew(self, i: int) -> None:
        """SIGTERM, and the new version in its place: everybody is told to come back."""
        if self._stop(i):
            self.day.renewed += 1

    def _burn(self) -> None:
        """A machine with many processes goes at once, in the evening."""
        for i in range(0, len(self.fleet), BURNT):
            self.day.deaths += self._stop(i)

    def _stop(self, i: int) -> bool:
        process = self.fleet[i]
        if not process.up or len(self._living()) == 1:
            return False
        process.up, process.backlog = False, 0.0
        self._in(self.figures["process.start_s"], partial(self._start, i))
        for table in [table for table in self.tables.values() if i in table.at]:
            self._move(table, i)
        return True

    def _start(self, i: int) -> None:
        self.fleet[i].up, self.fleet[i].since = True, self.now

    def _move(self, table: Table, gone: int) -> None:
        """Those who were cut off come to other processes, spread over a moment."""
        self._count(table, -1)
        there = self._living()
        to = self.chance.choice(there)
        cut = [seat for seat, i in enumerate(table.at) if i == gone]
        for seat in cut:
            table.at[seat] = to if self.routing != load.ANY else self.chance.choice(there)
        self._count(table, 1)
        self.day.cut_off += len(cut)
        for seat in cut:
            later = self.chance.random() * self.figures["fleet.come_back_s"]
            self._in(later, partial(self._back, table.at[seat], later))

    def _back(self, i: int, later: float) -> None:
        self.day.back_s.append(later + self._join(i))

    def _look(self, number: int) -> None:
        hour = self.day.hours[number % 24]
        hour.tables = len(self.tables) / self.sample
        hour.decisions = hour.tables * self._rate
        hour.busiest = max(self._work(process) for process in self.fleet if process.up)
        # Whoever waits for the store decides less often: so many seconds bring both into line.
        hour.store_s = max(0.0, hour.tables / self.figures["store.appends"] - 1 / self._rate)


def quantile(values: list[float], share: float) -> float:
    """A quantile; of nothing it is 0."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
