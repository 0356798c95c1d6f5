"""The bot that reckons with exact odds; only for Push."""

from lynxdeck.bots.bot import Bot
from lynxdeck.bots.engine import compiled
from lynxdeck.games.fields import Rng, States


class Odds(Bot):
    """Expectimax over stopping, placing and pushing on, with exact card counts."""

    def choose(self, masked: States, rng: Rng) -> int:
        """The choice of the expectimax."""
        return int(compiled(self.game).odds_at(masked, 0, rng))
