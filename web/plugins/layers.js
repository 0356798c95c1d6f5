// The folders of `src` in layers, as an ESLint rule: a module imports from its own folder and from those below.
import { dirname, join, relative } from "node:path";

const SOURCE = join(import.meta.dirname, "../src");
/** From the top down; folders on one line do not import each other. */
const LAYERS = [
  ["app"],
  ["screens"],
  ["table"],
  ["rules", "pictures"],
  ["games"],
  ["components"],
  ["device"],
  ["net"],
  ["motion"],
  ["mine"],
  ["deals"],
  ["records"],
  ["engine", "fair"],
  ["words"],
  ["page"],
  ["protocol"],
];
/** Tests, and what only they need, may use everything. */
const FREE = /\.test\.ts$|\/testing\//;

const folderOf = (path) => relative(SOURCE, path).split("/")[0];
const rankOf = (folder) => LAYERS.findIndex((layer) => layer.includes(folder));

/** @type {import("eslint").Rule.RuleModule} */
export const layers = {
  create(context) {
    const from = folderOf(context.filename);
    if (FREE.test(context.filename) || rankOf(from) < 0) return {};
    const check = (node) => {
      if (!node.source?.value?.startsWith?.(".")) return;
      const to = folderOf(join(dirname(context.filename), node.source.value));
      if (to === from || to === "styles" || rankOf(to) > rankOf(from)) return;
      context.report({ node, message: `${from} lies below ${to}, and must not import it.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
