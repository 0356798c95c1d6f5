// Beside every text file and module its compressed form: the server sends it to browsers that can read it.
import { promises as files } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|json|svg|wasm|net|webmanifest)$/;
/** Below this a compressed file saves no packet. */
const SMALL = 1024;
const [packed, zipped] = [promisify(brotliCompress), promisify(gzip)];

async function pack(path: string): Promise<void> {
  const text = await files.readFile(path);
  if (text.length < SMALL) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  await Promise.all([
    packed(text, { params }).then((bytes) => files.writeFile(`${path}.br`, bytes)),
    zipped(text, { level: 9 }).then((bytes) => files.writeFile(`${path}.gz`, bytes)),
  ]);
}

export function compress(): Plugin {
  return {
    name: "compress",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((one) => TEXT.test(one));
      await Promise.all(texts.map((name) => pack(`${dir}/${name}`)));
    },
  };
}
