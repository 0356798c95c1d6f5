"""What the phases find, side by side."""

from typing import NamedTuple

from benchmarks.server.drive import Run


class Round(NamedTuple):
    """Floor and server one after the other, the server with both kinds of client."""

    floor: Run
    ours: Run
    """With browsers, which decide and ask nothing."""
    programs: Run
    """With clients that ask before they decide."""

    @property
    def noise(self) -> float:
        """What others took of a core, at worst."""
        return max(self.floor.noise, self.ours.noise)

    @property
    def asking(self) -> float:
        """What a decision of a program costs the server, to one of a browser."""
        return self.ours.per_cpu / self.programs.per_cpu if self.programs.per_cpu else 0.0

    @property
    def ratio(self) -> float:
        """Decisions a second, ours to the floor's."""
        return self.beside_floor(self.ours)[0]

    @property
    def cpu_ratio(self) -> float:
        """Decisions in a second of processor time, ours to the floor's: robust against noise."""
        return self.beside_floor(self.ours)[1]

    def beside_floor(self, run: Run) -> tuple[float, float]:
        """Decisions in a second by the clock, and of processor time, to the floor's."""
        floor = self.floor
        by_cpu = run.per_cpu / floor.per_cpu if floor.per_cpu else 0.0
        return (run.rate / floor.rate if floor.rate else 0.0), by_cpu

    def figures(self) -> dict[str, object]:
        """All of it, for a file."""
        runs = {name: run._asdict() for name, run in self._asdict().items()}
        ratios = {"ratio": self.ratio, "cpu_ratio": self.cpu_ratio, "asking": self.asking}
        return {**runs, **ratios}

    @property
    def slower(self) -> float:
        """The 99th percentile, ours to the floor's."""
        return self.ours.p99_ms / self.floor.p99_ms if self.floor.p99_ms else 0.0


class Stores(NamedTuple):
    """The same server with its tables in a file, and in PostgreSQL."""

    file: Run
    database: Run

    @property
    def ratio(self) -> float:
        """Decisions in a second of the server's processor time, to those with the file."""
        return self.database.per_cpu / self.file.per_cpu if self.file.per_cpu else 0.0


class Spent(NamedTuple):
    """What a decision costs two servers over one PostgreSQL."""

    run: Run
    cpu_us: float
    """Processor time of both servers, in microseconds."""
    commits: float
    """Transactions of PostgreSQL, all that ask for them: pages, questions, hints, leases."""


KINDS = ("one", "sticky", "split")
"""All tables at one server; each table at one, half of them at either; half of each at either."""


class Across(NamedTuple):
    """The same load at tables of each kind."""

    one: Spent
    sticky: Spent
    split: Spent

    def cost(self, spent: Spent) -> float:
        """What a decision costs, to one with everything at one server."""
        return spent.cpu_us / self.one.cpu_us if self.one.cpu_us else 0.0


class Failover(NamedTuple):
    """A server dies, and its clients move over to the other."""

    joined_s: float
    """From its death until the last of them was answered."""
    playing_s: float
    """From its death until everybody at every table had seen a further decision."""
    stuck: int
    """Tables where that did not happen in time."""


class Storm(NamedTuple):
    """Everybody comes back after a restart."""

    how: str
    clients: int
    stop_s: float
    """Until the old process was gone."""
    start_s: float
    """From the start of the new process until it took connections."""
    joined_s: float
    """From then until the last client had been answered."""
    playing_s: float
    """From then until the last client had seen a further decision."""
    per_second: float
    cpu_s: float
    """Processor time that the new process took for all of it, its start included."""
    noise: float
    """Share of a core that others took meanwhile."""
    stuck: int
    """Tables where that did not happen in time."""


class Memory(NamedTuple):
    """Of the server's process, in bytes."""

    empty: int
    with_tables: int
    with_sockets: int
    after_play: int


class Beside(NamedTuple):
    """People next to bots that think."""

    alone: Run
    """The same load before the bots began."""
    beside: Run
    bot_decisions: float
    """That the bots made since they sat down, a second."""
