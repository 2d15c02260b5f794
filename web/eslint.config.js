import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/client/shapes.ts", "dev/fixtures", "test-results"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // svelte-check checks the types; it knows runes.
    rules: { "no-undef": "off" },
  },
  {
    rules: {
      // Maps and sets are replaced when something changes, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // Links are paths of our own router.
      "svelte/no-navigation-without-resolve": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
);
