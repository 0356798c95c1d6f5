"""A million tables, by arithmetic and by simulation: what they need, and what is full first.

`make bench-scale` prints it; docs/scale.md has the results. The figures below are measured here
(docs/speed.md) unless their comment says "assumed".
"""

import argparse
import heapq
import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count

SEATS = 4  # assumed: a table of four people
DECISION_EVERY_S = 8  # assumed: how long people take for a decision
DECISIONS_A_GAME = 113  # lynxdeck lab greedy --set tie=fewest_in_hand --games 400 --seed scale
NIGHT = 0.2  # assumed: share of the evening's tables at eight in the morning
BOT_SEATS = 0.1  # assumed: share of seats taken by experts who think on the server
BOT_DECISION_S = 0.083

DECISION_S = 340e-6  # one server over PostgreSQL at 1,000 decisions a second; half of it when busy
COPY_SHARE = 0.29  # of a decision's work, in each other process with people at that table
JOIN_S = 730e-6
START_S = 1.6
SOCKETS = 6_000  # a process; more was not tried
PROCESS_MB = 393
CONNECTIONS = 4  # of a process to PostgreSQL
HEADROOM = 1.25  # assumed: processes beyond what the evening fills
DAYS_BETWEEN_DEATHS = 30  # assumed: of one process
RETURN_S = 1.0  # assumed: over how long clients spread their return

STORE_APPENDS = 94_000  # PostgreSQL 15 on two cores, a bare program: 94,000 to 148,000 a second
STORE_CONNECTIONS = 500  # assumed: 10 MB for each
STORE_BYTES = 100  # a decision, with SQLite
NOTIFICATIONS = 17_000  # a second, PostgreSQL 15, a bare program
DELIVERIES = 1_800_000  # a second, Redis 7.0: 0.55 µs for a hint and a listener

HOUR = 3600.0
PEAK, DISASTER, RELEASE = 20, 21.5, 8  # o'clock; in the disaster every third process dies
GAME_S = DECISIONS_A_GAME * DECISION_EVERY_S


def processes_for(tables: float) -> int:
    return math.ceil(tables * SEATS * HEADROOM / SOCKETS)


def copies(processes: int, *, together: bool) -> float:
    """How many other processes show a table, if its people land together or anywhere."""
    return 0.0 if together else processes * (1 - (1 - 1 / processes) ** SEATS) - 1


def used(tables: float, *, together: bool) -> dict[str, float]:
    """The share of each resource that so many tables use, 1 being all of it."""
    processes, rate = processes_for(tables), tables / DECISION_EVERY_S
    hints = rate * copies(processes, together=together)
    return {
        "hints over PostgreSQL": min(hints, rate) / NOTIFICATIONS,
        "hints over one Redis": hints / DELIVERIES,
        "PostgreSQL's connections": processes * CONNECTIONS / STORE_CONNECTIONS,
        "PostgreSQL's appends": rate / STORE_APPENDS,
        "the core of a process": (rate + hints * COPY_SHARE) * DECISION_S / processes,
    }


def full_at(name: str, *, together: bool) -> float:
    """The number of tables at which a resource is used up, to a hundredth."""
    tables = 1_000.0
    while used(tables, together=together)[name] < 1 and tables < 1e8:
        tables *= 1.01
    return tables if tables < 1e8 else math.inf


@dataclass
class Process:
    """A server: the decisions a second made and shown there, and the seconds of work that wait."""

    own: float = 0.0
    copied: float = 0.0
    backlog: float = 0.0
    since: float = 0.0
    up: bool = True

    @property
    def busy(self) -> float:
        return (self.own + self.copied * COPY_SHARE) * DECISION_S

    def advance(self, now: float) -> None:
        self.backlog = max(0.0, self.backlog + (now - self.since) * (self.busy - 1))
        self.since = now


class Day:
    """A day of a sample of the tables, on as small a part of the processes.

    Arrivals, departures, deaths and returns are events in a heap. Decisions are not: between two
    events a process has so much work a second, and what it cannot do waits.
    """

    def __init__(self, tables: float, *, sample: float, together: bool, seed: str) -> None:
        self.chance = random.Random(f"{seed}/{tables}/{sample}/{together}")
        self.fleet = [Process() for _ in range(max(2, round(processes_for(tables) * sample)))]
        self.peak, self.together = tables * sample, together
        self.tables: dict[int, list[int]] = {}
        self.returns: list[float] = []
        self.busiest = [0.0] * 24
        self.now = 0.0
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()

    def run(self) -> "Day":
        for _ in range(round(self.peak * wave(0))):
            self._sit(self.chance.random() * GAME_S)
        self._arrive()
        for i in range(len(self.fleet)):
            death = self.chance.expovariate(1 / (DAYS_BETWEEN_DEATHS * 24 * HOUR))
            disaster = [DISASTER * HOUR] if i % 3 == 0 else []
            for moment in (death, RELEASE * HOUR + 30 * i, *disaster):
                self._at(moment, partial(self._stop, i))
        for hour in range(24):
            self._at((hour + 0.51) * HOUR, partial(self._look, hour))
        while self._events[0][0] < 24 * HOUR:
            self.now, _, event = heapq.heappop(self._events)
            event()
        return self

    def _at(self, moment: float, event: Callable[[], None]) -> None:
        heapq.heappush(self._events, (moment, next(self._order), event))

    def _arrive(self) -> None:
        if self.chance.random() < wave(self.now):
            self._sit(GAME_S * self.chance.uniform(0.5, 1.5), joining=True)
        self._at(self.now + self.chance.expovariate(self.peak / GAME_S), self._arrive)

    def _sit(self, lasts: float, *, joining: bool = False) -> None:
        number = next(self._order)
        self.tables[number] = self._places(SEATS)
        self._load(self.tables[number], 1)
        for i in self.tables[number] if joining else ():
            self._join(i)
        self._at(self.now + lasts, lambda: self._load(self.tables.pop(number), -1))

    def _places(self, people: int) -> list[int]:
        living = [i for i, process in enumerate(self.fleet) if process.up]
        if self.together:
            return [self.chance.choice(living)] * people
        return self.chance.choices(living, k=people)

    def _load(self, places: list[int], sign: int) -> None:
        for i in set(places):
            process, here = self.fleet[i], places.count(i) / SEATS
            process.advance(self.now)
            process.own += sign * here / DECISION_EVERY_S
            process.copied += sign * (1 - here) / DECISION_EVERY_S

    def _join(self, i: int) -> float:
        process = self.fleet[i]
        process.advance(self.now)
        process.backlog += JOIN_S
        return process.backlog

    def _stop(self, i: int) -> None:
        if not self.fleet[i].up or sum(process.up for process in self.fleet) == 1:
            return
        self.fleet[i].up, self.fleet[i].backlog = False, 0.0
        self._at(self.now + START_S, partial(self._start, i))
        for places in [places for places in self.tables.values() if i in places]:
            self._load(places, -1)
            cut = [seat for seat, place in enumerate(places) if place == i]
            for seat, place in zip(cut, self._places(len(cut)), strict=True):
                places[seat] = place
                later = self.chance.random() * RETURN_S
                self._at(self.now + later, partial(self._return, place, later))
            self._load(places, 1)

    def _start(self, i: int) -> None:
        self.fleet[i].up = True

    def _return(self, i: int, later: float) -> None:
        self.returns.append(later + self._join(i))

    def _look(self, hour: int) -> None:
        self.busiest[hour] = max(process.busy for process in self.fleet if process.up)


def wave(seconds: float) -> float:
    """The share of the evening's tables at a time of day."""
    return NIGHT + (1 - NIGHT) * (1 + math.cos((seconds / HOUR - PEAK) / 24 * math.tau)) / 2


def main() -> None:
    parser = argparse.ArgumentParser("benchmarks.scale", description=__doc__)
    parser.add_argument("--tables", type=float, default=1e6, help="at eight in the evening")
    parser.add_argument("--sample", type=float, default=0.01, help="the share that is simulated")
    asked = parser.parse_args()
    processes, rate = processes_for(asked.tables), asked.tables / DECISION_EVERY_S
    print(
        f"{asked.tables:,.0f} tables: {processes:,} processes,"
        f" {processes * PROCESS_MB / 1e3:,.0f} GB, {rate:,.0f} decisions a second,"
        f" {rate * BOT_SEATS * BOT_DECISION_S:,.0f} cores for bots,"
        f" {rate * (1 + NIGHT) / 2 * 86_400 * STORE_BYTES / 1e9:,.0f} GB a day"
    )
    for together in (False, True):
        print(f"\nPeople of a table land at {'one process' if together else 'any process'}:")
        shares = used(asked.tables, together=together)
        for name, share in sorted(shares.items(), key=lambda item: -item[1]):
            full = full_at(name, together=together)
            at = f"full at {full:,.0f} tables" if math.isfinite(full) else "never full"
            print(f"  {name}: {share:.0%}, {at}")
        day = Day(asked.tables, sample=asked.sample, together=together, seed="milk").run()
        back = sorted(day.returns)
        print(
            f"  a day: the busiest core {day.busiest[PEAK]:.1%} at eight in the evening,"
            f" {day.busiest[int(DISASTER)]:.1%} after a third of all processes died; of the people"
            f" cut off half are back within {back[len(back) // 2]:.2f} s, 99 of 100 within"
            f" {back[len(back) * 99 // 100]:.2f} s"
        )


if __name__ == "__main__":
    main()
