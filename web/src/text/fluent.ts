/** Fluent messages of one or more sources, in their order. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

export class Messages {
  readonly keys: readonly string[];
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const keys: string[] = [];
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.#bundle.addResource(resource);
      for (const entry of resource.body) if (!entry.id.startsWith("-")) keys.push(entry.id);
    }
    this.keys = keys;
  }

  has(key: string, form?: string): boolean {
    const message = this.#bundle.getMessage(key);
    return message !== undefined && (form === undefined || form in message.attributes);
  }

  forms(key: string): string[] {
    return Object.keys(this.#bundle.getMessage(key)?.attributes ?? {});
  }

  /** The message. If it is missing, its key and arguments, so that the reader sees at least those. */
  say(key: string, args: Args = {}, form?: string): string {
    const message = this.#bundle.getMessage(key);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    if (pattern) {
      const errors: Error[] = [];
      const said = this.#bundle.formatPattern(pattern, args, errors);
      if (!errors.length) return said;
    }
    return [
      key.replaceAll("-", " "),
      ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`),
    ].join(" ");
  }
}
