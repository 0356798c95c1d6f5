"""What the page must do and say as the server does, written as TypeScript."""

from collections.abc import Iterable
from pathlib import Path

from lynxdeck.games.manifest import LEVELS, LYNXES, Manifest, manifests
from lynxdeck.games.registry import game
from lynxdeck.games.sentence import SENTENCES
from lynxdeck.records import daily
from lynxdeck.server.play.driver import FORCED_MS, PAUSE_MS
from lynxdeck.server.play.hints import HINT_LEVEL
from lynxdeck.table import text
from lynxdeck.table.commands import BOT_NAMES
from lynxdeck.table.table import SCRIPT_NAMES

WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Written by `make format` from src/lynxdeck, do not edit.\n"


def modules() -> dict[Path, str]:
    """Every module and what it should say."""
    return {
        WEB / "protocol" / "policies.gen.ts": policies(),
        WEB / "device" / "worker" / "sentences.gen.ts": sentences(),
    }


def policies() -> str:
    """Names, pauses and the terms of the day."""
    return f"""{HEAD}import type {{ GameName, Level }} from ".";

/** What bots are called, the first free name first. */
export const BOT_NAMES: readonly string[] = [
{_rows(BOT_NAMES)}];

/** Who plays the scripted seats of a lesson. */
export const SCRIPT_NAMES: readonly string[] = [{", ".join(map(_quoted, SCRIPT_NAMES))}];

/** For people, from the mildest to the strongest. */
export const LEVELS = [{", ".join(map(_quoted, LEVELS))}] as const;

/** Those of the trail, in the order in which they are met. */
export const LYNXES = [
{_rows(LYNXES)}] as const;

export type Lynx = (typeof LYNXES)[number];

/** How many characters a name has at most. */
export const LONGEST_NAME = {text.NAME};

/** The bot that gives hints. */
export const HINT_LEVEL: Level = {_quoted(HINT_LEVEL)};

/** How long a decision with one answer takes where bots take their time. */
export const FORCED_MS = {FORCED_MS};

/** How long a bot seems to think there: at least, at most. */
export const PAUSE_MS = [{", ".join(map(str, PAUSE_MS))}] as const;

export interface DailyTerms {{
  edition: string;
  seats: number;
  level: Level;
  /** The version of the rules. */
  rules: number;
}}

/** The editions that are meant where none is named; the first that so many can play. */
export const USUAL_EDITIONS: Partial<Record<GameName, readonly string[]>> = {{
{"".join(map(_usual, manifests().values()))}}};

/** What is played every day. */
export const DAILY_TERMS = {{
{"".join(map(_terms, daily.TERMS))}}} satisfies Partial<Record<GameName, DailyTerms>>;

export type DailyGame = keyof typeof DAILY_TERMS;

/** Of the bots: changes when any would choose otherwise from the same seed. */
export const BOTS_VERSION = {daily.BOTS};
"""


def _usual(manifest: Manifest) -> str:
    names = ", ".join(map(_quoted, manifest.usual))
    return f"  {manifest.name}: [{names}],\n" if names else ""


def _terms(name: str) -> str:
    edition, seats, level = daily.TERMS[name]
    rules = game(name).rules.VERSION
    told = f"edition: {_quoted(edition)}, seats: {seats}, level: {_quoted(level)}, rules: {rules}"
    return f"  {name}: {{ {told} }},\n"


def sentences() -> str:
    """With which requests are refused."""
    rows = [
        f"  {_quoted(key)}: [{', '.join(map(_quoted, (said.text, *said.told)))}],\n"
        for key, said in SENTENCES.items()
    ]
    return (
        f"{HEAD}\n/** A sentence, and the names of what is told with it. */\n"
        f"export const SENTENCES = {{\n{''.join(rows)}"
        "} as const satisfies Record<string, readonly [string, ...string[]]>;\n"
    )


def _rows(texts: Iterable[str]) -> str:
    return "".join(f"  {_quoted(one)},\n" for one in texts)


def _quoted(told: str) -> str:
    return '"' + told.replace('"', '\\"') + '"'
