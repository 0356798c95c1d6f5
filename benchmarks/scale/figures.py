"""The figures that the simulation is fed with, each with where it comes from."""

import tomllib
from pathlib import Path

import msgspec

FILE = Path(__file__).parent / "figures.toml"
KINDS = ("measured", "trial", "assumed")


class Figure(msgspec.Struct, forbid_unknown_fields=True):
    """One number."""

    value: float
    kind: str
    source: str

    def __post_init__(self) -> None:
        """Refuse what nobody could trust."""
        if self.kind not in KINDS or not self.source or self.value <= 0:
            raise ValueError("a figure is above 0, has a kind and a source")


class Figures(msgspec.Struct):
    """All of them; `figures["store.appends"]` is a number."""

    by_name: dict[str, Figure]

    def __getitem__(self, name: str) -> float:
        """The number."""
        return self.by_name[name].value

    def but(self, **others: float) -> "Figures":
        """The same with some changed: `but(store_appends=1000)`."""
        names = {name.replace(".", "_"): name for name in self.by_name}
        changed = {
            names[key]: Figure(value, "assumed", "said by the caller")
            for key, value in others.items()
        }
        return Figures({**self.by_name, **changed})


def load(path: Path = FILE) -> Figures:
    """Read them."""
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    return Figures(
        {
            f"{section}.{name}": msgspec.convert(figure, Figure)
            for section, figures in document.items()
            for name, figure in figures.items()
        }
    )
