"""At 80 × 24 nothing is cut, in any language; what does not fit is drawn in fewer signs."""

from typing import Any

import pytest

from lynxdeck.locale import languages
from lynxdeck.terminal.app import ROOMY, GameLog, draw_footer, draw_question
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room

CUT = "…"
HEIGHTS = {"linko": (10, 4), "push": (15, 5)}
"""Rows of the board and of the question, on the smallest screen."""
SITTINGS = [("linko", "amigo-2022-basic", 5), ("linko", "amigo-2022-duel", 2), ("push", "push", 6)]


@pytest.mark.parametrize("most", [50, pytest.param(150, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "edition", "seats"), SITTINGS)
def test_nothing_is_cut(
    sit: Any, language: str, game: str, edition: str, seats: int, most: int
) -> None:
    session = sit(game, edition, seats=seats)
    phrases = Phrases(language, session.names, session.seat)
    board_rows, rows = HEIGHTS[game]
    for number in range(most):
        view = session.view
        if view.over:
            break
        chooser = room(session.game).chooser(phrases, view, None)
        if session.mine:
            counters = [
                (phrases.say(key), kind, count, most) for key, kind, count, most in chooser.counters
            ]
            shown = chooser.rows(rows - 1 - bool(counters))
            question = draw_question(
                room(session.game).ask(phrases, view),
                shown,
                counters,
                width=80,
                height=rows,
                asked=True,
            )
            assert CUT not in question.content().plain
            board = room(session.game).draw_board(
                phrases, view, chooser.marks, width=80, height=board_rows
            )
            assert CUT not in board.content().plain
        legal = session.table.watch.legal
        session.decide(legal[number * 7 % len(legal)])


@pytest.mark.parametrize("language", languages())
def test_the_keys_fit_into_the_last_line(language: str) -> None:
    line = draw_footer(Phrases(language, [], 1), "", 200, 1).content().plain
    assert len(line.rstrip()) <= 80


@pytest.mark.parametrize("language", languages())
def test_a_low_log_has_short_sentences_next_to_each_other(sit: Any, language: str) -> None:
    session = sit("linko", "amigo-2022-basic", seats=4)
    log = GameLog(Phrases(language, session.names, session.seat), session)
    most = 0
    for number in range(60):
        legal = session.table.watch.legal
        if not legal:
            break
        session.decide(legal[number * 7 % len(legal)])
        text = " ".join(log.draw(80, 3).content().plain.split())
        last = log.lines()[-text.count("· ") :]
        assert text == " ".join(" ".join(f"· {line}" for line in last).split())
        most = max(most, len(last))
        rows = log.draw(80, ROOMY).content().plain.split("\n")
        assert all(row.count("· ") < 2 for row in rows if "Linko ·" not in row)
    assert most > 3
