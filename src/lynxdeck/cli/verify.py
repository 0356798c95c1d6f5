"""`lynxdeck deal --verify`: whether records were dealt from the seeds they name."""

import json

import typer

from lynxdeck.cli.record import Intake
from lynxdeck.games.deal import FairSeed, ForeignSeedError, PlainSeed, parse_seed
from lynxdeck.games.position import from_key
from lynxdeck.records import Record

VERIFIED = "verified"
BAD = 1


def verify_file(file: str, commitment: str | None, *, as_json: bool) -> int:
    """Verify every record of a file, a line each; the exit status."""
    intake = Intake()
    for number, (_, record) in enumerate(intake.records([file]), start=1):
        finding = verify(record, commitment)
        if finding != VERIFIED:
            intake.status = max(intake.status, BAD)
        if as_json:
            verified = finding == VERIFIED
            typer.echo(json.dumps({"game": number, "verified": verified, "finding": finding}))
        else:
            typer.echo(f"game {number}: {finding}")
    return intake.status


def verify(record: Record, commitment: str | None = None) -> str:
    """VERIFIED, or what does not agree."""
    text = record.tags.get("Seed")
    if text is None:
        return "has no Seed tag, so there is nothing to verify"
    try:
        seed = parse_seed(text)
    except ForeignSeedError:
        return "its seed is not one of ours, so the deal cannot be verified"
    except ValueError as fault:
        return f"its seed cannot be read: {fault}"
    if commitment is not None and not isinstance(seed, FairSeed):
        return "is dealt from a plain seed, which nobody commits to"
    if isinstance(seed, FairSeed) and commitment not in (None, seed.commitment()):
        return f"its server seed was committed to as {seed.commitment()}, not as {commitment}"
    return _compare(record, seed)


def _compare(record: Record, seed: FairSeed | PlainSeed) -> str:
    """Deal again and compare card by card, roll by roll."""
    position = record.position
    game = position.game
    deck, dice = from_key(game, position.edition, position.seats, seed.key())
    for tag, names, drawn in (
        ("Deck", game.notation.CARD_NAMES, deck),
        ("Dice", getattr(game.notation, "DICE_NAMES", ()), dice),
    ):
        written = record.tags.get(tag, "").split()
        for place, (had, should) in enumerate(zip(written, drawn, strict=False), start=1):
            if had != names[should]:
                return f"{tag} {place} is {had}, but its seed gives {names[should]}"
    return VERIFIED
