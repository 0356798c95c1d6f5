"""Every screen in every size, theme and language: nothing cut or untranslated, nobody shut out.

By default each screen is looked at in one way, another with each screen, so that all pairs of size,
theme and language come; by turns it is asked whom it shuts out, or its text is made twice as large.
`make test-long` looks at each in all 48 ways, and asks for everything.
"""

import pytest

from tests.browser import faults
from tests.browser.conftest import Guests
from tests.browser.looks import FULL, PSEUDO, Look, change, sampled
from tests.browser.server_process import ServerProcess
from tests.browser.stage import BASE, Stage
from tests.browser.tours import TOURS


def test_tour(tour: str, every: bool, guests: Guests, house: ServerProcess) -> None:
    """Walk through some screens and look at each in many ways."""
    found: dict[str, list[str]] = {}
    offset = 5 * list(TOURS).index(tour)
    for number, (name, page) in enumerate(TOURS[tour](Stage(guests, house.base))):
        for look in FULL if every else [sampled(number + offset)]:
            change(page, look)
            seen = faults.layout(page)
            if every or number % 2 == 0:
                seen += faults.axe(page)
            if look.language == PSEUDO:
                seen += faults.untranslated(page)
            for fault in seen:
                found.setdefault(fault, []).append(f"{name} {look}")
        if every or number % 2 == 1:
            change(page, Look("small", "light", "de"))
            for fault in faults.zoomed(page):
                found.setdefault(fault, []).append(name)
        change(page, BASE)
    assert not found, "\n".join(f"{fault} [{', '.join(at)}]" for fault, at in found.items())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each tour with a sample of looks; with every look where time does not matter."""
    long = pytest.mark.long
    cases = [pytest.param(tour, False, id=tour) for tour in TOURS]
    cases += [pytest.param(tour, True, id=f"{tour}-full", marks=long) for tour in TOURS]
    if "tour" in metafunc.fixturenames:
        metafunc.parametrize(("tour", "every"), cases)
