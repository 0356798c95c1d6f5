"""What `import lynxdeck` offers: all of it documented, found by completion, and quick to import."""

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import lynxdeck

NAMES = [name for name in lynxdeck.__all__ if name != "__version__"]


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_documented(name: str) -> None:
    found = getattr(lynxdeck, name)
    assert inspect.getdoc(found if name not in ("bots", "games") else type(found).__call__)
    for member, value in inspect.getmembers(found):
        if not member.startswith("_") and callable(value) and inspect.isclass(found):
            assert inspect.getdoc(value), f"{name}.{member}"


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_in_the_page(name: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "python.md"
    known = {"Masked": "masked", "Played": "results.games", "Player": "lynxdeck.bot"}
    known |= {"Record": "record", "Results": "results", "Position": "lynxdeck.Position"}
    known |= {"Verdicts": "lynxdeck.judge"}
    assert known.get(name, f"lynxdeck.{name}") in page.read_text(encoding="utf-8")


def test_completion_finds_them() -> None:
    assert set(lynxdeck.__all__) <= set(dir(lynxdeck))


def test_importing_loads_nothing() -> None:
    code = "import lynxdeck, sys; print(*sorted(set(sys.modules) & {'numpy', 'numba', 'msgspec'}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_a_short_program_never_loads_the_compiler() -> None:
    code = (
        "import lynxdeck, sys\np = lynxdeck.new('linko', seed=1)\np.play(p.legal()[0])\n"
        "print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
