"""What all rooms of one server share, and count."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lynxdeck.server.bots.pool import BotPool
from lynxdeck.server.keyring import Ids
from lynxdeck.server.limits import Notices
from lynxdeck.server.settings import Settings
from lynxdeck.server.store import EventStore

if TYPE_CHECKING:
    from lynxdeck.server.cluster.peers import Peers
    from lynxdeck.server.push.notifier import Notifier


@dataclass
class Counts:
    """What `/metrics` tells; plain numbers, because they change with every decision."""

    decisions: int = 0
    refused: int = 0
    events: int = 0
    tables_made: int = 0
    sockets: int = 0
    dropped_slow: int = 0
    dropped_flood: int = 0
    unplayable: int = 0
    connections_refused: int = 0
    connections_late: int = 0


@dataclass(frozen=True)
class Services:
    """What a room needs of the world: a store, bots, a clock, chance."""

    store: EventStore
    bot_pool: BotPool
    settings: Settings
    ids: Ids
    now: Callable[[], int]
    """The time, in milliseconds since the epoch."""
    counts: Counts
    notices: Notices
    """Where it is said that a limit bites."""
    peers: "Peers | None" = None
    """Other processes over the same store, if there can be any."""
    notifier: "Notifier | None" = None
    """Notifies people who are away, if the host wants that."""
