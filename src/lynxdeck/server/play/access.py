"""Who may see what: the one place where that is decided.

Whatever shows a game takes a point of view and nothing else, and only this module makes them.
"""

from dataclasses import InitVar, dataclass, field
from typing import Literal, NamedTuple

from lynxdeck.games.sentence import refuse
from lynxdeck.locale.text import number_in
from lynxdeck.server.keyring import Rights, no_key
from lynxdeck.table.dealt import Dealt
from lynxdeck.table.table import Table

Wish = int | Literal["none", "open"]
"""Whose eyes: a seat's, a spectator's, or all hands open."""

_SEAL = object()


class Right(NamedTuple):
    """By what somebody may look on; with none of it, as a spectator if those are welcome."""

    sittings: tuple[tuple[int, int], ...] = ()
    """Seats whose keys they have, each with the event that began that time at it."""
    hosting: int = 0
    """The event that began the time of the host whose key they have."""

    def holds(self, table: Table) -> bool:
        if table.setup.spectators or self.hosting == table.hosting:
            return True
        return any(_sits(table, seat, since) for seat, since in self.sittings)


AS_A_SPECTATOR = Right()


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
    """Whose time at the seat it was given for; 0 where no key of that seat was needed."""
    right: Right = field(compare=False)
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
        """Whether those to whom it was given may still look on: asked whenever that can change."""
        if self.sitting and self.seat is not None:
            return _sits(table, self.seat, self.sitting)
        return self.right.holds(table)

    def check_seat(self, table: Table) -> None:
        if not self.holds(table):
            raise no_key(self.seat) if self.sitting and self.seat else refuse("off:spectators")

    @property
    def eyes(self) -> Wish:
        return "open" if self.open else self.seat or "none"


def _sits(table: Table, seat: int, since: int) -> bool:
    return seat <= len(table.seats) and table.seats[seat - 1].sitting == since


def look(table: Table, who: Rights, wish: Wish, game: Dealt | None = None) -> PointOfView:
    """What somebody may see of one game of a table, or, without a game, from now on.

    A seat is seen by who has its key; the rest by spectators, where there are any, and by all who
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
    sittings = tuple((seat, table.seats[seat - 1].sitting) for seat in sorted(who.seats))
    right = Right(sittings, table.hosting if who.host else 0)
    return _through(wish, game if over else None, sitting, right)


def bring(wish: Wish) -> PointOfView:
    """What somebody sees of a record that they bring: there is no secret in it from them."""
    return _through(wish)


def everybody(table: Table) -> list[PointOfView]:
    right = Right(hosting=table.hosting)
    seats = range(1, table.setup.seats + 1)
    return [_through("none", right=right), *(_through(seat, right=right) for seat in seats)]


def read_wish(text: str, seats: int) -> Wish:
    """Whose eyes: `open`, `none` for a spectator's, or a seat's number."""
    if text == "open":
        return "open"
    if text == "none":
        return "none"
    if (seat := number_in(text, seats, least=1)) is None:
        raise refuse("bad-request:eyes", seats=seats)
    return seat


def _through(
    wish: Wish, game: Dealt | None = None, sitting: int = 0, right: Right = AS_A_SPECTATOR
) -> PointOfView:
    seat = wish if isinstance(wish, int) else None
    return PointOfView(seat, wish == "open", game, sitting, right, _SEAL)
