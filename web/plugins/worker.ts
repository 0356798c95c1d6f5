// Writes sw.js into the build, with the names of all files that were built.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = `${import.meta.dirname}/worker.js`;
/** Other languages are kept when they are first spoken. */
const LOCALE = "assets/locale-";

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/") && !name.startsWith(LOCALE))
          .sort();
        const text = readFileSync(SOURCE, "utf8");
        const version = createHash("sha256")
          .update(text + Object.keys(bundle).sort().join())
          .digest("hex")
          .slice(0, 12);
        const source = text
          .replace('"__VERSION__"', JSON.stringify(version))
          .replace('["__FILES__"]', JSON.stringify(files.map((name) => `/${name}`)));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
