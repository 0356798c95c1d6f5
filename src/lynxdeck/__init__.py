"""Lynxdeck: the card games Linko and Push, exact and fast."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lynxdeck.games.position import Position, new
    from lynxdeck.games.refusal import Refusal

__version__ = "0.1.0"
__all__ = ["Position", "Refusal", "__version__", "new"]


def __getattr__(name: str) -> Any:
    """Load the engine when it is asked for: most commands start without it."""
    if name in ("Position", "new"):
        from lynxdeck.games import position

        return getattr(position, name)
    if name == "Refusal":
        from lynxdeck.games.refusal import Refusal

        return Refusal
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
