"""Pictures of positions for notebooks: rounded cards and plain words, as one SVG text.

A game's `picture.py` says where its cards lie; here is how one looks.
"""

from html import escape

WIDTH, HEIGHT = 27, 36
"""Of a card."""
INK, PAPER, LINE, QUIET = "#2f2a26", "#fffdf6", "#d8cfc0", "#7a7066"
BACK, FELT, ASKED = "#b9ada0", "#f4efe4", "#c8553d"
FONT = "system-ui,sans-serif"


class Sketch:
    """Cards and words at their places, as large as they need."""

    def __init__(self) -> None:
        self._drawn: list[str] = []
        self._right = self._below = 0.0

    def words(
        self, x: float, y: float, text: str, ink: str = INK, size: int = 12, *, bold: bool = False
    ) -> float:
        """A line of text on its baseline; about where it ends."""
        weight = ' font-weight="600"' if bold else ""
        self._drawn.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{ink}"{weight}>'
            f"{escape(text)}</text>"
        )
        end = x + len(text) * size * 0.58
        self._reach(end, y)
        return end

    def card(self, x: float, y: float, text: str, ink: str) -> None:
        """A card with its name in the corner, so that others may lie on it; without, its back."""
        paper, edge = (PAPER, ink) if text else (BACK, FELT)
        self._drawn.append(
            f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="4"'
            f' fill="{paper}" stroke="{edge}"/>'
        )
        if text:
            self._drawn.append(
                f'<text x="{x + 4:g}" y="{y + 15:g}" font-size="13" font-weight="600"'
                f' fill="{ink}">{escape(text)}</text>'
            )
        self._reach(x + WIDTH, y + HEIGHT)

    def stock(self, x: float, y: float, size: int) -> None:
        """A pile, and how many cards it has."""
        (self.card(x, y, "", INK) if size else self.gap(x, y))
        self.words(x + WIDTH + 8, y + 22, f"pile {size}", QUIET)

    def gap(self, x: float, y: float) -> None:
        """A place where a card could lie."""
        self._drawn.append(
            f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="4" fill="none"'
            f' stroke="{LINE}" stroke-dasharray="3 3"/>'
        )
        self._reach(x + WIDTH, y + HEIGHT)

    def text(self) -> str:
        """All of it."""
        width, height = self._right + 12, self._below + 12
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"'
            f' width="{width:.0f}" height="{height:.0f}" font-family="{FONT}">'
            f'<rect width="100%" height="100%" rx="8" fill="{FELT}"/>{"".join(self._drawn)}</svg>'
        )

    def _reach(self, x: float, y: float) -> None:
        self._right, self._below = max(self._right, x), max(self._below, y)
