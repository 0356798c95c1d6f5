"""Who reads which of the machine's clocks: the date in one place, and what only goes forward."""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "lynxdeck"

WALL = {"time", "time_ns", "ctime", "localtime", "gmtime", "clock_gettime", "clock_gettime_ns"}
"""What tells the date, of the module `time`; and of `datetime` these."""
DATES = {"now", "utcnow", "today"}
FORWARD = {"monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns"}
"""What only goes forward; processor time is no time of day either."""
ASKED = WALL | DATES | FORWARD | {"TimeStamper"}

DATE_IS_READ = {
    "server/clock.py": "the noun itself",
    "server/logs.py": "the date of a line in the log",
    "server/bells/bellman.py": "until when a signature for a push service is good: their clocks",
}
FORWARD_IS_READ = {
    "server/clock.py": "the noun itself",
    "server/web.py": "limits by address, and the goodbye: the loop's time",
    "server/door.py": "how long a connection takes: the loop's time",
    "server/visitors.py": "what a visitor may cost: the loop's time",
    "server/request.py": "the same, for work beside the loop",
    "server/checkup.py": "how often progress is told",
    "server/store/writer.py": "when words are wiped, and how long a group may take",
    "server/store/marks.py": "how often marks are synced",
    "server/store/examination.py": "its share of the time",
    "server/dealer.py": "how long a deal waits for shares: the loop's time",
    "server/sockets.py": "limits of a socket: the loop's time",
    "bots/outside.py": "how long a program may think",
    "bots/search.py": "how long the search may think",
    "terminal/screen.py": "keys that were meant for the picture before",
    "records/progress.py": "whether there is progress to be shown",
    "arena/crew.py": "how long games took",
    "arena/player.py": "how long bots took",
    "cli/perft.py": "how long it took",
    "games/bench.py": "how long it took",
    "games/cuda.py": "how long it took",
}


def reads(tree: ast.AST) -> Iterator[str]:
    """The clocks that a module reads, by name."""
    taken = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ASKED:
            yield f"{ast.unparse(node.value)}.{node.attr}"
        elif isinstance(node, ast.Name):
            yield taken.get(node.id, node.id)


def is_date(name: str) -> bool:
    """Whether this tells the date."""
    whose, _, what = name.rpartition(".")
    if whose.rpartition(".")[2] in ("datetime", "date"):
        return what in DATES
    return (whose == "time" and what in WALL) or what == "TimeStamper"


def is_forward(name: str) -> bool:
    """Whether this only goes forward; a loop's `time` does."""
    whose, _, what = name.rpartition(".")
    return (whose == "time" and what in FORWARD) or (
        what == "time" and whose.endswith(("loop", "loop()"))
    )


@cache
def everything() -> dict[str, list[str]]:
    """What each file reads."""
    return {
        path.relative_to(SOURCE).as_posix(): list(reads(ast.parse(path.read_text())))
        for path in SOURCE.rglob("*.py")
    }


def readers(asked: Callable[[str], bool]) -> set[str]:
    """The files that read such a clock."""
    return {path for path, names in everything().items() if any(map(asked, names))}


@pytest.mark.promise("clock-jumps")
def test_the_date_is_read_in_one_place() -> None:
    assert readers(is_date) == DATE_IS_READ.keys()


def test_who_measures_what_is_known() -> None:
    assert readers(is_forward) >= FORWARD_IS_READ.keys()


@pytest.mark.parametrize(
    "text",
    [
        "import time\ntime.time()",
        "from time import time\ntime()",
        "from time import time_ns as n\nn()",
        "import datetime\ndatetime.datetime.now()",
        "from datetime import datetime, UTC\ndatetime.now(UTC)",
        "from datetime import date\ndate.today()",
        "import time\nnow = time.time_ns",
    ],
)
def test_every_way_to_read_the_date_is_seen(text: str) -> None:
    assert any(map(is_date, reads(ast.parse(text))))
