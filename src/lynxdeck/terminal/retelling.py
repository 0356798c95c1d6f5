"""A record in words: what happened in it, decision by decision, and how it stands."""

from collections.abc import Iterator

from lynxdeck.records import Record
from lynxdeck.records.retracing import retraced
from lynxdeck.terminal import speech
from lynxdeck.terminal.phrases import Phrases
from lynxdeck.terminal.rooms import room
from lynxdeck.terminal.saving import remembered_seat
from lynxdeck.terminal.session import Decision

NOBODY = 0


def retold(record: Record, language: str) -> Iterator[str]:
    """A record, sentence by sentence; one of a sitting here calls its person “you”."""
    position, game = record.position, record.position.game
    phrases = Phrases(language, record.names, remembered_seat(record) or NOBODY)
    yield speech.begun(phrases, game, position.edition, int(record.tags["Start"]))
    for seat, token, told in retraced(record):
        yield from room(game).told(phrases, Decision(seat, token, told.open))
    if not position.over:
        yield room(game).ask(phrases, position.view(None))
    yield from speech.scores(phrases, position.scores)
    if position.over:
        yield speech.won(phrases, position.winners)
