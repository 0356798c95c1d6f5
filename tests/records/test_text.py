"""Bytes into text into records: line ends, columns, limits, and text that is none."""

import io
from collections.abc import Iterator
from typing import Any, BinaryIO, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lynxdeck.records import Record, read
from lynxdeck.records.draft import Draft
from lynxdeck.records.reader import drafts
from lynxdeck.records.text import CHUNK, LIMIT, pieces


class Drops(io.RawIOBase):
    """A stream that gives its bytes a few at a time."""

    def __init__(self, data: bytes, size: int) -> None:
        self._data, self._size = io.BytesIO(data), size

    def read(self, size: int = -1) -> bytes:
        return self._data.read(min(size, self._size))


def told(data: bytes) -> list[str]:
    found = read(io.BytesIO(data))
    return ["good" if isinstance(item, Record) else str(item) for item in found]


def drafted(data: bytes, size: int = CHUNK) -> list[Draft]:
    return list(drafts(cast(BinaryIO, Drops(data, size)), comments=True))


def lines(data: bytes) -> Iterator[tuple[int, int, str]]:
    return ((piece.line, piece.column, piece.text) for piece in pieces(io.BytesIO(data)))


def test_lines_end_at_line_feeds_only() -> None:
    data = "a\r\nb\rc\u2028d\x85e\n\nf\r\r\n".encode()
    assert list(lines(data)) == [
        (1, 1, "a"),
        (2, 1, "b\rc\u2028d\x85e"),
        (3, 1, ""),
        (4, 1, "f\r"),
    ]


def test_a_byte_order_mark_is_no_column() -> None:
    assert list(lines(b"\xef\xbb\xbf[x")) == [(1, 1, "[x")]
    assert list(lines(b"\xef\xbb\xbf")) == []


def test_windows_files_are_read(linko: str) -> None:
    data = linko.replace("\n", "\r\n").encode("utf-8-sig")
    assert told(data) == ["good"]
    assert told(data.replace(b"12x4", b"12x1"))[0].startswith("11:4: unknown token “12x1”")


def test_a_byte_order_mark_elsewhere_is_text(push: str) -> None:
    data = (push + "\ufeff").encode()
    assert told(data)[0].startswith("13:1: unknown token “\\ufeff”")


BAD_BYTES = [
    b"\xff",
    b"\x80",
    b"\xc3(",
    b"\xe2\x82",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xc0\x80",
]


@pytest.mark.parametrize("bad", BAD_BYTES)
def test_text_that_is_not_utf8_ends_the_file(bad: bytes, push: str) -> None:
    good = push.encode()
    assert told(good + "2. é ".encode() + bad + good)[0].startswith("13:6: the byte 0x")
    assert len(told(good + bad + b"\n\n" + good)) == 1
    assert told(bad)[0].startswith("1:1: the byte")
    assert told(b"\n " + bad)[0].startswith("2:2: the byte")


def test_a_cut_character_at_the_end_is_not_utf8(push: str) -> None:
    assert told(push.encode() + "{é".encode()[:-1])[0].startswith("13:2: the byte 0xc3")


def test_bad_bytes_are_the_fault_whatever_else_is(push: str) -> None:
    data = push.replace("[Game", "Game").encode() + b"\xff"
    assert told(data)[0].startswith("13:1: the byte 0xff")


def test_bad_bytes_in_the_next_record_leave_the_one_before(push: str) -> None:
    first, second = told(push.encode() + b'\n[Game "\xff"]\n')
    assert first == "good"
    assert second.startswith("14:8: the byte 0xff")


def tag_line(length: int) -> str:
    return '[Site "' + "é" * (length - len('[Site ""]')) + '"]'


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_the_longest_tag_line(push: str, end: str) -> None:
    text = push.replace("[Dice", tag_line(LIMIT) + "\n[Dice").replace("\n", end)
    assert told(text.encode()) == ["good"]


def test_a_longer_tag_line_ends_the_file(push: str) -> None:
    text = push.replace("[Dice", tag_line(LIMIT + 1) + "\n[Dice")
    (fault,) = told(f"{text}\n{push}".encode())
    assert fault.startswith("6:1: a tag line has at most 65536 code points")


def test_a_longer_tag_line_leaves_the_record_before(push: str) -> None:
    found = told((push + tag_line(3 * LIMIT) + "\n").encode())
    assert [text[:6] for text in found] == ["good", "13:1: "]


def test_an_earlier_fault_of_syntax_comes_first(push: str) -> None:
    text = push.replace("[Dice", "junk\n" + tag_line(LIMIT + 1) + "\n[Dice")
    assert told(text.encode())[0].startswith("6:1: “junk”")


def test_the_longest_token(push: str) -> None:
    text = push.replace("1. !r", "1. " + "é" * LIMIT)
    assert told(text.encode())[0].startswith("11:4: unknown token “éééé")


@pytest.mark.parametrize("blanks", [0, 5, 70_000])
def test_a_longer_token_ends_the_file(push: str, blanks: int) -> None:
    text = push.replace("1. !r", "1. " + " " * blanks + "é" * (LIMIT + 1))
    (fault,) = told(f"{text}\n{push}".encode())
    assert fault.startswith(f"11:{4 + blanks}: “é")
    assert "at most 65536 code points" in fault


def test_comments_and_blanks_have_no_limit(push: str) -> None:
    text = push.replace("1. !r", "1. {" + "é" * 200_000 + "}" + " " * 200_000 + "!r{}")
    assert told(text.encode()) == ["good"]
    text = text.replace("!r{}", "!r{} !r")
    assert told(text.encode())[0].startswith("11:400011: no turn number before “!r”")


def test_a_long_line_of_moves_is_read_like_many(samples: list[str]) -> None:
    head, _, moves = samples[5].partition("\n\n")
    line = (" " * 3000).join(moves.split())
    assert told(f"{head}\n\n{line}".encode()) == ["good"]


def test_a_long_line_that_is_no_tag_is_one_fault(push: str) -> None:
    found = told(("x" * 300_000 + "\n\n" + push).encode())
    assert [text[:5] for text in found] == ["1:1: ", "good"]


def test_a_long_empty_line_ends_the_tags(push: str) -> None:
    assert told(push.replace("\n\n", "\n" + " " * 300_000 + "\n").encode()) == ["good"]
    found = told(push.replace("\n\n", "\n" + " " * 300_000 + "x\n").encode())
    assert found[0].startswith("8:1: “x” is no tag")


alphabet = st.sampled_from(
    [
        "[",
        "]",
        "{",
        "}",
        '"',
        "\\",
        "\n",
        "\n\n",
        "\r\n",
        " ",
        "\t",
        "a",
        '[A "b"]\n',
        "é",
        "𝄞",
        "1. 7",
    ]
)
texts = st.lists(alphabet, max_size=60).map("".join)


@given(texts, st.integers(1, 7))
def test_the_size_of_what_comes_does_not_matter(text: str, size: int) -> None:
    assert drafted(text.encode(), size) == drafted(text.encode())


@given(texts, st.binary(max_size=4), texts)
def test_neither_does_it_for_bytes_that_are_no_text(before: str, bad: bytes, after: str) -> None:
    data = before.encode() + bad + after.encode()
    assert drafted(data, 1) == drafted(data)


@given(texts)
def test_every_token_is_where_it_is_said_to_be(text: str) -> None:
    rows = text.split("\n")
    for draft in drafted(text.encode()):
        for index, token in enumerate(draft.tokens()):
            line, column = draft.place(index)
            assert rows[line - 1][column - 1 :].startswith(token)


@given(texts)
def test_no_token_is_lost(text: str) -> None:
    moves = text.replace("[", "").replace("{", "")
    for draft in drafted(('[A ""]\n\n' + moves).encode()):
        assert draft.tokens() == moves.split()


def test_unended_comments_are_kept_to_themselves(push: str) -> None:
    (draft,) = drafted((push + "{a}{b\r\n\r\nc} {d").encode())
    assert [text for _, text in draft.notes] == ["a", "b\n\nc"]
    assert draft.unclosed is not None
    assert (draft.unclosed.line, draft.unclosed.column) == (15, 4)


def test_there_is_room_for_any_game_but_not_for_everything(push: str, found: Any) -> None:
    text = push + "{x}\n".join(" " * 1000 for _ in range(2000))
    assert found(text) == ["good"]
    (fault,) = found(push + "2. + a\n" * 200_000)
    assert fault.startswith("13:1: illegal token “2.”")
    (fault,) = found(
        push.replace("[Dice", "".join(f'[A{i} ""]\n' for i in range(200_000)) + "[Dice")
    )
    assert "the record goes on too long" in fault
