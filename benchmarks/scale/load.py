"""What so many tables ask of everything, by arithmetic: what breaks first."""

from math import ceil
from typing import NamedTuple

from benchmarks.scale.figures import Figures

ANY, TABLE = "any", "table"
"""People land at any process; or all of a table at one."""


class Part(NamedTuple):
    """Something that can run out."""

    name: str
    used: float
    """Share of it, 1 being all."""
    then: str
    """What is done about it."""
    waits: bool = False
    """Whether people only wait longer when it is full."""


def spread(processes: float, seats: float) -> float:
    """At how many of so many processes the people of a table are, on average.

    >>> round(spread(1, 4), 2), round(spread(2, 4), 2), round(spread(1000, 4), 2)
    (1.0, 1.88, 3.99)
    """
    return float(processes * (1 - (1 - 1 / processes) ** seats))


def processes(figures: Figures, tables: float) -> int:
    """How many are needed for the sockets of so many tables, some in reserve."""
    sockets = tables * figures["people.seats"]
    return ceil(sockets * figures["fleet.headroom"] / figures["process.sockets"])


def decisions(figures: Figures, tables: float) -> float:
    """A second, of people and bots together."""
    return tables / figures["people.seconds_a_decision"]


def work(figures: Figures, tables: float, count: int, routing: str) -> float:
    """Share of its core that one of so many processes needs to serve."""
    rate = decisions(figures, tables)
    shown = rate + hints(figures, rate, count, routing) * figures["process.copy_share"]
    return shown / count * figures["process.decision_us"] / 1e6


def hints(figures: Figures, rate: float, count: int, routing: str) -> float:
    """That are delivered in a second: to those processes alone that have people at the table."""
    return rate * (spread(count, figures["people.seats"]) - 1) if routing == ANY else 0.0


def parts(figures: Figures, tables: float, routing: str) -> list[Part]:
    """Everything that can run out, the fullest first."""
    count, rate = processes(figures, tables), decisions(figures, tables)
    told = hints(figures, rate, count, routing)
    found = [
        Part("one bus for all hints, Redis", told / figures["bus.deliveries"],
             "everybody of a table at one process"),
        Part("one bus for all hints, PostgreSQL", min(told, rate) / figures["bus.notify"],
             "a Redis or Valkey instead, or everybody of a table at one process"),
        Part("the core of a process", work(figures, tables, count, routing),
             "more processes"),
        Part("PostgreSQL's connections",
             count * figures["process.connections"] / figures["store.connections"],
             "a pooler before it, or more sockets a process"),
        Part("PostgreSQL's appends", rate / figures["store.appends"],
             "another PostgreSQL for other tables: they know nothing of each other", waits=True),
    ]  # fmt: skip
    return sorted(found, key=lambda part: -part.used)


def breaks_at(figures: Figures, name: str, routing: str, most: float = 1e8) -> float:
    """The number of tables at which a part is used up; endless if never."""
    low, high = 1.0, most

    def full(tables: float) -> bool:
        return next(part.used for part in parts(figures, tables, routing) if part.name == name) >= 1

    if not full(high):
        return float("inf")
    while high / low > 1.001:
        middle = (low * high) ** 0.5
        low, high = (low, middle) if full(middle) else (middle, high)
    return high


def bearable(figures: Figures, tables: float, routing: str) -> float:
    """So many tables, or three quarters of what would leave people without an answer."""
    hard = [part.name for part in parts(figures, tables, routing) if not part.waits]
    for name in ("PostgreSQL's connections", "one bus for all hints, PostgreSQL"):
        hard.remove(name)  # a pooler or a Redis is there in an hour
    return min(tables, *(0.75 * breaks_at(figures, name, routing) for name in hard))


def bytes_a_day(figures: Figures, tables: float) -> float:
    """What is stored in a day of which the evening has so many tables."""
    mean = (1 + figures["people.night"]) / 2
    return mean * decisions(figures, tables) * 86_400 * figures["store.bytes_a_decision"]


def thinkers(figures: Figures, tables: float) -> float:
    """Cores that bots need."""
    rate = decisions(figures, tables) * figures["people.bot_seats"]
    return rate * figures["bot.decision_ms"] / 1e3
