"""What a host may watch: counts of everything, names and addresses of nobody."""

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from lynxdeck.server.hub import Hub
from lynxdeck.server.store import Stats


class _Collector:
    def __init__(self, hub: Hub, stats: Stats) -> None:
        self.hub, self.stats = hub, stats

    def collect(self) -> list[GaugeMetricFamily | CounterMetricFamily]:
        """All figures, read off now."""
        hub, counts, stats = self.hub, self.hub.counts, self.stats
        gauges = {
            "tables_loaded": ("Tables in memory", len(hub.tables)),
            "tables_stored": ("Tables in the store", stats.tables),
            "sockets": ("Open sockets", counts.sockets),
            "thoughts_waiting": (
                "Decisions that bots have not begun to think about",
                hub.brains.waiting,
            ),
            "store_bytes": ("Size of the store", stats.size),
            "store_healthy": ("Whether the store can be written to", int(hub.store.healthy)),
        }
        counters = {
            "decisions": ("Decisions of people", counts.decisions),
            "events": ("Events stored", counts.events),
            "refusals": ("Requests refused over sockets", counts.refused),
            "tables_made": ("Tables made", counts.tables_made),
            "slow_sockets_dropped": (
                "Sockets dropped because they did not read",
                counts.dropped_slow,
            ),
            "flooding_sockets_dropped": (
                "Sockets dropped for too many messages",
                counts.dropped_flood,
            ),
            "tables_unplayable": ("Logs that did not replay", counts.unplayable),
            "bot_faults": ("Bots that failed", hub.brains.faults),
            "store_commits": ("Commits", stats.commits),
            "store_failures": ("Appends that failed", stats.failed),
        }
        return [
            *(
                GaugeMetricFamily(f"lynxdeck_{name}", text, value)
                for name, (text, value) in gauges.items()
            ),
            *(
                CounterMetricFamily(f"lynxdeck_{name}", text, value)
                for name, (text, value) in counters.items()
            ),
        ]


async def exposition(hub: Hub) -> tuple[bytes, str]:
    """The figures in Prometheus' text form."""
    registry = CollectorRegistry()
    registry.register(_Collector(hub, await hub.store.stats()))
    return generate_latest(registry), CONTENT_TYPE_LATEST
