"""Whether a record was dealt from the seed that it names, and what that proves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lynxdeck.games import fair
from lynxdeck.games.deal import ALGORITHM, ForeignSeedError
from lynxdeck.games.fair import FairDeal, Frame, Seed, parse_seed
from lynxdeck.games.position import from_key
from lynxdeck.records.record import Record


@dataclass(frozen=True)
class Known:
    """What somebody noted before the game, to compare with."""

    commitment: str | None = None
    seat: int | None = None
    share: str | None = None
    promise: str | None = None
    terms: str | None = None
    """As they were sealed, or their hash."""


@dataclass(frozen=True)
class Finding:
    scheme: str | None
    """How it was dealt; None if that cannot be told."""
    fault: str | None = None
    """What does not agree; None: it is verified."""
    unproven: Sequence[str] = ()
    """What a verified deal leaves open."""

    @property
    def verified(self) -> bool:
        return self.fault is None


def verify(record: Record, known: Known | None = None) -> Finding:
    known = known or Known()
    text = record.tags.get("Seed")
    if text is None:
        return Finding(None, "has no Seed tag, so there is nothing to verify")
    try:
        seed = parse_seed(text)
    except ForeignSeedError:
        return Finding(None, "its seed is not one of ours, so the deal cannot be verified")
    except ValueError as fault:
        return Finding(None, f"its seed cannot be read: {fault}")
    scheme = scheme_of(seed)
    for wrong in faults(record, seed, known):
        return Finding(scheme, wrong)
    return Finding(scheme, unproven=tuple(unproven(seed, known)))


def scheme_of(seed: Seed) -> str:
    return fair.SCHEME if isinstance(seed, FairDeal) else ALGORITHM


def faults(record: Record, seed: Seed, known: Known) -> Iterator[str]:
    if isinstance(seed, FairDeal):
        yield from _against_facts(record, seed.terms.frame)
        yield from seed.faults()
        yield from _against_course(record, seed)
        yield from _against_notes(seed, known)
    elif known != Known():
        yield "is dealt from a plain seed, which nobody commits to"
    yield from _against_cards(record, seed)


def _against_facts(record: Record, frame: Frame) -> Iterator[str]:
    position = record.position
    told = {
        "Game": (record.tags["Game"], frame.play),
        "Edition": (position.edition.text, frame.edition),
        "number of players": (len(record.names), frame.seats),
        "rules": (position.game.rules.VERSION, frame.rules),
    }
    for what, (had, sealed) in told.items():
        if had != sealed:
            yield f"its terms were sealed for {what} {sealed}, not {had}"


def _against_course(record: Record, seed: FairDeal) -> Iterator[str]:
    """Where another seat begins, or another round is told, than the terms were sealed for."""
    frame = seed.terms.frame
    if (had := int(record.tags["Start"])) != seed.start():
        yield f"seat {had} began, but by its terms seat {seed.start()} does"
    sealed = f"{frame.round}/{frame.rounds}"
    if (said := record.tags.get("Round", "1/1")) != sealed:
        yield f"its terms were sealed for round {sealed}, not {said}"
    match = (frame.game - 1) // frame.rounds + 1
    if (named := record.tags.get("Match")) not in (None, f"{frame.table}-{match}"):
        yield f"its terms were sealed for the match {frame.table}-{match}, not for {named}"


def _against_notes(seed: FairDeal, known: Known) -> Iterator[str]:
    terms = seed.terms
    if known.terms not in (None, str(terms), terms.hash().hex()):
        yield f"its terms are {terms.hash().hex()}, not those you noted"
    if known.commitment not in (None, terms.commitment):
        yield f"its server seed was committed to as {terms.commitment}, not as {known.commitment}"
    if known.seat is None:
        return
    if not 1 <= known.seat <= terms.frame.seats:
        yield f"there is no seat {known.seat}"
    elif (part := terms.promise(known.seat)) is None:
        yield f"seat {known.seat} is {terms.parts[known.seat - 1]} in its terms: no share went in"
    elif known.promise not in (None, part):
        yield f"seat {known.seat} promised {part}, not {known.promise}"
    elif known.share not in (None, (seed.shares[known.seat - 1] or b"").hex()):
        yield f"another share than yours went in at seat {known.seat}"


# --- the cards --------------------------------------------------------------------------------


def _against_cards(record: Record, seed: Seed) -> Iterator[str]:
    position = record.position
    game = position.game
    deck, dice = from_key(game, position.edition, position.seats, seed.key())
    yield from _differing(record, "Deck", [game.notation.CARD_NAMES[card] for card in deck])
    if game.dice:
        yield from _differing(record, "Dice", [game.notation.DICE_NAMES[face] for face in dice])


def _differing(record: Record, tag: str, drawn: Sequence[str]) -> Iterator[str]:
    written = record.tags.get(tag, "").split()
    for place, (had, should) in enumerate(zip(written, drawn, strict=False), start=1):
        if had != should:
            yield f"{tag} {place} is {had}, but its seed gives {should}"
            return
    if len(written) > len(drawn):
        yield f"its seed gives {len(drawn)} for {tag}, but there are {len(written)}"


# --- what it does not prove -------------------------------------------------------------------


def unproven(seed: Seed, known: Known) -> Iterator[str]:
    if isinstance(seed, FairDeal):
        yield from _open_now(seed, known)
    else:
        yield "that nobody chose the deal: a plain seed can be tried out"


def _open_now(seed: FairDeal, known: Known) -> Iterator[str]:
    if known.commitment is None:
        yield "that the server committed itself before: compare with --commitment what you noted"
    if not seed.terms.sharing:
        yield "that the server did not choose: nobody's program added a share"
    elif known.seat is None or known.share is None:
        yield "that your share went in: compare with --seat and --share what you noted"
    if known.terms is None:
        yield "that the others' seats are as they were sealed: compare with --terms what you noted"
