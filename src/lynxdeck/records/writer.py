"""Records as text, in canonical form."""

from collections.abc import Iterator

from lynxdeck.games.refusal import Refusal
from lynxdeck.records.record import KNOWN, Record, is_turn
from lynxdeck.records.text import LIMIT

_LISTS = ("Deck", "Dice", "Result")


def write(record: Record, *, comments: bool = False) -> str:
    """A record in canonical form, its last line ended; between two records comes an empty line."""
    rows = _commented(record) if comments and record.comments else record.turns()
    lines = [*_tag_lines(record), "", *(" ".join(row) for row in rows), ""]
    return "\n".join(lines)


def _tag_lines(record: Record) -> Iterator[str]:
    tags = record.tags
    names = [name for name in KNOWN if name in tags]
    names += [name for name in tags if name not in KNOWN]
    for name in names:
        is_list = name in _LISTS and (name != "Dice" or record.position.game.dice)
        yield tag_line(name, " ".join(tags[name].split()) if is_list else tags[name])


def tag_line(name: str, value: str) -> str:
    r"""A tag as a line.

    >>> print(tag_line("Site", 'The "Lynx"'))
    [Site "The \"Lynx\""]
    """
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    line = f'[{name} "{escaped}"]'
    if "\n" in line or len(line) > LIMIT:
        raise Refusal("tag-value", f"The tag {name} does not fit into a line of a record.")
    return line


def _commented(record: Record) -> Iterator[list[str]]:
    """The rows with their comments, each after the token it follows."""
    row = _notes(record, 0)
    for count, token in enumerate(record.tokens, start=1):
        if is_turn(token) and row:
            yield row
            row = []
        row += [token, *_notes(record, count)]
    if row:
        yield row


def _notes(record: Record, count: int) -> list[str]:
    return [f"{{{text}}}" for text in record.comments.get(count, ())]
