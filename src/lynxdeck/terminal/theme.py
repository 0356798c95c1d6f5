"""The look: colours by their role. Dusk is felt in the evening, linen the same by day."""

from textual.color import Color
from textual.theme import Theme

COOL_TO_WARM = ("#3b62c4", "#2fa6c2", "#3fb97a", "#a3bf3a", "#e0a92e", "#dd6a2c", "#c42f3f")
"""The fill of Linko's cards from 1 to 13."""

TOP = 13


def fills() -> dict[str, str]:
    """The fill for every value, as `fill-1` to `fill-13`."""
    steps = [Color.parse(name) for name in COOL_TO_WARM]
    found = {}
    for value in range(1, TOP + 1):
        place = (value - 1) * (len(steps) - 1) / (TOP - 1)
        low = min(int(place), len(steps) - 2)
        found[f"fill-{value}"] = steps[low].blend(steps[low + 1], place - low).hex
    return found


CARDS = {
    "card": "#f7f0dd",
    "card-edge": "#a79f88",
    "ink": "#1c2421",
    "joker": "#20292a",
    "joker-edge": "#4b5a58",
    "eye": "#f5ab3d",
    "back": "#2c5f54",
    "back-mark": "#4f8a7c",
    "push-r": "#c1272d",
    "push-b": "#1f5fbf",
    "push-g": "#1d7a3e",
    "push-y": "#a97400",
    "push-p": "#7b3aa6",
    "on-act": "#1c2421",
    **fills(),
}
"""Cards look the same by day and by night."""

DUSK = Theme(
    name="dusk",
    dark=True,
    primary="#f2a83b",
    accent="#f2a83b",
    error="#d9654a",
    warning="#f2a83b",
    success="#6fb58f",
    foreground="#ece5d2",
    background="#12332c",
    surface="#0e2823",
    panel="#0b201c",
    variables={
        **CARDS,
        "felt": "#12332c",
        "mat": "#0d2721",
        "bar": "#091a16",
        "words": "#ece5d2",
        "quiet": "#92ada2",
        "act": "#f2a83b",
        "act-text": "#f6b24a",
        "danger": "#e8785c",
        "scrollbar": "#2c5f54",
        "scrollbar-background": "#0b201c",
    },
)

LINEN = Theme(
    name="linen",
    dark=False,
    primary="#a85f00",
    accent="#a85f00",
    error="#a3341f",
    warning="#a85f00",
    success="#2d6b4c",
    foreground="#23302b",
    background="#ebe4d3",
    surface="#e0d7c1",
    panel="#d6ccb3",
    variables={
        **CARDS,
        "card": "#fffaf0",
        "card-edge": "#b3a88c",
        "felt": "#ebe4d3",
        "mat": "#dfd6c0",
        "bar": "#d2c7ab",
        "words": "#23302b",
        "quiet": "#5c6a60",
        "act": "#f0a436",
        "act-text": "#8f4f00",
        "danger": "#a3341f",
        "scrollbar": "#8a9a84",
        "scrollbar-background": "#d6ccb3",
    },
)

THEMES = (DUSK, LINEN)
