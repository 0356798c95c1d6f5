"""Walks through every screen there is.

The tests look at each place in many sizes, themes and languages; `make screenshots` takes pictures.
"""

from tests.browser.stage import Tour
from tests.browser.tours.after import again, coach, linko_end, push_end, replay
from tests.browser.tours.learning import away, learn, rules
from tests.browser.tours.linko import company, duel, linko_sheets, linko_table
from tests.browser.tours.mine import mine, trail
from tests.browser.tours.push import push_roll, push_six, push_table
from tests.browser.tours.rooms import home, opening, room

TOURS: dict[str, Tour] = {
    tour.__name__.replace("_", "-"): tour
    for tour in (
        home, mine, trail, opening, room, linko_table, linko_sheets, duel, company, push_table,
        push_six, linko_end, again, push_end, coach, replay, learn,
        rules, away,
    )
}  # fmt: skip
MOMENTS: dict[str, Tour] = {"push-roll": push_roll}
"""What does not last, and so is only for pictures."""
