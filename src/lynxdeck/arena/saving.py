"""Games of a run as records, appended to a file in the order of the schedule."""

import os
import re
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from lynxdeck.arena.results import Result
from lynxdeck.arena.settings import Settings
from lynxdeck.arena.stage import Stage
from lynxdeck.games.fields import State
from lynxdeck.games.position import Position
from lynxdeck.records import Record, write
from lynxdeck.records.record import BAR, result_text, seats_text

TAG = "Arena"


class Saver:
    """A file of records; games that are in it already are not written again."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self._settings, self._schedule = settings, settings.schedule
        game = settings.found
        editions = map(game.edition, settings.editions)
        self._stages = [Stage(game, edition, settings.seats) for edition in editions]
        self._held: dict[int, Result] = {}
        self._next = 0
        text = path.read_bytes() if path.is_file() else b""
        whole = whole_records(text, settings)
        self._there = saved(whole, settings)
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        if len(whole) < len(text):
            os.ftruncate(self._file, len(whole))
        self._gap = "" if not whole else "\n" if whole.endswith(b"\n") else "\n\n"

    def add(self, results: Iterable[Result]) -> None:
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

    def _write(self, results: list[Result]) -> None:
        texts = [write(self.record(one)) for one in results if one.game not in self._there]
        if texts:
            data = (self._gap + "\n".join(texts)).encode()
            self._gap = "\n"
            while data:
                data = data[os.write(self._file, data) :]

    def record(self, result: Result) -> Record:
        """One game as a record."""
        settings, meeting = self._settings, self._schedule.at(result.game)
        stage = self._stages[meeting.edition]
        seed = settings.deal_seed(meeting.deal)
        deal = stage.deal(seed)
        stage.lay_out(deal, meeting.start)
        tokens = self._tokens(stage, result)
        position = Position(stage.game, stage.edition, stage.states, engine=stage.engine)
        notation = stage.game.notation
        tags = {
            "Game": stage.game.name,
            "Edition": stage.edition.text,
            "Seats": seats_text([_seat_name(settings.names[bot]) for bot in meeting.seating]),
            "Start": str(meeting.start + 1),
            "Deck": " ".join(notation.CARD_NAMES[card] for card in deal.deck),
        }
        if stage.game.dice:
            tags["Dice"] = " ".join(notation.DICE_NAMES[face] for face in deal.dice)
        tags |= {"Seed": str(seed), "Result": result_text(position), "End": str(position.end)}
        tags[TAG] = f"{settings.mark} {result.game + 1}"
        return Record(tags, tokens, position)

    def _tokens(self, stage: Stage, result: Result) -> list[str]:
        """The decisions as text, each turn's after its number; the stage then shows the end."""
        state: State = stage.states.view(np.recarray)[0]  # a window, not a copy
        begins, known = stage.game.interpreted.turn_begins, stage.game.notation.TOKENS
        tokens = []
        for action in result.actions():
            if begins(state):
                tokens.append(f"{state.active + 1}.")
            tokens.append(known.get(action) or stage.game.notation.token(state, action))
            stage.apply(stage.states, 0, action)
        return tokens


def saved(text: bytes, settings: Settings) -> set[int]:
    """Which games of these settings a text of records holds already."""
    lines = re.findall(_tag(settings), text, re.MULTILINE)
    return {int(number) - 1 for number in lines}


def whole_records(text: bytes, settings: Settings) -> bytes:
    """A text without its last record, if that is one of ours, cut short by a crash."""
    last = max(text.rfind(b"[Game "), 0)
    torn = not text.endswith(b"\n") and re.search(_tag(settings), text[last:], re.MULTILINE)
    return text[:last] if torn else text


def _tag(settings: Settings) -> bytes:
    return rf'^\[{TAG} "{settings.mark} ([0-9]+)"\]'.encode()


def _seat_name(bot: str) -> str:
    """A bot's name that a record can hold."""
    return f"bot:{' '.join(bot.replace(BAR, ' / ').split())}"
