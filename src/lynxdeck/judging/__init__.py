"""What luck brought in a game, what choices cost, and what the others gave away."""

from lynxdeck.judging.judge import Judge
from lynxdeck.judging.verdict import JudgedMove, SeatResult, Verdict

__all__ = ["Judge", "JudgedMove", "SeatResult", "Verdict"]
