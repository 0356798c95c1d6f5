"""What is agreed when a table is made."""

import itertools
from typing import Annotated, Literal

import msgspec

from lynxdeck.games.edition import Edition, check_players
from lynxdeck.games.registry import Game
from lynxdeck.games.registry import game as find_game
from lynxdeck.games.sentence import refuse

DAY_MS = 86_400_000
BY_SEAT = msgspec.Meta(extra_json_schema={"propertyNames": {"pattern": "^[1-6]$"}})
"""Keys are seats; JSON has only strings there, and a schema must say which."""


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody is hurried."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live"):
    """So many seconds for each decision; what is used beyond comes out of the seat's bank."""

    seconds: int
    bank: int


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """Turn-based play: so many days for each decision."""

    days: int


Clock = NoClock | LiveClock | DaysClock
Pace = Literal["human", "instant"]


Row = Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=500)]
"""Cards, decisions or rolls: more than any game has are not kept."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: the deck is laid out, and some seats play what is written here."""

    deck: Row
    moves: Annotated[dict[int, Row], BY_SEAT] = {}
    dice: Row = []

    def order(self, game: Game) -> tuple[list[int], list[int]]:
        """The deck and the rolls; these come round again, so that there are enough (P18)."""
        notation = game.notation
        faces = [notation.DICE[name] for name in self.dice] or list(notation.DICE.values())
        rolls = list(itertools.islice(itertools.cycle(faces), game.dice))
        return [notation.CARDS[name] for name in self.deck], rolls


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table's agreement. It holds the flags, so that a later change of editions leaves it be.

    Flags that came later are named where they are not as before: so versions that do not know them
    can play the table too.
    """

    game: str
    edition: str
    flags: dict[str, str]
    seats: int
    rules: int
    clock: Clock = NoClock()
    match: int = 0
    """How often every seat begins; 0 for a single game. (L20)"""
    start: int | None = None
    """The seat that begins the first game; None draws it with the deal."""
    public: bool = False
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    odds: bool = True
    stand_in: str = "medium"
    pace: Pace = "human"
    title: str = ""
    script: Script | None = None

    def played(self) -> tuple[Game, Edition]:
        """The game and the edition as agreed; refuses a game of other rules than ours."""
        game = find_game(self.game)
        if self.rules != game.rules.VERSION:
            raise refuse("rules-version", theirs=self.rules, ours=game.rules.VERSION)
        own = game.custom(self.flags)  # a household's own, or what that edition once was
        for edition in game.editions:
            if (edition.name, edition.flags) == (self.edition, own.flags):
                return game, edition
        return game, own


def agreement(game: Game, edition: Edition, *, seats: int, match: int = 0) -> Setup:
    """A table for a game with everything else as usual."""
    check_players(edition, seats)
    return Setup(
        game=game.name,
        edition=edition.name,
        flags=game.said(edition),
        seats=seats,
        rules=game.rules.VERSION,
        match=match,
    )


def agree(game: str, edition: str | None, *, flags: list[str], seats: int) -> tuple[Game, Edition]:
    """The game and edition that somebody asks for, checked."""
    found = find_game(game)
    chosen = found.edition(edition) if edition else found.editions[0]
    chosen = found.changed(chosen, flags)
    check_players(chosen, seats)
    return found, chosen
