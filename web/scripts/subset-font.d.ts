declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** Tags of OpenType features. */
    keepFeatures: readonly string[];
    /** Numbers of entries of the table `name`. */
    preserveNameIds: readonly number[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
