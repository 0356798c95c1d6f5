"""The bot that reckons with exact odds; only for Push."""

from typing import Any

from lynxdeck.bots.bot import Bot
from lynxdeck.bots.engine import compiled


class Odds(Bot):
    """Expectimax over stopping, placing and pushing on, with exact card counts."""

    def choose(self, masked: Any, rng: Any) -> int:
        """The choice of the expectimax."""
        return int(compiled(self.game).odds_at(masked, 0, rng))
