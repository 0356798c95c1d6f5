"""The rule of thumb for Linko: what a sensible player does without reckoning ahead.

Plain functions over the masked record, compiled like the rules: the bot people meet and the
rollout inside the search are this one source. Scores are whole numbers, in tenths of a card, so
that every target agrees.

- Melds are worth holding together: all cards of a value are laid at once, and what is taken or
  drawn is what fits a group in hand. Many small cards are as safe as few high ones.
- A layer that others can easily snatch is worth less; a snatch is worth the cards it costs.
- Going out is right when it wins, and otherwise the last resort.
- In the home stretch, when a hand is nearly empty, nobody should pick up what they cannot lay.
"""

from lynxdeck.games.chance import below
from lynxdeck.games.fields import Longs, Rng, State, int64
from lynxdeck.games.linko.rules import (
    DECLINE,
    DISCARD_LAYER,
    DRAW,
    DRAW_PILE,
    DRAW_PLACES,
    GHOST,
    GHOST_SETS,
    HEAP,
    JOKER,
    KINDS,
    LEAVE_LAYER,
    OPTION,
    PLACES,
    PLAY,
    RECLAIM,
    RECLAIM_LAYER,
    TAKE,
    TAKE_LAYER,
    drawable,
    drawer,
    haunts,
    layer_size,
    layer_value,
    play_action,
    play_at,
    play_count,
    play_jokers,
    play_numbers,
    play_value,
    score,
    would_haunt,
    would_snatch,
)

CARD = 10  # tenths: one card on the table is worth ten
SPLIT = 7  # for each card of the value that stays behind
JOKER_COST = 8
SNATCH = 12  # for each card snatched
EXPOSED = 7  # for each card of a layer that will surely be snatched
HOME_STRETCH = 3  # cards in the smallest other hand

TASTES = ("leaves", "cards", "single", "four", "joker", "snatch", "moody")
"""Weights, in tenths of a card, of the lynxes of the trail.

leaves: not 0, and no snatched layer is taken or reclaimed.
cards: for each card of a layer.
single: for a layer of one card.
four: for a layer of four cards or more.
joker: for each joker among number cards.
snatch: for each layer snatched; sets of a ghost do not count.
moody: not 0, and of cards, single and snatch only one counts, by turns with each own layer.
"""
LEAVES, CARDS_LAID, SINGLE, FOUR, JOKER_SPENT, THEFT, MOODY = 0, 1, 2, 3, 4, 5, 6


def greedy(state: State, rng: Rng) -> int:
    """The choice of the rule of thumb; `rng` decides between equals."""
    phase = state.phase
    if phase == PLAY:
        return greedy_play(state, rng)
    if phase == TAKE:
        return TAKE_LAYER if wants_layer(state, int64(state.active)) else LEAVE_LAYER
    if phase == DRAW or phase == OPTION:
        return greedy_draw(state)
    if phase == GHOST:
        return greedy_set(state)
    return RECLAIM_LAYER if wants_layer(state, int64(state.victim)) else DISCARD_LAYER


def smallest_other_hand(state: State, seat: int) -> int:
    """How many cards the others hold at least."""
    least = 109
    for other in range(int64(state.seats)):
        if other != seat:
            least = min(least, int64(state.hand_size[other]))
    return least


def greedy_play(state: State, rng: Rng) -> int:
    """The best-looking layer: whole groups, also as small as would snatch another's top.

    Goes through the plays by itself: a rollout does little else, and play_at would find each of
    them again. A test holds them to the legal ones.
    """
    seat = int64(state.active)
    jokers = int64(state.hand[seat, JOKER])
    best, best_worth, equals = 0, -100000, 0
    for value in range(1, JOKER + 1):
        held = int64(state.hand[seat, value]) if value < JOKER else 0
        if held == 0 and value < JOKER:
            continue
        for numbers in range(1 if value < JOKER else 0, held + 1):
            for extra in range(0 if value < JOKER else 1, jokers + 1):
                worth = play_worth(state, seat, value, numbers, extra)
                if worth > best_worth:
                    best, best_worth, equals = play_action(value, numbers, extra), worth, 1
                elif worth == best_worth:
                    equals += 1
                    if below(rng, equals) == 0:
                        best = play_action(value, numbers, extra)
    return best


def play_worth(state: State, seat: int, value: int, numbers: int, jokers: int) -> int:
    """What laying these cards looks worth."""
    size = numbers + jokers
    left = int64(state.hand_size[seat]) - size
    if left == 0:
        return 10000 if goes_out_ahead(state, seat, size) else -10000
    worth = CARD * size - JOKER_COST * jokers
    if value < JOKER:
        worth -= SPLIT * (int64(state.hand[seat, value]) - numbers)
    worth += SNATCH * size * snatch_count(state, seat, value, size)
    return worth - EXPOSED * size * exposure(state, value, size) // 100


def goes_out_ahead(state: State, seat: int, size: int) -> bool:
    """Whether laying the last cards wins, or shares the win."""
    own = score(state, seat) + 2 * size
    for other in range(int64(state.seats)):
        if other != seat and score(state, other) > own:
            return False
    return True


def snatch_count(state: State, seat: int, value: int, size: int) -> int:
    """How many layers such a play would snatch, a set of the ghost among them."""
    n = 0
    for other in range(int64(state.seats)):
        if other != seat and would_snatch(state, value, size, other):
            n += 1
    if state.ghost:
        for card in range(1, min(value, JOKER - 1)):
            if would_haunt(state, value, size, card):
                return n + 1
    return n


def exposure(state: State, value: int, size: int) -> int:
    """The chance in per cent, at a guess, that the layer is snatched before our next turn."""
    higher = JOKER - value
    per_hand = higher * (7 if size == 1 else 4 if size == 2 else 2 if size == 3 else 1)
    return min(per_hand * (int64(state.seats) - 1) // 2 + per_hand // 2, 95)


def wants_layer(state: State, seat: int) -> bool:
    """Whether the victim's top layer would do good in this hand."""
    victim = int64(state.victim)
    size = layer_size(state, victim)
    value = layer_value(state, victim)
    fits = size + (int64(state.hand[seat, value]) if value < JOKER else size)
    if smallest_other_hand(state, seat) <= HOME_STRETCH:
        return fits >= 4 and seat == victim
    return fits >= 2


def greedy_draw(state: State) -> int:
    """The display card that fits the hand best, else the pile; no card by choice unless it fits."""
    seat = drawer(state)
    best, best_worth = DRAW_PILE, 5
    if state.pile_size == 0:
        best_worth = -1000
    if state.phase == OPTION:
        best, best_worth = DECLINE, 15
        if smallest_other_hand(state, seat) <= HOME_STRETCH:
            return DECLINE
    for place in range(PLACES):
        if drawable(state, place):
            worth = place_worth(state, seat, place)
            if worth > best_worth:
                best, best_worth = DRAW_PLACES + place, worth
    return best


def place_worth(state: State, seat: int, place: int) -> int:
    """How well the cards of a display place fit a hand."""
    worth = 0
    for height in range(HEAP):
        card = int64(state.display[place, height])
        if card == 0:
            break
        worth += 30 if card == JOKER else 10 * int64(state.hand[seat, card]) + card // 5
    return worth


def greedy_set(state: State) -> int:
    """The ghost's set that fits the hand best."""
    seat = int64(state.active)
    best, best_worth = GHOST_SETS, -1
    for value in range(1, JOKER - 1):
        if haunts(state, value):
            worth = 10 * int64(state.hand[seat, value]) + value
            if worth > best_worth:
                best, best_worth = GHOST_SETS + value - 1, worth
    return best


# --- levels: what they do not remember ----------------------------------------------------------


def forget(state: State, memory: int) -> None:
    """Of the cards that went to other hands openly, remember groups of so many, and no smaller."""
    for seat in range(int64(state.seats)):
        if seat == state.viewer:
            continue
        for card in range(1, KINDS):
            if int64(state.known[seat, card]) < memory:
                state.unseen[card] += state.known[seat, card]
                state.known[seat, card] = 0


# --- the lynxes of the trail: the rule of thumb with a taste --------------------------------------


def tasted(state: State, rng: Rng, taste: Longs) -> int:
    """The choice of the rule of thumb with a weight for each of TASTES."""
    phase = state.phase
    if phase == PLAY:
        return tasted_play(state, rng, taste)
    if taste[LEAVES]:
        if phase == TAKE:
            return LEAVE_LAYER
        if phase == RECLAIM:
            return DISCARD_LAYER
    return greedy(state, rng)


def tasted_play(state: State, rng: Rng, taste: Longs) -> int:
    """The play that looks best with these tastes."""
    seat = int64(state.active)
    best, best_worth, equals = 0, -100000, 0
    for k in range(play_count(state)):
        action = play_at(state, k)
        value, jokers = play_value(action), play_jokers(action)
        numbers = play_numbers(action)
        worth = play_worth(state, seat, value, numbers, jokers)
        worth += liking(state, seat, value, numbers, jokers, taste)
        if worth > best_worth:
            best, best_worth, equals = action, worth, 1
        elif worth == best_worth:
            equals += 1
            if below(rng, equals) == 0:
                best = action
    return best


def liking(state: State, seat: int, value: int, numbers: int, jokers: int, taste: Longs) -> int:
    """What these cards are worth to a taste."""
    size = numbers + jokers
    mood = int64(state.depth[seat]) % 3 if taste[MOODY] else -1
    worth = 0
    if mood <= 0:
        worth += int64(taste[CARDS_LAID]) * size
    if size == 1 and (mood < 0 or mood == 1):
        worth += int64(taste[SINGLE])
    if mood < 0 or mood == 2:
        for other in range(int64(state.seats)):
            if other != seat and would_snatch(state, value, size, other):
                worth += int64(taste[THEFT])
    if size >= 4:
        worth += int64(taste[FOUR])
    if value < JOKER:
        worth += int64(taste[JOKER_SPENT]) * jokers
    return worth
