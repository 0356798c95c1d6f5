"""One game being played: a record and what it takes to talk of it."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

import numpy as np

from lynxdeck.games import deal as dealing
from lynxdeck.games.compile import Engine
from lynxdeck.games.edition import Edition, check_players, settings
from lynxdeck.games.fields import State, States
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.games.registry import game as find_game
from lynxdeck.games.sentence import refuse
from lynxdeck.games.shape import AnyView


class Position:
    """A game under way. Seats count from 1, as in records."""

    __slots__ = ("edition", "engine", "game", "states")

    def __init__(
        self, game: Game, edition: Edition, states: States, *, engine: Engine | None = None
    ) -> None:
        self.game = game
        self.edition = edition
        self.states = states
        self.engine = engine or game.interpreted

    @property
    def state(self) -> State:
        """The record, its fields as attributes."""
        return cast(State, self.states.view(np.recarray)[0])

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.states["seats"][0])

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None when the game is over."""
        seat = int(self.engine.mover_of(self.states, 0))
        return None if seat < 0 else seat + 1

    @property
    def phase(self) -> str:
        """The question the table asks."""
        return str(self.game.notation.PHASES[self.state.phase])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move is None

    @property
    def end(self) -> str | None:
        """How the game ended."""
        name: str | None = self.game.notation.ENDS[self.state.end]
        return name

    @property
    def scores(self) -> list[int]:
        """What each seat would score if the game ended now."""
        return [int(self.engine.score_of(self.states, 0, seat)) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        """The seats that won; none until the game is over."""
        if not self.over:
            return []
        return [seat + 1 for seat in range(self.seats) if self.engine.wins_of(self.states, 0, seat)]

    def actions(self) -> list[int]:
        """The legal actions, in their fixed order."""
        out = np.zeros(self.game.rules.ACTIONS, np.int64)
        return [int(action) for action in out[: self.engine.list_of(self.states, 0, out)]]

    def legal(self) -> list[str]:
        """The legal tokens, in the order of their actions."""
        return [self.token(action) for action in self.actions()]

    def token(self, action: int) -> str:
        """An action as text, in this position."""
        return self.game.text(int(self.engine.code_at(self.states, 0, action)))

    def action(self, token: str) -> int:
        """The action a token means here; refuses text that is no token of the game."""
        return int(self.engine.action_of(self.state, self.game.code(token)))

    def reason(self, token: str) -> int:
        """The number of the reason why a token is refused; 0 if it is allowed."""
        return int(self.engine.why_of(self.states, 0, self.action(token)))

    def verdict(self, token: str) -> Refusal:
        """Why a token is refused: reason, rule and what the sentence speaks of; or `allowed`."""
        action = self.action(token)  # refuses what is no token
        number = int(self.engine.why_of(self.states, 0, action))
        if not number:
            return Refusal("allowed", "That is allowed.")
        key, arguments = self._explained(token, action, number)
        sentence = self.refusal(token, action, number)
        rule = self.game.notation.RULES[number] or None
        return Refusal(key, sentence, arguments=arguments, rule=rule)

    def play(self, *tokens: str) -> "Position":
        """Make decisions; one that is not legal is refused with the reason, and nothing happens."""
        for token in tokens:
            action = self.action(token)
            reason = int(self.engine.why_of(self.states, 0, action))
            if reason:
                raise Refusal("illegal-move", self.refusal(token, action, reason))
            self.engine.apply_at(self.states, 0, action)
        return self

    def refusal(self, token: str, action: int, reason: int) -> str:
        """The sentence for a refused token."""
        from lynxdeck.locale import speaker

        key, arguments = self._explained(token, action, reason)
        return speaker().say(key, **arguments)

    def _explained(self, token: str, action: int, reason: int) -> tuple[str, dict[str, int | str]]:
        """A refusal's key in the locale files, and what its sentence speaks of."""
        notation = self.game.notation
        said = np.zeros(len(notation.ARGUMENTS), np.int64)
        self.engine.explain_at(self.states, 0, action, reason, said)
        about: dict[str, int | str] = {"seat": self.to_move or 0, "phase": self.phase}
        for (name, kind), number in zip(notation.ARGUMENTS, said.tolist(), strict=True):
            if number >= 0:
                about[name] = kind.read((number,))
        return f"{self.game.name}-why-{notation.REASONS[reason]}", {**about, "token": token}

    def view(self, seat: int | None) -> AnyView:
        """What one seat may see, as the struct that is written as JSON; None for a spectator."""
        observer = self.game.observer(compiled=False)
        raw = bytearray(observer.mask(self.states.view(np.recarray), seat))
        masked: States = np.frombuffer(raw, self.game.rules.STATE).view(np.recarray)
        return observer.view(masked, self.edition)

    def copy(self) -> "Position":
        """The same position, to try things out."""
        raw = bytearray(self.states.tobytes())  # ten times as fast as copying field by field
        states = np.frombuffer(raw, self.states.dtype).view(type(self.states))
        return Position(self.game, self.edition, states, engine=self.engine)

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (self.game, self.edition.text, self.states.tobytes())

    def __str__(self) -> str:
        return str(self.game.drawing.draw(self.state))

    def _repr_svg_(self) -> str | None:
        return self.game.picture(self.states)

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.to_move}, {self.phase}"
        return f"<Position {self.game.name}, {self.edition.text}: {asked}>"


def unpickled(game: Game, edition: str, raw: bytes) -> Position:
    return Position(game, game.edition(edition), record_of(game, raw))


def record_of(game: Game, raw: bytes) -> States:
    """A record's bytes as an array of one, as the interpreted rules take it."""
    return np.frombuffer(bytearray(raw), game.rules.STATE).view(np.recarray)


def lay_out(
    game: Game,
    edition: Edition,
    *,
    seats: int,
    deck: Sequence[int],
    dice: Sequence[int] = (),
    start: int = 1,
    engine: Engine | None = None,
) -> Position:
    """Deal an explicit order of cards, and of rolls for a game with dice."""
    check_players(edition, seats)
    if not 1 <= start <= seats:
        raise Refusal("start-seat", f"The start seat is one of 1 to {seats}, not {start}.")
    check_deck(game, edition, seats, deck)
    chosen = engine or game.interpreted
    states = chosen.new(1)
    states["seats"] = seats
    for flag, value in settings(edition, game.flags).items():
        states[flag] = value
    if game.dice:
        known = list(dice)[: game.dice]
        states["dice"][0, : len(known)] = known
    chosen.deal_at(states, 0, np.array(deck, np.int64), start - 1)
    return Position(game, edition, states, engine=chosen)


def check_deck(game: Game, edition: Edition, seats: int, deck: Sequence[int]) -> None:
    """Refuse a deck with a card too many or too few, and name the card."""
    fresh = game.fresh_deck(edition, seats)
    if sorted(deck) == sorted(fresh):
        return
    wanted, given = Counter(fresh), Counter(deck)
    names = dict(enumerate(game.notation.CARD_NAMES))
    card = min((wanted - given) or (given - wanted))
    raise refuse(
        "deck",
        given=given[card],
        card=names.get(card) or card,
        wanted=wanted[card],
        cards=len(deck),
        deck=wanted.total(),
    )


def new(
    game: str,
    edition: str | None = None,
    *,
    seats: int,
    seed: str,
    start: int = 1,
) -> Position:
    found = find_game(game)
    chosen = found.edition(edition) if edition else found.editions[0]
    check_players(chosen, seats)
    deck, dice = from_key(found, chosen, seats, dealing.PlainSeed(seed).key())
    return lay_out(found, chosen, seats=seats, deck=deck, dice=dice, start=start)


def from_key(game: Game, edition: Edition, seats: int, key: bytes) -> tuple[list[int], list[int]]:
    """The deck and the dice that a deal's key stands for."""
    deck = dealing.shuffled(game.fresh_deck(edition, seats), key)
    sides = len(game.notation.DICE)
    dice = [face + 1 for face in dealing.rolls(game.dice, sides, key)] if game.dice else []
    return deck, dice
