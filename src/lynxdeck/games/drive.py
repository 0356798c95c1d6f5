"""What Python and browsers ask of a game, for any game: functions of an array and an index.

`compile.py` binds them to the rules, the story, previews and tips of each game, on each target;
what a game leaves out is in `defaults.py`.
"""

from typing import TYPE_CHECKING

from lynxdeck.games.fields import (
    Bytes,
    Longs,
    Numbers,
    Rng,
    ShortRows,
    Shorts,
    ShortTables,
    States,
)

if TYPE_CHECKING:
    from lynxdeck.games.chance import below
    from lynxdeck.games.defaults import (
        action_of,
        bust_odds,
        chance_missing,
        code_of,
        explain,
        foresee,
        reckon,
        restore,
        roll_ahead,
        tips,
        veil,
    )
    from lynxdeck.games.shape import rules, story

    SPECTATOR, SEATS, TOLD_WIDTH = rules.SPECTATOR, rules.SEATS, story.TOLD_WIDTH
    apply, deal, hide, redeal = rules.apply, rules.deal, rules.hide, rules.redeal
    legal, legal_at, legal_count, why = rules.legal, rules.legal_at, rules.legal_count, rules.why
    over, score, to_move, wins = rules.over, rules.score, rules.to_move, rules.wins
    turn_begins, tell = rules.turn_begins, story.tell

TURN_MARK = 1 << 48  # above every action and every packed place
LONG = ("replay", "perft", "playout", "playout_listing", "play_games", "play_games_listing")
"""What may take long: other threads go on meanwhile."""
NEW_TURN = 64
"""Added to the seat that is asked when a turn begins; above every seat."""


def deal_at(states: States, i: int, cards: Bytes, start: int) -> None:
    deal(states[i], cards, start)


def apply_at(states: States, i: int, action: int) -> None:
    apply(states[i], action)


def decide(states: States, i: int, code: int) -> int:
    """Make the decision that a token's code means, if it is legal; else the reason."""
    state = states[i]
    action = action_of(state, code)
    reason = why(state, action)
    if reason == 0:
        apply(state, action)
    return reason


def ends_at(states: States, i: int, code: int, trial: States) -> bool:
    """Whether the legal decision that a token's code means ends the game, tried on a copy."""
    trial[0] = states[i]
    apply(trial[0], action_of(trial[0], code))
    return over(trial[0])


def count_of(states: States, i: int) -> int:
    return legal_count(states[i])


def kth_of(states: States, i: int, k: int) -> int:
    return legal_at(states[i], k)


def list_of(states: States, i: int, out: Shorts) -> int:
    return legal(states[i], out)


def codes_of(states: States, i: int, out: Longs) -> int:
    """Write the codes of the legal actions; how many there are."""
    count = legal(states[i], out)
    for k in range(count):
        out[k] = code_of(states[i], out[k])
    return count


def mark_legal(states: States, i: int, out: Numbers) -> int:
    """Write the legal actions as a mask, one flag for each action there is."""
    state = states[i]
    for action in range(len(out)):
        out[action] = False
    n = legal_count(state)
    for k in range(n):
        out[legal_at(state, k)] = True
    return n


def why_of(states: States, i: int, action: int) -> int:
    return why(states[i], action)


def mover_of(states: States, i: int) -> int:
    return to_move(states[i])


def score_of(states: States, i: int, seat: int) -> int:
    return score(states[i], seat)


def wins_of(states: States, i: int, seat: int) -> bool:
    return wins(states[i], seat)


def tally(states: States, i: int, out: Longs) -> None:
    """Whose decision it is, whether the game is over, scores, winners, what views reckon."""
    state = states[i]
    for k in range(len(out)):
        out[k] = 0
    out[0] = to_move(state)
    out[1] = over(state)
    for seat in range(int(state.seats)):
        out[2 + seat] = score(state, seat)
        out[2 + SEATS + seat] = over(state) and wins(state, seat)
    reckon(state, out[2 + 2 * SEATS :])


def mask_at(states: States, i: int, seat: int, out: States, j: int) -> None:
    """Copy a record with everything hidden that a seat does not see."""
    out[j] = states[i]
    hide(out[j], seat)


def ask(states: States, i: int, masked: States, j: int) -> int:
    """Who decides, and in `masked` what that seat sees; −1 when the game is over."""
    seat = to_move(states[i])
    if seat < 0:
        return -1
    mask_at(states, i, seat, masked, j)
    return seat + NEW_TURN if turn_begins(states[i]) else seat


def look(states: States, i: int, seen: States, numbers: Longs, own: States, codes: Longs) -> int:
    """What everybody sees, with its tally; the codes of what the asked seat may do, how many."""
    mask_at(states, i, SPECTATOR, seen, 0)
    tally(states, i, numbers)
    if numbers[0] < 0:
        return 0
    mask_at(states, i, numbers[0], own, 0)
    return codes_of(own, 0, codes)


def observe(
    states: States,
    i: int,
    code: int,
    after: States,
    before: States,
    told: ShortTables,
    seen: States,
    numbers: Longs,
    own: States,
    codes: Longs,
    hands: Bytes,
    now: Bytes,
    kept: Bytes,
    leaves: Shorts,
    changed: Longs,
) -> int:
    """Write what the decision of a token's code leads to: the record, facts, what everybody sees.

    How many facts there are, or the reason below 0. `changed` begins with the numbers of codes and
    of changed leaves; `hands` lie in `after`.
    """
    after[0] = states[i]
    count = decide_told(after, 0, code, before, told)
    if count >= 0:
        changed[0] = look(after, 0, seen, numbers, own, codes)
        changed[1] = compare(hands, now, kept, leaves, changed[2:])
    return count


def compare(hands: Bytes, now: Bytes, kept: Bytes, leaves: Shorts, changed: Longs) -> int:
    """Which leaves of views differ from `kept`, in their order; the hands are copied to `now`."""
    start = len(now) - len(hands)
    for at in range(len(hands)):
        now[start + at] = hands[at]
    count, last = 0, -1
    for at in range(len(now)):
        if kept[at] != now[at] and leaves[at] != last and leaves[at] >= 0:
            last = leaves[at]
            changed[count] = last
            count += 1
    return count


def restore_at(states: States, i: int, mover: int, deck: Bytes) -> None:
    restore(states[i], mover, deck)


def explain_at(states: States, i: int, action: int, reason: int, out: Longs) -> None:
    """Write what the sentence of a refusal speaks of; -1 for what it does not."""
    for k in range(len(out)):
        out[k] = -1
    explain(states[i], action, reason, out)


def code_at(states: States, i: int, action: int) -> int:
    return code_of(states[i], action)


def decide_told(states: States, i: int, code: int, before: States, out: ShortTables) -> int:
    """Make the decision that a token's code means, if it is legal, and write what it did.

    How many facts that are, or the reason below 0; into `out[0]` as they are, into `out[1]` as
    everybody sees them. `before` is room for a record.
    """
    state = states[i]
    action = action_of(state, code)
    reason = why(state, action)
    if reason != 0:
        return -reason
    count = apply_told(states, i, action, before, out[0])
    veil_told(out[0], count, SPECTATOR, out[1])
    return count


def apply_told(states: States, i: int, action: int, before: States, out: ShortRows) -> int:
    """Make one legal decision and write what it did; how many facts that are."""
    before[0] = states[i]
    apply(states[i], action)
    return tell(before[0], action, states[i], out)


def veil_told(told: ShortRows, count: int, viewer: int, seen: ShortRows) -> None:
    """Copy facts with everything hidden that a viewer may not see."""
    for row in range(count):
        for field in range(TOLD_WIDTH):
            seen[row, field] = told[row, field]
    veil(seen, count, viewer)


def foresee_at(states: States, i: int, seat: int, code: int, room: States, out: Longs) -> int:
    """Write what a decision would do at once, as far as its seat can know; or the reason."""
    mask_at(states, i, seat, room, 0)
    action = action_of(room[0], code)
    reason = why(room[0], action)
    if reason == 0:
        foresee(room[0], action, out)
    return reason


def bust_odds_at(states: States, i: int, seat: int, room: States, out: Longs) -> bool:
    """Write the chance that the next card is one too many; whether the game knows such a thing."""
    mask_at(states, i, seat, room, 0)
    return bust_odds(room[0], out)


def tips_at(
    states: States, i: int, seat: int, told: ShortRows, count: int, room: States, out: Longs
) -> int:
    """Write the tips that matter to a seat after what it was told; how many."""
    mask_at(states, i, seat, room, 0)
    veil(told, count, seat)
    return tips(told, count, room[0], seat, out)


def redeal_at(states: States, i: int, rng: Rng) -> None:
    redeal(states[i], rng)


def advance(states: States, i: int, k: int) -> int:
    """Make the k-th legal decision; how many the next one offers, 0 when the game is over."""
    state = states[i]
    apply(state, legal_at(state, k))
    return legal_count(state)


def replay(states: States, i: int, codes: Longs, last: int) -> int:
    """Make the decisions of a record; the index of the first code that is refused, else `last`.

    A code is what `notation` makes of a token: an action, a display place by its contents, or
    for a turn's number TURN_MARK plus the seat.
    """
    state = states[i]
    announced = False
    for t in range(last):
        code = codes[t]
        if code >= TURN_MARK:
            if announced or not turn_begins(state) or code - TURN_MARK != state.active:
                return t
            announced = True
            continue
        action = action_of(state, code)
        if (turn_begins(state) and not announced) or why(state, action) != 0:
            return t
        apply(state, action)
        announced = False
        if chance_missing(state):
            return t
    return last


def perft(states: States, depth: int, counts: Numbers) -> None:
    """Count the positions 1 to `depth` decisions below states[0], with room for them above it."""
    for d in range(depth):
        counts[d] = 0
    level = 0
    choice = counts[depth:]  # the branch to try next at each level
    choice[0] = 0
    while level >= 0:
        if level == depth or choice[level] >= legal_count(states[level]):
            level -= 1
            continue
        states[level + 1] = states[level]
        apply(states[level + 1], legal_at(states[level], choice[level]))
        choice[level] += 1
        counts[level] += 1
        level += 1
        if level < depth:
            choice[level] = 0


def deal_random(states: States, i: int, blank: States, deck: Bytes, rng: Rng) -> None:
    """Shuffle a deck in place and deal it; `blank[0]` holds seats and flags."""
    for last in range(len(deck) - 1, 0, -1):
        other = below(rng, last + 1)
        card = deck[last]
        deck[last] = deck[other]
        deck[other] = card
    states[i] = blank[0]
    roll_ahead(states[i], rng)
    deal(states[i], deck, 0)


def playout(states: States, i: int, rng: Rng) -> int:
    """Play at random to the end; how many decisions that took."""
    state = states[i]
    decisions = 0
    while not over(state):
        apply(state, legal_at(state, below(rng, legal_count(state))))
        decisions += 1
    return decisions


def playout_listing(states: States, i: int, rng: Rng, out: Shorts) -> int:
    """The same, listing all legal actions of every decision."""
    state = states[i]
    decisions = 0
    while not over(state):
        apply(state, out[below(rng, legal(state, out))])
        decisions += 1
    return decisions


def play_games(states: States, i: int, blank: States, deck: Bytes, rng: Rng, games: int) -> int:
    """Deal and play random games one after the other; how many decisions they took."""
    decisions = 0
    for _ in range(games):
        deal_random(states, i, blank, deck, rng)
        decisions += playout(states, i, rng)
    return decisions


def play_games_listing(
    states: States, i: int, blank: States, deck: Bytes, rng: Rng, games: int, out: Shorts
) -> int:
    """The same, listing all legal actions of every decision."""
    decisions = 0
    for _ in range(games):
        deal_random(states, i, blank, deck, rng)
        decisions += playout_listing(states, i, rng, out)
    return decisions
