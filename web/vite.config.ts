import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fontFaces } from "./scripts/fonts.ts";
import { iconImports } from "./scripts/icons.ts";
import { shellOfPage } from "./scripts/shell.ts";

const server = process.env["MISKATONIC_SERVER"] ?? "http://127.0.0.1:1926";

export default defineConfig({
  plugins: [svelte(), fontFaces(), iconImports(), shellOfPage()],
  resolve: {
    alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) },
    // Tests mount components as a browser would.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/miskatonic/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: URLs for fonts.
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    rollupOptions: {
      input: { main: "index.html", sw: "src/worker/sw.ts" },
      // A service worker rules over the paths below its own, so it lies at the root and its name never changes.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/schema": server } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
