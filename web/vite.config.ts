/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogue } from "./plugins/catalogue.ts";
import { compress } from "./plugins/compress.ts";
import { fonts } from "./plugins/fonts.ts";
import { locale } from "./plugins/locale.ts";
import { preloads } from "./plugins/preloads.ts";
import { fileOf, rules } from "./plugins/rules.ts";
import { isFirst, isRoom, isShared, isTable, together } from "./plugins/together.ts";
import { worker } from "./plugins/worker.ts";

export default defineConfig({
  plugins: [fonts(), locale(), catalogue(), rules(), together(), preloads(), worker(), compress(), svelte()],
  // Relative addresses: the page may lie anywhere.
  base: "./",
  build: {
    outDir: "../src/lynxdeck/server/static",
    emptyOutDir: true,
    reportCompressedSize: false,
    // The page's security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // light-dark() must reach the browser: written out, it would know one scheme for the whole page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: isFirst, priority: 2 },
            { name: "shared", test: isShared, priority: 1 },
            { name: "table", test: isTable },
            { name: "room", test: isRoom },
            { name: "engine", test: /\/src\/engine\// },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.startsWith("\0virtual:locale/")
            ? `assets/${facadeModuleId.includes("/later/") ? "later" : "locale"}-[name]-[hash].js`
            : `assets/${fileOf(facadeModuleId) ?? "[name]"}-[hash].js`,
      },
    },
  },
  server: {
    host: "127.0.0.1",
    // The games' modules lie beside their rules.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: {
    environment: "jsdom",
    // One document for each worker, not for each file: five times as quick.
    pool: "vmThreads",
    include: ["src/**/*.test.ts"],
  },
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
});
