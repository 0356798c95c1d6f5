"""Push positions drawn as text, there and back; how a position is drawn says `games/drawn.py`.

On the left of a seat's `|` lies its bench, on the right its protected pile. With `columns` or
`switches` the turn is under way: push on or take. Without, it begins.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from lynxdeck.games import compile as targets
from lynxdeck.games import drawn
from lynxdeck.games.edition import Edition, check_players, settings
from lynxdeck.games.fields import Numbers, State, States
from lynxdeck.games.push import editions, notation, rules
from lynxdeck.games.refusal import Refusal

WORDS: tuple[str, ...] = ("columns", "switches", "pile", "dice", "discards")


def read(text: str, edition: Edition) -> States:
    drawing = drawn.parse(text, WORDS)
    check_players(edition, len(drawing.seats))
    states = targets.interpreted(rules).new(1)
    state = states[0]
    for flag, value in settings(edition, editions.FLAGS).items():
        setattr(state, flag, value)
    state.seats, state.active = len(drawing.seats), drawing.active
    state.collector, state.viewer = rules.NOBODY, rules.OPEN
    for seat, line in enumerate(drawing.seats):
        for text_part, counts in ((line.left, state.bench), (line.right, state.protected)):
            for card in drawn.cards(text_part, notation.CARDS):
                if card >= rules.ROLL:
                    name = notation.CARD_NAMES[card]
                    raise Refusal("drawing", f"{line.name} can keep number cards only, not {name}.")
                counts[seat, rules.colour_of(card), rules.number_of(card)] += 1
    _read_table(state, drawing.lines)
    _check(state)
    return states


def draw(state: State, names: Sequence[str] = ()) -> str:
    """A position as text; where it cannot be read back, a remark says what is asked."""
    seats = [
        (
            drawn.seat_name(names, seat) + ("*" if seat == state.active else ""),
            f"{_line(_sorted(state.bench[seat]))} | {_line(_sorted(state.protected[seat]))}",
        )
        for seat in range(int(state.seats))
    ]
    pile = [int(card) for card in state.pile[: state.pile_size][::-1] if card]
    rows = [*seats]
    if state.phase != rules.TURN:
        columns = [[int(card) for card in column if card] for column in state.column]
        rows.append(("columns", " / ".join(_line(column) for column in columns)))
        rows.append(("switches", str(state.switches)))
    rows.append(("pile", _line(pile) if pile else drawn.hidden_pile(int(state.pile_size))))
    dice = " ".join(notation.DICE_NAMES[face] for face in state.dice if face)
    rows.append(("dice", dice or drawn.NOTHING))
    rows.append(("discards", _line(drawn.expand(state.discards))))
    return drawn.table(rows) + _remark(state, names)


def _read_table(state: State, lines: dict[str, str]) -> None:
    columns = [drawn.cards(text, notation.CARDS) for text in lines.get("columns", "").split("/")]
    columns = [cards for cards in columns if cards]
    drawn.fitting([0] * len(columns), rules.COLUMNS, "the table")
    for column, cards in enumerate(columns):
        for card in drawn.fitting(cards, rules.COLUMN, "a column"):
            if card == rules.SWITCH or rules.clash(state, column, card):
                name = notation.CARD_NAMES[card]
                raise Refusal("drawing", f"{name} cannot lie in that column.")
            state.column[column, state.column_size[column]] = card
            state.column_size[column] += 1
    state.switches = drawn.number(lines.get("switches", "0"), rules.SWITCHES)
    state.phase = rules.PUSH if "columns" in lines or "switches" in lines else rules.TURN
    pile = drawn.cards(lines.get("pile", ""), notation.CARDS)[::-1]
    drawn.fitting(pile, rules.CARDS, "the pile")
    state.pile_size = len(pile)
    state.pile[: len(pile)] = pile
    for card in pile:
        state.unseen[card] += 1
    dice = drawn.fitting(drawn.cards(lines.get("dice", ""), notation.DICE), rules.DICE, "the dice")
    state.dice[: len(dice)] = dice
    for card in drawn.cards(lines.get("discards", ""), notation.CARDS):
        state.discards[card] += 1


def _check(state: State) -> None:
    switches = 0 if state.seats == 2 else rules.SWITCHES  # P2
    most = {rules.ROLL: rules.ROLLS, rules.SWITCH: switches}
    for card, n in Counter(all_cards(state)).items():
        limit = most.get(card, rules.COPIES)
        if n > limit:
            name = notation.CARD_NAMES[card]
            raise Refusal("drawing", f"There are {limit} of {name}, and {n} are drawn.")
    if state.pile_size == 0 and rules.no_columns(state):
        raise Refusal("drawing", "This game is over: the pile is empty.")


def all_cards(state: State) -> Iterable[int]:
    """Every card of the position, wherever it lies; hidden ones are left out."""
    for counts in (*state.bench, *state.protected):
        yield from _sorted(counts)
    yield from drawn.expand(state.discards)
    yield from [rules.SWITCH] * int(state.switches)
    lying = (*state.column.ravel(), *state.pile, state.card)
    yield from (int(card) for card in lying if card)


def _sorted(counts: Numbers) -> list[int]:
    return drawn.expand(counts.ravel(), first=1)


def _line(cards: Iterable[int]) -> str:
    return drawn.names(cards, notation.CARD_NAMES)


def _remark(state: State, names: Sequence[str]) -> str:
    if state.phase in (rules.TURN, rules.PUSH):
        return ""
    if state.phase == rules.OVER:
        return "\n# over"
    name = drawn.seat_name(names, int(rules.to_move(state)))
    asked = f"\n# {name}: {notation.PHASES[state.phase]}"
    return f"{asked} {notation.CARD_NAMES[state.card]}".rstrip()
