"""Sentences with which requests are refused."""

import string

import pytest

from lynxdeck.games.sentence import SENTENCES, Sentence, refuse


@pytest.mark.parametrize(("key", "said"), SENTENCES.items(), ids=SENTENCES)
def test_a_sentence_is_whole_and_speaks_of_what_is_told(key: str, said: Sentence) -> None:
    names = {name for _, name, _, _ in string.Formatter().parse(said.text) if name}
    assert said.text.endswith(".")
    assert set(said.told) <= names
    refusal = refuse(key, **dict.fromkeys(names, 3))
    assert refusal.code == key.partition(":")[0]
    assert refusal.arguments == dict.fromkeys(said.told, 3)
    assert "{" not in str(refusal)
