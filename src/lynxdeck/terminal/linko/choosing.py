"""Choosing in Linko: a list as everywhere, but for plays a value, a count and jokers."""

from dataclasses import replace

from lynxdeck.games.linko.preview import Play, effect, play_of
from lynxdeck.games.linko.rules import JOKER
from lynxdeck.games.linko.view import View
from lynxdeck.terminal.canvas import Canvas
from lynxdeck.terminal.choice import Choice
from lynxdeck.terminal.chooser import ACT, Chooser, Counter, Row
from lynxdeck.terminal.linko import hand
from lynxdeck.terminal.linko.words import choices, play
from lynxdeck.terminal.marks import Marks
from lynxdeck.terminal.phrases import Phrases


class AnswerChooser(Chooser):
    """A list, with the seat lit whose layer it is about."""

    def __init__(self, choices: list[Choice], victim: int | None) -> None:
        super().__init__(choices)
        self._victim = victim

    @property
    def marks(self) -> Marks:
        """What lights up on the table."""
        return replace(super().marks, seats=frozenset([self._victim] if self._victim else []))


class PlayChooser(Chooser):
    """Cards of one value, with the keys that add and take away."""

    def __init__(self, phrases: Phrases, view: View, last: Play | None) -> None:
        super().__init__([])
        self.phrases = phrases
        self.view = view
        values = sorted(play.value for play in hand.plays(view))
        kept = last.value if last and last.value in values else values[0]
        self.play = hand.whole(view, kept)
        self._shown: dict[str, Choice] = {}

    @property
    def current(self) -> Choice:
        """The play under the cursor."""
        token = self.play.token
        if token not in self._shown:
            self._shown[token] = play(self.phrases, self.view, token)
        return self._shown[token]

    @property
    def marks(self) -> Marks:
        """Whom it would snatch."""
        follows = effect(self.view, self.play.token)
        sets = frozenset(f"ghost:{value}" for value in follows.sets)
        return Marks(frozenset(follows.victims), sets)

    def step(self, across: int, down: int) -> None:
        """Across the groups of the hand; up is a card more."""
        if across:
            self.play = hand.moved(self.view, self.play, across)
        if down:
            self.play = hand.counted(self.view, self.play, -down)

    def press(self, sign: str) -> str | None:
        """Jokers come and go; nothing is played before Enter."""
        if sign in ("j", "J"):
            self.play = hand.joined(self.view, self.play, 1 if sign == "j" else -1)
        return None

    def click(self, hit: str) -> str | None:
        """Groups and the small buttons choose; the amber line plays."""
        kind, _, what = hit.partition(":")
        if hit == ACT:
            return self.token
        if kind == "group":
            self.play = hand.clicked(self.view, self.play, int(what))
        elif kind == "count":
            self.play = hand.counted(self.view, self.play, int(what))
        elif kind == "joker":
            self.play = hand.joined(self.view, self.play, int(what))
        return None

    def point(self, token: str) -> None:
        """Choose what a hint says."""
        self.play = play_of(token)

    def rows(self, room: int) -> list[Row]:  # noqa: ARG002 - two rows always fit
        """The amber line."""
        return [Row("⏎", self.current.sentence, ACT, lit=True)]

    @property
    def counters(self) -> list[Counter]:
        """How many cards, and how many jokers among them."""
        play, most = self.play, hand.most(self.view, self.play)
        if play.value == JOKER:
            return [("table-label-jokers", "count", play.jokers, most)]
        found = [("table-label-count", "count", play.numbers, most)]
        if jokers := hand.most_jokers(self.view, play):
            found.append(("table-label-jokers", "joker", play.jokers, jokers))
        return found


def chooser(phrases: Phrases, view: View, last: Chooser | None) -> Chooser:
    """The chooser for what is asked now; a value stays chosen over the turns."""
    if view.phase != "play" or not view.legal:
        offered = choices(phrases, view) if view.legal else []
        return AnswerChooser(offered, view.victim)
    return PlayChooser(phrases, view, last.play if isinstance(last, PlayChooser) else None)


def draw_hand(view: View, chooser: Chooser | None, *, width: int, height: int) -> Canvas:
    """The hand, with the play that is being chosen lifted."""
    chosen = chooser.play if isinstance(chooser, PlayChooser) and view.legal else None
    return hand.draw_hand(view, chosen, width=width, height=height)
