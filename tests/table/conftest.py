"""Tables without a server: what a command says happens at once, and the log is kept."""

import hashlib
import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game as find_game
from lynxdeck.table import commands
from lynxdeck.table import events as ev
from lynxdeck.table.dealing import frame_of, prepare
from lynxdeck.table.setup import Script, Setup, settled
from lynxdeck.table.table import Table

MORNING = 1_000_000
"""When every table is made."""


class Talk:
    """A table, what was said at it, and the time."""

    def __init__(self, setup: Setup, script: Script | None = None) -> None:
        self.table = Table("table")
        self.at = MORNING
        self.log: list[tuple[bytes, int]] = []
        self._drawn = itertools.count(1)
        self.happen([self.created(setup, script)])

    def created(self, setup: Setup, script: Script | None) -> ev.Created:
        """The first event, with the first deal."""
        frame = frame_of(self.table.name, setup)
        return ev.Created(setup, None if script else prepare(frame, self.draw), script)

    def draw(self, size: int) -> bytes:
        """Bytes that are the same in every run."""
        return hashlib.shake_128(f"chance {next(self._drawn)}".encode()).digest(size)

    def happen(self, events: Sequence[ev.Event]) -> list[ev.Event]:
        """Let events happen; all of them."""
        for event in events:
            self.log.append((ev.encode(event), self.at))
            self.table.apply(event, self.at)
        return list(events)

    def say(self, command: Callable[..., Any], *args: Any, **more: Any) -> list[ev.Event]:
        """A command that must be allowed; what follows from it."""
        if command is commands.rematch:
            args = (*args, self.draw)
        if command is commands.decide:
            more["draw"] = self.draw
        return self.happen(command(self.table, *args, **more))

    def refused(self, command: Callable[..., Any], *args: Any, **more: Any) -> Refusal:
        """A command that must not be; it changes nothing."""
        before = snapshot(self.table)
        with pytest.raises(Refusal) as refusal:
            command(self.table, *args, **more)
        assert snapshot(self.table) == before
        assert str(refusal.value).endswith(".")
        return refusal.value

    def sit(self, *names: str) -> "Talk":
        """People sit down, one after the other."""
        for name in names:
            self.say(commands.sit, None, name)
        return self

    def begin(self, *names: str) -> "Talk":
        """They sit down and the game begins."""
        self.sit(*names)
        self.say(commands.start)
        return self

    def decide(self, token: str, **more: Any) -> list[ev.Event]:
        """The seat that is asked decides: a person, or a stand-in."""
        ask = self.table.ask()
        assert ask is not None
        if ask.who == "bot":
            person = self.table.seats[ask.seat - 1].kind == "person"
            more.setdefault("by", "stand-in" if person else "bot")
        return self.say(commands.decide, ask.seat, token, self.move, **more)

    @property
    def move(self) -> int:
        """The number of the decision that is asked for."""
        return int(self.table.watch.move)

    def play_out(self, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> None:
        """Decide until the game is over."""
        while self.table.status == "playing":
            self.decide(choose(self.table.watch.legal))

    def again(self) -> Table:
        """The table that the log tells of."""
        table = Table(self.table.name)
        for payload, at in self.log:
            table.apply(ev.decode(payload), at)
        return table

    def passes(self, seconds: float) -> None:
        """Time passes."""
        self.at += round(seconds * 1000)


def snapshot(table: Table) -> dict[str, Any]:
    """All there is in a table, to compare."""
    facts = {
        name: getattr(table, name)
        for name in Table.__slots__
        if name not in ("position", "ticking", "_watch", "played", "edition", "seats", "games")
    }
    facts["seats"] = [repr(seat) for seat in table.seats]
    facts["games"] = [repr(game) for game in table.games]
    facts["seeds"] = [str(game.seed) for game in table.games]
    facts["edition"], facts["logged"] = table.edition, dict(table.logged)
    facts["deal"] = table.deal.copy() if table.deal else None
    if table.position is not None:
        facts["position"] = table.position.states.tobytes()
    if table.ticking is not None:
        facts["ticking"] = (table.ticking.asked_at, tuple(table.ticking.banks))
    facts["ask"] = table.ask()
    return facts


def deck(
    *hands: str,
    display: str = "",
    pile: str = "",
    game: str = "linko",
    edition: str = "ravensburger-2014",
) -> list[str]:
    """A whole deck that deals these cards, short heaps filled up with what is left over."""
    found = find_game(game)
    chosen = found.edition(edition)
    names = found.notation.CARD_NAMES
    left = Counter(names[card] for card in found.fresh_deck(chosen, max(2, len(hands))))
    heaps = [(hand.split(), 13) for hand in hands] + [(display.split(), 6), (pile.split(), 0)]
    for cards, _ in heaps:
        left -= Counter(cards)
    rest = sorted(left.elements(), key=lambda card: (len(card), card))
    order: list[str] = []
    for cards, size in heaps:
        fill = [rest.pop() for _ in range(size - len(cards))]
        order += cards + fill
    return order + rest


Talks = Callable[..., Talk]


@pytest.fixture
def talk() -> Talks:
    """`talk("linko", seats=2)`: a fresh table."""

    def begin(
        game: str = "linko", edition: str | None = None, *, seats: int = 2, **more: Any
    ) -> Talk:
        script = more.pop("script", None)
        setup = settled(Setup(game=game, edition=edition or "", seats=seats, **more))
        return Talk(setup, script)

    return begin


@pytest.fixture
def lesson(talk: Talks) -> Talks:
    """`lesson(*hands, display=, pile=, moves=)`: a Linko table from a laid-out deck."""

    def begin(*hands: str, moves: dict[int, list[str]] | None = None, **more: Any) -> Talk:
        cards = deck(*hands, display=more.pop("display", ""), pile=more.pop("pile", ""))
        script = Script(cards, moves or {})
        return talk(seats=max(2, len(hands)), start=more.pop("start", 1), script=script, **more)

    return begin
