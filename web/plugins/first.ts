// What the first page needs comes in one file, not in twenty: most servers of this house speak HTTP/1.1.
import type { Plugin } from "vite";

const needed = new Set<string>();

/** Finds all modules that the entry imports, directly or not, without waiting. */
export function first(): Plugin {
  return {
    name: "first",
    apply: "build",
    buildEnd() {
      needed.clear();
      const waiting = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (needed.has(id)) continue;
        needed.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}

export const isFirst = (id: string): boolean => needed.has(id);
