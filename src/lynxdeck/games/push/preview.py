"""The exact chance of pushing too far: everybody can count what is still in the pile (PR6)."""

from dataclasses import dataclass

from lynxdeck.games.fields import State
from lynxdeck.games.push import notation, rules
from lynxdeck.games.push.view import View, read
from lynxdeck.games.sight import Foresight


@dataclass(frozen=True)
class Risk:
    """How many of the cards in the pile fit into no column."""

    misfits: int
    pile: int

    @property
    def chance(self) -> float:
        """The share of them, 0 to 1."""
        return self.misfits / self.pile if self.pile else 0.0


def risk(view: View) -> Risk:
    """The chance that the next card turned up is one too many (P15)."""
    return _count(read(view)[0])


def risk_after(view: View, column: str) -> Risk:
    """The same once the card turned up lies in a column."""
    state = read(view)[0]
    rules.place(state, notation.COLUMNS.index(column))
    return _count(state)


def _count(state: State) -> Risk:
    misfits = sum(
        int(state.unseen[card])
        for card in range(1, rules.SWITCH)
        if state.unseen[card] and not _fits(state, card)
    )
    return Risk(misfits, int(state.pile_size))


def _fits(state: State, card: int) -> bool:
    state.card = card
    return any(rules.why_place(state, column) == rules.ALLOWED for column in range(rules.COLUMNS))


def foresee(view: View, token: str) -> Foresight:
    """What a legal decision does at once: the chance to bust after it."""
    if token in notation.COLUMNS:
        after = risk_after(view, token)
    elif token[0] == "+":
        after = risk(view)
    else:
        return Foresight()
    return Foresight(misfits=after.misfits, pile=after.pile)


def odds(view: View) -> tuple[int, int] | None:
    """How many of the cards in the pile would bust."""
    now = risk(view)
    return now.misfits, now.pile
