"""Nothing jumps in a whole game by touch, on any screen; seats lie right, no word is cut."""

import random
from collections import Counter

import pytest

from tests.browser import layout
from tests.browser.api import Api, asks
from tests.browser.conftest import Guests
from tests.browser.looks import Look, change
from tests.browser.seat import Seat, play, quick
from tests.browser.server_process import ServerProcess
from tests.browser.stage import at
from tests.browser.told import Json

SCREENS = {
    ("linko", "phone"): ("dark", "de", 4),
    ("linko", "landscape"): ("light", "pl", 3),
    ("linko", "tablet"): ("dark", "fr", 5),
    ("linko", "laptop"): ("light", "pl", 5),
    ("linko", "wide"): ("dark", "it", 4),
    ("push", "phone"): ("light", "pl", 3),
    ("push", "landscape"): ("dark", "de", 4),
    ("push", "tablet"): ("light", "it", 3),
    ("push", "laptop"): ("dark", "fr", 4),
    ("push", "wide"): ("light", "en", 6),
}
BESIDE = {("push", "landscape")}
"""There the others sit next to the felt, not on its rim."""
ABREAST = {"phone", "tablet"}
FEW = 5
"""Each hand of these deals takes eight turns to be laid: no game is over before."""


@pytest.mark.long
@pytest.mark.parametrize(("game", "screen"), SCREENS)
def test_a_whole_game_stands_still(
    guests: Guests, house: ServerProcess, game: str, screen: str
) -> None:
    """From the first decision to the last, in every frame."""
    seat = seated(guests, house, game, screen)
    assert played(seat, screen) >= FEW
    assert seat.guest.told.over


def test_a_table_stands_still(guests: Guests, house: ServerProcess) -> None:
    """A few decisions on a phone."""
    assert played(seated(guests, house, "linko", "phone"), "phone", most=FEW) == FEW


WORDY = [
    (size, language)
    for size in ("small", "phone", "tablet", "laptop")
    for language in ("de", "pl", "fr")
]
"""The languages with the longest words, from a small phone to a laptop."""


@pytest.mark.parametrize("every", [2, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"])
@pytest.mark.parametrize(("game", "count", "phase"), [("linko", 5, "play"), ("push", 4, "push")])
def test_no_word_is_cut(
    guests: Guests, house: ServerProcess, game: str, count: int, phase: str, every: int
) -> None:
    """One question in languages with long words, on screens of every size."""
    guest = guests(Look("phone", "dark", "de"))
    made = Api(house.base).dealt(game, seats=count, seed=2, level="easy")
    made.host(guest).seat(1, guest).start()
    made.until(lambda view: view["move"] > 12 and asks(1, phase)(view))
    page = guest.go(made.address).page
    at(page, made.view(1)["move"])
    found: dict[str, list[str]] = {}
    for size, language in WORDY[::every]:
        change(page, look := Look(size, "dark", language))
        for words in layout.cut(page) + layout.lost(page):
            found.setdefault(words, []).append(str(look))
    assert not found


def seated(guests: Guests, house: ServerProcess, game: str, screen: str) -> Seat:
    """Somebody at a table with bots; the deal is always the same."""
    theme, language, count = SCREENS[game, screen]
    guest = guests(Look(screen, theme, language), touch=True)
    room = Api(house.base).dealt(game, seats=count, level="easy").seat(1, guest).start()
    seat = Seat(guest.go(room.address), 1)
    seat.shows(0, asked=True)
    return seat


def played(seat: Seat, screen: str, most: int | None = None) -> int:
    """Play by touch and look at the table all the while; returns how many decisions were made."""
    page, told = seat.guest.page, seat.guest.told
    game, count = told.info["setup"]["game"], len(told.info["seats"])
    layout.watch(page)
    well_placed(layout.faces(page, 1), game, screen, count - 1)
    lost: Counter[str] = Counter()
    jumped: list[str] = []
    choice = quick(random.Random(1))

    def choose(view: Json) -> str:
        lost.update(layout.lost(page) + layout.cut(page))
        jumped[:] = layout.jumps(page)
        return choice(view)

    made = play([seat], choose, most=most)
    print(f"{game} {screen}: {made} decisions, {len(jumped)} jumps")
    assert jumped == []
    assert not lost
    return made


def well_placed(faces: list[Json], game: str, screen: str, others: int) -> None:
    """The others sit on the rim, and nobody on somebody else; upright they sit side by side."""
    assert len(faces) == others
    if (game, screen) not in BESIDE:
        assert [one for one in faces if abs(one["off"]) > one["size"]] == []
    for i, one in enumerate(faces):
        for other in faces[:i]:
            apart = max(abs(one["x"] - other["x"]), abs(one["y"] - other["y"]))
            assert apart > one["size"], (one, other)
    if screen in ABREAST:
        assert max(one["y"] for one in faces) - min(one["y"] for one in faces) < faces[0]["size"]
        assert faces == sorted(faces, key=lambda one: float(one["x"]))
