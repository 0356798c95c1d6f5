"""Sentences as they are rendered: with names, with “you”, with none, one and many."""

import functools
import itertools
import re

import pytest

from lynxdeck.games.sentence import SENTENCES
from lynxdeck.locale import FOLDER, Messages, Speaker, languages
from lynxdeck.locale.text import linked, typeset
from lynxdeck.terminal.phrases import Phrases
from tests.docs.rendered import NAMES, messages, rendered
from tests.docs.wording import ROOT

LANGUAGES = ["en", "it", "pl", "fr", "de"]

NEVER_YOU = re.compile(
    r"(table|terminal|web)-(\w+-)?wait(-\w+)?|table-linko-(take|leave)|table-push-ask-collect"
    r"|dare-(title|answered|after)|table-end-out|web-frame-away|web-push-bench|web-table-away"
    r"|web-join-invites|web-error-(not-away|face-taken)|web-guide-linko-snatched"
    r"|coach-linko-(leader|back|threw|known|nearly-out)|coach-push-feed-leader"
)
"""Messages whose $name is always somebody else: they are said of others, or have a twin for you."""

ONLY_PROGRAMS = {
    *("address", "bad-clock", "bad-request", "bad-type", "connections", "deck", "descriptors"),
    *("dice", "does-not-replay", "empty", "extra", "no-seat", "no-socket", "not-built"),
    *("not-joined", "not-ours", "promised", "protocol", "rules-version", "sent", "store"),
    "wrong-share",
}
"""Codes that a page never shows: it does not ask such a thing, or has an answer of its own."""

ONE_TEXT = {
    ("web-dilemma-L", "web-frame-leave-yes"),
    ("games-watch", "web-replay-title"),
    ("games-watch", "web-replay-show"),
    ("web-seat-free", "web-speed-slow"),
    ("web-seat-free", "web-table-speed-slow"),
    ("web-end-hands", "web-linko-hands"),
}
"""Keys that differ in English and not in each language; none of them share a screen."""


@functools.cache
def keys(language: str) -> dict[str, dict[str, set[str]]]:
    return {
        key: variables
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for key, variables in messages(path)
    }


def test_all_languages_are_here() -> None:
    assert sorted(languages()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_and_is_set_well(language: str) -> None:
    wrong = re.compile(
        r"  |^ | $|[{}]| [.,](?!\w)|,,|(?<!\.)\.\.(?!\.)|[:;]\.|You’s|\bDu ist|\bTu è|Ty gra"
    )
    count = 0
    for key, text, arguments in rendered(language):
        assert text, key
        assert not wrong.search(text), f"{key}: {text} {arguments}"
        assert typeset(text, language) == text, f"{key}: {text}"
        count += 1
    assert count > 2000


def test_small_words_fit_the_name_behind_them() -> None:
    bare = {"fr": ("de", "que"), "it": ("a", "e")}
    for language, words in bare.items():
        clumsy = [
            f"{a} {b}" for a, b in itertools.product(words, NAMES) if linked(a, b) != f"{a} {b}"
        ]
        assert clumsy
        pattern = re.compile(rf"(?<![\w’])(?:{'|'.join(clumsy)})\b", re.IGNORECASE)
        for key, text, _ in rendered(language):
            assert not pattern.search(text), f"{key}: {text}"
    for path in (FOLDER / "fr").glob("*.ftl"):
        assert not re.search(r"\bSeul \{", path.read_text(encoding="utf-8")), path


def test_nobody_is_spoken_of_as_you() -> None:
    """A message with a name and a verb has a twin for the reader, or is said of others only."""
    speaker = Speaker("en")
    for key, _, arguments in rendered("en"):
        if "name" not in arguments or {"who", "starter"} & arguments.keys():
            continue
        text = speaker.say(key, **{**arguments, "name": "You"})
        if re.search(r"\bYou(’s| [a-z]+s\b)", text):
            assert NEVER_YOU.fullmatch(key), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["web-push-turn", "web-table-revoked", "web-table-stand-in"])
def test_the_reader_has_a_sentence(language: str, key: str) -> None:
    speaker = Speaker(language)
    mine = speaker.say(key, who="you", name=speaker.say("table-you"))
    theirs = {speaker.say(key, who="other", name=name) for name in NAMES}
    assert len(theirs) == len(NAMES)
    assert mine not in theirs


def test_every_refusal_has_words_or_is_for_programs() -> None:
    found = {key.partition(":")[0] for key in SENTENCES}
    for path in [*ROOT.glob("src/lynxdeck/server/**/*.py"), *ROOT.glob("src/lynxdeck/table/*.py")]:
        text = path.read_text(encoding="utf-8")
        if "ops" not in path.parts:
            found |= set(re.findall(r"(?:Refusal|refuse|problem)\(\s*\"([a-z][a-z-]+)", text))
    for language in LANGUAGES:
        said = {key.removeprefix("web-error-") for key in keys(language) if "web-error-" in key}
        assert not found - said - ONLY_PROGRAMS
        assert not said & ONLY_PROGRAMS


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_differs_in_english_differs_here(language: str) -> None:
    """One text for two things would be two equal buttons."""
    english, spoken = Speaker("en"), Speaker(language)
    texts: dict[str, dict[str, str]] = {}
    for key, variables in keys("en").items():
        if not variables and not key.startswith("terminal-"):
            told = re.sub(r"( it)?[.!]?$", "", english.say(key).lower())
            texts.setdefault(spoken.say(key), {})[told] = key
    for equal in texts.values():
        assert not set(itertools.combinations(sorted(equal.values()), 2)) - ONE_TEXT


def test_undo_and_reclaim_are_two_words() -> None:
    for language in LANGUAGES:
        say = Speaker(language).say
        assert say("web-table-undo") not in (say("web-dilemma-R"), say("web-rules-dilemma-reclaim"))


def test_you_are_listed_in_small_letters() -> None:
    for language, joined in {"en": "Otto and you", "it": "Otto e tu", "fr": "Otto et vous"}.items():
        phrases = Phrases(language, ["Otto", "Ida"], 2)
        assert phrases.join([phrases.name(1), phrases.name(2)]) == joined


def test_a_sentence_costs_no_other() -> None:
    """A server's first refusal parses one message and those that it refers to, not all of them."""
    words = Messages("en")
    assert words.load("linko-why-pile-empty")
    assert not words.load("no-such-message")
    assert words.loaded == {"linko-why-pile-empty"}
