"""What a host may watch: counts of everything, names and addresses of nobody."""

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from lynxdeck.server.bots.pool import JobKind
from lynxdeck.server.offload import VISITORS
from lynxdeck.server.store import Stats
from lynxdeck.server.tables.tables import Tables

Reading = Callable[[Tables, Stats], float]


class Figure(NamedTuple):
    name: str
    text: str
    read: Reading


GAUGES = (
    Figure("tables_loaded", "Tables in memory.", lambda tables, _: len(tables.rooms)),
    Figure(
        "tables_owned",
        "Of these, those whose bots and clocks are this process's.",
        lambda tables, _: sum(room.driver.ours for room in tables.rooms),
    ),
    Figure("tables_stored", "Tables in the store.", lambda _, stats: stats.tables),
    Figure("sockets", "Open sockets.", lambda tables, _: tables.counts.sockets),
    Figure(
        "slow_work_waiting",
        "Replays, records and QR codes that wait for their thread.",
        lambda *_: len(VISITORS),
    ),
    Figure(
        "bot_requests_waiting",
        "Decisions that bots have not begun to think about.",
        lambda tables, _: tables.bot_pool.waiting(),
    ),
    Figure(
        "games_waiting",
        "Of these, in games that somebody looks at.",
        lambda tables, _: tables.bot_pool.waiting(JobKind.GAME),
    ),
    Figure(
        "hints_waiting",
        "Hints that nobody has begun to think about.",
        lambda tables, _: tables.bot_pool.waiting(JobKind.HINT),
    ),
    Figure(
        "unwatched_games_waiting",
        "Decisions of bots, not begun, in games that nobody looks at.",
        lambda tables, _: tables.bot_pool.waiting(JobKind.UNWATCHED),
    ),
    Figure("store_bytes", "Size of the store.", lambda _, stats: stats.size),
    Figure(
        "store_healthy",
        "Whether the store can be written to: 1 or 0.",
        lambda tables, _: int(tables.store.healthy),
    ),
    Figure(
        "store_damaged",
        "Tables that were read and are not as they were written.",
        lambda tables, _: len(tables.store.damage),
    ),
    Figure(
        "tables_left",
        "Tables met in the last minutes that only another version of the server can play.",
        lambda tables, _: len(tables.foreign),
    ),
    Figure(
        "bus_healthy",
        "Whether hints come and go between processes that share a store: 1 or 0; 1 if none does.",
        lambda tables, _: int(tables.bus is None or tables.bus.healthy),
    ),
)
COUNTERS = (
    Figure(
        "bus_messages_malformed",
        "Messages on the bus that no server can have written.",
        lambda tables, _: tables.bus.malformed if tables.bus else 0,
    ),
    Figure("decisions", "Decisions of people.", lambda tables, _: tables.counts.decisions),
    Figure("events", "Events stored.", lambda tables, _: tables.counts.events),
    Figure("refusals", "Requests refused over sockets.", lambda tables, _: tables.counts.refused),
    Figure("tables_made", "Tables made.", lambda tables, _: tables.counts.tables_made),
    Figure(
        "slow_sockets_dropped",
        "Sockets dropped because they did not read.",
        lambda tables, _: tables.counts.dropped_slow,
    ),
    Figure(
        "flooding_sockets_dropped",
        "Sockets dropped for too many messages.",
        lambda tables, _: tables.counts.dropped_flood,
    ),
    Figure(
        "connections_refused",
        "Connections refused: too many of one address, or no descriptor left.",
        lambda tables, _: tables.counts.connections_refused,
    ),
    Figure(
        "connections_timed_out",
        "Connections that took too long to ask, or to read an answer.",
        lambda tables, _: tables.counts.connections_late,
    ),
    Figure(
        "limits_reached",
        "How often a limit refused something; the log says which.",
        lambda tables, _: tables.notices.total,
    ),
    Figure(
        "tables_unplayable", "Logs that did not replay.", lambda tables, _: tables.counts.unplayable
    ),
    Figure(
        "bot_requests_stopped",
        "Requests to bots that nobody needed any more.",
        lambda tables, _: tables.bot_pool.stopped,
    ),
    Figure(
        "bot_requests_refused",
        "Requests to bots not taken because too many waited: hints are refused, bots ask again.",
        lambda tables, _: tables.bot_pool.refused,
    ),
    Figure("bot_faults", "Bots that failed.", lambda tables, _: tables.bot_pool.faults),
    Figure(
        "push_sent",
        "Notices that a push service took.",
        lambda tables, _: tables.notifier.sent if tables.notifier else 0,
    ),
    Figure(
        "push_failed",
        "Notices that no push service took, or that there was no room for.",
        lambda tables, _: (
            tables.notifier.failed + tables.notifier.dropped if tables.notifier else 0
        ),
    ),
    Figure(
        "tasks_failed",
        "What goes on in the background and failed: it was begun again; the log says what it was.",
        lambda tables, _: tables.tasks.failures.total(),
    ),
    Figure("store_commits", "Commits.", lambda _, stats: stats.commits),
    Figure("store_failures", "Appends that failed.", lambda _, stats: stats.failed),
)


def full_names() -> dict[str, str]:
    named = [(f"lynxdeck_{figure.name}", figure.text) for figure in GAUGES]
    return dict(named + [(f"lynxdeck_{figure.name}_total", figure.text) for figure in COUNTERS])


class _Collector:
    def __init__(self, tables: Tables, stats: Stats, process: list[Metric]) -> None:
        self.tables, self.stats, self.process = tables, stats, process

    def collect(self) -> list[Metric]:
        ours: list[Metric] = [
            kind(f"lynxdeck_{figure.name}", figure.text, figure.read(self.tables, self.stats))
            for kind, figures in ((GaugeMetricFamily, GAUGES), (CounterMetricFamily, COUNTERS))
            for figure in figures
        ]
        return ours + self.process


def of_process() -> list[Metric]:
    collected: Iterable[Metric] = ProcessCollector(registry=None).collect()
    return list(collected)


async def exposition(tables: Tables) -> tuple[bytes, str]:
    registry = CollectorRegistry()
    process = await asyncio.to_thread(of_process)  # it counts thousands of descriptors
    registry.register(_Collector(tables, await tables.store.stats(), process))
    return generate_latest(registry), CONTENT_TYPE_LATEST
