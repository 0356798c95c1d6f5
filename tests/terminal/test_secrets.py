"""Nothing that the seat may not see reaches the screen, the log, or the lines of plain mode."""

from typing import Any

import numpy as np
import pytest

from lynxdeck.games.chance import generator
from lynxdeck.table.log import Log
from lynxdeck.terminal.app import GameLog
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room
from lynxdeck.terminal.session import Session

SITTINGS = [("linko", None, 3), ("linko", "amigo-2022-duel", 2), ("push", None, 4)]


def redealt(session: Session, seed: int) -> Session:
    """The same sitting with other hidden cards: as good as the true ones to this seat."""
    log = Log("terminal", interpreted=True)
    log.fold(session.log.events)
    masked = np.frombuffer(log.table.masked(session.seat), session.game.rules.STATE).copy()
    session.game.interpreted.redeal(masked.view(np.recarray)[0], generator(seed))
    assert log.table.position is not None
    log.table.position.states[:] = masked
    twin = Session(log, seat=session.seat, seed=session.seed)
    twin.decisions = list(session.decisions)
    return twin


def on_the_way(session: Session, decisions: int) -> Session:
    """The sitting after some decisions."""
    for number in range(decisions):
        legal = session.table.watch.legal
        if legal:
            session.decide(legal[number * 7 % len(legal)])
    return session


@pytest.mark.parametrize(("game", "edition", "seats"), SITTINGS)
@pytest.mark.parametrize("decisions", [pytest.param(0, marks=pytest.mark.long), 40])
def test_screens_do_not_depend_on_hidden_cards(
    sit: Any, seated: Any, visit: Any, game: str, edition: str | None, seats: int, decisions: int
) -> None:
    session = on_the_way(sit(game, edition, seats=seats), decisions)
    while not session.mine and not session.view.over:  # else the others would decide at once
        on_the_way(session, 1)
    screens: list[Any] = []

    async def look(guest: Any) -> None:
        screens.append((guest.text, guest.cells))
        for key in ("right", "down"):
            await guest.press(key)
            screens[-1] += (guest.cells,)
        screens[-1] += (guest.app.log_lines(),)

    for sitting in (session, redealt(session, 3)):
        app = seated(game, session=sitting)
        app.session.auto = False
        visit(app, look, size=(120, 40))
    assert str(session.table.position) != str(redealt(session, 3).table.position)
    assert screens[0] == screens[1]


@pytest.mark.parametrize(("game", "edition", "seats"), SITTINGS)
def test_words_do_not_depend_on_hidden_cards(
    sit: Any, game: str, edition: str | None, seats: int
) -> None:
    session = sit(game, edition, seats=seats)
    phrases = Phrases("en", session.names, session.seat)
    for decision in range(40):
        told = []
        for sitting in (session, redealt(session, decision)):
            view = sitting.view
            choices = [choice.sentence for choice in room(session.game).choices(phrases, view)]
            log = GameLog(phrases, sitting).lines()
            lines = room(session.game).describe(phrases, view)
            told.append([room(session.game).ask(phrases, view), *lines, *choices, *log])
        assert told[0] == told[1]
        on_the_way(session, 1)


def test_a_card_drawn_from_the_pile_is_told_to_its_owner_only(sit: Any) -> None:
    session = sit("linko", seats=3)
    phrases = Phrases("en", session.names, 1)
    lines: list[str] = []
    while not session.view.over:
        legal = session.table.watch.legal
        event = session.decide("^*" if "^*" in legal else legal[-1])
        if event.token == "^*":
            lines += room(session.game).told(phrases, event)
    drawn = [line for line in lines if line.endswith("from the pile.")]
    theirs = {line for line in drawn if not line.startswith("You")}
    assert theirs <= {f"{name} draws a card from the pile." for name in ("Ben", "Cleo")}
    assert any(line.startswith("You draw a") for line in drawn)
