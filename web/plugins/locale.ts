// One module per language, made of the .ftl files that the browser needs: one request, not ten. What only some
// screens say is in files called later-…: a second module, fetched with the first of those screens.
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FOLDER = `${import.meta.dirname}/../../src/lynxdeck/locale`;
const PREFIX = "virtual:locale/";
const LATER = "later/";
const NOT_HERE = new Set(["bots.ftl", "terminal.ftl", "server.ftl"]);

/** The files of a language, `en`, or those that are wanted later, `later/en`. */
export function files(wanted: string): string[] {
  const later = wanted.startsWith(LATER);
  const folder = `${FOLDER}/${later ? wanted.slice(LATER.length) : wanted}`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_HERE.has(name) && name.startsWith("later-") === later)
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Comments and blank lines only cost bytes. */
export function lean(text: string): string {
  return text
    .replace(/^#.*$/gm, "")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

export function locale(): Plugin {
  return {
    name: "locale",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const paths = files(id.slice(PREFIX.length + 1));
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => lean(readFileSync(path, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
