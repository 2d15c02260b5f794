/// <reference types="vite/client" />

declare module "icon:*" {
  /** The path of one icon of game-icons, in a square of 512. */
  const path: string;
  export default path;
}

declare module "*.ftl?raw" {
  const source: string;
  export default source;
}

/** The Prioritized Task Scheduling API, which TypeScript does not know yet. Not every browser has it. */
interface Window {
  readonly scheduler?: {
    postTask<T>(task: () => T, options: { priority: "user-blocking" }): Promise<T>;
  };
}
