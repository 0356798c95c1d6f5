"""Who may see what: the one place where that is decided.

Whatever shows a game takes a point of view and nothing else, and only this module makes them.
"""

from dataclasses import InitVar, dataclass, field
from typing import Literal

from lynxdeck.games.sentence import refuse
from lynxdeck.server.keyring import Rights, no_key
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table

Wish = int | Literal["none", "open"]
"""Whose eyes: a seat's, a spectator's, or all hands open."""

_SEAL = object()


@dataclass(frozen=True, slots=True)
class PointOfView:
    """Through whose eyes somebody looks."""

    seat: int | None
    """None for a spectator."""
    open: bool
    """Whether every hand is seen: of finished games, and of records that somebody brings."""
    game: Dealt | None = field(compare=False)
    """The finished game that it was given for; None: whatever is played there."""
    sitting: int = field(compare=False)
    """Whose time at the seat it was given for; 0 where no key was needed."""
    seal: InitVar[object]

    def __post_init__(self, seal: object) -> None:
        """Refuse one that was not given out here."""
        if seal is not _SEAL:
            raise TypeError("Only `look` and its neighbours give out a point of view.")

    def check(self, game: Dealt) -> None:
        """Refuse another game than the one it was given for: meanwhile a new one may have begun."""
        if self.game is not None and self.game is not game:
            raise refuse("stale:game")

    def holds(self, table: Table) -> bool:
        """Whether the seat is still theirs to whom it was given."""
        if not self.sitting or self.seat is None:
            return True
        seats = table.seats
        return self.seat <= len(seats) and seats[self.seat - 1].sitting == self.sitting

    def check_seat(self, table: Table) -> None:
        """Refuse those whose seat is another's by now, or who got a new key for it."""
        if not self.holds(table):
            raise no_key(self.seat or 0)

    @property
    def eyes(self) -> Wish:
        """As it is asked for."""
        return "open" if self.open else self.seat or "none"


def look(table: Table, who: Rights, wish: Wish, game: Dealt | None = None) -> PointOfView:
    """What somebody may see of one game of a table, or, without a game, from now on.

    A seat is seen by who has its key; the rest by spectators, where there are any, and by whoever
    has any key of the table, the host's too. Nobody sees all hands before a game is over;
    afterwards they, and so any seat's eyes, are open to all who may look at all.
    """
    over = game is not None and game.scores is not None
    if wish == "open" and not over:
        raise refuse("off:open")
    if isinstance(wish, int) and not over and wish not in who.seats:
        raise no_key(wish)
    if not (table.setup.spectators or who.seats or who.host):
        raise refuse("off:spectators")
    sitting = table.seats[wish - 1].sitting if isinstance(wish, int) and not over else 0
    return _through(wish, game if over else None, sitting)


def bring(wish: Wish) -> PointOfView:
    """What somebody sees of a record that they bring: there is no secret in it from them."""
    return _through(wish)


def everybody(table: Table) -> list[PointOfView]:
    """All who may be looking on at a table: a spectator, then every seat."""
    return [_through("none"), *(_through(seat) for seat in range(1, table.setup.seats + 1))]


def read_wish(text: str, seats: int) -> Wish:
    """Whose eyes: `open`, `none` for a spectator's, or a seat's number."""
    if text == "open":
        return "open"
    if text == "none":
        return "none"
    if not text.isdecimal() or not 1 <= int(text) <= seats:
        raise refuse("bad-request:eyes", seats=seats)
    return int(text)


def _through(wish: Wish, game: Dealt | None = None, sitting: int = 0) -> PointOfView:
    seat = wish if isinstance(wish, int) else None
    return PointOfView(seat, wish == "open", game, sitting, _SEAL)
