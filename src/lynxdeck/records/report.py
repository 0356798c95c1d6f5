"""What `record show` tells of a record: the position after its last token."""

from collections.abc import Sequence

from lynxdeck.games.position import Position
from lynxdeck.records.fault import one_line, shown
from lynxdeck.records.moves import interpreted
from lynxdeck.records.record import Record


def report(record: Record) -> dict[str, object]:
    """The position for programs; the keys and their order are the format's."""
    position = record.position
    return {
        "game": position.game.name,
        "edition": record.tags["Edition"],
        "seats": record.names,
        "to_move": position.to_move,
        "phase": position.phase,
        "legal": sorted(interpreted(position).legal()),
        "scores": position.scores,
        "winners": position.winners,
        "over": position.over,
        "end": position.end,
    }


def summary(record: Record) -> str:
    """The position for people: the table drawn, who is asked what, and how they stand."""
    position, names = record.position, [shown(name) for name in record.names]
    drawing = position.game.drawing.draw(position.state, names).rstrip("\n")
    head = one_line(f"{position.game.name}, {record.tags['Edition']}")
    scores = zip(names, position.scores, strict=True)
    standing = "scores: " + ", ".join(f"{name} {score}" for name, score in scores)
    return "\n".join([head, drawing, _asked(position, names), standing, ""])


def _asked(position: Position, names: Sequence[str]) -> str:
    if position.to_move is None:
        winners = " and ".join(names[seat - 1] for seat in position.winners)
        return f"over ({position.end}): won by {winners}"
    legal = " ".join(sorted(interpreted(position).legal()))
    return f"to move: {names[position.to_move - 1]} ({position.phase}): {legal}"
