"""What the modules of a game must define: the shape that the games of this house share.

Each class here is one module of a game's package. mypy holds the house's games against them (a
module is an implementation of a protocol, see `tests/games/test_shape.py`); `part` looks when a
module is loaded, so that a game from elsewhere hears in a sentence what it lacks.
"""

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from lynxdeck.games.edition import Edition, Flag
from lynxdeck.games.fact import Fact
from lynxdeck.games.fields import Numbers, Rng, State, States
from lynxdeck.games.manifest import Manifest
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.tip import Tip

if TYPE_CHECKING:
    from msgspec import Struct, UnsetType

    from lynxdeck.games.sight import Cards, Foresight, Plan


class Rules(Protocol):
    """`rules.py`: plain functions over one record, compiled for every target."""

    VERSION: int
    SEATS: int
    ACTIONS: int
    OPEN: int
    SPECTATOR: int
    WHY_NO_ACTION: int
    STATE: np.dtype[np.void]

    def __hash__(self) -> int:
        """Modules are themselves, and keys of what is kept for them."""

    def deal(self, state: State, cards: Numbers, start: int, /) -> None:
        """Deal an explicit order into a record that holds only seats and flags."""

    def apply(self, state: State, action: int, /) -> None:
        """Make one legal decision."""

    def legal_count(self, state: State, /) -> int:
        """How many actions are legal."""

    def legal_at(self, state: State, k: int, /) -> int:
        """The k-th legal action, in ascending order."""

    def legal(self, state: State, out: Numbers, /) -> int:
        """Write the legal actions; how many there are."""

    def why(self, state: State, action: int, /) -> int:
        """The reason why an action is refused, 0 if it is allowed."""

    def action_of(self, state: State, code: int, /) -> int:
        """The action that a token's code means here."""

    def to_move(self, state: State, /) -> int:
        """Whose decision it is, -1 when the game is over."""

    def over(self, state: State, /) -> bool:
        """Whether the game has ended."""

    def turn_begins(self, state: State, /) -> bool:
        """Whether the next decision is the first of a turn."""

    def score(self, state: State, seat: int, /) -> int:
        """What a seat would score if the game ended now."""

    def wins(self, state: State, seat: int, /) -> bool:
        """Whether a seat would win if the game ended now."""

    def hide(self, state: State, seat: int, /) -> None:
        """Blank what a seat does not see."""

    def redeal(self, state: State, rng: Rng, /) -> None:
        """Fill a masked record anew, consistent with what its viewer knows."""

    def roll_ahead(self, state: State, rng: Rng, /) -> None:
        """Put the rolls of a random game into the record; nothing in a game without dice."""

    def chance_missing(self, state: State, /) -> bool:
        """Whether the last decision needed a roll that the record has not."""


class Editions(Protocol):
    """`editions.py`: what editions differ in, and the named ones."""

    FLAGS: tuple[Flag, ...]
    EDITIONS: tuple[Edition, ...]

    def players(self, flags: dict[str, str], /) -> range:
        """How many may play with these flags."""

    def fresh_deck(self, edition: Edition, seats: int, /) -> list[int]:
        """The cards that are shuffled, ascending."""


class Notation(Protocol):
    """`notation.py`: cards, tokens and names, there and back."""

    PHASES: tuple[str, ...]
    ENDS: tuple[str | None, ...]
    CARD_NAMES: tuple[str, ...]
    CARDS: dict[str, int]
    DICE_NAMES: tuple[str, ...]
    DICE: dict[str, int]
    TOKENS: dict[int, str]
    CODES: dict[str, int]
    REASONS: tuple[str, ...]
    RULES: tuple[str, ...]

    def code(self, token: str, /) -> int | None:
        """What a token says before the position is known; None if it is no token."""

    def token(self, state: State, action: int, /) -> str:
        """An action as text, in this position."""

    def reason(self, state: State, action: int, number: int, /) -> tuple[str, dict[str, int | str]]:
        """A refusal's key in the locale files, and what its sentence speaks of."""


class Shown(Protocol):
    """What the views of all games have, whatever else is in them."""

    edition: str
    rules: int
    seat: int | None
    move: int
    to_move: int | None
    phase: str
    legal: list[str]
    over: bool
    end: str | None
    winners: list[int]
    hands: "list[Cards] | UnsetType"


class Seen(Shown, Protocol):
    """The view of a game that is not known before: what only that game has is not checked."""

    def __getattr__(self, name: str) -> Any:
        """A field that not every game has."""


class View(Protocol):
    """`view.py`: the masked record, and its JSON form there and back."""

    AT: dict[str, int]
    PLAN: list["Plan"]

    @property
    def View(self) -> type[Shown]:  # noqa: N802 - the class of that name
        """The struct that leaves the table, tagged with the game's name as `game`."""

    @property
    def read(self) -> Callable[..., States]:
        """The masked record that a view was written from, as an array of one."""

    def view(self, states: States, seat: int | None, edition: Edition, /) -> Shown:
        """The view of a seat (from 1), or of a spectator."""

    def open_view(self, states: States, edition: Edition, /) -> Shown:
        """The spectator's view with every hand."""

    def write(self, record: State, edition: Edition, /) -> Shown:
        """A masked record as JSON's struct."""

    def show(self, raw: bytes, edition: Edition, legal: list[str], /) -> Shown:
        """The bytes of a masked record and its tally as JSON's struct."""

    def tokens(self, raw: bytes, actions: list[int], /) -> list[str]:
        """Actions as text, in the position of these bytes."""

    def secrets(self, states: States, /) -> bytes:
        """All hands, equally long for each seat."""

    def hand(self, secret: bytes, /) -> "Cards | None":
        """A seat's part of `secrets` as its cards: for that seat alone."""


class Preview(Protocol):
    """`preview.py`: what a decision would do at once, as numbers, compiled like the rules."""

    FORESEEN: int

    def __hash__(self) -> int:
        """Like those of the rules."""

    def foresee(self, state: State, action: int, out: Numbers, /) -> None:
        """Make a legal decision on this copy, and write what it does."""

    def bust_odds(self, state: State, out: Numbers, /) -> bool:
        """Write at 1 how many cards of the pile would bust, at 2 how many there are; or False."""

    def foresight(self, numbers: Sequence[int], /) -> "Foresight":
        """What was foreseen, for people."""


class Tips(Protocol):
    """`tips.py`: when it is worth knowing something, compiled like the rules."""

    TIPS: tuple[Tip, ...]

    def __hash__(self) -> int:
        """Like those of the rules."""

    def tips(self, told: Numbers, count: int, state: State, viewer: int, out: Numbers, /) -> int:
        """Write the tips that matter to a seat now, weightiest first; how many."""


class Story(Protocol):
    """`story.py`: what a decision did, as rows of numbers, compiled like the rules."""

    TOLD: int
    TOLD_WIDTH: int
    FACTS: tuple[Fact, ...]

    def __hash__(self) -> int:
        """Like those of the rules."""

    def tell(self, before: State, action: int, after: State, out: Numbers, /) -> int:
        """Write what a decision did, a row for each fact; how many."""

    def veil(self, out: Numbers, n: int, viewer: int, /) -> None:
        """Blank what a viewer may not see."""


class Facts(Protocol):
    """`facts.py`: the facts as structs, written by `make format`."""

    @property
    def STRUCTS(self) -> "tuple[type[Struct], ...]":  # noqa: N802 - a constant
        """By the facts' codes."""


class Drawing(Protocol):
    """`drawing.py`: positions drawn as text, there and back."""

    WORDS: tuple[str, ...]

    def read(self, text: str, edition: Edition, /) -> States:
        """The record of a drawn position, as an array of one."""

    def draw(self, state: State, names: Sequence[str] = (), /) -> str:
        """A position as text."""

    def all_cards(self, state: State, /) -> Iterable[int]:
        """Every card of the position, wherever it lies; hidden ones are left out."""


class Policy(Protocol):
    """`policy.py`: the rule of thumb, compiled like the rules."""

    def greedy(self, state: State, rng: Rng, /) -> int:
        """The choice of the rule of thumb."""

    def thumb(self, state: State, rng: Rng, /) -> int:
        """The rule of thumb inside the search."""

    def standing(self, state: State, seat: int, /) -> float:
        """How a seat stands, in points."""

    def greedy_at(self, states: States, i: int, rng: Rng, /) -> int:
        """The choice of the rule of thumb, asked from Python."""

    def advice_at(self, states: States, i: int, rng: Rng, /) -> int:
        """What to do unless the search is sure of better; -1 for no advice."""


PARTS: Mapping[str, type] = {
    "rules": Rules,
    "editions": Editions,
    "notation": Notation,
    "view": View,
    "preview": Preview,
    "story": Story,
    "facts": Facts,
    "tips": Tips,
    "drawing": Drawing,
    "policy": Policy,
}
"""The modules that every game has."""


def part(manifest: Manifest, name: str) -> object:
    """A module of a game; one that lacks something is refused with a sentence that names it."""
    kind, path = PARTS[name], f"{manifest.package}.{name}"
    try:
        module = importlib.import_module(path)
    except ModuleNotFoundError as fault:
        if fault.name != path:
            raise
        what = (kind.__doc__ or "").partition(": ")[2].rstrip(".")
        raise Refusal("game-part", f"{manifest.name} lacks {name}.py: {what}.") from fault
    missing = [member for member in members(kind) if not hasattr(module, member)]
    if missing:
        raise Refusal("game-part", f"{path} does not define {missing[0]}.")
    return module


def members(kind: type) -> list[str]:
    """What a protocol asks for, values and functions, in the order written.

    >>> members(Editions)
    ['FLAGS', 'EDITIONS', 'players', 'fresh_deck']
    """
    values = list(vars(kind).get("__annotations__", ()))
    return values + [name for name in vars(kind) if not name.startswith("_")]
