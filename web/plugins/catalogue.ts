// What Lynxdeck plays, read off the games' generated tables: a page knows it without asking anybody.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const HOUSE = `${import.meta.dirname}/../../src/lynxdeck`;
const NAME = "virtual:catalogue";

interface Table {
  game: string;
  editions: unknown;
  flags: Record<string, string[]>;
  levels: Record<string, unknown>;
}

function tables(): string[] {
  return readdirSync(`${HOUSE}/games`)
    .map((game) => `${HOUSE}/games/${game}/${game}.json`)
    .filter((path) => existsSync(path));
}

/** As GET /games tells it. */
function game(path: string): object {
  const { game: name, editions, flags, levels } = JSON.parse(readFileSync(path, "utf8")) as Table;
  const told = Object.entries(flags).map(([flag, values]) => ({ name: flag, values, sentence: "" }));
  return { name, editions, flags: told, levels: Object.keys(levels), offered: [] };
}

function version(): string {
  return /__version__ = "(.*)"/.exec(readFileSync(`${HOUSE}/__init__.py`, "utf8"))?.[1] ?? "";
}

export function catalogue(): Plugin {
  return {
    name: "catalogue",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      for (const path of tables()) this.addWatchFile(path);
      return `export default ${JSON.stringify({ games: tables().map(game), version: version() })};`;
    },
  };
}
