// Writes sw.js into the build, with the names of all files that were built, and the release's name into the page.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const SOURCE = `${import.meta.dirname}/worker.js`;
const PUBLIC = `${import.meta.dirname}/../public`;
const PAGE = "index.html";
const RELEASE = "__RELEASE__";
/** Texts of other languages and networks are kept when they are first read. */
const LATER = /^assets\/((locale|rules)-|.*\.net(\.|-|$))/;

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const text = readFileSync(SOURCE, "utf8");
        const release = releaseOf(bundle, text);
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !LATER.test(name));
        const source = text
          .replace(RELEASE, release)
          .replace('["__FILES__"]', JSON.stringify(files.sort(), null, 2));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
        const page = bundle[PAGE];
        if (page?.type === "asset") page.source = (page.source as string).replace(RELEASE, release);
      },
    },
  };
}

/** Another name for everything that is made of other files; names of assets tell their content. */
function releaseOf(bundle: Rolldown.OutputBundle, text: string): string {
  const hash = createHash("sha256").update(text).update(Object.keys(bundle).sort().join());
  const page = bundle[PAGE];
  if (page?.type === "asset") hash.update(page.source);
  for (const name of readdirSync(PUBLIC, { recursive: true, encoding: "utf8" }).sort())
    if (name.includes(".")) hash.update(readFileSync(`${PUBLIC}/${name}`));
  return hash.digest("hex").slice(0, 12);
}
