"""A run from its first game to its last, or to Ctrl-C: what was played is kept in any case."""

import os
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec
import numpy as np

from lynxdeck.arena.interrupts import undisturbed
from lynxdeck.arena.results import GameResult, Kept
from lynxdeck.arena.runner import GameLoop
from lynxdeck.arena.settings import RunSettings
from lynxdeck.arena.workers import LostWorkerError, Workers, play_on
from lynxdeck.bots.engine import say_speed
from lynxdeck.games.fields import State
from lynxdeck.games.position import Position
from lynxdeck.records import Record, write
from lynxdeck.records.record import BAR, result_text, seats_text

INTERRUPTED = "interrupted"

Watch = Callable[[int], object]
"""Hears how many more games are done."""


class Outcome(msgspec.Struct):
    settings: RunSettings
    results: list[GameResult]
    """In the order of their numbers."""
    planned: int
    stopped: str | None = None
    """Why not all: INTERRUPTED, or a sentence."""


def run(
    settings: RunSettings,
    workers: Workers,
    *,
    games: int,
    keep: Path | None = None,
    records: Path | None = None,
    watch: Watch = lambda done: done,
    stay: bool = False,
) -> Outcome:
    """Play the games that are not in the file `keep` yet; the workers go, or `stay` for more."""
    say_speed(settings.found)
    planned = settings.schedule.total(games)
    kept = Kept(keep, settings) if keep else None
    saver = Saver(records, settings) if records else None
    done: dict[int, GameResult] = {}
    stopped = None

    def take(results: Sequence[GameResult]) -> None:
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
        for results in play_on(workers, settings, todo):
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
            if stopped is not None or not stay:
                workers.close(at_once=stopped is not None)
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


TAG = "Arena"


class Saver:
    """A file of records; games that are in it already are not written again."""

    def __init__(self, path: Path, settings: RunSettings) -> None:
        self._settings, self._schedule = settings, settings.schedule
        game = settings.found
        editions = map(game.edition, settings.editions)
        self._loops = [GameLoop(game, edition, settings.seats) for edition in editions]
        self._held: dict[int, GameResult] = {}
        self._next = 0
        text = path.read_bytes() if path.is_file() else b""
        whole = whole_records(text, settings)
        self._there = saved(whole, settings)
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        if len(whole) < len(text):
            os.ftruncate(self._file, len(whole))
        self._gap = "" if not whole else "\n" if whole.endswith(b"\n") else "\n\n"

    def add(self, results: Iterable[GameResult]) -> None:
        """Write what the order allows; the rest waits for the games before it."""
        self._held.update((result.game, result) for result in results)
        ready = []
        while self._next in self._held:
            ready.append(self._held.pop(self._next))
            self._next += 1
        self._write(ready)

    def close(self, *, gaps: bool) -> None:
        """Close the file; with `gaps`, after what waited for games that were not played."""
        if gaps:
            self._write([self._held[number] for number in sorted(self._held)])
        os.close(self._file)

    def _write(self, results: list[GameResult]) -> None:
        texts = [write(self.record(one)) for one in results if one.game not in self._there]
        if texts:
            data = (self._gap + "\n".join(texts)).encode()
            self._gap = "\n"
            while data:
                data = data[os.write(self._file, data) :]

    def record(self, result: GameResult) -> Record:
        settings, meeting = self._settings, self._schedule.at(result.game)
        loop = self._loops[meeting.edition]
        seed = settings.deal_seed(meeting.deal)
        deal = loop.deal(seed)
        loop.lay_out(deal, meeting.start)
        tokens = self._tokens(loop, result)
        position = Position(loop.game, loop.edition, loop.states, engine=loop.engine)
        notation = loop.game.notation
        tags = {
            "Game": loop.game.name,
            "Edition": loop.edition.text,
            "Seats": seats_text([_seat_name(settings.names[bot]) for bot in meeting.seating]),
            "Start": str(meeting.start + 1),
            "Deck": " ".join(notation.CARD_NAMES[card] for card in deal.deck),
        }
        if loop.game.dice:
            tags["Dice"] = " ".join(notation.DICE_NAMES[face] for face in deal.dice)
        tags |= {"Seed": str(seed), "GameResult": result_text(position), "End": str(position.end)}
        tags[TAG] = f"{settings.mark} {result.game + 1}"
        return Record(tags, tokens, position)

    def _tokens(self, loop: GameLoop, result: GameResult) -> list[str]:
        """The decisions as text, each turn's after its number; the loop then shows the end."""
        state: State = loop.states.view(np.recarray)[0]  # a window, not a copy
        begins = loop.game.interpreted.turn_begins
        tokens = []
        for action in result.actions():
            if begins(state):
                tokens.append(f"{state.active + 1}.")
            tokens.append(loop.token(action))
            loop.apply(loop.states, 0, action)
        return tokens


def saved(text: bytes, settings: RunSettings) -> set[int]:
    lines = re.findall(_tag(settings), text, re.MULTILINE)
    return {int(number) - 1 for number in lines}


def whole_records(text: bytes, settings: RunSettings) -> bytes:
    """A text without its last record, if that is one of ours, cut short by a crash."""
    last = max(text.rfind(b"[Game "), 0)
    torn = not text.endswith(b"\n") and re.search(_tag(settings), text[last:], re.MULTILINE)
    return text[:last] if torn else text


def _tag(settings: RunSettings) -> bytes:
    return rf'^\[{TAG} "{settings.mark} ([0-9]{{1,9}})"\]'.encode()


def _seat_name(bot: str) -> str:
    return f"bot:{' '.join(bot.replace(BAR, ' / ').split())}"
