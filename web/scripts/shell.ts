import type { Plugin, Rollup } from "vite";

/** The pages that work without a network, and the service worker that keeps them. */
const PAGES = ["pages/lobby/Lobby.svelte", "pages/rules/Rules.svelte"];
const WORKER = "sw.js";

/** Tells the service worker which assets the shell of the page is made of. */
export function shellOfPage(): Plugin {
  return {
    name: "shell-of-page",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return;
      if (worker.imports.length)
        throw new Error(
          `a service worker cannot import ${worker.imports.join(", ")}: share no code with the page`,
        );
      const chunks = Object.values(bundle).filter((one): one is Rollup.OutputChunk => one.type === "chunk");
      const needed = chunks.filter(
        ({ facadeModuleId, isEntry, fileName }) =>
          (isEntry && fileName !== WORKER) || PAGES.some((page) => facadeModuleId?.endsWith(page)),
      );
      const files = [...filesOf(needed, bundle)].map((file) => `/${file}`).sort();
      worker.code = `const SHELL = ${JSON.stringify(files)};\n${worker.code}`;
    },
  };
}

/** Chunks with everything they import at once, and their styles. */
function filesOf(
  chunks: readonly Rollup.OutputChunk[],
  bundle: Rollup.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  for (const chunk of chunks) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    // Fonts and pictures are kept when they are used.
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    const imported = chunk.imports.map((name) => bundle[name]);
    filesOf(
      imported.filter((one): one is Rollup.OutputChunk => one?.type === "chunk"),
      bundle,
      found,
    );
  }
  return found;
}
