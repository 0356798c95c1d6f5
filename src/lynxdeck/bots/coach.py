"""The coach: which own decisions of a game cost most, which was the best find, and why.

Everything is reckoned from what the seat knew, over a fixed number of deals with fixed seeds, so
the page finds the same (`web/src/device/worker/coach.ts`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from lynxdeck.bots import reasons
from lynxdeck.bots.champion import LoadedNetwork
from lynxdeck.bots.reasons import WHOLE_WIN
from lynxdeck.games.chance import generator
from lynxdeck.games.fields import States
from lynxdeck.games.registry import Game

LOOKED_AT = 4
"""Choices that are weighed at each decision: the one made, and those that the network likes."""
FIRST_DEALS, DEALS = 32, 100
"""Deals for a first look at every decision, and for those that are told."""
WORTH_TELLING = 300
"""10,000ths of a win that a decision must have cost, or gained on the next best."""
TRIES = 4
"""Decisions of either kind that are looked at closely."""
LESSONS = 2
"""Decisions told that cost something; one more is told that was good."""

Rows = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Chance:
    """A share of the win, and its standard error."""

    share: float
    error: float


@dataclass(frozen=True)
class Because:
    """A reason: what came more often after one choice, and what is certain about it."""

    came: str
    least: int
    """From which number on it counts; 0 for what comes or not."""
    often: int
    there: int
    """In how many deals after the choice, and after the better one."""
    explained: float
    """How much of the loss is in the deals in which it came after one of them alone."""
    seat: int | None
    """Whom its sentence names, from 1."""
    certain: str | None
    numbers: Mapping[str, int]


@dataclass(frozen=True)
class TwoChoices:
    """Two choices at one decision, in the same deals."""

    chosen: int
    better: int
    deals: int
    chances: tuple[Chance, Chance]
    loss: Chance
    close: bool
    """Whether the loss is within its error: too close to call."""
    because: Because | None


@dataclass(frozen=True)
class FirstLook:
    """A decision at a first look: each choice with what it is worth, the one made first."""

    decision: int
    masked: States
    choices: tuple[int, ...]
    worth: tuple[int, ...]
    """In FIRST_DEALS deals together, in 10,000ths."""

    @property
    def best(self) -> int:
        """Where the best of them stands; of equals the first."""
        return self.worth.index(max(self.worth))

    @property
    def margin(self) -> int:
        """What the choice made lost against the best, or gained on the next best."""
        others = max(self.worth[1:])
        return abs(others - self.worth[0])


class Coach:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.network = LoadedNetwork(game)
        story, rules = game.story, game.rules
        self.states = self.network.players.new(4)
        self.told = np.zeros((story.TOLD, story.TOLD_WIDTH), np.int16)
        self.shares = np.zeros(rules.SEATS, np.float64)
        self.worth: Rows = np.zeros((DEALS, LOOKED_AT), np.int64)
        self.came: Rows = np.zeros((DEALS, LOOKED_AT), np.int64)
        self.choices = np.zeros(LOOKED_AT, np.int64)
        self.found = np.zeros(reasons.REASON_ROOM, np.int64)

    def look(self, decision: int, masked: States, chosen: int) -> FirstLook:
        """What a choice is worth, and those that the network likes."""
        network = self.network
        self.states[0] = masked[0]
        count = network.players.tempting(
            self.states, chosen, LOOKED_AT, network.room, *network.arrays, self.choices
        )
        self._play(int(count), FIRST_DEALS, 2 * int(masked[0]["move"]))
        worth = self.worth[:FIRST_DEALS, :count].sum(0)
        return FirstLook(
            decision,
            masked,
            tuple(self.choices[:count].tolist()),
            tuple(worth.tolist()),
        )

    def compare(self, masked: States, chosen: int, better: int) -> TwoChoices:
        """Why a choice is worth less than a better one."""
        self.states[0] = masked[0]
        self.choices[:2] = chosen, better
        self._play(2, DEALS, 2 * int(masked[0]["move"]) + 1)
        self.network.players.find_reason(
            self.states, chosen, better, 0, 1, DEALS, self.worth, self.came, self.found
        )
        mine, theirs = self.worth[:, 0], self.worth[:, 1]
        return TwoChoices(
            chosen,
            better,
            DEALS,
            (chance(mine), chance(theirs)),
            chance(theirs - mine),
            bool(self.found[reasons.REASON_CLOSE]),
            self._because(),
        )

    def _play(self, count: int, deals: int, seed: int) -> None:
        network = self.network
        network.players.compare_choices(
            self.states,
            self.choices,
            count,
            0,
            deals,
            generator(seed),
            network.room,
            self.told,
            self.shares,
            *network.arrays,
            self.worth,
            self.came,
        )

    def _because(self) -> Because | None:
        names = self.game.reasons.REASONS
        found = self.found.tolist()
        came, known, seat = (
            found[at] for at in (reasons.REASON_CAME, reasons.REASON_CERTAIN, reasons.REASON_WHOM)
        )
        if came < 0:
            return None
        takes = names[known].takes if known >= 0 else ()
        numbers = dict(zip(takes, found[reasons.REASON_NUMBERS :], strict=False))
        return Because(
            names[came].name,
            found[reasons.REASON_LEAST],
            found[reasons.REASON_OFTEN],
            found[reasons.REASON_THERE],
            found[reasons.REASON_EXPLAINED] / found[reasons.REASON_LOSS],
            seat + 1 if seat >= 0 else None,
            names[known].name if known >= 0 else None,
            numbers,
        )

    def review(self, decisions: Iterable[tuple[int, States, int]]) -> "Review":
        """A seat's own decisions with a choice: number, masked record, what was chosen."""
        looks = tuple(self.look(*one) for one in decisions)
        lessons = self._telling(look for look in looks if look.best > 0)
        finds = self._telling(look for look in looks if look.best == 0)
        return Review(looks, tuple(lessons[:LESSONS]), finds[0] if finds else None)

    def _telling(self, looks: Iterable[FirstLook]) -> list[tuple[FirstLook, TwoChoices]]:
        """Those with the largest margins, if not too close to call; those with a reason first."""
        found = []
        large = (look for look in looks if look.margin >= WORTH_TELLING * FIRST_DEALS)
        for look in sorted(large, key=lambda one: (-one.margin, one.decision))[:TRIES]:
            weaker, stronger = (0, look.best) if look.best > 0 else (second(look), 0)
            told = self.compare(look.masked, look.choices[weaker], look.choices[stronger])
            if not told.close:
                found.append((look, told))
        return sorted(found, key=lambda one: one[1].because is None)


@dataclass(frozen=True)
class Review:
    """What is told of a game: every decision at a first look, what cost most, the best find."""

    looks: tuple[FirstLook, ...]
    lessons: tuple[tuple[FirstLook, TwoChoices], ...]
    find: tuple[FirstLook, TwoChoices] | None
    """The better choice is the one that was made."""


def second(look: FirstLook) -> int:
    """Where the best of the other choices stands; of equals the first."""
    return look.worth.index(max(look.worth[1:]), 1)


def chance(worth: Rows) -> Chance:
    """The mean of shares in 10,000ths, and its error."""
    count, total, squares = len(worth), int(worth.sum()), int((worth * worth).sum())
    spread = (count * squares - total * total) / (count - 1)
    return Chance(total / count / WHOLE_WIN, sqrt(spread) / count / WHOLE_WIN)
