"""What the modules of a game must define: the shape that the games of this house share.

Each class here is one module of a game's package. mypy holds the house's games against them (a
module is an implementation of a protocol, see `tests/games/test_shape.py`); `part` looks when a
module is loaded, so that a game from elsewhere hears in a sentence what it lacks.
"""

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from lynxdeck.games.edition import Edition, Flag
from lynxdeck.games.fact import Fact
from lynxdeck.games.features import FeatureTable
from lynxdeck.games.fields import Numbers, Rng, State, States
from lynxdeck.games.layout import Cards, Field, Kind
from lynxdeck.games.manifest import Manifest
from lynxdeck.games.reason import Reason
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.tip import Tip

if TYPE_CHECKING:
    from msgspec import Struct, UnsetType


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
        """Fill a masked record, consistent with what its viewer knows."""


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
    ARGUMENTS: tuple[tuple[str, Kind], ...]
    """What the sentence of a refusal may speak of beyond seat and phase, as `explain` writes it."""


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


class AnyView(Shown, Protocol):
    """The view of a game that is not known before: what only that game has is not checked."""

    def __getattr__(self, name: str) -> Any:
        """A field that not every game has."""


class View(Protocol):
    """`view.py`: the table of a view's fields, beyond those that the views of all games have."""

    FIELDS: tuple[Field, ...]


class PreviewModule(Protocol):
    """`preview.py`: what a decision would do at once, as numbers, compiled like the rules."""

    FORESIGHT: Fact

    def __hash__(self) -> int:
        """Like those of the rules."""

    def foresee(self, state: State, action: int, out: Numbers, /) -> None:
        """Make a legal decision on this copy, and write what it does from 1 on."""


class TipsModule(Protocol):
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


class Structs(Protocol):
    """`structs.py`: what leaves a table, written by `make format`."""

    def encode(self, value: object, /) -> bytes:
        """A part of a view as JSON."""

    @property
    def View(self) -> Callable[..., Shown]:  # noqa: N802 - the class of that name
        """The struct of views, tagged with the game's name as `game`."""

    @property
    def Player(self) -> "Callable[..., Struct]":  # noqa: N802
        """The struct of each player in a view."""

    @property
    def STRUCTS(self) -> "tuple[type[Struct], ...]":  # noqa: N802 - a constant
        """Those of facts, by the facts' codes."""


class Features(Protocol):
    """`features.py`: what a seat may see as small whole numbers, compiled like the rules."""

    OBSERVATION_VERSION: int
    FEATURES: FeatureTable
    ACTION_FEATURES: FeatureTable

    def __hash__(self) -> int:
        """Like those of the rules."""

    def features(self, state: State, seat: int, out: Numbers, /) -> None:
        """Write what a seat may see into zeros."""

    def write_mask(self, state: State, actions: Numbers, out: Numbers, /) -> None:
        """Set the bits of all legal actions in zeros; `actions` is room."""

    def action_features(self, state: State, action: int, out: Numbers, /) -> None:
        """Write what a legal action is and does."""


class Net(Protocol):
    """`net.py`: the rows that features select in the game's network (see `games/net.py`)."""

    SEEN_LEVELS: Mapping[str, int]
    SEEN_FIRST: npt.NDArray[np.int16]
    SEEN_MOST: npt.NDArray[np.int16]
    SEEN_ROWS: int
    DONE_LEVELS: Mapping[str, int]
    DONE_FIRST: npt.NDArray[np.int16]
    DONE_MOST: npt.NDArray[np.int16]
    DONE_ROWS: int
    ALL_VIEWS: int
    MOVERS_VIEW: int
    OWN_VIEW: int

    def __hash__(self) -> int:
        """Like those of the rules."""


class Reasons(Protocol):
    """`reasons.py`: what may come of a choice, and what can be counted of it, compiled as well."""

    REASONS: tuple[Reason, ...]
    MAY_COME: int
    MEASURED: int
    WELCOME: int
    HORIZON: int

    def __hash__(self) -> int:
        """Like those of the rules."""

    def begin_watch(self, state: State, seat: int, about: Numbers, /) -> None:
        """Write what `happened` must know of the position from which games are played on."""

    def happened(
        self, told: Numbers, count: int, state: State, seat: int, about: Numbers, /
    ) -> int:
        """What a decision did of all that may come, as bits."""

    def measured(self, state: State, seat: int, what: int, /) -> int:
        """A number as it is then, of those that are told so: from 0 to 255."""

    def whom(self, state: State, may: int, /) -> int:
        """The seat that a sentence about what may come names; below 0 nobody."""

    def certain(self, state: State, chosen: int, better: int, may: int, out: Numbers, /) -> int:
        """What can be counted of a choice for which something may come, and not of the better."""


class Drawing(Protocol):
    """`drawing.py`: positions drawn as text, there and back."""

    WORDS: tuple[str, ...]

    def read(self, text: str, edition: Edition, /) -> States:
        """The record of a drawn position, as an array of one."""

    def draw(self, state: State, names: Sequence[str] = (), /) -> str:
        """A position as text."""

    def all_cards(self, state: State, /) -> Iterable[int]:
        """Every card of the position, wherever it lies; hidden ones are left out."""


class Picture(Protocol):
    """`picture.py`: positions as pictures, for notebooks."""

    def picture(self, state: State, /) -> str:
        """The table as SVG, as far as the record shows it."""


class Policy(Protocol):
    """`policy.py`: the rule of thumb, compiled like the rules."""

    def __hash__(self) -> int:
        """Like those of the rules."""

    def greedy(self, state: State, rng: Rng, /) -> int:
        """The choice of the rule of thumb."""

    # A policy may have TASTES, names of weights, and `tasted`, which reckons with them.


rules: Rules
story: Story
policy: Policy
features: Features
net: Net
reasons: Reasons
"""For type checkers: those of the game that a function is compiled with."""

PARTS: Mapping[str, type] = {
    "rules": Rules,
    "editions": Editions,
    "notation": Notation,
    "view": View,
    "story": Story,
    "drawing": Drawing,
    "policy": Policy,
}
"""The modules that every game has."""

OPTIONAL: Mapping[str, type] = {
    "preview": PreviewModule,
    "tips": TipsModule,
    "structs": Structs,
    "features": Features,
    "net": Net,
    "reasons": Reasons,
    "picture": Picture,
}
"""Those that a game may have; `defaults.py` tells what functions it may leave out."""


def part(manifest: Manifest, name: str) -> object:
    """A module of a game; one that lacks something is refused with a sentence that names it."""
    found = optional(manifest, name)
    if found is None:
        what = (PARTS[name].__doc__ or "").partition(": ")[2].rstrip(".")
        raise Refusal("game-part", f"{manifest.name} lacks {name}.py: {what}.")
    return found


def optional(manifest: Manifest, name: str) -> object:
    """The same, or None where a game has no such module."""
    path = f"{manifest.package}.{name}"
    try:
        module = importlib.import_module(path)
    except ModuleNotFoundError as fault:
        if fault.name != path:
            raise
        return None
    kind = PARTS.get(name) or OPTIONAL[name]
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
