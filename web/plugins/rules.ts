// The rules texts, each a module of its own that is fetched when somebody reads it: no server is asked.
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FOLDER = `${import.meta.dirname}/../../docs/rules`;
const NAME = "virtual:rules";
const RESOLVED = `\0${NAME}`;

/** Every text, as `language/game`. */
function texts(): string[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.flatMap(({ name }) =>
    readdirSync(`${FOLDER}/${name}`)
      .filter((file) => file.endsWith(".md"))
      .map((file) => `${name}/${file.slice(0, -3)}`),
  );
}

function list(): string {
  const entries = texts().map((one) => `"${one}": () => import("${NAME}/${one}")`);
  return `export default { ${entries.join(", ")} };`;
}

export function rules(): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === RESOLVED) return list();
      if (!id.startsWith(`${RESOLVED}/`)) return null;
      const path = `${FOLDER}/${id.slice(RESOLVED.length + 1)}.md`;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(readFileSync(path, "utf8"))};`;
    },
  };
}

/** What the file of a text is called: `rules-de-linko`; null for everything else. */
export function fileOf(id: string | null | undefined): string | null {
  return id?.startsWith(`${RESOLVED}/`) ? `rules-${id.slice(RESOLVED.length + 1).replace("/", "-")}` : null;
}
