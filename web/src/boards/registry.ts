/** All boards. A board is a folder named by the key of its game; other games get the generic board. */
import type { BoardModule } from "./contract";

const modules = import.meta.glob<BoardModule>("./*/index.ts");
const pictures = import.meta.glob<string>("./*/picture*.{webp,svg,png}", {
  eager: true,
  query: "?url",
  import: "default",
});

export function loadBoard(game: string): Promise<BoardModule> {
  const load = modules[`./${game}/index.ts`] ?? modules["./generic/index.ts"]!;
  return load();
}

export interface Picture {
  src: string;
  /** The same picture in several widths; empty if there is only one. */
  srcset: string;
}

/** A picture of a board for the lobby, or null. `picture-480.webp` is a copy that is 480 px wide. */
export function pictureOf(game: string): Picture | null {
  const own = Object.entries(pictures).filter(([path]) => path.startsWith(`./${game}/`));
  const sized = own.flatMap(([path, url]) => {
    const width = /-(\d+)\.\w+$/.exec(path)?.[1];
    return width ? [{ url, width: Number(width) }] : [];
  });
  const src = sized[0]?.url ?? own[0]?.[1];
  return src ? { src, srcset: sized.map(({ url, width }) => `${url} ${width}w`).join(", ") } : null;
}
