"""A part of the screen that is drawn anew as a whole, and says what a click on it hits."""

from collections.abc import Callable

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from lynxdeck.terminal.canvas import HIT, Canvas

Drawer = Callable[[int, int], Canvas]
"""Draws a sheet of this width and height."""


class Area(Widget):
    """One drawing, as large as the layout lets it be."""

    class Hit(Message):
        """A click on something that has a name."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self, drawer: Drawer, *, id: str) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._drawer = drawer

    def render(self) -> Content:
        """The drawing as it should be now."""
        return self._drawer(self.size.width, self.size.height).content()

    def on_click(self, event: events.Click) -> None:
        """Tell what was hit."""
        hit = event.style.meta.get(HIT)
        if hit:
            event.stop()
            self.post_message(self.Hit(str(hit)))
