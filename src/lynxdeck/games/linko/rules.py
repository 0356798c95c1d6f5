"""The rules of Linko, once: plain functions over one NumPy record.

They run interpreted, compiled for the CPU and compiled for CUDA (see `games/compile.py`), so
there is no object, exception, allocation or chance in here; the order of the cards is put into
the record at the deal. The numbers in the comments (L8, LR5) are those of `docs/rules`.

Where this departs from a table of people: nobody forgets to snatch, every answer is asked for
even if there is only one (LR7), and what was moved openly is remembered for everybody (LR8).

A card is its value: 1 to 13, 14 for a joker; 0 is no card, or one that is hidden. Seats count
from 0. Lists of cards by kind are indexed by that value, so index 0 stays empty.

Fields are unsigned bytes: Numba then knows that an index is not negative, a tenth faster.
"""

import numpy as np

from lynxdeck.games.chance import below
from lynxdeck.games.fields import Numbers, Rng, State, int64

VERSION = 1
"""Raised when the same record would play differently, and only then."""

SEATS = 5
HAND = 13
KINDS = 15
JOKER = 14
COPIES = 8
JOKERS = 5
CARDS = 109
PLACES = 6
HEAP = 10  # a display place: one card, and in a duel all 13s and the last joker on it (L22)
PILE = 77
GHOST_HAND = 13
DUEL_JOKERS = 2
STALL_TURNS = 100

PLAY, GHOST, TAKE, RECLAIM, DRAW, OPTION, OVER = range(7)
RUNNING, OUT, STOCK, STALL = range(4)
SHARED, FEWEST_IN_HAND = range(2)
NOBODY = -1
OPEN = -1  # as viewer: nothing is hidden
SPECTATOR = -2

STATE = np.dtype(
    [
        ("move", np.int32),  # decisions made so far
        ("phase", np.uint8),  # the question the table asks
        ("active", np.uint8),  # whose turn it is
        ("victim", np.int8),  # whose top layer is being snatched
        ("to_draw", np.uint8),  # cards still to draw by the victim, or by choice (L14)
        ("pile_size", np.uint8),
        ("stirred", np.uint8),  # this turn changed the cards in pile and display, or the discards
        ("quiet", np.uint8),  # turns in a row that did not (LR10)
        ("end", np.uint8),
        ("viewer", np.int8),  # whose eyes this record is for
        ("seats", np.uint8),
        ("optional_draw", np.uint8),
        ("ones_beat_top", np.uint8),
        ("ghost", np.uint8),
        ("tie", np.uint8),
        ("values", np.uint8),  # by how much the deck is smaller than the printed one (L27)
        ("copies", np.uint8),
        ("jokers", np.uint8),
        ("dealt", np.uint8),
        ("places", np.uint8),
        ("hand_size", np.uint8, (SEATS,)),
        ("depth", np.uint8, (SEATS,)),  # layers in front of a seat
        ("in_layers", np.uint8, (SEATS,)),  # cards in them
        ("top_value", np.uint8, (SEATS,)),  # of its top layer, which is asked for most
        ("top_size", np.uint8, (SEATS,)),
        ("hand", np.uint8, (SEATS, KINDS)),
        ("display", np.uint8, (PLACES, HEAP)),  # bottom card first
        ("known", np.uint8, (SEATS, KINDS)),  # cards that everybody knows to be in that hand
        ("discards", np.uint8, (KINDS,)),
        ("sets", np.uint8, (KINDS,)),  # the ghost's
        ("unseen", np.uint8, (KINDS,)),  # when masked: what lies hidden in other hands and pile
        ("pile", np.uint8, (PILE,)),  # the top card is the last one
        ("layers", np.uint8, (SEATS, CARDS, 3)),  # value, number cards, jokers; bottom first
        ("spare", np.uint8),  # instead of padding, which a copy would fill with anything
    ],
    align=True,
)

# Actions: one flat, stable numbering. Legal actions are always listed in ascending order.
PLAYS = 0  # value, then number cards, then jokers
JOKER_PLAYS = PLAYS + 13 * COPIES * (JOKERS + 1)
GHOST_SETS = JOKER_PLAYS + JOKERS  # the set of 1s, 2s, … 12s
TAKE_LAYER = GHOST_SETS + 12
LEAVE_LAYER = TAKE_LAYER + 1
RECLAIM_LAYER = LEAVE_LAYER + 1
DISCARD_LAYER = RECLAIM_LAYER + 1
DRAW_PILE = DISCARD_LAYER + 1
DRAW_PLACES = DRAW_PILE + 1  # the display's places, left to right
DECLINE = DRAW_PLACES + PLACES
ACTIONS = DECLINE + 1

# Why an action is refused; 0 is allowed. The sentences live in `locale`.
ALLOWED = 0
WHY_OVER = 1
WHY_NOT_ASKED = 2
WHY_FEW_NUMBERS = 3
WHY_FEW_JOKERS = 4
WHY_NO_SET = 5
WHY_SET_SIZE = 6
WHY_SET_VALUE = 7
WHY_PILE_EMPTY = 8
WHY_PLACE_EMPTY = 9
WHY_NOT_LEFTMOST = 10
WHY_NO_ACTION = 11


# --- what an action is --------------------------------------------------------------------


def play_action(value: int, numbers: int, jokers: int) -> int:
    """The action of playing that many number cards and jokers as a layer of that value."""
    if value == JOKER:
        return JOKER_PLAYS + jokers - 1
    return PLAYS + ((value - 1) * COPIES + numbers - 1) * (JOKERS + 1) + jokers


def play_value(action: int) -> int:
    """The value of the layer that this action plays."""
    if action >= JOKER_PLAYS:
        return JOKER
    return action // (COPIES * (JOKERS + 1)) + 1


def play_numbers(action: int) -> int:
    """How many number cards this action plays."""
    if action >= JOKER_PLAYS:
        return 0
    return action // (JOKERS + 1) % COPIES + 1


def play_jokers(action: int) -> int:
    """How many jokers this action plays."""
    if action >= JOKER_PLAYS:
        return action - JOKER_PLAYS + 1
    return action % (JOKERS + 1)


# --- what the table shows -----------------------------------------------------------------


def highest(state: State) -> int:
    """The highest number there is, 13 but in a small deck (L27)."""
    return JOKER - 1 - int64(state.values)


def cards_of(state: State, card: int) -> int:
    """How many cards of a kind there are (L1, L27)."""
    if card == JOKER:
        return JOKERS - int64(state.jokers)
    return COPIES - int64(state.copies) if card <= highest(state) else 0


def place_count(state: State) -> int:
    """How many places the display has (L3, L27)."""
    return PLACES - int64(state.places)


def after(state: State, seat: int) -> int:
    """The seat to the left, clockwise (L2)."""
    return seat + 1 if seat + 1 < state.seats else 0


def before(state: State, seat: int) -> int:
    """The seat to the right."""
    return seat - 1 if seat > 0 else int64(state.seats) - 1


def drawer(state: State) -> int:
    """Who draws now: the robbed seat, or the active one by choice (L14)."""
    if state.phase == DRAW:
        return int64(state.victim)
    return int64(state.active) if state.phase == OPTION else NOBODY


def to_move(state: State) -> int:
    """Whose decision it is; nobody's when the game is over."""
    if state.phase == OVER:
        return NOBODY
    if state.phase == RECLAIM or state.phase == DRAW:
        return int64(state.victim)
    return int64(state.active)


def over(state: State) -> bool:
    """Whether the game has ended."""
    return bool(state.phase == OVER)


def turn_begins(state: State) -> bool:
    """Whether the next decision is the first of a turn."""
    return bool(state.phase == PLAY)


def layer_value(state: State, seat: int) -> int:
    """The value of a seat's top layer; 0 where there is none."""
    return int64(state.top_value[seat])


def layer_size(state: State, seat: int) -> int:
    """How many cards a seat's top layer has."""
    return int64(state.top_size[seat])


def snatches(state: State, attacker: int, victim: int) -> bool:
    """Whether the attacker's top layer snatches the victim's (L8)."""
    return would_snatch(state, layer_value(state, attacker), layer_size(state, attacker), victim)


def would_snatch(state: State, value: int, size: int, victim: int) -> bool:
    """Whether such a layer snatches the victim's top one: as many cards, lower value (L8)."""
    target, same = layer_value(state, victim), layer_size(state, victim) == size
    # L15, LR6: 1s also beat what is at the top, and only that.
    top = (state.ones_beat_top != 0) & (value == 1) & (target >= highest(state))
    return bool(same & ((value > target) | top))


def haunts(state: State, value: int) -> bool:
    """Whether the layer just played snatches the ghost's set of that value (L24)."""
    attacker = int64(state.active)
    return would_haunt(state, layer_value(state, attacker), layer_size(state, attacker), value)


def would_haunt(state: State, value: int, size: int, target: int) -> bool:
    """Whether such a layer snatches the ghost's set of the target value (L24)."""
    return bool(state.sets[target] == size and target < value)


def contents(state: State, place: int) -> int:
    """What a place of the display holds, as one number: four bits a card, the bottom one lowest."""
    packed = 0
    for height in range(HEAP):
        card = int64(state.display[place, height])
        if card == 0:
            break
        packed |= card << 4 * height
    return packed


def drawable(state: State, place: int) -> bool:
    """Whether the place holds a card and no place to its left holds the same."""
    card = state.display[place, 0]
    if card == 0:
        return False
    for left in range(place):
        if state.display[left, 0] == card and contents(state, left) == contents(state, place):
            return False
    return True


def action_of(state: State, code: int) -> int:
    """The action a token means here: itself, or for −contents the leftmost place holding them."""
    if code >= 0:
        return code
    for place in range(PLACES):
        if contents(state, place) == -code:
            return DRAW_PLACES + place
    return ACTIONS


def code_of(state: State, action: int) -> int:
    """The code of an action's token here: itself, or for a place −contents."""
    place = action - DRAW_PLACES
    return -contents(state, place) if 0 <= place < PLACES else action


def display_empty(state: State) -> bool:
    """Whether no place of the display holds a card."""
    for place in range(PLACES):
        if state.display[place, 0] != 0:
            return False
    return True


def exhausted(state: State) -> bool:
    """Whether there is nothing left to draw (L16)."""
    return bool(state.pile_size == 0) and display_empty(state)


# --- what is legal: per phase, how many choices, the k-th, and all of them ---------------------


def play_count(state: State) -> int:
    """How many plays the active hand allows: each number card count with each count of jokers."""
    jokers = int64(state.hand[state.active, JOKER])
    numbers = int64(state.hand_size[state.active]) - jokers
    return numbers * (jokers + 1) + jokers


def play_at(state: State, k: int) -> int:
    """The k-th play (L5, L6)."""
    seat = int64(state.active)
    jokers = int64(state.hand[seat, JOKER])
    rank = k // (jokers + 1)
    value, lower, cards = 1, 0, 0
    for card in range(1, JOKER):  # to the end and without a branch: faster than to guess where
        cards += int64(state.hand[seat, card])
        value += cards <= rank
        lower = cards if cards <= rank else lower
    if value < JOKER:
        return play_action(value, rank - lower + 1, k % (jokers + 1))
    # Past the last number card: k counts (jokers + 1) plays for each of them, then lone jokers.
    return JOKER_PLAYS + k - (jokers + 1) * cards


def list_plays(state: State, out: Numbers) -> int:
    """Write every play into `out`, as play_at would number them.

    Asking play_at for each would take four times as long; a test holds the two together.
    """
    seat = int64(state.active)
    jokers = int64(state.hand[seat, JOKER])
    n = 0
    for value in range(1, JOKER):
        for numbers in range(1, int64(state.hand[seat, value]) + 1):
            first = play_action(value, numbers, 0)
            for joker in range(jokers + 1):
                out[n] = first + joker
                n += 1
    for joker in range(jokers):
        out[n] = JOKER_PLAYS + joker
        n += 1
    return n


def ghost_count(state: State) -> int:
    """How many of the ghost's sets the layer just played snatches."""
    n = 0
    for value in range(1, layer_value(state, int64(state.active))):
        n += haunts(state, value)
    return n


def ghost_at(state: State, k: int) -> int:
    """The k-th of the ghost's sets that can be snatched."""
    for value in range(1, JOKER - 1):
        if haunts(state, value):
            if k == 0:
                return GHOST_SETS + value - 1
            k -= 1
    return ACTIONS


def draws(state: State) -> int:
    """The different draws as bits: the pile, then each place unlike those to its left."""
    bits, singles = int64(state.pile_size > 0), 1
    for place in range(PLACES):
        if state.display[place, 1] == 0:
            card = int64(state.display[place, 0])
            bits |= (~singles >> card & 1) << place + 1
            singles |= 1 << card
        else:
            bits |= int64(drawable(state, place)) << place + 1
    return bits


def draw_count(state: State) -> int:
    """How many different draws there are."""
    bits, n = draws(state), 0
    for draw in range(PLACES + 1):
        n += bits >> draw & 1
    return n


def draw_at(state: State, k: int) -> int:
    """The k-th draw; past the last one, to decline (L14)."""
    bits, action, n = draws(state), DRAW_PILE, 0
    for draw in range(PLACES + 1):
        n += bits >> draw & 1
        action += n <= k
    return action


def legal_count(state: State) -> int:
    """How many actions are legal; 0 exactly when the game is over."""
    phase = state.phase
    if phase == PLAY:
        return play_count(state)
    if phase == DRAW:
        return draw_count(state)
    if phase == TAKE or phase == RECLAIM:
        return 2
    if phase == OPTION:
        return draw_count(state) + 1
    if phase == GHOST:
        return ghost_count(state)
    return 0


def legal_at(state: State, k: int) -> int:
    """The k-th legal action, 0 <= k < legal_count."""
    phase = state.phase
    if phase == PLAY:
        return play_at(state, k)
    if phase == DRAW or phase == OPTION:
        return draw_at(state, k)
    if phase == TAKE:
        return TAKE_LAYER + k
    if phase == RECLAIM:
        return RECLAIM_LAYER + k
    return ghost_at(state, k)


def legal(state: State, out: Numbers) -> int:
    """Write every legal action into `out`, ascending; how many there are."""
    if state.phase == PLAY:
        return list_plays(state, out)
    n = legal_count(state)
    for k in range(n):
        out[k] = legal_at(state, k)
    return n


def why(state: State, action: int) -> int:
    """The reason why an action is refused; ALLOWED if it is not."""
    if action < 0 or action >= ACTIONS:
        return WHY_NO_ACTION
    phase = state.phase
    if phase == OVER:
        return WHY_OVER
    if action < GHOST_SETS:
        return why_play(state, action) if phase == PLAY else WHY_NOT_ASKED
    if action < TAKE_LAYER:
        return why_set(state, action - GHOST_SETS + 1) if phase == GHOST else WHY_NOT_ASKED
    if action < RECLAIM_LAYER:
        return ALLOWED if phase == TAKE else WHY_NOT_ASKED
    if action < DRAW_PILE:
        return ALLOWED if phase == RECLAIM else WHY_NOT_ASKED
    if action == DECLINE:
        return ALLOWED if phase == OPTION else WHY_NOT_ASKED
    return why_draw(state, action) if phase == DRAW or phase == OPTION else WHY_NOT_ASKED


def why_play(state: State, action: int) -> int:
    """Why these cards cannot be played: they are not all in hand (L5)."""
    seat = int64(state.active)
    if state.hand[seat, play_value(action)] < play_numbers(action):
        return WHY_FEW_NUMBERS
    return WHY_FEW_JOKERS if state.hand[seat, JOKER] < play_jokers(action) else ALLOWED


def why_set(state: State, value: int) -> int:
    """Why this set of the ghost cannot be snatched (L24)."""
    if haunts(state, value):
        return ALLOWED
    if state.sets[value] == 0:
        return WHY_NO_SET
    same_size = state.sets[value] == layer_size(state, int64(state.active))
    return WHY_SET_VALUE if same_size else WHY_SET_SIZE


def why_draw(state: State, action: int) -> int:
    """Why this draw is not possible (L12)."""
    if action == DRAW_PILE:
        return ALLOWED if state.pile_size > 0 else WHY_PILE_EMPTY
    place = action - DRAW_PLACES
    if drawable(state, place):
        return ALLOWED
    return WHY_PLACE_EMPTY if state.display[place, 0] == 0 else WHY_NOT_LEFTMOST


def explain(state: State, action: int, reason: int, out: Numbers) -> None:
    """What the sentence of a refusal speaks of: a card, how many are there, how many are wanted."""
    seat = int64(state.active)
    if reason == WHY_FEW_NUMBERS or reason == WHY_FEW_JOKERS:
        jokers = reason == WHY_FEW_JOKERS
        out[0] = JOKER if jokers else play_value(action)
        out[1] = state.hand[seat, out[0]]
        out[2] = play_jokers(action) if jokers else play_numbers(action)
    elif reason == WHY_NO_SET or reason == WHY_SET_SIZE or reason == WHY_SET_VALUE:
        out[0] = action - GHOST_SETS + 1
        out[1] = state.sets[out[0]]
        out[2] = layer_size(state, seat)


# --- how cards move -----------------------------------------------------------------------


def gain(state: State, seat: int, card: int, n: int) -> None:
    """Cards enter a hand openly: everybody knows them there (LR8)."""
    state.hand[seat, card] += n
    state.known[seat, card] += n
    state.hand_size[seat] += n


def lose(state: State, seat: int, card: int, n: int) -> None:
    """Cards leave a hand openly; what is known of it falls by as many, not below none (LR8)."""
    state.hand[seat, card] -= n
    state.hand_size[seat] -= n
    state.known[seat, card] = max(int64(state.known[seat, card]) - n, 0)


def turn(state: State) -> int:
    """Take the top card of the pile."""
    state.pile_size -= 1
    card = int64(state.pile[state.pile_size])
    state.pile[state.pile_size] = 0
    return card


def lift_layer(state: State, owner: int, to: int) -> None:
    """Move the owner's top layer into a hand; its jokers are jokers again (L11)."""
    top = int64(state.depth[owner]) - 1
    gain(state, to, int64(state.layers[owner, top, 0]), int64(state.layers[owner, top, 1]))
    gain(state, to, JOKER, int64(state.layers[owner, top, 2]))
    drop_layer(state, owner)


def discard_layer(state: State, owner: int) -> None:
    """Move the owner's top layer to the discards."""
    top = int64(state.depth[owner]) - 1
    state.discards[state.layers[owner, top, 0]] += state.layers[owner, top, 1]
    state.discards[JOKER] += state.layers[owner, top, 2]
    state.stirred = 1
    drop_layer(state, owner)


def drop_layer(state: State, owner: int) -> None:
    """Forget the owner's top layer."""
    top = int64(state.depth[owner]) - 1
    for field in range(3):
        state.layers[owner, top, field] = 0
    state.in_layers[owner] -= state.top_size[owner]
    state.depth[owner] = top
    show_top(state, owner)


def show_top(state: State, owner: int) -> None:
    """Note value and size of the owner's top layer; below the lowest one lie zeros."""
    top = int64(state.depth[owner]) - 1
    state.top_value[owner] = state.layers[owner, top, 0]
    state.top_size[owner] = state.layers[owner, top, 1] + state.layers[owner, top, 2]


def refill_display(state: State) -> None:
    """Fill the gaps from the pile, left to right, as far as it reaches (L12, LR2)."""
    for place in range(place_count(state)):
        if state.display[place, 0] == 0 and state.pile_size > 0:
            state.display[place, 0] = turn(state)


def resting_place(state: State) -> int:
    """Where a 13 or joker goes: the lowest single card, else the lowest place; or -1 (LR1)."""
    best, lowest = -1, 2 * KINDS
    for place in range(PLACES):
        card = int64(state.display[place, 0])
        rank = card if state.display[place, 1] == 0 else card + KINDS
        if card != 0 and rank < lowest:
            best, lowest = place, rank
    return best


def put_on_display(state: State, card: int) -> None:
    """Lay a 13 or joker that the ghost may not have on the display (L22)."""
    place = resting_place(state)
    if place < 0:
        state.discards[card] += 1
        state.stirred = 1
        return
    height = 1
    while state.display[place, height] != 0:
        height += 1
    state.display[place, height] = card


def fill_ghost(state: State) -> None:
    """Turn up cards until the ghost holds 13, as far as the pile reaches (L22, LR3)."""
    missing = GHOST_HAND
    for value in range(1, JOKER - 1):
        missing -= int64(state.sets[value])
    while missing > 0 and state.pile_size > 0:
        card = turn(state)
        if card >= JOKER - 1:
            put_on_display(state, card)
        else:
            state.sets[card] += 1
            state.stirred = 1
            missing -= 1
        if exhausted(state):  # LR5
            finish(state, STOCK)
            return


# --- how a turn goes ----------------------------------------------------------------------


def apply(state: State, action: int) -> None:
    """Make one legal decision; nothing is checked here, ask `why` first."""
    state.move += 1
    phase = state.phase
    if phase == PLAY:
        play(state, action)
    elif phase == DRAW or phase == OPTION:
        draw(state, action)
    elif phase == TAKE:
        take_or_leave(state, action)
    elif phase == RECLAIM:
        reclaim_or_discard(state, action)
    else:
        rob_ghost(state, action - GHOST_SETS + 1)


def play(state: State, action: int) -> None:
    """Lay a new layer (L5), then compare."""
    seat = int64(state.active)
    value, numbers, jokers = play_value(action), play_numbers(action), play_jokers(action)
    lose(state, seat, value, numbers)
    lose(state, seat, JOKER, jokers)
    depth = int64(state.depth[seat])
    state.layers[seat, depth, 0] = value
    state.layers[seat, depth, 1] = numbers
    state.layers[seat, depth, 2] = jokers
    state.depth[seat] = depth + 1
    state.in_layers[seat] += numbers + jokers
    state.top_value[seat] = value
    state.top_size[seat] = numbers + jokers
    if state.hand_size[seat] == 0:  # L7, L17: nobody is snatched by the last layer
        finish(state, OUT)
    elif state.ghost and ghost_count(state) > 0:  # L24: the ghost comes first
        state.phase = GHOST
    else:
        compare_after(state, seat, 0)


def rob_ghost(state: State, value: int) -> None:
    """Take one set of the ghost into the active hand, and refill the ghost at once (L24)."""
    gain(state, int64(state.active), value, int64(state.sets[value]))
    state.sets[value] = 0
    fill_ghost(state)
    if not over(state):
        compare_after(state, int64(state.active), 1)


def compare_after(state: State, seat: int, snatched: int) -> None:
    """Compare with the players left of `seat`, each once, up to the next snatch (L8, L9)."""
    active = int64(state.active)
    value, size = layer_value(state, active), layer_size(state, active)
    victim, other = NOBODY, before(state, active)
    while other != seat:  # from the last to the first: without a branch that nobody can foresee
        victim = other if would_snatch(state, value, size, other) else victim
        other = before(state, other)
    state.victim = victim
    if victim != NOBODY:
        state.phase = TAKE
    elif state.optional_draw and not snatched:  # L14, L26
        state.to_draw = 1
        state.phase = OPTION
    else:
        end_turn(state)


def take_or_leave(state: State, action: int) -> None:
    """The active player takes the snatched layer, or leaves the choice to the victim (L10)."""
    if action == LEAVE_LAYER:
        state.phase = RECLAIM
        return
    victim = int64(state.victim)
    state.to_draw = layer_size(state, victim)
    lift_layer(state, victim, int64(state.active))
    state.phase = DRAW


def reclaim_or_discard(state: State, action: int) -> None:
    """The victim takes the layer back, or discards it and draws as many (L10, LR4)."""
    victim = int64(state.victim)
    if action == RECLAIM_LAYER:
        lift_layer(state, victim, victim)
        compare_after(state, victim, 1)
        return
    state.to_draw = layer_size(state, victim)
    discard_layer(state, victim)
    state.phase = DRAW


def draw(state: State, action: int) -> None:
    """Draw one card, or decline (L12, L14); the refill waits for the last card of the draw."""
    seat = drawer(state)
    if action == DECLINE:
        state.to_draw = 0
        end_turn(state)
        return
    if action == DRAW_PILE:
        state.hand[seat, turn(state)] += 1
        state.hand_size[seat] += 1
    else:
        draw_place(state, seat, action - DRAW_PLACES)
    state.stirred = 1
    state.to_draw -= 1
    if exhausted(state):  # L16, LR5
        finish(state, STOCK)
    elif state.to_draw == 0:
        refill_display(state)
        if state.phase == DRAW:
            compare_after(state, seat, 1)
        else:
            end_turn(state)


def draw_place(state: State, seat: int, place: int) -> None:
    """All cards of the place count as one (L23)."""
    for height in range(HEAP):
        card = int64(state.display[place, height])
        if card == 0:
            return
        gain(state, seat, card, 1)
        state.display[place, height] = 0


def end_turn(state: State) -> None:
    """Pass the paw to the left (L13), unless the game has stalled (LR10)."""
    if state.ones_beat_top:
        state.quiet = 0 if state.stirred else state.quiet + 1
        if state.quiet == STALL_TURNS:
            finish(state, STALL)
            return
    state.active = after(state, int64(state.active))
    state.stirred = 0
    state.phase = PLAY


def finish(state: State, end: int) -> None:
    """End the game at once."""
    state.phase = OVER
    state.end = end
    state.victim = NOBODY
    state.to_draw = 0


# --- the deal and the count ---------------------------------------------------------------


def deal(state: State, cards: Numbers, start: int) -> None:
    """Deal an explicit order, top first, into a record that holds only seats and flags (L4)."""
    seats = int64(state.seats)
    state.active = start
    state.victim = NOBODY
    state.viewer = OPEN
    dealt = HAND - int64(state.dealt)
    own = dealt - DUEL_JOKERS if state.ghost else dealt
    top = 0
    for seat in range(seats):
        for _ in range(own):
            state.hand[seat, cards[top]] += 1
            top += 1
        state.hand_size[seat] = dealt
        if state.ghost:  # L21
            state.hand[seat, JOKER] += DUEL_JOKERS
            state.known[seat, JOKER] = DUEL_JOKERS
    for place in range(place_count(state)):
        state.display[place, 0] = cards[top]
        top += 1
    last = len(cards)
    state.pile_size = last - top
    for i in range(last - top):
        state.pile[i] = cards[last - 1 - i]
    if state.ghost:
        fill_ghost(state)
        state.stirred = 0


def score(state: State, seat: int) -> int:
    """Cards in layers minus cards in hand (L18)."""
    return int64(state.in_layers[seat]) - int64(state.hand_size[seat])


def beats_in_tie(state: State, seat: int, other: int) -> bool:
    """Whether equal scores are decided for `seat` by fewer cards in hand (L19)."""
    return bool(state.tie == FEWEST_IN_HAND and state.hand_size[seat] < state.hand_size[other])


def wins(state: State, seat: int) -> bool:
    """Whether this seat would win, or share the win, if the game ended now (L19)."""
    own = score(state, seat)
    for other in range(int64(state.seats)):
        theirs = score(state, other)
        if theirs > own or (theirs == own and beats_in_tie(state, other, seat)):
            return False
    return True


# --- what a seat may see ------------------------------------------------------------------


def hide(state: State, seat: int) -> None:
    """Blank out all that this seat, or a SPECTATOR, does not see (LR8)."""
    state.viewer = seat
    for other in range(int64(state.seats)):
        if other != seat:
            for card in range(1, KINDS):
                state.unseen[card] += state.hand[other, card] - state.known[other, card]
                state.hand[other, card] = 0
    for i in range(int64(state.pile_size)):
        state.unseen[state.pile[i]] += 1
        state.pile[i] = 0


def redeal(state: State, rng: Rng) -> None:
    """Fill a masked record with cards that its viewer could not tell from the true ones."""
    left = 0
    for card in range(1, KINDS):  # from here on `unseen` counts all cards up to each kind
        left += int64(state.unseen[card])
        state.unseen[card] = left
    for seat in range(int64(state.seats)):
        if seat != state.viewer:
            missing = unknown_cards(state, seat)
            for card in range(1, KINDS):
                state.hand[seat, card] = state.known[seat, card]
            for _ in range(missing):
                state.hand[seat, take_unseen(state, below(rng, left))] += 1
                left -= 1
    for i in range(int64(state.pile_size)):
        state.pile[i] = take_unseen(state, below(rng, left))
        left -= 1
    state.viewer = OPEN


def reckon(state: State, out: Numbers) -> None:
    """What a view tells beyond the record: who draws now."""
    out[0] = drawer(state)


def restore(state: State, mover: int, deck: Numbers) -> None:  # noqa: ARG001
    """Count the layers of a masked record, and what is left of the deck: that is hidden."""
    for i in range(len(deck)):
        state.unseen[deck[i]] += 1
    if state.ghost:  # L21
        state.unseen[JOKER] += DUEL_JOKERS * int64(state.seats)
    for card in range(1, KINDS):
        see(state, card, int64(state.sets[card]) + int64(state.discards[card]))
    for seat in range(int64(state.seats)):
        for card in range(1, KINDS):
            own = seat == state.viewer
            see(state, card, int64(state.hand[seat, card] if own else state.known[seat, card]))
        depth = 0
        while depth < CARDS and state.layers[seat, depth, 0] != 0:
            see(state, int64(state.layers[seat, depth, 0]), int64(state.layers[seat, depth, 1]))
            see(state, JOKER, int64(state.layers[seat, depth, 2]))
            state.in_layers[seat] += state.layers[seat, depth, 1] + state.layers[seat, depth, 2]
            depth += 1
        state.depth[seat] = depth
        show_top(state, seat)
    for place in range(PLACES):
        for height in range(HEAP):
            see(state, int64(state.display[place, height]), 1)
    state.unseen[0] = 0


def see(state: State, card: int, n: int) -> None:
    """So many cards of a kind are not hidden; a drawn position may show more than there are."""
    state.unseen[card] = int64(state.unseen[card]) - n


def unknown_cards(state: State, seat: int) -> int:
    """How many cards of a hand nobody else has seen."""
    n = int64(state.hand_size[seat])
    for card in range(1, KINDS):
        n -= int64(state.known[seat, card])
    return n


def take_unseen(state: State, k: int) -> int:
    """Take the k-th of the unseen cards, which are counted up to each kind."""
    card = 0
    for kind in range(JOKER):  # to the end and without a branch: twice as fast as to stop there
        card += int64(state.unseen[kind]) <= k
    for kind in range(1, KINDS):
        state.unseen[kind] -= int64(state.unseen[kind]) > k
    return card
