"""What every game of the registry keeps to: each edition, each flag set otherwise, all numbers
of seats. A newcomer's game is tested here before its author has written a test.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from lynxdeck.games.chance import below, generator
from lynxdeck.games.drawn import expand
from lynxdeck.games.drive import TURN_MARK
from lynxdeck.games.position import Position
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, game, games
from lynxdeck.locale import FOLDER, languages
from tests.games.sorts import SORTS, Sort, cases, every_table

SANE = 20_000  # decisions of one game, several times what the longest known random game took


def dealt(table: Sort, number: int) -> Position:
    """One of the games that are played: everybody starts some of them."""
    return table.dealt(number, start=number % table.seats + 1)


def pick(rng: Any, n: int, style: int) -> int:
    """One of n: any, or three times of four the first, or the last."""
    k = below(rng, n)
    return (k, 0, n - 1)[style] if below(rng, 4) else k


def decide(position: Position, rng: Any, style: int) -> int:
    """Choose an action at random."""
    actions = position.actions()
    return actions[pick(rng, len(actions), style)]


def random_game(table: Sort) -> Iterator[Position]:
    """One position, before every decision and at the end."""
    position, rng = dealt(table, table.number), generator(table.number)
    for _ in range(SANE):
        yield position
        if position.over:
            return
        position.engine.apply_at(position.states, 0, decide(position, rng, table.number % 3))
    pytest.fail(f"{table}: the game does not end")


@every_table
def test_one_legality(table: Sort) -> None:
    """The list, the mask, the k-th and the reasons agree; the list ascends, empty when over."""
    every = range(table.game.rules.ACTIONS)
    mask = np.zeros(len(every), np.bool_)
    for position in random_game(table):
        engine, states, actions = position.engine, position.states, position.actions()
        assert (actions == []) == position.over
        assert actions == sorted(set(actions))
        assert len(actions) == engine.count_of(states, 0) == engine.mark_legal(states, 0, mask)
        assert actions == [engine.kth_of(states, 0, k) for k in range(len(actions))]
        assert actions == np.flatnonzero(mask).tolist()
        assert actions == [action for action in every if engine.why_of(states, 0, action) == 0]


@every_table
def test_what_is_no_action_is_refused(table: Sort) -> None:
    for position in random_game(table):
        for action in (-1, table.game.rules.ACTIONS):
            reason = position.engine.why_of(position.states, 0, action)
            assert reason == table.game.rules.WHY_NO_ACTION


@every_table
def test_tokens_there_and_back(table: Sort) -> None:
    for position in random_game(table):
        tokens = position.legal()
        assert len(set(tokens)) == len(tokens)
        assert [position.action(token) for token in tokens] == position.actions()


@every_table
def test_every_card_is_in_exactly_one_place(table: Sort) -> None:
    all_cards = table.game.drawing.all_cards
    whole = Counter(all_cards(dealt(table, 0).state))
    assert not Counter(table.game.fresh_deck(table.edition, table.seats)) - whole
    for position in random_game(table):
        assert Counter(all_cards(position.state)) == whole


@pytest.mark.parametrize(
    ("name", "edition", "seats", "cards"),
    [
        ("linko", "ravensburger-2014", 4, 109),
        ("linko", "amigo-2022-duel", 2, 109),
        ("push", "push", 3, 120),
        ("push", "push", 2, 108),
    ],
)
def test_the_whole_deck_is_on_the_table(name: str, edition: str, seats: int, cards: int) -> None:
    table = Sort(game(name), game(name).edition(edition), seats)
    assert len(list(table.game.drawing.all_cards(dealt(table, 0).state))) == cards


def linko_result(state: Any, seat: int) -> tuple[int, int]:
    hand, laid = int(state.hand[seat].sum()), int(state.layers[seat, :, 1:].sum())
    return laid - hand, -hand * int(state.tie)


def push_result(state: Any, seat: int) -> tuple[int, int]:
    cards = state.bench[seat].astype(int) + state.protected[seat]
    return int((cards @ np.arange(1, 7)).sum()), int(cards.sum())


RESULTS = {"linko": linko_result, "push": push_result}
"""For each game, counted from the cards: the score, and what decides between equal ones."""


@pytest.mark.parametrize("table", cases(t for t in SORTS if t.game.name in RESULTS))
def test_scores_and_winners_follow_from_the_cards(table: Sort) -> None:
    for position in random_game(table):
        results = [RESULTS[table.game.name](position.state, seat) for seat in range(table.seats)]
        assert position.scores == [score for score, _ in results]
        best = [seat for seat, result in enumerate(results, 1) if result == max(results)]
        assert position.winners == (best if position.over else [])


def tables_of(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("table", cases(t for t in SORTS if t.game.name == name))


@tables_of("linko")
def test_linko_counts_what_lies_there(table: Sort) -> None:
    """Sizes that the record keeps besides the cards themselves."""
    for position in random_game(table):
        state = position.state
        assert state.pile[: state.pile_size].all()
        assert not state.pile[state.pile_size :].any()
        assert (state.hand_size == state.hand.sum(axis=1)).all()
        assert (state.known <= state.hand).all()
        assert (state.depth == np.count_nonzero(state.layers[:, :, 0], axis=1)).all()
        assert (state.in_layers == state.layers[:, :, 1:].sum(axis=(1, 2))).all()
        tops = state.layers[range(len(state.depth)), state.depth.astype(int) - 1]
        assert (state.top_value == tops[:, 0]).all()
        assert (state.top_size == tops[:, 1:].sum(axis=1)).all()


@tables_of("push")
def test_push_counts_what_lies_there(table: Sort) -> None:
    """Sizes that the record keeps besides the cards themselves."""
    for position in random_game(table):
        state = position.state
        assert state.pile[: state.pile_size].all()
        assert not state.pile[state.pile_size :].any()
        assert (state.column_size == np.count_nonzero(state.column, axis=1)).all()
        assert expand(state.unseen) == sorted(state.pile[: state.pile_size])
        assert np.count_nonzero(state.dice) == len(state.dice) - state.rolls


@every_table
def test_random_games_end(table: Sort) -> None:
    """Many more games than the other tests play."""
    engine, rng = table.game.compiled, generator(7)
    for number in range(40):
        position = dealt(table, number)
        assert engine.playout(position.states, 0, rng) < SANE
        assert position.over
        assert position.end in table.game.notation.ENDS[1:]


@every_table
def test_a_position_tells_what_the_record_says(table: Sort) -> None:
    seen = Counter[str]()
    for position in random_game(table):
        assert position.seats == table.seats
        assert position.over == (position.phase == "over") == (position.to_move is None)
        assert position.over or position.to_move in range(1, table.seats + 1)
        assert (position.end is None) == (not position.over)
        assert len(position.scores) == table.seats
        seen[position.phase] += 1
    assert set(seen) <= set(table.game.notation.PHASES)
    assert seen["over"] == 1


def test_every_phase_is_met() -> None:
    for found in games():
        tables = [table for table in SORTS if table.game is found]
        met = {position.phase for table in tables for position in random_game(table)}
        assert met == set(found.notation.PHASES)


@every_table
def test_a_game_is_replayed_from_its_tokens(table: Sort) -> None:
    played, rng = dealt(table, 1), generator(1)
    codes: list[int | None] = []
    while not played.over:
        action, state = decide(played, rng, 0), played.state
        if table.game.interpreted.turn_begins(state):
            codes.append(TURN_MARK + int(state.active))
        codes.append(table.game.code(played.token(action)))
        played.engine.apply_at(played.states, 0, action)
    again = dealt(table, 1)
    assert again.engine.replay(again.states, 0, np.array(codes), len(codes)) == len(codes)
    assert again.states.tobytes() == played.states.tobytes()


@every_table
def test_a_replay_stops_at_the_first_code_that_is_refused(table: Sort) -> None:
    rules = table.game.rules
    turn = TURN_MARK + int(dealt(table, 1).state.active)
    good = table.game.code(dealt(table, 1).legal()[0])
    for codes, refused in (
        ([good], 0),  # a turn begins with its seat
        ([turn + 1], 0),  # and with no other
        ([turn, turn], 1),
        ([turn, rules.ACTIONS], 1),
        ([turn, good, rules.ACTIONS], 2),
    ):
        position = dealt(table, 1)
        assert position.engine.replay(position.states, 0, np.array(codes), len(codes)) == refused


@pytest.mark.parametrize("found", games(), ids=lambda found: found.name)
def test_refused_tokens_change_nothing(found: Game) -> None:
    position = dealt(Sort(found, found.editions[0], 3), 1)
    before = position.states.tobytes()
    legal = position.legal()
    for token in found.notation.TOKENS.values():
        if token not in legal:
            with pytest.raises(Refusal) as refusal:
                position.play(token)
            assert refusal.value.code == "illegal-move"
    with pytest.raises(Refusal, match=f"“nonsense” is no token of {found.name}") as refusal:
        position.play("nonsense")
    assert refusal.value.code == "unknown-token"
    assert position.states.tobytes() == before


@pytest.mark.parametrize("found", games(), ids=lambda found: found.name)
def test_a_copy_is_played_alone(found: Game) -> None:
    position = dealt(Sort(found, found.editions[0], 3), 1)
    before = position.states.tobytes()
    other = position.copy()
    other.play(other.legal()[0])
    assert position.states.tobytes() == before != other.states.tobytes()


def reasons_of(found: Game) -> dict[str, int]:
    return {name: number for name, number in vars(found.rules).items() if name[:4] == "WHY_"}


@pytest.mark.parametrize("found", games(), ids=lambda found: found.name)
def test_every_reason_has_its_name(found: Game) -> None:
    """WHY_PILE_EMPTY is “pile-empty”, at the place of its number."""
    named = {
        name[4:].lower().replace("_", "-"): number for name, number in reasons_of(found).items()
    }
    assert {name: number for number, name in enumerate(found.notation.REASONS) if name} == named


@pytest.mark.parametrize(
    ("found", "language"),
    [
        pytest.param(found, language, id=f"{found.name}-{language}")
        for found in games()
        for language in languages()
        if found.manifest.words is None or (found.manifest.words / language).exists()
    ],
)
def test_every_reason_has_a_sentence(found: Game, language: str) -> None:
    """In five languages for the games of the house; for others in those that they bring."""
    folder = (found.manifest.words or FOLDER) / language
    text = "\n" + (folder / f"{found.name}.ftl").read_text("utf-8")
    for reason in found.notation.REASONS[1:]:
        assert f"\n{found.name}-why-{reason} =" in text


@pytest.mark.parametrize("found", games(), ids=lambda found: found.name)
def test_every_reason_is_given_somewhere_and_said(found: Game) -> None:
    missing = set(reasons_of(found).values())
    actions = range(-1, found.rules.ACTIONS + 1)
    for position in (p for t in SORTS if t.game is found for p in random_game(t)):
        for action in actions:
            reason = position.engine.why_of(position.states, 0, action)
            if reason in missing:
                sentence = position.refusal("some token", action, reason)
                assert sentence.endswith(".")
                assert "{" not in sentence
                missing.remove(reason)
        if not missing:
            return
    pytest.fail(f"never given: {missing}")


@pytest.mark.parametrize("found", games(), ids=lambda found: found.name)
def test_every_refusal_of_a_game_can_be_said(found: Game) -> None:
    """Whatever the position and the action: no sentence lacks an argument."""
    said: set[tuple[int, str, int]] = set()
    last = found.rules.ACTIONS
    actions = [-1, *range(0, last, 1 + last // 100), last]
    for position in (p for t in SORTS[::7] if t.game is found for p in random_game(t)):
        for action in actions:
            reason = position.engine.why_of(position.states, 0, action)
            case = (reason, position.phase, action)
            if reason and case not in said:
                said.add(case)
                assert position.refusal("some token", action, reason).endswith(".")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_record_has_no_padding(game: Game) -> None:
    """Every byte is a field's, so that equal records have equal bytes."""
    state = game.rules.STATE
    fields = (state.fields or {}).values()
    assert sum(field[0].itemsize for field in fields) == state.itemsize
