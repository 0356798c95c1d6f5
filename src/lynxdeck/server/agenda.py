"""What bots think about next: people's games first, and among them nobody at others' cost.

Thoughts wait in three lanes. Within a lane they are in the order in which they would be done if
everybody shared the processor equally: whoever asks for much waits behind those who ask for little,
from however many tables. A lane goes before those below it, which get a small share all the same,
so that nothing waits for ever.
"""

import heapq
import itertools
from collections.abc import Callable, Iterator
from math import inf
from typing import NamedTuple

GAME, HINT, UNWATCHED = "game", "hint", "unwatched"
KINDS = (GAME, HINT, UNWATCHED)
"""Games in which somebody is there and waits; hints; games that nobody looks at."""

MOST = {GAME: 5000, HINT: 500, UNWATCHED: 5000}
"""So many may wait in a lane."""

SECONDS = {"easy": 0.001, "medium": 0.001, "hard": 0.05, "expert": 1.5}
"""What a thought of each level costs, roughly."""
USUAL_SECONDS = 0.05
LONGEST_S = max(SECONDS.values())
"""So much is held against somebody when nothing waits any more."""
LONG_SECONDS = 0.5
"""Beyond this others' short thoughts may be slipped in between."""

SHARE = 10
"""A lane gets one second for so many that it lets pass."""


class CrowdedError(Exception):
    """Too many thoughts wait already."""


class Errand(NamedTuple):
    """What a thought is for."""

    kind: str = GAME
    payers: tuple[str, ...] = ("",)
    """Who waits for it: addresses, or the name of a table that nobody looks at."""


class Item:
    """Something to be thought about."""

    def __init__(self, level: str, errand: Errand, moved: Callable[["Item"], None]) -> None:
        self.errand = errand
        self.cost = SECONDS.get(level, USUAL_SECONDS)
        self.tag = 0.0
        """When it would be done if everybody shared equally, on its lane's own clock."""
        self.lane, self.payer = "", ""
        """Of which kind it was when it got that, and on whose account."""
        self.order = 0
        self.waits = False
        self.granted = False
        """It goes before its turn, so that it does not wait for ever; then it is let finish."""
        self._moved = moved

    @property
    def is_long(self) -> bool:
        """Whether it takes long enough for others to notice."""
        return self.cost >= LONG_SECONDS

    def move(self, errand: Errand) -> None:
        """Somebody has come or gone: from now on it is for them."""
        if errand != self.errand:
            self.errand = errand
            self._moved(self)


Entry = tuple[float, int, int, Item]
"""Its tag, when it came, which entry it is, and the thing itself."""


class Lane:
    """Things of one kind, those of a sparing payer before those of a greedy one."""

    def __init__(self) -> None:
        self.size = 0
        self._now = 0.0
        self._done_at: dict[str, float] = {}
        """When each payer's last one would be done."""
        self._short: list[Entry] = []
        self._long: list[Entry] = []
        self._entries = itertools.count()
        self._live: dict[Item, int] = {}
        """Which entry of a thing counts; others are left over from before it was taken out."""

    def put(self, item: Item) -> None:
        """Let something wait on account of whoever has used least."""
        item.payer = min(item.errand.payers, key=lambda one: self._done_at.get(one, 0.0))
        begins = max(self._now, self._done_at.get(item.payer, 0.0))
        item.tag = self._done_at[item.payer] = begins + item.cost
        self.put_back(item)

    def put_back(self, item: Item) -> None:
        """Let something wait where it was before."""
        number = self._live[item] = next(self._entries)
        self.size += 1
        heap = self._long if item.is_long else self._short
        heapq.heappush(heap, (item.tag, item.order, number, item))
        self._tidy(heap)

    @property
    def has_long(self) -> bool:
        """Whether something long waits."""
        return self._tidy(self._long)

    def head(self, *, short: bool) -> Item | None:
        """What comes next, if it may be anything or has to be short."""
        heaps = (self._short,) if short else (self._short, self._long)
        heads = [heap[0] for heap in heaps if self._tidy(heap)]
        return min(heads)[-1] if heads else None

    def take_out(self, item: Item, *, served: bool) -> None:
        """It waits no more."""
        del self._live[item]
        self.size -= 1
        begun = item.tag - item.cost
        if served:
            self._now = max(self._now, begun)
        elif self._done_at.get(item.payer) == item.tag:
            self._done_at[item.payer] = begun  # what was not had is not paid for
        if not self.size or len(self._done_at) > 2 * self.size + 64:
            self._forgive()

    def _forgive(self) -> None:
        """Forget who has been waited for; and when nothing waits, most of what was used."""
        most = inf if self.size else self._now + LONGEST_S
        used = {who: min(at, most) for who, at in self._done_at.items() if at > self._now}
        self._done_at = used if len(used) <= 2 * self.size + 1000 else {}

    def _tidy(self, heap: list[Entry]) -> bool:
        """Drop what is left over; whether anything waits here."""
        if len(heap) > 2 * self.size + 64:
            heap[:] = [entry for entry in heap if self._live.get(entry[-1]) == entry[2]]
            heapq.heapify(heap)
        while heap and self._live.get(heap[0][-1]) != heap[0][2]:
            heapq.heappop(heap)
        return bool(heap)

    def __iter__(self) -> Iterator[Item]:
        return iter(list(self._live))


class Agenda:
    """All that waits to be thought about."""

    def __init__(self) -> None:
        self._lanes = {kind: Lane() for kind in KINDS}
        self._order = itertools.count()
        self._saved = dict.fromkeys(KINDS, 0.0)
        """What each lane may take for the time that it let pass."""

    def waiting(self, kind: str) -> int:
        """How much of a kind waits."""
        return self._lanes[kind].size

    def put(self, item: Item) -> None:
        """Let something wait, if there is room."""
        kind = item.errand.kind
        if self.waiting(kind) >= MOST[kind]:
            raise CrowdedError(f"{MOST[kind]} wait already")
        item.order = next(self._order)
        self._enter(item)

    def put_back(self, item: Item) -> None:
        """Let something wait where it was: it has given way to something else."""
        self._enter(item, back=item.lane == item.errand.kind)

    def moved(self, item: Item) -> None:
        """It is for others now."""
        if item.waits:
            self._leave(item, served=False)
            self._enter(item)

    def drop(self, item: Item) -> None:
        """Nobody needs it any more."""
        if item.waits:
            self._leave(item, served=False)

    def take(self, *, short: bool = False) -> Item | None:
        """What to think about now; if it has to be short, nothing that takes long."""
        heads = [lane.head(short=short) for lane in self._lanes.values()]
        found = [head for head in heads if head is not None]
        if not found:
            return None
        item, *lower = found
        for one in lower:
            if self._saved[one.lane] >= one.cost:
                item, one.granted = one, True
                break
        for one in lower:
            if one is not item:
                save = self._saved[one.lane] + item.cost / SHARE
                self._saved[one.lane] = min(save, one.cost)
        if item.granted:
            self._saved[item.lane] = 0.0
        self._leave(item, served=True)
        return item

    def urgent(self, kind: str) -> bool:
        """Whether something waits that goes before this kind, and cannot be slipped in."""
        return any(self._lanes[one].has_long for one in KINDS[: KINDS.index(kind)])

    def clear(self) -> list[Item]:
        """Let nothing wait; what did."""
        left = [item for lane in self._lanes.values() for item in lane]
        for item in left:
            self._leave(item, served=False)
        return left

    def _enter(self, item: Item, *, back: bool = False) -> None:
        item.waits, item.lane = True, item.errand.kind
        lane = self._lanes[item.lane]
        (lane.put_back if back else lane.put)(item)

    def _leave(self, item: Item, *, served: bool) -> None:
        item.waits = False
        self._lanes[item.lane].take_out(item, served=served)
