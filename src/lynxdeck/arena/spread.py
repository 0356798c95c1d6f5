"""Keep every worker busy with batches of about a second, and play lost ones again."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from math import ceil

from lynxdeck.arena.places import LostWorkerError, Place, Ticket
from lynxdeck.arena.results import Result
from lynxdeck.arena.settings import Settings

SECONDS = 1.0
GROWTH = 4
"""A batch is at most so many times as large as one before: the first ones compile the rules."""

LOSSES = 5
"""How often a game may be lost with its worker before we give up."""


def spread(place: Place, settings: Settings, numbers: Sequence[int]) -> Iterator[list[Result]]:
    """Play games by their numbers; results come as they are ready."""
    waiting, pending = deque(numbers), dict[Ticket, list[int]]()
    losses: Counter[int] = Counter()
    size = 1
    while waiting or pending:
        while waiting and len(pending) < 2 * place.workers:
            fair_part = ceil(len(waiting) / (2 * place.workers))
            batch = [waiting.popleft() for _ in range(min(size, place.largest, fair_part))]
            pending[place.submit(settings, batch)] = batch
        for ticket in place.wait(list(pending)):
            batch = pending.pop(ticket)
            try:
                results, seconds = place.result(ticket)
            except LostWorkerError as fault:
                losses[batch[0]] += 1
                if losses[batch[0]] == LOSSES:
                    raise LostWorkerError(_sentence(batch[0])) from fault
                waiting.extendleft(reversed(batch))
                size = 1
                continue
            size = _next_size(size, len(batch), seconds)
            yield results


def _next_size(size: int, played: int, seconds: float) -> int:
    """How many games make about a second."""
    wished = round(played * SECONDS / max(seconds, 1e-9))
    return max(1, min(wished, GROWTH * max(size, played)))


def _sentence(number: int) -> str:
    return f"Workers died {LOSSES} times over game {number + 1}, so the arena stopped there."
