"""A record in memory: the tags, the tokens, the position they lead to; and its text."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lynxdeck.games.compile import Engine
from lynxdeck.games.deal import PlainSeed
from lynxdeck.games.edition import Edition
from lynxdeck.games.observer import Told
from lynxdeck.games.position import Position, from_key, lay_out
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.records.text import LIMIT

REQUIRED = ("Game", "Edition", "Seats", "Start", "Deck")
KNOWN = (*REQUIRED, "Dice", "Seed", "Result", "End")
"""The tags with a meaning, in the order in which they are written."""

LISTS = ("Deck", "Dice", "Result")
BAR = " | "
UNFINISHED = "*"


class Retraced(NamedTuple):
    """A decision of a record, and what it did."""

    seat: int
    token: str
    told: Told


@dataclass(slots=True)
class Record:
    """A game as far as it was played; every decision in it is legal."""

    tags: dict[str, str]
    tokens: list[str]
    """The decisions, each turn's after its number and a dot."""
    position: Position = field(compare=False, repr=False)
    """The game after the last token."""
    comments: dict[int, list[str]] = field(default_factory=dict)
    """Comments, if they were read, by the number of tokens before them."""
    places: Mapping[str, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)
    """Line and column of the tags' values, if it was read."""

    def __str__(self) -> str:
        return write(self)

    @property
    def names(self) -> list[str]:
        """The players in seat order."""
        return self.tags["Seats"].split(BAR)

    def play(self, *tokens: str) -> "Record":
        """Make decisions and write them down, with the result when the game is over."""
        for token in tokens:
            turn = turn_token(self.position)
            self.position.play(token)
            self.tokens += [turn, token] if turn else [token]
        if self.position.over:
            self.tags["Result"] = result_text(self.position)
            self.tags["End"] = str(self.position.end)
        return self

    @property
    def decisions(self) -> list[str]:
        """The tokens without the turns' numbers."""
        return [token for token in self.tokens if not is_turn(token)]

    def start(self, engine: Engine | None = None) -> Position:
        """The position that it begins with; for the interpreted rules unless others are named."""
        game, tags = self.position.game, self.tags
        notation = game.notation
        return lay_out(
            game,
            self.position.edition,
            seats=len(self.names),
            deck=[notation.CARDS[name] for name in tags["Deck"].split()],
            dice=[notation.DICE[name] for name in tags.get("Dice", "").split()],
            start=int(tags["Start"]),
            engine=engine,
        )

    def turns(self) -> Iterator[list[str]]:
        """The tokens turn by turn."""
        row: list[str] = []
        for token in self.tokens:
            if is_turn(token) and row:
                yield row
                row = []
            row.append(token)
        if row:
            yield row

    def retraced(self) -> Iterator[Retraced]:
        """The record gone through once more, decision by decision."""
        position = self.start()
        observer = position.game.observer(compiled=False)
        for token in self.decisions:
            seat = position.to_move
            assert seat is not None, "a record holds legal decisions only"
            told = observer.tell(position.states, position.game.code(token))
            assert told is not None
            yield Retraced(seat, token, told)


def begin(
    game: Game,
    edition: Edition,
    names: Sequence[str],
    *,
    deck: Sequence[int],
    dice: Sequence[int] = (),
    start: int = 1,
    free: Mapping[str, str] | None = None,
    engine: Engine | None = None,
) -> Record:
    """The record of a game that is about to begin, to `play` and to `write`."""
    position = lay_out(
        game, edition, seats=len(names), deck=deck, dice=dice, start=start, engine=engine
    )
    notation = game.notation
    tags = {
        "Game": game.name,
        "Edition": edition.text,
        "Seats": seats_text(names),
        "Start": str(start),
        "Deck": " ".join(notation.CARD_NAMES[card] for card in deck),
    }
    if game.dice:
        tags["Dice"] = " ".join(notation.DICE_NAMES[face] for face in dice)
    return Record({**tags, **(free or {})}, [], position)


def begin_from_seed(
    game: Game,
    edition: Edition,
    names: Sequence[str],
    *,
    seed: str,
    start: int = 1,
    free: Mapping[str, str] | None = None,
) -> Record:
    plain = PlainSeed(seed)
    deck, dice = from_key(game, edition, len(names), plain.key())
    tags = {"Seed": str(plain), **(free or {})}
    return begin(game, edition, names, deck=deck, dice=dice, start=start, free=tags)


def seats_text(names: Sequence[str]) -> str:
    """Names as the `Seats` tag has them; refuses those it could not tell apart again.

    >>> seats_text(["Ann", "bot:lynx"])
    'Ann | bot:lynx'
    """
    text = BAR.join(names)
    if not names or text.split(BAR) != list(names) or bad_name(names):
        raise Refusal("seat-name", f"These names cannot be written into a record: {text!r}.")
    return text


def bad_name(names: Sequence[str]) -> int | None:
    for seat, name in enumerate(names, start=1):
        if not name or name != name.strip():
            return seat
    return None


def result_text(position: Position) -> str:
    """The scores as the `Result` tag has them."""
    return " ".join(map(str, position.scores))


def turn_token(position: Position) -> str | None:
    """The number that the next turn begins with; None within a turn."""
    state = position.state
    return f"{state.active + 1}." if position.engine.turn_begins(state) else None


def is_turn(token: str) -> bool:
    """Whether a legal token is a turn's number: no decision ends with a dot."""
    return token[-1] == "."


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
        is_list = name in LISTS and (name != "Dice" or record.position.game.dice)
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
