// Writes the protocol's types for the browser from the server's description of itself.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";

const WEB = join(import.meta.dirname, "..");
const HEAD = "// The protocol's types, made from docs/openapi.json by plugins/types.ts: do not edit.\n\n";
export const FILE = join(WEB, "src/protocol/protocol.gen.ts");

/** All types by name; what is asked where is for `net/api.ts` to know. */
export async function types(): Promise<string> {
  const { components, ...document } = JSON.parse(
    readFileSync(join(WEB, "../docs/openapi.json"), "utf8"),
  ) as OpenAPI3;
  const nodes = await openapiTS(
    { ...document, paths: {}, components: { schemas: components?.schemas ?? {} } },
    { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false, emptyObjectsUnknown: true },
  );
  return HEAD + astToString(nodes);
}

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, await types());
