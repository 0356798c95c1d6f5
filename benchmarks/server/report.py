"""The figures as tables for people, and as JSON."""

import statistics
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from rich.console import Console
from rich.table import Table

from benchmarks.server.browsing import Asked
from benchmarks.server.disk import Disk
from benchmarks.server.drive import Run
from benchmarks.server.figures import Across, Beside, Failover, Memory, Round, Stores, Storm
from benchmarks.server.phases import Size

T = TypeVar("T")
KINDS = ("floor", "browsers", "programs")
MB = 1e6
TOO_NOISY = 0.25
"""Of a core, taken by others: beyond it a figure of time says nothing about the server."""


class Goal(NamedTuple):
    """A figure, and what it should reach; `must` is where a change does not land."""

    name: str
    figure: float
    unit: str
    goal: float
    must: float
    at_least: bool
    noise: float
    """Share of a core that others took while it was measured."""

    @property
    def verdict(self) -> str:
        """Reached, only what it must, not even that; or measured among too much noise to tell."""
        if self.noise > TOO_NOISY:
            return f"noise {self.noise:.1f}: no figure"
        good = self.figure >= self.goal if self.at_least else self.figure <= self.goal
        enough = self.figure >= self.must if self.at_least else self.figure <= self.must
        return "reached" if good else "enough" if enough else "MISSED"


class Report:
    """Gathers what was measured, prints as it goes."""

    def __init__(self, size: Size, console: Console) -> None:
        self.size = size
        self.console = console
        self.goals: list[Goal] = []
        self.data: dict[str, Any] = {"size": size._asdict()}

    def say(self, text: str) -> None:
        """A line in between."""
        self.console.print(text, highlight=False)

    def reach(
        self,
        name: str,
        figure: float,
        goal: float,
        must: float,
        *,
        unit: str = "",
        at_least: bool = False,
        noise: float = 0.0,
    ) -> None:
        """Note a figure that has a goal."""
        self.goals.append(Goal(name, figure, unit, goal, must, at_least, noise))

    def store(self, rounds: Sequence[Disk]) -> None:
        """The store alone."""
        heads = ("syncs/s", "events/s", "ratio", "p50", "p99 ms", "noise")
        table = _table("store alone, 64 in flight", *heads)
        for one in rounds:
            table.add_row(
                f"{one.syncs:,.0f}",
                f"{one.events:,.0f}",
                f"{one.ratio:.1f}",
                f"{one.p50_ms:.2f}",
                f"{one.p99_ms:.2f}",
                f"{one.noise:.2f}",
            )
        self.console.print(table)
        self.data["store"] = [{**one._asdict(), "ratio": one.ratio} for one in rounds]
        ratio = statistics.median(one.ratio for one in rounds)
        noise = statistics.median(one.noise for one in rounds)
        self.reach("store ÷ fdatasync floor (median)", ratio, 4, 2, at_least=True, noise=noise)

    def stores(self, rounds: Sequence[Stores]) -> None:
        """SQLite and PostgreSQL."""
        heads = ("", "decisions/s", "p50", "p99", "worst ms", "server", "load", "noise", "a CPU s")
        table = _table("saturated, tables in a file and in PostgreSQL", *heads)
        for i, one in enumerate(rounds):
            for kind, run in (("SQLite", one.file), ("PostgreSQL", one.database)):
                rate, _, *cells = _cells(run, 0)
                table.add_row(f"{kind} {i + 1}", rate, *cells, f"{run.per_cpu:,.0f}")
        self.console.print(table)
        self.data["stores"] = [
            {"file": one.file._asdict(), "database": one.database._asdict(), "ratio": one.ratio}
            for one in rounds
        ]
        ratio = statistics.median(one.ratio for one in rounds)
        self.reach("PostgreSQL ÷ SQLite by processor time (median)", ratio, 0.8, 0.6, at_least=True)

    def across(self, rounds: Sequence[Across]) -> None:
        """Two servers: everything at one, each table at one, half of each at either."""
        heads = ("", "decisions/s", "p50", "p99", "worst ms", "noise", "CPU us", "ratio", "commits")
        table = _table("two servers over one PostgreSQL, for a decision", *heads)
        for i, one in enumerate(rounds):
            for kind, spent in one._asdict().items():
                rate, _, p50, p99, worst, *_, noise = _cells(spent.run, 0)
                costs = f"{spent.cpu_us:,.0f}", f"{one.cost(spent):.2f}", f"{spent.commits:.2f}"
                table.add_row(f"{kind} {i + 1}", rate, p50, p99, worst, noise, *costs)
        self.console.print(table)
        self.data["across"] = [
            {kind: {**spent._asdict(), "run": spent.run._asdict()} for kind, spent in pairs}
            for pairs in (one._asdict().items() for one in rounds)
        ]
        best = quietest(rounds, lambda one: one.split.run.noise).split.run
        self.reach("p99 ms, tables split", best.p99_ms, 25, 50, noise=best.noise)
        sticky = statistics.median(one.cost(one.sticky) for one in rounds)
        self.reach("processor time, each table at one of two servers ÷ one", sticky, 1.15, 1.3)
        split = statistics.median(one.cost(one.split) for one in rounds)
        self.reach("processor time, every table split ÷ one", split, 1.15, 1.5)

    def failover(self, found: Failover) -> None:
        """A server dies."""
        self.say(
            f"failover: all joined {found.joined_s:.2f} s after the death, all playing after"
            f" {found.playing_s:.2f} s, {found.stuck} tables stuck\n"
        )
        self.data["failover"] = found._asdict()
        self.reach("s until all play on after a death", found.playing_s, 5, 10)
        self.reach("tables stuck", found.stuck, 0, 0)

    def rounds(self, title: str, name: str, found: Sequence[Round]) -> Round:
        """Floor and server with both kinds of client, round by round; the quietest counts."""
        heads = ("", "decisions/s", "ratio", "p50", "p99", "worst ms", "server", "load", "noise")
        table = _table(title, *heads, "a CPU s", "ratio")
        best = quietest(found, lambda one: one.noise)
        for i, one in enumerate(found):
            mark = " *" if one is best else ""
            for kind, run in zip(KINDS, (one.floor, one.ours, one.programs), strict=True):
                ratio, by_cpu = one.beside_floor(run)
                cells = [*_cells(run, ratio), f"{run.per_cpu:,.0f}", f"{by_cpu:.2f}"]
                table.add_row(f"{kind} {i + 1}{mark}", *cells)
        self.console.print(table)
        self.data[name] = [one.figures() for one in found]
        middle, by_cpu, asking = (
            statistics.median(figure)
            for figure in zip(
                *((one.ratio, one.cpu_ratio, one.asking) for one in found), strict=True
            )
        )
        self.say(
            f"* quietest round; medians: {middle:.2f}, by processor time {by_cpu:.2f}"
            " (the last two columns: decisions in a second of the server's processor time);"
            f" a decision of a program costs the server {asking:.2f} times that of a browser\n"
        )
        return best

    def saturated(self, rounds: Sequence[Round]) -> None:
        """The ceiling."""
        sockets = self.size.saturated_tables * 4
        title = f"saturated, {sockets:,} sockets, every table one decision in flight"
        best = self.rounds(title, "saturated", rounds)
        self.reach("decisions/s ÷ floor", best.ratio, 0.6, 0.4, at_least=True, noise=best.noise)
        by_cpu = statistics.median(one.cpu_ratio for one in rounds)
        self.reach("the same by processor time (median)", by_cpu, 0.6, 0.4, at_least=True)

    def opened(self, rounds: Sequence[Round], connects: float) -> None:
        """The latency."""
        size = self.size
        title = f"open, {size.open_tables * 4:,} sockets, {size.open_rate:,.0f} decisions/s"
        best = self.rounds(title, "open", rounds)
        self.data["connects"] = connects
        noise = best.noise
        p99 = best.ours.p99_ms
        self.reach("p99, decide to all informed", p99, 10, 25, unit="ms", noise=noise)
        self.reach("p99 ÷ the floor's p99", best.slower, 6, 1e9, noise=noise)
        kept = best.ours.rate / size.open_rate
        self.reach("share of the open rate kept", kept, 0.98, 0.9, at_least=True, noise=noise)

    def asked(self, found: Sequence[Asked]) -> None:
        """What browsers ask besides deciding."""
        rate = f"{self.size.question_rate:,.0f} a second"
        table = _table(f"asked besides, {rate}", "", "answers", "p50 ms", "p99 ms")
        for one in found:
            cells = (f"{one.answers:,}", f"{one.p50_ms:.2f}", f"{one.p99_ms:.2f}")
            table.add_row(one.what, *cells)
        self.console.print(table)
        self.data["asked"] = [one._asdict() for one in found]

    def memory(self, found: Memory) -> None:
        """What tables and sockets take."""
        tables, sockets = self.size.open_tables, self.size.open_tables * 4
        per_table = (found.with_tables - found.empty) / tables
        per_socket = (found.with_sockets - found.with_tables) / sockets
        in_play = (found.after_play - found.empty) / tables
        self.say(
            f"memory: empty {found.empty / MB:.0f} MB, {tables:,} tables "
            f"{found.with_tables / MB:.0f} MB, {sockets:,} sockets "
            f"{found.with_sockets / MB:.0f} MB,"
            f" after play {found.after_play / MB:.0f} MB; a table {per_table / 1e3:.0f} KB,"
            f" a socket {per_socket / 1e3:.0f} KB, a table in play with its four sockets"
            f" {in_play / 1e3:.0f} KB\n"
        )
        self.data["memory"] = {
            **found._asdict(),
            "per_table": per_table,
            "per_socket": per_socket,
            "in_play": in_play,
        }
        self.reach("memory of the process", found.after_play / MB, 400, 800, unit="MB")
        self.reach("memory per socket", per_socket / 1e3, 30, 60, unit="KB")
        self.reach(
            "memory per table in play, sockets off",
            in_play / 1e3 - 4 * per_socket / 1e3,
            150,
            300,
            unit="KB",
        )

    def storms(self, found: Sequence[Storm]) -> None:
        """Everybody comes back."""
        heads = (
            "clients",
            "stop s",
            "start s",
            "all joined s",
            "all playing s",
            "per s",
            "CPU s",
            "noise",
        )
        table = _table("reconnect storm", "", *heads)
        for one in found:
            table.add_row(
                one.how,
                f"{one.clients:,}",
                f"{one.stop_s:.2f}",
                f"{one.start_s:.2f}",
                f"{one.joined_s:.2f}",
                f"{one.playing_s:.2f}",
                f"{one.per_second:,.0f}",
                f"{one.cpu_s:.2f}",
                f"{one.noise:.2f}",
            )
            noise = one.noise
            self.reach(f"all playing after {one.how}", one.playing_s, 5, 10, unit="s", noise=noise)
            self.reach(f"serving again after {one.how}", one.start_s, 2, 4, unit="s", noise=noise)
            self.reach(f"tables stuck after {one.how}", one.stuck, 0, 0)
        self.console.print(table)
        self.data["storms"] = [one._asdict() for one in found]

    def beside(self, found: Beside) -> None:
        """People next to bots."""
        title = f"{self.size.bot_tables} tables of expert bots next to people"
        table = _table(
            title, "", "decisions/s", "", "p50", "p99", "worst ms", "server", "load", "noise"
        )
        table.add_row("alone", *_cells(found.alone, None))
        table.add_row("beside", *_cells(found.beside, None))
        self.console.print(table)
        self.say(f"the bots made {found.bot_decisions:.1f} decisions/s meanwhile\n")
        self.data["bots"] = {
            "alone": found.alone._asdict(),
            "beside": found.beside._asdict(),
            "bot_decisions": found.bot_decisions,
        }
        self.reach("p99 next to thinking bots", found.beside.p99_ms, 25, 50, unit="ms")
        # The bots' own processes count as noise there, so that it is told but not judged.

    def summary(self) -> bool:
        """All goals; whether each got at least what it must."""
        table = _table("goals", "", "figure", "goal", "must", "")
        for goal in self.goals:
            sign = "≥" if goal.at_least else "≤"
            must = "" if goal.must >= 1e9 else f"{sign} {goal.must:g}"
            figure = f"{goal.figure:.2f} {goal.unit}"
            table.add_row(goal.name, figure, f"{sign} {goal.goal:g}", must, goal.verdict)
        self.console.print(table)
        self.data["goals"] = [{**one._asdict(), "verdict": one.verdict} for one in self.goals]
        return all(goal.verdict != "MISSED" for goal in self.goals)


def quietest(rounds: Sequence[T], noise: Callable[[T], float]) -> T:
    """The round that others disturbed least; of equals the later one, which is warmer."""
    return min(reversed(rounds), key=lambda one: round(noise(one), 2))


def _cells(run: Run, ratio: float | None) -> list[str]:
    return [
        f"{run.rate:,.0f}",
        "" if ratio is None else f"{ratio:.2f}",
        f"{run.p50_ms:.2f}",
        f"{run.p99_ms:.2f}",
        f"{run.worst_ms:.1f}",
        f"{run.server:.0%}",
        f"{run.load:.0%}",
        f"{run.noise:.2f}",
    ]


def _table(title: str, *heads: str) -> Table:
    table = Table(title=title, title_justify="left")
    for i, head in enumerate(heads):
        table.add_column(head, justify="left" if i == 0 and not head else "right")
    return table
