// bundle.mjs WEB ENTRY FILE: TypeScript and all it imports as one file for Node.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [web, input, file] = process.argv.slice(2);
const { build } = await import(pathToFileURL(createRequire(`${web}/`).resolve("rolldown")));
await build({ input, platform: "node", logLevel: "warn", output: { file, format: "esm" } });
