"""A flag is safe to add: what was agreed and written before it existed goes on as it was."""

import random

import pytest

from lynxdeck.games.edition import NO_YES, Flag
from lynxdeck.games.linko import editions
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, game, games
from lynxdeck.locale import FOLDER, languages
from lynxdeck.records import Record, begin_from_seed, read_text, write
from lynxdeck.table.setup import Setup, settled

LINKO = game("linko")
OLD = "custom optional_draw=yes ones_beat_top=no ghost=no tie=shared"
LATER = Flag("spare", NO_YES, "A rule of tomorrow.", "nobody's booklet", before="no")
"""The record has an unused byte of that name, so the flag is all that is added."""


def add_flag(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(editions, "FLAGS", (*editions.FLAGS, LATER))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    add_flag(monkeypatch)


@pytest.mark.usefixtures("later")
def test_a_later_flag_goes_unsaid_as_long_as_it_stands_as_before() -> None:
    assert LINKO.edition(OLD).flags["spare"] == "no"
    assert LINKO.edition(OLD).text == OLD
    assert LINKO.edition(f"{OLD} spare=no") == LINKO.edition(OLD)
    assert LINKO.edition(f"{OLD} spare=yes").text == f"{OLD} spare=yes"


@pytest.mark.usefixtures("later")
def test_every_edition_has_a_later_flag_as_before() -> None:
    assert [edition.flags["spare"] for edition in LINKO.editions] == ["no"] * len(LINKO.editions)
    changed = LINKO.changed(LINKO.editions[0], ["spare=yes"])
    assert (changed.name, changed.flags["spare"]) == ("custom", "yes")
    assert any(edition.flags["spare"] == "yes" for edition in LINKO.variants())


@pytest.mark.usefixtures("later")
def test_an_agreement_names_a_later_flag_only_where_it_is_not_as_before() -> None:
    """So versions that do not know it play the table too."""
    usual = settled(Setup(game="linko", seats=3))
    assert "spare" not in usual.flags
    assert usual.played()[1] == LINKO.editions[0]
    changed = settled(Setup(game="linko", seats=3, flags={"spare": "yes"}))
    assert changed.flags["spare"] == "yes"
    assert changed.flags.items() <= changed.played()[1].flags.items()


def test_a_value_that_a_flag_does_not_have_is_refused() -> None:
    with pytest.raises(Refusal, match="tie is shared or fewest_in_hand, not “dice”"):
        LINKO.custom({**LINKO.editions[0].flags, "tie": "dice"})


def test_a_flag_changes_the_mark_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """By which those who think for servers know whether they can."""
    before = Game(LINKO.manifest).mark
    assert before == LINKO.mark
    add_flag(monkeypatch)
    assert Game(LINKO.manifest).mark != before


MANDATORY = ("optional_draw", "ones_beat_top", "ghost", "tie", "follow_up", "risk")


@pytest.mark.parametrize(
    "flag", [flag for found in games() for flag in found.flags], ids=lambda flag: flag.name
)
def test_the_first_flags_are_mandatory_and_later_ones_are_not(flag: Flag) -> None:
    """As the format of records says; else old tables and records could not be read."""
    assert (flag.before is None) == (flag.name in MANDATORY)
    assert flag.before in (None, *flag.values)


@pytest.mark.usefixtures("later")
def test_a_flag_of_today_is_still_missed() -> None:
    with pytest.raises(Refusal, match="A custom edition sets tie too"):
        LINKO.edition("custom optional_draw=yes ones_beat_top=no ghost=no spare=yes")


def test_a_flag_that_is_gone_is_not_ignored() -> None:
    with pytest.raises(Refusal, match="There is no flag spare in this game"):
        LINKO.custom({**LINKO.editions[0].flags, "spare": "yes"})


def written_before() -> str:
    """A record of a household's own edition, played to its end."""
    record = begin_from_seed(LINKO, LINKO.edition(OLD), ["Ann", "Ben", "Cleo"], seed="before")
    pick = random.Random(1)
    while not record.position.over:
        record.play(pick.choice(record.position.legal()))
    return write(record)


def test_old_records_keep_their_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    text = written_before()
    add_flag(monkeypatch)
    (found,) = read_text(text)
    assert isinstance(found, Record), found
    assert write(found) == text == written_before()


def setup_of(edition: str, flags: dict[str, str]) -> Setup:
    return settled(Setup(game="linko", edition=edition, flags=flags, seats=3))


@pytest.mark.parametrize(
    ("edition", "flags"),
    [("", {}), ("playte", {}), ("playte", {"tie": "fewest_in_hand"}), (OLD, {})],
)
def test_agreements_mean_what_they_meant(
    monkeypatch: pytest.MonkeyPatch, edition: str, flags: dict[str, str]
) -> None:
    setup = setup_of(edition, flags)
    before = setup.played()[1]
    add_flag(monkeypatch)
    after = setup.played()[1]
    assert (after.name, after.text, after.players) == (before.name, before.text, before.players)
    assert after.flags == {**before.flags, "spare": "no"}
    assert setup_of(edition, flags).played()[1] == after


@pytest.mark.parametrize("language", languages())
def test_every_flag_has_its_words(language: str) -> None:
    """Named one by one: what a newcomer's flag lacks, in each language."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    text = "\n" + "\n".join(path.read_text(encoding="utf-8") for path in files)
    flags = [flag for found in games() for flag in found.options]
    keys = [f"web-flag-{flag.name}" for flag in flags]
    keys += [f"web-flag-value-{value}" for flag in flags for value in flag.values]
    assert [key for key in dict.fromkeys(keys) if f"\n{key} =" not in text] == []
