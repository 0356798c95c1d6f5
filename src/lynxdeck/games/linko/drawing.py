"""Linko positions drawn as text, there and back; how a position is drawn says `games/drawn.py`.

On the right of a seat's `|` lie its layers, the bottom one first. A display place that holds a
group is written `3+13+J`, a gap `.`. Only the beginning of a turn can be read.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from lynxdeck.games import compile as targets
from lynxdeck.games import drawn
from lynxdeck.games.edition import Edition, check_players, settings
from lynxdeck.games.fields import State, States
from lynxdeck.games.linko import editions, notation, rules
from lynxdeck.games.refusal import Refusal

WORDS: tuple[str, ...] = ("display", "pile", "ghost", "discards", "quiet")
GAP = "."


def read(text: str, edition: Edition) -> States:
    drawing = drawn.parse(text, WORDS)
    check_players(edition, len(drawing.seats))
    states = targets.interpreted(rules).new(1)
    state = states[0]
    for flag, value in settings(edition, editions.FLAGS).items():
        setattr(state, flag, value)
    state.seats, state.active = len(drawing.seats), drawing.active
    state.victim, state.viewer = rules.NOBODY, rules.OPEN
    state.quiet = drawn.number(drawing.lines.get("quiet", "0"), rules.STALL_TURNS - 1)
    for seat, line in enumerate(drawing.seats):
        _read_seat(state, seat, line)
    _read_table(state, drawing.lines)
    _check(state)
    return states


def draw(state: State, names: Sequence[str] = ()) -> str:
    """A position as text; in the middle of a turn a remark says what is asked."""
    seats = [
        (
            drawn.seat_name(names, seat) + ("*" if seat == state.active else ""),
            f"{_hand(state, seat)} | {_layers(state, seat)}",
        )
        for seat in range(int(state.seats))
    ]
    pile = [card for card in state.pile[: state.pile_size][::-1] if card]
    rows = [
        *seats,
        ("display", " ".join(_place(place) for place in state.display)),
        ("pile", _line(pile) if pile else drawn.hidden_pile(int(state.pile_size))),
        ("discards", _line(drawn.expand(state.discards))),
    ]
    if state.ghost:
        rows.append(("ghost", _line(drawn.expand(state.sets))))
    if state.quiet:
        rows.append(("quiet", str(state.quiet)))
    return drawn.table(rows) + _remark(state, names)


def _read_seat(state: State, seat: int, line: drawn.SeatLine) -> None:
    hand = drawn.cards(line.left, notation.CARDS)
    for card in hand:
        state.hand[seat, card] += 1
    state.hand_size[seat] = len(hand)
    layers = [drawn.cards(layer, notation.CARDS) for layer in line.right.split("/")]
    for depth, cards in enumerate(layer for layer in layers if layer):
        values = set(cards) - {rules.JOKER}
        if len(values) > 1:
            raise Refusal("drawing", f"A layer of {line.name} has cards of two values.")
        jokers = cards.count(rules.JOKER)
        value = values.pop() if values else rules.JOKER
        state.layers[seat, depth] = value, len(cards) - jokers, jokers
        state.depth[seat] = depth + 1
        state.in_layers[seat] += len(cards)
    rules.show_top(state, seat)


def _read_table(state: State, lines: dict[str, str]) -> None:
    places = lines.get("display", "").split()
    most = rules.place_count(state)
    if len(places) > most:
        raise Refusal("drawing", f"The display has {most} places, not {len(places)}.")
    for place, text in enumerate(places):
        if text != GAP:
            cards = drawn.cards(text.replace("+", " "), notation.CARDS)
            state.display[place, : len(cards)] = drawn.fitting(cards, rules.HEAP, "a place")
            if min(cards[1:], default=rules.JOKER) < rules.JOKER - 1:
                raise Refusal("drawing", f"“{text}”: only 13s and jokers lie on other cards.")
    pile = drawn.cards(lines.get("pile", ""), notation.CARDS)[::-1]
    drawn.fitting(pile, rules.PILE, "the pile")
    state.pile_size = len(pile)
    state.pile[: len(pile)] = pile
    for word, counts in (("discards", state.discards), ("ghost", state.sets)):
        for card in drawn.cards(lines.get(word, ""), notation.CARDS):
            counts[card] += 1


def _check(state: State) -> None:
    cards = Counter(all_cards(state))
    for card, n in cards.items():
        most = rules.cards_of(state, card)
        if n > most:
            name = notation.CARD_NAMES[card]
            raise Refusal("drawing", f"There are {most} of {name}, and {n} are drawn.")
    if state.sets.any() and not state.ghost:
        raise Refusal("drawing", "There is no ghost in this edition.")
    if state.sets[rules.JOKER - 1 :].any():
        raise Refusal("drawing", "A ghost holds no 13 and no joker.")
    if min(state.hand_size[: state.seats]) == 0 or rules.exhausted(state):
        raise Refusal("drawing", "This game is over: a hand, or pile and display, are empty.")


def all_cards(state: State) -> Iterable[int]:
    """Every card of the position, wherever it lies; hidden ones are left out."""
    for counts in (*state.hand, state.discards, state.sets):
        yield from drawn.expand(counts)
    for layers in state.layers:
        for value, numbers, jokers in layers:
            yield from [int(value)] * int(numbers) + [rules.JOKER] * int(jokers)
    yield from (int(card) for card in (*state.display.ravel(), *state.pile) if card)


def _hand(state: State, seat: int) -> str:
    hidden = int(state.hand_size[seat]) - int(state.hand[seat].sum())
    return " ".join([_line(drawn.expand(state.hand[seat]))] * (not hidden) + ["?"] * hidden)


def _layers(state: State, seat: int) -> str:
    layers = state.layers[seat, : state.depth[seat]]
    return " / ".join(
        _line([int(value)] * int(numbers) + [rules.JOKER] * int(jokers))
        for value, numbers, jokers in layers
    )


def _place(place: Iterable[int]) -> str:
    return "+".join(notation.CARD_NAMES[card] for card in place if card) or GAP


def _line(cards: Iterable[int]) -> str:
    return drawn.names(cards, notation.CARD_NAMES)


def _remark(state: State, names: Sequence[str]) -> str:
    if state.phase == rules.PLAY:
        return ""
    if state.phase == rules.OVER:
        return f"\n# over: {notation.ENDS[state.end]}"
    name = drawn.seat_name(names, int(rules.to_move(state)))
    asked = f"\n# {name}: {notation.PHASES[state.phase]}"
    return f"{asked} {state.to_draw}" if state.phase == rules.DRAW else asked
