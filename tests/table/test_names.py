"""Names that look like another's, by Unicode's own tables; and those that do not."""

import subprocess
import sys
import time
import unicodedata
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from lynxdeck.games.refusal import Refusal
from lynxdeck.table import skeleton, text

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src" / "lynxdeck" / "table" / "confusables.txt"
LOOKED_UP_MS = 2

TWINS = [
    ("Paul", "Pauӏ"),  # a Cyrillic palochka, small
    ("Paul", "PauӀ"),  # and big
    ("Hugh", "Hugһ"),
    ("Edda", "Eԁԁa"),
    ("Eva", "Eѵa"),
    ("Quinn", "Ԛuinn"),
    ("Anna", "Аnna"),
    ("Anna", "Annа"),
    ("Boris", "Воris"),
    ("Al", "AI"),
    ("Al", "A1"),
    ("Paul", "pauI"),
    ("Otto", "0tto"),
    ("Otto", "Οtto"),
    ("Bern", "Bem"),
    ("Marnie", "Mamie"),
    ("Niko", "ΝΙΚΟ"),
    ("Niko", "Νiko"),
    ("Fred", "ſred"),
    ("Quinn", "QUІNN"),
    ("Wanda", "Ԝanda"),
    ("Ida", "ꓲda"),
    ("Mia", "Ꮇia"),
    ("Ann", "𝔸nn"),
    ("Ann", "ⓐnn"),
    ("Ann", "A\u0338nn"),
    ("Ann", "A\ufe0fnn"),
    ("Lukasz", "Łukasz"),
    ("Zoe", "Zoë"),
    ("Bjorn", "Bjørn"),
    ("Fi", "ﬁ"),
    ("Ivan", "lvan"),
    ("Ӏван", "Iван"),
    ("علی", "علي"),
    ("ニコ", "二コ"),
]

GENUINE = {
    "Latin": "Anna Anna1 Anna2 Ai Al Ali Alli Ian Lan Max Maxi Mia Mila Lola Iola Tom Tim Lena",
    "Cyrillic": "Анна Саша Маша Даша Паша Миша Гриша Олег Ольга Юля Юра Иван Ева Вова Нина Зоя Яна",
    "Greek": "Άγγελος Νίκος Γιώργος Ελένη Μαρία Κώστας Σοφία Ζωή Θάνος Ξένια Φίλιππος Ιωάννης",
    "Arabic": "محمد أحمد علي فاطمة عائشة نور تور ليلى سارة يوسف مريم خالد حسن حسين زينب",
    "Hebrew": "משה דוד שרה רחל יעקב נועה תמר אורי מיכל איתן יעל גלעד חנה רון עדי טל לאה",
    "CJK": "王伟 李娜 张敏 山田 山本 田中 佐藤 鈴木 さくら はると がく かく ハナ",
    "Devanagari": "राम रमा हरि हरा सीता गीता अर्जुन प्रिया कविता रवि आरती विजय नेहा पूजा संजय",
    "Hangul": "민준 서연 지우 하준 하윤",
    "Thai": "สมชาย สมหญิง มานี มานะ ปิติ ชูใจ",
    "Georgian": "ნინო გიორგი დავით მარიამ თამარ",
}


def table() -> Iterator[tuple[str, str]]:
    """Every sign of the table, and what it looks like."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            looks, _, signs = line.partition(": ")
            shape = "".join(chr(int(number, 16)) for number in looks.split())
            for number in signs.split():
                yield chr(int(number, 16)), shape


@pytest.mark.promise("names-twins")
@pytest.mark.parametrize(("one", "other"), TWINS, ids=ascii)
def test_names_that_look_alike_are(one: str, other: str) -> None:
    assert text.alike(one, text.name(other))
    assert text.alike(text.name(other), one)


@pytest.mark.promise("names-twins")
def test_every_sign_that_looks_like_another_is_known() -> None:
    tried, apart = 0, []
    for sign, shape in table():
        if text.clean(f"A{sign}n") != f"A{unicodedata.normalize('NFC', sign)}n":
            continue  # nobody can be called so
        tried += 1
        if not text.alike(f"A{sign}n", f"A{shape}n"):
            apart.append(sign)
    assert tried > 5_000
    assert not apart


@pytest.mark.promise("names-twins")
def test_every_capital_and_small_letter_of_theirs_is_known() -> None:
    apart = []
    for sign, shape in table():
        if sign.isalpha() and shape.isascii() and shape.isalpha():
            for one in (sign.upper(), sign.lower()):
                if not text.alike(f"A{sign}n", f"A{one}n"):
                    apart.append(one)
    assert not apart


@pytest.mark.parametrize("script", GENUINE)
def test_names_of_every_script_are_names(script: str) -> None:
    for name in GENUINE[script].split():
        assert text.name(name) == unicodedata.normalize("NFC", name)


def test_people_whose_names_only_are_in_other_scripts_sit_together() -> None:
    everybody = [name for names in GENUINE.values() for name in names.split()]
    assert not [pair for pair in combinations(everybody, 2) if text.alike(*pair)]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Anna1"), ("Anna", "Anna 2"), ("Anna I", "Anna II"), ("Max 1", "Max 2"), ("V", "VI")],
)
def test_numbers_behind_a_name_keep_people_apart(one: str, other: str) -> None:
    assert not text.alike(one, other)


def test_a_name_is_always_like_itself() -> None:
    for sign in ("ǃ", "ꓸ", "٠", "一", "1", "ß", "İ"):
        assert text.alike(text.name(sign), sign)
    with pytest.raises(Refusal):
        text.name("...")


def test_looking_up_is_quick() -> None:
    skeleton.skeletons("warm")
    names = [f"Наталья{n:x} Żółć" for n in range(200)]
    begun = time.process_time()  # whatever else the machine does
    for name in names:
        skeleton.skeletons(name)
    assert (time.process_time() - begun) * 1000 / len(names) < LOOKED_UP_MS


def test_the_table_is_read_when_the_first_name_comes() -> None:
    program = "import lynxdeck.table.text as t, lynxdeck.table.skeleton as s;" + (
        "assert not s._shapes.cache_info().currsize; t.alike('a', 'b');"
        "assert s._shapes.cache_info().currsize"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_table_is_what_unicode_says() -> None:
    """Where ICU is installed in the version of the file: what it says now is what is there."""
    sys.path.append(str(ROOT))
    from docs.confusables import Icu

    try:
        icu = Icu()
    except (FileNotFoundError, AttributeError):
        pytest.skip("ICU is not installed")
    if f"Unicode {icu.version()}," not in FILE.read_text(encoding="utf-8"):
        pytest.skip("ICU has another version of Unicode")
    known = dict(table())
    for sign, shape in known.items():
        assert icu.skeleton(sign) == shape
    letters = (chr(n) for n in range(0x250) if unicodedata.normalize("NFD", chr(n)) == chr(n))
    assert all(icu.skeleton(sign) == known.get(sign, sign) for sign in letters)
