"""Values to try: hostile ones for any field, and usual ones made from types."""

import re
from typing import Any

import msgspec

TEXTS = (
    *(
        "",
        " ",
        "0",
        "00",
        "-0",
        "-1",
        "+1",
        "1.0",
        "1e400",
        "-1e400",
        "1_000",
        "0x10",
        "nan",
        "inf",
    ),
    *("9" * 19, "9" * 5000, "-" + "9" * 5000, "0" * 5000 + "1", "\u0663", "\u00b2", "\uff11"),
    *("x" * 5000, "\x00", "\x1b[2J", "\u202e", "\u2028", "\ufeff", "\U0001f600" * 60, "e\u0301"),
    *(
        "__proto__",
        "../../etc/passwd",
        "%00",
        "%",
        "a b",
        '"',
        "\\",
        "<script>",
        "null",
        "[]",
        "{}",
    ),
)
"""Length, sign, exponent, Unicode, and what means something elsewhere."""


def sample(kind: msgspec.inspect.Type) -> Any:
    """Something that a field may hold, as far as its type says."""
    match kind:
        case msgspec.inspect.LiteralType(values):
            return values[0]
        case msgspec.inspect.Metadata(type=of, extra_json_schema=schema):
            return schema["enum"][0] if schema and "enum" in schema else sample(of)
        case msgspec.inspect.StrType(min_length=least, pattern=pattern):
            hashed = re.search(r"0-9a-f\]\{(\d+)\}", pattern or "")
            return "0" * int(hashed[1]) if hashed else "a" * max(least or 0, 1)
        case msgspec.inspect.IntType(ge=least):
            return max(least or 0, 1)
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.StructType(fields=fields):
            return {one.encode_name: sample(one.type) for one in fields if one.required}
        case msgspec.inspect.UnionType(types=types):
            return sample(
                next(one for one in types if not isinstance(one, msgspec.inspect.NoneType))
            )
        case msgspec.inspect.DictType():
            return {}
    return []
