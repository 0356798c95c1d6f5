"""Plays a game and sums up all the rules say after every decision, as `trace.mjs` does.

On interpreted or compiled Python, or on a GPU (`device.py`): the sums of two targets are equal as
long as they are.
"""

import zlib
from dataclasses import dataclass
from struct import pack
from types import SimpleNamespace
from typing import Any

import numpy as np

from lynxdeck.bots import engine as players
from lynxdeck.bots import tree
from lynxdeck.games.fields import States
from lynxdeck.games.registry import Game

PLAYERS = ("greedy_at", "advice_at", "random_at", "slip_at", "tasted_at", "search", "child_of")


@dataclass(frozen=True)
class Play:
    """One game to be played: a deck in order, or to be shuffled, and how decisions are made."""

    blank: bytes
    """The record with seats, flags and rolls."""
    deck: bytes
    seats: int
    rng: int
    side: int
    style: str = "any"
    """`any` of the legal actions, mostly the `first`, or as the rule of `thumb` says."""
    start: int = 0
    shuffled: bool = True
    drawn: bool = False
    """Whether the record is a position already, and nothing is dealt."""
    after: bool = True
    """Whether whole games are played after it without a look at each decision."""
    every: int = 8
    """After how many decisions all is asked that takes long."""
    most: int = 10_000
    """So many decisions are looked at."""

    def json(self) -> dict[str, Any]:
        """As JavaScript reads it."""
        words = {"rng": str(self.rng), "side": str(self.side)}
        return {**vars(self), "blank": self.blank.hex(), "deck": self.deck.hex(), **words}


def engine(game: Game, *, compiled: bool) -> Any:
    """The rules with story and players, in one namespace."""
    rules = game.compiled if compiled else game.interpreted
    thinking = players.compiled(game) if compiled else players.interpreted(game)
    wanted = (*PLAYERS, *(f"{bot}_at" for bot in game.manifest.bots))
    found = {name: vars(thinking)[name] for name in wanted}
    return SimpleNamespace(**vars(rules) | found, room=np.zeros)


class Table:
    """One table on which games are played; method by method like the one in `trace.mjs`."""

    def __init__(self, game: Game, *, compiled: bool, on: Any = None) -> None:
        rules, story = game.rules, game.story
        self.game, self.actions, self.wide = game, rules.ACTIONS, not compiled
        self.e = on or engine(game, compiled=compiled)
        room, told = self.e.room, (story.TOLD, story.TOLD_WIDTH)
        names = ("state", "copy", "masked", "other", "blank")
        self.state, self.copy, self.masked, self.other, self.blank = (self.e.new(1) for _ in names)
        self.out = room(rules.ACTIONS, np.int16)
        self.codes = room(rules.ACTIONS, np.int64)
        layout = game.layout
        self.numbers = room((layout.hands - layout.size) // 4, np.int64)
        self.foreseen = room(game.foresight.width if game.foresight else 3, np.int64)
        self.tips = room(len(game.tips) + 1, np.int64)
        self.told = room((2, *told), np.int16)
        self.rows, self.seen = room(told, np.int16), room(told, np.int16)
        self.rng, self.side = room(1, np.uint64), room(1, np.uint64)
        self.bots = [getattr(self.e, f"{bot}_at") for bot in game.manifest.bots]
        self.tastes = []
        for level in game.manifest.lynxes.values():
            if level.tastes:
                self.tastes.append(room(len(game.tastes(level)), np.int64))
                self.tastes[-1][:] = game.tastes(level)
        self.sum = 0

    def trace(self, play: Play) -> list[int]:
        """The sums after each decision of one game, and after what is played at the end."""
        sums = []
        self.begin(play)
        step = 0
        while True:
            self.sum = 0
            mover = self.position(play.seats)
            if mover < 0 or step == play.most:
                break
            self.views(mover, play.seats, step)
            self.thoughts(mover, everything=step % play.every == 0)
            self.decide(self.choice(play.style, mover), mover, play.seats)
            sums.append(self.sum)
            step += 1
        if play.after:
            self.end()
        return [*sums, self.sum]

    def begin(self, play: Play) -> None:
        """Deals, at random or this very order."""
        self.deck = self.e.room(len(play.deck), np.int64 if self.wide else np.uint8)
        self.deck[:] = np.frombuffer(play.deck, np.uint8)
        self.rng[0], self.side[0] = play.rng, play.side
        for record in (self.blank, self.state):
            record[0] = np.frombuffer(play.blank, self.game.rules.STATE)[0]
        if play.drawn:
            return
        if play.shuffled:
            self.e.deal_random(self.state, 0, self.blank, self.deck, self.rng)
        else:
            self.e.deal_at(self.state, 0, self.deck, play.start)

    def bytes(self, data: bytes) -> None:
        """Bytes into the sum."""
        self.sum = zlib.crc32(data, self.sum)

    def add(self, array: States | np.ndarray[Any, Any], count: int | None = None) -> None:
        """The first bytes of an array into the sum, or all."""
        self.bytes(array.tobytes()[:count])

    def number(self, n: int) -> None:
        """A number into the sum."""
        self.bytes(pack("<i", int(n)))

    def position(self, seats: int) -> int:
        """The record, what is legal in it, scores and winners; who moves."""
        e, state = self.e, self.state
        self.add(state)
        n = e.list_of(state, 0, self.out)
        self.add(self.out, 2 * n)
        self.number(e.count_of(state, 0))
        e.tally(state, 0, self.numbers)
        self.add(self.numbers, 8 * (2 * seats + 1))
        for seat in range(seats):
            self.number(e.score_of(state, 0, seat))
            self.number(e.wins_of(state, 0, seat))
        self.number(e.turn_begins(state[0]))
        self.number(e.chance_missing(state[0]))
        mover = int(e.mover_of(state, 0))
        self.number(mover)
        return mover

    def views(self, mover: int, seats: int, step: int) -> None:
        """What everybody, the mover and one seat after the other see, and what they may imagine."""
        e = self.e
        self.number(e.look(self.state, 0, self.masked, self.numbers, self.other, self.codes))
        self.add(self.masked)
        self.add(self.other)
        for viewer in (step % seats, self.game.rules.SPECTATOR, mover):
            e.mask_at(self.state, 0, viewer, self.masked, 0)
            self.add(self.masked)
            self.other[0] = self.masked[0]
            e.redeal_at(self.other, 0, self.side)
            self.add(self.other)

    def thoughts(self, mover: int, *, everything: bool) -> None:
        """What the players would do, and what they may ask, from the mover's masked record."""
        e = self.e
        for choose in (e.greedy_at, e.random_at, e.slip_at):
            self.number(choose(self.masked, 0, self.side))
        self.number(e.bust_odds_at(self.state, 0, mover, self.other, self.foreseen))
        self.add(self.foreseen)
        if not everything:
            return
        for choose in (e.advice_at, *self.bots):
            self.number(choose(self.masked, 0, self.side))
        for taste in self.tastes:
            self.number(e.tasted_at(self.masked, 0, self.side, taste))
        for action in range(-1, self.actions + 1):
            self.number(e.why_of(self.state, 0, action))
            self.number(e.foresee_at(self.state, 0, mover, action, self.other, self.foreseen))
            self.add(self.foreseen)

    def choice(self, style: str, mover: int) -> int:
        """Which of the legal actions is taken."""
        e = self.e
        if style == "thumb":
            e.mask_at(self.state, 0, mover, self.masked, 0)
            return int(e.greedy_at(self.masked, 0, self.side))
        k = e.below(self.rng, e.count_of(self.state, 0))
        first = style == "first" and e.below(self.rng, 4) > 0
        return int(e.kth_of(self.state, 0, 0 if first else k))

    def decide(self, action: int, mover: int, seats: int) -> None:
        """Makes a decision in every way there is, and sums up what it did."""
        e = self.e
        self.number(action)
        self.number(e.action_of(self.state[0], action))
        self.number(e.foresee_at(self.state, 0, mover, action, self.other, self.foreseen))
        self.add(self.foreseen)
        self.number(e.ends_at(self.state, 0, action, self.other))
        self.apart(e.apply_at, action)
        self.apart(e.decide, action)
        self.apart(e.apply_told, action, self.other, self.rows)
        count = e.decide_told(self.state, 0, action, self.other, self.told)
        size = 2 * count * self.rows.shape[1]
        for rows in self.told:
            self.add(rows, size)
        for seat in range(seats):
            self.tell(count, size, seat)

    def apart(self, change: Any, *arguments: Any) -> None:
        """Does something on a copy of the record."""
        self.copy[0] = self.state[0]
        self.number(change(self.copy, 0, *arguments) or 0)
        self.add(self.copy)

    def tell(self, count: int, size: int, seat: int) -> None:
        """What a seat hears of the decision, and what it might want to know now."""
        self.rows[:] = self.told[0]
        self.e.veil_told(self.rows, count, seat, self.seen)
        self.add(self.seen, size)
        n = self.e.tips_at(self.state, 0, seat, self.rows, count, self.other, self.tips)
        self.number(n)
        self.add(self.tips, 8 * n)

    def end(self) -> None:
        """Games played without a look."""
        e = self.e
        dealt = (self.state, 0, self.blank, self.deck, self.rng)
        self.number(e.play_games(*dealt, 2))
        self.add(self.state)
        self.number(e.play_games_listing(*dealt, 2, self.out))
        self.add(self.state)
        self.add(self.deck.astype(np.uint8))
        self.add(self.rng)
        self.add(self.side)


def search(game: Game, masked: bytes, rng: int, simulations: int, settings: list[float]) -> Any:
    """Grows a tree on the CPU from a masked record, as `trace.mjs` does."""
    e = players.compiled(game)
    states, nodes = np.zeros(2, game.rules.STATE), np.zeros(2 * simulations + 2, tree.NODE)
    states[0] = np.frombuffer(masked, game.rules.STATE)[0]
    room = np.zeros((3, max(game.rules.ACTIONS, tree.DEPTH) + 2), np.int64)
    word, numbers = np.array([rng], np.uint64), np.array(settings, np.float64)
    used = e.search(states, nodes, 0, 1, simulations, room, word, numbers)
    total = zlib.crc32(nodes.tobytes())
    for action in range(game.rules.ACTIONS):
        total = zlib.crc32(pack("<i", e.child_of(nodes, 0, action)), total)
    return [int(used), total, str(int(word[0]))]
