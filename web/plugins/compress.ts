// Beside every text file and module its compressed form: the server sends it to browsers that can read it.
import { promises as files } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|json|svg|wasm|webmanifest)$/;
/** Below this a compressed file saves no packet. */
const SMALL = 1024;
const [packed, zipped] = [promisify(brotliCompress), promisify(gzip)];

export function compress(): Plugin {
  return {
    name: "compress",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    async writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => TEXT.test(one))) {
        const path = `${dir}/${name}`;
        const text = await files.readFile(path);
        if (text.length < SMALL) continue;
        await files.writeFile(
          `${path}.br`,
          await packed(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
        );
        await files.writeFile(`${path}.gz`, await zipped(text, { level: 9 }));
      }
    },
  };
}
