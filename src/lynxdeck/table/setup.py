"""What is agreed when a table is made."""

import itertools
from typing import Annotated, Literal, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict, replace

from lynxdeck.games.edition import CUSTOM, Edition, check_players
from lynxdeck.games.registry import Game, games
from lynxdeck.games.registry import game as find_game
from lynxdeck.games.sentence import refuse
from lynxdeck.table import text

DAY_MS = 86_400_000
BY_SEAT = Meta(extra_json_schema={"propertyNames": {"pattern": "^[1-6]$"}})
"""Keys are seats; JSON has only strings there, and a schema must say which."""


Small = Annotated[int, Meta(ge=0, le=1_000_000)]
"""Any number of something; what it may be, a sentence says."""


class NoClock(Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Nobody is hurried."""


class LiveClock(Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """So many seconds for each decision; what is used beyond comes out of the seat's bank."""

    seconds: Small
    bank: Small


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Turn-based play: so many days for each decision."""

    days: Small


Clock = NoClock | LiveClock | DaysClock
Pace = Literal["human", "instant"]
BotLevel = Literal["easy", "medium", "hard", "expert", "champion"]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
FlagText = Annotated[str, Meta(max_length=60)]
GameName = Annotated[
    str, Meta(max_length=60, extra_json_schema={"enum": [game.name for game in games()]})
]
Row = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=500)]
"""Cards, decisions or rolls: more than any game has are not kept."""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
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


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed at a table: in requests, in what is told of a table, and in its log.

    A request may leave out all that has a default. In a log it holds the edition's flags, so that
    a later change of the edition leaves the table alone. Flags that came later are named only
    where they are not as before: versions that do not know them can play the table too.
    """

    game: GameName
    seats: Annotated[int, Meta(ge=2, le=6)]
    edition: Annotated[str, Meta(max_length=200)] = ""
    """An edition's name, or `custom` with all flags; empty: the game's usual one."""
    flags: Annotated[dict[FlagText, FlagText], Meta(max_length=30)] = {}
    """In a request: those that are not as the edition says."""
    rules: Small = 0
    """The version of the game's rules; 0: the present one."""
    clock: Clock = NoClock()
    match: Annotated[int, Meta(ge=0, le=2)] = 0
    """How often every seat begins; 0 for a single game. (L20)"""
    start: SeatNumber | None = None
    """The seat that begins the first game; null draws it with the deal."""
    public: bool = False
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    """Whether bots give hints, while one person plays."""
    odds: bool = True
    """Whether the chance to bust is told, while one person plays."""
    stand_in: BotLevel = "medium"
    pace: Pace = "human"
    title: Annotated[str, Meta(max_length=100)] = ""

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


SetupChange: type[Struct] = msgspec.defstruct(
    "SetupChange",
    [
        (field.name, Union[field.type, UnsetType], UNSET)  # noqa: UP007 - no operator for these
        for field in msgspec.structs.fields(Setup)
    ],
    kw_only=True,
    forbid_unknown_fields=True,
    module=__name__,
    namespace={"__doc__": "What the host wants otherwise before the first deal; the rest stays."},
)


def settled(wish: Setup) -> Setup:
    """A request's set-up with everything said that it left open; refuses what cannot be played."""
    game = find_game(wish.game)
    if wish.edition == CUSTOM:
        edition = game.custom(wish.flags)
    else:
        named = game.edition(wish.edition) if wish.edition else game.editions[0]
        own = game.custom({**named.flags, **wish.flags})
        edition = named if own.flags == named.flags else own
    check_players(edition, wish.seats)
    if wish.start is not None and wish.start > wish.seats:
        raise refuse("no-seat", seats=wish.seats, seat=wish.start)
    _check_clock(wish.clock)
    return replace(
        wish,
        edition=edition.name,
        flags=game.said(edition),
        rules=wish.rules or game.rules.VERSION,
        title=text.line(wish.title, longest=text.TITLE, what="title"),
    )


def changed(setup: Setup, change: Struct) -> Setup:
    """The set-up with a `SetupChange`; another game or edition brings its own flags."""
    wish = {name: value for name, value in asdict(change).items() if value is not UNSET}
    if wish.get("game", setup.game) != setup.game:
        wish = {"edition": "", **wish}
    same = wish.get("edition", setup.edition) == setup.edition
    wish["flags"] = {**(setup.flags if same else {}), **wish.get("flags", {})}
    return settled(replace(setup, **wish))


def _check_clock(clock: Clock) -> None:
    if isinstance(clock, LiveClock) and not (
        5 <= clock.seconds <= 3600 and 0 <= clock.bank <= 36_000
    ):
        raise refuse("bad-clock:live")
    if isinstance(clock, DaysClock) and not 1 <= clock.days <= 30:
        raise refuse("bad-clock:days")
