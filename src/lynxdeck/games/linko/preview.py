"""What a play would do, reckoned by the rules from one seat's view and nothing else."""

from dataclasses import dataclass

from lynxdeck.games.linko import notation, rules
from lynxdeck.games.linko.view import View, read
from lynxdeck.games.sight import Foresight


@dataclass(frozen=True)
class Play:
    """Cards of one value, as they would be laid."""

    value: int
    numbers: int
    jokers: int

    @property
    def token(self) -> str:
        """The play as records write it."""
        action = rules.play_action(self.value, self.numbers, self.jokers)
        return notation.TOKENS[action]


@dataclass(frozen=True)
class Effect:
    """What follows from a play at once."""

    victims: tuple[int, ...]
    """Whose top layers it snatches, clockwise."""
    sets: tuple[int, ...]
    """The sets of the ghost of which it snatches one."""
    out: bool
    """Whether these are the last cards, so that the game ends and nobody is snatched (L7)."""
    may_draw: bool
    """Whether one card may be drawn because nobody is snatched (L14, L26)."""


def play_of(token: str) -> Play:
    """The play that a token means.

    >>> play_of("6x3+J")
    Play(value=6, numbers=3, jokers=1)
    """
    action = notation.CODES[token]
    return Play(rules.play_value(action), rules.play_numbers(action), rules.play_jokers(action))


def effect(view: View, token: str) -> Effect:
    """Lay the cards on a copy of what the seat sees, and compare (L8, L24)."""
    state = read(view)[0]
    active = int(state.active)
    rules.play(state, notation.CODES[token])
    if rules.over(state):
        return Effect((), (), out=True, may_draw=False)
    state.active = active  # the trial may have passed the turn on
    sets = tuple(value for value in range(1, rules.JOKER - 1) if rules.haunts(state, value))
    seats = int(state.seats)
    others = ((active + i) % seats for i in range(1, seats))
    victims = tuple(seat + 1 for seat in others if rules.snatches(state, active, seat))
    may_draw = bool(state.optional_draw) and not sets and not victims
    return Effect(victims, sets, out=False, may_draw=may_draw)


def foresee(view: View, token: str) -> Foresight:
    """What a legal decision does at once; only plays do more than they say."""
    if view.phase != "play":
        return Foresight()
    seen = effect(view, token)
    return Foresight(list(seen.victims), list(seen.sets), out=seen.out, may_draw=seen.may_draw)


def odds(view: View) -> tuple[int, int] | None:  # noqa: ARG001
    """Linko has no bust to reckon."""
    return None
