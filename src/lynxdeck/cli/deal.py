"""`lynxdeck deal`: make a deal from a seed, or verify the deals of records."""

from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import (
    USUAL,
    AsJson,
    Changes,
    EditionName,
    GameWord,
    Seats,
    Start,
    chosen_edition,
    chosen_seats,
)

if TYPE_CHECKING:
    from lynxdeck.games.deal import FairSeed, PlainSeed
    from lynxdeck.games.edition import Edition
    from lynxdeck.games.registry import Game

    Seed = FairSeed | PlainSeed


def command(
    name: GameWord = USUAL,
    *,
    edition: EditionName = None,
    changes: Changes = None,
    seats: Seats = None,
    start: Start = 1,
    seed: Annotated[str | None, typer.Option(help="A seed's text; fresh if left out.")] = None,
    fair: Annotated[bool, typer.Option("--fair", help="A fresh server seed, committed.")] = False,
    table: Annotated[str, typer.Option(help="With --fair: the table's name.")] = "table",
    game_round: Annotated[int, typer.Option("--round", help="With --fair: the round.")] = 1,
    shares: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="HEX", help="With --fair: a seat's contribution."),
    ] = None,
    verify: Annotated[
        str | None, typer.Option(metavar="FILE", help="Verify records; - for standard input.")
    ] = None,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="With --verify: what was published before.")
    ] = None,
    as_record: Annotated[bool, typer.Option("--record", help="As a record.")] = False,
    as_json: AsJson = False,
) -> None:
    """Deal a game from a seed, or verify that records were dealt from theirs."""
    if verify is not None:
        from lynxdeck.cli.verify import verify_file

        raise typer.Exit(verify_file(verify, commitment, as_json=as_json))
    game, chosen = chosen_edition(name, edition, changes)
    number = chosen_seats(chosen, seats)
    drawn_from = _seed(seed, fair, table, game_round, shares or [])
    _show(game, chosen, number, start, drawn_from, as_record=as_record, as_json=as_json)


def _seed(text: str | None, fair: bool, table: str, number: int, shares: list[str]) -> "Seed":  # noqa: FBT001
    """What to deal from; text that is no seed is refused."""
    import secrets

    from lynxdeck.games import deal
    from lynxdeck.games.refusal import Refusal

    try:
        if not fair:
            return deal.PlainSeed(secrets.token_hex(8) if text is None else text)
        parts = tuple(bytes.fromhex(share) for share in shares)
        return deal.FairSeed(table, number, deal.fresh_server_seed(), parts)
    except ValueError as fault:
        raise Refusal("seed", str(fault)) from fault


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
        import json

        fields = {tag.lower(): value for tag, value in record.tags.items()}
        typer.echo(json.dumps({**fields, **_commitment(seed)}, ensure_ascii=False))
    elif as_record:
        typer.echo(write(record), nl=False)
    else:
        facts = {"seed": seed, **_commitment(seed)}
        typer.echo(f"{record.position}\n")
        typer.echo("\n".join(f"{word} {value}" for word, value in facts.items()))


def _commitment(seed: "Seed") -> dict[str, str]:
    from lynxdeck.games.deal import FairSeed

    return {"commitment": seed.commitment()} if isinstance(seed, FairSeed) else {}
