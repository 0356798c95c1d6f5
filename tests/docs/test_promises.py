"""Every promise has a test that holds it, and every such test a promise."""

import ast

from docs import promises


def test_every_promise_is_held() -> None:
    promised = [name for section in promises.sections().values() for name in section]
    assert len(promised) == len(set(promised)), "one name for two promises"
    assert set(promised) == set(promises.held())


def test_marks_are_found_wherever_they_stand() -> None:
    tree = ast.parse(
        'pytestmark = pytest.mark.promise("a")\n'
        '@pytest.mark.parametrize("x", [1])\n'
        '@pytest.mark.promise("b", "c")\n'
        "async def test_it(x): ...\n"
        '@pytest.mark.other("d")\n'
        "def test_other(): fair.promise(share)\n"
    )
    assert sorted(promises.marks(tree)) == ["a", "b", "c"]
