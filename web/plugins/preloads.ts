// Tells the server which files an address will need, so that its page can name them: the browser then fetches them
// beside the first script, not after it.
import type { Plugin, Rolldown } from "vite";

const WORDS = "\0virtual:locale/";
/** By what it is called: the words of a language, and the invitation. A table has so much to fetch that it is better
 * off with the first script alone, which then asks who sits there while the rest comes. */
const NAMES: [RegExp, (id: string) => string][] = [
  [new RegExp(`^${WORDS}\\w+$`), (id) => `words-${id.slice(WORDS.length)}`],
  [/\/src\/screens\/Join\.svelte$/, () => "join"],
];

export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const page = bundle["index.html"];
        const there = page?.type === "asset" ? String(page.source) : "";
        const named = chunks.flatMap((chunk) => {
          const id = chunk.isDynamicEntry ? chunk.facadeModuleId : null;
          const name = NAMES.find(([like]) => id && like.test(id))?.[1](id!);
          return name ? [[name, needs(chunk, bundle).filter((file) => !there.includes(file))] as const] : [];
        });
        const source = JSON.stringify(Object.fromEntries(named.sort()), null, 1);
        this.emitFile({ type: "asset", fileName: "preloads.json", source });
      },
    },
  };
}

/** A chunk's file, its styles, and those of all that it imports. */
function needs(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): string[] {
  if (found.has(chunk.fileName)) return [];
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === "chunk") needs(other, bundle, found);
  }
  return [...found];
}
