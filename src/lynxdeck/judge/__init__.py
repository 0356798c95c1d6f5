"""What luck brought in a game, what choices cost, and what the others gave away."""

from lynxdeck.judge.judge import Judge
from lynxdeck.judge.verdict import Ledger, Move, Verdict

__all__ = ["Judge", "Ledger", "Move", "Verdict"]
