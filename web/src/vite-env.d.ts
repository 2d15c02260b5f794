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
