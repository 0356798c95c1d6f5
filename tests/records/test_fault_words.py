"""What is wrong with a record that somebody brings is told in every language."""

import re
from pathlib import Path

import pytest

from lynxdeck.locale import FOLDER, languages, speaker

ROOT = Path(__file__).parents[2]
KINDS = re.compile(r'\| "([a-z]+)"')


def kinds() -> list[str]:
    """What a fault can be about, as the browser's reader has them."""
    text = (ROOT / "web" / "src" / "records" / "fault.ts").read_text(encoding="utf-8")
    return KINDS.findall(text)


def known(language: str) -> set[str]:
    text = (FOLDER / language / "later-record.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"\[([a-z]+)\]", text))


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_fault_has_its_sentence(language: str) -> None:
    assert known(language) == set(kinds())
    said = [speaker(language).say("web-error-bad-record", kind=k, token="7x1") for k in kinds()]
    assert len(set(said)) == len(said)


def test_both_readers_know_the_same_kinds() -> None:
    """Those that nobody names are what a fault is about if nothing else is said, and no game."""
    sources = (ROOT / "src" / "lynxdeck" / "records").glob("*.py")
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    named = {kind for kind in kinds() if f'"{kind}")' in text or f'= "{kind}"' in text}
    assert set(kinds()) - named == {"none"}
