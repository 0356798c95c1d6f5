"""Whole games at the drawn table, played with the keyboard alone; two of each game for long."""

from typing import Any

import pytest

GAMES = [
    pytest.param("linko", "ravensburger-2014", 3, marks=pytest.mark.long),
    ("linko", "amigo-2022-duel", 2),
    ("push", "push", 2),
    pytest.param("push", "push-risk", 4, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "edition", "seats"), GAMES)
def test_a_whole_game(seated: Any, visit: Any, game: str, edition: str, seats: int) -> None:
    app = seated(game, edition, seats=seats)

    async def script(guest: Any) -> None:
        presses = 0
        while not guest.session.view.over:
            # Not always the first choice: else Push would push until it busts.
            keys = ["right"] * (presses % 3) + ["enter"]
            await guest.press(*keys)
            presses += 1
            assert presses < 400
        assert "the game is over" in guest.text
        assert "play again" in guest.text
        assert guest.session.records[-1].tags["Result"]
        await guest.press("enter")
        assert guest.session.round == 2
        assert "play again" not in guest.text

    visit(app, script)
