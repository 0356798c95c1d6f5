// What the compiler does not see: promises nobody waits for, dead conditions, Svelte's own traps.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { layers } from "./plugins/layers.js";

export default defineConfig(
  { ignores: ["src/protocol/protocol.gen.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "plugins/*.js"] },
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { boolean: true } }],
      // A timer or a listener may start something that nobody waits for.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { arguments: false } }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // The compiler treats every index as perhaps empty: `!` says that here it is not.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      // Methods of an interface are handed on as props; none of them asks for `this`.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-empty-function": "off",
      // `JSON.parse` read as what the caller says.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      "@typescript-eslint/prefer-optional-chain": "off",
      // A blank that must stay is written {" "}.
      "svelte/no-useless-mustaches": "off",
      // It does not tell what a function makes for itself from what is shown.
      "svelte/prefer-svelte-reactivity": "off",
      // The compiler itself says which of its warnings are ignored without need.
      "svelte/no-unused-svelte-ignore": "off",
      // `void name` in an effect says what it depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // Markup and its callbacks have no types here: svelte-check knows them, and is asked first.
    rules: {
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["src/**"], plugins: { house: { rules: { layers } } }, rules: { "house/layers": "error" } },
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
  { files: ["plugins/worker.js"], languageOptions: { globals: globals.serviceworker } },
  // A test double answers at once what the real one promises.
  {
    files: ["**/*.test.ts", "**/testing/*.ts"],
    rules: { "@typescript-eslint/require-await": "off" },
  },
);
