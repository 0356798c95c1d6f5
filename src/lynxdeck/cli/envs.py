"""`lynxdeck envs`: what programs that learn get, and how fast."""

from typing import TYPE_CHECKING, Annotated

import typer

from lynxdeck.cli import output
from lynxdeck.cli.options import AsJson, GameWord, whole
from lynxdeck.cli.output import Command, show

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lynxdeck.games.features import FeatureTable
    from lynxdeck.games.registry import Game

app = typer.Typer(
    help="What programs that learn see, and how fast.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@app.command("layout", cls=Command)
def layout(name: GameWord, *, as_json: AsJson = False) -> None:
    """List the numbers of a game's observations: places, names, ranges."""
    from lynxdeck.games.registry import game

    found = game(name)
    if as_json:
        _print_json(found)
        return
    for title, one in tables(found):
        head = ["places", "name", "values", "what it tells"]
        show(title, output.TextTable(head, [*rows_of(one)]))


@app.command("bench", cls=Command)
def bench(
    name: GameWord,
    *,
    n: Annotated[
        int, typer.Option("--games", metavar="N", parser=whole(1, 10_000_000), help="In one batch.")
    ] = 8192,
    seats: Annotated[int, typer.Option(metavar="N", parser=whole(2, 99), help="Players.")] = 4,
    threads: Annotated[
        int, typer.Option(metavar="N", parser=whole(1, 1000), help="Threads at once.")
    ] = 1,
    gpu: Annotated[bool, typer.Option("--gpu", help="On a CUDA device instead.")] = False,
    runs: Annotated[
        int, typer.Option(metavar="N", parser=whole(1, 1000), help="Runs; the median counts.")
    ] = 5,
) -> None:
    """Measure random play in a batch: steps observed, masked and dealt again."""
    from lynxdeck.envs.bench import measure
    from lynxdeck.games.registry import game

    rate = measure(
        game(name).name,
        n=n,
        seats=seats,
        threads=threads,
        device="cuda" if gpu else "cpu",
        runs=runs,
    )
    typer.echo(f"{rate / 1e6:.2f} million steps a second, {n} games at once.")


def tables(game: "Game") -> "list[tuple[str, FeatureTable]]":
    features = game.features
    seen, done = features.FEATURES, features.ACTION_FEATURES
    version = features.OBSERVATION_VERSION
    return [
        (f"Observation, version {version}: {seen.width} numbers, mark {seen.mark}", seen),
        (f"A legal action: {done.width} numbers, mark {done.mark}", done),
    ]


def rows_of(table: "FeatureTable") -> "Iterator[tuple[str, str, str, str]]":
    for first, last, name, values, text in table.rows():
        yield str(first) if first == last else f"{first}–{last}", name, values, text


def markdown_tables(game: "Game") -> str:
    parts = []
    for title, one in tables(game):
        rows = ["| places | name | values | what it tells |", "| --- | --- | --- | --- |"]
        rows += [
            f"| {places} | `{name}` | {values} | {text} |"
            for places, name, values, text in rows_of(one)
        ]
        parts.append(f"{title}.\n\n" + "\n".join(rows))
    return "\n\n".join(parts)


def _print_json(game: "Game") -> None:
    import json

    from lynxdeck.games.features import lines

    features = game.features
    shown = {
        "game": game.name,
        "version": features.OBSERVATION_VERSION,
        "mark": features.FEATURES.mark,
        "observation": lines(features.FEATURES),
        "action_mark": features.ACTION_FEATURES.mark,
        "action": lines(features.ACTION_FEATURES),
    }
    typer.echo(json.dumps(shown, indent=1))
