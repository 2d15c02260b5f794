/** All boards. A board is a folder named by the key of its game; other games get the generic board. */
import type { BoardModule } from "./contract";

const modules = import.meta.glob<BoardModule>("./*/index.ts");
const pictures = import.meta.glob<string>("./*/picture.{webp,svg,png}", {
  eager: true,
  query: "?url",
  import: "default",
});

export function loadBoard(game: string): Promise<BoardModule> {
  const load = modules[`./${game}/index.ts`] ?? modules["./generic/index.ts"]!;
  return load();
}

/** A picture of a board for the lobby, or null. */
export function pictureOf(game: string): string | null {
  return Object.entries(pictures).find(([path]) => path.startsWith(`./${game}/`))?.[1] ?? null;
}
