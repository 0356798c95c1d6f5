"""Whether a record was dealt as its seed says: the vectors are from a second implementation."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lynxdeck.games import fair
from lynxdeck.games.fair import FairDeal, parse_seed, read_terms
from lynxdeck.records import Fault, Record, read_text
from lynxdeck.records.dealt import Finding, Known, verify

FILE = Path(__file__).parents[1] / "games" / "vectors" / "fair.json"
VECTORS = json.loads(FILE.read_text("utf-8"))
DEALS = {deal["name"]: deal for deal in VECTORS["deals"]}

Vector = dict[str, Any]

good = pytest.mark.parametrize("deal", DEALS.values(), ids=list(DEALS))
fair_ones = [deal for deal in DEALS.values() if deal["tags"]["Seed"].startswith(fair.SCHEME)]


def record(tags: dict[str, str | None]) -> Record:
    order = ("Game", "Edition", "Seats", "Start", "Deck", "Dice", "Seed", "Match", "Round")
    told = {name: tags[name] for name in order if tags.get(name) is not None}
    found = next(iter(read_text("".join(f'[{name} "{told[name]}"]\n' for name in told))))
    assert not isinstance(found, Fault), found
    return found


def found(deal: Vector, tags: dict[str, str | None], **known: Any) -> Finding:
    return verify(record({**deal["tags"], **tags}), Known(**known))


@good
def test_a_good_deal_is_verified_by_what_was_noted_too(deal: Vector) -> None:
    finding = found(deal, {}, **deal["known"])
    assert finding.fault is None
    assert finding.scheme == deal["tags"]["Seed"].split(" ")[0]


@good
def test_keys_and_texts_are_those_of_the_second_implementation(deal: Vector) -> None:
    seed = parse_seed(deal["tags"]["Seed"])
    assert (seed.key().hex(), str(seed)) == (deal["key"], deal["tags"]["Seed"])
    if isinstance(seed, FairDeal):
        terms = read_terms(deal["terms"])
        assert (seed.terms, str(terms), str(terms.frame)) == (terms, deal["terms"], deal["frame"])
        assert terms.hash().hex() == deal["known"]["terms"]


@pytest.mark.promise("fair-forgeries")
@pytest.mark.parametrize("forged", VECTORS["forgeries"], ids=lambda forged: forged["kind"])
def test_a_forgery_is_refused(forged: Vector) -> None:
    finding = found(DEALS[forged["of"]], forged["tags"], **forged.get("known", {}))
    assert not finding.verified
    assert forged["says"] in str(finding.fault)


def test_there_are_at_least_thirty_kinds_of_each_its_own() -> None:
    kinds = [forged["kind"] for forged in VECTORS["forgeries"]]
    assert len(set(kinds)) == len(kinds) >= 30
    told = [json.dumps([f["of"], f["tags"], f.get("known")]) for f in VECTORS["forgeries"]]
    assert len(set(told)) == len(told)


def test_what_is_left_open_is_said_and_goes_with_what_was_noted() -> None:
    evening, alone = DEALS["evening"], DEALS["alone"]
    assert len(found(evening, {}).unproven) == 3
    assert not found(evening, {}, **evening["known"]).unproven
    assert "nobody's program added a share" in found(alone, {}, **alone["known"]).unproven[0]


@st.composite
def _changed(draw: st.DrawFn) -> str:
    """A seed's text with one sign changed, left out or put in."""
    text = str(draw(st.sampled_from(fair_ones))["tags"]["Seed"])
    place = draw(st.integers(0, len(text) - 1))
    signs = draw(st.sampled_from(["", *"0f,-=: 1botA", text[place] * 2]))
    return f"{text[:place]}{signs}{text[place + 1 :]}"


@given(_changed())
def test_no_other_text_deals_the_same(text: str) -> None:
    if any(text == deal["tags"]["Seed"] for deal in fair_ones):
        return
    try:
        seed = parse_seed(text)
    except ValueError:
        return
    assert str(seed) == text
    assert seed.key().hex() not in [deal["key"] for deal in fair_ones]
    if isinstance(seed, FairDeal):
        kept = {deal["terms"] for deal in fair_ones}
        silent_or_bot = not seed.terms.sharing
        # Who shares notices any change; a table without shares has only the commitment.
        assert list(seed.faults()) or str(seed.terms) not in kept or silent_or_bot


def test_frames_and_terms_that_cannot_be_are_refused() -> None:
    terms = read_terms(fair_ones[0]["terms"])
    frame = terms.frame
    for text in (
        "",
        "table=a",
        f"{frame} ",
        f"{frame}\n",
        str(frame).replace("table=K", "table=é"),
    ):
        with pytest.raises(ValueError, match="frame"):
            fair.read_frame(text)
    with pytest.raises(ValueError, match="frame"):
        fair.Frame("a", 1, 1, 1, None, 2, 1, "linko", "two, editions")
    with pytest.raises(ValueError, match="no terms"):
        fair.Terms(frame, "0" * 63, terms.parts)
    with pytest.raises(ValueError, match="32 bytes"):
        fair.commitment(b"short", frame)
    with pytest.raises(ValueError, match="64 hex"):
        fair.promise(fair.fresh(), table="a", game=1, seat=1, commitment="AB" * 32)
    assert not terms.keeps(1, b"short")
