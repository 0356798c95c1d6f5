"""What is wrong with a server: settings, store, bus, clock, machine; and what to do about it."""

from collections.abc import Iterator
from pathlib import Path

from lynxdeck.server.clock import Clock
from lynxdeck.server.doctor import bus, clock, config, database, file, limits
from lynxdeck.server.doctor.finding import Finding, Told
from lynxdeck.server.settings import Settings


def examine(settings: Settings, path: Path, told: Told) -> Iterator[Finding]:
    """Everything, one finding after the other; nothing is changed."""
    yield from config.findings(settings)
    if settings.store:
        condition = yield from database.findings(settings, Clock().wall(), told)
        yield from bus.findings(settings, condition)
    else:
        yield from file.findings(path, told)
    yield from clock.findings(settings.store or path)
    yield from limits.findings(settings)
