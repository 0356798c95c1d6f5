"""Names and chat as they may stand at a table: one line, nothing that steers or hides."""

import unicodedata
from typing import Literal

from lynxdeck.games.sentence import refuse
from lynxdeck.table.skeleton import skeletons

NAME = 24
CHAT = 300
TITLE = 40

_JOINERS = "\u200d\ufe0f"
"""Emoji are made with them."""

_HOLLOW = "\u115f\u1160\u3164\uffa0"
"""Letters without a shape: fillers of Korean syllables."""


def clean(text: str) -> str:
    """Text in Unicode form NFC without control and direction signs, blanks collapsed.

    >>> clean("  Ann\\u202e   Lee\\n")
    'Ann Lee'
    """
    normal = unicodedata.normalize("NFC", text)
    shown = (
        " " if sign.isspace() else sign
        for sign in normal
        if sign.isspace() or sign in _JOINERS or _shows(sign)
    )
    return " ".join("".join(shown).split())


def _shows(sign: str) -> bool:
    return unicodedata.category(sign)[0] != "C" and sign not in _HOLLOW


def name(text: str) -> str:
    cleaned = clean(text).replace("|", "¦")  # a record parts names with a bar
    if not any(sign.isalnum() for sign in cleaned):
        raise refuse("bad-name")
    if len(cleaned) > NAME:
        raise refuse("bad-name:long", most=NAME)
    return cleaned


def alike(one: str, other: str) -> bool:
    """Whether people would take two names for the same.

    >>> alike("Ann", "ＡＮＮ"), alike("Ann", "Аnn"), alike("Ann", "Anna")
    (True, True, False)
    """
    return not skeletons(one).isdisjoint(skeletons(other))


def line(text: str, *, longest: int, what: Literal["chat", "title"]) -> str:
    cleaned = clean(text)
    if len(cleaned) > longest:
        raise refuse(f"too-long:{what}", most=longest)
    return cleaned
