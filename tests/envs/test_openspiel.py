"""OpenSpiel's own demands on both games, and what its algorithms make of them."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game, games

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install '.[research]'")

import pyspiel

from lynxdeck.envs import openspiel

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
TINY = "values:3 copies:2 jokers:0 dealt:2 places:2"
WAYS = [
    (one.name, edition.name, seats, deal)
    for one in games()
    if one.name in ("linko", "push")
    for edition in one.editions
    for seats in edition.players
    for deal in openspiel.DEALS
]
SAMPLE = [
    ("linko", "amigo-2022-duel", 2, "explicit"),
    ("linko", "amigo-2022-expert", 4, "sampled"),
    ("push", "push-risk", 3, "explicit"),
    ("push", "push", 2, "sampled"),
]
every_way = pytest.mark.parametrize(
    ("name", "edition", "seats", "deal"),
    [pytest.param(*way, marks=() if way in SAMPLE else pytest.mark.long) for way in WAYS],
)
both = pytest.mark.parametrize("name", ["linko", "push"])


def load(name: str, **params: str | int) -> Any:
    return pyspiel.load_game(f"python_lynxdeck_{name}", params)


def tiny() -> Any:
    return load("linko", flags=TINY, players=2)


def step(state: Any, rng: np.random.Generator) -> int:
    """One action at random, chance's among them."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        action = int(rng.choice(outcomes, p=odds))
    else:
        action = int(rng.choice(state.legal_actions()))
    state.apply_action(action)
    return action


def observed(private: Any) -> Any:
    """A kind of observation without perfect recall."""
    return pyspiel.IIGObservationType(perfect_recall=False, private_info=private)


def dealt(found: Any, seed: int = 0) -> Any:
    """A position after the deal."""
    state, rng = found.new_initial_state(), np.random.default_rng(seed)
    while state.is_chance_node():
        step(state, rng)
    return state


# --- what OpenSpiel demands -----------------------------------------------------------------------


@every_way
def test_openspiel_finds_nothing_wrong(name: str, edition: str, seats: int, deal: str) -> None:
    """As its games_sim_test, and its own test in C++."""
    found = load(name, edition=edition, players=seats, deal=deal)
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)
    assert str(pickle.loads(pickle.dumps(found))) == str(found)
    assert pickle.loads(pickle.dumps(found.get_type())) == found.get_type()
    state, rng, count = found.new_initial_state(), np.random.default_rng(1), 0
    while not state.is_terminal():
        count += 1
        if count & (count - 1) == 0:
            kept = pyspiel.serialize_game_and_state(found, state)
            again, same = pyspiel.deserialize_game_and_state(kept)
            assert (str(again), str(same)) == (str(found), str(state))
            assert str(pickle.loads(pickle.dumps(state))) == str(state)
        other = state.clone()
        assert (str(other), other.history()) == (str(state), state.history())
        other.apply_action(step(state, rng))
        assert str(other) == str(state)
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0)
    assert min(state.returns()) >= found.min_utility() == -1
    assert max(state.returns()) <= found.max_utility() == seats - 1


@pytest.mark.parametrize(
    ("name", "edition"),
    [(one.name, edition.name) for one in games() for edition in one.editions],
)
def test_a_kept_game_plays_on_as_it_did(name: str, edition: str) -> None:
    """A playthrough of each edition; one that is missing is written, and the test fails once."""
    seats = game(name).edition(edition).players[0]
    found, path = load(name, edition=edition, players=seats), PLAYTHROUGHS / f"{name}-{edition}.txt"
    state, lines = found.new_initial_state(), [str(found)]
    wanted = path.read_text("utf-8").splitlines() if path.is_file() else None
    rng = np.random.default_rng(5)
    while not state.is_terminal():
        mover, place = state.current_player(), len(lines)
        if wanted is None:
            outcomes = dict(state.chance_outcomes()) if mover < 0 else None
            weights = None if outcomes is None else list(outcomes.values())
            action = int(rng.choice(state.legal_actions(), p=weights))
        else:
            action = int(wanted[place].split()[1])
        legal = " ".join(str(one) for one in state.legal_actions())
        lines.append(f"{mover} {action} {state.action_to_string(mover, action)} of {legal}")
        state.apply_action(action)
    lines.append(" ".join(str(one) for one in state.returns()))
    if wanted is None:
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", "utf-8")
        pytest.fail(f"{path} was missing and is written now.")
    assert lines == wanted


def test_a_clone_and_what_came_of_it_do_not_touch_each_other() -> None:
    state = dealt(load("linko", deal="sampled"))
    other, before = state.clone(), str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


@both
def test_an_illegal_action_raises_and_changes_nothing(name: str) -> None:
    state = dealt(load(name))
    before, known = str(state), state.history()
    for action in (-7, state.num_distinct_actions() - 1, 10**6):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
    chance = load("linko").new_initial_state()
    with pytest.raises(pyspiel.SpielError):
        chance.apply_action(99)
    assert (str(state), state.history()) == (before, known)
    assert str(chance) == str(load("linko").new_initial_state())


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"edition": "klondike"}, "there are ravensburger-2014, "),
        ({"players": 6}, "ravensburger-2014 is for 2–5 players, not 6"),
        ({"edition": "playte-ghost", "players": 3}, "playte-ghost is for 2 players, not 3"),
        ({"flags": "luck:yes"}, "sets no flag of this game; it has optional_draw, "),
        ({"deal": "secret"}, "deal is one of explicit, sampled, not “secret”"),
    ],
)
def test_what_is_not_there_is_refused_by_what_is(params: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        load("linko", **params)


# --- chance ---------------------------------------------------------------------------------------


def test_a_deal_is_told_card_by_card() -> None:
    """13 cards for each seat and six for the display, by kind."""
    state, rng, nodes = load("linko", players=3).new_initial_state(), np.random.default_rng(2), 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert len(outcomes) <= 14
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        step(state, rng)
        nodes += 1
    assert nodes == 13 * 3 + 6


def test_a_drawn_card_is_what_the_pile_may_hold() -> None:
    found, rng = load("linko", players=5), np.random.default_rng(3)
    state = found.new_initial_state()
    draws = 0
    while not state.is_terminal():
        if state.is_chance_node() and state.state()["hand_size"].sum() > 0:
            record = state.state()[0]
            pile = record["pile"][: record["pile_size"] - state._fixed].tolist()
            expected = [(card, pile.count(card) / len(pile)) for card in sorted(set(pile))]
            assert state.chance_outcomes() == expected
            draws += 1
        step(state, rng)
    assert draws > 5


def test_the_die_of_push_has_six_faces() -> None:
    state, rng, rolls = load("push", players=2).new_initial_state(), np.random.default_rng(4), 0
    while not state.is_terminal():
        if state.is_chance_node():
            names = [state.action_to_string(-1, one) for one, _ in state.chance_outcomes()]
            if "*" in names:
                rolls += 1
                assert names == [*"rbgyp", "*"]
                assert {odds for _, odds in state.chance_outcomes()} == {1 / 6}
        step(state, rng)
    assert rolls > 3


def test_a_seed_repeats_sampled_deals() -> None:
    first, again, other = (
        str(dealt(load("push", deal="sampled", seed=seed))) for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


# --- what players know ----------------------------------------------------------------------------


@both
def test_nothing_that_a_player_is_shown_depends_on_hidden_cards(name: str) -> None:
    found, rng = load(name, players=3, deal="sampled"), np.random.default_rng(6)
    observer = found.make_py_observer()
    state, looked = found.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_player_node() and rng.random() < 0.2:
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            shown = []
            for one in (state, other):
                observer.set_from(one, player)
                texts = one.information_state_string(player), one.observation_string(player)
                shown.append((observer.tensor.tolist(), *texts, one.legal_actions()))
            assert shown[0] == shown[1]
            looked += str(state) != str(other)
        step(state, rng)
    assert looked > 5


def test_information_states_have_perfect_recall() -> None:
    """Who knows the same now knew the same before: in the whole tree of a small deck."""
    came_from: dict[str, tuple[str, int]] = {}

    def walk(state: Any, last: tuple[tuple[str, int], ...]) -> None:
        if state.is_terminal():
            return
        for action in state.legal_actions():
            path = last
            if state.is_player_node():
                player = state.current_player()
                known = state.information_state_string()
                assert came_from.setdefault(known, last[player]) == last[player]
                path = tuple(
                    (known, action) if seat == player else one for seat, one in enumerate(last)
                )
            walk(state.child(action), path)

    state = tiny().new_initial_state()
    for card in (1, 2):
        state.apply_action(card)
    walk(state, (("", -1), ("", -1)))
    assert len(came_from) > 50


def test_the_tensor_is_the_observation_in_pieces() -> None:
    found = load("linko", players=2)
    observer, state = found.make_py_observer(), dealt(found)
    observer.set_from(state, 1)
    table = game("linko").features.FEATURES
    assert observer.tensor.shape == (table.width,)
    assert np.concatenate(list(observer.dict.values())).tolist() == observer.tensor.tolist()
    assert observer.dict["hand"].sum() * 8 == pytest.approx(13, abs=2)
    observer.set_from(found.new_initial_state(), 1)
    assert not observer.tensor.any()


def test_only_who_asks_for_everything_sees_every_hand() -> None:
    found = load("linko", players=2)
    state, kinds = dealt(found), pyspiel.PrivateInfoType
    everything = found.make_py_observer(observed(kinds.ALL_PLAYERS))
    own = found.make_py_observer()
    everything.set_from(state, 0)
    for player in (0, 1):
        own.set_from(state, player)
        assert everything.dict[f"player{player}"].tolist() == own.tensor.tolist()
    nobody = found.make_py_observer(observed(kinds.NONE))
    assert nobody.tensor is None
    assert '"hand":null' in nobody.string_from(state, 0)
    assert state.state()["hand"].sum() == 26


def test_structs_are_the_view() -> None:
    state = dealt(load("linko", players=2))
    seen = state.to_observation_struct(1).to_dict()
    assert (seen["game"], seen["seat"], sum(seen["hand"].values())) == ("linko", 2, 13)
    assert len(state.to_struct().to_dict()["hands"]) == 2
    action = state.legal_actions()[0]
    struct = state.action_to_struct(0, action)
    assert state.struct_to_actions(struct) == [action]


# --- algorithms -----------------------------------------------------------------------------------


def test_search_plays_with_a_compiled_evaluator() -> None:
    from open_spiel.python.algorithms import ismcts

    found = load("linko", players=2, deal="sampled", seed=3)
    bot = ismcts.ISMCTSBot(
        found, openspiel.Evaluator(seed=1), uct_c=2.0, max_simulations=40,
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    state = dealt(found)
    for _ in range(3):
        if state.is_player_node():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_cfr_learns_a_small_deck() -> None:
    """One hand of each kind is dealt; the rest is chance's. Kept short: the curve is in docs."""
    from open_spiel.python.algorithms import cfr, exploitability

    found = load("linko", flags="values:2 copies:2 jokers:0 dealt:1 places:2", players=2)
    solver = cfr.CFRPlusSolver(found)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(found, solver.average_policy()) < 0.05


def test_q_learning_gets_better_than_random() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent, tabular_qlearner

    np.random.seed(1)
    env = rl_environment.Environment(
        tiny(), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    env.seed(1)
    actions = env.action_spec()["num_actions"]
    nobody, other = (random_agent.RandomAgent(player, actions) for player in (0, 1))
    learner = tabular_qlearner.QLearner(0, actions)

    def play(agents: list[Any], *, learning: bool = False) -> float:
        now = env.reset()
        while not now.last():
            player = now.observations["current_player"]
            now = env.step([agents[player].step(now, is_evaluation=not learning).action])
        for agent in agents:
            agent.step(now, is_evaluation=not learning)
        return float(now.rewards[0])

    before = np.mean([play([nobody, other]) for _ in range(500)])
    for _ in range(3000):
        play([learner, other], learning=True)
    assert np.mean([play([learner, other]) for _ in range(500)]) > before + 0.1


@pytest.mark.long
def test_the_example_learns_as_its_page_says() -> None:
    import runpy

    found = dict(runpy.run_path(str(EXAMPLES / "exploitability.py"))["measured"](8))
    assert found[8] < found[4] < found[2] < found[1]
    assert found[8] == pytest.approx(0.0205, abs=0.002)


def test_a_small_deck_of_push_is_solved_by_expectimax() -> None:
    """One of each colour: each takes one, whatever they do. With a 2 in each colour the first
    player can always be ahead.
    """
    import runpy

    solved = runpy.run_path(str(EXAMPLES / "mini_push.py"))
    for deck, worth in [((1, 1, 0), 0), ((2, 1, 0), 1)]:
        assert solved["Solver"]().worth(solved["dealt"](*deck)) == pytest.approx(worth)
