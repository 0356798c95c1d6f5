"""`lynxdeck perft`."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli.options import (
    AsJson,
    GameOptions,
    chosen_edition,
    chosen_seats,
    file,
    flattened,
    plain_seed,
    text,
    whole,
)

if TYPE_CHECKING:
    from lynxdeck.games.edition import Edition
    from lynxdeck.games.registry import Game


@flattened
def command(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE", parser=file, help="Perft files; - for standard input."),
    ] = None,
    *,
    wanted: GameOptions,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", parser=text, help="What the deal is drawn from.")
    ] = "perft",
    depth: Annotated[
        int, typer.Option(metavar="N", parser=whole(1, 20), help="Decisions, 20 at most.")
    ] = 3,
    as_json: AsJson = False,
) -> None:
    """Count lines of play. It checks perft files, or counts from a fresh deal."""
    from lynxdeck.arena.interrupts import heard

    with heard():
        if files:
            wrong = [row for file in files for row in _check(file, as_json=as_json) if not row]
            raise typer.Exit(1 if wrong else 0)
        found, chosen = chosen_edition(wanted.game, wanted.edition, wanted.changes, wanted.seats)
        _count(found, chosen, chosen_seats(chosen, wanted.seats), seed, depth, as_json=as_json)


def _check(file: str, *, as_json: bool) -> list[bool]:
    import json
    import sys
    from pathlib import Path

    from lynxdeck.games import perft
    from lynxdeck.games.refusal import Refusal

    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refusal("bad-text", f"{file}: a perft file is text in UTF-8.") from None
    try:
        cases = perft.read(text)
    except Refusal as refusal:
        raise Refusal(refusal.code, f"{file}: {refusal}") from refusal
    if not cases:  # an empty file is fine, but nobody shall think it was checked
        sys.stderr.write(f"{file}: holds no position.\n")
    results = []
    for case in cases:
        counted = perft.count(case.game, case.states(), len(case.counts))
        results.append(counted == case.counts)
        row = {"file": file, "position": case.name, "counts": counted, "expected": case.counts}
        if as_json:
            print(json.dumps({**row, "right": results[-1]}, ensure_ascii=False))
        else:
            wanted = "" if results[-1] else f"  expected {' '.join(map(str, case.counts))}"
            mark = "right" if results[-1] else "WRONG"
            print(f"{mark}  {case.name}: {' '.join(map(str, counted))}{wanted}")
    return results


def _count(
    game: "Game", edition: "Edition", seats: int, seed: str, depth: int, *, as_json: bool
) -> None:
    import json

    from lynxdeck.games import perft
    from lynxdeck.games.position import from_key, lay_out

    deck, dice = from_key(game, edition, seats, plain_seed(seed).key())
    position = lay_out(game, edition, seats=seats, deck=deck, dice=dice)
    start = time.perf_counter()
    counts = perft.count(game, position.states, depth, engine=game.compiled)
    seconds = time.perf_counter() - start
    if as_json:
        head = {"game": game.name, "edition": edition.text, "seats": seats, "seed": seed}
        print(json.dumps({**head, "counts": counts, "seconds": round(seconds, 3)}))
        return
    from lynxdeck.cli.output import TextTable, show

    rows = [[str(i), f"{n:,}"] for i, n in enumerate(counts, 1)]
    title = f"{edition.text}, {seats} seats, seed “{seed}”, {seconds:.2f} s"
    show(title, TextTable(["decisions", "lines of play"], rows))
