"""A table of Push: every question, and six players."""

from collections.abc import Callable, Iterator

from lynxdeck.games.registry import game as find_game
from tests.browser.api import asks
from tests.browser.stage import Place, Stage, at
from tests.browser.told import Json

STANDS = """(() => {
  const own = globalThis.setTimeout;
  const long = (ms) => (ms > 1100 && ms < 3000 ? 1e8 : ms);
  globalThis.setTimeout = (act, ms, ...more) => own(act, long(ms), ...more);
})()"""
"""What would stand for a moment stands for good."""
LIES = """() => document.querySelector(".swept").getAnimations().forEach((one) => one.cancel())"""
"""What is swept away lies there still."""


def push_table(stage: Stage) -> Iterator[Place]:
    """Push's questions: the turn, where to put the card, whether to go on, which column to take."""
    guest = stage.guest()
    made = stage.api.dealt("push", seats=3, seed=2)
    made.host(guest).seat(1, guest).fill()
    page = guest.go(made.address).page
    at(page, 0)
    yield "push-first", page
    questions: list[tuple[str, Callable[[Json], bool]]] = [
        (
            "turn",
            lambda view: view["move"] > 70 and asks(1, "turn")(view) and len(view["legal"]) > 2,
        ),
        ("place", lambda view: asks(1, "place")(view) and any(view["columns"])),
        ("on", lambda view: asks(1, "push")(view) and all(view["columns"])),
        ("take", lambda view: asks(1, "collect")(view) and len(view["legal"]) > 1),
        (
            "wait",
            lambda view: view["move"] > 70 and view["to_move"] == 2 and view["phase"] == "place",
        ),
    ]
    for name, there in questions:
        assert not made.until(there)["over"], name
        at(page, made.view(1)["move"])
        yield f"push-{name}", page
        if name == "turn":
            bench = page.locator('[data-place^="bench:1:"] button:not([aria-disabled="true"])')
            bench.first.click()
            page.locator('[data-act="confirm"]').wait_for()
            yield "push-protect", page


def push_roll(stage: Stage) -> Iterator[Place]:
    """A roll that stands as long as it is looked at: it takes all that lies on the bench."""
    guest = stage.guest(speed="normal")
    guest.context.add_init_script(STANDS)
    script = {"deck": stacked("R", "r5"), "dice": ["r"]}
    made = stage.api.table({"game": "push", "seats": 2, "start": 1, "script": script})
    made.host(guest).seat(1, guest).fill()
    page = guest.go(made.address).page
    at(page, 0)
    for token in ("+", "a", "+", "a", "=a"):
        made.decide(token)
    page.locator("[data-roll=stands]").wait_for()
    page.evaluate(LIES)
    yield "push-roll", page


def stacked(*first: str) -> list[str]:
    """A whole deck that begins with these cards."""
    push = find_game("push")
    signs = {code: name for name, code in push.notation.CARDS.items()}
    rest = [signs[code] for code in push.fresh_deck(push.editions[0], 2)]
    for card in first:
        rest.remove(card)
    return [*first, *rest]


def push_six(stage: Stage) -> Iterator[Place]:
    """Six players, with the odds of a bust against bots, a reason, and the rules."""
    guest = stage.guest()
    bots = {str(number): "easy" for number in range(2, 7)}
    made = stage.api.table({"game": "push", "seats": 6, "bots": bots, "start": 1})
    made.host(guest).seat(1, guest).start()
    made.until(lambda view: view["move"] > 60 and asks(1, "push")(view))
    page = guest.go(made.address).page
    at(page, made.view(1)["move"])
    page.locator('[data-place^="bench:1:"] button').first.click(force=True)
    page.locator('[data-prompt] [role="status"] button').wait_for()
    yield "push-reason", page
    page.locator('[data-prompt] [role="status"] button').click()
    page.locator("dialog article").wait_for()
    yield "push-rules-sheet", page
