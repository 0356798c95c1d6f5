"""A guest at a seat: waits until asked, decides, and knows what the page must show then."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from tests.browser import linko, plain, push
from tests.browser.guest import SOON_MS, Guest
from tests.browser.told import Json

HANDS: dict[str, ModuleType] = {"linko": linko, "push": push}
Choose = Callable[[Json], str]
STEP_MS = 15
BOTS_MS = 60_000
"""The first bot of a fresh server takes its time."""


@dataclass
class Seat:
    """One seat and who sits there."""

    guest: Guest
    number: int
    keyboard: bool = False

    @property
    def view(self) -> Json:
        """What this seat was told."""
        return self.guest.told.view

    def shows(self, move: int, *, asked: bool = False) -> None:
        """Wait until the page has come to this decision and lets one act; asks for it, even."""
        at = f'main[data-move="{move}"][data-busy="false"]'
        self.guest.page.locator(f'{at} [data-prompt="asked"]' if asked else at).wait_for()

    def decide(self, token: str) -> None:
        """Make a decision as a person does, and wait until the table has it."""
        before = self.guest.told.move
        hands = HANDS.get(self.view["game"], plain)
        way = hands.press if self.keyboard else hands.tap
        way(self.guest.page, self.view, token)
        self.hears(lambda: self.guest.told.move > before)

    def answer(self, choose: Choose) -> int:
        """Make a decision past the page; which one it is."""
        view = self.now()
        wish = {"id": f"past-{view['move']}", "move": view["move"], "token": choose(view)}
        self.guest.post(f"{self._path}/seats/{self.number}/decide", wish)
        return int(view["move"]) + 1

    def now(self) -> Json:
        """What the server shows this seat now, past the page."""
        view: Json = self.guest.get(f"{self._path}/view?seat={self.number}")["view"]
        return view

    @property
    def _path(self) -> str:
        return f"/tables/{self.guest.told.info['table']}"

    def hears(self, happened: Callable[[], bool], *, most: int = SOON_MS) -> None:
        """Wait until something has been told."""
        waited = 0
        while not happened():
            self.guest.wait(STEP_MS)
            waited += STEP_MS
            assert waited < most, f"seat {self.number} waits in vain at {self.guest.told.move}"

    def reaches(self, move: int, *, most: int = SOON_MS) -> None:
        """Wait until this seat knows of so many decisions."""
        self.hears(lambda: self.guest.told.move >= move, most=most)

    def asked(self) -> bool:
        """Whether this seat is to decide."""
        return self.guest.told.to_move == self.number


def play(
    seats: Sequence[Seat],
    choose: Choose,
    *,
    stops: Mapping[int, Callable[[Seat], object]] | None = None,
    most: int | None = None,
    by_hand: int | None = None,
) -> int:
    """Play on until the game is over, or for so many decisions; returns how many were made.

    Then every seat knows of all of them.

    At the stops (by the number of decisions made here) something else happens first. After so many
    by hand the rest is made past the pages.
    """
    made = 0
    left = dict(stops or {})
    while most is None or made < most:
        seat = next_asked(seats)
        if seat is None:
            break
        if made in left:
            left.pop(made)(seat)
            continue
        if by_hand is not None and made >= by_hand and not left:
            finish(seats, choose)
            break
        seat.shows(seat.guest.told.move, asked=True)
        seat.decide(patient(seat.view, choose) if left else choose(seat.view))
        made += 1
    assert not (most is None and left), f"the game was too short for {sorted(left)}"
    furthest = max(seat.guest.told.move for seat in seats)
    for seat in seats:
        seat.reaches(furthest)
    return made


def finish(seats: Sequence[Seat], choose: Choose) -> None:
    """Make the rest past the pages, which lie in a pocket meanwhile."""
    for seat in seats:
        seat.guest.look_away()
    numbers = {seat.number: seat for seat in seats}
    while not (view := seats[0].now())["over"]:
        if view["to_move"] in numbers:
            numbers[view["to_move"]].answer(choose)
        else:
            seats[0].guest.wait(STEP_MS)  # a bot thinks
    for seat in seats:
        seat.guest.look_again()
        seat.reaches(view["move"])


def next_asked(seats: Sequence[Seat]) -> Seat | None:
    """The seat that is to decide, when its page knows it; nobody when the game is over."""
    found: list[Seat | None] = []

    def known() -> bool:
        furthest = max((seat.guest.told for seat in seats), key=lambda told: told.move)
        if furthest.over:
            found.append(None)
            return all(seat.guest.told.over for seat in seats)
        found.append(next((seat for seat in seats if seat.number == furthest.to_move), None))
        return found[-1] is not None and found[-1].guest.told.move == furthest.move

    seats[0].hears(known, most=BOTS_MS)
    return found[-1]


def quick(rng: random.Random) -> Choose:
    """Chooses so that games end soon and every kind of question is asked."""

    def choose(view: Json) -> str:
        legal: list[str] = view["legal"]
        if view["phase"] == "play":
            return max(legal, key=lambda one: (size(one), rng.random()))
        if "+" in legal and rng.random() < 0.85:
            return "+"
        return rng.choice(legal)

    return choose


def patient(view: Json, choose: Choose) -> str:
    """As chosen, but one card after the other, so that the game lasts until all has happened."""
    if view["phase"] == "play":
        return str(min(view["legal"], key=size))
    return choose(view)


def size(token: str) -> int:
    """How many cards a play lays."""
    play = linko.play_of(token)
    return play.size if play else 0
