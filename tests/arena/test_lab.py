"""The lab on flags whose effect is known."""

from collections.abc import Callable

import pytest

from lynxdeck.arena.lab import Comparison, changed, compare
from lynxdeck.arena.run import run
from lynxdeck.arena.settings import RunSettings
from lynxdeck.arena.workers import InProcess
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import game

MakeSettings = Callable[..., RunSettings]
LINKO = game("linko")


def compared(settings: MakeSettings, change: str, *bots: str, games: int) -> Comparison:
    """A change of the 2014 edition, measured over some games."""
    base = LINKO.editions[0]
    twin = changed(LINKO, base, [change])
    asked = settings(*(bots or ("greedy",)), editions=(base.text, twin.text))
    outcome = run(asked, InProcess(), games=games)
    return compare(asked, outcome.results, planned=outcome.planned)


def test_a_tie_break_changes_who_wins_and_nothing_else(settings: MakeSettings) -> None:
    """The rule of thumb does not look at ties, so both editions play the very same games."""
    made = compared(settings, "tie=fewest_in_hand", games=200)
    rows = {row.measure: row for row in made.measures}
    for name in ("decisions", "turns", "best score", "ends with out"):
        assert rows[name].unchanged == rows[name].changed
        assert rows[name].difference.value == 0
        assert not rows[name].clear
    assert rows["shared wins"].changed.value < rows["shared wins"].unchanged.value


def test_optional_draws_keep_hands_full(settings: MakeSettings) -> None:
    """Who draws more gets rid of the hand less often (L14)."""
    made = compared(settings, "optional_draw=yes", games=200)
    rows = {row.measure: row for row in made.measures}
    assert rows["ends with out"].clear
    assert rows["ends with out"].difference.value < 0


def test_the_shares_of_all_seats_make_one(settings: MakeSettings) -> None:
    made = compared(settings, "ones_beat_top=yes", "greedy", "random", games=8)
    for side in ("unchanged", "changed"):
        won = [getattr(row, side).value for row in made.measures if row.measure.startswith("won")]
        ends = [getattr(row, side).value for row in made.measures if row.measure[:4] == "ends"]
        assert sum(won) == pytest.approx(1)
        assert sum(ends) == pytest.approx(1)
    assert made.deals == 2
    assert made.games == 16


def test_only_deals_that_both_have_played_count(settings: MakeSettings) -> None:
    asked = settings("greedy", editions=("playte", "amigo-2022-basic"))
    results = run(asked, InProcess(), games=5).results
    assert compare(asked, results[:-1], planned=10).deals == 4
    assert compare(asked, results[:1], planned=10).measures == []


def test_no_change_is_refused() -> None:
    with pytest.raises(Refusal, match=r"Set a flag of playte otherwise, with --set: optional_draw"):
        changed(LINKO, LINKO.edition("playte"), [])
    with pytest.raises(Refusal, match="Set a flag"):
        changed(LINKO, LINKO.edition("playte"), ["ghost=no"])
