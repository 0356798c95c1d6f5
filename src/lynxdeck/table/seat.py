"""One seat of a table, and who plays there."""

import msgspec

FREE, PERSON, BOT, SCRIPT = "free", "person", "bot", "script"
SCRIPT_NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Fritz")
"""Who plays the scripted seats of a lesson."""
ANSWERS_KEPT = 4


class Seat(msgspec.Struct):
    """One seat, and who plays there."""

    kind: str = FREE
    name: str = ""
    level: str = ""
    stand_in: str = ""
    """Why a bot plays for the person; empty while the person does."""
    auto: bool = False
    contribution: str = ""
    """What the person adds to the next deal, by the older scheme."""
    fair: bool = False
    """Whether the person's program promises and reveals shares."""
    answered: dict[str, int] = {}
    """The last request ids, and the events they became; replaced, never changed."""
    since: int = 0
    """The event with which a person sat down; 0: nobody sits here."""
    sitting: int = 0
    """The event from which on the keys count: the same, or the last time they were taken back."""
    host: bool = False
    """Whether the host sat down here."""
    face: int | None = None
    """Which of the lynxes the person chose; None: the page finds one."""
    ready: bool = False
    """Whether the person is ready for the next game."""

    def remember(self, request: str, n: int) -> None:
        """A request became an event: the same one, sent again, is not carried out twice."""
        answered = self.answered | {request: n}
        if len(answered) > ANSWERS_KEPT:
            del answered[next(iter(answered))]
        self.answered = answered
