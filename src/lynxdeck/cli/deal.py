"""`lynxdeck deal`: make a deal from a seed, or verify the deals of records."""

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import (
    MANY,
    USUAL,
    AsJson,
    Changes,
    EditionName,
    GameWord,
    Seats,
    Start,
    chosen_edition,
    chosen_seats,
    file,
    plain_seed,
    seat_number,
    text,
    whole,
)
from lynxdeck.cli.record import Intake

if TYPE_CHECKING:
    from lynxdeck.games.deal import PlainSeed
    from lynxdeck.games.edition import Edition
    from lynxdeck.games.fair import FairDeal
    from lynxdeck.games.registry import Game
    from lynxdeck.records.dealt import Finding, Known

    Seed = FairDeal | PlainSeed


def command(
    name: GameWord = USUAL,
    *,
    edition: EditionName = None,
    changes: Changes = None,
    seats: Seats = None,
    start: Start = 1,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", parser=text, help="The seed; fresh if none.")
    ] = None,
    fair: Annotated[bool, typer.Option("--fair", help="A fresh server seed, committed.")] = False,
    table: Annotated[
        str, typer.Option(metavar="NAME", parser=text, help="With --fair: the table.")
    ] = "table",
    number: Annotated[
        int,
        typer.Option("--game", metavar="N", parser=whole(1, MANY), help="With --fair: which one."),
    ] = 1,
    shares: Annotated[
        list[str] | None,
        typer.Option(
            "--with", metavar="HEX", parser=text, help="With --fair: the next seat's share."
        ),
    ] = None,
    verify: Annotated[
        str | None,
        typer.Option(metavar="FILE", parser=file, help="Verify records; - for standard input."),
    ] = None,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", parser=text, help="With --verify: what the server showed you."),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="SEAT", parser=seat_number, help="With --verify: yours.")
    ] = None,
    share: Annotated[
        str | None,
        typer.Option(metavar="HEX", parser=text, help="With --verify and --seat: your share."),
    ] = None,
    promise: Annotated[
        str | None,
        typer.Option(metavar="HEX", parser=text, help="With --verify and --seat: your promise."),
    ] = None,
    terms: Annotated[
        str | None,
        typer.Option(metavar="TEXT", parser=text, help="With --verify: as sealed, or their hash."),
    ] = None,
    as_record: Annotated[bool, typer.Option("--record", help="As a record.")] = False,
    as_json: AsJson = False,
) -> None:
    """Deal from a seed, or verify the deals of records."""
    if verify is not None:
        from lynxdeck.records.dealt import Known

        if (share or promise) and seat is None:
            raise typer.BadParameter("--share and --promise go with --seat")
        known = Known(commitment, seat, share, promise, terms)
        raise typer.Exit(verify_file(verify, known, as_json=as_json))
    game, chosen = chosen_edition(name, edition, changes, seats)
    count = chosen_seats(chosen, seats)
    if fair:
        drawn_from: Seed = _fair(game, chosen, count, start, table, number, shares or [])
    else:
        drawn_from = plain_seed(seed)
    _show(game, chosen, count, start, drawn_from, as_record=as_record, as_json=as_json)


def _fair(
    game: "Game",
    edition: "Edition",
    seats: int,
    start: int,
    table: str,
    number: int,
    given: list[str],
) -> "FairDeal":
    """A deal of a fresh server seed and of the shares given; the seats after those are bots'."""
    from lynxdeck.games import fair
    from lynxdeck.games.refusal import Refusal

    try:
        frame = fair.Frame(
            table=table,
            game=number,
            round=1,
            rounds=1,
            start=start,
            seats=seats,
            rules=game.rules.VERSION,
            play=game.name,
            edition=edition.text,
        )
        return fair.deal_from(frame, [_share(one) for one in given])
    except ValueError as fault:
        raise Refusal("seed", str(fault)) from fault


def _share(given: str) -> bytes:
    try:
        return bytes.fromhex(given)
    except ValueError:
        raise ValueError("A share of --with is written in hexadecimal digits.") from None


def _show(
    game: "Game",
    edition: "Edition",
    seats: int,
    start: int,
    seed: "Seed",
    *,
    as_record: bool,
    as_json: bool,
) -> None:
    from lynxdeck.games.position import from_key
    from lynxdeck.records import begin, write

    deck, dice = from_key(game, edition, seats, seed.key())
    names = [f"Seat {seat}" for seat in range(1, seats + 1)]
    free = {"Seed": str(seed)}
    record = begin(game, edition, names, deck=deck, dice=dice, start=start, free=free)
    if as_json:
        lists = {"Seats": record.names, "Deck": record.tags["Deck"].split(), "Start": start}
        if "Dice" in record.tags:
            lists["Dice"] = record.tags["Dice"].split()
        fields = {tag.lower(): lists.get(tag, value) for tag, value in record.tags.items()}
        print(json.dumps({**fields, **_commitment(seed)}, ensure_ascii=False))
    elif as_record:
        sys.stdout.write(write(record))
    else:
        facts = {"seed": seed, **_commitment(seed)}
        print(f"{record.position}\n")
        print("\n".join(f"{word} {value}" for word, value in facts.items()))


def _commitment(seed: "Seed") -> dict[str, str]:
    from lynxdeck.games.fair import FairDeal

    return {"commitment": seed.commitment()} if isinstance(seed, FairDeal) else {}


BAD = 1


def verify_file(file: str, known: "Known", *, as_json: bool) -> int:
    from lynxdeck.records.dealt import verify

    intake = Intake()
    for number, (_, record) in enumerate(intake.records([file]), start=1):
        finding = verify(record, known)
        if not finding.verified:
            intake.status = max(intake.status, BAD)
        print(_json(number, finding) if as_json else _lines(number, finding))
    intake.miss([file])
    return intake.status


def _json(number: int, finding: "Finding") -> str:
    told = {
        "game": number,
        "verified": finding.verified,
        "scheme": finding.scheme,
        "finding": finding.fault or "verified",
        "unproven": list(finding.unproven),
    }
    return json.dumps(told, ensure_ascii=False)


def _lines(number: int, finding: "Finding") -> str:
    first = finding.fault or f"verified ({finding.scheme})"
    return "\n".join([f"game {number}: {first}", *(f"  open: {it}" for it in finding.unproven)])
