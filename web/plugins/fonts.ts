// The two fonts, cut to what the page can say when it is built: whole families would weigh ten times as much.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import subset from "subset-font";
import type { Plugin } from "vite";

const PACKAGES = `${import.meta.dirname}/../node_modules/@fontsource-variable`;
/** Where `styles/fonts.css` finds them. */
const FOLDER = `${import.meta.dirname}/../.fonts`;
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"];

/** By file as its package names it: which characters, from which code to which. */
const SCRIPTS: Record<string, [number, number][]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2009, 0x2009],
    [0x2010, 0x2026],
    [0x202f, 0x203a],
    [0x20ac, 0x20ac],
    [0x2191, 0x2193],
    [0x2212, 0x2212],
  ],
  "latin-ext": [
    [0x100, 0x17f],
    [0x218, 0x21b],
    [0x1e9e, 0x1e9e],
  ],
};

interface Font {
  /** The package's file, without its script. */
  file: (script: string) => string;
  axes: Record<string, number | { min: number; max: number }>;
}

const FONTS: Record<string, Font> = {
  fraunces: {
    file: (script) => `fraunces/files/fraunces-${script}-full-normal.woff2`,
    axes: { wght: 800, SOFT: 100, opsz: 60, WONK: 0 },
  },
  figtree: {
    file: (script) => `figtree/files/figtree-${script}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 900 } },
  },
};

function textOf(ranges: [number, number][]): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
    )
    .join("");
}

/** Whether it has been cut since this file was written. */
function isFresh(path: string): boolean {
  return existsSync(path) && statSync(path).mtimeMs > statSync(import.meta.filename).mtimeMs;
}

async function cut(name: string, script: string): Promise<void> {
  const to = `${FOLDER}/${name}-${script}.woff2`;
  if (isFresh(to)) return;
  const { file, axes } = FONTS[name]!;
  const part = await subset(readFileSync(`${PACKAGES}/${file(script)}`), textOf(SCRIPTS[script]!), {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(to, part);
}

/** Cuts the fonts before anything asks for them, and puts their licences beside the page. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      if (process.env.VITEST) return;
      mkdirSync(FOLDER, { recursive: true });
      for (const name of Object.keys(FONTS))
        for (const script of Object.keys(SCRIPTS)) await cut(name, script);
    },
    generateBundle() {
      for (const name of Object.keys(FONTS)) {
        const source = readFileSync(`${PACKAGES}/${name}/LICENSE`, "utf8");
        this.emitFile({ type: "asset", fileName: `licences/${name}.txt`, source });
      }
    },
  };
}
