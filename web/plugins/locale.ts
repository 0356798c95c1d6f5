// One module per language, made of the .ftl files that the browser needs: one request, not ten.
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FOLDER = `${import.meta.dirname}/../../src/lynxdeck/locale`;
const PREFIX = "virtual:locale/";
const NOT_HERE = new Set(["terminal.ftl", "server.ftl"]);

export function files(language: string): string[] {
  const folder = `${FOLDER}/${language}`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_HERE.has(name))
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
