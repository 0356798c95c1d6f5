"""What `lynxdeck doctor` finds, one thing at a time."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

import msgspec

from lynxdeck.server.checkup import ITSELF

Area = Literal["config", "store", "bus", "bots", "clock", "limits"]
Level = Literal["fine", "mind", "wrong"]
"""`mind` is worth a thought; only what is `wrong` must be mended."""
Told = Callable[[int, int], None]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    area: Area
    level: Level
    sentence: str
    advice: str = ""


def damaged(damage: Mapping[str, str]) -> Iterator[Finding]:
    """What is not as it was written, by table; under no name, the store as a whole."""
    for table, fault in damage.items():
        whose = f"Table {table}" if table else ITSELF.capitalize()
        yield Finding("store", "wrong", f"{whose}: {fault}.", _advice(fault))


def _advice(fault: str) -> str:
    if "acknowledged" in fault:
        return (
            "Something else deleted them, or an older copy is in their place. Restore a backup,"
            " or stop all servers and accept it: lynxdeck doctor --accept."
        )
    if "listed" in fault:
        return "Open the table once: it is listed anew."
    return "Restore a backup, if it matters more than what was played since."
