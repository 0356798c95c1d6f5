"""How the house says no: a sentence for people, a stable code for programs."""

import functools
import re
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

CHECKOUT = Path(__file__).parents[3] / "pyproject.toml"
"""There only where the package lies in its sources."""


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

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, str(self)), vars(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return self.args == other.args and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.code, self.args))


def not_installed(need: str, extra: str) -> Refusal:
    """A refusal where libraries are missing: what needs which, and the line that brings them."""
    return Refusal("not-installed", f"{need}: {install(extra)} brings it.")


@functools.cache
def install(*extras: str) -> str:
    """The command that brings extras: by their names in a checkout, else package by package.

    Never `lynxdeck[…]`: that would install whatever has this name on the registry.
    """
    if CHECKOUT.is_file():
        return f"pip install -e '.[{','.join(extras)}]'"
    from importlib.metadata import requires

    return " ".join(["pip install", *packages(requires("lynxdeck") or (), extras)])


def packages(requirements: Collection[str], extras: Collection[str]) -> Iterator[str]:
    """What extras bring, read from a package's metadata.

    >>> list(packages(["lynxdeck[b]; extra == 'a'", "x>=1; extra == 'b'", "y"], ["a"]))
    ["'x>=1'"]
    """
    for requirement in requirements:
        package, _, marker = (part.strip() for part in requirement.partition(";"))
        of = re.search(r"extra == .(\w+)", marker)
        if of is None or of[1] not in extras:
            continue
        if "sys_platform != " in marker and sys.platform in marker:
            continue
        ours = re.match(r"lynxdeck\[(.+)\]", package)
        yield from packages(requirements, ours[1].split(",")) if ours else [f"'{package}'"]
