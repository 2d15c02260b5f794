/** Fluent messages of one or more sources, in their order. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

const NONE: Args = {};

export class Messages {
  readonly keys: readonly string[];
  readonly #bundle: FluentBundle;
  /** What messages without arguments say. A board asks for hundreds of names whenever somebody moves. */
  readonly #fixed = new Map<string, string>();

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
  say(key: string, args: Args = NONE, form?: string): string {
    if (args !== NONE) return this.#format(key, args, form);
    const id = `${key}.${form ?? ""}`;
    const known = this.#fixed.get(id);
    if (known !== undefined) return known;
    const said = this.#format(key, args, form);
    this.#fixed.set(id, said);
    return said;
  }

  #format(key: string, args: Args, form: string | undefined): string {
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
