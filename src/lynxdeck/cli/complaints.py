"""What is wrong with a command line, in a plain sentence: the library's own speak of its inside."""

import re

SAID = (
    (r"Invalid value for '(.+?)': Input should be a valid integer.*", r"\1 is a whole number."),
    (r"Invalid value for '(.+?)': Input should be a valid number.*", r"\1 is a number."),
    (r"Invalid value for '(.+?)': .+ greater than or equal to (\S+)", r"\1 is \2 or more."),
    (r"Invalid value for '(.+?)': .+ less than or equal to (\S+)", r"\1 is \2 or less."),
    (r"Got unexpected extra argument\(?s?\)? \((.+)\)", r"One word too many: \1."),
    (r"No such option: (\S+) \(Possible options?: (.+)\)", r"No such option: \1. There is \2."),
)


def plain(told: str) -> str:
    """A complaint of the library's as we say it; its other ones are plain enough.

    >>> plain("Invalid value for '--games': Input should be greater than or equal to 1")
    '--games is 1 or more.'
    >>> plain("Got unexpected extra argument (linko)")
    'One word too many: linko.'
    >>> plain("No such option: -x")
    'No such option: -x.'
    """
    for pattern, instead in SAID:
        if found := re.fullmatch(pattern, told):
            return found.expand(instead)
    return told if told.endswith((".", "?")) else f"{told}."
