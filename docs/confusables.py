"""Write `src/lynxdeck/table/confusables.txt`: which signs look like which, by Unicode's own tables.

They are asked of ICU, which must be installed (`libicu`): `python docs/confusables.py`.
`--check` only compares, and says which version of Unicode it has. Not a part of `make format`: the
file changes only when Unicode does.
"""

import ctypes
import ctypes.util
import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

FILE = Path(__file__).parents[1] / "src" / "lynxdeck" / "table" / "confusables.txt"
LONGEST = 512

HEAD = """\
# Which signs look like which: the prototypes of UTS #39, Unicode {version}, asked of ICU.
# Written by docs/confusables.py. A line: a prototype, then the signs that look like it, in hex.
#
# Copyright © 1991-2022 Unicode, Inc. All rights reserved.
# Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
# Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data
# files and any associated documentation (the "Data Files") or Unicode software and any associated
# documentation (the "Software") to deal in the Data Files or Software without restriction,
# including without limitation the rights to use, copy, modify, merge, publish, distribute, and/or
# sell copies of the Data Files or Software, and to permit persons to whom the Data Files or
# Software are furnished to do so, provided that either (a) this copyright and permission notice
# appear with all copies of the Data Files or Software, or (b) this copyright and permission notice
# appear in associated Documentation.
# THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
# IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A
# PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT
# HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR
# CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
# WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN
# CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA FILES OR SOFTWARE.
# Except as contained in this notice, the name of a copyright holder shall not be used in
# advertising or otherwise to promote the sale, use or other dealings in these Data Files or
# Software without prior written authorization of the copyright holder.
"""


class Icu:
    """The two things that ICU is asked."""

    def __init__(self) -> None:
        spoof, common = (ctypes.util.find_library(name) for name in ("icui18n", "icuuc"))
        if spoof is None or common is None:
            raise FileNotFoundError("ICU is not installed here.")
        number = re.search(r"\.so\.(\d+)", spoof)  # functions are called as their version
        self._suffix = f"_{number[1]}" if number else ""
        self._spoof, self._common = ctypes.CDLL(spoof), ctypes.CDLL(common)
        fault = ctypes.c_int(0)
        opened = self._called(self._spoof, "uspoof_open")
        opened.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opened(ctypes.byref(fault)))

    def _called(self, library: ctypes.CDLL, name: str) -> "ctypes._FuncPointer":
        return library[name + self._suffix]

    def version(self) -> str:
        """Which Unicode it knows."""
        numbers = (ctypes.c_uint8 * 4)()
        self._called(self._common, "u_getUnicodeVersion")(numbers)
        return f"{numbers[0]}.{numbers[1]}"

    def skeleton(self, text: str) -> str:
        """What a text looks like."""
        given, out, fault = text.encode(), ctypes.create_string_buffer(LONGEST), ctypes.c_int(0)
        asked = self._called(self._spoof, "uspoof_getSkeletonUTF8")
        size = asked(self._checker, 0, given, len(given), out, LONGEST, ctypes.byref(fault))
        if fault.value > 0:
            raise ValueError(f"ICU fails at {text!a} with {fault.value}")
        return out.raw[:size].decode()


def prototypes(icu: Icu) -> dict[str, list[int]]:
    """The signs that look like something else, by what they look like."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for number in range(sys.maxunicode + 1):
        sign = chr(number)
        if 0xD800 <= number < 0xE000 or unicodedata.normalize("NFD", sign) != sign:
            continue  # what is made of parts looks like its parts
        looks = icu.skeleton(sign)
        if looks != sign:
            found[looks].append(number)
    return found


def written(icu: Icu) -> str:
    """The file."""
    lines = [
        " ".join(f"{ord(sign):X}" for sign in looks) + ": " + " ".join(f"{n:X}" for n in numbers)
        for looks, numbers in sorted(prototypes(icu).items())
    ]
    return HEAD.format(version=icu.version()) + "\n".join(lines) + "\n"


def main() -> None:
    """Write, or compare."""
    icu = Icu()
    text = written(icu)
    if sys.argv[1:] != ["--check"]:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit(f"{FILE.name} is not what ICU says (Unicode {icu.version()}).")


if __name__ == "__main__":
    main()
