"""How the house says no: a sentence for people, a stable code for programs."""


class Refusal(ValueError):  # noqa: N818 - it is an answer, not a fault of the program
    """A request that cannot be met; `str()` is one sentence, `code` names the reason."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
