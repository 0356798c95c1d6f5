"""How it goes with thoughts that were given to other processes, for whoever watches."""

from dataclasses import dataclass


@dataclass
class FarFigures:
    """One server's."""

    workers: int = 0
    """Processes that are alive and know all that is asked here."""
    waiting: int = 0
    """Thoughts that none of them has begun."""
    oldest_s: float = 0.0
    """Since when the oldest thought is on its way."""
    answered: int = 0
    retried: int = 0
    """How often a thought was begun again, because somebody died over it."""
