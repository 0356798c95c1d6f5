"""Logs: what happened, for the host; never a secret, an address, or what a visitor sent."""

import logging
import os
import sys

import structlog
from structlog.typing import EventDict, Processor

from lynxdeck.locale.text import beneath
from lynxdeck.records.fault import shown
from lynxdeck.server.settings import Settings

SECRETS = frozenset(
    (
        "authorization",
        "cookie",
        "deck",
        "hand",
        "hands",
        "host_key",
        "invite",
        "key",
        "keys",
        "link",
        "seed",
        "share",
        "shares",
        "text",
        "view",
    )
)


def set_up(settings: Settings) -> None:
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,
            on_its_line,
            *_written(settings),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(beneath(sys.stderr)),
    )
    logging.basicConfig(handlers=[FromLibraries()], level=level, force=True)


def _written(settings: Settings) -> list[Processor]:
    if settings.log_format == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    # Not the renderer's own choice: that one shows the variables of every frame, keys and all.
    plain = structlog.dev.plain_traceback
    colours = sys.stderr.isatty() and "NO_COLOR" not in os.environ
    return [structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=plain)]


def without_secrets(logger: object, name: str, event: EventDict) -> EventDict:  # noqa: ARG001
    """Drop what must not stand in a log, should it ever get there.

    >>> without_secrets(None, "info", {"event": "sat", "seat": 2, "key": "a1b2"})
    {'event': 'sat', 'seat': 2, 'key': '…'}
    """
    return {field: "…" if field in SECRETS else value for field, value in event.items()}


def on_its_line(logger: object, name: str, event: EventDict) -> EventDict:  # noqa: ARG001
    """Let nothing that others wrote break a line, steer the terminal or turn what follows.

    >>> on_its_line(None, "info", {"event": "odd", "fault": "a\\nb"})
    {'event': 'odd', 'fault': 'a\\\\nb'}
    """
    return {
        field: shown(value) if isinstance(value, str) else value for field, value in event.items()
    }


class FromLibraries(logging.Handler):
    """What aiohttp and asyncio log, in our form.

    aiohttp tells of requests that are no HTTP with their bytes and who sent them: robots' noise,
    and an invite might be in it. So of aiohttp's records only the kind of fault is kept.
    """

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger()
        fault = record.exc_info[1] if record.exc_info else None
        if record.name.startswith("aiohttp"):
            kind = type(fault).__name__ if fault else "none"
            log.debug("library", library=record.name, fault=kind)
        else:
            log.log(
                record.levelno,
                "library",
                library=record.name,
                told=record.getMessage(),
                exc_info=fault,
            )
