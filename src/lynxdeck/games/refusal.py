"""How the house says no: a sentence for people, a stable code for programs."""

from collections.abc import Mapping


class Refusal(ValueError):  # noqa: N818 - it is an answer, not a fault of the program
    """A request that cannot be met; `str()` is one sentence, `code` names the reason."""

    def __init__(
        self,
        code: str,
        sentence: str,
        *,
        arguments: Mapping[str, int | str] | None = None,
        rule: str | None = None,
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.arguments = arguments or {}
        """What the sentence speaks of, for those who say it in another language."""
        self.rule = rule
        """The number of the rule behind it, if it is one of a game."""
