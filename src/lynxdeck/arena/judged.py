"""Many records judged, and luck taken off many games, by the workers of the arena."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from lynxdeck.arena.results import GameResult, unpacked
from lynxdeck.arena.runner import GameLoop
from lynxdeck.arena.settings import RunSettings
from lynxdeck.arena.workers import Workers, play_on
from lynxdeck.games.registry import game as find_game
from lynxdeck.judging import Judge, Verdict
from lynxdeck.judging.judge import Care
from lynxdeck.records import Record, read_text

Numbered = tuple[int, str]
"""A record's number and its text."""


@dataclass(frozen=True)
class Judging:
    care: Care

    def worker(self) -> "RecordJudge":
        return RecordJudge(self.care)


class RecordJudge:
    def __init__(self, care: Care) -> None:
        self._care = care
        self._judges: dict[str, Judge] = {}

    def play(self, item: Numbered) -> tuple[int, Verdict]:
        number, text = item
        [record] = read_text(text)
        assert isinstance(record, Record)
        name = record.position.game.name
        if name not in self._judges:
            self._judges[name] = Judge(find_game(name), self._care)
        return number, self._judges[name].judge(record)

    def close(self, *, at_once: bool = False) -> None:
        """Nothing was begun."""


def judged(records: Iterable[Record], workers: Workers, care: Care) -> Iterator[Verdict]:
    """What is said of each record, in their order."""
    texts = [(number, str(record)) for number, record in enumerate(records)]
    ready: dict[int, Verdict] = {}
    following = 0
    for batch in play_on(workers, Judging(care), texts):
        ready.update(batch)
        while following in ready:
            yield ready.pop(following)
            following += 1


Played = tuple[int, bytes]
"""A game's number and its moves."""
Luck = Mapping[int, Sequence[float]]
"""By a game's number, what luck brought to each seat."""


@dataclass(frozen=True)
class LuckReading:
    settings: RunSettings

    def worker(self) -> "LuckReader":
        return LuckReader(self.settings)


class LuckReader:
    def __init__(self, settings: RunSettings) -> None:
        self._settings, self._schedule = settings, settings.schedule
        self._judge = Judge(settings.found, None)
        self._editions = [settings.found.edition(text) for text in settings.editions]
        self._loops = [
            GameLoop(settings.found, edition, settings.seats) for edition in self._editions
        ]

    def play(self, item: Played) -> tuple[int, list[float]]:
        number, moves = item
        meeting = self._schedule.at(number)
        loop = self._loops[meeting.edition]
        loop.lay_out(loop.deal(self._settings.deal_seed(meeting.deal)), meeting.start)
        edition = self._editions[meeting.edition]
        return number, self._judge.luck(loop.states, unpacked(moves), edition)

    def close(self, *, at_once: bool = False) -> None:
        """Nothing was begun."""


def luck_of(settings: RunSettings, results: Sequence[GameResult], workers: Workers) -> Luck:
    """What luck brought in the games of a run, by their numbers."""
    found: dict[int, list[float]] = {}
    items = [(result.game, result.moves) for result in results]
    for batch in play_on(workers, LuckReading(settings), items):
        found.update(batch)
    return found
