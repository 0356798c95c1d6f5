"""OpenSpiel: `python_lynxdeck_linko` and `python_lynxdeck_push`.

Each player stakes one and the winners share it all. What a state holds beyond OpenSpiel's own
history is one record and a few immutable words: OpenSpiel copies them one by one.
"""

import functools
import secrets
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, cast

import msgspec
import numpy as np
import numpy.typing as npt

from lynxdeck.envs import need

need("pyspiel")

import pyspiel  # noqa: E402 - only where OpenSpiel is there

from lynxdeck.envs import chances  # noqa: E402
from lynxdeck.games import features as tables  # noqa: E402
from lynxdeck.games.chance import generator  # noqa: E402
from lynxdeck.games.compile import Engine, build, direct, jit_for_cpu  # noqa: E402
from lynxdeck.games.edition import Edition, check_players, settings, usual_seats  # noqa: E402
from lynxdeck.games.fields import State as GameRecord  # noqa: E402
from lynxdeck.games.fields import States  # noqa: E402
from lynxdeck.games.house import house_names  # noqa: E402
from lynxdeck.games.position import Position  # noqa: E402
from lynxdeck.games.ready import check_compiler  # noqa: E402
from lynxdeck.games.refusal import Refusal  # noqa: E402
from lynxdeck.games.registry import Game  # noqa: E402
from lynxdeck.games.registry import game as find_game  # noqa: E402

Struct: TypeAlias = "dict[str, object]"
"""What OpenSpiel writes as JSON."""

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
NOTHING, A_DEAL, A_CARD, A_ROLL = range(4)
"""What chance is asked for."""
EXPLICIT, SAMPLED = "explicit", "sampled"
DEALS = (EXPLICIT, SAMPLED)
PARAMETERS: Mapping[str, str | int] = {
    "edition": "",
    "players": 0,
    "flags": "",
    "deal": EXPLICIT,
    "deals": 1000,
    "seed": 0,
}
"""Those of a game, as they are where nobody says: the usual edition and number of players.

`deals` are so many whole deals, each as likely, and `seed` says which.
"""
CARDS = 128
"""More than any deck has."""
FACES = 6
LONGEST = 20_000
"""Decisions; far above what any game takes."""


class Chances(Engine):
    """All that an engine has, and the functions of `chances`."""

    if TYPE_CHECKING:
        attempt = staticmethod(chances.attempt)
        bring_up = staticmethod(chances.bring_up)
        rollout = staticmethod(chances.rollout)
        perceive = staticmethod(chances.perceive)


@functools.cache
def compiled(game: Game) -> Chances:
    """The rules with the functions of `chances`."""
    check_compiler()
    parts = cast("tuple[ModuleType, ...]", (game.policy, game.features, chances))
    return cast(Chances, build(game.rules, jit_for_cpu(game.rules, *parts, tables), *parts))


class SpielTable:
    """What the states of one game share."""

    def __init__(self, game: Game, edition: Edition, seats: int, deals: int, seed: int) -> None:
        self.game, self.edition, self.seats, self.sampled = game, edition, seats, deals > 0
        self.rng = generator(seed)
        self.seed = seed
        self.deals = [(number, 1 / deals) for number in range(deals)]
        self.engine, self._chances = game.compiled, compiled(game)
        rules, notation = game.rules, game.notation
        self.blank: States = np.zeros(1, rules.STATE)
        self.blank["seats"] = seats
        for flag, value in settings(edition, game.flags).items():
            self.blank[flag] = value
        self.trial: States = np.zeros(1, rules.STATE)
        self.turned = np.zeros(CARDS, np.uint8)
        self.room = np.zeros(rules.ACTIONS, np.int64)
        self.shares = np.zeros(seats)
        self.cards = notation.CARD_NAMES
        self.names = [notation.TOKENS.get(action, f"@{action}") for action in range(rules.ACTIONS)]
        """Of actions as histories have them: a place of the display by its number."""
        self.words = [f" {name}" for name in self.names]
        self.movers = (TERMINAL, *range(seats))
        self.ahead = CARDS if deals else 0
        """How many cards a deal tells ahead of time."""
        self.unseen_by_others = getattr(rules, "DRAW_PILE", None)
        """The action whose card only its seat sees."""
        self.fresh = bytes(game.fresh_deck(edition, seats))
        opening, self.least = self.dealt(b"")
        """How many cards a deal turns over; with a ghost it may be more."""
        self.hands = "hand" in (rules.STATE.names or ())
        self.hidden = 0
        """How many of these go into hands."""
        if self.hands:
            self.hidden = int(opening["hand"].sum()) - int(opening["known"].sum())
        self.opening = opening if self.least == 0 and not self.sampled else None
        """The first position, where nothing is dealt before it."""
        self.attempt = direct(
            self._chances.attempt, self.blank.copy(), 0, 0, self.trial, self.turned
        )
        self.bring_up, self.rollout = self._chances.bring_up, self._chances.rollout
        self.perceive = self._chances.perceive
        self.list_of = direct(self.engine.list_of, self.blank.copy(), 0, self.room)

    def dealt(self, first: bytes) -> tuple[States, int]:
        """The record where these cards lie on top, the rest in any order; how many were used."""
        rest = list(self.fresh)
        for card in first:
            rest.remove(card)
        deck = np.array([*first, *rest], np.int64)
        record = self.blank.copy()
        self.engine.deal_at(record, 0, deck, 0)
        return record, len(deck) - int(record["pile_size"][0])

    def shuffled(self, number: int) -> tuple[States, bytes, bytes]:
        """The record of the deal of that number, the cards turned over, and the rolls to come."""
        record, deck = self.blank.copy(), np.array(list(self.fresh), np.int64)
        rng = generator(self.seed << 32 ^ number)
        self.engine.deal_random(record, 0, self.blank, deck, rng)
        rolls = b""
        if self.game.dice:
            rolls = record["dice"][0].tobytes()
            record["dice"] = 0
        return record, bytes(deck[: len(deck) - int(record["pile_size"][0])].tolist()), rolls

    def say(self, cards: Iterable[int]) -> str:
        """Cards as text."""
        return " ".join(self.cards[card] for card in cards)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Cards and rolls that are still to come are chance's."""

    table: ClassVar[SpielTable]

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        table, opening = self.table, self.table.opening
        self._record = (table.blank if opening is None else opening).copy()
        self._mover = CHANCE if opening is None else 0
        self._asked = A_DEAL if opening is None else NOTHING
        self._action = self._seat = -1
        """The decision that waits for chance, and whose it is."""
        self._fixed = 0
        """How many cards on top of the pile chance has told."""
        self._dealt = self._rolls = b""
        self._public = ""
        self._own: tuple[str, ...] = ("",) * table.seats

    # --- who decides what -------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that decides, or who else does."""
        return self._mover

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._mover == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether a card or a roll is to come."""
        return self._mover == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What may be decided, ascending; answered here, OpenSpiel need not ask back."""
        mover = self._mover
        if mover >= 0 and (player is None or player == mover):
            table = self.table
            return table.room[: table.list_of(self._record, 0, table.room)].tolist()  # type: ignore[no-any-return]
        return [one for one, _ in self.chance_outcomes()] if mover == CHANCE else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds of cards, or the faces of the die, with their probabilities."""
        table = self.table
        if self._asked == A_ROLL:
            return [(len(table.cards) + face, 1 / FACES) for face in range(1, FACES + 1)]
        if table.sampled:
            return table.deals
        left = self._left()
        total = int(left.sum())
        return [(card, int(left[card]) / total) for card in np.flatnonzero(left).tolist()]

    def _left(self) -> npt.NDArray[np.intp]:
        """How many cards of each kind may come next."""
        kinds = len(self.table.cards)
        if self._asked == A_DEAL:
            fresh, gone = (
                np.frombuffer(cards, np.uint8) for cards in (self.table.fresh, self._dealt)
            )
            return np.bincount(fresh, minlength=kinds) - np.bincount(gone, minlength=kinds)
        size = int(self._record["pile_size"][0]) - self._fixed
        return np.bincount(self._record["pile"][0, :size], minlength=kinds)

    def _apply_action(self, action: int) -> None:
        seat = self._mover
        if seat >= 0:
            table = self.table
            result = table.attempt(self._record, action, table.ahead, table.trial, table.turned)
            if result <= chances.REFUSED:
                raise pyspiel.SpielError(f"Action {action} is not legal here.")
            self._public += table.words[action]
            if 0 <= result < chances.A_CARD:
                self._mover = table.movers[result]
            else:
                self._action, self._seat, self._fixed = action, seat, table.ahead
                self._follow(result)
            return
        if seat != CHANCE or all(action != one for one, _ in self.chance_outcomes()):
            raise pyspiel.SpielError(f"{action} is no outcome of chance here.")
        if self._asked == A_DEAL:
            self._deal(action)
        elif self._asked == A_ROLL:
            self._roll(action - len(self.table.cards))
            self._try()
        else:
            self.table.bring_up(self._record, self._fixed, action)
            self._fixed += 1
            self._try()

    def _try(self) -> None:
        """Make the decision that waits, if enough is known by now."""
        table = self.table
        self._follow(
            table.attempt(self._record, self._action, self._fixed, table.trial, table.turned)
        )

    def _follow(self, result: int) -> None:
        """Write down what was seen of a decision and who decides next, or ask chance."""
        if result >= 0:
            table, action = self.table, self._action
            self._asked, self._mover = NOTHING, table.movers[result % chances.A_CARD]
            count = result // chances.A_CARD
            if count:
                cards = table.turned[:count].tolist()
                if action == table.unseen_by_others:
                    own = list(self._own)
                    own[self._seat] += f" {table.cards[cards.pop(0)]}"
                    self._own = tuple(own)
                self._public += f" ({table.say(cards)})" if cards else ""
        elif result == chances.NEEDS_CARD:
            self._mover, self._asked = CHANCE, A_CARD
        elif self._rolls:  # a sampled deal has fixed them
            self._roll(self._rolls[int(self._record["rolls"][0])])
            self._try()
        else:
            self._mover, self._asked = CHANCE, A_ROLL

    def _roll(self, face: int) -> None:
        self._record["dice"][0, self._record["rolls"][0]] = face
        self._public += f" *{self.table.game.notation.DICE_NAMES[face]}"

    def _deal(self, card: int) -> None:
        """Deal the next card, or the whole deal of that number."""
        table = self.table
        if table.sampled:
            record, self._dealt, self._rolls = table.shuffled(card)
        else:
            self._dealt += bytes([card])
            if len(self._dealt) < table.least:
                return
            record, used = table.dealt(self._dealt)
            if used > len(self._dealt):
                return
        self._record, self._mover, self._asked = record, 0, NOTHING
        self._public = table.say(self._dealt[table.hidden :])
        self._own = tuple(self._hand(seat) for seat in range(table.seats))

    def _hand(self, seat: int) -> str:
        """The cards in a hand as text."""
        if not self.table.hands:
            return ""
        held = self._record["hand"][0, seat]
        return self.table.say(np.repeat(np.arange(len(held)), held).tolist())

    # --- what is known ------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What each seat wins or loses of the stakes."""
        seats = range(self.table.seats)
        if self._mover != TERMINAL:
            return [0.0 for _ in seats]
        won = [bool(self.table.engine.wins_of(self._record, 0, seat)) for seat in seats]
        return [first * len(won) / sum(won) - 1.0 for first in won]

    def state(self) -> States:
        """A copy of the record with nothing hidden: for critics and analysis, not for players."""
        return self._record.copy()

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> "SpielState":
        """The same for this player, with hidden cards dealt again; the history stays as it was."""
        if self._mover < 0:
            raise pyspiel.SpielError("Hidden cards are dealt again where somebody decides.")
        table, other = self.table, cast(SpielState, self.clone())
        rng = table.rng if sampler is None else generator(int(sampler() * 2**53))
        table.engine.mask_at(self._record, 0, player, other._record, 0)
        table.engine.redeal_at(other._record, 0, rng)
        if table.game.dice:
            faces = bytes(other._record["dice"][0].tolist())
            other._rolls = faces if table.sampled else b""
            other._record["dice"] = 0
        own = (
            [f"= {other._hand(seat)}" for seat in range(table.seats)] if table.hands else self._own
        )
        other._own = tuple(
            mine if seat != player else self._own[seat] for seat, mine in enumerate(own)
        )
        return other

    def knowledge(self, player: int) -> str:
        """All that a player has seen since the deal, in order."""
        return f"{player}: {self._own[player]} |{self._public}"

    def perceived(self, player: int, out: npt.NDArray[np.uint8]) -> None:
        """What a player sees, as `lynxdeck envs layout` lists it; zeros before the deal."""
        if self._asked == A_DEAL:
            out[:] = 0
        else:
            self.table.perceive(self._record, player, out)

    def view(self, player: int | None) -> Struct:
        """The view of a player, or of a spectator, that every table sends."""
        if self._asked == A_DEAL:
            return {"game": self.table.game.name, "dealt": len(self._dealt)}
        seen = self._position().view(None if player is None else player + 1)
        return cast(Struct, msgspec.to_builtins(seen))

    def _position(self) -> Position:
        table = self.table
        return Position(table.game, table.edition, self._record.view(np.recarray))

    # --- text and structs -------------------------------------------------------------------

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __str__(self) -> str:
        if self._asked == A_DEAL:
            return f"dealt: {self.table.say(self._dealt)}"
        drawn = self.table.game.drawing.draw(cast(GameRecord, self._record.view(np.recarray)[0]))
        waits = f"\n{self.table.names[self._action]} …" if self._mover == CHANCE else ""
        return f"{drawn}{waits}\n{' / '.join(self._own)} |{self._public}"

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        if player == CHANCE:
            if self._asked == A_DEAL and table.sampled:
                return f"deal {action}"
            if action < len(table.cards):
                return table.cards[action]
            return table.game.notation.DICE_NAMES[action - len(table.cards)]
        if not 0 <= action < len(table.names):
            return str(action)
        return table.game.text(int(table.engine.code_at(self._record, 0, action)))

    def _to_struct(self) -> Struct:
        hands = {"hands": [self._hand(seat).split() for seat in range(self.table.seats)]}
        return {**self.view(None), **(hands if self.table.hands else {})}

    def _to_observation_struct(self, player: int) -> Struct:
        return self.view(player)

    def _action_to_struct(self, player: int, action: int) -> Struct:
        return {"token": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: Mapping[str, object]) -> list[int]:
        token = str(struct["token"])
        player = self._mover
        return [a for a in self.legal_actions() if self._action_to_string(player, a) == token]


def loaded(text: str) -> "SpielGame":
    """A game from OpenSpiel's own text of it."""
    return cast("SpielGame", pyspiel.load_game(text))


def restored(text: str) -> SpielState:
    """A state from OpenSpiel's own text of it."""
    return cast(SpielState, pyspiel.deserialize_game_and_state(text)[1])


class Perceiver:
    """An observer as OpenSpiel asks for it: a tensor, its pieces by name, and a string.

    With perfect recall there is the string alone. With the private information of all players the
    tensor has what each of them sees.
    """

    def __init__(self, table: SpielTable, kind: pyspiel.IIGObservationType) -> None:
        self.table, self._kind = table, kind
        self._everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        private = kind.private_info != pyspiel.PrivateInfoType.NONE
        known = table.game.features.FEATURES.features
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if kind.perfect_recall or not kind.public_info or not private:
            return
        self._seen = np.zeros(len(known), np.uint8)
        self._scales = np.array([1 / feature.hi for feature in known], np.float32)
        self._players = table.seats if self._everybody else 1
        self.tensor = np.zeros(self._players * len(known), np.float32)
        if self._everybody:
            for player in range(self._players):
                start = player * len(known)
                self.dict[f"player{player}"] = self.tensor[start : start + len(known)]
            return
        names = [feature.name.partition(".")[0] for feature in known]
        for name in dict.fromkeys(names):
            start = names.index(name)
            self.dict[name] = self.tensor[start : start + names.count(name)]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if self.tensor is None:
            return
        width = len(self._seen)
        for place, seat in enumerate(range(self._players) if self._everybody else [player]):
            state.perceived(seat, self._seen)
            self.tensor[place * width : (place + 1) * width] = self._seen * self._scales

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, or with perfect recall has seen, as text."""
        private = self._kind.private_info
        if self._kind.perfect_recall:
            if private == pyspiel.PrivateInfoType.NONE:
                return state._public
            if self._everybody:
                return "\n".join(state.knowledge(seat) for seat in range(self.table.seats))
            return state.knowledge(player)
        if self._everybody:
            return msgspec.json.encode(state._to_struct()).decode()
        seat = None if private == pyspiel.PrivateInfoType.NONE else player
        return msgspec.json.encode(state.view(seat)).decode()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """Linko or Push with an edition, flags and a number of players."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, str | int] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        game, deal = find_game(self.name), str(given["deal"])
        words = str(given["flags"]).replace(":", "=").split()
        named = str(given["edition"]) or game.editions[0].name
        edition = game.changed(game.edition(named), words)
        seats = int(given["players"]) or usual_seats(edition)
        check_players(edition, seats)
        if deal not in DEALS:
            raise Refusal("deal", f"deal is one of {', '.join(DEALS)}, not “{deal}”.")
        deals, seed = int(given["deals"]), int(given["seed"])
        if not 1 <= deals <= 10**6 or seed < 0:
            raise Refusal("deal", "deals is a number from 1 to 1000000, and seed one from 0.")
        self.table = SpielTable(game, edition, seats, deals if deal == SAMPLED else 0, seed)
        self._state = type("State", (SpielState,), {"table": self.table})
        # In the text of a game “=” parts a parameter from its value, so flags have “:”.
        kept = {**given, "flags": " ".join(words).replace("=", ":")}
        super().__init__(type_of(self.name), self._info(), kept)

    def _info(self) -> pyspiel.GameInfo:
        seats = self.table.seats
        return pyspiel.GameInfo(
            num_distinct_actions=self.table.game.rules.ACTIONS,
            max_chance_outcomes=max(len(self.table.deals), len(self.table.cards) + FACES + 1),
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """Far more than there ever are."""
        return LONGEST

    def new_initial_state(self) -> SpielState:
        """Before the deal, which is chance's."""
        return cast(SpielState, self._state(self))

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Perceiver:
        """What looks at states."""
        if isinstance(iig_obs_type, dict):  # OpenSpiel leaves out a type that nobody named
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ValueError(f"Observers take no parameters, as {params}.")
        return Perceiver(
            self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class Evaluator:
    """What OpenSpiel's searches in Python ask of a position: compiled games to the end."""

    def __init__(
        self,
        policy: Literal["random", "greedy"] = "random",
        playouts: int = 1,
        seed: int | None = None,
    ) -> None:
        if policy not in ("random", "greedy"):
            raise Refusal("policy", f"policy is one of random, greedy, not “{policy}”.")
        self._greedy, self._playouts = policy == "greedy", playouts
        self._rng = generator(secrets.randbits(60) if seed is None else seed)

    def evaluate(self, state: SpielState) -> list[float]:
        """What each player wins on average."""
        table = state.table
        total = np.zeros(table.seats)
        for _ in range(self._playouts):
            table.rollout(state._record, table.trial, self._rng, self._greedy, table.shares)
            total += table.shares
        return cast("list[float]", (total / self._playouts).tolist())

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All that is legal, equally likely."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def type_of(name: str) -> pyspiel.GameType:
    """What OpenSpiel knows of a game before it is made."""
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=f"python_lynxdeck_{name}",
        long_name=f"{name.capitalize()} (Lynxdeck)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=2,
        max_num_players=find_game(name).rules.SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(PARAMETERS),
    )


def _register() -> None:
    for name in house_names():
        # A class, for it outlives Python: OpenSpiel lets go of it when there is none any more.
        kind = type(f"{name.capitalize()}SpielGame", (SpielGame,), {"name": name})
        pyspiel.register_game(type_of(name), kind)


_register()
