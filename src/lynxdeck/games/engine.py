"""What rules, story and `drive.py` make together, on whichever target: an engine."""

from typing import Protocol

from lynxdeck.games.fields import Numbers, Rng, States
from lynxdeck.games.shape import Rules, Story


class Engine(Rules, Story, Protocol):
    """All functions of `rules`, `story`, `drive` and `telling`; what they do is told there."""

    def decide_told(
        self, states: States, i: int, code: int, before: States, out: Numbers, /
    ) -> int:
        """Make the decision of a token's code and write what it did; or the reason below 0."""

    def apply_told(
        self, states: States, i: int, action: int, before: States, out: Numbers, /
    ) -> int:
        """Make one legal decision and write what it did; how many facts that are."""

    def veil_told(self, told: Numbers, count: int, viewer: int, seen: Numbers, /) -> None:
        """Copy facts with everything hidden that a viewer may not see."""

    def foresee_at(
        self, states: States, i: int, seat: int, code: int, room: States, out: Numbers, /
    ) -> int:
        """Write what a decision would do at once, as far as its seat can know; or the reason."""

    def bust_odds_at(
        self, states: States, i: int, seat: int, room: States, out: Numbers, /
    ) -> bool:
        """Write the chance that the next card is one too many, if the game knows such a thing."""

    def tips_at(
        self,
        states: States,
        i: int,
        seat: int,
        told: Numbers,
        count: int,
        room: States,
        out: Numbers,
        /,
    ) -> int:
        """Write the tips that matter to a seat after what it was told; how many."""

    def new(self, n: int, /) -> States:
        """So many empty records, as this target takes them."""

    def below(self, rng: Rng, n: int, /) -> int:
        """A number from 0 to n - 1."""

    def deal_at(self, states: States, i: int, cards: Numbers, start: int, /) -> None:
        """Deal an explicit order."""

    def apply_at(self, states: States, i: int, action: int, /) -> None:
        """Make one legal decision."""

    def decide(self, states: States, i: int, code: int, /) -> int:
        """Make the decision of a token's code if it is legal; else the reason."""

    def count_of(self, states: States, i: int, /) -> int:
        """How many actions are legal."""

    def kth_of(self, states: States, i: int, k: int, /) -> int:
        """The k-th legal action."""

    def list_of(self, states: States, i: int, out: Numbers, /) -> int:
        """Write the legal actions; how many there are."""

    def mark_legal(self, states: States, i: int, out: Numbers, /) -> int:
        """Write the legal actions as a mask."""

    def why_of(self, states: States, i: int, action: int, /) -> int:
        """The reason why an action is refused."""

    def ends_at(self, states: States, i: int, code: int, trial: States, /) -> bool:
        """Whether a legal decision ends the game, tried on a copy."""

    def mover_of(self, states: States, i: int, /) -> int:
        """Whose decision it is, -1 when the game is over."""

    def score_of(self, states: States, i: int, seat: int, /) -> int:
        """What a seat would score if the game ended now."""

    def wins_of(self, states: States, i: int, seat: int, /) -> bool:
        """Whether a seat would win if the game ended now."""

    def tally(self, states: States, i: int, out: Numbers, /) -> None:
        """Mover, scores, winners."""

    def mask_at(self, states: States, i: int, seat: int, out: States, j: int, /) -> None:
        """Copy a record with everything hidden that a seat does not see."""

    def look(
        self,
        states: States,
        i: int,
        seen: States,
        numbers: Numbers,
        own: States,
        actions: Numbers,
        /,
    ) -> int:
        """What everybody sees, with its tally; and the asked seat's actions, how many."""

    def compare(self, before: Numbers, now: Numbers, spans: Numbers, out: Numbers, /) -> int:
        """Which things at these bytes have changed."""

    def redeal_at(self, states: States, i: int, rng: Rng, /) -> None:
        """Fill a masked record anew."""

    def advance(self, states: States, i: int, k: int, /) -> int:
        """Make the k-th legal decision; how many the next one offers."""

    def replay(self, states: States, i: int, codes: Numbers, last: int, /) -> int:
        """Make the decisions of a record; the index of the first code refused, else `last`."""

    def perft(self, states: States, depth: int, counts: Numbers, /) -> None:
        """Count the positions below states[0]."""

    def deal_random(
        self, states: States, i: int, blank: States, deck: Numbers, rng: Rng, /
    ) -> None:
        """Shuffle a deck in place and deal it."""

    def playout(self, states: States, i: int, rng: Rng, /) -> int:
        """Play at random to the end; how many decisions that took."""

    def playout_listing(self, states: States, i: int, rng: Rng, out: Numbers, /) -> int:
        """The same, listing all legal actions of every decision."""

    def play_games(
        self, states: States, i: int, blank: States, deck: Numbers, rng: Rng, games: int, /
    ) -> int:
        """Deal and play random games; how many decisions they took."""

    def play_games_listing(
        self,
        states: States,
        i: int,
        blank: States,
        deck: Numbers,
        rng: Rng,
        games: int,
        out: Numbers,
        /,
    ) -> int:
        """The same, listing all legal actions of every decision."""
