"""The page is held against what the server answers: the sample of that is what it would say now."""

from tests.web.answers import FILE, sample


def test_sample_is_fresh() -> None:
    assert FILE.read_bytes() == sample(), "run `python -m tests.web.answers`"
