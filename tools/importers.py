"""Lists the modules of src that exactly one other module imports, and class names defined twice.

python tools/importers.py            # counts, then the modules by package
python tools/importers.py --classes  # classes of one name, games' own packages left out
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
ENTRIES = ("lynxdeck.__main__", "lynxdeck.cli")
"""What these alone import is an entry point: a command."""
GAMES = ("lynxdeck/games/linko", "lynxdeck/games/push")


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path, known: set[str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in known else node.module


def importers() -> dict[str, set[str]]:
    paths = {name_of(path): path for path in sorted(SOURCE.rglob("*.py"))}
    found: dict[str, set[str]] = {name: set() for name in paths}
    for name, path in paths.items():
        for module in imported(path, set(paths)):
            if module in found and module != name:
                found[module].add(name)
    return found


def classes() -> dict[str, list[str]]:
    found = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        if not path.relative_to(SOURCE).as_posix().startswith(GAMES):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(name_of(path))
    return {name: homes for name, homes in found.items() if len(homes) > 1}


def main() -> None:
    if "--classes" in sys.argv:
        doubles = classes()
        print(f"{len(doubles)} class names are defined twice or more")
        for name, homes in sorted(doubles.items()):
            print(f"  {name}: {', '.join(homes)}")
        return
    found = importers()
    single = {
        name: min(by) for name, by in found.items() if len(by) == 1 and min(by) not in ENTRIES
    }
    print(f"{len(found)} modules, {len(single)} with one importer")
    for name, by in single.items():
        print(f"  {name} <- {by}")


if __name__ == "__main__":
    main()
