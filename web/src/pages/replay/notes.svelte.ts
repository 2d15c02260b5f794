/** What somebody has noted at the steps of a match. Notes stay in this browser; a file carries them elsewhere. */
const KEY = "miskatonic-notes";
const FORMAT = "miskatonic-notes";
const LONGEST = 2_000;

export type NotesByStep = Record<number, string>;

export const toFile = (table: string, notes: NotesByStep): string =>
  JSON.stringify({ format: FORMAT, schema: 1, table, notes }, null, 2);

/** The notes of a file, or null if it is no such file. */
export function fromFile(text: string): NotesByStep | null {
  try {
    const { format, notes } = JSON.parse(text) as { format?: unknown; notes?: unknown };
    if (format !== FORMAT || typeof notes !== "object" || notes === null) return null;
    const valid = Object.entries(notes).filter(
      (entry): entry is [string, string] => /^\d+$/.test(entry[0]) && typeof entry[1] === "string",
    );
    return Object.fromEntries(valid.map(([step, note]) => [Number(step), note.slice(0, LONGEST)]));
  } catch {
    return null;
  }
}

export class Notes {
  #all = $state.raw<NotesByStep>({});

  constructor(private readonly table: string) {
    this.#all = stored()[table] ?? {};
  }

  get all(): NotesByStep {
    return this.#all;
  }

  get steps(): number[] {
    return Object.keys(this.#all).map(Number);
  }

  at(step: number): string {
    return this.#all[step] ?? "";
  }

  write(step: number, note: string): void {
    const rest = Object.entries(this.#all).filter(([other]) => Number(other) !== step);
    this.#keep(Object.fromEntries(note.trim() ? [...rest, [step, note.slice(0, LONGEST)]] : rest));
  }

  /** Add the notes of a file; those of the same step are replaced. */
  add(notes: NotesByStep): void {
    this.#keep({ ...this.#all, ...notes });
  }

  #keep(notes: NotesByStep): void {
    this.#all = notes;
    const others = Object.entries(stored()).filter(([table]) => table !== this.table);
    const mine = Object.keys(notes).length ? [[this.table, notes] as const] : [];
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, ...mine])));
    } catch {
      return;
    }
  }
}

function stored(): Record<string, NotesByStep> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, NotesByStep>;
  } catch {
    return {};
  }
}
