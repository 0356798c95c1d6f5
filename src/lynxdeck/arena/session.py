"""A run from its first game to its last, or to Ctrl-C: what was played is kept in any case."""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from lynxdeck.arena.interrupts import undisturbed
from lynxdeck.arena.places import LostWorkerError, Place
from lynxdeck.arena.results import Kept, Result
from lynxdeck.arena.saving import Saver
from lynxdeck.arena.settings import Settings
from lynxdeck.arena.spread import spread

INTERRUPTED = "interrupted"

Watch = Callable[[int], object]
"""Hears how many more games are done."""


class Outcome(msgspec.Struct):
    """What was played of what was planned."""

    settings: Settings
    results: list[Result]
    """In the order of their numbers."""
    planned: int
    stopped: str | None = None
    """Why not all: INTERRUPTED, or a sentence."""


def run(
    settings: Settings,
    place: Place,
    *,
    games: int,
    keep: Path | None = None,
    records: Path | None = None,
    watch: Watch = lambda done: done,
) -> Outcome:
    """Play the games that are not in the file `keep` yet."""
    planned = settings.schedule.total(games)
    kept = Kept(keep, settings) if keep else None
    saver = Saver(records, settings) if records else None
    done: dict[int, Result] = {}
    stopped = None

    def take(results: Sequence[Result]) -> None:
        done.update((result.game, result) for result in results)
        if saver:
            saver.add(results)
        watch(len(results))

    try:
        for number, result in sorted(kept.done.items()) if kept else ():
            if number < planned:
                with undisturbed():
                    take([result])
        todo = [number for number in range(planned) if number not in done]
        for results in spread(place, settings, todo):
            with undisturbed():
                if kept:
                    kept.add(results)
                take(results)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    except LostWorkerError as fault:
        stopped = str(fault)
    finally:
        with undisturbed():
            place.close(at_once=stopped is not None)
            if kept:
                kept.close()
            if saver:  # what is kept is written in its turn, when the run goes on
                saver.close(gaps=not kept)
    return Outcome(settings, [done[number] for number in sorted(done)], planned, stopped)


def keep_after_all(outcome: Outcome, path: Path) -> None:
    """Keep what was played by a run that kept nothing, so that it can go on."""
    kept = Kept(path, outcome.settings)
    kept.add(one for one in outcome.results if one.game not in kept.done)
    kept.close()
