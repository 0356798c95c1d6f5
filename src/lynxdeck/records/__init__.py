"""Game records (`.lynx` files): read, checked and written as a stream.

>>> from lynxdeck.games.registry import game
>>> push = game("push")
>>> record = begin_from_seed(push, push.edition("push"), ["Ann", "Ben"], seed="tea party")
>>> record.play("+", "a").tokens
['1.', '+', 'a']
>>> list(read_text(write(record))) == [record]
True
"""

from lynxdeck.records.check import Examiner
from lynxdeck.records.fault import Fault
from lynxdeck.records.reader import read, read_files, read_text
from lynxdeck.records.record import Record, begin, begin_from_seed, write

FORMAT = 1
"""Of `.lynx` files. It stands in none: a later one would say so in a tag."""

__all__ = [
    "FORMAT",
    "Examiner",
    "Fault",
    "Record",
    "begin",
    "begin_from_seed",
    "read",
    "read_files",
    "read_text",
    "write",
]
