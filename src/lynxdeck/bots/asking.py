"""Asking a bot: the record as its seat may see it goes in, a token comes out."""

import numpy as np

from lynxdeck.bots.bot import Bot
from lynxdeck.games.fields import Rng


def token_of(bot: Bot, masked: bytes, rng: Rng) -> str:
    """The token a bot chooses."""
    states = np.frombuffer(masked, bot.game.rules.STATE).copy()
    token: str = bot.game.view.tokens(masked, [bot.choose(states, rng)])[0]
    return token
