import { readFile, stat } from "node:fs/promises";
import { checkCatalogue } from "./check.ts";
import { linesOf, readJson } from "./file-json.ts";
import { largestFile, textOf, Unreadable } from "./file-text.ts";
import { shownPath, type Problem } from "./problems.ts";
import type { Catalogue } from "./schema.ts";

/** Problems shown with their lines; the number of all is said. */
const shown = 50;

/** A team's file can't be taken over: lines for people, the first problems of all. Nothing has changed. */
export class FileRefused extends Error {
  readonly lines: readonly string[];
  /** How many problems there are. */
  readonly count: number;
  constructor(lines: readonly string[], count = lines.length) {
    super(lines.join("\n"));
    this.lines = lines;
    this.count = count;
  }
}

/** A catalogue read from a file, and the lines of what is found wrong with it later. */
export interface CatalogueFile {
  readonly catalogue: Catalogue;
  refuse(problems: readonly Problem[]): never;
}

/** Reads and checks a team's file; `now` in ms. Throws `FileRefused`. */
export async function readCatalogueFile(file: string, now: number): Promise<CatalogueFile> {
  const text = await textFrom(file);
  const refuse = (problems: readonly Problem[]): never => {
    const first = problems.slice(0, shown);
    const lines = linesOf(
      text,
      first.map(({ path }) => path),
    );
    const told = first
      .map(({ path, message }, index) => ({ line: lines[index]!, text: `${file}:${lines[index]}: ${shownPath(path)}: ${message}` }))
      .toSorted((one, other) => one.line - other.line);
    throw new FileRefused(
      told.map((each) => each.text),
      problems.length,
    );
  };
  const { value, problems } = atLine(file, () => readJson(text));
  if (problems.length > 0) refuse(problems);
  const checked = checkCatalogue(value, now, true);
  if (checked.catalogue === null) return refuse(checked.problems);
  return { catalogue: checked.catalogue, refuse };
}

async function textFrom(file: string): Promise<string> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) throw new FileRefused([`${file}: there is no such file`]);
  if (facts.size > largestFile) throw new FileRefused([`${file}: the file is larger than the ${largestFile / 1024 / 1024} MB that are read`]);
  const bytes = await readFile(file);
  return atLine(file, () => textOf(bytes));
}

function atLine<Made>(file: string, make: () => Made): Made {
  try {
    return make();
  } catch (cause) {
    if (cause instanceof Unreadable) throw new FileRefused([`${file}:${cause.line}: ${cause.message}`]);
    throw cause;
  }
}
