"""`lynxdeck perft`."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import (
    USUAL,
    AsJson,
    Changes,
    EditionName,
    GameName,
    Seats,
    chosen_edition,
    chosen_seats,
)

if TYPE_CHECKING:
    from lynxdeck.games.edition import Edition
    from lynxdeck.games.registry import Game


def command(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="FILE", help="Perft files; - for standard input.")
    ] = None,
    *,
    name: GameName = USUAL,
    edition: EditionName = None,
    changes: Changes = None,
    seats: Seats = None,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="What the deal is drawn from.")
    ] = "perft",
    depth: Annotated[int, typer.Option(metavar="N", min=1, max=20, help="Decisions.")] = 3,
    as_json: AsJson = False,
) -> None:
    """Count lines of play. It checks perft files, or counts from a fresh deal."""
    from lynxdeck.arena.interrupts import heard

    with heard():
        if files:
            wrong = [row for file in files for row in _check(file, as_json=as_json) if not row]
            raise typer.Exit(1 if wrong else 0)
        found, chosen = chosen_edition(name, edition, changes)
        _count(found, chosen, chosen_seats(chosen, seats), seed, depth, as_json=as_json)


def _check(file: str, *, as_json: bool) -> list[bool]:
    """Check every position of a file; one line each, and whether it was right."""
    import json
    import sys
    from pathlib import Path

    from lynxdeck.games import perft
    from lynxdeck.games.refusal import Refusal

    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refusal("bad-text", f"{file}: a perft file is text in UTF-8.") from None
    results = []
    for case in perft.read(text):
        counted = perft.count(case.game, case.states(), len(case.counts))
        results.append(counted == case.counts)
        row = {"file": file, "position": case.name, "counts": counted, "expected": case.counts}
        if as_json:
            typer.echo(json.dumps({**row, "right": results[-1]}, ensure_ascii=False))
        else:
            wanted = "" if results[-1] else f"  expected {' '.join(map(str, case.counts))}"
            mark = "right" if results[-1] else "WRONG"
            typer.echo(f"{mark}  {case.name}: {' '.join(map(str, counted))}{wanted}")
    return results


def _count(
    game: "Game", edition: "Edition", seats: int, seed: str, depth: int, *, as_json: bool
) -> None:
    import json

    from lynxdeck.games import perft
    from lynxdeck.games.deal import PlainSeed
    from lynxdeck.games.position import from_key, lay_out

    deck, dice = from_key(game, edition, seats, PlainSeed(seed).key())
    position = lay_out(game, edition, seats=seats, deck=deck, dice=dice)
    start = time.perf_counter()
    counts = perft.count(game, position.states, depth, engine=game.compiled)
    seconds = time.perf_counter() - start
    if as_json:
        head = {"game": game.name, "edition": edition.text, "seats": seats, "seed": seed}
        typer.echo(json.dumps({**head, "counts": counts, "seconds": round(seconds, 3)}))
        return
    from lynxdeck.cli.screen import console, table

    rows = [[str(i), f"{n:,}"] for i, n in enumerate(counts, 1)]
    title = f"{edition.text}, {seats} seats, seed “{seed}”, {seconds:.2f} s"
    console().print(table(title, ["decisions", "lines of play"], rows))
