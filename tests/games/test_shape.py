"""What a game must define: the house's games do, and another hears in a sentence what it lacks."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from lynxdeck.games import compile as targets
from lynxdeck.games import manifest as manifests
from lynxdeck.games import shape
from lynxdeck.games.house import HOUSE, VARIABLE, house_names
from lynxdeck.games.linko import rules as linko_rules
from lynxdeck.games.manifest import LEVELS, Level, Manifest, Tuning, load
from lynxdeck.games.refusal import Refusal
from lynxdeck.games.registry import Game, games

if TYPE_CHECKING:  # mypy holds every module against its protocol
    from lynxdeck.games.linko import drawing as linko_drawing
    from lynxdeck.games.linko import editions as linko_editions
    from lynxdeck.games.linko import features as linko_features
    from lynxdeck.games.linko import net as linko_net
    from lynxdeck.games.linko import notation as linko_notation
    from lynxdeck.games.linko import policy as linko_policy
    from lynxdeck.games.linko import preview as linko_preview
    from lynxdeck.games.linko import story as linko_story
    from lynxdeck.games.linko import structs as linko_structs
    from lynxdeck.games.linko import view as linko_view
    from lynxdeck.games.push import drawing as push_drawing
    from lynxdeck.games.push import editions as push_editions
    from lynxdeck.games.push import features as push_features
    from lynxdeck.games.push import net as push_net
    from lynxdeck.games.push import notation as push_notation
    from lynxdeck.games.push import policy as push_policy
    from lynxdeck.games.push import preview as push_preview
    from lynxdeck.games.push import rules as push_rules
    from lynxdeck.games.push import story as push_story
    from lynxdeck.games.push import structs as push_structs
    from lynxdeck.games.push import view as push_view

    RULES: list[shape.Rules] = [linko_rules, push_rules]
    EDITIONS: list[shape.Editions] = [linko_editions, push_editions]
    NOTATIONS: list[shape.Notation] = [linko_notation, push_notation]
    VIEWS: list[shape.View] = [linko_view, push_view]
    PREVIEWS: list[shape.PreviewModule] = [linko_preview, push_preview]
    FEATURES: list[shape.Features] = [linko_features, push_features]
    NETS: list[shape.Net] = [linko_net, push_net]
    STORIES: list[shape.Story] = [linko_story, push_story]
    STRUCTS: list[shape.Structs] = [linko_structs, push_structs]
    DRAWINGS: list[shape.Drawing] = [linko_drawing, push_drawing]
    POLICIES: list[shape.Policy] = [linko_policy, push_policy]

ROOT = Path(__file__).parents[2]
TUNING = Tuning(exploration=1, widening=0, followed=0, horizon=0, spread=0)
PLAIN = {level: Level() for level in LEVELS}


@pytest.fixture
def package() -> Iterator[ModuleType]:
    """An empty package that can be imported as `somewhere`."""
    made = ModuleType("somewhere")
    made.__path__ = []
    sys.modules["somewhere"] = made
    yield made
    for name in [name for name in sys.modules if name.partition(".")[0] == "somewhere"]:
        del sys.modules[name]


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Games named by the environment, forgotten afterwards."""
    manifests.manifests.cache_clear()
    yield monkeypatch
    manifests.manifests.cache_clear()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("part", shape.PARTS)
def test_every_game_has_every_part(game: Game, part: str) -> None:
    assert shape.part(game.manifest, part)


def test_a_missing_module_is_named(package: ModuleType) -> None:
    manifest = Manifest("tiny", package.__name__, PLAIN, TUNING)
    with pytest.raises(Refusal, match=r"tiny lacks rules.py: plain functions over one record"):
        shape.part(manifest, "rules")


def test_a_missing_function_is_named(package: ModuleType) -> None:
    manifest = Manifest("tiny", package.__name__, PLAIN, TUNING)
    half = ModuleType("somewhere.editions")
    half.FLAGS = half.EDITIONS = ()  # type: ignore[attr-defined]
    sys.modules["somewhere.editions"] = half
    with pytest.raises(Refusal, match=r"somewhere.editions does not define players\."):
        shape.part(manifest, "editions")


@pytest.mark.parametrize("name", ["Tiny", "ti ny", "", "tiny!"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="is no name for a game"):
        Manifest(name, "somewhere", PLAIN, TUNING)


def test_a_missing_level_is_named() -> None:
    with pytest.raises(Refusal, match="The manifest of tiny lacks the level expert"):
        Manifest("tiny", "somewhere", {name: Level() for name in LEVELS[:3]}, TUNING)


@pytest.mark.parametrize(
    ("variable", "sentence"),
    [
        ("nowhere.to.be.found", "nowhere.to.be.found cannot be imported: No module named"),
        ("json", "json holds no MANIFEST, so it is no game"),
        ("somewhere", "Two games are called linko: see somewhere"),
    ],
)
def test_a_bad_registration_is_told(
    package: ModuleType, registered: pytest.MonkeyPatch, variable: str, sentence: str
) -> None:
    package.MANIFEST = Manifest("linko", "somewhere", PLAIN, TUNING)  # type: ignore[attr-defined]
    registered.setenv(VARIABLE, variable)
    with pytest.raises(Refusal, match=sentence):
        manifests.names()


def test_the_environment_registers_games(
    package: ModuleType, registered: pytest.MonkeyPatch
) -> None:
    package.MANIFEST = Manifest("tiny", "somewhere", PLAIN, TUNING)  # type: ignore[attr-defined]
    registered.setenv(VARIABLE, " somewhere ,")
    assert manifests.names() == ["linko", "push", "tiny"]


@pytest.mark.parametrize("name", ["look", "apply", "TURN_MARK"])
def test_no_name_means_two_things(name: str) -> None:
    """The functions of several modules become one namespace: a second meaning must not win."""
    more = ModuleType("more")
    setattr(more, name, lambda: None)
    home = "rules" if name == "apply" else "drive"
    with pytest.raises(Refusal, match=rf"more and lynxdeck.games.*{home} both define {name}"):
        targets.build(linko_rules, lambda function: function, more)


def test_a_rules_function_does_not_replace_one_of_the_drive() -> None:
    rules = ModuleType("rules")
    vars(rules).update({k: v for k, v in vars(linko_rules).items() if k[:2] != "__"})
    rules.look = lambda: None  # type: ignore[attr-defined]
    with pytest.raises(Refusal, match=r"rules and lynxdeck.games.drive both define look"):
        targets.interpreted(rules)


def test_a_game_of_the_house_is_called_like_its_package() -> None:
    assert [load(package).name for package in HOUSE] == house_names()


def test_the_import_contract_names_the_games_of_the_house() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    contracts = tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    named = [contract["modules"] for contract in contracts if contract["type"] == "independence"]
    assert named == [list(HOUSE)]
