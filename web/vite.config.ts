import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { iconImports } from "./scripts/icons.ts";

const house = process.env["MISKATONIC_HOUSE"] ?? "http://127.0.0.1:1926";

export default defineConfig({
  plugins: [svelte(), iconImports()],
  resolve: {
    alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) },
    // Tests mount components as a browser would.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/miskatonic/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The policy of the house allows no data: fonts, and an icon font is no smaller inline.
    assetsInlineLimit: 0,
    manifest: "manifest.json",
  },
  server: { proxy: { "/api": { target: house, ws: true }, "/schema": house } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
