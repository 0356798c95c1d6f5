"""Signs as each language sets them: blanks, quotation marks, apostrophes, dashes, ellipses."""

import re

import pytest

from lynxdeck.locale.text import typeset
from tests.docs.wording import sentences

FOREIGN = {"en": "„«»", "it": "„“”", "pl": "“«»", "fr": "„“”", "de": "”«»"}
"""Quotation marks that belong to others."""

EVERYWHERE = {
    "an ellipsis is one sign": r"\.\.\.",
    "an apostrophe is curly": r"\w'\w",
    "a dash is an en dash": r"\w -{1,2} \w|—",
}
OF_A_LANGUAGE = {
    "fr": {
        "a blank comes before a sign of two parts": r"\w[;?!»]|\w:(?=\s|$)",
        "a blank stands inside quotation marks": r"«\S|[^\s]»",
    },
    "de": {"a blank comes before an ellipsis": r"\w…"},
}
CLOSE = {"no blank comes before an ellipsis": r"\s…"}
PERCENT = {"en": r"\s%", "it": r"\s%", "pl": r"\s%", "fr": r"\w%", "de": r"[ \w]%"}


def offences(language: str) -> dict[str, str]:
    """What may not be found in a language, by the rule it breaks."""
    rules = EVERYWHERE | OF_A_LANGUAGE.get(language, CLOSE)
    rules = rules | ({} if language == "de" else CLOSE)
    rules = rules | {"per cent has its own blank, or none": PERCENT[language]}
    return rules | {"quotation marks are the language's own": f"[{FOREIGN[language]}]"}


@pytest.mark.parametrize("language", FOREIGN)
def test_signs_are_set_as_the_language_sets_them(language: str) -> None:
    rules = {name: re.compile(pattern) for name, pattern in offences(language).items()}
    found = [
        f"{name}: {place}: {line}"
        for place, line in sentences(language)
        for name, pattern in rules.items()
        if pattern.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("fr", "Vraiment?"),
        ("fr", "«ici»"),
        ("en", "Connecting …"),
        ("de", "Moment…"),
        ("pl", "“tak”"),
        ("it", "l'altro"),
        ("en", "wait..."),
    ],
)
def test_a_wrong_sign_is_found(language: str, wrong: str) -> None:
    assert any(re.search(pattern, wrong) for pattern in offences(language).values())


def test_french_blanks_are_typed_in_pages_and_set_in_sentences() -> None:
    for place, line in sentences("fr"):
        if ".ftl" in place:
            assert not re.search("[\u00a0\u202f][:;?!%»]|«[\u00a0\u202f]", line), f"{place}: {line}"
        else:
            assert typeset(line, "fr") == line, f"{place}: {line}"
