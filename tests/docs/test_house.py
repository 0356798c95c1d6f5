"""Public signatures have types, and tests wait for what they mean."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(path: Path) -> Iterator[Function]:
    """All functions and methods of a file."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, Function):
            yield node


def annotations(function: Function) -> Iterator[ast.expr]:
    """The types in a function's signature."""
    spec = function.args
    rest = (argument for argument in (spec.vararg, spec.kwarg) if argument)
    for argument in (*spec.posonlyargs, *spec.args, *spec.kwonlyargs, *rest):
        if argument.annotation:
            yield argument.annotation
    if function.returns:
        yield function.returns


def untyped(function: Function) -> bool:
    """Whether a signature says Any somewhere."""
    return any(
        isinstance(node, ast.Name) and node.id == "Any"
        for annotation in annotations(function)
        for node in ast.walk(annotation)
    )


def test_no_public_signature_says_any() -> None:
    public = [
        f"{path.relative_to(ROOT)}:{one.lineno} {one.name}"
        for path in SOURCES
        for one in functions(path)
        if (not one.name.startswith("_") or one.name == "__init__") and untyped(one)
    ]
    assert not public


WAITS = ("sleep", "wait_for_timeout")
LOOPS = (ast.While, ast.For, ast.AsyncFor)
SUBJECT = "# time is the subject"


def fixed_sleeps(node: ast.AST, *, looping: bool = False) -> Iterator[ast.Call]:
    """Calls that only let time pass; a loop asks a question between two of them."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and not looping:
            name = getattr(child.func, "attr", "")
            if name in WAITS and ast.unparse(child.args[0]) != "0":
                yield child
        inside = (looping or isinstance(child, LOOPS)) and not isinstance(child, Function)
        yield from fixed_sleeps(child, looping=inside)


def test_tests_wait_for_what_they_mean() -> None:
    """Not for some time, unless time is what they are about, and then they say so."""
    found = []
    for path in sorted((ROOT / "tests").rglob("*.py")):
        text = path.read_text()
        lines = text.splitlines()
        found += [
            f"{path.relative_to(ROOT)}:{call.lineno}"
            for call in fixed_sleeps(ast.parse(text))
            if SUBJECT not in lines[call.lineno - 1]
        ]
    assert not found
