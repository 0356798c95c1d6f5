"""Write what is generated from the code: tables in the docs, schemas, the browser's types.

`--check` only compares.
"""

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

from lynxdeck import records
from lynxdeck.arena import results
from lynxdeck.bots import outside, wasm
from lynxdeck.cli.editions import markdown_table
from lynxdeck.cli.envs import markdown_tables
from lynxdeck.games import deal, fact, fair, structs, weights
from lynxdeck.games.registry import Game, games
from lynxdeck.records import daily
from lynxdeck.server.cluster import bus
from lynxdeck.server.http import metrics, openapi
from lynxdeck.server.protocol import PROTOCOL
from lynxdeck.server.settings import Settings, variable
from lynxdeck.server.store import files
from lynxdeck.server.store.postgres import connection
from lynxdeck.train import plan

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT))

from docs import alerts, boards, limits, policies, promises  # noqa: E402 - found only now


def readme() -> str:
    """The README with its editions."""
    tables = "\n\n".join(
        f"### {game.name.capitalize()}\n\n{markdown_table(game)}" for game in games()
    )
    return _filled(ROOT / "README.md", editions=tables)


def hosting() -> str:
    """The page for hosts, with settings and figures."""
    settings = ["| variable | usually | what it is |", "| --- | --- | --- |"]
    said, usual = openapi.sentences(Settings), Settings()
    for name in Settings.__struct_fields__:
        value = getattr(usual, name)
        shown = "" if value in ("", None) else f"`{value}`"
        settings.append(f"| `{variable(name)}` | {shown} | {said[name]} |")
    figures = ["| figure | what it tells |", "| --- | --- |"]
    figures += [f"| `{name}` | {text} |" for name, text in metrics.full_names().items()]
    path = ROOT / "docs" / "hosting.md"
    return _filled(path, settings="\n".join(settings), metrics="\n".join(figures))


def watching() -> str:
    """The page about watching, with what is worth an alarm."""
    rules = alerts.load()
    tables = {urgency: alerts.table(rules, urgency) for urgency in alerts.URGENCIES}
    return _filled(ROOT / "docs" / "watching.md", **tables)


def formats() -> str:
    """The page about formats, with the version of each."""
    rows = [
        ("games as files, `.lynx`", records.FORMAT, "nowhere: it is the first", "record.md"),
        ("views, and programs as bots", outside.PROTOCOL, "the first line to a program", "view.md"),
        ("the protocol of a server", PROTOCOL, "`GET /version`, `join`", "protocol.md"),
        ("results of the arena", results.FORMAT, "the first line of a file", "arena.md"),
        ("tables in SQLite, and backups", files.VERSION, "`PRAGMA user_version`", "hosting.md"),
        ("tables in PostgreSQL", connection.VERSION, "`lynxdeck.version`", "hosting.md"),
        ("games on a device", _on_a_device(), "each game in the browser's database", "security.md"),
        ("hints between servers", bus.VERSION, "every message", "hosting.md#many-servers"),
        ("deals from a seed", f"`{deal.ALGORITHM}`", "`Seed` of a record", "fairness.md"),
        ("deals that are proven fair", f"`{fair.SCHEME}`", "`Seed` of a record", "fairness.md"),
        ("moves of a day's bots", daily.BOTS, "the seed of the day", "daily.md"),
        ("weights of a network", weights.FORMAT, "the first line of a file", "bots.md"),
        ("checkpoints of a training", plan.CHECKPOINT, "`format` of a checkpoint", "training.md"),
    ]
    for game in games():
        page = f"rules/en/{game.name}.md"
        rows.append((f"the rules of {game.title}", game.rules.VERSION, "`rules` of a view", page))
        if game.has_features:
            version, where = game.features.OBSERVATION_VERSION, "`BatchEnv.version`"
            rows.append((f"observations of {game.title}", version, where, "environments.md"))
    table = ["| what | version | where it stands | page |", "| --- | --- | --- | --- |"]
    for what, version, where, page in rows:
        table.append(f"| {what} | {version} | {where} | [{page}]({page}) |")
    return _filled(ROOT / "docs" / "formats.md", formats="\n".join(table))


def _on_a_device() -> str:
    """As the page has it: how a table's events lie in the browser's database."""
    source = (ROOT / "web" / "src" / "device" / "store" / "store.ts").read_text(encoding="utf-8")
    (version,) = re.findall(r"export const FORMAT = (\d+);", source)
    return str(version)


def bots() -> str:
    """The page about bots, with what each level is."""
    table = [
        "| game | level | likes | leeway | remembers | simulations | without a network |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for game in games():
        for name, level in game.manifest.levels.items():
            cells = (
                game.title,
                name,
                ", ".join(f"`{taste}` {weight}" for taste, weight in level.tastes.items()) or "–",
                "–" if level.leeway is None else str(level.leeway),
                f"groups of {level.memory}" if level.memory else "everything",
                str(level.guided or "–"),
                f"`search:{level.simulations}`" if level.simulations else "its liking",
            )
            table.append(f"| {' | '.join(cells)} |")
    return _filled(ROOT / "docs" / "bots.md", levels="\n".join(table))


def protocol() -> str:
    """The page about the protocol, with the facts of each game."""
    tables = "\n\n".join(f"### {game.title}\n\n{fact.table(game.story.FACTS)}" for game in games())
    return _filled(ROOT / "docs" / "protocol.md", facts=tables)


def environments() -> str:
    """The page about environments, with what is observed of each game."""
    tables = [
        f"### {game.title}\n\n{markdown_tables(game)}" for game in games() if game.has_features
    ]
    return _filled(ROOT / "docs" / "environments.md", layouts="\n\n".join(tables))


def security() -> str:
    """The page about security, with promises, the tests that hold them, and limits."""
    return _filled(ROOT / "docs" / "security.md", limits=limits.table(), **promises.tables())


def leaving() -> dict[Path, str]:
    """The structs that leave a table, of each game."""
    package = ROOT / "src" / "lynxdeck" / "games"
    return {
        package / game.name / "structs.py": structs.source(
            game.name, game.fields, game.story.FACTS, game.foresight
        )
        for game in games()
    }


def _filled(path: Path, **tables: str) -> str:
    """A page with tables between the comments that name them."""
    text = path.read_text(encoding="utf-8")
    for name, table in tables.items():
        start = f"<!-- {name}: written by `make format`, do not edit -->"
        end = f"<!-- /{name} -->"
        before, rest = text.split(start)
        text = f"{before}{start}\n\n{table}\n\n{end}{rest.split(end)[1]}"
    return text


def actions() -> str:
    """The numbering of actions, run by run."""
    head = (
        "# Actions\n\n"
        "<!-- written by `make format`, do not edit -->\n\n"
        "Every decision has a number, the same for ever; legal actions are always listed in\n"
        "ascending order. Tokens are their text in records and views.\n"
    )
    return head + "".join(f"\n## {game.name.capitalize()}\n\n{_actions(game)}" for game in games())


def _actions(game: Game) -> str:
    rows = ["| actions | tokens |", "| --- | --- |"]
    for first, last, text in _runs(game):
        numbers = str(first) if first == last else f"{first}–{last}"
        rows.append(f"| {numbers} | {text} |")
    return "\n".join(rows) + f"\n\n{game.rules.ACTIONS} actions in all.\n"


def _runs(game: Game) -> list[tuple[int, int, str]]:
    """Runs of actions whose tokens look alike."""
    tokens: dict[int, str] = game.notation.TOKENS
    runs: list[tuple[int, int, list[str]]] = []
    for action in range(game.rules.ACTIONS):
        token = tokens.get(action, "^ and the cards of a display place, left to right")
        kind = _kind(token)
        if runs and _kind(runs[-1][2][0]) == kind:
            runs[-1] = (runs[-1][0], action, [*runs[-1][2], token])
        else:
            runs.append((action, action, [token]))
    return [(first, last, _sample(run)) for first, last, run in runs]


def _kind(token: str) -> Any:
    if token[0].isdigit():
        return int("".join(sign for sign in token.partition("+")[0].partition("x")[0]))
    if len(token) == 1:
        return "a column" if token.islower() else token
    return token[:2] if token[0] == "^" else token[0]


def _sample(tokens: list[str]) -> str:
    """All tokens of a short run, the ends of a long one."""
    quoted = [f"`{token}`" if len(token) < 12 else token for token in dict.fromkeys(tokens)]
    return ", ".join(quoted) if len(quoted) < 8 else f"{', '.join(quoted[:4])} … {quoted[-1]}"


def pages() -> dict[Path, str]:
    """Every generated page and what it should say."""
    return {
        ROOT / "README.md": readme(),
        ROOT / "docs" / "actions.md": actions(),
        ROOT / "docs" / "formats.md": formats(),
        ROOT / "docs" / "bots.md": bots(),
        ROOT / "docs" / "environments.md": environments(),
        ROOT / "docs" / "hosting.md": hosting(),
        ROOT / "docs" / "openapi.json": _json(openapi.document()),
        ROOT / "docs" / "protocol.md": protocol(),
        ROOT / "docs" / "protocol.schema.json": _json(openapi.protocol()),
        ROOT / "docs" / "security.md": security(),
        ROOT / "docs" / "watching.md": watching(),
        **leaving(),
        **boards.modules(),
        **policies.modules(),
        **{wasm.path(game, ".json"): wasm.document(game) for game in games()},
    }


def _json(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the pages, or with `--check` name those that are stale and fail."""
    stale = [
        path
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv:
        sys.exit("".join(f"{path.name} is stale: run `make format`.\n" for path in stale) or 0)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    if leaving().keys() & set(stale):  # schemas and types were made from what they said before
        os.execv(sys.executable, [sys.executable, __file__])


if __name__ == "__main__":
    main()
