import type { FeedArchive } from "./zip.ts";
import { readCsv } from "./csv.ts";
import type { FeedNotes } from "./problems.ts";
import { parseNumber } from "./values.ts";

/** A row of a file, its values by column; an empty value and a missing column are both "". */
export interface Row<Column extends string> {
  readonly line: number;
  get(column: Column): string;
  /** The value, which has to be there; without one a problem is noted and the answer is null. */
  require(column: Column): string | null;
  /** A number, or `otherwise` where the value is empty; null with a problem noted where it is none. */
  number(column: Column, otherwise: number): number | null;
}

export interface TableShape<Column extends string> {
  readonly file: string;
  readonly required: readonly Column[];
  readonly optional: readonly Column[];
}

export interface ReadContext {
  readonly archive: FeedArchive;
  readonly notes: FeedNotes;
  onBytes(file: string, bytes: number): void;
}

/** Reads each row of a file. Where the archive has no such file nothing is read; the answer says whether it has. */
export async function readTable<Column extends string>(
  { archive, notes, onBytes }: ReadContext,
  { file, required, optional }: TableShape<Column>,
  take: (row: Row<Column>) => void,
): Promise<boolean> {
  if (!archive.has(file)) return false;
  await readCsv(
    { name: file, blocks: archive.read(file) },
    notes,
    (header) => {
      const twice = header.find((name, at) => name !== "" && header.indexOf(name) !== at);
      if (twice !== undefined)
        notes.problems.add(file, 1, "duplicate_column", `the column ${twice} is there more than once`);
      const missing = required.filter((name) => !header.includes(name));
      for (const name of missing) notes.problems.add(file, 1, "missing_column", `the column ${name} is missing`);
      if (missing.length > 0 || twice !== undefined) return null;
      const row = new TableRow<Column>(file, notes, header, [...required, ...optional]);
      return (fields, line) => {
        row.fields = fields;
        row.line = line;
        take(row);
      };
    },
    (bytes) => onBytes(file, bytes),
  );
  return true;
}

/** One object for all rows of a file: a large one has millions. */
class TableRow<Column extends string> implements Row<Column> {
  fields: readonly string[] = [];
  line = 0;
  readonly #columns: Map<string, number>;
  readonly #file: string;
  readonly #notes: FeedNotes;

  constructor(file: string, notes: FeedNotes, header: readonly string[], columns: readonly Column[]) {
    this.#file = file;
    this.#notes = notes;
    this.#columns = new Map(columns.map((name) => [name, header.indexOf(name)]));
  }

  get(column: Column): string {
    const at = this.#columns.get(column)!;
    const value = at < 0 ? undefined : this.fields[at];
    return value === undefined ? "" : value.trim();
  }

  require(column: Column): string | null {
    const value = this.get(column);
    if (value !== "") return value;
    this.#notes.problems.add(this.#file, this.line, "missing_value", `${column} is empty`);
    return null;
  }

  number(column: Column, otherwise: number): number | null {
    const value = this.get(column);
    if (value === "") return otherwise;
    const number = parseNumber(value);
    if (number === null) this.#notes.problems.add(this.#file, this.line, "bad_number", `${column} is ${value}`);
    return number;
  }
}
