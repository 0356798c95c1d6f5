"""Every lesson of the browser, played through the rules: what it asks for must be possible."""

import json
from pathlib import Path
from typing import Any

import pytest

from lynxdeck.games import registry
from lynxdeck.games.position import Position, lay_out
from lynxdeck.locale import languages, speaker

GAMES = Path(__file__).parents[2] / "web/src/games"
LESSONS: dict[str, Any] = {
    path.parent.name: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(GAMES.glob("*/lesson.json"))
}
LEARNER = 1
NAMES = {"ben": "Ben", "cleo": "Cleo"}


def open_lesson(lesson: dict[str, Any]) -> Position:
    game = registry.game(lesson["game"])
    return lay_out(
        game,
        game.edition(lesson["edition"]),
        seats=lesson["seats"],
        deck=[game.notation.CARDS[card] for card in lesson["deck"].split()],
        dice=[game.notation.DICE[face] for face in lesson["dice"].split()],
        start=lesson["start"],
    )


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_of_a_lesson_is_legal(name: str) -> None:
    lesson = LESSONS[name]
    position = open_lesson(lesson)
    replies = {int(seat): list(tokens) for seat, tokens in lesson["moves"].items()}
    asked = {step["move"]: step for step in lesson["steps"] if "token" in step}
    move = 0
    while not position.over:
        seat = position.to_move
        assert seat is not None
        if seat == LEARNER:
            assert move in asked, f"nothing is said at move {move}: {position}"
            step = asked.pop(move)
            choices = position.legal()
            assert step["token"] in choices, f"{step['id']}: {position}"
            # Who may choose otherwise is told why not.
            assert ("nudge" in step) == (len(choices) > 1), step["id"]
            token = step["token"]
        elif replies[seat]:
            token = replies[seat].pop(0)
        else:
            break
        position.play(token)
        move += 1
    assert not asked
    assert not any(replies.values()), "some scripted replies are never made"
    assert all(step["move"] <= move for step in lesson["steps"])
    assert lesson["steps"] == sorted(lesson["steps"], key=lambda step: int(step["move"]))


def test_the_linko_lesson_is_a_whole_game_that_the_learner_wins() -> None:
    lesson = LESSONS["linko"]
    position = open_lesson(lesson)
    play_all(position, lesson)
    assert position.over
    assert position.end == "out"
    assert position.winners == [LEARNER]
    assert position.scores[0] == 16  # as its last step tells


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_teaches_what_play_now_deals(name: str) -> None:
    """The usual edition for as many."""
    lesson = LESSONS[name]
    assert lesson["edition"] == registry.game(name).usual(lesson["seats"]).name


def test_the_push_lesson_tells_the_points_as_they_are() -> None:
    lesson = LESSONS["push"]
    position = open_lesson(lesson)
    play_all(position, lesson)
    own = position.view(LEARNER).players[0]
    assert own.protected == {"p3": 1, "p5": 1, "p6": 1}
    assert own.bench == {"r5": 1}


def play_all(position: Position, lesson: dict[str, Any]) -> None:
    replies = {int(seat): iter(tokens) for seat, tokens in lesson["moves"].items()}
    replies[LEARNER] = iter(step["token"] for step in lesson["steps"] if "token" in step)
    while (seat := position.to_move) is not None:
        token = next(replies[seat], None)
        if token is None:
            return
        position.play(token)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_takes_two_minutes_to_read(name: str) -> None:
    """At 240 words a minute; what the others do meanwhile is watched."""
    steps = [step for step in LESSONS[name]["steps"] if "auto" not in step]
    words = [speaker("en").say(f"web-learn-{name}-{step['id']}", **NAMES) for step in steps]
    assert sum(len(text.split()) for text in words) <= 480
    assert len(steps) <= 22


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_points_at_the_thing_itself(name: str) -> None:
    for step in LESSONS[name]["steps"]:
        targets = [step["target"]] if isinstance(step["target"], str) else step["target"] or []
        assert not {f"hand:{LEARNER}"} & set(targets), f"{step['id']} rings the whole hand"


@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_sentences(language: str) -> None:
    say = speaker(language).say
    for name, lesson in LESSONS.items():
        for step in lesson["steps"]:
            if "auto" not in step:
                assert say(f"web-learn-{name}-{step['id']}", **NAMES)
            if "nudge" in step:
                assert say(f"web-learn-{name}-{step['nudge']}-nudge", **NAMES)
