"""What is promised in security.md, and which tests hold it."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SAID = re.compile(r"//.*\bpromise: ([a-z0-9-]+)")


def sections() -> dict[str, dict[str, str]]:
    """The promises by section: their names and sentences."""
    return tomllib.loads((ROOT / "docs" / "promises.toml").read_text(encoding="utf-8"))


def held() -> dict[str, list[Path]]:
    """The test files that hold each promise, by its name."""
    files: defaultdict[str, set[Path]] = defaultdict(set)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for name in marks(ast.parse(path.read_text(encoding="utf-8"))):
            files[name].add(path)
    for path in sorted((ROOT / "web" / "src").rglob("*.test.ts")):
        for name in SAID.findall(path.read_text(encoding="utf-8")):
            files[name].add(path)
    return {name: sorted(paths) for name, paths in files.items()}


def marks(tree: ast.AST) -> Iterator[str]:
    """The names in every `pytest.mark.promise("…")` of a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.promise":
            for name in node.args:
                yield ast.literal_eval(name)


def tables() -> dict[str, str]:
    """A table for each section, by the name that security.md calls it."""
    tests = held()
    return {
        f"promises-{section}": "\n".join(
            ["| promise | held by |", "| --- | --- |"]
            + [f"| {said} | {_links(tests.get(name, []))} |" for name, said in promises.items()]
        )
        for section, promises in sections().items()
    }


def _links(paths: list[Path]) -> str:
    return ", ".join(f"[{path.name}](../{path.relative_to(ROOT).as_posix()})" for path in paths)
