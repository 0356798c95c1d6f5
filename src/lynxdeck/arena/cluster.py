"""Games on a Ray cluster: one on this machine, or the one at an address."""

import importlib
import socket
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import cast

from lynxdeck.arena.crew import Batch, play_batch
from lynxdeck.arena.interrupts import deaf_children
from lynxdeck.arena.places import LostWorkerError, Ticket, missing
from lynxdeck.arena.settings import Settings
from lynxdeck.games.refusal import Refusal

RETRIES = 3
"""How often Ray plays a batch again by itself when its worker or machine is gone."""

LOSSES = ("WorkerCrashedError", "NodeDiedError", "ObjectLostError", "RaySystemError")
"""What Ray says when it has given a batch up."""

KNOCK_SECONDS = 5.0


class Cluster:
    """Batches as tasks of Ray; Lynxdeck must be installed on every machine of the cluster."""

    largest = 1 << 30

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        try:
            self._ray: ModuleType = importlib.import_module("ray")
        except ImportError as fault:
            raise missing("--on ray", "Ray", "ray") from fault
        self._own = not self._ray.is_initialized()
        if self._own:
            self._begin(address, workers)
        self._wished = workers
        self.workers = self._cores()
        self._task = self._ray.remote(max_retries=RETRIES)(play_batch)

    def submit(self, settings: Settings, numbers: Sequence[int]) -> Ticket:
        """Hand a batch to the cluster."""
        return cast(Ticket, self._task.remote(settings, list(numbers)))

    def wait(self, tickets: Sequence[Ticket]) -> Iterable[Ticket]:
        """Wait for the first one; meanwhile machines may have come or gone."""
        ready: list[Ticket] = self._ray.wait(list(tickets), num_returns=1)[0]
        self.workers = self._cores()
        return ready

    def result(self, ticket: Ticket) -> Batch:
        """A batch that is there."""
        try:
            batch: Batch = self._ray.get(ticket)
        except tuple(getattr(self._ray.exceptions, name) for name in LOSSES) as fault:
            raise LostWorkerError from fault
        return batch

    def close(self, *, at_once: bool) -> None:  # noqa: ARG002 - the cluster stops its tasks
        """Leave the cluster; one of our own stops."""
        if self._own:
            self._ray.shutdown()

    def _cores(self) -> int:
        return self._wished or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _begin(self, address: str | None, workers: int | None) -> None:
        if address:
            knock(address)
        local = {"include_dashboard": False, "num_cpus": workers}
        where = {"address": address} if address else local
        try:
            with deaf_children():
                self._ray.init(log_to_driver=False, logging_level="error", **where)
        except (ConnectionError, ValueError, RuntimeError) as fault:
            why = " ".join(str(fault).split())
            raise Refusal("no-cluster", f"There is no Ray cluster to be had: {why}") from fault


def knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdigit()):
        return  # a word of Ray's own, as `auto`
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
    except (OSError, OverflowError) as fault:
        raise Refusal("no-cluster", f"Nobody answers at {address}.") from fault
