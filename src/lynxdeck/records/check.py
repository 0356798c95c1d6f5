"""Whether a record is right: every tag, every decision, its result.

The first fault is told, in this order: tag syntax, an open comment, a missing tag, the tags
Game, Edition, Seats, Start, Deck and Dice, the moves, Result, End.
"""

from lynxdeck.games.compile import Engine
from lynxdeck.games.edition import Edition, check_players
from lynxdeck.games.position import Position, lay_out
from lynxdeck.games.ready import can_compile
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game
from lynxdeck.games.registry import game as find_game
from lynxdeck.locale.text import number_in
from lynxdeck.records.draft import Draft, Tag
from lynxdeck.records.fault import Fault, quoted
from lynxdeck.records.moves import complaint, replay
from lynxdeck.records.record import BAR, REQUIRED, UNFINISHED, Record, bad_name, is_turn

FEW = 48
"""Records checked by interpreted rules: for fewer, loading compiled ones takes longer."""

MANY = 300
"""The same where nothing has been compiled yet, which takes some seconds."""


class Examiner:
    """Checks one record after the other; compiled rules are loaded when there are many."""

    def __init__(self, *, few: int = FEW, many: int = MANY) -> None:
        self._few, self._many = few, many
        self._count = 0
        self._compiled = False

    def examine(self, draft: Draft) -> Record:
        check_form(draft)
        game = read_game(draft)
        position = deal(draft, game, self._engine(game))
        tokens = play(draft, position)
        check_result(draft, position)
        check_end(draft, position)
        return _record(draft, tokens, position)

    def _engine(self, game: Game) -> Engine:
        if self._count == self._many:
            self._compiled = can_compile()
        elif self._count == self._few:
            self._compiled = can_compile() and any(game.cache.rglob("*.replay-*.nbi"))
        self._count += 1
        return game.compiled if self._compiled else game.interpreted


def check_form(draft: Draft) -> None:
    if draft.fault:
        raise draft.fault
    if draft.unclosed:
        raise draft.unclosed
    for name in REQUIRED:
        if name not in draft.tags:
            message = f'the tag {name} is missing; expected [{name} "…"]'
            raise Fault(draft.line, 1, message, name, "missing")


def deal(draft: Draft, game: Game, engine: Engine) -> Position:
    edition = read_edition(draft, game)
    seats = read_seats(draft, edition)
    start = read_start(draft, seats)
    deck = read_deck(draft, game)
    dice, bad_die = read_dice(draft, game)
    try:
        position = lay_out(
            game, edition, seats=seats, deck=deck, dice=dice, start=start, engine=engine
        )
    except Refusal as refusal:  # all else has been checked, so it speaks of the deck
        raise _at(draft.tags["Deck"], str(refusal), "deck") from None
    if bad_die:
        raise bad_die
    return position


def read_game(draft: Draft) -> Game:
    tag = draft.tags["Game"]
    try:
        return find_game(tag.value)
    except Refusal as refusal:
        raise _at(tag, str(refusal), "game") from None


def read_edition(draft: Draft, game: Game) -> Edition:
    tag = draft.tags["Edition"]
    try:
        return game.edition(tag.value)
    except Refusal as refusal:
        raise _at(tag, str(refusal), "edition") from None


def read_seats(draft: Draft, edition: Edition) -> int:
    tag = draft.tags["Seats"]
    names = tag.value.split(BAR)
    seat = bad_name(names)
    if seat:
        name = quoted(names[seat - 1])
        message = f"{name} is no name for seat {seat}; expected text without blanks around it"
        raise _at(tag, message, "seats")
    try:
        check_players(edition, len(names))
    except Refusal as refusal:
        raise _at(tag, str(refusal), "seats") from None
    return len(names)


def read_start(draft: Draft, seats: int) -> int:
    tag = draft.tags["Start"]
    start = number_in(tag.value, seats, least=1)
    if start is None or tag.value.startswith("0"):
        message = f"{quoted(tag.value)} is no seat; expected a number from 1 to {seats}"
        raise _at(tag, message, "start")
    return start


def read_deck(draft: Draft, game: Game) -> list[int]:
    """The cards, top first; whether they are the right ones is seen at the deal."""
    tag = draft.tags["Deck"]
    names = tag.value.split()
    cards = game.notation.CARDS
    deck = [cards.get(name, 0) for name in names]
    if 0 in deck:
        wrong = quoted(names[deck.index(0)])
        message = f"{wrong} is no card of {game.name}; expected {' '.join(cards)}"
        raise _at(tag, message, "deck")
    return deck


def read_dice(draft: Draft, game: Game) -> tuple[list[int], Fault | None]:
    """The rolls, first one first; and what is wrong with them, for after the deck."""
    tag = draft.tags.get("Dice")
    if tag is None or not game.dice:
        return [], None
    names = tag.value.split()
    faces = game.notation.DICE
    dice = [faces.get(name, 0) for name in names]
    if 0 not in dice:
        return dice, None
    wrong = quoted(names[dice.index(0)])
    return [], _at(tag, f"{wrong} is no side of the die; expected {' '.join(faces)}", "dice")


def play(draft: Draft, position: Position) -> list[str]:
    tokens = draft.tokens()
    refused = replay(position, tokens)
    if refused < len(tokens):
        dice = draft.tags.get("Dice")
        rolls = len(dice.value.split()) if dice else 0
        message = complaint(position, tokens, refused, rolls=rolls)
        raise Fault(*draft.place(refused), message, tokens[refused], "move")
    if draft.overflow:
        raise draft.overflow
    return tokens


def check_result(draft: Draft, position: Position) -> None:
    tag = draft.tags.get("Result")
    if tag is None:
        return
    over = position.over
    expected = list(map(str, position.scores)) if over else [UNFINISHED]
    if tag.value.split() != expected:
        state = "the game is over" if over else "the game is unfinished"
        expectation = f"expected {' '.join(expected)}, or no tag"
        message = f"wrong result {quoted(tag.value)}: {state}; {expectation}"
        raise _at(tag, message, "result")


def check_end(draft: Draft, position: Position) -> None:
    tag = draft.tags.get("End")
    if tag is None or (position.over and tag.value == position.end):
        return
    message = f"wrong end {quoted(tag.value)}: the game is unfinished; expected no tag"
    if position.over:
        message = f"wrong end {quoted(tag.value)}; expected {position.end}, or no tag"
    raise _at(tag, message, "end")


def _at(tag: Tag, message: str, kind: str) -> Fault:
    return Fault(tag.line, tag.column, message, tag.value, kind)


def _record(draft: Draft, tokens: list[str], position: Position) -> Record:
    comments: dict[int, list[str]] = {}
    if draft.notes:
        comments = _comments(draft)
    if tokens and is_turn(tokens[-1]):  # no turn number without a decision
        tokens.pop()
        if len(tokens) + 1 in comments:
            comments.setdefault(len(tokens), []).extend(comments.pop(len(tokens) + 1))
    tags = {name: tag.value for name, tag in draft.tags.items()}
    places = {name: (tag.line, tag.column) for name, tag in draft.tags.items()}
    return Record(tags, tokens, position, comments, places)


def _comments(draft: Draft) -> dict[int, list[str]]:
    comments: dict[int, list[str]] = {}
    count = counted = 0
    for runs, text in draft.notes:
        count += sum(len(run.text.split()) for run in draft.runs[counted:runs])
        counted = runs
        comments.setdefault(count, []).append(text)
    return comments
